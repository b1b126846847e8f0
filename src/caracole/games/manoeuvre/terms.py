"""What a match fixes, shared by all its positions: options, geometry, terrain, cards and units of all armies.

Arrays are found by number: `[army][card]`, `[army][unit]`, `[square][direction]`, `[terrain]`. Army 8 (not chosen yet)
and terrain 7 (off the board) are blank.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import cython
import msgspec

from caracole.games.manoeuvre import board, names, pieces
from caracole.games.manoeuvre import options as choices
from caracole.kernel import numbers

if TYPE_CHECKING:
    from caracole.games.manoeuvre.options import Options

WEIGHTS = Path(__file__).with_name("data") / "weights.toml"


class Terms:
    """What its options fix for every position of a match."""

    # the options
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

    # geometry
    beside: list[list[int]]
    """The adjacent square in each of the four directions, NOWHERE beyond the edge."""
    far: list[list[int]]
    """The eight squares at distance 2, NOWHERE beyond the edge: four straight ones, then four diagonal ones."""
    over: list[list[int]]
    """The square between, or the first of the two …"""
    other_over: list[list[int]]
    """… and the second; the same one for a straight line."""

    tiles: list[list[int]]
    """The terrain of each tile upright, row by row of four."""

    # terrain
    enter: list[int]
    ends_move: list[int]
    march: list[int]
    """M2: whether a forced march may begin or end here."""
    assault: list[int]
    """C2: whether assaults and support may come from here."""
    cover: list[int]
    """Defense bonus."""
    height: list[int]
    """Attack bonus …"""
    wasted: list[list[int]]
    """… which does not count, by terrain and terrain of the target."""
    blocks: list[int]
    """C16: whether it blocks the sight."""

    # cards
    copies: list[list[int]]
    attack_dice: list[list[int]]
    attack_sides: list[list[int]]
    """C7: dice of the attack; of the ambush and the committed attack too."""
    fire_dice: list[list[int]]
    fire_sides: list[list[int]]
    """C15: dice of the bombardment (the Grand Battery too)."""
    volley_dice: list[list[int]]
    volley_sides: list[list[int]]
    guard: list[list[int]]
    """C4: what the card adds to the defense, a leader's combat value in defense too."""
    lead: list[list[int]]
    """C7: a leader's combat value in attack."""
    command: list[list[int]]
    rally: list[list[int]]
    pursuit: list[list[int]]
    """C12: a unit card's pursuit number, a leader's modifier."""
    withdraw: list[list[int]]
    stays: list[list[int]]
    """C11: not required to advance."""

    # units and armies
    full: list[list[int]]
    reduced: list[list[int]]
    mounted: list[list[int]]
    tie: list[int]
    """V2: lower wins the last tie-break."""

    # the appraisal
    weight: list[float]
    """What cards and hits are worth, as names.WEIGHTS numbers them."""
    trend: list[list[float]]
    """What the board is worth, as names.GAUGED numbers it, three figures each: a + b × t + c × t², t being how much of
    the day is over."""
    chance: list[list[list[list[float]]]]
    """B2: the odds that so many dice of six, eight and ten sides show so much or more: `chance[d6][d8][d10][total]`."""

    def __init__(self, options: Options) -> None:
        if not cython.compiled:  # the arrays of the twin are blank to begin with
            self.tiles = [[0] * 16 for _ in range(25)]
            for name in CARD_FIGURES:
                setattr(self, name, [[0] * names.CODES for _ in range(names.NO_ARMY + 1)])
            for name in ("full", "reduced", "mounted"):
                setattr(self, name, [[0] * names.UNITS for _ in range(names.NO_ARMY + 1)])
            self.tie = [0] * (names.NO_ARMY + 1)
        self.choose(options)
        self.measure()
        self.survey(choices.terrain_with(options.terrain))
        for number, army in enumerate(pieces.armies()):
            self.enlist(number, army)
        self.weight = weights()
        self.trend = trends()
        self.chance = chances()

    def choose(self, options: Options) -> None:
        """What the options say in words."""
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

    def measure(self) -> None:
        """B1: who is beside whom; what lies between two squares at distance 2."""
        beside = [[board.neighbour(at, way) for way in range(4)] for at in range(64)]
        self.beside = [*beside, [names.NOWHERE] * 4]
        lines = [lines_from(at) for at in range(64)]
        self.far = [[line[0] for line in from_here] for from_here in lines]
        self.over = [[line[1] for line in from_here] for from_here in lines]
        self.other_over = [[line[2] for line in from_here] for from_here in lines]
        for tile, rows in pieces.tiles().items():
            for at, letter in enumerate("".join(rows)):
                self.tiles[tile][at] = board.numbered(letter)

    def survey(self, terrain: dict[str, pieces.Terrain]) -> None:
        """B4, B5: what each kind of terrain does, with the overrides of this match."""
        kinds = [terrain[letter] for letter in names.LETTERS]
        self.enter = [int(kind.enter) for kind in kinds] + [0]
        self.ends_move = [int(kind.ends_move) for kind in kinds] + [0]
        self.march = [int(kind.forced_march_ok) for kind in kinds] + [0]
        self.assault = [int(kind.assault_from) for kind in kinds] + [0]
        self.cover = [kind.defense for kind in kinds] + [0]
        self.height = [kind.attack for kind in kinds] + [0]
        self.blocks = [int(kind.blocks_los) for kind in kinds] + [0]
        wasted = [[int(letter in kind.attack_not_against) for letter in names.LETTERS] + [0] for kind in kinds]
        self.wasted = [*wasted, [0] * 8]

    def enlist(self, number: int, army: pieces.Army) -> None:
        """The units and cards of one army."""
        self.tie[number] = pieces.TIE_BREAK.index(army.key)
        for code, copies in enumerate(army.copies()):
            self.copies[number][code] = copies
        for place, unit in enumerate(army.unit):
            self.full[number][place] = unit.full
            self.reduced[number][place] = unit.reduced
            self.mounted[number][place] = int(unit.mounted)
            for card in unit.cards:
                self.enlist_card(number, place * names.LETTERED + "abcde".index(card.letter), card)
        for place, leader in enumerate(army.leader):
            self.enlist_leader(number, names.UNIT_CARDS + place, leader)
        for code in (names.AMB, names.COM):
            count, sides = pieces.dice(pieces.headquarters()[names.HQ_CODES[code - names.HEADQUARTERS]])
            self.attack_dice[number][code] = count
            self.attack_sides[number][code] = sides

    def enlist_card(self, army: int, code: int, card: pieces.UnitCard) -> None:
        attack_dice, attack_sides = pieces.dice(card.attack)
        self.attack_dice[army][code] = attack_dice
        self.attack_sides[army][code] = attack_sides
        fire_dice, fire_sides = pieces.dice(card.bombard)
        self.fire_dice[army][code] = fire_dice
        self.fire_sides[army][code] = fire_sides
        volley_dice, volley_sides = pieces.dice(card.volley)
        self.volley_dice[army][code] = volley_dice
        self.volley_sides[army][code] = volley_sides
        self.guard[army][code] = card.defense
        self.pursuit[army][code] = card.pursuit
        self.withdraw[army][code] = card.withdraw
        self.stays[army][code] = int(card.stays)

    def enlist_leader(self, army: int, code: int, leader: pieces.Leader) -> None:
        fire_dice, fire_sides = pieces.dice(leader.battery)
        self.fire_dice[army][code] = fire_dice
        self.fire_sides[army][code] = fire_sides
        self.guard[army][code] = leader.defense
        self.lead[army][code] = leader.attack
        self.command[army][code] = leader.command
        self.rally[army][code] = leader.rally
        self.pursuit[army][code] = leader.pursuit


CARD_FIGURES = (
    "copies", "attack_dice", "attack_sides", "fire_dice", "fire_sides", "volley_dice", "volley_sides", "guard", "lead",
    "command", "rally", "pursuit", "withdraw", "stays",
)  # fmt: skip
"""What is known of each card of each army."""


@lru_cache(maxsize=64)
def terms_of(fixed: bytes) -> Terms:
    return Terms(msgspec.json.decode(fixed, type=choices.Options))


def terms_for(options: Options) -> Terms:
    """Shared by all matches that differ in armies, map and the first side alone."""
    fixed = msgspec.structs.replace(options, armies=None, tiles=None, board=None, first=None)
    return terms_of(msgspec.json.encode(fixed))


@cache
def weights() -> list[float]:
    """The figures set by hand, in the order in which names.py numbers them."""
    return numbers.weights(WEIGHTS, names.WEIGHTS, "by_hand")


@cache
def trends() -> list[list[float]]:
    """The figures of the board, in the order in which names.py numbers them."""
    figures = tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))["board"]
    return [[float(figure) for figure in figures[name]] for name in names.GAUGED]


@cache
def chances() -> list[list[list[list[float]]]]:
    """See `Terms.chance`."""
    return [[[at_least(sixes, eights, tens) for tens in range(4)] for eights in range(7)] for sixes in range(7)]


def at_least(sixes: int, eights: int, tens: int) -> list[float]:
    """The odds that these dice show 0, 1, 2 … or more."""
    odds = [1.0] + [0.0] * 150
    for sides in [6] * sixes + [8] * eights + [10] * tens:
        odds = [sum(odds[max(0, total - sides) : total]) / sides for total in range(151)]
    return [sum(odds[total:]) for total in range(61)]


def lines_from(square: int) -> list[tuple[int, int, int]]:
    """The eight squares at distance 2, four straight and four diagonal: (square, between, also between)."""
    lines = []
    for one, other in ((0, 0), (1, 1), (2, 2), (3, 3), (0, 1), (1, 2), (2, 3), (3, 0)):
        first, second = board.neighbour(square, one), board.neighbour(square, other)
        end = board.neighbour(first, other) if names.NOWHERE not in (first, second) else names.NOWHERE
        lines.append((end, first, second) if end != names.NOWHERE else (names.NOWHERE,) * 3)
    return lines
