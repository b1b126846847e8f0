"""Puzzles for people: which one comes next, what an answer is worth, how strong the solver and how hard the puzzle is.

A puzzle is an opponent: who solves it has won against it. Only the first answer counts. Of accounts it is kept here;
whoever has none keeps it on the device and brings it along.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date
from functools import lru_cache

import msgspec
from sqlalchemy import insert, select, update

from caracole.kernel.game import Game, games
from caracole.kernel.match import Match
from caracole.review.judge import figures
from caracole.review.puzzles import MARGIN, Puzzle, position, shipped
from caracole.server import schema, skill
from caracole.server.skill import Shown, Skill
from caracole.server.store import Conflict, Store, Unit, now

WIDTH = 400 / skill.SCALE
"""From the middle to a puzzle that nobody of the levels solves, or everybody."""
DOUBT = 150 / skill.SCALE
NEAREST = 6
"""Of so many that are about as hard as the solver is strong one comes next."""
TRIES = schema.puzzle_tries.c
HARD = schema.puzzle_skills.c


class Standing(msgspec.Struct, kw_only=True):
    """How somebody does in the puzzles of a game."""

    rating: Shown
    tries: int
    solved: int
    streak: int
    """So many of the newest were solved one after another."""
    history: list[int]
    """The rating after each of the newest, the oldest first."""
    done: dict[str, bool]
    """Which have been answered, and whether the first answer was right."""


class Found(msgspec.Struct, frozen=True):
    """A puzzle as people find it."""

    difficulty: Shown
    tries: int
    solved: int


def of_game(rules: Game) -> tuple[Puzzle, ...]:
    return shipped(rules)


@lru_cache(1)
def library() -> dict[str, Puzzle]:
    """All that are shipped, by id."""
    return {puzzle.id: puzzle for rules in games() for puzzle in of_game(rules)}


@lru_cache(256)
def set_up(name: str) -> Match:
    """The match up to where a puzzle is set; nobody plays on in it."""
    return position(library()[name])


def daily(rules: Game, day: date) -> Puzzle | None:
    """The same for everybody, another each day, all of them before one comes again."""
    mine = of_game(rules)
    if not mine:
        return None
    round_, place = divmod(day.toordinal(), len(mine))
    order = sorted(mine, key=lambda puzzle: hashlib.sha256(f"{round_} {puzzle.id}".encode()).digest())
    return order[place]


def themes(rules: Game) -> list[tuple[str, int]]:
    """The rules that its puzzles are about, the most frequent first."""
    counts = Counter(theme for puzzle in of_game(rules) for theme in puzzle.themes if theme in rules.rulebook.rules)
    return counts.most_common()


def shares(rules: Game, done: Mapping[str, bool]) -> Counter[tuple[str, bool]]:
    """Of the puzzles about each rule, how many first answers were wrong and how many right."""
    return Counter((theme, done[one.id]) for one in of_game(rules) if one.id in done for theme in one.themes)


def begun(puzzle: Puzzle) -> Skill:
    """How hard it is before anybody has tried it: by the levels that solve it."""
    return Skill(skill.MEAN + (2 * puzzle.difficulty - 1) * WIDTH, DOUBT)


def upcoming(
    rules: Game, strength: Skill, done: Sequence[str], theme: str | None, hard: dict[str, Skill], pick: int
) -> Puzzle | None:
    """One that is about as hard as the solver is strong, and has not been tried; again from the beginning after all."""
    of_theme = [puzzle for puzzle in of_game(rules) if theme is None or theme in puzzle.themes]
    fresh = [puzzle for puzzle in of_theme if puzzle.id not in done] or of_theme
    near = sorted(fresh, key=lambda puzzle: abs(hard.get(puzzle.id, begun(puzzle)).mu - strength.mu))[:NEAREST]
    return near[pick % len(near)] if near else None


def cost(puzzle: Puzzle, play: str) -> float:
    """What an answer gives away, at least: everything but the second best is no better than that."""
    return 0.0 if play == puzzle.answer else round(puzzle.value - puzzle.second_value, 4)


def margin(rules: Game) -> float:
    return MARGIN * figures(rules).scale


async def hardness(store: Store, names: Sequence[str]) -> dict[str, tuple[Skill, int, int]]:
    rows = await store.rows(select(schema.puzzle_skills).where(HARD.puzzle.in_(list(names))))
    return {row.puzzle: (Skill(row.mu, row.sigma), row.tries, row.solved) for row in rows}


async def found(store: Store, puzzle: Puzzle) -> Found:
    known = (await hardness(store, [puzzle.id])).get(puzzle.id, (begun(puzzle), 0, 0))
    return Found(skill.shown(known[0]), known[1], known[2])


async def tried(store: Store, account: str, game: str) -> list[tuple[str, bool, Skill]]:
    """What an account has answered, the oldest first."""
    wanted = select(schema.puzzle_tries).where(TRIES.account == account, TRIES.game == game).order_by(TRIES.at)
    return [(row.puzzle, bool(row.solved), Skill(row.mu, row.sigma)) for row in await store.rows(wanted)]


def standing(tries: Sequence[tuple[str, bool, Skill]]) -> Standing:
    solved = [right for _, right, _ in tries]
    streak = next((place for place, right in enumerate(reversed(solved)) if not right), len(solved))
    return Standing(
        rating=skill.shown(tries[-1][2] if tries else Skill()),
        tries=len(tries),
        solved=sum(solved),
        streak=streak,
        history=[skill.shown(one).number for _, _, one in tries[-40:]],
        done={puzzle: right for puzzle, right, _ in tries},
    )


def learned(mine: Skill, puzzle: Skill, *, right: bool) -> tuple[Skill, Skill]:
    """What an answer teaches about the solver and about the puzzle."""
    (solver,), (harder,) = skill.after([[mine], [puzzle]], [1, 2] if right else [2, 1])
    return solver, harder


async def answer(store: Store, account: str, puzzle: Puzzle, *, right: bool) -> None:
    """The first answer of an account is kept; later ones teach nothing."""
    before = await tried(store, account, puzzle.game)
    if any(name == puzzle.id for name, _, _ in before):
        return
    known = (await hardness(store, [puzzle.id])).get(puzzle.id)
    hard, tries, solved = known or (begun(puzzle), 0, 0)
    mine, hard = learned(before[-1][2] if before else Skill(), hard, right=right)
    unit = Unit().add(
        schema.puzzle_tries,
        account=account,
        puzzle=puzzle.id,
        game=puzzle.game,
        solved=right,
        mu=mine.mu,
        sigma=mine.sigma,
        at=now(),
    )
    values = {"mu": hard.mu, "sigma": hard.sigma, "tries": tries + 1, "solved": solved + right}
    if known is None:
        unit.change(insert(schema.puzzle_skills).values(puzzle=puzzle.id, **values))
    else:
        unit.change(update(schema.puzzle_skills).where(HARD.puzzle == puzzle.id).values(**values))
    try:
        await store.write(unit)
    except Conflict:
        return  # the same answer has arrived twice, or somebody else was as quick
