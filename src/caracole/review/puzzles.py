"""Puzzles: decisions of matches with one good answer, proved by ten times the search.

A glance, a tenth of the search, says where it is worth looking. A candidate is a decision whose best action is ahead of
every other by a margin that the errors do not explain, and of which a weaker bot takes the second best. The proof
judges it again with ten times the simulations and other random numbers: the answer must be the same, and still ahead.
How many of the bots' levels find it says how hard it is.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from caracole import bots
from caracole.bots import LEVELS, Budget
from caracole.kernel.errors import BadRecord
from caracole.kernel.game import Game, game
from caracole.kernel.match import Match
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.review.judge import CARES, Judge, Judgement, figures, seeded

FORMAT = "caracole-puzzle/1"
MARGIN = 0.08
"""By so much, times the game's scale, the answer is better than everything else."""
PROMISE = 0.5
"""A decision is looked at if a glance sees so much of the margin."""
WEAK = "greedy"
"""Who must fall for the second best."""
TRIED = Budget(playouts=300)
"""What a level may spend on a puzzle, if it searches at all."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a match, and its one answer."""

    format: str = FORMAT
    id: str
    game: str
    rules: str
    options: dict[str, object]
    steps: tuple[str, ...]
    """Everything that happened before; the solver sees what the side saw of it."""
    side: int
    answer: str
    line: tuple[str, ...]
    value: float
    second: str
    second_value: float
    themes: tuple[str, ...]
    """The phase, then the rules that the answer is about."""
    solved: tuple[str, ...]
    """The levels that find the answer."""
    difficulty: float
    """From 0, everybody finds it, to 1."""


class Mined(msgspec.Struct, frozen=True, kw_only=True):
    """What one match gave."""

    puzzles: tuple[Puzzle, ...]
    decisions: int
    candidates: int
    failed: int
    """Candidates that ten times the budget did not confirm."""


def mined(match: Match, care: str = "quick", seed: int = 0) -> Mined:
    """The puzzles of a match."""
    judge, proof = Judge(match.game, care), Judge(match.game, CARES[CARES.index(care) + 1])
    found: list[Puzzle] = []
    decisions = candidates = 0
    for step, (state, _) in enumerate(match.walk()):
        if state.actor < 0 or len(state.legal()) == 1:
            continue
        decisions += 1
        view = state.view(state.actor)
        if not promises(judge.glance(view, seeded(seed + 2, step)), figures(match.game).scale):
            continue
        first = judge.judge(view, seeded(seed, step))
        if not stands_out(first, figures(match.game).scale) or not tempts(first, view, seeded(seed, step)):
            continue
        candidates += 1
        again = proof.judge(view, seeded(seed + 1, step))
        if again.best.action == first.best.action and stands_out(again, figures(match.game).scale):
            found.append(puzzle(match, step, view, again))
    return Mined(puzzles=tuple(found), decisions=decisions, candidates=candidates, failed=candidates - len(found))


def promises(found: Judgement, scale: float) -> bool:
    """Whether one action seems to be ahead; how well that is known does not matter yet."""
    best, second = found.actions[:2]
    return best.value - second.value >= PROMISE * MARGIN * scale


def stands_out(found: Judgement, scale: float) -> bool:
    """Whether the best is ahead of the second best by the margin, and nobody could take them for equal."""
    best, second = found.actions[:2]
    return best.value - second.value >= MARGIN * scale and not found.equals(best, second)


def tempts(found: Judgement, view: View, seed: int) -> bool:
    """Whether a weaker bot takes what is second, or as good as the second."""
    weak = bots.seated(WEAK, view.game, Random(seed)).choose(view, Budget())
    return weak != found.best.action and found.equals(found.actions[1], found.of(weak))


def puzzle(match: Match, step: int, view: View, found: Judgement) -> Puzzle:
    """A proved decision as a puzzle, with its themes and how hard it is."""
    best, second = found.actions[:2]
    steps = tuple(match.texts()[:step])
    options = msgspec.to_builtins(match.options)
    identity = msgspec.json.encode([match.game.name, options, steps, best.text], order="sorted")
    solved = tuple(solvers(view, best.action))
    return Puzzle(
        id=hashlib.sha256(identity).hexdigest()[:12],
        game=match.game.name,
        rules=match.game.traits.rules,
        options=options,
        steps=steps,
        side=view.seat,
        answer=best.text,
        line=best.line,
        value=best.value,
        second=second.text,
        second_value=second.value,
        themes=(view.phase, *rules_of(match, step, best.action)),
        solved=solved,
        difficulty=round(1 - len(solved) / len(LEVELS), 2),
    )


def solvers(view: View, answer: int) -> Iterator[str]:
    """The levels that find an answer; slips do not count, everybody has them."""
    for name in LEVELS:
        bot = bots.seated(name, view.game, Random(1), slip=0.0)
        if bot.choose(view, TRIED if bots.limits(name, view.game) != Budget() else Budget()) == answer:
            yield name


def rules_of(match: Match, step: int, action: int) -> list[str]:
    """The rules that the log cites when the answer is played."""
    tried = Match(match.game, match.options)
    for each, by in zip(match.actions[:step], match.deciders, strict=False):
        tried.play(each, by=by)
    side = tried.state.actor
    tried.play(action, by=side)
    return list(dict.fromkeys(rule for line in tried.log(side, since=step) for rule in line.rules))


def load(line: bytes | str) -> Puzzle:
    """A puzzle on a line of JSON, its steps played and its answer checked."""
    try:
        found = msgspec.json.decode(line, type=Puzzle)
    except msgspec.DecodeError as error:
        raise BadRecord(f"not a puzzle: {error}") from None
    if found.format != FORMAT:
        raise BadRecord(f"format {found.format!r} is unknown; this program reads {FORMAT!r}")
    moment = position(found)
    for play in (found.answer, found.second):
        moment.state.clone().apply(moment.state.parse(play))
    return found


def position(puzzle: Puzzle) -> Match:
    """The match up to where the puzzle is set."""
    try:
        rules = game(puzzle.game)
    except LookupError as error:
        raise BadRecord(str(error.args[0])) from None
    match = Match(rules, rules.read_options(puzzle.options))
    for step, play in enumerate(puzzle.steps, 1):
        try:
            match.play(match.state.parse(play), by=match.state.actor)
        except ValueError as error:
            raise BadRecord(str(error), step, getattr(error, "rule", None)) from None
    return match


@lru_cache(64)
def shipped(rules: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first; tests have loaded each of them."""
    file = rules.folder / "data" / "puzzles.jsonl.gz"
    if not file.exists():
        return ()
    lines = gzip.decompress(file.read_bytes()).splitlines()
    found = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.id)))
