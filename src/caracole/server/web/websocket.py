"""The WebSocket of a table: what is new comes by itself, what is asked is acknowledged once it is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from caracole.kernel import shapes
from caracole.server import absence, errors, joint_words, match_requests
from caracole.server.errors import Problem, Told
from caracole.server.rate_limits import network
from caracole.server.snapshot import Look, ThinkingSeen, for_all_alike, is_drawn, see, thinking_seen
from caracole.server.store import Conflict, Unavailable, now
from caracole.server.table import Table, Watcher
from caracole.server.tables import PAUSE
from caracole.server.web.play import (
    Answer,
    AsSeat,
    Claiming,
    Offering,
    Play,
    Saying,
    Undo,
    look_of,
    may_look,
    own_view,
    said,
    say,
)
from caracole.server.web.request_context import Caller, caller_of, server_of, table_of

log = logging.getLogger("caracole.web")
TOO_LONG = 16_384
"""Bytes of a message."""
FLOODED = 50
"""A connection that sends so many messages in a row although it was told to wait is closed."""


class PlayMessage(Play, tag_field="type", tag="play"):
    """The same as the REST body."""


class UndoMessage(Undo, tag_field="type", tag="undo"):
    """The same as the REST body."""


class ResignMessage(AsSeat, tag_field="type", tag="resign"):
    id: str = ""


class OfferMessage(Offering, tag_field="type", tag="offer", kw_only=True):
    id: str = ""


class ClaimMessage(Claiming, tag_field="type", tag="claim", kw_only=True):
    id: str = ""


class AnswerMessage(Answer, tag_field="type", tag="answer", kw_only=True):
    id: str = ""


class ResumeMessage(AsSeat, tag_field="type", tag="resume"):
    id: str = ""


class ChatMessage(Saying, tag_field="type", tag="chat"):
    id: str = ""


class LookMessage(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True, kw_only=True):
    """See the table otherwise from now on; what is not named stays."""

    seat: int | None = None
    layout: str | None = None
    turned: bool | None = None
    language: str | None = None
    whole: bool = False
    """Send the whole picture, its ground included: a change or a ground went astray."""
    id: str = ""


class PingMessage(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    id: str = ""


Message = (
    PlayMessage
    | UndoMessage
    | ResignMessage
    | OfferMessage
    | ClaimMessage
    | AnswerMessage
    | ResumeMessage
    | ChatMessage
    | LookMessage
    | PingMessage
)


class Named(msgspec.Struct):
    """The id of a message, whatever else it says."""

    id: str = ""


DECODER = msgspec.json.Decoder(Message)
NAMED = msgspec.json.Decoder(Named)
ENCODER = msgspec.json.Encoder()


class Ack(msgspec.Struct, tag_field="type", tag="ack"):
    """Done, and stored."""

    id: str
    number: int


class Warned(msgspec.Struct, tag_field="type", tag="warning"):
    """My time is running out."""

    seat: int
    deadline: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """Not done; nothing has changed."""

    id: str
    status: int
    problem: Told


class Written(NamedTuple):
    """A snapshot as it goes out."""

    text: str
    number: int
    thinking: ThinkingSeen | None


class Sitting:
    """One connection to one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, caller: Caller, look: Look) -> None:
        self.socket = socket
        self.table = table
        self.caller = caller
        self.look = look
        self.following = False
        """Whether the seat was left open: then it is whichever of mine decides."""
        self.watcher = Watcher(caller.id)
        self.server = server_of(socket)
        self.sent = -1
        """The newest step of the match whose log lines have been sent."""
        self.pictured: int | None = None
        """The picture that the page has."""
        self.chatted = 0
        self.warned = 0
        self.thinking: ThinkingSeen | None = None
        """What was last said of what the table waits for."""
        self.sending = asyncio.Lock()
        self.flooded = 0
        """Messages in a row that came too fast."""
        self.over = asyncio.Event()
        """The session has ended, or there is too much of it."""

    async def send(self, message: Any) -> None:
        await self.send_text(ENCODER.encode(message).decode())

    async def send_text(self, text: str) -> None:
        async with self.sending:
            await self.socket.send_data(text, mode="text")

    async def show(self) -> None:
        """The newest snapshot; whoever is slow gets one that has caught up, not a queue of old ones."""
        if self.look.layout is not None and not is_drawn(self.table, self.look):
            await self.server.draw_queue.turn()
        await self.send_text(await self.snapshot())

    async def snapshot(self) -> str:
        async with self.table.certain():
            self.table.demand_sense()
            self.watcher.changed = False
            served = self.table.served
            step = served.match.version if served else 0
            if self.following or not may_look(self.table, self.caller, self.look.seat):
                self.turn_to(own_view(self.table, self.caller))
            since, onto = min(max(self.sent, 0), step), self.pictured
            written: Written = for_all_alike(
                self.table, self.caller.id, (self.look, since, onto), lambda: self.written(since, onto)
            )
            self.sent = step
            self.pictured = written.number if served else None
            self.thinking = written.thinking
            return written.text

    def written(self, since: int, onto: int | None) -> Written:
        snapshot = see(self.table, self.caller.id, self.look, since, onto)
        return Written(ENCODER.encode(snapshot).decode(), snapshot.number, snapshot.thinking)

    def turn_to(self, seat: int) -> None:
        """Another seat starts with an empty log: its story is another."""
        if seat != self.look.seat:
            self.sent = 0
            self.pictured = None
            self.look = msgspec.structs.replace(self.look, seat=seat)

    async def pass_on_talk(self) -> None:
        newest = self.table.chatted
        if newest > self.chatted:
            for line in await said(self.table, self.caller.id, self.chatted):
                newest = max(newest, line.id)
                await self.send(line)
            self.chatted = newest

    async def warn(self) -> None:
        """Once a decision, whoever it is for."""
        served = self.table.served
        if served is None or self.warned >= self.table.warned or self.table.warned != served.number:
            return
        self.warned = self.table.warned
        due = joint_words.due(self.table)
        mine = [seat.seat for seat in due if self.caller.id is not None and seat.account == self.caller.id]
        if mine and served.clocks.deadline is not None:
            await self.send(Warned(mine[0], served.clocks.deadline))

    async def show_on(self) -> None:
        while True:
            await self.watcher.wake.wait()
            self.watcher.wake.clear()
            try:
                await absence.arrive(self.table, self.caller.id)
                if self.watcher.changed:
                    await self.show()
                await self.pass_on_talk()
                await self.tell_place()
                await self.warn()
            except Unavailable:  # the connection outlives it: what is new is shown when the database is back
                await asyncio.sleep(PAUSE)
                self.watcher.wake.set()
            except Problem as problem:
                log.warning("a table is not shown: %s", problem, extra={"table": self.table.id})

    async def tell_place(self) -> None:
        """Where the table stands in the queue, when that is all that has changed."""
        seen = thinking_seen(self.table)
        if seen is not None and seen != self.thinking:
            await self.send(seen)
        self.thinking = seen

    async def listen(self) -> None:
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                await self.hear(event.get("text") or event.get("bytes") or b"")

    async def hear(self, raw: str | bytes) -> None:
        identity = ""
        try:
            if len(raw) > TOO_LONG:
                raise errors.problem(413, "too-large", "message-long")
            identity = named(raw)
            await self.demand_patience()
            await self.send(Ack(identity, await self.do(decoded(raw))))
        except Problem as problem:
            self.server.metrics.refused[problem.error] += 1
            await self.refuse(identity, problem)
        except Unavailable:
            await self.refuse(identity, errors.unavailable())
        except Conflict:
            await self.refuse(identity, errors.not_now("conflict"))

    async def demand_patience(self) -> None:
        """Whoever goes on after having been told to wait is not listened to any more."""
        if await self.server.limits.message(network(self.caller.address), self.caller.counted):
            self.flooded = 0
            return
        self.flooded += 1
        if self.flooded > FLOODED:
            self.over.set()
        raise errors.flood("flood-messages")

    async def refuse(self, identity: str, problem: Problem) -> None:
        """In the language the table is shown in."""
        await self.send(Refused(identity, problem.status, problem.body(self.look.language)))

    async def do(self, message: Any) -> int:
        table = self.table
        if isinstance(message, PingMessage):
            return table.served.number if table.served else 0
        if isinstance(message, LookMessage):
            return await self.look_otherwise(message)
        if isinstance(message, ChatMessage):
            return (await say(table, self.caller, message)).id
        self.caller.known()
        shown = None if self.following or self.look.seat < 0 else self.look.seat
        named = message.seat if message.seat is not None else shown
        seat = table.own_seat(self.caller.id, named)
        if isinstance(message, PlayMessage):
            began = time.perf_counter()
            then, language = message.then, self.look.language
            number = await table.play(seat, message.action, message.number, message.id, language, then)
            self.server.metrics.actions += 1
            self.server.metrics.action_time.add(time.perf_counter() - began)
            return number
        if isinstance(message, UndoMessage):
            return await match_requests.undo(table, seat, message.number, message.id, turn=message.turn)
        if isinstance(message, ResignMessage):
            return await match_requests.resign(table, seat)
        if isinstance(message, OfferMessage):
            return await match_requests.offer(table, seat, message.kind, message.to)
        if isinstance(message, ClaimMessage):
            return await match_requests.claim(table, seat, message.kind, message.absent)
        if isinstance(message, AnswerMessage):
            return await match_requests.answer(table, seat, yes=message.yes)
        return await match_requests.resume(table, seat)

    async def look_otherwise(self, message: LookMessage) -> int:
        """Another seat starts with an empty log: its story is another."""
        seat = self.look.seat if message.seat is None else message.seat
        self.following = self.following and message.seat is None
        fresh = look_of(
            self.table,
            self.caller,
            seat,
            message.layout or self.look.layout,
            message.language or self.look.language,
            turned=self.look.turned if message.turned is None else message.turned,
            gestures=self.look.gestures,
            log=self.look.log,
            ground=self.look.ground and not message.whole,
        )
        if (fresh.seat, fresh.language) != (self.look.seat, self.look.language):
            self.sent = 0
        if message.whole or fresh != self.look:
            self.pictured = None
        self.look = fresh
        self.watcher.tell()
        return self.table.served.number if self.table.served else 0


def named(raw: str | bytes) -> str:
    """The id of a message, whatever else is wrong with it: whoever waits for an answer must get one."""
    try:
        return NAMED.decode(raw).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def decoded(raw: str | bytes) -> Any:
    try:
        return DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise errors.malformed("message-shape", why=shapes.described(str(error))) from None


def number_in(text: str | None, least: int) -> int | None:
    if text is None:
        return None
    try:
        value = int(text)
    except ValueError:
        raise errors.malformed("no-number", text=text[:20]) from None
    if not least <= value <= 1_000_000_000:
        raise errors.malformed("out-of-range", value=str(value))
    return value


@websocket("/ws/tables/{name:str}")
async def sit(socket: WebSocket[Any, Any, Any], name: FromPath[str]) -> None:
    caller = caller_of(socket)
    query = socket.query_params
    try:
        table = await table_of(socket, name, query.get("invite"))
        look = look_of(
            table,
            caller,
            number_in(query.get("seat"), -1),
            query.get("layout"),
            query.get("language"),
            turned={"1": True, "0": False}.get(query.get("turned", "")),
            gestures=query.get("gestures", "1") != "0",
            log=query.get("log", "1") != "0",
            ground=query.get("ground", "0") == "1",
        )
        onto = number_in(query.get("onto"), 0)
        since, chatted = number_in(query.get("since"), 0), number_in(query.get("chat"), 0)
    except Problem as problem:
        await socket.close(code=4000 + problem.status, reason=problem.error)
        return
    sitting = Sitting(socket, table, caller, look)
    sitting.sent, sitting.chatted, sitting.pictured = since or 0, chatted or 0, onto
    sitting.following = "seat" not in query
    await attend(sitting)


async def attend(sitting: Sitting) -> None:
    """As long as the session lasts."""
    caller = sitting.caller
    with sitting.server.identity.sessions.holding(caller.id, caller.proof) as over:
        if caller.id is not None:
            sitting.over = over
        await listen_and_show(sitting)


async def listen_and_show(sitting: Sitting) -> None:
    """Both at the same time, until the connection ends or is to end."""
    table, metrics = sitting.table, sitting.server.metrics
    arrived = not table.online(sitting.caller.id)
    table.watchers.add(sitting.watcher)  # before anything is waited for: a table nobody watches may leave memory
    try:
        await sitting.socket.accept()
    except BaseException:
        table.watchers.discard(sitting.watcher)
        raise
    table.tables.watch(table)
    metrics.sockets += 1
    mine = table.belongs(sitting.caller.id)
    if sitting.caller.id is not None and table.seats_of(sitting.caller.id):
        table.tables.tell_presence(table, sitting.caller.id)
        if arrived:
            table.publish()
    sitting.watcher.tell()
    tasks = [asyncio.create_task(work) for work in (sitting.listen(), sitting.show_on(), sitting.over.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if sitting.over.is_set():
            problem = errors.flood("flood-messages") if sitting.flooded else errors.problem(401, "who", "who")
            await sitting.socket.close(code=4000 + problem.status, reason=problem.error)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table.watchers.discard(sitting.watcher)
        table.tables.unwatch(table)
        metrics.sockets -= 1
        if sitting.caller.id is not None and (mine or table.belongs(sitting.caller.id)):
            table.seen[sitting.caller.id] = now()
            table.polled.pop(sitting.caller.id, None)
            if table.seats_of(sitting.caller.id):
                table.tables.tell_presence(table, sitting.caller.id)
                table.publish()
