"""The terms of a match: what its options fix for every position of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.generalowsky import evaluate, insight, names, options

if TYPE_CHECKING:
    from caracole.games.generalowsky.options import Options


class Terms:
    """Made once per match and shared by all its states; nothing here ever changes."""

    players: int
    generals: int
    each: int
    """Generals of each player, 1 or 2."""
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
    weight: list[int]
    """On how many sectors each of them is."""
    weigh: list[float]
    """What `evaluate` goes by."""
    is_default: bool
    """Whether this is the match of two that `insight` has learned."""
    network: memoryview[float]
    """What `insight` goes by."""
    offer: list[float]
    """For each band, the odds of exile, black ball, drawing, red ball, and the mean step over 7; for learning."""

    def __init__(self, told: Options) -> None:
        self.players = told.players
        self.generals = options.generals(told.players)
        self.each = self.generals // told.players
        self.length = told.L
        self.moscow = told.M
        self.supply = -1 if told.supply is None else told.supply
        self.max_spins = told.max_spins
        self.up_to = told.stride == "up_to"
        self.to_arriver = told.landing_medal == "arriver"
        self.to_covered = told.landing_medal == "covered"
        self.one_at_moscow = told.moscow_landing == "one"
        self.exile_pile = told.x_scope == "pile"
        self.black_adds = told.black_adds
        self.black_group = told.black_loss == "group"
        self.walks = told.gen_jump == "walk"
        self.both_first = told.two_gen_declare == "both" and self.each == 2
        self.sums = told.two_gen_win == "sum42" and self.each == 2
        self.is_default = told.players == 2 and options.is_default(told)
        self.network = insight.network()
        self.weigh = list(evaluate.weights(self.each))
        self.count = [0] * 4
        self.kind = [0] * 252
        self.weight = [0] * 252
        for band in range(names.BANDS):
            results = sorted((options.kind(r), n) for r, n in told.spinner.band(options.BANDS[band]).items() if n)
            self.count[band] = len(results)
            for place in range(len(results)):
                self.kind[band * names.KINDS + place] = results[place][0]
                self.weight[band * names.KINDS + place] = results[place][1]
        self.offer = [share for band in range(names.BANDS) for share in self.offered(band)]

    def offered(self, band: int) -> list[float]:
        """What one band has to offer."""
        column = {names.CROSS: 0, names.BLACK: 1, names.DRAWING: 2, names.RED: 3}
        told = [0.0] * 5
        found = range(band * names.KINDS, band * names.KINDS + self.count[band])
        total = sum([self.weight[i] for i in found])
        for i in found:
            if self.kind[i] in column:
                told[column[self.kind[i]]] = self.weight[i] / total
            else:
                told[4] += self.weight[i] / total * self.kind[i] / 7
        return told
