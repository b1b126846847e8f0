"""What is said at a table. Who sits talks to who sits; who watches talks to who watches.

While a match runs no player reads what watchers say: nobody gives hints. Afterwards everybody may read and write there.
What players say among themselves stays among them.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, func, select

from caracole.server import errors, schema
from caracole.server.fanout import TALK
from caracole.server.identity import Account
from caracole.server.social import Social
from caracole.server.store import Unit, now
from caracole.server.table import Table

PLAYERS, WATCHERS = "players", "watchers"
MOST_LINES = 20
"""Lines an account may say in a minute, at all tables and servers together."""
MINUTE = 60_000
CHAT = (
    select(schema.chat)
    .where(
        schema.chat.c.table_id == bindparam("b_id"),
        schema.chat.c.id > bindparam("b_after"),
        schema.chat.c.room.in_(bindparam("b_rooms", expanding=True)),
    )
    .order_by(schema.chat.c.id.desc())
    .limit(200)
)
OWN = (
    select(schema.chat)
    .where(schema.chat.c.table_id == bindparam("b_id"), schema.chat.c.account == bindparam("b_account"))
    .order_by(schema.chat.c.id.desc())
    .limit(1)
)
LATELY = select(func.count()).where(
    schema.chat.c.account == bindparam("b_account"), schema.chat.c.at > bindparam("b_since")
)


def is_player(table: Table, account: str | None) -> bool:
    """Whether somebody sits, is asked to sit, or has a seat that is kept for them."""
    return account is not None and any(account in (seat.account, seat.rightful) for seat in table.seats)


def rooms(table: Table, account: str | None) -> list[str]:
    """Where somebody may listen; the first is where they speak unless they say otherwise."""
    if not is_player(table, account):
        return [WATCHERS]
    return [PLAYERS, WATCHERS] if table.status in ("finished", "cancelled") else [PLAYERS]


async def said(table: Table, account: str | None, after: int) -> list[Any]:
    """The newest lines somebody may read, oldest first; without those of whom they do not want to hear."""
    asked = {"b_id": table.id, "b_after": after, "b_rooms": rooms(table, account)}
    lines = await table.store.rows(CHAT, asked)
    unheard = await Social(table.store).unheard(account) if lines else set()
    return [line for line in reversed(lines) if line.account not in unheard]


async def say(table: Table, by: Account, text: str, room: str | None) -> Any:
    """One line, stored, then shown to who may read it."""
    words = text.strip()
    if not words:
        raise errors.malformed("nothing-said")
    open_to = rooms(table, by.id)
    room = room or open_to[0]
    if room not in open_to and room == PLAYERS:
        raise errors.not_yours("players-talk")
    if room not in open_to:
        raise errors.not_yours("watchers-later")
    await Social(table.store).demand_voice(by)
    lately = await table.store.row(LATELY, {"b_account": by.id, "b_since": now() - MINUTE})
    if lately is not None and lately[0] >= MOST_LINES:
        raise errors.flood("flood-chat")
    unit = Unit().add(schema.chat, table_id=table.id, account=by.id, name=by.name, text=words, at=now(), room=room)
    table.tables.fanout.attach(unit, table.id, TALK)
    await table.store.write(unit)
    await table.hear_chat()
    table.publish_talk()
    return await table.store.row(OWN, {"b_id": table.id, "b_account": by.id})
