"""At the table: look, play, take back, offer, talk. The REST twin of the WebSocket."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy import delete, insert, select

from caracole.kernel.changes import Change
from caracole.kernel.errors import BadOptions, NotAnAction
from caracole.kernel.events import Line
from caracole.kernel.messages import LANGUAGES
from caracole.kernel.options import among
from caracole.server import absence, chat, errors, match_requests, schema
from caracole.server.snapshot import SPECTATOR, GestureSeen, Look, Snapshot, drawn, past_picture, see, ways_from
from caracole.server.store import Unit
from caracole.server.table import Table, Watcher
from caracole.server.web.request_context import Caller, caller_of, server_of, table_of

Text = Annotated[str | None, QueryParameter(max_length=80)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
ActionId = Annotated[str, Meta(min_length=1, max_length=44, pattern=r"^[\x21-\x7e]+$")]
LONGEST_WAIT = 25
MOST_IN_A_ROW = 16
LONGEST_OF_A_ROW = 40
"""Each gets an id of its own, from that of the first."""


class Play(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat asks for."""

    action: Annotated[str, Meta(min_length=1, max_length=80)]
    """The action's text, as in a record."""
    number: Number
    """The newest step I have seen."""
    id: ActionId
    """Chosen by the client; the same id again is the same action, not another."""
    seat: SeatNumber | None = None
    then: Annotated[list[Annotated[str, Meta(min_length=1, max_length=80)]], Meta(max_length=MOST_IN_A_ROW)] = []
    """What follows, each a step of its own; if one is refused the rest is not played."""

    def __post_init__(self) -> None:
        if self.then and len(self.id) > LONGEST_OF_A_ROW:
            raise ValueError(f"the id of actions in a row has at most {LONGEST_OF_A_ROW} characters")


class Undo(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    number: Number
    id: ActionId
    turn: bool = False
    """Everything since the turn began, not only the last step."""
    seat: SeatNumber | None = None


class AsSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None


class Offering(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["draw", "takeback", "pause"]
    to: Number | None = None
    """The step of the match a takeback goes back to; before my last decision if not given."""
    seat: SeatNumber | None = None


class Answer(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    yes: bool
    seat: SeatNumber | None = None


class Claiming(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is to be done about a player who is absent; all people who are left must agree."""

    kind: Literal["adjourn", "stand-in", "forfeit", "substitute"]
    absent: SeatNumber
    """The seat whose player is absent."""
    seat: SeatNumber | None = None
    """Mine."""


class HandingOver(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A link by which somebody of my choice may take over my seat; or no longer."""

    seat: SeatNumber | None = None
    withdraw: bool = False


class HandedOver(msgspec.Struct, omit_defaults=True):
    number: int
    invite: str | None = None


class Done(msgspec.Struct):
    """Stored."""

    number: int


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]
    room: Literal["players", "watchers"] | None = None
    """Where it is said; without it, where I belong."""


class Said(msgspec.Struct, tag_field="type", tag="chat"):
    id: int
    account: str
    name: str
    text: str
    at: int
    room: str


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=20_000, pattern=r"^[^\x00]*$")]


class WhyNot(msgspec.Struct, omit_defaults=True):
    legal: bool
    rule: str | None = None
    sentence: str | None = None


class Past(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A moment of the match, as a seat saw it."""

    step: int
    steps: int
    prompt: str
    picture: str | None = None
    log: list[Line]
    """What the step before this moment did."""


class Pointed(msgspec.Struct, kw_only=True):
    """What is shown of a piece while it is pointed at or chosen."""

    number: int
    """The picture the changes go onto."""
    there: list[Change]
    back: list[Change]
    ways: list[GestureSeen] = []
    """What may be clicked next that stands for several actions in a row."""


class Replay(msgspec.Struct, kw_only=True):
    """The whole match as a seat saw it."""

    steps: list[str]
    """What was done, as the seat saw it."""
    by: list[int]
    log: list[Line]


def look_of(
    table: Table, caller: Caller, seat: int | None, layout: str | None, language: str | None, **more: Any
) -> Look:
    """How the caller may look: from an own seat, or as a spectator; after the match from any seat."""
    if seat is None:
        seat = own_view(table, caller)
    elif not may_look(table, caller, seat):
        raise errors.not_yours("seat-not-yours")
    if layout is not None:
        try:
            among("layout", layout, table.game.traits.layouts)
        except BadOptions as error:
            raise errors.bad_options(error) from None
    spoken = language if language in LANGUAGES else caller.language
    return Look(seat=seat, layout=layout, language=spoken, **more)


def may_look(table: Table, caller: Caller, seat: int) -> bool:
    """From a seat of one's own, while one has it; after the match from any."""
    return seat == SPECTATOR or table.seat(seat) in table.seats_of(caller.id) or table.status == "finished"


def own_view(table: Table, caller: Caller) -> int:
    """The seat somebody sees from who names none: where nothing is hidden, the one of theirs that decides."""
    own = [seat.seat for seat in table.seats_of(caller.id)]
    actor = table.served.actor if table.served else -1
    due = [seat for seat in own if table.seats[seat].side == actor]
    return (own or [SPECTATOR])[0] if table.game.traits.hidden else (due or own or [SPECTATOR])[0]


@get("/api/tables/{name:str}", tags=["play"], summary="The table as I see it; with `after`, as soon as it has gone on")
async def look(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=-1, le=63)] = None,
    since: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
    after: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
    layout: Text = None,
    turned: FromQuery[bool | None] = None,
    language: Text = None,
    gestures: FromQuery[bool] = True,
    log: FromQuery[bool] = True,
    invite: Text = None,
) -> Snapshot:
    table = await table_of(request, name, invite)
    caller = caller_of(request)
    if after is not None and wait:
        await wait_for(table, caller, after, wait)
    table.tables.watch(table)
    async with table.certain():
        wanted = look_of(table, caller, seat, layout, language, turned=turned, gestures=gestures, log=log)
        return see(table, caller.id, wanted, since)


async def wait_for(table: Table, caller: Caller, after: int, seconds: float) -> None:
    """Until the table is past a step, or the time is over."""
    watcher = Watcher(caller.id)
    table.watchers.add(watcher)
    table.tables.watch(table)
    until = time.monotonic() + seconds
    try:
        while not table.tables.closing and (table.served.number if table.served else 0) <= after:
            left = until - time.monotonic()
            if left <= 0:
                return
            watcher.wake.clear()
            try:
                await asyncio.wait_for(watcher.wake.wait(), left)
            except TimeoutError:
                return
    finally:
        table.watchers.discard(watcher)


@post("/api/tables/{name:str}/play", tags=["play"], summary="Play an action", status_code=200)
async def play(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Play]) -> Done:
    caller, server = caller_of(request), server_of(request)
    caller.known()
    table = await table_of(request, name)
    seat = table.own_seat(caller.id, data.seat)
    began = time.perf_counter()
    number = await table.play(seat, data.action, data.number, data.id, caller.language, data.then)
    server.metrics.actions += 1
    server.metrics.action_time.add(time.perf_counter() - began)
    return Done(number)


@post(
    "/api/tables/{name:str}/undo", tags=["play"], summary="Take back my last step, or my turn so far", status_code=200
)
async def undo(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Undo]) -> Done:
    table = await seated(request, name)
    seat = table.own_seat(caller_of(request).id, data.seat)
    return Done(await match_requests.undo(table, seat, data.number, data.id, turn=data.turn))


async def seated(request: Request[Any, Any, Any], name: str) -> Table:
    caller_of(request).known()
    return await table_of(request, name)


@post("/api/tables/{name:str}/resign", tags=["play"], summary="Resign", status_code=200)
async def resign(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[AsSeat]) -> Done:
    table = await seated(request, name)
    return Done(await match_requests.resign(table, table.own_seat(caller_of(request).id, data.seat)))


@post(
    "/api/tables/{name:str}/offer",
    tags=["play"],
    summary="Offer a draw, ask for a takeback or a pause",
    status_code=200,
)
async def offer(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Offering]) -> Done:
    table = await seated(request, name)
    return Done(await match_requests.offer(table, table.own_seat(caller_of(request).id, data.seat), data.kind, data.to))


@post("/api/tables/{name:str}/answer", tags=["play"], summary="Agree to an offer, or not", status_code=200)
async def answer(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Answer]) -> Done:
    table = await seated(request, name)
    return Done(await match_requests.answer(table, table.own_seat(caller_of(request).id, data.seat), yes=data.yes))


@post("/api/tables/{name:str}/resume", tags=["play"], summary="End a pause", status_code=200)
async def resume(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[AsSeat]) -> Done:
    table = await seated(request, name)
    return Done(await match_requests.resume(table, table.own_seat(caller_of(request).id, data.seat)))


@post("/api/tables/{name:str}/claim", tags=["play"], summary="Do something about an absent player", status_code=200)
async def claim(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Claiming]) -> Done:
    table = await seated(request, name)
    seat = table.own_seat(caller_of(request).id, data.seat)
    return Done(await match_requests.claim(table, seat, data.kind, data.absent))


@post("/api/tables/{name:str}/handover", tags=["play"], summary="A link to take over my own seat", status_code=200)
async def handover(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[HandingOver]) -> HandedOver:
    table = await seated(request, name)
    seat = table.own_seat(caller_of(request).id, data.seat)
    return HandedOver(*await absence.hand_over(table, seat, out=not data.withdraw))


@post("/api/tables/{name:str}/comeback", tags=["play"], summary="Take my seat back", status_code=200)
async def comeback(request: Request[Any, Any, Any], name: FromPath[str]) -> Done:
    table = await seated(request, name)
    return Done(await absence.come_back(table, caller_of(request).known()))


@get("/api/tables/{name:str}/why-not", tags=["play"], summary="Why an action is not legal")
async def why_not(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    action: Annotated[str, QueryParameter(max_length=80)],
    seat: FromQuery[int | None] = None,
) -> WhyNot:
    table = await table_of(request, name)
    caller = caller_of(request)
    own = table.own_seat(caller.id, seat)
    view = table.started().match.view(own.side)
    try:
        refusal = view.why_not(view.state.parse(action), caller.language)
    except NotAnAction:
        raise errors.not_an_action(action) from None
    return WhyNot(True) if refusal is None else WhyNot(False, refusal.rule, refusal.sentence)


@get("/api/tables/{name:str}/steps/{step:int}", tags=["play"], summary="An earlier moment, as a seat saw it")
async def past(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    step: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=-1, le=63)] = None,
    layout: Text = None,
    turned: FromQuery[bool | None] = None,
    language: Text = None,
) -> Past:
    table = await table_of(request, name)
    served = table.started()
    async with table.certain():
        match = served.match
        if not 0 <= step <= match.version:
            raise errors.unknown()
        wanted = look_of(table, caller_of(request), seat, layout, language, turned=turned)
        side = table.seats[wanted.seat].side if wanted.seat >= 0 else SPECTATOR
        view = match.states[step].view(side)
        picture = past_picture(served, side, wanted, step) if layout else None
        log = [line for line in match.log(side, wanted.language, max(0, step - 1)) if line.step == step]
        prompt = table.game.narrate.prompt(view, wanted.language)
        return Past(step=step, steps=match.version, prompt=prompt, picture=picture, log=log)


@get("/api/tables/{name:str}/pointed", tags=["play"], summary="What a piece that is pointed at adds to the picture")
async def pointed(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    at: Annotated[str, QueryParameter(min_length=1, max_length=60)],
    layout: Annotated[str, QueryParameter(max_length=20)],
    seat: Annotated[int | None, QueryParameter(ge=-1, le=63)] = None,
    turned: FromQuery[bool | None] = None,
    language: Text = None,
    invite: Text = None,
) -> Pointed:
    """How far it goes, whom it sees: changes onto the newest picture, and those that take them back."""
    table = await table_of(request, name, invite)
    async with table.certain():
        served = table.started()
        wanted = look_of(table, caller_of(request), seat, layout, language, turned=turned)
        side = table.seats[wanted.seat].side if wanted.seat >= 0 else SPECTATOR
        there, back = drawn(table, served, side, wanted).pointed(at)
        return Pointed(number=served.number, there=there, back=back, ways=ways_from(table, served, wanted, at))


@get("/api/tables/{name:str}/replay", tags=["play"], summary="The whole match, as a seat saw it")
async def replay(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=-1, le=63)] = None,
    language: Text = None,
) -> Replay:
    table = await table_of(request, name)
    served = table.started()
    async with table.certain():
        wanted = look_of(table, caller_of(request), seat, None, language)
        side = table.seats[wanted.seat].side if wanted.seat >= 0 else SPECTATOR
        match = served.match
        steps = []
        for before, action in match.walk():
            hidden = match.game.view.seen(before, action, side)
            steps.append(before.say(action) if hidden is None else hidden)
        return Replay(steps=steps, by=list(match.deciders), log=match.log(side, wanted.language))


# --- talk and notes ---------------------------------------------------------------------------------------------------


def line_seen(line: Any) -> Said:
    return Said(line.id, line.account, line.name, line.text, line.at, line.room)


async def said(table: Table, account: str | None, after: int) -> list[Said]:
    return [line_seen(line) for line in await chat.said(table, account, after)]


async def say(table: Table, caller: Caller, data: Saying) -> Said:
    return line_seen(await chat.say(table, caller.known(), data.text, data.room))


@get("/api/tables/{name:str}/chat", tags=["play"], summary="What was said, after a line")
async def read_chat(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    after: Annotated[int, QueryParameter(ge=0, le=2_000_000_000)] = 0,
) -> list[Said]:
    return await said(await table_of(request, name), caller_of(request).id, after)


@post("/api/tables/{name:str}/chat", tags=["play"], summary="Say something")
async def speak(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Saying]) -> Said:
    table = await seated(request, name)
    return await say(table, caller_of(request), data)


@get("/api/tables/{name:str}/notes", tags=["play"], summary="My private notes")
async def notes(request: Request[Any, Any, Any], name: FromPath[str]) -> Notes:
    table = await seated(request, name)
    mine = (schema.notes.c.table_id == table.id) & (schema.notes.c.account == caller_of(request).known().id)
    row = await table.store.row(select(schema.notes.c.text).where(mine))
    return Notes(row.text if row else "")


@put("/api/tables/{name:str}/notes", tags=["play"], summary="Write my private notes")
async def write_notes(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Notes]) -> Notes:
    table = await seated(request, name)
    account = caller_of(request).known().id
    mine = (schema.notes.c.table_id == table.id) & (schema.notes.c.account == account)
    unit = Unit().change(delete(schema.notes).where(mine))
    unit.change(insert(schema.notes).values(table_id=table.id, account=account, text=data.text))
    await table.store.write(unit)
    return data


HANDLERS = [
    look,
    play,
    undo,
    resign,
    offer,
    answer,
    resume,
    claim,
    handover,
    comeback,
    why_not,
    past,
    pointed,
    replay,
    read_chat,
    speak,
    notes,
    write_notes,
]
