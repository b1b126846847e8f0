"""The position: units, cards, the combat under way and what is left of the turn. Nothing is decided here."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import cython
import msgspec

from caracole.games.manoeuvre import appraise, board, dealing, evaluate, features, inputs, names, sequence
from caracole.games.manoeuvre import options as choices
from caracole.games.manoeuvre.terms import Terms
from caracole.kernel import names as kernel
from caracole.kernel.random import Random, absorbed
from caracole.kernel.state import Actions, State

if TYPE_CHECKING:
    from caracole.games.manoeuvre.options import Options


class ManoeuvreState(State):
    """Side 0 is South, side 1 North. Unit u of a side has the number side × 8 + u in `status` and `place`.

    Multisets of cards are counts, `[side × 57 + card]`. In a view (see `view.py`) the cards a seat may not know all
    lie in `deck`, so that there the counts add up to more than `deck_size`, and those of hand and pile to less.
    """

    # the match
    terms: Terms
    ambush_all: bool
    """C5: an ambush takes every card an assault takes, but the skirmish."""
    many_guards: bool
    """C4: the defender may play several unit cards."""
    both_open: bool
    """C16: a diagonal line needs both squares between open."""
    march_end: bool
    """M2: a forced march also depends on where the basic move ended."""
    spy_redraw: bool
    """T3: a spy played after drawing is replaced."""
    day_ends_at_once: bool
    """V2: the day ends with the running player turn."""
    guerrilla_combat: bool
    """M3: guerrillas also cancel a further unit card of an attack."""
    tournament: bool
    turn_cap: int
    hill: int
    """C7: ONCE, EACH or INITIATOR."""
    redoubt_fire: bool
    many_attempts: bool
    """C3: a failed attempt to withdraw may be followed by another."""
    stay_withdraw: bool
    """C11: staying is allowed after a withdrawal too."""
    late_march: bool
    """M2: the first unit may still get a forced march after the second one has moved."""
    slow_start: bool
    """M1: cavalry that starts on ends-move terrain moves one square."""
    last_played: bool
    """V2: the day waits until the cards of the first deck have left the hand too."""
    reshuffle_at_once: bool
    open_discards: bool

    # the position
    army: list[int]
    """The army number of each side, NO_ARMY until the draft has given it."""
    board: list[int]
    """The terrain number of each square; square 64 is VOID."""
    first: int
    active: int
    turn: int
    """The game turn, from 1; 0 before the first."""
    status: list[int]
    """NEW, FULL, REDUCED or OUT, by unit number."""
    place: list[int]
    """The square of each unit, NOWHERE if it is not on the board."""
    holder: list[int]
    """Who stands on each square: 0 for nobody, else 1 + unit number (side × 8 + unit)."""
    redoubt: list[int]
    """1 where a redoubt lies."""
    hand: list[int]
    deck: list[int]
    pile: list[int]
    hand_size: list[int]
    deck_size: list[int]
    pile_size: list[int]
    shown: list[int]
    """The visible top card of each pile, NO_CARD if there is none."""
    covert: int
    """The last card the active side discarded face down in the running discard phase, NO_CARD if none."""
    exhausted: list[int]
    """1 once a side's first deck is spent: its last card drawn or, with `last_played`, gone from the hand."""
    old: list[int]
    """With `last_played`, once the first deck is drawn: its cards that are still in the hand, counted as in `hand`."""
    old_size: list[int]
    """How many these are; known to their owner alone."""
    old_least: list[int]
    old_most: list[int]
    """How few and how many they can be as far as everybody saw; 0 before the deck is drawn and once it is spent."""
    known: list[int]
    """What each side has seen in the other's hand, at [side × 57 + card of the other army]."""
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

    scratch: list[int]
    gauge: list[float]
    """What `appraise.measure` last read off the board, as names.GAUGED numbers it; no part of the position."""
    """Room for cards while they are dealt anew; no part of the position."""

    def __init__(self) -> None:
        super().__init__()
        self.army = [0] * 2
        self.board = [0] * 65
        self.status = [0] * 16
        self.place = [0] * 16
        self.holder = [0] * 65
        self.redoubt = [0] * 65
        self.hand = [0] * 114
        self.deck = [0] * 114
        self.pile = [0] * 114
        self.hand_size = [0] * 2
        self.deck_size = [0] * 2
        self.pile_size = [0] * 2
        self.shown = [0] * 2
        self.exhausted = [0] * 2
        self.old = [0] * 114
        self.old_size = [0] * 2
        self.old_least = [0] * 2
        self.old_most = [0] * 2
        self.known = [0] * 114
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
        self.scratch = [0] * 64
        self.gauge = [0.0] * 23

    def setup(self) -> None:
        """§2: the options of the match; then a blank position."""
        options: Options = self.options
        self.terms = terms_for(options)
        self.insight = inputs.network()
        self.ambush_all = options.ambush_cards == "all"
        self.many_guards = options.defense_cards == "any"
        self.both_open = options.los_diagonal == "both"
        self.march_end = options.fm_end
        self.spy_redraw = options.spy_redraw
        self.day_ends_at_once = options.day_end == "player_turn"
        self.guerrilla_combat = options.guerrilla_combat
        self.tournament = options.tournament
        self.turn_cap = options.turn_cap
        self.hill = {"once": names.ONCE, "each": names.EACH, "initiator": names.INITIATOR}[options.hill_bonus]
        self.redoubt_fire = options.redoubt_fire
        self.many_attempts = options.us_attempts == "any"
        self.stay_withdraw = options.nra_withdraw
        self.late_march = options.fm_late
        self.slow_start = options.slow_start
        self.last_played = options.last_card == "played"
        self.reshuffle_at_once = options.reshuffle == "at_once"
        self.open_discards = options.discards == "open"
        self.blank()
        self.board = [*board.terrain_numbers(choices.board_of(options)), names.VOID]
        if options.draft:
            sequence.begin_draft(self)
        else:
            assert options.armies is not None
            assert options.first is not None
            self.first = options.first
            self.muster(names.SOUTH, names.ARMIES.index(options.armies[0]))
            self.muster(names.NORTH, names.ARMIES.index(options.armies[1]))
            sequence.begin(self)

    def blank(self) -> None:
        """A position before anything has happened."""
        for at in range(16):
            self.status[at] = names.NEW
            self.place[at] = names.NOWHERE
        for square in range(65):
            self.holder[square] = 0
            self.redoubt[square] = 0
        for at in range(114):
            self.hand[at] = 0
            self.deck[at] = 0
            self.pile[at] = 0
            self.known[at] = 0
            self.old[at] = 0
        for side in range(2):
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

    def muster(self, side: int, army: int) -> None:
        """A side gets its army: sixty cards in the deck, eight units beside the board."""
        self.army[side] = army
        for code in range(names.CODES):
            self.deck[side * 57 + code] = self.terms.copies[army * 57 + code]
        self.deck_size[side] = names.DECK

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

    # --- what the kernel asks -------------------------------------------------------------------

    def list_legal(self, out: Actions) -> None:
        sequence.list_legal(self, out)

    def list_odds(self, out: Actions) -> None:
        sequence.list_odds(self, out)

    def act(self, action: int) -> None:
        sequence.act(self, action)

    def payoff(self, side: int) -> float:
        return 1.0 if self.winner == side else 0.0

    def estimate(self, side: int) -> float:
        return evaluate.evaluate(self, side)

    def appraise(self, side: int) -> float:
        if self.insight is None or not inputs.is_told(self):
            return appraise.appraise(self, side)
        return inputs.judged(self, side)

    def observe(self, seat: int, out: memoryview[float], start: int) -> int:
        return features.observe(self, seat, out, start)

    def share(self, other: State) -> None:
        State.share(self, other)
        self.terms = other.terms  # type: ignore[attr-defined]

    def copy_from(self, other: State) -> None:
        self.copy_position(cython.cast(ManoeuvreState, other))

    def copy_position(self, other: ManoeuvreState) -> None:
        self.copy_agenda(other)
        self.ambush_all = other.ambush_all
        self.many_guards = other.many_guards
        self.both_open = other.both_open
        self.march_end = other.march_end
        self.spy_redraw = other.spy_redraw
        self.day_ends_at_once = other.day_ends_at_once
        self.guerrilla_combat = other.guerrilla_combat
        self.tournament = other.tournament
        self.turn_cap = other.turn_cap
        self.hill = other.hill
        self.redoubt_fire = other.redoubt_fire
        self.many_attempts = other.many_attempts
        self.stay_withdraw = other.stay_withdraw
        self.late_march = other.late_march
        self.slow_start = other.slow_start
        self.last_played = other.last_played
        self.reshuffle_at_once = other.reshuffle_at_once
        self.open_discards = other.open_discards
        self.army[:] = other.army
        self.board[:] = other.board
        self.first = other.first
        self.active = other.active
        self.turn = other.turn
        self.status[:] = other.status
        self.place[:] = other.place
        self.holder[:] = other.holder
        self.redoubt[:] = other.redoubt
        self.hand[:] = other.hand
        self.deck[:] = other.deck
        self.pile[:] = other.pile
        self.hand_size[:] = other.hand_size
        self.deck_size[:] = other.deck_size
        self.pile_size[:] = other.pile_size
        self.shown[:] = other.shown
        self.covert = other.covert
        self.exhausted[:] = other.exhausted
        self.old[:] = other.old
        self.old_size[:] = other.old_size
        self.old_least[:] = other.old_least
        self.old_most[:] = other.old_most
        self.known[:] = other.known
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

    def digest(self) -> int:
        key = self.digest_board()
        for square in range(names.SQUARES):
            if self.redoubt[square]:
                key = absorbed(key, 4096 + square)
        for at in range(114):
            if self.hand[at] or self.pile[at] or self.known[at]:
                held = (at * 64 + self.hand[at]) * 64 + self.pile[at]
                key = absorbed(key, held * 64 + self.known[at])
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
        key = absorbed(self.actor + 2, self.depth)
        for level in range(self.depth):
            key = absorbed(key, self.agenda[level])
        key = absorbed(key, self.turn * 64 + self.first * 32 + self.active * 16 + self.winner * 4 + self.reason)
        for at in range(16):
            key = absorbed(key, self.status[at] * 128 + self.place[at])
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
        for at in range(114):
            if self.old[at]:
                key = absorbed(key, at * 64 + self.old[at])
        for side in range(2):
            known = (self.old_size[side] * 64 + self.old_least[side]) * 64 + self.old_most[side]
            key = absorbed(key, known * 2 + side)
        return key

    def digest_draft(self, key: int) -> int:
        for quadrant in range(4):
            key = absorbed(key, self.tile[quadrant] * 4 + self.spin[quadrant])
        return absorbed(key, ((self.roll * 16 + self.pair[0]) * 16 + self.pair[1]) * 4 + self.quarters)

    # --- reading --------------------------------------------------------------------------------

    def unit_on(self, square: int) -> int:
        """The unit number (side × 8 + unit) on a square, −1 for nobody."""
        return self.holder[square] - 1

    def strength(self, side: int, unit: int) -> int:
        """U1: the printed strength of a unit as it stands."""
        at = self.army[side] * 8 + unit
        return self.terms.full[at] if self.status[side * 8 + unit] == names.FULL else self.terms.reduced[at]

    def lists(self, side: int, code: int) -> bool:
        """Whether a side's deck has such a card at all; public."""
        return self.terms.copies[self.army[side] * 57 + code] > 0

    def lost(self, side: int) -> int:
        """V1: how many units of a side are out."""
        count = 0
        for unit in range(names.UNITS):
            if self.status[side * 8 + unit] == names.OUT:
                count += 1
        return count

    def cards(self, counts: list[int], side: int) -> list[int]:
        """The card numbers of one side in `hand`, `deck`, `pile` or `known` (counts), each as often as it is there."""
        return [code for code in range(names.CODES) for _ in range(counts[side * 57 + code])]

    def noticed(self, action: int, seat: int) -> int:
        """§8: cards drawn, chosen and discarded face down are seen by their owner alone; T3: a spy sees a hand."""
        if names.CARDS <= action < names.CARDS + names.CODES:
            entry = self.top()
            owner = entry >> 8 if entry & 255 == names.DEAL else self.active
            return action if seat == owner else kernel.HIDDEN
        if seat == self.actor:
            return self.spied() if action == names.PLAYS + names.SPY else action
        if names.PICKS <= action < names.PICKS + names.CODES:
            return kernel.HIDDEN
        if names.DISCARDS <= action < names.DISCARDS + names.CODES and not self.open_discards:
            return kernel.HIDDEN
        return action

    def spied(self) -> int:
        """T3: a number for the hand that the spy of the side to decide sees."""
        key = absorbed(0, names.SPY)
        for at in range((1 - self.actor) * 57, (2 - self.actor) * 57):
            key = absorbed(key, self.hand[at])
        number: int = cython.cast(cython.int, key & 0x3FFFFFFF)
        return number

    def redeal(self, seat: int, random: Random) -> None:
        """Deal everything the seat may not know anew; see `dealing.py` for the odds."""
        dealing.redeal(self, seat, random)

    def conceal(self, seat: int) -> None:
        """Take out everything the seat may not know; see `dealing.py`."""
        dealing.conceal(self, seat)


@lru_cache(maxsize=64)
def surveyed(terrain: bytes) -> Terms:
    changes = msgspec.json.decode(terrain, type=dict[str, choices.TerrainChange])
    return Terms(choices.terrain_with(changes))


def terms_for(options: Options) -> Terms:
    """Shared by all matches with the same terrain."""
    return surveyed(msgspec.json.encode(options.terrain))


STATE: Any = ManoeuvreState
