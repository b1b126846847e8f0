"""Matches of the bots to the end, whatever the options: where the rules allow play, no bot may fail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caracole.bots import LEVELS, Bot, Budget, seated
from caracole.kernel import fields
from caracole.kernel.errors import BadOptions, WrongTurn
from caracole.kernel.game import Game
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.names import CHANCE, SPECTATOR
from caracole.kernel.random import Random
from caracole.kernel.state import State
from caracole.testing.choices import Asked, every_value

BUDGETS = (Budget(playouts=1), Budget(playouts=3), Budget(seconds=0.0))
"""The less a bot may think, the more it must have to say at once."""
ENDLESS = 5_000
"""So many steps of a game that declares no bound are a match without end."""


def check_bots(
    found: Game, bots: Sequence[str] = LEVELS, *, asked: Sequence[Asked] | None = None, seed: int = 1
) -> Iterator[str]:
    """A match of every bot with each of these options, all values of all options if none are given.

    A line for each match; a failure is an AssertionError that says where.
    """
    for number, chosen in enumerate(every_value(found) if asked is None else asked):
        sides = found.options.sides(Match.new(found, SeededLuck(seed), **chosen).options)
        for first in range(0, len(bots), sides):
            names = [bots[(first + side) % len(bots)] for side in range(sides)]
            yield f"{chosen or 'as printed'}: {', '.join(names)}, {played(found, chosen, names, seed + number)} steps"


def played(found: Game, asked: Asked, names: Sequence[str], seed: int) -> int:
    """One match; says how many steps it had."""
    random = Random(seed)
    match = Match.new(found, SeededLuck(seed), **asked)
    bots = [seated(name, found, Random(random.next())) for name in names]
    check_refusals(bots[0], match.state)
    match.settle()
    while not match.over:
        side = match.state.actor
        if random.below(50) == 0:
            check_refusals(bots[side], match.state)
        try:
            chosen = bots[side].choose(match.view(side), BUDGETS[random.below(len(BUDGETS))])
        except Exception as error:
            where = f"{found.name} with {asked}, seed {seed}, after {match.version} steps ({match.state.phase})"
            raise AssertionError(f"{names[side]} failed: {error!r}: {where}") from error
        assert match.state.can(chosen), f"{names[side]} chose {chosen}, which is not legal in {match.state}"
        match.play(chosen, by=side)
        match.settle()
        check_length(match)
    check_refusals(bots[0], match.state)
    return match.version


def check_length(match: Match) -> None:
    """A match ends: within the steps that its game declares, else within some that a person would live to see."""
    longest = match.game.options.longest(match.options)
    assert not longest or match.version <= longest, f"longer than the {longest} steps declared"
    assert longest or match.version <= ENDLESS, fields.blamed(
        match.state,
        "do" if match.game.is_plain else "act",
        f"has not led to OVER in {ENDLESS} steps; let the match end, or say in options.py how long it may be (longest)",
    )


def check_refusals(bot: Bot, state: State) -> None:
    """Whoever does not decide now is told so."""
    for seat in (SPECTATOR, *range(state.game.options.sides(state.options))):
        if seat == state.actor and state.actor != CHANCE:
            continue
        try:
            bot.choose(state.view(seat), BUDGETS[0])
        except WrongTurn as error:
            assert str(error), "refused without a sentence"
        else:
            raise AssertionError(f"a bot decided for seat {seat} where {state.actor} decides: {state}")


def drawn(found: Game, random: Random) -> Asked:
    """Some options at random, each one that has choices or not; combinations the game refuses are drawn again."""
    single = list(every_value(found))
    for _ in range(100):
        asked: Asked = {}
        for _ in range(1 + random.below(6)):
            asked.update(single[random.below(len(single))])
        try:
            Match.new(found, SeededLuck(1), **asked)
        except BadOptions:
            continue
        return asked
    raise AssertionError("a hundred random combinations of options were all refused")
