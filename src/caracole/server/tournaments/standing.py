"""How everybody stands: points, tie-breaks by name, and what `caracole tournament` says of results: rates, strengths.

A duplicate is won by comparison: who held the same seat of the same deal at the other tables, and did better or worse.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

import msgspec

from caracole.arena import tournament as arena
from caracole.arena.ratings import Rate, elo, rates, strengths
from caracole.server.tournaments.field import Entrant, Form, Played

BREAKS: dict[Form, tuple[str, ...]] = {
    "robin": ("encounter", "sonneborn", "wins"),
    "swiss": ("buchholz", "sonneborn", "wins"),
    "arena": ("wins", "mean"),
    "knockout": ("last", "wins"),
    "duplicate": ("wins", "best"),
}
"""What decides between those with as many points, in this order; the rating they entered with only orders the rest."""
SPARED = 0.2
"""What who was there gets against the field for a deal that was not played: three fifths of it."""


class Stand(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody stands."""

    number: int
    place: int
    """From 1; equal ones are shared."""
    points: float
    breaks: tuple[float, ...]
    rounds: tuple[float | None, ...]
    """What each round brought; None where they did not play, or still do."""
    matches: int
    wins: int
    rate: Rate | None
    """The mean of what their matches brought, with an interval of 95 %; None before the first."""


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a table of a deal."""

    number: int
    seat: int
    place: int
    count: int | None
    score: float
    """Against the others who held the same seat: from −1, worse than all, to 1, better than all."""
    best: bool
    """Nobody did better, and somebody did worse."""


class Traveller(msgspec.Struct, frozen=True, kw_only=True):
    """One deal at every table: `tables` in the order of the boards, each seat by seat."""

    round: int
    tables: tuple[tuple[Compared, ...], ...]
    names: tuple[str, ...]
    """Of the tables."""
    means: tuple[float | None, ...]
    """Of each seat, what people count at the end."""


def standing(form: Form, seats: int, entrants: Sequence[Entrant], played: Sequence[Played], rounds: int) -> list[Stand]:
    """Everybody in order; of a duplicate only rounds that are over at all tables count."""
    counted = closed(played) if form == "duplicate" else [game for game in played if game.over]
    brought = brought_by(form, seats, counted)
    points = {one.number: sum(brought[one.number].values()) for one in entrants}
    sums = Sums(form, counted, points, seats, brought)
    found = rates(rows(counted))
    order = sorted(entrants, key=lambda one: (*(-value for value in sums.key(one.number)), -one.rating, one.number))
    keys = {one.number: sums.key(one.number) for one in order}
    made = []
    for one in order:
        place = 1 + sum(keys[other.number] > keys[one.number] for other in order)
        made.append(
            Stand(
                number=one.number,
                place=place,
                points=points[one.number],
                breaks=keys[one.number][1:],
                rounds=tuple(brought[one.number].get(turn) for turn in range(1, rounds + 1)),
                matches=sums.matches[one.number],
                wins=sums.wins[one.number],
                rate=found.get(str(one.number)),
            )
        )
    return made


def brought_by(form: Form, seats: int, games: Sequence[Played]) -> defaultdict[int, dict[int, float]]:
    """By entrant and round."""
    brought: defaultdict[int, dict[int, float]] = defaultdict(dict)
    if form == "duplicate":
        for turn, scores in compared_by_round(games).items():
            for number, score in scores.items():
                brought[number][turn] = score
        return brought
    if form == "knockout":
        for turn, went in went_on(games).items():
            for number, passed in went.items():
                brought[number][turn] = passed
        return brought
    for game in games:
        for seat, number in enumerate(game.players):
            brought[number][game.round] = brought[number].get(game.round, 0.0) + game.points(seat, seats)
    return brought


def went_on(games: Sequence[Played]) -> dict[int, dict[int, float]]:
    """Of a knock-out, by round: 1 for who is in the next one, or has won the last."""
    made: dict[int, dict[int, float]] = {}
    newest = max((game.round for game in games), default=0)
    for game in games:
        here = made.setdefault(game.round, {})
        for seat, number in enumerate(game.players):
            if game.round < newest:
                later = any(number in other.players for other in games if other.round == game.round + 1)
                here[number] = float(later)
            else:
                alone = game.now == "bye" or all(
                    game.share(seat, other) == 1 for other in range(len(game.players)) if other != seat
                )
                here[number] = float(alone and game.over and (game.now == "bye" or not game.left[seat]))
    return made


class Sums:
    """What tie-breaks are made of."""

    def __init__(
        self, form: Form, games: Sequence[Played], points: Mapping[int, float], seats: int,
        brought: Mapping[int, Mapping[int, float]],
    ) -> None:  # fmt: skip
        self.form = form
        self.points = points
        self.seats = seats
        self.brought = brought
        self.matches: defaultdict[int, int] = defaultdict(int)
        self.wins: defaultdict[int, int] = defaultdict(int)
        self.own: defaultdict[int, float] = defaultdict(float)
        self.last: dict[int, float] = {}
        self.against: defaultdict[int, list[tuple[int, float]]] = defaultdict(list)
        """Opponents, and what was got against each."""
        for game in sorted(games, key=lambda game: (game.round, game.leg)):
            if game.now == "over":
                self.add(game)

    def add(self, game: Played) -> None:
        for seat, number in enumerate(game.players):
            others = [other for other in range(len(game.players)) if other != seat]
            self.matches[number] += 1
            self.wins[number] += all(game.share(seat, other) == 1 for other in others)
            self.last[number] = game.points(seat, self.seats)
            self.own[number] += self.last[number]
            self.against[number] += [(game.players[other], game.share(seat, other)) for other in others]

    def key(self, number: int) -> tuple[float, ...]:
        """Points, then the tie-breaks of the form; rounded, so that sums in another order are equal."""
        values = (self.points[number], *(WORTH[name](self, number) for name in BREAKS[self.form]))
        return tuple(round(value, 6) for value in values)

    def buchholz(self, number: int) -> float:
        return sum(self.points[other] for other, _ in self.against[number])

    def sonneborn(self, number: int) -> float:
        return sum(self.points[other] * share for other, share in self.against[number])

    def encounter(self, number: int) -> float:
        level = round(self.points[number], 6)
        return sum(share for other, share in self.against[number] if round(self.points[other], 6) == level)

    def mean(self, number: int) -> float:
        return self.own[number] / self.matches[number] if self.matches[number] else 0.0

    def best(self, number: int) -> float:
        return max(self.brought[number].values(), default=0.0) if number in self.brought else 0.0


WORTH: dict[str, Callable[[Sums, int], float]] = {
    "buchholz": Sums.buchholz,
    "sonneborn": Sums.sonneborn,
    "encounter": Sums.encounter,
    "wins": lambda sums, number: sums.wins[number],
    "mean": Sums.mean,
    "last": lambda sums, number: sums.last.get(number, 0.0),
    "best": Sums.best,
}


# --- what the arena's code says ---------------------------------------------------------------------------------------


def rows(games: Sequence[Played]) -> list[arena.Row]:
    """Matches that were contested, as the arena knows them; those of a round share their luck in a duplicate."""
    return [
        arena.Row(
            block=game.round,
            place=game.board,
            seats=tuple(map(str, game.players)),
            payoffs=tuple((place == 1) / game.places.count(1) for place in game.places),
            steps=game.steps,
            reason=game.reason,
            decisions=(),
            late=(),
            seconds=(),
        )
        for game in games
        if game.contested
    ]


def performances(games: Sequence[Played]) -> dict[int, float]:
    """How strong each was here on Elo's scale, the mean of all being 0; costly with many."""
    found = rows(games)
    return {int(name): elo(strength) for name, strength in strengths(found).items()} if found else {}


# --- duplicate --------------------------------------------------------------------------------------------------------


def closed(played: Sequence[Played]) -> list[Played]:
    """What was played in rounds that are over at all their tables."""
    running = {game.round for game in played if not game.over}
    return [game for game in played if game.round not in running]


class Field:
    """Everybody who held a seat of a deal at tables of a size: what they reached, in order, to be compared with.

    What counts is the share of opponents left behind; among equals what people count at the end, where both matches
    were ended by the rules.
    """

    def __init__(self, games: Sequence[Played]) -> None:
        self.shares: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        self.counts: defaultdict[tuple[int, int, float], list[int]] = defaultdict(list)
        for game in games:
            if game.contested:
                for seat in range(len(game.players)):
                    size, share = len(game.players), game.points(seat, 2)
                    self.shares[size, seat].append(share)
                    if game.counts is not None:
                        self.counts[size, seat, share].append(game.counts[seat])
        for values in (*self.shares.values(), *self.counts.values()):
            values.sort()  # type: ignore[attr-defined]

    def score(self, game: Played, seat: int) -> float:
        """From −1, worse than all others, to 1; who has left is behind them, who was left alone is spared."""
        if game.now == "void" or (game.now == "over" and game.left[seat]):
            return -1.0
        if not game.contested:
            return SPARED
        size, share = len(game.players), game.points(seat, 2)
        shares = self.shares[size, seat]
        ahead = balance(shares, share)
        if game.counts is not None:
            ahead += balance(self.counts[size, seat, share], game.counts[seat])
        return ahead / (len(shares) - 1) if len(shares) > 1 else 0.0


def balance(values: Sequence[float], mine: float) -> int:
    """How many of the ordered values lie below, less how many lie above."""
    return bisect_left(values, mine) - (len(values) - bisect_right(values, mine))


def compared_by_round(games: Sequence[Played]) -> dict[int, dict[int, float]]:
    made: dict[int, dict[int, float]] = {}
    for turn in sorted({game.round for game in games}):
        here = [game for game in games if game.round == turn]
        field = Field(here)
        made[turn] = {number: field.score(game, seat) for game in here for seat, number in enumerate(game.players)}
    return made


def travellers(played: Sequence[Played]) -> list[Traveller]:
    """The deals of all rounds that are over, each with every table's result."""
    games = closed(played)
    made = []
    for turn in sorted({game.round for game in games}):
        here = sorted((game for game in games if game.round == turn and game.table), key=lambda game: game.board)
        field = Field(here)
        scores = [[field.score(game, seat) for seat in range(len(game.players))] for game in here]
        most = max((len(game.players) for game in here), default=0)
        tops = [max((row[seat] for row in scores if seat < len(row)), default=0.0) for seat in range(most)]
        made.append(
            Traveller(
                round=turn,
                names=tuple(game.table or "" for game in here),
                means=tuple(mean(here, seat) for seat in range(most)),
                tables=tuple(
                    tuple(
                        Compared(
                            number=number,
                            seat=seat,
                            place=game.place(seat) if game.now == "over" else 0,
                            count=game.counts[seat] if game.counts else None,
                            score=row[seat],
                            best=game.contested and 0 < row[seat] == tops[seat],
                        )
                        for seat, number in enumerate(game.players)
                    )
                    for game, row in zip(here, scores, strict=True)
                ),
            )
        )
    return made


def mean(games: Sequence[Played], seat: int) -> float | None:
    found = [game.counts[seat] for game in games if game.contested and game.counts and seat < len(game.counts)]
    return sum(found) / len(found) if found else None
