"""The position: units, cards, the combat under way and what is left of the turn. Nothing is decided here."""

from __future__ import annotations

import cython

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre.terms import Terms
from caracole.kernel.random import absorbed
from caracole.kernel.state import State


class Position(State):
    """Side 0 is South, side 1 North; whatever each side has is found by its number first: `hand[side][card]`.

    Multisets of cards are counts. In a view (see `view.py`) the cards a seat may not know all lie in `deck`, so that
    there the counts add up to more than `deck_size`, and those of hand and pile to less.
    """

    terms: Terms
    """What the match fixes, shared by all its positions."""

    army: list[int]
    """The army number of each side, NO_ARMY until the draft has given it."""
    board: list[int]
    """The terrain number of each square; square 64 is VOID."""
    first: int
    active: int
    turn: int
    """The game turn, from 1; 0 before the first."""
    status: list[list[int]]
    """NEW, FULL, REDUCED or OUT, by side and unit."""
    place: list[list[int]]
    """The square of each unit, NOWHERE if it is not on the board."""
    side_on: list[int]
    """Whose unit stands on each square, NOBODY if none does …"""
    unit_on: list[int]
    """… and which of his, NO_UNIT if none."""
    redoubt: list[int]
    """1 where a redoubt lies."""
    hand: list[list[int]]
    deck: list[list[int]]
    pile: list[list[int]]
    hand_size: list[int]
    deck_size: list[int]
    pile_size: list[int]
    shown: list[int]
    """The visible top card of each pile, NO_CARD if there is none."""
    covert: int
    """The last card the active side discarded face down in the running discard phase, NO_CARD if none."""
    exhausted: list[int]
    """1 once a side's first deck is spent: its last card drawn or, with `last_played`, gone from the hand."""
    old: list[list[int]]
    """With `last_played`, once the first deck is drawn: its cards that are still in the hand, counted as in `hand`."""
    old_size: list[int]
    """How many these are; known to their owner alone."""
    old_least: list[int]
    old_most: list[int]
    """How few and how many they can be as far as everybody saw; 0 before the deck is drawn and once it is spent."""
    known: list[list[int]]
    """What each side has seen in the other's hand: copies by side and card of the other army."""
    hidden: list[int]
    """How many cards the other has discarded unseen since: up to that many of the known ones may be gone."""

    # the player turn
    mover: list[int]
    """The unit (0 … 7) that made the first and second basic move, at 1 and 2; NO_UNIT if none."""
    mover_from: list[int]
    mover_to: list[int]
    marched: list[int]
    """1 once a forced march has been played for the first and second unit."""
    supplied: int
    """1 once a supply card has been played in this movement phase."""
    attempted: int
    """1 once a restoration has been attempted."""

    # the combat
    kind: int
    """PEACE while there is none, else ASSAULT, AMBUSH, BOMBARD or VOLLEY."""
    init: int
    """The card that began it."""
    attacker: int
    """The unit (0 … 7) of the active side that attacks or fires, NO_UNIT in an ambush."""
    target: int
    """The square attacked."""
    defender: int
    """The unit (0 … 7) of the other side that stood there."""
    d6: int
    d8: int
    d10: int
    """The dice pool."""
    acards: list[int]
    acount: int
    """Cards of the active side in this combat but the first, in order of play."""
    dcards: list[int]
    dcount: int
    """Cards of the other side in this combat, in order of play."""
    ucards: list[int]
    ucount: int
    """The unit cards that count for the attack, in order of play, the initiating one included."""
    supporters: list[int]
    scount: int
    """Supporting units (0 … 7) in the order they joined."""
    leader: int
    """The attacker's leader, NO_CARD if none."""
    commands: int
    """1 if he brings units instead of his combat value."""
    com: int
    """Hits of committed attacks still to be taken."""
    committed: int
    """1 if a committed attack was played (and no skirmish): V1 waits for the other side."""
    hit_by: int
    """Bit u is set if unit u of the active side has taken a hit of a committed attack."""
    sappers: int
    skirmish: int
    staying: int
    """Bit u is set if a card that frees unit u from advancing was played."""
    fled: int
    """1 once the defender has retreated or withdrawn alive."""
    withdrawn: int
    attempts: int
    """Failed attempts to withdraw (C3)."""
    attack_total: int
    defense_total: int
    """A and D, once the dice are thrown."""

    # the end
    winner: int
    """The side that has won, NOBODY before."""
    reason: int
    """ATTRITION, NIGHTFALL or CAP."""

    # the draft
    roll: int
    """What seat 0 threw, 0 before."""
    tile: list[int]
    """The tiles laid NW, NE, SW, SE, 0 for none yet."""
    spin: list[int]
    """Their quarter turns."""
    pair: list[int]
    """The two armies of the match, NO_ARMY before."""
    quarters: int
    """By how many quarter turns the map was turned to lie at the second side's edge."""

    if not cython.compiled:  # the arrays of the twin are blank to begin with

        def __init__(self) -> None:
            super().__init__()
            self.army = [0] * 2
            self.board = [0] * 65
            self.status = [[0] * names.UNITS, [0] * names.UNITS]
            self.place = [[0] * names.UNITS, [0] * names.UNITS]
            self.side_on = [0] * 65
            self.unit_on = [0] * 65
            self.redoubt = [0] * 65
            self.hand = [[0] * names.CODES, [0] * names.CODES]
            self.deck = [[0] * names.CODES, [0] * names.CODES]
            self.pile = [[0] * names.CODES, [0] * names.CODES]
            self.hand_size = [0] * 2
            self.deck_size = [0] * 2
            self.pile_size = [0] * 2
            self.shown = [0] * 2
            self.exhausted = [0] * 2
            self.old = [[0] * names.CODES, [0] * names.CODES]
            self.old_size = [0] * 2
            self.old_least = [0] * 2
            self.old_most = [0] * 2
            self.known = [[0] * names.CODES, [0] * names.CODES]
            self.hidden = [0] * 2
            self.mover = [0] * 3
            self.mover_from = [0] * 3
            self.mover_to = [0] * 3
            self.marched = [0] * 3
            self.acards = [0] * 8
            self.dcards = [0] * 8
            self.ucards = [0] * 8
            self.supporters = [0] * 8
            self.tile = [0] * 4
            self.spin = [0] * 4
            self.pair = [0] * 2

    def blank(self) -> None:
        """A position before anything has happened."""
        for square in range(65):
            self.side_on[square] = names.NOBODY
            self.unit_on[square] = names.NO_UNIT
            self.redoubt[square] = 0
        for side in range(2):
            for unit in range(names.UNITS):
                self.status[side][unit] = names.NEW
                self.place[side][unit] = names.NOWHERE
            for code in range(names.CODES):
                self.hand[side][code] = 0
                self.deck[side][code] = 0
                self.pile[side][code] = 0
                self.known[side][code] = 0
                self.old[side][code] = 0
            self.army[side] = names.NO_ARMY
            self.pair[side] = names.NO_ARMY
            self.hand_size[side] = 0
            self.deck_size[side] = 0
            self.pile_size[side] = 0
            self.shown[side] = names.NO_CARD
            self.exhausted[side] = 0
            self.old_size[side] = 0
            self.old_least[side] = 0
            self.old_most[side] = 0
            self.hidden[side] = 0
        for quadrant in range(4):
            self.tile[quadrant] = 0
            self.spin[quadrant] = 0
        self.first = 0
        self.active = 0
        self.turn = 0
        self.covert = names.NO_CARD
        self.winner = names.NOBODY
        self.reason = names.UNDECIDED
        self.roll = 0
        self.quarters = 0
        self.new_turn()
        self.end_combat()

    def new_turn(self) -> None:
        """Forget what was done in the last player turn."""
        for k in range(3):
            self.mover[k] = names.NO_UNIT
            self.mover_from[k] = names.NOWHERE
            self.mover_to[k] = names.NOWHERE
            self.marched[k] = 0
        self.supplied = 0
        self.attempted = 0

    def end_combat(self) -> None:
        """Forget the last combat."""
        for k in range(8):
            self.acards[k] = names.NO_CARD
            self.dcards[k] = names.NO_CARD
            self.ucards[k] = names.NO_CARD
            self.supporters[k] = names.NO_UNIT
        self.kind = names.PEACE
        self.init = names.NO_CARD
        self.attacker = names.NO_UNIT
        self.target = names.NOWHERE
        self.defender = names.NO_UNIT
        self.d6 = 0
        self.d8 = 0
        self.d10 = 0
        self.acount = 0
        self.dcount = 0
        self.ucount = 0
        self.scount = 0
        self.leader = names.NO_CARD
        self.commands = 0
        self.com = 0
        self.committed = 0
        self.hit_by = 0
        self.sappers = 0
        self.skirmish = 0
        self.staying = 0
        self.fled = 0
        self.withdrawn = 0
        self.attempts = 0
        self.attack_total = 0
        self.defense_total = 0

    # --- copy and digest ------------------------------------------------------------------------

    def share(self, other: State) -> None:
        State.share(self, other)
        self.terms = cython.cast(Position, other).terms

    def copy_from(self, other: State) -> None:
        self.copy_position(cython.cast(Position, other))

    def copy_position(self, other: Position) -> None:
        self.copy_agenda(other)
        self.army[:] = other.army
        self.board[:] = other.board
        self.first = other.first
        self.active = other.active
        self.turn = other.turn
        self.side_on[:] = other.side_on
        self.unit_on[:] = other.unit_on
        self.redoubt[:] = other.redoubt
        self.hand_size[:] = other.hand_size
        self.deck_size[:] = other.deck_size
        self.pile_size[:] = other.pile_size
        self.shown[:] = other.shown
        self.covert = other.covert
        self.exhausted[:] = other.exhausted
        self.hidden[:] = other.hidden
        self.mover[:] = other.mover
        self.mover_from[:] = other.mover_from
        self.mover_to[:] = other.mover_to
        self.marched[:] = other.marched
        self.supplied = other.supplied
        self.attempted = other.attempted
        self.kind = other.kind
        self.init = other.init
        self.attacker = other.attacker
        self.target = other.target
        self.defender = other.defender
        self.d6 = other.d6
        self.d8 = other.d8
        self.d10 = other.d10
        self.acards[:] = other.acards
        self.acount = other.acount
        self.dcards[:] = other.dcards
        self.dcount = other.dcount
        self.ucards[:] = other.ucards
        self.ucount = other.ucount
        self.supporters[:] = other.supporters
        self.scount = other.scount
        self.leader = other.leader
        self.commands = other.commands
        self.com = other.com
        self.committed = other.committed
        self.hit_by = other.hit_by
        self.sappers = other.sappers
        self.skirmish = other.skirmish
        self.staying = other.staying
        self.fled = other.fled
        self.withdrawn = other.withdrawn
        self.attempts = other.attempts
        self.attack_total = other.attack_total
        self.defense_total = other.defense_total
        self.winner = other.winner
        self.reason = other.reason
        self.roll = other.roll
        self.tile[:] = other.tile
        self.spin[:] = other.spin
        self.pair[:] = other.pair
        self.quarters = other.quarters
        for side in range(2):
            self.status[side][:] = other.status[side]
            self.place[side][:] = other.place[side]
            self.hand[side][:] = other.hand[side]
            self.deck[side][:] = other.deck[side]
            self.pile[side][:] = other.pile[side]
            self.known[side][:] = other.known[side]
        if other.terms.last_played:
            self.copy_old(other)

    def copy_old(self, other: Position) -> None:
        """V2: what only matches with `last_card=played` have."""
        for side in range(2):
            self.old[side][:] = other.old[side]
            self.old_size[side] = other.old_size[side]
            self.old_least[side] = other.old_least[side]
            self.old_most[side] = other.old_most[side]

    def digest(self) -> int:
        key = self.digest_board()
        for square in range(names.SQUARES):
            if self.redoubt[square]:
                key = absorbed(key, 4096 + square)
        for side in range(2):
            key = self.digest_cards(key, side)
        for side in range(2):
            key = absorbed(key, (self.army[side] * 64 + self.hand_size[side]) * 64 + self.pile_size[side])
            key = absorbed(key, (self.shown[side] * 2 + self.exhausted[side]) * 65536 + self.hidden[side])
        key = absorbed(key, self.covert)
        if self.old_most[0] or self.old_most[1]:
            key = self.digest_old(key)
        if self.kind:
            key = absorbed(self.digest_combat(key), self.attack_total)
        if self.tile[0] or self.roll:
            key = self.digest_draft(key)
        return key

    def digest_cards(self, key: int, side: int) -> int:
        """What a side holds, what lies on its pile, and what it has seen of the other hand."""
        for code in range(names.CODES):
            if self.hand[side][code] or self.pile[side][code] or self.known[side][code]:
                held = ((side * names.CODES + code) * 64 + self.hand[side][code]) * 64 + self.pile[side][code]
                key = absorbed(key, held * 64 + self.known[side][code])
        return key

    def visible(self) -> int:
        """Units, what this turn and a combat have seen, and how many cards are left in hand; no throw of dice."""
        key = absorbed(self.digest_board(), self.hand_size[0] * 64 + self.hand_size[1])
        if self.kind:
            key = self.digest_combat(key)
        if self.tile[0] or self.roll:
            key = self.digest_draft(key)
        return key

    def digest_board(self) -> int:
        """What is due, the units, and what they have done this turn."""
        key = self.agenda_digest()
        key = absorbed(key, self.turn * 64 + self.first * 32 + self.active * 16 + self.winner * 4 + self.reason)
        for side in range(2):
            for unit in range(names.UNITS):
                key = absorbed(key, self.status[side][unit] * 128 + self.place[side][unit])
        for k in range(1, 3):
            went = (self.mover[k] * 128 + self.mover_from[k]) * 128 + self.mover_to[k]
            key = absorbed(key, went * 2 + self.marched[k])
        return absorbed(key, self.supplied * 2 + self.attempted)

    def digest_combat(self, key: int) -> int:
        key = absorbed(key, (self.kind * 64 + self.init) * 128 + self.target)
        key = absorbed(key, (self.attacker * 16 + self.defender) * 64 + self.leader)
        key = absorbed(key, (self.d6 * 64 + self.d8) * 64 + self.d10)
        for k in range(self.acount):
            key = absorbed(key, 64 + self.acards[k])
        for k in range(self.dcount):
            key = absorbed(key, 128 + self.dcards[k])
        for k in range(self.ucount):
            key = absorbed(key, 192 + self.ucards[k])
        for k in range(self.scount):
            key = absorbed(key, 256 + self.supporters[k])
        key = absorbed(key, (self.hit_by * 256 + self.staying) * 64 + self.com * 8 + self.attempts)
        flags = self.commands + 2 * self.committed + 4 * self.sappers + 8 * self.skirmish
        key = absorbed(key, flags + 16 * self.fled + 32 * self.withdrawn)
        return absorbed(key, self.defense_total)

    def digest_old(self, key: int) -> int:
        """V2: the cards of the first deck still in a hand, and how many others think they are."""
        for side in range(2):
            for code in range(names.CODES):
                if self.old[side][code]:
                    key = absorbed(key, (side * names.CODES + code) * 64 + self.old[side][code])
        for side in range(2):
            known = (self.old_size[side] * 64 + self.old_least[side]) * 64 + self.old_most[side]
            key = absorbed(key, known * 2 + side)
        return key

    def digest_draft(self, key: int) -> int:
        for quadrant in range(4):
            key = absorbed(key, self.tile[quadrant] * 4 + self.spin[quadrant])
        return absorbed(key, ((self.roll * 16 + self.pair[0]) * 16 + self.pair[1]) * 4 + self.quarters)
