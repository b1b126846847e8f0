"""Tournaments from outside: listed, made, entered, left; how they stand, round by round, as page, JSON and CSV.

Of a duplicate nothing is told of a table before all of its round are over, but to who sits there: not what it came to,
nor how far it is.
"""

from __future__ import annotations

import asyncio
import csv
import io
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from caracole.arena.ratings import Rate
from caracole.kernel.game import game, installed
from caracole.kernel.luck import commitment
from caracole.server import errors
from caracole.server.clocks import Clock
from caracole.server.store import now
from caracole.server.tournaments.event import Board, Event, deal_of, open_seed, promised
from caracole.server.tournaments.field import Entrant, Played
from caracole.server.tournaments.making import NewTournament
from caracole.server.tournaments.standing import BREAKS, closed, performances, travellers
from caracole.server.web.request_context import caller_of, server_of

SHOWN = 24
"""Matches of an arena that are told at once, those under way first."""


class TournamentListed(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    form: str
    seats: int
    rounds: int
    clock: Clock
    rated: bool
    status: str
    people: int
    most: int
    created_at: int
    starts_at: int | None = None
    started_at: int | None = None
    minutes: int | None = None


class TakenPart(msgspec.Struct, kw_only=True):
    """A tournament that somebody takes or took part in."""

    tournament: TournamentListed
    place: int | None
    """Null before a round is over."""


class StandSeen(msgspec.Struct, kw_only=True):
    """Where somebody stands."""

    number: int
    place: int
    name: str | None
    """Null: a former player."""
    bot: str | None
    member: bool
    """Whether they have a page of their own."""
    mine: bool
    status: str
    points: float
    breaks: list[float]
    rounds: list[float | None]
    places: list[int]
    """After each round that is over."""
    matches: int
    wins: int
    rate: Rate | None
    playing: bool


class SeatedSeen(msgspec.Struct, kw_only=True):
    """Somebody at a table of a round."""

    number: int
    name: str | None
    bot: str | None
    mine: bool
    emblem: str
    place: int | None = None
    """Once the table is over, and may be told."""
    count: int | None = None


class PairingSeen(msgspec.Struct, kw_only=True):
    """A table of a round, or a bye."""

    round: int
    board: int
    leg: int
    seats: list[SeatedSeen]
    status: str
    """bye, playing, over, void"""
    table: str | None
    """If whoever asks may see it."""
    mine: bool


class RoundSeen(msgspec.Struct, kw_only=True):
    number: int
    started_at: int
    ended_at: int | None
    pairings: list[PairingSeen]


class TournamentSeen(msgspec.Struct, kw_only=True):
    """Everything about a tournament, as somebody sees it."""

    id: str
    title: str
    owner: str | None
    """Its name; null: a former player."""
    mine: bool
    game: str
    preset: str | None
    form: str
    seats: int
    rounds: int
    round: int
    """The newest; 0 before the first."""
    clocks: list[Clock]
    rated: bool
    listed: bool
    most: int
    bot: str | None
    least: int
    late: int
    grace: int
    rest: int
    minutes: int | None
    status: str
    now: int
    starts_at: int | None
    started_at: int | None
    ended_at: int | None
    ends_at: int | None
    """When an arena pairs no longer."""
    next_at: int | None
    """When the next round begins, while nobody plays."""
    running: int
    """Tables under way."""
    entered: str | None
    """in, away, out; null: I do not take part."""
    may_enter: bool
    my_table: str | None
    """Where I play now."""
    my_turn: bool
    deadline: int | None
    breaks: list[str]
    """The names of the tie-breaks, in order."""
    standing: list[StandSeen]
    current: RoundSeen | None
    bracket: list[RoundSeen]
    """Of a knock-out, all rounds."""
    commitments: list[str]
    """Of a duplicate: the hash of each round's seed, known before anybody entered."""


class DealtSeen(msgspec.Struct, kw_only=True):
    """Somebody's result on a deal, compared with all who held the same seat."""

    number: int
    name: str | None
    bot: str | None
    mine: bool
    seat: int
    place: int
    count: int | None
    score: float
    best: bool


class DealSeen(msgspec.Struct, kw_only=True):
    """The traveller of a deal: every table's result side by side."""

    round: int
    commitment: str
    seed: str | None
    tables: list[list[DealtSeen]]
    names: list[str]
    """Of the tables, to look at."""
    means: list[float | None]


class ResultsSeen(msgspec.Struct, kw_only=True):
    """A tournament for programs: how everybody stands, and every pairing that may be told."""

    tournament: TournamentSeen
    rounds: list[RoundSeen]
    performances: dict[str, float]
    """By number: how strong each was here, on Elo's scale, the mean of all being 0."""
    deals: list[DealSeen]


class Here:
    """A tournament as one caller sees it."""

    def __init__(self, board: Board, account: str | None) -> None:
        self.event: Event = board.event
        self.board = board
        self.account = account
        self.me = board.event.of_account(account)
        self.known = {one.number: one for one in board.event.entrants}
        self.emblems = game(board.event.row.game).traits.emblems
        running = {one.round for one in board.event.played if not one.over}
        self.sealed = running if board.event.row.form == "duplicate" else set()
        """Rounds of which nothing is told."""

    def is_mine(self, number: int) -> bool:
        return self.me is not None and self.me.number == number

    def pairing(self, one: Played) -> PairingSeen:
        mine = any(map(self.is_mine, one.players))
        unsealed = one.round not in self.sealed
        seats = [self.seat(one, seat, unsealed=unsealed and one.now == "over") for seat in range(len(one.players))]
        open_to_all = self.event.row.listed and unsealed
        shown = one.now if unsealed or mine or one.now == "bye" else "playing"
        table = one.table if mine or open_to_all else None
        return PairingSeen(
            round=one.round, board=one.board, leg=one.leg, seats=seats, status=shown, table=table, mine=mine
        )

    def seat(self, one: Played, seat: int, *, unsealed: bool) -> SeatedSeen:
        who = self.known[one.players[seat]]
        return SeatedSeen(
            number=who.number,
            name=who.name,
            bot=who.bot,
            mine=self.is_mine(who.number),
            emblem=self.emblems[seat % len(self.emblems)],
            place=one.place(seat) if unsealed else None,
            count=one.counts[seat] if unsealed and one.counts else None,
        )

    def round(self, number: int) -> RoundSeen | None:
        row = next((one for one in self.event.rounds if one.number == number), None)
        if row is None:
            return None
        games = [one for one in self.event.played if one.round == number]
        return self.shown_round(row, games)

    def shown_round(self, row: Any, games: list[Played]) -> RoundSeen:
        pairings = [self.pairing(one) for one in games]
        return RoundSeen(number=row.number, started_at=row.started_at, ended_at=row.ended_at, pairings=pairings)

    def current(self) -> RoundSeen | None:
        """The newest round; of an arena, what is played and the newest results."""
        if self.event.row.form != "arena" or not self.event.rounds:
            return self.round(self.event.round)
        games = sorted(self.event.played, key=lambda one: (one.over, -one.round, one.board))[:SHOWN]
        return self.shown_round(self.event.rounds[-1], games)

    def standing(self) -> list[StandSeen]:
        playing = {number for one in self.event.played if not one.over for number in one.players}
        if self.sealed:
            newest = [one for one in self.event.played if one.round in self.sealed and len(one.players) > 1]
            playing = {number for one in newest for number in one.players}
        courses = self.courses()
        return [
            StandSeen(
                number=stand.number,
                place=stand.place,
                name=self.known[stand.number].name,
                bot=self.known[stand.number].bot,
                member=self.known[stand.number].member,
                mine=self.is_mine(stand.number),
                status=self.status(stand.number),
                points=round(stand.points, 4),
                breaks=[round(value, 4) for value in stand.breaks],
                rounds=[] if self.event.row.form == "arena" else [rounded(value) for value in stand.rounds],
                places=courses[stand.number],
                matches=stand.matches,
                wins=stand.wins,
                rate=stand.rate,
                playing=stand.number in playing,
            )
            for stand in self.board.stands
        ]

    def status(self, number: int) -> str:
        """Who did not come to a sealed table is not told to be away before the others are over: so its match is."""
        found = self.known[number].status
        sealed = any(one.round in self.sealed and number in one.players for one in self.event.played)
        return "in" if found == "away" and sealed and not self.is_mine(number) else found

    def courses(self) -> dict[int, list[int]]:
        """Everybody's place after each round that is over, by points; who is level is ordered as at the end."""
        stands = self.board.stands
        made: dict[int, list[int]] = {stand.number: [] for stand in stands}
        if self.event.row.form == "arena":
            return made
        over = [row.number for row in self.event.rounds if row.ended_at is not None]
        for turn in over:
            sums = {stand.number: sum(value or 0.0 for value in stand.rounds[:turn]) for stand in stands}
            order = sorted(stands, key=lambda stand: -round(sums[stand.number], 6))
            for place, stand in enumerate(order, 1):
                made[stand.number].append(place)
        return made

    def my_game(self) -> Played | None:
        mine = [one for one in self.event.played if any(map(self.is_mine, one.players)) and one.table]
        return next((one for one in mine if not one.over), None)

    def may_enter(self) -> bool:
        row, event = self.event.row, self.event
        if self.me is not None:
            return self.me.status != "in" and row.status == "running"
        if row.status not in ("open", "running") or len(event.entrants) >= row.most:
            return False
        if event.ends_at is not None and now() >= event.ends_at:
            return False
        return bool(row.status == "open" or 0 < event.round <= row.late or row.form == "arena")

    def seen(self, owner: str | None) -> TournamentSeen:
        row, event, mine = self.event.row, self.event, self.my_game()
        table = event.tables[mine.table] if mine is not None and mine.table else None
        return TournamentSeen(
            id=row.id,
            title=row.title,
            owner=owner,
            mine=self.account is not None and row.owner == self.account,
            game=row.game,
            preset=row.preset,
            form=row.form,
            seats=row.seats,
            rounds=row.rounds,
            round=event.round,
            clocks=msgspec.json.decode(row.clocks, type=list[Clock]),
            rated=row.rated,
            listed=row.listed,
            most=row.most,
            bot=row.bot,
            least=row.least,
            late=row.late,
            grace=row.grace,
            rest=row.rest,
            minutes=row.minutes,
            status=row.status,
            now=now(),
            starts_at=row.starts_at,
            started_at=row.started_at,
            ended_at=row.ended_at,
            ends_at=event.ends_at,
            next_at=event.next_at if event.round < row.rounds or row.form == "knockout" else None,
            running=self.running(),
            entered=self.me.status if self.me else None,
            may_enter=self.may_enter(),
            my_table=mine.table if mine is not None else None,
            my_turn=table is not None and mine is not None and self.on_turn(mine, table.actor),
            deadline=table.deadline if table is not None else None,
            breaks=list(BREAKS[row.form]),
            standing=self.standing(),
            current=self.current(),
            bracket=[self.shown_round(one, self.of_round(one.number)) for one in event.rounds]
            if row.form == "knockout"
            else [],
            commitments=promised(row),
        )

    def running(self) -> int:
        """Tables under way; of a sealed round all, until all are over."""
        return sum(not one.over or (one.round in self.sealed and one.now != "bye") for one in self.event.played)

    def of_round(self, number: int) -> list[Played]:
        return [one for one in self.event.played if one.round == number]

    def on_turn(self, mine: Played, actor: int) -> bool:
        """Seats are sides here."""
        return 0 <= actor < len(mine.players) and self.is_mine(mine.players[actor])

    def deals(self) -> list[DealSeen]:
        row = self.event.row
        if row.form != "duplicate":
            return []
        made = []
        for deal in travellers(self.event.played):
            seed = deal_of(row, deal.round)
            made.append(
                DealSeen(
                    round=deal.round,
                    commitment=commitment(bytes.fromhex(seed)),
                    seed=open_seed(row, self.event, deal.round),
                    tables=[[self.dealt(one) for one in table] for table in deal.tables],
                    names=list(deal.names) if row.listed else [],
                    means=list(deal.means),
                )
            )
        return made

    def dealt(self, one: Any) -> DealtSeen:
        who: Entrant = self.known[one.number]
        return DealtSeen(
            number=one.number,
            name=who.name,
            bot=who.bot,
            mine=self.is_mine(one.number),
            seat=one.seat,
            place=one.place,
            count=one.count,
            score=round(one.score, 4),
            best=one.best,
        )


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


async def here(request: Request[Any, Any, Any], name: str) -> Here:
    board = await server_of(request).tournaments.board(name)
    if board.event.row.game not in installed():
        raise errors.unknown()
    return Here(board, caller_of(request).id)


async def told(request: Request[Any, Any, Any], name: str) -> TournamentSeen:
    found = await here(request, name)
    owner = await server_of(request).identity.of_id(found.event.row.owner)
    return found.seen(owner.name if owner is not None and owner.kind != "gone" else None)


@get("/api/tournaments", tags=["tournaments"], summary="Tournaments: open, running, finished, or mine")
async def list_tournaments(
    request: Request[Any, Any, Any],
    which: FromQuery[Literal["open", "running", "finished", "mine"]] = "open",
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 30,
) -> list[TournamentListed]:
    account = caller_of(request).id
    if which == "mine" and account is None:
        return []
    rows = await server_of(request).tournaments.listed(which, account, limit)
    return [in_list(row) for row in rows if row.game in installed()]


def in_list(row: Any) -> TournamentListed:
    return TournamentListed(
        id=row.id,
        title=row.title,
        game=row.game,
        form=row.form,
        seats=row.seats,
        rounds=row.rounds,
        clock=msgspec.json.decode(row.clocks, type=list[Clock])[0],
        rated=row.rated,
        status=row.status,
        people=row.people,
        most=row.most,
        created_at=row.created_at,
        starts_at=row.starts_at,
        started_at=row.started_at,
        minutes=row.minutes,
    )


@post("/api/tournaments", tags=["tournaments"], summary="Hold a tournament")
async def make(request: Request[Any, Any, Any], data: JSONBody[NewTournament]) -> TournamentSeen:
    name = await server_of(request).tournaments.make(caller_of(request).known(), data)
    return await told(request, name)


@get("/api/tournaments/{name:str}", tags=["tournaments"], summary="How a tournament stands")
async def show(request: Request[Any, Any, Any], name: FromPath[str]) -> TournamentSeen:
    return await told(request, name)


@post("/api/tournaments/{name:str}/enter", tags=["tournaments"], summary="Take part, or come back", status_code=200)
async def enter(request: Request[Any, Any, Any], name: FromPath[str]) -> TournamentSeen:
    await server_of(request).tournaments.enter(name, caller_of(request).known())
    return await told(request, name)


@post("/api/tournaments/{name:str}/withdraw", tags=["tournaments"], summary="Take part no longer", status_code=200)
async def withdraw(request: Request[Any, Any, Any], name: FromPath[str]) -> TournamentSeen:
    await server_of(request).tournaments.withdraw(name, caller_of(request).known())
    return await told(request, name)


@post("/api/tournaments/{name:str}/start", tags=["tournaments"], summary="Begin with the first round", status_code=200)
async def start(request: Request[Any, Any, Any], name: FromPath[str]) -> TournamentSeen:
    await server_of(request).tournaments.start(name, caller_of(request).known())
    return await told(request, name)


@post("/api/tournaments/{name:str}/cancel", tags=["tournaments"], summary="Give up the tournament", status_code=200)
async def cancel(request: Request[Any, Any, Any], name: FromPath[str]) -> TournamentSeen:
    await server_of(request).tournaments.cancel(name, caller_of(request).known())
    return await told(request, name)


@get("/api/tournaments/{name:str}/rounds/{number:int}", tags=["tournaments"], summary="Who played whom in a round")
async def one_round(request: Request[Any, Any, Any], name: FromPath[str], number: FromPath[int]) -> RoundSeen:
    found = (await here(request, name)).round(number)
    if found is None:
        raise errors.unknown()
    return found


@get("/api/tournaments/{name:str}/deals", tags=["tournaments"], summary="The travellers of a duplicate")
async def deals(request: Request[Any, Any, Any], name: FromPath[str]) -> list[DealSeen]:
    return (await here(request, name)).deals()


@get("/api/tournaments/{name:str}/results", tags=["tournaments"], summary="Everything about a tournament, for programs")
async def results(request: Request[Any, Any, Any], name: FromPath[str]) -> ResultsSeen:
    found = await here(request, name)
    event = found.event
    games = closed(event.played) if event.row.form == "duplicate" else [one for one in event.played if one.over]
    strong = await asyncio.to_thread(performances, games)
    return ResultsSeen(
        tournament=await told(request, name),
        rounds=[found.shown_round(row, found.of_round(row.number)) for row in event.rounds],
        performances={str(number): round(value, 1) for number, value in strong.items()},
        deals=found.deals(),
    )


@get("/api/tournaments/{name:str}/csv", tags=["tournaments"], summary="The standing as a table", media_type="text/csv")
async def table(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
    found = await here(request, name)
    row, stands = found.event.row, found.standing()
    rounds = max((len(stand.rounds) for stand in stands), default=0)
    text = io.StringIO()
    writer = csv.writer(text)
    heads = [f"round {number}" for number in range(1, rounds + 1)]
    writer.writerow(["place", "player", "bot", "points", *BREAKS[row.form], *heads, "matches", "wins", "status"])
    for one in stands:
        brought = ["" if value is None else value for value in (*one.rounds, *[None] * (rounds - len(one.rounds)))]
        writer.writerow(
            [one.place, harmless(one.name or ""), one.bot or "", one.points, *one.breaks, *brought, one.matches,
             one.wins, one.status]
        )  # fmt: skip
    headers = {"content-disposition": f'attachment; filename="tournament-{row.id}.csv"'}
    return Response(text.getvalue(), media_type="text/csv", headers=headers)


def harmless(name: str) -> str:
    """No spreadsheet takes a name for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


HANDLERS = [
    list_tournaments,
    make,
    show,
    enter,
    withdraw,
    start,
    cancel,
    one_round,
    deals,
    results,
    table,
]
