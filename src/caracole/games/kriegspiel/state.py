"""The position: which plate stands where with how many figures, what is left of the turn. Nothing is decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from caracole.games.kriegspiel import appraise, board, canonical, evaluate, features, inputs, names, sequence
from caracole.games.kriegspiel.terms import Terms
from caracole.kernel import names as kernel
from caracole.kernel.random import absorbed, mixed
from caracole.kernel.state import Actions, State

if TYPE_CHECKING:
    from caracole.games.kriegspiel.options import Options


class KriegspielState(State):
    """Plates are numbered 0 … plates − 1 in the order of the layout; cells row by row, COLS to a row.

    Facings count twelfths of a turn clockwise: N = 0, NE = 1 (2 on a flat board), E = 3, … Whether a plate has made
    its half-rotation shows in its facing: before, it looks at a corner (T3).
    """

    terms: Terms

    cell: list[int]
    """Where each plate stands, NOWHERE once it is removed."""
    facing: list[int]
    figures: list[int]
    """Soldiers, cavaliers or gunners on each plate."""
    wreck: list[int]
    """1 for a plate with a destroyed cannon."""
    at: list[int]
    """The plate on each cell, or NOBODY; EDGE on NOWHERE."""

    turn: int
    """The army to play."""
    used: list[int]
    """T2: moves made this turn by cannons, soldiers, cavalry; forgotten when fire begins, like the next two."""
    moves: list[int]
    """T8: moves made this turn by each cannon plate."""
    transfers: int
    fired: list[int]
    """F1: 1 for each arm that has fired this turn."""
    hit: int
    """E4: 1 once this turn has had a casualty."""
    quiet: int
    """E4: turns in a row without a casualty."""
    shooter: int
    target: int
    """The plates of the shot the die is thrown for, NOBODY at any other time."""
    latest: int
    latest_origin: int
    latest_receiver: int
    """The latest order of this turn, NOBODY if none: its plate, the cell it was given on, who received figures.
    Only `canonical` reads it; no part of the position."""
    winner: int
    """The army that has won; −1 while nobody has, and after a draw."""
    reason: int

    def __init__(self) -> None:
        super().__init__()
        self.cell = [0] * 40
        self.facing = [0] * 40
        self.figures = [0] * 40
        self.wreck = [0] * 40
        self.moves = [0] * 40
        self.at = [0] * 521
        self.used = [0] * 3
        self.fired = [0] * 3

    def setup(self) -> None:
        """K3: the armies of the layout face each other, everybody straight ahead."""
        options: Options = self.options
        self.terms = Terms()
        self.terms.prepare(options)
        self.judge = inputs.network()
        self.clear()
        for plate, place in enumerate(options.layout):
            cell = board.parse(place.cell)
            assert cell is not None, "the options are checked"
            self.stand(plate, cell)
            self.facing[plate] = 6 * place.army
            self.figures[plate] = place.figures
        self.turn = options.first
        sequence.begin(self)

    def clear(self) -> None:
        """An empty board, nothing played."""
        for cell in range(names.CELLS):
            self.at[cell] = names.NOBODY
        self.at[names.NOWHERE] = names.EDGE
        for plate in range(names.PLATES):
            self.cell[plate] = names.NOWHERE
            self.facing[plate] = 0
            self.figures[plate] = 0
            self.wreck[plate] = 0
            self.moves[plate] = 0
        for arm in range(3):
            self.used[arm] = 0
            self.fired[arm] = 0
        self.turn = 0
        self.transfers = 0
        self.hit = 0
        self.quiet = 0
        self.shooter = names.NOBODY
        self.target = names.NOBODY
        self.forget()
        self.winner = -1
        self.reason = names.UNDECIDED

    def share(self, other: State) -> None:
        State.share(self, other)
        self.terms = cython.cast(KriegspielState, other).terms

    def list_legal(self, out: Actions) -> None:
        sequence.list_legal(self, out)

    def list_distinct(self, out: Actions) -> None:
        canonical.list_legal(self, out)

    def list_odds(self, out: Actions) -> None:
        sequence.list_odds(self, out)

    def act(self, action: int) -> None:
        sequence.act(self, action)

    def payoff(self, side: int) -> float:
        return sequence.payoff(self, side)

    def estimate(self, side: int) -> float:
        return evaluate.evaluate(self, side)

    def appraise(self, side: int) -> float:
        if self.judge is None or not inputs.is_told(self):
            return appraise.appraise(self, side)
        return inputs.judged(self, side)

    def observe(self, seat: int, out: memoryview[float], start: int) -> int:
        return features.observe(self, seat, out, start)

    def copy_from(self, other: State) -> None:
        self.copy_position(cython.cast(KriegspielState, other))

    def copy_position(self, other: KriegspielState) -> None:
        self.copy_agenda(other)
        self.cell[:] = other.cell
        self.facing[:] = other.facing
        self.figures[:] = other.figures
        self.wreck[:] = other.wreck
        self.moves[:] = other.moves
        self.at[:] = other.at
        self.turn = other.turn
        self.used[:] = other.used
        self.transfers = other.transfers
        self.fired[:] = other.fired
        self.hit = other.hit
        self.quiet = other.quiet
        self.shooter = other.shooter
        self.target = other.target
        self.latest = other.latest
        self.latest_origin = other.latest_origin
        self.latest_receiver = other.latest_receiver
        self.winner = other.winner
        self.reason = other.reason

    def digest(self) -> int:
        """The plates are summed: neither the order of moves nor which of two like plates is which shows in the key."""
        key = absorbed(self.actor + 2, self.top() if self.depth else -1)
        key = absorbed(key, self.turn * 2 + self.hit)
        key = absorbed(key, self.quiet)
        key = absorbed(key, self.transfers)
        key = absorbed(key, (self.used[0] * 8 + self.used[1]) * 8 + self.used[2])
        key = absorbed(key, (self.fired[0] * 2 + self.fired[1]) * 2 + self.fired[2])
        key = absorbed(key, self.reason * 4 + self.winner + 1)
        if self.shooter != names.NOBODY:
            key = absorbed(key, self.cell[self.shooter] * 1024 + self.cell[self.target])
        for plate in range(self.terms.plates):
            if self.cell[plate] != names.NOWHERE:
                key += mixed(absorbed(self.cell[plate], self.token(plate)))
        return mixed(key & kernel.MASK64)

    def identity(self) -> int:
        """What `list_distinct` offers depends on the latest order of the turn, so that belongs to it."""
        if self.latest == names.NOBODY:
            return self.digest()
        key = absorbed(self.digest(), self.latest_origin * 1024 + self.cell[self.latest])
        return absorbed(key, self.latest * 64 + self.latest_receiver)

    def token(self, plate: int) -> int:
        """Everything about a plate on the board but its cell, as one number."""
        word = self.terms.army[plate] * 3 + self.terms.arm[plate]
        if self.wreck[plate]:
            return word
        return (((word + 6) * 16 + self.facing[plate]) * 8 + self.figures[plate]) * 8 + self.moves[plate]

    # --- words for what the arrays hold -------------------------------------------------------

    def stand(self, plate: int, cell: int) -> None:
        """Put a plate on an empty cell."""
        self.cell[plate] = cell
        self.at[cell] = plate

    def leave(self, plate: int) -> None:
        """Take a plate off its cell; it is nowhere."""
        self.at[self.cell[plate]] = names.NOBODY
        self.cell[plate] = names.NOWHERE

    def remember(self, plate: int, receiver: int) -> None:
        """Note the order about to be carried out."""
        self.latest = plate
        self.latest_origin = self.cell[plate]
        self.latest_receiver = receiver

    def forget(self) -> None:
        """No order yet this turn."""
        self.latest = names.NOBODY
        self.latest_origin = names.NOWHERE
        self.latest_receiver = names.NOBODY

    def is_intact(self, plate: int) -> bool:
        """On the board, and no wreck."""
        return self.cell[plate] != names.NOWHERE and not self.wreck[plate]

    def is_oriented(self, plate: int) -> bool:
        """T3: a plate that looks through a side; towards a corner it can only receive."""
        return (self.facing[plate] & 1) == self.terms.odd

    def ahead(self, plate: int) -> int:
        """The cell an oriented plate faces."""
        return self.terms.near[self.cell[plate] * 6 + self.facing[plate] // 2]

    def standing(self) -> list[int]:
        """The plates on the board, wrecks included."""
        return [plate for plate in range(self.terms.plates) if self.cell[plate] != names.NOWHERE]


STATE: Any = KriegspielState
