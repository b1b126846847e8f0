"""A search under a budget, and the reasons for what it chose."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from caracole.kernel.state import State
    from caracole.search.mcts import Tree

SLICE = 0.004
"""Seconds between two looks at the clock."""
ENDLESS = 1 << 40
EASY = 50
"""No decision is easy before so many simulations."""
HURRY = 0.5
"""An early search ends when a rival would need more than this share of the visits left to catch up."""


class Budget(msgspec.Struct, frozen=True):
    """How much thinking a decision may cost; None where there is no limit of that kind, both hold where both are given.

    A limit in playouts (simulations of a search) gives the same choice every time; one in seconds depends on the
    machine.
    """

    playouts: int | None = None
    seconds: float | None = None

    def after(self, spent: float) -> Budget:
        """What is left of it after so many seconds."""
        return self if self.seconds is None else Budget(self.playouts, max(0.0, self.seconds - spent))


class Option(msgspec.Struct, frozen=True):
    """One action that was considered."""

    action: int
    text: str
    visits: int
    value: float
    """What it seems worth to whoever decides."""


class Reasons(msgspec.Struct, frozen=True):
    """Why an action was chosen."""

    action: int
    values: tuple[float, ...] = ()
    """What the position seems worth to each side."""
    options: tuple[Option, ...] = ()
    """The best first."""
    line: tuple[str, ...] = ()
    """The best line in notation, as far as it was looked at."""
    simulations: int = 0
    steps: int = 0
    seconds: float = 0.0
    exact: bool = False
    """Whether the values are certain."""

    @property
    def speed(self) -> float:
        """Simulations a second."""
        return self.simulations / self.seconds if self.seconds > 0 else 0.0


def search(tree: Tree, budget: Budget, *, early: bool = False, sure: float = 0.0) -> float:
    """Run a tree until its budget is spent or it is told to stop; says how many seconds that took.

    At least one simulation is run. Without a limit of seconds the clock decides nothing. If told to be early, it also
    ends once no other action is likely to catch up with the most visited one in what is left of the budget; and, if
    `sure` is given, once a tenth of the budget is spent and the favourite leads by that part of its simulations.
    """
    start = time.perf_counter()
    target = tree.simulations + (budget.playouts if budget.playouts is not None else ENDLESS)
    if budget.playouts is None and budget.seconds is None:
        raise ValueError("a search needs a limit in simulations or in seconds")
    first, portion, spent = tree.simulations, 1, 0.0
    while not tree.stop and tree.simulations < target:
        before = spent
        tree.run(min(portion, target - tree.simulations))
        spent = time.perf_counter() - start
        left: float = target - tree.simulations
        if budget.seconds is not None:
            if spent >= budget.seconds:
                break
            pace = min(SLICE, budget.seconds - spent) / max(spent - before, 1e-7)
            portion = max(1, min(int(portion * pace), 2 * portion))
            left = min(left, (tree.simulations - first) * (budget.seconds / spent - 1))
        else:
            portion = min(2 * portion, 4096)
        if early and tree.lead() > HURRY * left:
            break
        if sure and is_sure(tree.lead(), tree.simulations - first, left, sure):
            break
    return time.perf_counter() - start


def is_sure(lead: int, done: int, left: float, sure: float) -> bool:
    """Whether enough has been seen of a decision that is easy."""
    return done >= EASY and 9 * done >= left and lead >= sure * done


def reasons(tree: Tree, state: State, seconds: float, simulations: int) -> Reasons:
    """What a tree has found for the side to decide in this position."""
    root = tree.node_of(state)
    found = tree.edges_of(root)
    return Reasons(
        action=tree.action_of(found[0]),
        values=tuple(tree.mean(root, side) for side in range(tree.sides)),
        options=tuple(
            Option(tree.action_of(edge), state.say(tree.action_of(edge)), tree.visits_of(edge), tree.worth(edge))
            for edge in found
            if tree.visits_of(edge)
        ),
        line=line(tree, state),
        simulations=simulations,
        steps=tree.steps,
        seconds=seconds,
    )


def line(tree: Tree, state: State, longest: int = 12) -> tuple[str, ...]:
    """The most visited decisions one after another; it ends where chance or something hidden comes in."""
    position = state.clone()
    texts: list[str] = []
    while len(texts) < longest and position.actor >= 0:
        action = favourite(tree, position)
        if action is None or not position.can(action):
            break
        texts.append(position.say(action))
        position.apply(action)
        if tree.seat >= 0:
            break
    return tuple(texts)


def favourite(tree: Tree, position: State) -> int | None:
    """The most visited action, or the only one."""
    for edge in tree.edges_of(tree.node_of(position))[:1]:
        if tree.visits_of(edge):
            return tree.action_of(edge)
    legal = position.legal()
    return legal[0] if len(legal) == 1 else None
