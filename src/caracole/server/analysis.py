"""A finished match looked at again: everybody's chances along the way, and whom chance favoured.

The chances of a position are the mean of a short tree search with all cards open, the same for everybody who asks. The
luck of a chance step is what it added to the estimate of a position beyond its expectation over all outcomes: over
many matches it adds up to nothing, however good or bad the estimate is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from caracole.bots import LEVELS
from caracole.bots.levels import level
from caracole.kernel import names
from caracole.kernel.game import game
from caracole.kernel.match import Match
from caracole.search.tree import Tree

if TYPE_CHECKING:
    from caracole.kernel.state import State

MOST = 120
"""Positions of a match whose chances are looked at."""
SIMULATIONS = 300
ROOM = 40_000
STRONGEST = list(LEVELS)[-1]


class Analysis(msgspec.Struct, kw_only=True):
    """By side, at the same steps of the match."""

    steps: list[int]
    chances: list[list[float]]
    """For each step, what each side could hope for, from 0 to 1."""
    luck: list[list[float]]
    """For each step, what chance had given each side until then, in chances to win."""


def analyse(name: str, options: Any, actions: list[int], deciders: list[int]) -> Analysis:
    """In a worker process."""
    rules = game(name)
    match = Match(rules, rules.read_options(options))
    sides = range(rules.sides(match.options))
    wanted = chosen_steps(deciders)
    found = Analysis(steps=[], chances=[], luck=[])
    sum_of = [0.0 for _ in sides]
    for step in range(len(actions) + 1):
        if step in wanted and (len(match.state.legal()) > 1 or step == len(actions)):
            found.steps.append(step)
            found.chances.append(chances(match.state))
            found.luck.append([round(part, 4) for part in sum_of])
        if step < len(actions):
            before = match.state.clone()
            match.play(actions[step], by=deciders[step])
            if before.actor == names.CHANCE:
                sum_of = [so_far + part for so_far, part in zip(sum_of, luck(before, match.state), strict=True)]
    return found


def chosen_steps(deciders: list[int]) -> list[int]:
    """Steps before a decision, and the end: the first and the last, and as many between, evenly."""
    steps = [step for step, side in enumerate(deciders) if side != names.CHANCE] + [len(deciders)]
    if len(steps) <= MOST:
        return steps
    return [steps[round((len(steps) - 1) * place / (MOST - 1))] for place in range(MOST)]


def chances(state: State) -> list[float]:
    if state.actor < 0:
        return state.payoffs if state.actor == names.OVER else state.estimates
    strong = level(state.game, STRONGEST)
    tree = Tree(
        state,
        1,
        size=ROOM,
        exploration=strong.exploration,
        horizon=strong.horizon,
        sharpness=strong.sharpness,
        trust=strong.trust,
        doubt=strong.doubt,
        width=strong.width,
        blur=strong.blur,
    )
    tree.run(SIMULATIONS)
    root = tree.node_of(state)
    if root < 0:  # nothing to decide here
        return state.estimates
    return [round(tree.mean(root, side), 4) for side in range(tree.sides)]


def luck(before: State, after: State) -> list[float]:
    """What an outcome was worth to each side beyond what the odds promised."""
    promised = [0.0] * len(after.estimates)
    for action, odds in before.odds():
        other = before.clone()
        other.apply(action)
        for side, value in enumerate(other.estimates):
            promised[side] += float(odds) * value
    return [came - hoped for came, hoped in zip(after.estimates, promised, strict=True)]
