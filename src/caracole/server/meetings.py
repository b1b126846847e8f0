"""Who plays a bot until somebody is there is asked before they sit down; those found for each other *meet*.

      open ── somebody is found ──► asked ── everybody agrees ──► paired
       ▲                             │ │
       └── another does not come ────┘ └── declines, or gives no answer ──► gone

Whoever just waits has agreed from the start. The match with the bot is paused while its player is asked, and goes on if
nothing comes of it. Every step is one write that only goes through if everybody still stands where they stood, so that
it does not matter which server does it, nor whether one dies in between: the next look goes on from the rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, case, select, update

from caracole.server import match_requests, schema
from caracole.server.errors import Problem
from caracole.server.identity import Account, new_id
from caracole.server.store import Conflict, Unit, now

if TYPE_CHECKING:
    from caracole.server.lobby import Lobby

ANSWER = 30_000
"""Milliseconds to answer whether one comes."""
LOOKING = ("open", "asked")
SEEKS = schema.seeks.c
ASKED = select(schema.seeks).where(SEEKS.status == "asked").order_by(SEEKS.created_at, SEEKS.id)
MEET = (
    update(schema.seeks)
    .where(SEEKS.id == bindparam("b_id"), SEEKS.status == "open")
    .values(status="asked", meeting=bindparam("b_meeting"), asked_at=bindparam("b_at"), agreed=bindparam("b_agreed"))
)
THERE = (SEEKS.meeting == bindparam("b_meeting"), SEEKS.status == "asked")
AGREE = update(schema.seeks).where(SEEKS.id == bindparam("b_id"), *THERE).values(agreed=True)
DECLINE = update(schema.seeks).where(SEEKS.id == bindparam("b_id"), *THERE).values(status="gone")
LATE = update(schema.seeks).where(*THERE).values(status=case((SEEKS.agreed, "open"), else_="gone"))
REOPEN = update(schema.seeks).where(*THERE).values(status="open")
OVER = (
    update(schema.seeks)
    .where(SEEKS.id == bindparam("b_id"), SEEKS.status == "open", SEEKS.meeting == bindparam("b_meeting"))
    .values(meeting=None)
)
MET = (
    select(schema.seeks, schema.accounts.c.name.label("called"), schema.accounts.c.profile)
    .join(schema.accounts, schema.accounts.c.id == SEEKS.account)
    .where(*THERE)
    .order_by(SEEKS.created_at, SEEKS.id)
)


def demanded(rows: Iterable[Any]) -> bool:
    """Whether somebody among them has to be asked first."""
    return any(row.meanwhile is not None for row in rows)


async def meet(lobby: Lobby, rows: Sequence[Any]) -> None:
    """Ask everybody who plays a bot whether they come; Conflict if one of them waits no longer."""
    meeting, at, unit = new_id(), now(), Unit()
    for row in rows:
        waits = row.meanwhile is None
        unit.change(MEET, required=True, b_id=row.id, b_meeting=meeting, b_at=at, b_agreed=waits)
    await lobby.store.write(unit)
    lobby.tables.wake([row.account for row in rows])


async def decline(lobby: Lobby, row: Any) -> None:
    """Whoever is asked does not come, or waits no longer; the others wait on."""
    others = await lobby.store.rows(MET, {"b_meeting": row.meeting})
    unit = Unit().change(DECLINE, required=True, b_id=row.id, b_meeting=row.meeting)
    await lobby.store.write(unit.change(REOPEN, b_meeting=row.meeting))
    lobby.tables.wake([other.account for other in others])


async def give_up(lobby: Lobby, rows: Sequence[Any]) -> None:
    """A meeting comes to nothing: who was silent until the end waits no longer, the others wait on."""
    over = LATE if late(rows[0], now()) else REOPEN
    await lobby.store.write(Unit().change(over, b_meeting=rows[0].meeting))
    lobby.tables.wake([row.account for row in rows])


def late(row: Any, at: int) -> bool:
    return bool(at >= row.asked_at + ANSWER)


async def look_after(lobby: Lobby, row: Any, by: Account) -> None:
    """The match with the bot stands while its player is asked, and goes on if nothing came of it."""
    if row.meeting is None or row.status not in LOOKING or (row.status == "asked" and row.agreed):
        return
    if row.meanwhile is not None:
        await pause(lobby, row.meanwhile, by, paused=row.status == "asked")
    if row.status == "open":
        await lobby.store.write(Unit().change(OVER, b_id=row.id, b_meeting=row.meeting))


async def pause(lobby: Lobby, name: str, by: Account, *, paused: bool) -> None:
    table = await lobby.tables.find(name)
    own = table.seats_of(by.id) if table is not None else []
    if table is None or not own or table.served is None or table.served.over or table.served.paused == paused:
        return
    try:
        if paused:
            await match_requests.offer(table, own[0], "pause", None)
        else:
            await match_requests.resume(table, own[0])
    except (Problem, Conflict):
        return  # another request was first, or something else is being asked there
