"""A search under a budget, and the reasons for what it chose."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

import msgspec

from caracole.kernel import names

if TYPE_CHECKING:
    from caracole.kernel.state import State

SLICE = 0.004
"""Seconds between two looks at the clock."""
ENDLESS = 1 << 40


class Budget(msgspec.Struct, frozen=True):
    """How much thinking a decision may cost; None where there is no limit of that kind, both hold where both are given.

    A limit in playouts (simulations of a search) gives the same choice every time; one in seconds depends on the
    machine.
    """

    playouts: int | None = None
    seconds: float | None = None


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


class Tree(Protocol):
    """What `Mcts` and `Ismcts` share."""

    @property
    def simulations(self) -> int: ...
    @property
    def steps(self) -> int: ...
    @property
    def stop(self) -> bool: ...
    def run(self, simulations: int) -> int: ...
    def children(self, node: int = 0) -> list[int]: ...
    def mean(self, node: int, side: int) -> float: ...
    def action_of(self, node: int) -> int: ...
    def visits_of(self, node: int) -> int: ...


def search(tree: Tree, budget: Budget) -> float:
    """Run a tree until its budget is spent or it is told to stop; says how many seconds that took.

    At least one simulation is run. Without a limit of seconds the clock decides nothing.
    """
    start = time.perf_counter()
    target = tree.simulations + (budget.playouts if budget.playouts is not None else ENDLESS)
    if budget.playouts is None and budget.seconds is None:
        raise ValueError("a search needs a limit in simulations or in seconds")
    portion, spent = 1, 0.0
    while not tree.stop and tree.simulations < target:
        before = spent
        tree.run(min(portion, target - tree.simulations))
        spent = time.perf_counter() - start
        if budget.seconds is not None:
            if spent >= budget.seconds:
                break
            pace = min(SLICE, budget.seconds - spent) / max(spent - before, 1e-7)
            portion = max(1, min(int(portion * pace), 2 * portion))
        else:
            portion = min(2 * portion, 4096)
    return time.perf_counter() - start


def reasons(tree: Tree, state: State, seconds: float, simulations: int) -> Reasons:
    """What a tree has found for the side to decide in this position."""
    sides = range(state.game.sides(state.options))
    found = tree.children()
    return Reasons(
        action=tree.action_of(found[0]),
        values=tuple(tree.mean(0, side) for side in sides),
        options=tuple(
            Option(
                tree.action_of(node),
                state.say(tree.action_of(node)),
                tree.visits_of(node),
                tree.mean(node, state.actor),
            )
            for node in found
            if tree.visits_of(node)
        ),
        line=line(tree, state),
        simulations=simulations,
        steps=tree.steps,
        seconds=seconds,
    )


def line(tree: Tree, state: State, longest: int = 12) -> tuple[str, ...]:
    """The most visited decisions one after another; it ends where chance or something hidden comes in."""
    position, node = state.clone(), 0
    told: list[str] = []
    while len(told) < longest:
        below = [child for child in tree.children(node)[:1] if tree.visits_of(child) > 0]
        if position.actor < 0 or not below:
            break
        node = below[0]
        action = tree.action_of(node)
        if not position.can(action):
            break
        told.append(position.say(action))
        position.apply(action)
        if position.actor == names.CHANCE or position.game.traits.hidden:
            break
    return tuple(told)
