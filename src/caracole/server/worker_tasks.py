"""What the processes that think are given to do: a bot's turn, a hint, a piece of a review, a look at a position.

A process imports this module and what it names, no more: no database, no web. So it starts in a quarter of the time.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from caracole import bots
from caracole.bots import Budget
from caracole.kernel import names
from caracole.kernel.game import game
from caracole.kernel.match import Match
from caracole.kernel.random import Random
from caracole.review import Judge
from caracole.review.judge import seeded
from caracole.review.review import joined, parts_of, pieces
from caracole.server import workers

EACH = 2
"""Decisions of one piece of a review: a few tenths of a second at `quick`."""
LINES = 3
"""Of a position that somebody looks at, so many of the best actions."""
SEED = 0
"""The judge's random numbers: everybody sees the same review."""


def replayed(name: str, options: Any, actions: list[int], deciders: list[int]) -> Match:
    rules = game(name)
    match = Match(rules, rules.read_options(options))
    for action, by in zip(actions, deciders, strict=True):
        match.play(action, by=by)
    return match


def choose(
    name: str, options: Any, actions: list[int], deciders: list[int], side: int, bot: str, budget: Budget
) -> str:
    """The match up to now, what the side may know of it, and what its bot makes of that."""
    match = replayed(name, options, actions, deciders)
    seated = bots.seated(bot, match.game, Random(secrets.randbits(63)))
    workers.interruptible(seated.stop)
    return match.state.say(seated.choose(match.view(side), budget))


def review(name: str, options: Any, actions: list[int], deciders: list[int], care: str, piece: int) -> Any:
    """One piece of a review; nothing if it was told to stop."""
    match = replayed(name, options, actions, deciders)
    judge = Judge(match.game, care)
    workers.interruptible(judge.stop)
    found = []
    for part in parts_of(match, judge, SEED, *pieces(match, EACH)[piece]):
        if judge.stopped:
            return None
        found.append(part)
    return msgspec.to_builtins(joined(found))


def advise(name: str, options: Any, actions: list[int], deciders: list[int], care: str) -> str:
    """What a review would call the best, found from what the side to decide may know."""
    match = replayed(name, options, actions, deciders)
    judge = Judge(match.game, care)
    workers.interruptible(judge.stop)
    return judge.judge(match.view(match.state.actor), seeded(SEED, match.version)).best.text


def look(name: str, options: Any, position: str, care: str) -> dict[str, Any] | None:
    """What a position is worth and its best lines, as `lines.Lines` has them; nothing if it was told to stop."""
    rules = game(name)
    state = rules.load(rules.read_options(options), position)
    judge = Judge(rules, care)
    workers.interruptible(judge.stop)
    if state.over:
        return {"care": care, "values": list(state.payoffs), "exact": True}
    if state.actor == names.CHANCE:
        worth, odds = judge.weigh_chance(state), dict(state.odds())
        shares = [[float(share) * value for value in worth[outcome]] for outcome, share in odds.items()]
        return {"care": care, "values": [round(sum(side), 4) for side in zip(*shares, strict=True)]}
    found = judge.judge(state.view(state.actor), seeded(SEED, 0))
    if judge.stopped:
        return None
    return {
        "care": care,
        "values": found.values,
        "error": found.best.error,
        "exact": found.exact,
        "simulations": sum(each.simulations for each in found.actions),
        "lines": [
            {"play": each.text, "value": each.value, "error": each.error, "line": each.line}
            for each in found.actions[:LINES]
        ],
    }
