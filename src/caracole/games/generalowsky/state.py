"""The position: who stands where and on whom, medals, what is left of the turn. Nothing is decided here."""

from __future__ import annotations

from typing import Any

import cython

from caracole.games.generalowsky import evaluate, features, insight, names, sequence
from caracole.games.generalowsky.terms import Terms
from caracole.kernel.random import absorbed
from caracole.kernel.state import Actions, State


class GeneralowskyState(State):
    """Generals are numbered from 0, player by player."""

    terms: Terms

    # the position
    space: list[int]
    """Where each general is: EXILE, or 0 … length − 1."""
    level: list[int]
    """How many stand below each general in his pile; 0 in exile."""
    medals: list[int]
    """On each chest; a star counts eleven."""
    pot: int
    """Medals lying at Moscow."""
    spins: int
    """How often the arrow has been spun."""
    shown: int
    """Where the arrow points: band × KINDS + result + 1, 0 before the first spin. Only to be looked at,
    except while a stride is chosen (T4)."""

    # the turn
    turn: int
    """The player whose turn it is, whoever commands his generals."""
    band: list[int]
    """The band declared for each general and not spun yet, from 1 (yellow); 0 for none."""

    hoped: list[float]
    """Room for `evaluate`: how likely each general is to be the next at Moscow. No part of the position."""
    inner: list[float]
    """Room for the first layer of `insight`."""
    outer: list[float]
    """And for the second."""

    def __init__(self) -> None:
        super().__init__()
        self.space = [0] * 6
        self.level = [0] * 6
        self.medals = [0] * 6
        self.band = [0] * 6
        self.hoped = [0.0] * 6
        self.inner = [0.0] * 64
        self.outer = [0.0] * 32

    def setup(self) -> None:
        """P3, P4: one medal at Moscow, everybody in exile."""
        self.terms = Terms(self.options)
        for general in range(names.MOST_GENERALS):
            self.space[general] = names.EXILE
            self.level[general] = 0
            self.medals[general] = 0
            self.band[general] = 0
        self.pot = 1
        self.spins = 0
        self.shown = 0
        self.turn = self.options.first  # P5
        sequence.begin(self)

    def list_legal(self, out: Actions) -> None:
        sequence.list_legal(self, out)

    def list_odds(self, out: Actions) -> None:
        sequence.list_odds(self, out)

    def act(self, action: int) -> None:
        sequence.act(self, action)

    def payoff(self, side: int) -> float:
        return sequence.payoff(self, side)

    def estimate(self, side: int) -> float:
        return evaluate.evaluate(self, side)

    def appraise(self, side: int) -> float:
        return insight.appraise(self, side)

    def settled(self) -> bool:
        return sequence.is_between_spins(self)

    def observe(self, seat: int, out: memoryview[float], start: int) -> int:
        return features.observe(self, seat, out, start)

    def share(self, other: State) -> None:
        self.game = other.game
        self.options = other.options
        self.terms = cython.cast(GeneralowskyState, other).terms

    def copy_from(self, other: State) -> None:
        self.copy_position(cython.cast(GeneralowskyState, other))

    def copy_position(self, other: GeneralowskyState) -> None:
        self.copy_agenda(other)
        self.space[:] = other.space
        self.level[:] = other.level
        self.medals[:] = other.medals
        self.band[:] = other.band
        self.pot = other.pot
        self.spins = other.spins
        self.shown = other.shown
        self.turn = other.turn

    def digest(self) -> int:
        key = absorbed(self.agenda_digest(), self.turn)
        key = absorbed(key, self.pot)
        key = absorbed(key, self.spins)
        for general in range(self.terms.generals):
            key = absorbed(key, (self.space[general] + 1) * 64 + self.level[general] * 8 + self.band[general])
            key = absorbed(key, self.medals[general])
        if self.depth and self.due() == names.STRIDING:
            key = absorbed(key, self.shown)
        return key

    # --- words for what the arrays hold -------------------------------------------------------

    def owner(self, general: int) -> int:
        return general // self.terms.each

    def height(self, space: int) -> int:
        """How many generals stand on a space of the track."""
        count = 0
        for general in range(self.terms.generals):
            if self.space[general] == space:
                count += 1
        return count

    def commander(self, general: int) -> int:
        """T1: the general on top of the pile; himself if he is alone or (T11) in exile."""
        found = general
        if self.space[general] != names.EXILE:
            for other in range(self.terms.generals):
                if self.space[other] == self.space[general] and self.level[other] > self.level[found]:
                    found = other
        return found

    def piles(self) -> dict[int, list[int]]:
        """The generals on each occupied space, from bottom to top."""
        found: dict[int, list[int]] = {}
        order = sorted([(self.space[g], self.level[g], g) for g in range(self.terms.generals)])
        for space, _, general in order:
            if space != names.EXILE:
                found.setdefault(space, []).append(general)
        return found

    def exiles(self) -> list[int]:
        """The generals in exile."""
        return [general for general in range(self.terms.generals) if self.space[general] == names.EXILE]


STATE: Any = GeneralowskyState
