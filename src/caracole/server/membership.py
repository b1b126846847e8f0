"""What the operator asks about the members of the club and does about them; on the database beside a running server.

Whoever writes to a file needs it alone: then the server must be stopped. On PostgreSQL servers hear of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import select

from caracole.server import schema
from caracole.server.account_deletion import AccountDeletion
from caracole.server.account_merging import AccountMerging
from caracole.server.errors import Problem
from caracole.server.identity import Account, Identity
from caracole.server.lobby import Lobby
from caracole.server.moderation import Desk
from caracole.server.ratings import Ratings
from caracole.server.settings import BadSettings, Settings
from caracole.server.skill import shown
from caracole.server.store import Store, Unavailable
from caracole.server.tables import Tables

Say = Callable[[str], None]


async def manage(settings: Settings, say: Say, what: str, *words: Any, **more: Any) -> int:
    """One question or one change; the answer's number of things that are wrong."""
    for word in words:
        if isinstance(word, str) and not word.isprintable():
            raise BadSettings(f"{word!r} has signs that no name and no note may have")
    store = Store(settings.database)
    demand_file(store)
    written = what not in READS or more.get("write", False)
    try:
        if written:
            await store.open()
        return int(await DO[what](Office(store, settings, say), *words, **more))
    except (Unavailable, OSError) as error:
        raise BadSettings(f"the database does not answer: {str(error).partition(chr(10))[0]}") from None
    except Problem as problem:
        raise BadSettings(problem.body("en").sentence) from None
    finally:
        if written:
            await store.close()
        else:
            await store.engine.dispose()


def demand_file(store: Store) -> None:
    """Whoever asks about members means a club that is there; a file that is not would be made, and be empty."""
    if store.embedded and not Path(store.engine.url.database or "").is_file():
        raise BadSettings(f"there is no database {store.engine.url.database!r}")


class Office:
    """Where members are looked up."""

    def __init__(self, store: Store, settings: Settings, say: Say) -> None:
        self.store = store
        self.settings = settings
        self.say = say

    @asynccontextmanager
    async def deletion(self) -> AsyncIterator[AccountDeletion]:
        """Whatever changes accounts, and tells servers of it where they can hear."""
        identity = await Identity.open(self.store, self.settings)
        tables = Tables(self.store, self.settings)
        identity.sessions.fanout = tables.fanout
        try:
            yield AccountDeletion(identity, Lobby(tables))
        finally:
            await tables.fanout.close()

    async def member(self, deletion: AccountDeletion, name: str) -> Account:
        """By name if it is kept by a password, else by id."""
        found = await deletion.identity.of_name(name) or await deletion.identity.of_id(name)
        if found is None or found.kind == "gone":
            raise BadSettings(f"there is no account {name!r}; guests are named by their id")
        return found


async def members(office: Office) -> int:
    wanted = select(schema.accounts).where(schema.accounts.c.kind == "person").order_by(schema.accounts.c.folded)
    rows = await office.store.rows(wanted)
    for row in rows:
        skills = await Ratings(office.store).of(row.id)
        standing = ", ".join(f"{where} {number(skill)}" for where, skill in sorted(skills.items()))
        office.say(f"{row.name}  {standing or 'no rated match'}")
    office.say(f"{len(rows)} members")
    return 0


def number(skill: Any) -> str:
    found = shown(skill)
    return f"{found.number} ± {found.doubt}{'?' if found.provisional else ''}"


async def ratings(office: Office, *, write: bool) -> int:
    rows, wrong = await Ratings(office.store).rebuild(write=write)
    done = ", and were set right" if write and wrong else ""
    office.say(f"{rows} rows follow from the matches, {wrong} stored ones do not agree{done}")
    return wrong


async def close(office: Office, name: str) -> int:
    async with office.deletion() as deletion:
        member = await office.member(deletion, name)
        await deletion.delete(member)
    office.say(f"{member.name} is gone; what they played stays, under “a former player”")
    return 0


async def rename(office: Office, name: str, to: str) -> int:
    async with office.deletion() as deletion:
        member = await office.member(deletion, name)
        await deletion.identity.change(member, name=to)
        fresh = await deletion.identity.of_id(member.id)
    office.say(f"{member.name} is called {fresh.name if fresh else to} now")
    return 0


async def ban(office: Office, name: str, words: str, hours: float | None) -> int:
    async with office.deletion() as deletion:
        member = await office.member(deletion, name)
    desk = Desk(office.store, office.settings, office.say)
    try:
        await desk.decide(member.id, "ban", words, hours)
    finally:
        await desk.sessions.fanout.close()
    return 0


async def merge(office: Office, name: str, into: str) -> int:
    async with office.deletion() as deletion:
        one, other = await office.member(deletion, name), await office.member(deletion, into)
        tables = await AccountMerging(deletion).merge(one, other)
    office.say(f"{one.name} is part of {other.name} now, with {tables} tables")
    return 0


READS = ("members", "ratings", "ban")
"""What needs no file for itself, unless it is asked to write: a ban is looked up whenever it matters."""
DO: dict[str, Callable[..., Any]] = {
    "members": members, "ratings": ratings, "close": close, "rename": rename, "ban": ban, "merge": merge,
}  # fmt: skip
