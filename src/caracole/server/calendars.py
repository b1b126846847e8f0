"""What is ahead of somebody as a calendar (iCalendar, RFC 5545): tournaments, and by when to decide in matches of days.

Calendars have no cookies: the address is the proof, long and random, and only its hash is kept. Asking for a new one
ends the old one.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import and_, bindparam, select, update

from caracole.kernel.game import game, installed
from caracole.server import errors, schema
from caracole.server.i18n import MESSAGES
from caracole.server.store import Store, Unit

KEEP = update(schema.accounts).where(schema.accounts.c.id == bindparam("b_id")).values(calendar=bindparam("b_calendar"))
WHOSE = select(schema.accounts).where(schema.accounts.c.calendar == bindparam("b_hash"))
HELD = (
    select(schema.tournaments)
    .join(schema.entrants, schema.entrants.c.tournament_id == schema.tournaments.c.id)
    .where(
        schema.entrants.c.account == bindparam("b_account"),
        schema.entrants.c.status != "out",
        schema.tournaments.c.status != "cancelled",
        schema.tournaments.c.starts_at.is_not(None) | schema.tournaments.c.started_at.is_not(None),
    )
    .order_by(schema.tournaments.c.created_at.desc())
    .limit(200)
)
DUE = (
    select(schema.tables)
    .join(
        schema.seats,
        and_(schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.side == schema.tables.c.actor),
    )
    .where(
        schema.seats.c.account == bindparam("b_account"),
        schema.tables.c.status == "running",
        schema.tables.c.deadline.is_not(None),
        schema.tables.c.clock.contains('"days"'),
    )
    .order_by(schema.tables.c.deadline)
    .limit(200)
)
FOLD = 75
"""Bytes of a line; what is longer goes on in the next, which begins with a blank."""


class Entry(NamedTuple):
    """One thing in a calendar; times are milliseconds since 1970."""

    ident: str
    at: int
    title: str
    link: str
    minutes: int | None = None


class Calendars:
    """Makes calendars for whoever has the address of one."""

    def __init__(self, store: Store, url: str) -> None:
        self.store = store
        self.url = url.rstrip("/")

    async def renew(self, account: str) -> str:
        """A new secret; the one before is good for nothing."""
        secret = secrets.token_urlsafe(24)
        await self.store.write(Unit().change(KEEP, b_id=account, b_calendar=hashed(secret)))
        return secret

    async def withdraw(self, account: str) -> None:
        await self.store.write(Unit().change(KEEP, b_id=account, b_calendar=None))

    async def read(self, secret: str) -> str:
        """The calendar that an address stands for."""
        row = await self.store.row(WHOSE, {"b_hash": hashed(secret)})
        if row is None:
            raise errors.unknown()
        return written(await self.entries(row))

    async def entries(self, account: Any) -> list[Entry]:
        asked = {"b_account": account.id}
        made = [
            Entry(f"tournament-{row.id}", row.started_at or row.starts_at, row.title,
                  f"{self.url}/tournaments/{row.id}", row.minutes)
            for row in await self.store.rows(HELD, asked)
        ]  # fmt: skip
        for row in await self.store.rows(DUE, asked):
            if row.game in installed():
                title = MESSAGES.say(account.language, "calendar-due", game=game(row.game).title)
                made.append(Entry(f"table-{row.id}-{row.number}", row.deadline, title, f"{self.url}/table/{row.id}"))
        return made


def hashed(secret: str) -> str:
    return hashlib.sha256(f"calendar:{secret}".encode(errors="replace")).hexdigest()


def written(entries: list[Entry]) -> str:
    """As iCalendar wants it: lines end with CR LF, and long ones are folded."""
    stamp = moment(int(datetime.now(UTC).timestamp() * 1000))
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Caracole//EN", "CALSCALE:GREGORIAN", "X-WR-CALNAME:Caracole"]
    for one in entries:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.ident}@caracole",
            f"DTSTAMP:{stamp}",
            f"DTSTART:{moment(one.at)}",
            f"SUMMARY:{escaped(one.title)}",
            f"URL:{one.link}",
            *([f"DURATION:PT{one.minutes}M"] if one.minutes else []),
            "END:VEVENT",
        ]
    return "".join(f"{folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    for plain in ("\\", ";", ","):
        text = text.replace(plain, f"\\{plain}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """Never within a letter."""
    parts, room = [""], FOLD
    for letter in line:
        size = len(letter.encode())
        if size > room:
            parts.append("")
            room = FOLD - 1
        parts[-1] += letter
        room -= size
    return "\r\n ".join(parts)
