"""Read-only figures for the inner rules: geometry, terrain as this match has it, cards and units of all armies.

One object per match, shared by all its states. All arrays are flat: `[army × 57 + card]`, `[army × 8 + unit]`,
`[square × 4 + direction]`, `[square × 8 + k]`, `[terrain]`. Army 8 (not chosen yet) and terrain 7 (off the board)
are blank.
"""

from __future__ import annotations

import itertools
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from caracole.games.manoeuvre import board, names, pieces


class Terms:
    """What does not change during a match."""

    # geometry
    beside: list[int]
    """The adjacent square in each of the four directions, NOWHERE beyond the edge."""
    far: list[int]
    """The eight squares at distance 2, NOWHERE beyond the edge: four straight ones, then four diagonal ones."""
    over: list[int]
    """The square between, or the first of the two …"""
    other_over: list[int]
    """… and the second; the same one for a straight line."""
    gap: list[int]
    """Distance from square × 64 + square."""

    tiles: list[int]
    """The terrain of each tile upright, tile × 16 + row × 4 + column."""

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
    wasted: list[int]
    """… which does not count from terrain × 8 + terrain of the target."""
    blocks: list[int]
    """C16: whether it blocks the sight."""

    # cards
    copies: list[int]
    attack_dice: list[int]
    attack_sides: list[int]
    """C7: dice of the attack; of the ambush and the committed attack too."""
    fire_dice: list[int]
    fire_sides: list[int]
    """C15: dice of the bombardment (the Grand Battery too)."""
    volley_dice: list[int]
    volley_sides: list[int]
    guard: list[int]
    """C4: what the card adds to the defense, a leader's combat value in defense too."""
    lead: list[int]
    """C7: a leader's combat value in attack."""
    command: list[int]
    rally: list[int]
    pursuit: list[int]
    """C12: a unit card's pursuit number, a leader's modifier."""
    withdraw: list[int]
    stays: list[int]
    """C11: not required to advance."""

    # units and armies
    full: list[int]
    reduced: list[int]
    mounted: list[int]
    tie: list[int]
    """V2: lower wins the last tie-break."""

    # the appraisal
    weight: list[float]
    """What cards and hits are worth, as names.WEIGHTS numbers them."""
    trend: list[float]
    """What the board is worth, as names.GAUGED numbers it, three figures each: a + b × t + c × t², t being how much of
    the day is over."""
    chance: list[float]
    """B2: the odds that so many dice of six, eight and ten sides show so much or more: ((d6 × 7 + d8) × 4 + d10) × 61
    + total."""

    def __init__(self, terrain: dict[str, pieces.Terrain]) -> None:
        self.beside = [0] * 260
        self.far = [0] * 512
        self.over = [0] * 512
        self.other_over = [0] * 512
        self.gap = [0] * 4096
        self.tiles = [0] * 400
        self.enter = [0] * 8
        self.ends_move = [0] * 8
        self.march = [0] * 8
        self.assault = [0] * 8
        self.cover = [0] * 8
        self.height = [0] * 8
        self.wasted = [0] * 64
        self.blocks = [0] * 8
        self.copies = [0] * 513
        self.attack_dice = [0] * 513
        self.attack_sides = [0] * 513
        self.fire_dice = [0] * 513
        self.fire_sides = [0] * 513
        self.volley_dice = [0] * 513
        self.volley_sides = [0] * 513
        self.guard = [0] * 513
        self.lead = [0] * 513
        self.command = [0] * 513
        self.rally = [0] * 513
        self.pursuit = [0] * 513
        self.withdraw = [0] * 513
        self.stays = [0] * 513
        self.full = [0] * 72
        self.reduced = [0] * 72
        self.mounted = [0] * 72
        self.tie = [0] * 9
        self.weight = weights()
        self.trend = trends()
        self.chance = chances()
        self.measure()
        self.survey(terrain)
        for number, army in enumerate(pieces.armies()):
            self.enlist(number, army)

    def measure(self) -> None:
        """B1: who is beside whom; what lies between two squares at distance 2."""
        self.beside = [board.neighbour(at, way) for at in range(64) for way in range(4)] + [names.NOWHERE] * 4
        self.gap = [board.distance(one, other) for one in range(64) for other in range(64)]
        lines = [line for at in range(64) for line in lines_from(at)]
        self.far = [line[0] for line in lines]
        self.over = [line[1] for line in lines]
        self.other_over = [line[2] for line in lines]
        for tile, rows in pieces.tiles().items():
            for at, letter in enumerate("".join(rows)):
                self.tiles[tile * 16 + at] = board.numbered(letter)

    def survey(self, terrain: dict[str, pieces.Terrain]) -> None:
        """B4, B5: the terrain table with the overrides of this match."""
        kinds = [terrain[letter] for letter in names.LETTERS]
        self.enter = [int(kind.enter) for kind in kinds] + [0]
        self.ends_move = [int(kind.ends_move) for kind in kinds] + [0]
        self.march = [int(kind.forced_march_ok) for kind in kinds] + [0]
        self.assault = [int(kind.assault_from) for kind in kinds] + [0]
        self.cover = [kind.defense for kind in kinds] + [0]
        self.height = [kind.attack for kind in kinds] + [0]
        self.blocks = [int(kind.blocks_los) for kind in kinds] + [0]
        wasted = [0] * 64
        for number, kind in enumerate(kinds):
            for letter in kind.attack_not_against:
                wasted[number * 8 + names.LETTERS.index(letter)] = 1
        self.wasted = wasted

    def enlist(self, number: int, army: pieces.Army) -> None:
        """The units and cards of one army."""
        self.tie[number] = pieces.TIE_BREAK.index(army.key)
        for code, copies in enumerate(army.copies()):
            self.copies[number * 57 + code] = copies
        for place, unit in enumerate(army.unit):
            self.full[number * 8 + place] = unit.full
            self.reduced[number * 8 + place] = unit.reduced
            self.mounted[number * 8 + place] = int(unit.mounted)
            for card in unit.cards:
                self.enlist_card(number * 57 + place * 5 + "abcde".index(card.letter), card)
        for place, leader in enumerate(army.leader):
            self.enlist_leader(number * 57 + names.UNIT_CARDS + place, leader)
        for code in (names.AMB, names.COM):
            count, sides = pieces.dice(pieces.headquarters()[names.HQ_CODES[code - names.HEADQUARTERS]])
            self.attack_dice[number * 57 + code] = count
            self.attack_sides[number * 57 + code] = sides

    def enlist_card(self, at: int, card: pieces.UnitCard) -> None:
        attack_dice, attack_sides = pieces.dice(card.attack)
        self.attack_dice[at] = attack_dice
        self.attack_sides[at] = attack_sides
        fire_dice, fire_sides = pieces.dice(card.bombard)
        self.fire_dice[at] = fire_dice
        self.fire_sides[at] = fire_sides
        volley_dice, volley_sides = pieces.dice(card.volley)
        self.volley_dice[at] = volley_dice
        self.volley_sides[at] = volley_sides
        self.guard[at] = card.defense
        self.pursuit[at] = card.pursuit
        self.withdraw[at] = card.withdraw
        self.stays[at] = int(card.stays)

    def enlist_leader(self, at: int, leader: pieces.Leader) -> None:
        fire_dice, fire_sides = pieces.dice(leader.battery)
        self.fire_dice[at] = fire_dice
        self.fire_sides[at] = fire_sides
        self.guard[at] = leader.defense
        self.lead[at] = leader.attack
        self.command[at] = leader.command
        self.rally[at] = leader.rally
        self.pursuit[at] = leader.pursuit


@cache
def weights() -> list[float]:
    """The figures set by hand, in the order in which names.py numbers them."""
    return [float(told()["by_hand"][name]) for name in names.WEIGHTS]


@cache
def trends() -> list[float]:
    """The figures of the board, in the order in which names.py numbers them."""
    return [float(figure) for name in names.GAUGED for figure in told()["board"][name]]


def told() -> dict[str, Any]:
    """data/weights.toml"""
    return tomllib.loads(Path(__file__).with_name("data").joinpath("weights.toml").read_text(encoding="utf-8"))


@cache
def chances() -> list[float]:
    """See `Terms.chance`."""
    found = []
    for sixes, eights, tens in itertools.product(range(7), range(7), range(4)):
        odds = [1.0] + [0.0] * 150
        for sides in [6] * sixes + [8] * eights + [10] * tens:
            odds = [sum(odds[max(0, total - sides) : total]) / sides for total in range(151)]
        found += [sum(odds[total:]) for total in range(61)]
    return found


def lines_from(square: int) -> list[tuple[int, int, int]]:
    """The eight squares at distance 2, four straight and four diagonal: (square, between, also between)."""
    lines = []
    for one, other in ((0, 0), (1, 1), (2, 2), (3, 3), (0, 1), (1, 2), (2, 3), (3, 0)):
        first, second = board.neighbour(square, one), board.neighbour(square, other)
        end = board.neighbour(first, other) if names.NOWHERE not in (first, second) else names.NOWHERE
        lines.append((end, first, second) if end != names.NOWHERE else (names.NOWHERE,) * 3)
    return lines
