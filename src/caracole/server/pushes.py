"""Web push: what happens is told to devices that asked for it, while no page is open there.

A device gives an address of its browser's push service and a key of its own. What is sent there is encrypted for that
key (RFC 8291, by http_ece) and signed by the server's (VAPID, RFC 8292, by py_vapid), so that whoever carries it reads
nothing. The server's key is made when somebody first asks, and kept in the database for all servers. An address is
looked at like that of a webhook: the open internet and nothing else. A device stops being told when its session is
over, or when its push service says that it is gone.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import http.client
import logging
from contextlib import suppress
from typing import Any

import http_ece
import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy import bindparam, delete, insert, select

from caracole.server import errors, notifications, schema
from caracole.server.settings import Settings
from caracole.server.store import Conflict, Store, Unavailable, Unit, now

log = logging.getLogger("caracole.pushes")
MOST = 12
"""Devices of one account."""
LOOK = 30.0
"""Seconds after which a server knows of devices that asked at another one."""
LASTS = 86_400
"""Seconds for which a push service keeps what it cannot deliver; and for which a signature is good."""
GONE = (404, 410)
KEY = select(schema.settings.c.value).where(schema.settings.c.key == "vapid")
LIVING = select(schema.sessions.c.hash)
OF = (
    select(schema.pushes)
    .where(schema.pushes.c.account == bindparam("b_account"), schema.pushes.c.session.in_(LIVING))
    .order_by(schema.pushes.c.at)
)
DROP = delete(schema.pushes).where(schema.pushes.c.id == bindparam("b_id"))
OVER = delete(schema.pushes).where(schema.pushes.c.session.not_in(LIVING))


class Device(msgspec.Struct, kw_only=True):
    """Where a browser wants to be told, as it says so itself."""

    endpoint: str
    key: str
    auth: str


class Pushes:
    """The devices that are told, and how."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.vapid: Vapid02 | None = None
        self.sent = 0
        self.accounts: frozenset[str] = frozenset()
        """Those with a device, as far as this server knows: nobody else gets a job."""

    async def mind(self) -> None:
        """Hear of devices that asked elsewhere; until cancelled."""
        while True:
            try:
                await self.look()
            except Unavailable as error:
                log.warning("pushes: %s", error)
            except Exception:
                log.exception("pushes")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        rows = await self.store.rows(select(schema.pushes.c.account).distinct())
        self.accounts = frozenset(row.account for row in rows)

    async def of(self, account: str) -> list[Any]:
        return list(await self.store.rows(OF, {"b_account": account}))

    async def add(self, account: str, session: str, device: Device, called: str) -> str:
        """The same address again is the same device, whoever is signed in there by now."""
        await asyncio.to_thread(notifications.checked_address, device.endpoint)
        demand_keys(device)
        ident = named(device.endpoint)
        if ident not in {row.id for row in await self.of(account)} and len(await self.of(account)) >= MOST:
            raise errors.not_now("pushes-many", most=MOST)
        unit = Unit().change(OVER).change(DROP, b_id=ident)
        fresh = {"id": ident, "account": account, "session": session, "device": called, "at": now()}
        keys = {"endpoint": device.endpoint, "key": device.key, "auth": device.auth}
        unit.change(insert(schema.pushes).values(**fresh, **keys))
        await self.store.write(unit)
        await self.look()
        return ident

    async def remove(self, account: str, ident: str) -> None:
        if ident not in {row.id for row in await self.of(account)}:
            raise errors.unknown()
        await self.store.write(Unit().change(DROP, b_id=ident))
        await self.look()

    # --- telling -------------------------------------------------------------------------------------------

    async def signer(self) -> Vapid02:
        """The server's own key, made once."""
        if self.vapid is None:
            found = await self.store.row(KEY)
            if found is None:
                fresh = Vapid02()
                fresh.generate_keys()
                with suppress(Conflict):  # another server was first
                    await self.store.write(Unit().add(schema.settings, key="vapid", value=fresh.private_pem().decode()))
                found = await self.store.row(KEY)
            assert found is not None
            self.vapid = Vapid02.from_pem(str(found.value).encode())
        return self.vapid

    async def public_key(self) -> str:
        """What a browser wants to know before it gives an address."""
        key: Any = (await self.signer()).public_key
        point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return unpadded(point)

    async def send(self, account: str, news: dict[str, Any]) -> None:
        """To every device of an account; one whose push service does not know it any more is forgotten."""
        signer, body = await self.signer(), msgspec.json.encode(news)
        failed = None
        for row in await self.of(account):
            try:
                status = await asyncio.to_thread(self.deliver, signer, row, body)
            except (OSError, errors.Problem, http.client.HTTPException) as error:
                failed = error
                continue
            self.sent += status < 300
            if status in GONE:
                await self.store.write(Unit().change(DROP, b_id=row.id))
            elif status >= 400:
                failed = OSError(f"the push service answered {status}")
        if failed is not None:
            raise failed

    def deliver(self, signer: Vapid02, row: Any, body: bytes) -> int:
        """In a thread: says the status. The answer is not followed and not read."""
        host, port, path, address = notifications.checked_address(row.endpoint)
        private = ec.generate_private_key(ec.SECP256R1())
        sealed = http_ece.encrypt(
            body, private_key=private, dh=bytes_of(row.key), auth_secret=bytes_of(row.auth), version="aes128gcm"
        )
        audience = f"https://{host}" if port == 443 else f"https://{host}:{port}"
        claims = {"aud": audience, "sub": self.contact(), "exp": int(now() / 1000) + LASTS // 2}
        headers = {
            **signer.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS),
            "Urgency": "normal",
        }
        connection = notifications.Pinned(host, port, address)
        try:
            connection.request("POST", path, sealed, headers)
            return connection.getresponse().status
        finally:
            connection.close()

    def contact(self) -> str:
        """Whom a push service may write to."""
        return f"mailto:{self.settings.smtp_from or 'caracole@localhost'}"


def named(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:24]


def unpadded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def demand_keys(device: Device) -> None:
    """A point of the curve and sixteen bytes, or it is refused."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(device.key))
        fits = len(bytes_of(device.auth)) == 16
    except (ValueError, UnsupportedAlgorithm):
        fits = False
    if not fits:
        raise errors.malformed("push-keys")
