"""The terms of a match: what its options fix for every position of it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from caracole.games.generalowsky import names
from caracole.games.generalowsky.options import BANDS, generals, is_default, kind
from caracole.kernel import numbers

if TYPE_CHECKING:
    from caracole.games.generalowsky.options import Options

DATA = Path(__file__).with_name("data")
NETWORK = DATA / "network.bin"


@cache
def weights(each: int) -> list[float]:
    """The figures of data/weights.toml for players with one general or two, in the order of names.py."""
    return numbers.weights(DATA / "weights.toml", names.WEIGHTS, "one" if each == 1 else "two")


@cache
def network() -> memoryview[float]:
    """The numbers of the first layer row by row, of the second input by input, of the result."""
    return numbers.floats(NETWORK)


class Terms:
    """Made once per match and shared by all its states; nothing here ever changes."""

    players: int
    generals: int
    each: int
    """Generals of each player, 1 or 2."""
    first: int
    length: int
    moscow: int
    supply: int
    """All plain medals there are, −1 if they never run out."""
    max_spins: int
    up_to: bool
    to_arriver: bool
    to_covered: bool
    one_at_moscow: bool
    exile_pile: bool
    black_adds: bool
    black_group: bool
    walks: bool
    both_first: bool
    sums: bool
    count: list[int]
    """How many different results each band has."""
    kind: list[int]
    """The results of each band, KINDS places a band."""
    sectors: list[int]
    """On how many sectors each of them is."""
    outcomes: list[int]
    """The same as a table for `Actions.lay`: what the arrow may bring, ROOM places a band."""
    chances: list[int]
    """And the weight of each."""
    weight: list[float]
    """What `evaluate` goes by."""
    is_default: bool
    """Whether this is the match of two that `appraise` has learned."""
    network: memoryview[float]
    """What `appraise` goes by."""
    offer: list[float]
    """For each band, the odds of exile, black ball, drawing, red ball, and the mean step over 7; for learning."""

    def __init__(self, options: Options) -> None:
        self.players = options.players
        self.generals = generals(options.players)
        self.each = self.generals // options.players
        self.first = options.first
        self.length = options.L
        self.moscow = options.M
        self.supply = -1 if options.supply is None else options.supply
        self.max_spins = options.max_spins
        self.up_to = options.stride == "up_to"
        self.to_arriver = options.landing_medal == "arriver"
        self.to_covered = options.landing_medal == "covered"
        self.one_at_moscow = options.moscow_landing == "one"
        self.exile_pile = options.x_scope == "pile"
        self.black_adds = options.black_adds
        self.black_group = options.black_loss == "group"
        self.walks = options.gen_jump == "walk"
        self.both_first = options.two_gen_declare == "both" and self.each == 2
        self.sums = options.two_gen_win == "sum42" and self.each == 2
        self.is_default = options.players == 2 and is_default(options)
        self.network = network()
        self.weight = list(weights(self.each))
        self.count = [0] * 4
        self.kind = [0] * 252
        self.sectors = [0] * 252
        self.outcomes = [0] * 256
        self.chances = [0] * 256
        for band in range(names.BANDS):
            results = sorted((kind(r), n) for r, n in options.spinner.band(BANDS[band]).items() if n)
            self.count[band] = len(results)
            for place in range(len(results)):
                self.kind[band * names.KINDS + place] = results[place][0]
                self.sectors[band * names.KINDS + place] = results[place][1]
                self.outcomes[band * names.ROOM + place] = names.OUTCOMES + results[place][0]
                self.chances[band * names.ROOM + place] = results[place][1]
        self.offer = [share for band in range(names.BANDS) for share in self.offered(band)]

    def offered(self, band: int) -> list[float]:
        """What one band has to offer."""
        column = {names.CROSS: 0, names.BLACK: 1, names.DRAWING: 2, names.RED: 3}
        shares = [0.0] * 5
        found = range(band * names.KINDS, band * names.KINDS + self.count[band])
        total = sum([self.sectors[i] for i in found])
        for i in found:
            if self.kind[i] in column:
                shares[column[self.kind[i]]] = self.sectors[i] / total
            else:
                shares[4] += self.sectors[i] / total * self.kind[i] / 7
        return shares
