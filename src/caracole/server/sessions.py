"""Sessions: begun by a name or a password, kept by use, ended by leaving, by time, or from another device.

Every request asks the database, so that a session that was ended is over at every server at once. Connections that last
(WebSockets, streams) are held here: news from whichever server ended a session lets the others close them, and once a
minute all of them are looked at again.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import bindparam, delete, select, union_all, update

from caracole.server import errors, schema
from caracole.server.fanout import LEFT, Fanout, NoFanout
from caracole.server.settings import Settings
from caracole.server.store import Conflict, Store, Unavailable, Unit, now

log = logging.getLogger("caracole.sessions")
DAY = 86_400_000
STEP = 300_000
"""Milliseconds after which it is written down again that a session is in use."""
LOOK = 5
"""Seconds between two looks at the sessions of connections that last."""
NOTE = 60
"""Seconds between two notes that they are in use."""
sessions, tokens = schema.sessions.c, schema.tokens.c
LIVE = (sessions.seen_at > bindparam("b_idle"), sessions.created_at > bindparam("b_oldest"))
BY_SESSION = (
    select(schema.accounts, sessions.seen_at).join(schema.sessions).where(sessions.hash == bindparam("b_hash"), *LIVE)
)
MINE = (
    select(schema.sessions).where(sessions.account == bindparam("b_account"), *LIVE).order_by(sessions.seen_at.desc())
)
VALID = union_all(
    select(sessions.hash).where(sessions.account.in_(bindparam("b_accounts", expanding=True)), *LIVE),
    select(tokens.hash).where(tokens.account.in_(bindparam("b_accounts", expanding=True))),
)
SEEN = update(schema.sessions).where(sessions.hash == bindparam("b_hash")).values(seen_at=bindparam("b_now"))
EXPIRED = delete(schema.sessions).where(
    (sessions.seen_at <= bindparam("b_idle")) | (sessions.created_at <= bindparam("b_oldest"))
)


def hashed(number: str) -> str:
    return hashlib.sha256(number.encode()).hexdigest()


class Held:
    """A connection that lasts, with the hash of the session or token it came with."""

    def __init__(self, proof: str) -> None:
        self.proof = proof
        self.over = asyncio.Event()


class Sessions:
    """The sessions of one database."""

    fanout: Fanout = NoFanout()

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.held: dict[str, set[Held]] = {}
        """By account."""

    def limits(self) -> dict[str, int]:
        """A session that was not used since `b_idle`, or began before `b_oldest`, is over."""
        at = now()
        return {
            "b_idle": at - int(self.settings.session_idle_days * DAY),
            "b_oldest": at - int(self.settings.session_days * DAY),
        }

    # --- beginning and using ---------------------------------------------------------------------------

    def begin(self, unit: Unit, account: str, agent: str) -> str:
        """A new session, written with the unit; says its number, for the cookie."""
        number = secrets.token_urlsafe(32)
        row = {"id": secrets.token_urlsafe(12), "account": account, "device": device(agent)}
        unit.add(schema.sessions, hash=hashed(number), created_at=now(), seen_at=now(), **row)
        return number

    async def account(self, number: str) -> Any:
        """The row of the account whose session this is, if it still is one."""
        row = await self.store.row(BY_SESSION, {"b_hash": hashed(number), **self.limits()})
        if row is not None and now() - row.seen_at > STEP:
            await self.note([hashed(number)])
        return row

    async def note(self, hashes: list[str]) -> None:
        """They are in use; if it cannot be written down now, the next time will do."""
        unit = Unit()
        for found in hashes:
            unit.change(SEEN, b_hash=found, b_now=now())
        try:
            await self.store.write(unit)
        except (Conflict, Unavailable) as error:
            log.warning("sessions: %s", error)

    async def listed(self, account: str) -> list[Any]:
        return list(await self.store.rows(MINE, {"b_account": account, **self.limits()}))

    # --- ending ------------------------------------------------------------------------------------------

    def end(self, unit: Unit, account: str, *, keep: str | None = None) -> Unit:
        """All sessions of an account but the one with this number; the news goes out with the unit."""
        gone = delete(schema.sessions).where(sessions.account == account)
        if keep is not None:
            gone = gone.where(sessions.hash != hashed(keep))
        unit.change(gone)
        self.fanout.attach(unit, account, LEFT)
        return unit

    async def end_one(self, account: str, which: str) -> None:
        """One session, by the name it has in the list."""
        found = next((row for row in await self.listed(account) if row.id == which), None)
        if found is None:
            raise errors.unknown()
        await self.end_hash(account, found.hash)

    async def end_hash(self, account: str, found: str) -> None:
        unit = Unit().change(delete(schema.sessions).where(sessions.hash == found))
        self.fanout.attach(unit, account, LEFT)
        await self.store.write(unit)
        await self.look(account)

    # --- connections that last -----------------------------------------------------------------------------

    @contextmanager
    def holding(self, account: str | None, proof: str | None) -> Iterator[asyncio.Event]:
        """While a connection lasts; the event says that its session is over."""
        held = Held(proof or "")
        if account is not None:
            self.held.setdefault(account, set()).add(held)
        try:
            yield held.over
        finally:
            if account is not None:
                self.held[account].discard(held)
                if not self.held[account]:
                    del self.held[account]

    async def look(self, *accounts: str) -> None:
        """Let connections end whose session or token is no more; without a name, all of them."""
        asked = [account for account in accounts or list(self.held) if account in self.held]
        for start in range(0, len(asked), 500):
            some = asked[start : start + 500]
            valid = {row.hash for row in await self.store.rows(VALID, {"b_accounts": some, **self.limits()})}
            for account in some:
                for held in self.held.get(account, ()):
                    if held.proof not in valid:
                        held.over.set()

    async def look_on(self) -> None:
        """Whoever is connected is seen; whose session has ended, or whose news were lost, is not connected any more."""
        for beat in itertools.count(1):
            await asyncio.sleep(LOOK)
            try:
                await self.look()
                if beat % (NOTE // LOOK) == 0:
                    await self.note(
                        [held.proof for some in self.held.values() for held in some if not held.over.is_set()]
                    )
            except Unavailable as error:
                log.warning("sessions: %s", error)

    async def sweep(self) -> None:
        """Sessions and links that have run out leave the database."""
        over = self.limits()
        unit = Unit().change(EXPIRED, b_idle=over["b_idle"], b_oldest=over["b_oldest"])
        unit.change(delete(schema.resets).where(schema.resets.c.until < now()))
        await self.store.write(unit)


BROWSERS = [("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"),
            ("Chrome", "Chrome"), ("Safari", "Safari")]  # fmt: skip
SYSTEMS = [("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
           ("Mac OS X", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")]  # fmt: skip


def device(agent: str) -> str:
    """A hint by which people know their devices again, from what a browser says of itself; no more of it is kept."""
    browser = next((name for sign, name in BROWSERS if f"{sign}/" in agent), None)
    system = next((name for sign, name in SYSTEMS if sign in agent), None)
    other = re.match(r"[A-Za-z][A-Za-z-]{0,29}", agent)
    return " · ".join(filter(None, (browser, system))) or (other.group() if other else "")
