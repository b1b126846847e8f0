"""Telling people who are away that it is their turn, over days that their time runs out, and that a round of their
tournament has begun: by mail, by a signed webhook or by web push, only if they asked for it.

A webhook goes to an address a stranger typed in, so it may reach nothing but the open internet: https, a name whose
addresses are all public, the very address that was checked, no redirects, little time, and nothing of the answer kept.
"""

from __future__ import annotations

import asyncio
import hmac
import http.client
import ipaddress
import smtplib
import socket
import ssl
import time
from datetime import UTC, datetime
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import bindparam, select

from caracole.kernel.game import game
from caracole.server import errors, schema
from caracole.server.i18n import MESSAGES
from caracole.server.settings import Settings
from caracole.server.store import Store

if TYPE_CHECKING:
    from caracole.server.pushes import Pushes

LETTERS = {"turn": "mail-turn", "time": "mail-late", "round": "mail-round"}
"""What is written, by what has happened."""
PATIENCE = 10
"""Seconds that a mail server or a webhook may take."""
ABOUT = select(schema.tables.c.game, schema.tables.c.number, schema.tables.c.status, schema.tables.c.deadline).where(
    schema.tables.c.id == bindparam("b_id")
)
TO = select(schema.accounts).where(schema.accounts.c.id == bindparam("b_id"))


class Notifications:
    """How people are told."""

    def __init__(self, store: Store, settings: Settings, pushes: Pushes | None = None) -> None:
        self.store = store
        self.settings = settings
        self.pushes = pushes

    async def send(self, job: Any) -> None:
        """What a job asks for, unless the match has gone on or the person does not want it."""
        table = await self.store.row(ABOUT, {"b_id": job.table_id})
        account = await self.store.row(TO, {"b_id": job.account})
        what, _, way = job.kind.rpartition("-")  # turn has no word of its own
        if table is None or account is None or table.status != "running":
            return
        if what != "round" and table.number != job.number:
            return
        link = f"{(self.settings.public_url or '').rstrip('/')}/table/{job.table_id}"
        event = {"late": "time", "round": "round"}.get(what, "turn")
        if way == "mail" and account.email and self.settings.smtp_host:
            message = letter(account, table, link, LETTERS[event])
            await asyncio.to_thread(self.mail, message)
        elif way in ("webhook", "hook") and account.webhook and self.settings.webhooks:
            payload = {"event": event, "table": job.table_id, "number": job.number, "link": link}
            body = msgspec.json.encode({**payload, "deadline": table.deadline})
            await asyncio.to_thread(post, account.webhook, body, account.webhook_secret or "")
        elif way == "push" and self.pushes is not None:
            title = said(account, table, link, LETTERS[event])
            await self.pushes.send(account.id, {"title": title, "table": job.table_id})

    def mail(self, message: EmailMessage) -> None:
        message["From"] = self.settings.smtp_from or "caracole@localhost"
        with smtplib.SMTP(self.settings.smtp_host or "", self.settings.smtp_port, timeout=PATIENCE) as server:
            if self.settings.smtp_starttls:
                server.starttls(context=ssl.create_default_context())
            if self.settings.smtp_user:
                server.login(self.settings.smtp_user, self.settings.smtp_password or "")
            server.send_message(message)


def letter(account: Any, table: Any, link: str, message: str) -> EmailMessage:
    """In the reader's language."""
    made = EmailMessage()
    made["To"] = account.email
    made["Subject"] = said(account, table, link, message)
    made.set_content(said(account, table, link, f"{message}-text") + "\n")
    return made


def said(account: Any, table: Any, link: str, message: str) -> str:
    words = {"name": account.name, "game": game(table.game).title, "link": link, "until": moment(table.deadline)}
    return MESSAGES.say(account.language, message, **words)


def moment(at: int | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def signature(secret: str, at: int, body: bytes) -> str:
    """HMAC-SHA256 over time and body; the receiver computes it again."""
    return hmac.new(secret.encode(), f"{at}.".encode() + body, "sha256").hexdigest()


def checked_address(url: str) -> tuple[str, int, str, str]:
    """Host, port, path and the public address to connect to; a Problem if any of it is not allowed."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:
        raise errors.malformed("webhook-address") from None
    if parts.scheme != "https" or not parts.hostname or parts.username or parts.password or port not in (443, 8443):
        raise errors.malformed("webhook-address")
    try:
        found = {info[4][0] for info in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise errors.malformed("webhook-host") from None
    if not found or not all(public(str(address)) for address in found):
        raise errors.malformed("webhook-inside")
    path = parts.path or "/"
    return parts.hostname, port, f"{path}?{parts.query}" if parts.query else path, str(sorted(map(str, found))[0])


def public(address: str) -> bool:
    """Whether an address is one of the open internet, however it is written."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
        if ip in ipaddress.ip_network("64:ff9b::/96"):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


class Pinned(http.client.HTTPSConnection):
    """Connects to the address that was checked, whatever the name says by now."""

    def __init__(self, host: str, port: int, address: str, context: ssl.SSLContext | None = None) -> None:
        super().__init__(host, port, timeout=PATIENCE, context=context or ssl.create_default_context())
        self.address = address
        self.tls = context or ssl.create_default_context()

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), PATIENCE)
        self.sock = self.tls.wrap_socket(plain, server_hostname=self.host)


def post(url: str, body: bytes, secret: str) -> int:
    """Send it; says the status. The answer is not followed and not read."""
    host, port, path, address = checked_address(url)
    at = int(time.time())
    connection = Pinned(host, port, address)
    try:
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "caracole",
            "Caracole-Time": str(at),
            "Caracole-Signature": signature(secret, at, body),
        }
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
