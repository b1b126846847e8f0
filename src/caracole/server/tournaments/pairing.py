"""Who plays whom in the next round. Nothing here asks the database.

Two at a table: a round robin by the circle, a Swiss by FIDE's Dutch system (py4swiss), a knock-out by its bracket;
arena and duplicate by Edmonds' matching (networkx), close in the standing and as rarely twice as can be. Three to six
at a table: the same aims, table by table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from caracole.server.tournaments.field import Entrant, Played, met

Pairs = list[tuple[int, ...]]
"""Tables: numbers of entrants by seat; one alone has a bye."""
AGAIN = 1_000
"""As many places apart do two count for each time they have met."""
NEAR = 12
"""Of so many behind somebody in the standing one is looked for first."""
APART = 1_000_000
"""As many do two count who have blocked each other: only where there is no other way."""


class NoWay(Exception):
    """The rules of the Swiss leave no pairing."""


class Stood(NamedTuple):
    """Somebody to be paired, and where they stand, from 0."""

    number: int
    rank: int


def seeded(entrants: Sequence[Entrant]) -> list[Entrant]:
    """The strongest first, and who entered earlier."""
    return sorted(entrants, key=lambda one: (-one.rating, one.number))


# --- two at a table ---------------------------------------------------------------------------------------------------


def robin(numbers: Sequence[int], turn: int, played: Sequence[Played] = ()) -> Pairs:
    """Round `turn`, from 1, of everybody against everybody: the last stays, the others move round a circle."""
    ring: list[int] = [*numbers, *([0] if len(numbers) % 2 else [])]
    last, by = ring[-1], (turn - 1) % (len(ring) - 1)
    moving = ring[:-1]
    moving = moving[by:] + moving[:by]
    half = len(ring) // 2
    pairs = [(last, moving[0]), *zip(moving[1:half], moving[: half - 1 : -1], strict=True)]
    return byes_last([seated([number for number in pair if number], played) for pair in pairs])


def robin_rounds(people: int, seats: int) -> int:
    """Rounds until everybody has met everybody; at tables of more than two, about."""
    return people - 1 + people % 2 if seats == 2 else -(-(people - 1) // (seats - 1))


def byes_last(pairs: Pairs) -> Pairs:
    return sorted(pairs, key=lambda pair: len(pair) == 1)


def swiss(
    everybody: Sequence[Entrant],
    playing: Collection[int],
    played: Sequence[Played],
    turn: int,
    rounds: int,
    blocked: Collection[frozenset[int]] = (),
) -> Pairs:
    """FIDE's Dutch system; where it finds no way (too few people for the rounds), or is not made for the machine, the
    best matching."""
    order = seeded(everybody)
    try:
        return dutch(order, playing, played, turn, rounds, blocked)
    except (NoWay, ImportError):
        totals = {one.number: 0.0 for one in order}
        for game in played:
            for seat, number in enumerate(game.players):
                totals[number] += game.points(seat, 2)
        ranked = sorted((one for one in order if one.number in playing), key=lambda one: -totals[one.number])
        return matched([Stood(one.number, rank) for rank, one in enumerate(ranked)], played, blocked)


def dutch(
    order: Sequence[Entrant],
    playing: Collection[int],
    played: Sequence[Played],
    turn: int,
    rounds: int,
    blocked: Collection[frozenset[int]],
) -> Pairs:
    """As py4swiss pairs those who play, of all in the order of their strength."""
    from py4swiss.engines import DutchEngine
    from py4swiss.engines.common import PairingError
    from py4swiss.trf import ParsedTrf
    from py4swiss.trf.sections import XSection

    starting = {one.number: place for place, one in enumerate(order, 1)}
    apart = {tuple(sorted(starting[n] for n in pair)) for pair in blocked if all(n in starting for n in pair)}
    absent = {starting[one.number] for one in order if one.number not in playing}
    report = ParsedTrf(
        player_sections=[section(one, starting, played, turn) for one in order],
        x_section=XSection(
            number_of_rounds=max(rounds, turn),
            zeroed_ids=absent,
            forbidden_pairs={(a, b) for a, b in apart},
        ),
    )
    try:
        found = DutchEngine.generate_pairings(report)
    except PairingError as error:
        raise NoWay from error
    pairs: Pairs = []
    for pair in found:
        one = order[pair.white - 1].number
        pairs.append((one, order[pair.black - 1].number) if pair.black else (one,))
    return byes_last(pairs)


def section(one: Entrant, starting: Mapping[int, int], played: Sequence[Played], turn: int) -> object:
    """What the pairing engine is told of somebody: a line of a tournament report file."""
    from py4swiss.trf.codes import PlayerCode
    from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
    from py4swiss.trf.sections import PlayerSection

    none = ColorToken.BYE_OR_NOT_PAIRED
    results = [RoundResult(id=0, color=none, result=ResultToken.ZERO_POINT_BYE) for _ in range(turn - 1)]
    for game in played:
        if one.number not in game.players:
            continue
        seat = game.players.index(one.number)
        if len(game.players) == 1:
            results[game.round - 1] = RoundResult(id=0, color=none, result=ResultToken.PAIRING_ALLOCATED_BYE)
            continue
        tokens = {1.0: ResultToken.WIN, 0.5: ResultToken.DRAW, 0.0: ResultToken.LOSS}
        if not game.contested:
            tokens = {1.0: ResultToken.FORFEIT_WIN, 0.0: ResultToken.FORFEIT_LOSS}
        got = game.points(seat, 2)
        color = ColorToken.BLACK if seat else ColorToken.WHITE
        results[game.round - 1] = RoundResult(id=starting[game.players[1 - seat]], color=color, result=tokens[got])
    mine = [game for game in played if one.number in game.players]
    points = round(10 * sum(game.points(game.players.index(one.number), 2) for game in mine))
    number = starting[one.number]
    return PlayerSection(
        code=PlayerCode.PLAYER, starting_number=number, points_times_ten=points, rank=number, results=results
    )


def matched(stood: Sequence[Stood], played: Sequence[Played], blocked: Collection[frozenset[int]] = ()) -> Pairs:
    """As many pairs as possible, close to each other in the standing, as rarely twice as can be.

    If somebody is left over, it is who stands last of those who had the fewest byes.
    """
    import networkx

    meetings = met(list(played))
    byes = dict.fromkeys((one.number for one in stood), 0)
    for game in played:
        if len(game.players) == 1 and game.players[0] in byes:
            byes[game.players[0]] += 1
    left = sorted(stood, key=lambda one: one.rank)
    bye = min(left, key=lambda one: (byes[one.number], -one.rank)) if len(left) % 2 else None
    paired = [one for one in left if one is not bye]
    found: list[list[int]] = []
    rank = {one.number: one.rank for one in stood}
    reach = NEAR
    while 2 * len(found) < len(paired):  # few edges are soon matched; where they do not suffice, more
        graph = networkx.Graph()
        for place, one in enumerate(paired):
            for other in paired[place + 1 : place + 1 + reach]:
                pair = frozenset((one.number, other.number))
                apart = AGAIN * meetings.get(pair, 0) + (APART if pair in blocked else 0)
                if apart < APART or reach >= len(paired):
                    graph.add_edge(one.number, other.number, weight=-apart - (other.rank - one.rank) ** 2)
        matching = networkx.max_weight_matching(graph, maxcardinality=True)
        found = [sorted(pair, key=rank.__getitem__) for pair in matching]
        reach *= 4
    pairs: Pairs = [seated(pair, played) for pair in sorted(found, key=lambda pair: rank[pair[0]])]
    return [*pairs, (bye.number,)] if bye else pairs


def seated(numbers: Sequence[int], played: Sequence[Played]) -> tuple[int, ...]:
    """In the order of the seats: who sat further back so far comes first, of equals who sat further back last."""

    def so_far(number: int) -> tuple[float, int]:
        seats = [game.players.index(number) for game in played if number in game.players and len(game.players) > 1]
        return (sum(seats) / len(seats), seats[-1]) if seats else (0.5, 0)

    mine = {number: so_far(number) for number in numbers}
    return tuple(sorted(numbers, key=lambda number: (-mine[number][0], -mine[number][1])))


# --- three to six at a table ------------------------------------------------------------------------------------------


def sizes(people: int, seats: int, possible: Callable[[int], bool]) -> tuple[list[int], int]:
    """How large the tables are, and how many have a bye: full ones as far as it goes, then smaller ones if the game
    allows it."""
    tables = -(-people // seats)
    even = [people // tables + (place < people % tables) for place in range(tables)] if tables else []
    if people >= 2 and all(size >= 2 and possible(size) for size in even):
        return even, 0
    return [seats] * (people // seats), people % seats


def circles(
    stood: Sequence[Stood], played: Sequence[Played], tables: Sequence[int], byes: int,
    blocked: Collection[frozenset[int]] = (),
) -> Pairs:  # fmt: skip
    """Tables of those close in the standing who have rarely met; then two change places as long as it helps."""
    meetings = met(list(played))
    had = {one.number: sum(game.players == (one.number,) for game in played) for one in stood}
    order = sorted(stood, key=lambda one: one.rank)
    out = sorted(order, key=lambda one: (had[one.number], -one.rank))[:byes]
    left = [one for one in order if one not in out]
    rank = {one.number: one.rank for one in stood}

    def cost(one: int, other: int) -> float:
        pair = frozenset((one, other))
        return AGAIN * meetings.get(pair, 0) + (APART if pair in blocked else 0) + abs(rank[one] - rank[other])

    made: list[list[int]] = []
    for size in tables:
        table = [left.pop(0).number]
        while len(table) < size:
            best = min(left, key=lambda one: (sum(cost(one.number, sitting) for sitting in table), one.rank))
            left.remove(best)
            table.append(best.number)
        made.append(table)
    improve(made, cost)
    return [*(seated(table, played) for table in made), *((one.number,) for one in out)]


def improve(tables: list[list[int]], cost: Callable[[int, int], float]) -> None:
    """Two of different tables change places wherever that costs less; a few times over, which is where it settles."""
    for _ in range(3):
        changed = False
        for first, one in enumerate(tables):
            for other in tables[first + 1 :]:
                changed = exchange(one, other, cost) or changed
        if not changed:
            return


def exchange(one: list[int], other: list[int], cost: Callable[[int, int], float]) -> bool:
    changed = False
    for a in range(len(one)):
        for b in range(len(other)):
            mine, theirs = one[a], other[b]
            stay = [n for n in one if n != mine], [n for n in other if n != theirs]
            now = sum(cost(mine, n) for n in stay[0]) + sum(cost(theirs, n) for n in stay[1])
            then = sum(cost(theirs, n) for n in stay[0]) + sum(cost(mine, n) for n in stay[1])
            if then < now:
                one[a], other[b] = theirs, mine
                changed = True
    return changed


# --- knock-out --------------------------------------------------------------------------------------------------------


def bracket(entrants: Sequence[Entrant]) -> Pairs:
    """The first round: the strongest meet the weakest, the two strongest not before the final; who is too many for the
    weakest has a bye."""
    order = [one.number for one in seeded(entrants)]
    slots = [1]
    while len(slots) < len(order):
        slots = [slot for seed in slots for slot in (seed, 2 * len(slots) + 1 - seed)]
    pairs = zip(slots[::2], slots[1::2], strict=True)
    return [tuple(order[seed - 1] for seed in sorted(pair) if seed <= len(order)) for pair in pairs]


def groups(entrants: Sequence[Entrant], tables: Sequence[int]) -> Pairs:
    """The first round at larger tables: dealt out in turn, forth and back, so that the tables are about as strong."""
    made: list[list[int]] = [[] for _ in tables]
    ways = [*range(len(tables)), *reversed(range(len(tables)))]
    place = 0
    for one in seeded(entrants):
        while len(made[ways[place % len(ways)]]) >= tables[ways[place % len(ways)]]:
            place += 1
        made[ways[place % len(ways)]].append(one.number)
        place += 1
    return [tuple(table) for table in made]


def decided(games: Sequence[Played], seeds: Mapping[int, int], final: bool) -> list[int]:
    """Who goes on from a board: who is placed first; at larger tables the better half, in the final one alone. After
    the last leg the better seed goes on of those who are level."""
    last = max(games, key=lambda game: game.leg)
    if len(last.players) == 1:
        return list(last.players)
    stayed = [seat for seat in range(len(last.players)) if last.now == "over" and not last.left[seat]]
    order = sorted(stayed, key=lambda seat: (last.place(seat), seeds[last.players[seat]]))
    many = 1 if final or len(last.players) <= 2 else -(-len(last.players) // 2)
    return [last.players[seat] for seat in order[:many]]


def drawn(game: Played) -> bool:
    """Whether two are level and must play again."""
    return game.contested and len(game.players) == 2 and game.places[0] == game.places[1]
