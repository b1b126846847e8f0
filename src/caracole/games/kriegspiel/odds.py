"""The odds of a shot: what falls by each face of the die."""

from __future__ import annotations

from typing import NamedTuple

from caracole.games.kriegspiel.casualties import destroys, losses
from caracole.games.kriegspiel.position import Position

FACES = range(6)


class Shot(NamedTuple):
    """By face of the die, 0 to 5, each one in six."""

    falls: tuple[int, ...]
    """Figures that fall; all gunners where the cannon is destroyed."""
    gone: tuple[bool, ...]
    """Whether the plate is removed, or the cannon destroyed."""
    destroys: int
    """Faces that destroy a cannon."""

    @property
    def mean(self) -> float:
        return sum(self.falls) / len(self.falls)

    @property
    def some(self) -> int:
        """Faces by which somebody falls, or something is destroyed."""
        return sum(falls > 0 or gone for falls, gone in zip(self.falls, self.gone, strict=True))

    @property
    def clears(self) -> int:
        """Faces by which nobody is left."""
        return sum(self.gone)


def shot_odds(state: Position, shooter: int, target: int) -> Shot:
    """F6 – F8: for a plate and what it aims at."""
    arm, aimed = state.terms.arm[shooter], state.terms.arm[target]
    here, there = state.figures[shooter], state.figures[target]
    hits = 1 if state.terms.cannon_hits_gunners else 0
    wrecks = [destroys(arm, aimed, die) for die in FACES]
    falls = tuple(there if wrecks[die] else losses(arm, aimed, here, there, die, hits) for die in FACES)
    gone = tuple(wrecks[die] or falls[die] == there > 0 for die in FACES)
    return Shot(falls, gone, sum(wrecks))
