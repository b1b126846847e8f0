"""Puzzles: today's, the next one, trying it on a bench, and what an answer is worth."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from caracole.kernel import refusals
from caracole.kernel.game import Game, games
from caracole.kernel.luck import entropy
from caracole.kernel.match import Match
from caracole.review.puzzles import Puzzle
from caracole.server import bench as benches
from caracole.server import errors, puzzles, reviews, skill
from caracole.server.bench import Look
from caracole.server.puzzles import Found, Standing
from caracole.server.reviews import Mistakes
from caracole.server.skill import Shown, Skill
from caracole.server.snapshot import Snapshot
from caracole.server.web.assistance import Cannot
from caracole.server.web.bench import Ids
from caracole.server.web.games import Text, image, read_in
from caracole.server.web.games import found as game_named
from caracole.server.web.play import Pointed, WhyNot
from caracole.server.web.request_context import Caller, caller_of, server_of
from caracole.server.why_not import ForbiddenClicks

SEEN_BEFORE = 12
"""Steps before a puzzle that are told."""
Id = Annotated[str, Meta(min_length=12, max_length=12)]


class PuzzleSeen(msgspec.Struct):
    """A puzzle before it is answered: how hard it is and what it is about would be hints."""

    id: str
    game: str
    side: int


class ThemeSeen(msgspec.Struct):
    """A rule that puzzles are about."""

    rule: str
    count: int
    tries: int = 0
    """How many of them an account has answered; others keep that on their device."""
    solved: int = 0


class PuzzlesSeen(msgspec.Struct, kw_only=True):
    """The puzzles of a game."""

    game: str
    count: int
    daily: PuzzleSeen | None
    themes: list[ThemeSeen]
    standing: Standing | None
    """Of an account; others keep it on their device."""


class OnDevice(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody without an account brings along."""

    mu: Annotated[float, Meta(ge=-100, le=200)] = skill.MEAN
    sigma: Annotated[float, Meta(gt=0, le=100)] = skill.SPREAD


class Wanted(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Which puzzle should come next."""

    theme: Annotated[str, Meta(max_length=40)] | None = None
    device: OnDevice | None = None
    done: Annotated[list[Id], Meta(max_length=2000)] = []


class Tried(Look, kw_only=True, forbid_unknown_fields=True):
    """A puzzle on a bench: how it is looked at; where it begins the server knows."""

    moves: Annotated[list[benches.Play], Meta(max_length=200)] = msgspec.field(default_factory=list)


class Clicked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A question about a puzzle on a bench."""

    bench: Tried
    clicks: Ids = ""
    at: Ids = ""


class PuzzleBenched(msgspec.Struct, kw_only=True):
    """A puzzle as its side sees it, after some moves."""

    moves: list[str]
    by: list[int]
    sight: Snapshot


class Answering(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An answer, or the wish to be told."""

    play: Annotated[str, Meta(max_length=200)] | None = None
    device: OnDevice | None = None


class Solution(msgspec.Struct, kw_only=True):
    """What is told of a puzzle once it is solved, or given up."""

    answer: str
    line: list[str]
    value: float
    second: str
    second_value: float
    themes: list[str]
    found: Found


class Answered(msgspec.Struct, kw_only=True):
    """What an answer was worth."""

    right: bool
    cost: float
    """What it gives away, at least."""
    solution: Solution | None = None
    standing: Standing | None = None
    device: OnDevice | None = None
    rating: Shown


def the_puzzle(name: str) -> Puzzle:
    found = puzzles.library().get(name)
    if found is None:
        raise errors.unknown()
    return found


def seen(puzzle: Puzzle) -> PuzzleSeen:
    return PuzzleSeen(puzzle.id, puzzle.game, puzzle.side)


def keeper(caller: Caller) -> str | None:
    """Whose progress is kept here: accounts with a password, not guests."""
    return caller.id if caller.account is not None and caller.account.kind == "person" else None


@get("/api/puzzles", tags=["puzzles"], summary="The puzzles of every game, and how I do")
async def front(request: Request[Any, Any, Any]) -> list[PuzzlesSeen]:
    account, today = keeper(caller_of(request)), datetime.now(UTC).date()
    store, found = server_of(request).store, []
    for rules in games():
        daily = puzzles.daily(rules, today)
        mine = puzzles.standing(await puzzles.tried(store, account, rules.name)) if account else None
        shares = puzzles.shares(rules, mine.done if mine else {})
        themes = [
            ThemeSeen(rule, count, shares[rule, True] + shares[rule, False], shares[rule, True])
            for rule, count in puzzles.themes(rules)
        ]
        count = len(puzzles.of_game(rules))
        found.append(
            PuzzlesSeen(
                game=rules.name, count=count, daily=seen(daily) if daily else None, themes=themes, standing=mine
            )
        )
    return found


@get("/api/me/mistakes", tags=["puzzles"], summary="My matches that were reviewed, with what I did wrong")
async def mistakes(request: Request[Any, Any, Any]) -> list[Mistakes]:
    """Nothing for whoever has no name yet."""
    account = caller_of(request).id
    return await reviews.mistakes(server_of(request).store, account) if account else []


@post("/api/games/{name:str}/puzzle", tags=["puzzles"], summary="The next puzzle of a game for me", status_code=200)
async def next_one(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Wanted]) -> PuzzleSeen:
    rules, store = game_named(name), server_of(request).store
    strength, done = await known_of(request, rules, data)
    hard = await puzzles.hardness(store, [puzzle.id for puzzle in puzzles.of_game(rules)])
    skills = {one: known[0] for one, known in hard.items()}
    found = puzzles.upcoming(rules, strength, done, data.theme, skills, secrets.randbelow(1000))
    if found is None:
        raise errors.unknown()
    return seen(found)


async def known_of(request: Request[Any, Any, Any], rules: Game, data: Wanted) -> tuple[Skill, list[str]]:
    account = keeper(caller_of(request))
    if account is None:
        device = data.device or OnDevice()
        return Skill(device.mu, device.sigma), data.done
    tries = await puzzles.tried(server_of(request).store, account, rules.name)
    return (tries[-1][2] if tries else Skill()), [name for name, _, _ in tries]


@get("/api/puzzles/{name:str}", tags=["puzzles"], summary="One puzzle")
async def one(name: FromPath[str]) -> PuzzleSeen:
    return seen(the_puzzle(name))


@get("/api/puzzles/{name:str}/picture.svg", tags=["puzzles"], summary="Its picture", media_type="image/svg+xml")
async def picture(
    request: Request[Any, Any, Any], name: FromPath[str], layout: Text = None, language: Text = None
) -> Response[str]:
    """As its side sees it, before anything is played."""
    puzzle, words = the_puzzle(name), read_in(request, language)

    def drawn() -> str:
        match = puzzles.set_up(puzzle.id)
        return match.game.draw(match.view(puzzle.side), layout=layout, language=words)

    return image(await asyncio.to_thread(drawn))


def laid(puzzle: Puzzle, tried: Tried) -> tuple[Match, Tried]:
    """The match of a puzzle with the solver's own moves; seen as its side sees it, whatever was asked for."""
    start = puzzles.set_up(puzzle.id)
    match = Match(start.game, start.options, entropy(), keeps=benches.LONGEST)
    for action, by in zip(start.actions, start.deciders, strict=True):
        match.play(action, by=by)
    for number, play in enumerate(tried.moves, 1):
        if match.state.actor != puzzle.side:
            raise errors.not_now("others-decide")
        language = benches.spoken(tried.language)
        benches.taken(match, play, number, last=number == len(tried.moves), language=language)
    return match, msgspec.structs.replace(tried, seat=puzzle.side, knower=None, plays=[puzzle.side])


def spoken(request: Request[Any, Any, Any], tried: Tried) -> Tried:
    return tried if tried.language else msgspec.structs.replace(tried, language=caller_of(request).language)


@post("/api/puzzles/{name:str}/bench", tags=["puzzles"], summary="A puzzle, as its side sees it", status_code=200)
async def show(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Tried]) -> PuzzleBenched:
    puzzle, tried = the_puzzle(name), spoken(request, data)
    return await asyncio.to_thread(shown, puzzle, tried, server_of(request).tables.grounds)


def shown(puzzle: Puzzle, tried: Tried, grounds: Any) -> PuzzleBenched:
    """Steps are counted from where the puzzle is set; a few before it are told."""
    match, look = laid(puzzle, tried)
    before = len(puzzle.steps)
    onto = None if look.onto is None else look.onto + before
    since = before + look.since if look.since else max(0, before - SEEN_BEFORE)
    sight = benches.see(match, msgspec.structs.replace(look, onto=onto, since=since), grounds=grounds)
    sight.number -= before
    sight.step -= before
    sight.log_from = look.since
    lines = [msgspec.structs.replace(line, step=line.step - before) for line in sight.log or []]
    sight.log = lines
    if sight.changes is not None:
        sight.changes = [
            msgspec.structs.replace(one, onto=one.onto - before, number=one.number - before, step=one.step - before)
            for one in sight.changes
        ]
    return PuzzleBenched(moves=match.texts()[before:], by=match.deciders[before:], sight=sight)


@post("/api/puzzles/{name:str}/bench/why-not-click", tags=["puzzles"], summary="Why not these clicks", status_code=200)
async def why_not_click(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Clicked]) -> WhyNot:
    puzzle, tried = the_puzzle(name), spoken(request, data.bench)

    def answer() -> WhyNot:
        match, look = laid(puzzle, tried)
        view, language = match.view(puzzle.side), benches.spoken(look.language)
        refusal = refusals.out_of_turn(view, language)
        if refusal is None:
            picks = tuple(data.clicks.split())
            refusal = ForbiddenClicks(match.game, view).refusal(picks, data.at.split(), language)
        return WhyNot(False, refusal.rule, refusal.sentence) if refusal else WhyNot(False)

    return await asyncio.to_thread(answer)


@post("/api/puzzles/{name:str}/bench/cannot", tags=["puzzles"], summary="What a piece cannot do", status_code=200)
async def cannot(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Clicked]) -> list[Cannot]:
    puzzle, tried = the_puzzle(name), spoken(request, data.bench)

    def answer() -> list[Cannot]:
        match, look = laid(puzzle, tried)
        if match.state.actor != puzzle.side:
            return []
        clicks, language = ForbiddenClicks(match.game, match.view(puzzle.side)), benches.spoken(look.language)
        found = next(filter(None, (clicks.refusals(click, language) for click in data.at.split())), [])
        return [Cannot(*refusal) for refusal in found]

    return await asyncio.to_thread(answer)


@post("/api/puzzles/{name:str}/bench/pointed", tags=["puzzles"], summary="What a piece adds", status_code=200)
async def pointed(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Clicked]) -> Pointed:
    puzzle, tried = the_puzzle(name), spoken(request, data.bench)

    def answer() -> Pointed:
        match, look = laid(puzzle, tried)
        there, back = benches.pointed(match, look, data.at)
        return Pointed(number=match.version - len(puzzle.steps), there=there, back=back)

    return await asyncio.to_thread(answer)


@post("/api/puzzles/{name:str}/answer", tags=["puzzles"], summary="An answer, and what it is worth", status_code=200)
async def answer(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Answering]) -> Answered:
    """Only the first answer counts; without a `play` the solution is told, and the puzzle counts as missed."""
    puzzle, store, account = the_puzzle(name), server_of(request).store, keeper(caller_of(request))
    right = data.play == puzzle.answer
    if data.play is not None and not right:
        check(puzzle, data.play)
    found = Answered(right=right, cost=puzzles.cost(puzzle, data.play or ""), rating=skill.shown(Skill()))
    if account is not None:
        await puzzles.answer(store, account, puzzle, right=right)
        found.standing = puzzles.standing(await puzzles.tried(store, account, puzzle.game))
        found.rating = found.standing.rating
    elif data.device is not None:
        hard = (await puzzles.hardness(store, [puzzle.id])).get(puzzle.id, (puzzles.begun(puzzle), 0, 0))[0]
        mine, _ = puzzles.learned(Skill(data.device.mu, data.device.sigma), hard, right=right)
        found.device = OnDevice(mu=mine.mu, sigma=mine.sigma)
        found.rating = skill.shown(mine)
    if right or data.play is None:
        found.solution = Solution(
            answer=puzzle.answer,
            line=list(puzzle.line),
            value=puzzle.value,
            second=puzzle.second,
            second_value=puzzle.second_value,
            themes=list(puzzle.themes),
            found=await puzzles.found(store, puzzle),
        )
    return found


def check(puzzle: Puzzle, play: str) -> None:
    """An answer is at least something that could be done."""
    state = puzzles.set_up(puzzle.id).state
    if play not in map(state.say, state.legal()):
        raise errors.not_an_action(play)


HANDLERS = [front, mistakes, next_one, one, picture, show, why_not_click, cannot, pointed, answer]
