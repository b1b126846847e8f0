"""A finished match looked at again: everybody's chances along the way, and whom chance favoured.

The chances of a position are the mean of a short tree search with all cards open, the same for everybody who asks. The
luck of a chance step is what it added to the estimate of a position beyond its expectation over all outcomes: over
many matches it adds up to nothing, however good or bad the estimate is.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import msgspec

from caracole.bots import LEVELS
from caracole.bots.levels import level
from caracole.kernel import names
from caracole.kernel.game import game
from caracole.kernel.match import Match
from caracole.search.mcts import Tree

if TYPE_CHECKING:
    from caracole.kernel.state import State

MOST = 120
"""Positions of a match whose chances are looked at."""
EACH = 6
"""Positions of one piece: short enough that nobody's turn waits long behind it."""
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


class Piece(msgspec.Struct):
    """A part of an analysis: some steps, and what chance gave since the one before; at last, since the last of them."""

    steps: list[int]
    chances: list[list[float]]
    gains: list[list[float]]


def pieces(deciders: list[int]) -> int:
    """How many pieces the analysis of a match has."""
    return math.ceil(len(chosen_steps(deciders)) / EACH)


def analyse(name: str, options: Any, actions: list[int], deciders: list[int], number: int) -> Piece:
    """One piece, in a worker process."""
    rules = game(name)
    match = Match(rules, rules.read_options(options))
    wanted = chosen_steps(deciders)
    first = wanted[number * EACH - 1] if number else 0
    wanted = wanted[number * EACH : (number + 1) * EACH]
    found = Piece([], [], [])
    nothing = gain = [0.0] * rules.options.sides(match.options)
    for step in range(wanted[-1] + 1):
        if step in wanted and (len(match.state.legal()) > 1 or step == len(actions)):
            found.steps.append(step)
            found.chances.append(chances(match.state))
            found.gains.append(gain)
            gain = nothing
        if step < wanted[-1]:
            before = match.state.clone()
            match.play(actions[step], by=deciders[step])
            if before.actor == names.CHANCE and step >= first:
                gain = [so_far + part for so_far, part in zip(gain, luck(before, match.state), strict=True)]
    found.gains.append(gain)
    return found


def put_together(found: list[Piece]) -> Analysis:
    """All pieces in order."""
    whole = Analysis(steps=[], chances=[], luck=[])
    total = [0.0] * len(found[0].gains[-1])
    for piece in found:
        for step, hopes, gain in zip(piece.steps, piece.chances, piece.gains, strict=False):
            total = [so_far + part for so_far, part in zip(total, gain, strict=True)]
            whole.steps.append(step)
            whole.chances.append(hopes)
            whole.luck.append([round(part, 4) for part in total])
        total = [so_far + part for so_far, part in zip(total, piece.gains[-1], strict=True)]
    return whole


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
        prior_temperature=strong.prior_temperature,
        estimate_weight=strong.estimate_weight,
        first_play_urgency=strong.first_play_urgency,
        width=strong.width,
        public_nodes=strong.public_nodes,
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
