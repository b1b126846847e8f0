"""What a tournament does next: who plays in a round, and with whom; what is played again. Nothing here writes."""

from __future__ import annotations

from collections.abc import Sequence

from caracole.server.skill import CENTRE, anchor, pool, shown
from caracole.server.store import now
from caracole.server.tournaments import pairing
from caracole.server.tournaments.event import Event
from caracole.server.tournaments.field import Entrant, Played
from caracole.server.tournaments.making import possible
from caracole.server.tournaments.pairing import Pairs, Stood
from caracole.server.tournaments.standing import standing

LEGS = 3
"""So often two play in a knock-out until one of them wins; then the better seed goes on."""
PATIENCE = 30_000
"""Milliseconds that two of an arena who have just met wait for somebody else."""


def fill(event: Event, turn: int) -> list[Entrant]:
    """Everybody who plays in a round: who is in, and as many bots as the tables need."""
    row, people = event.row, [one for one in event.active if one.bot is None and one.since <= turn]
    bots = [one for one in event.active if one.bot is not None]
    if row.bot is None or (row.form in ("robin", "knockout", "arena") and turn > 1):
        return people + bots
    wanted = len(bots)
    while turn == 1 and len(people) + wanted < row.least:
        wanted += 1
    over = (len(people) + wanted) % row.seats
    if over and turn > 1 and wanted >= over and len(people) + wanted - over >= 2:
        wanted -= over
    elif over and people:
        wanted += row.seats - over
    bots = bots[:wanted]
    newest = max((one.number for one in event.entrants), default=0)
    where = pool(row.game, row.seats)
    level = anchor(where, row.bot)
    rating = shown(level).number if level else CENTRE
    while len(bots) < wanted:
        newest += 1
        name = f"{row.bot} {len(bots) + 1}"
        bots.append(Entrant(number=newest, name=name, bot=row.bot, rating=rating, since=turn))
    return people + bots


def paired(event: Event, people: Sequence[Entrant], turn: int, blocked: set[frozenset[int]]) -> Pairs:
    """The pairings of a round, as the form has it."""
    row, seats = event.row, event.row.seats
    numbers = {one.number for one in people}
    if row.form == "knockout":
        return bracket_of(event, people, turn)
    tables, byes = pairing.sizes(len(people), seats, lambda size: possible(row.game, row.preset, size))
    stood = stood_of(event, people)
    if seats > 2:
        return pairing.circles(stood, event.played, tables, byes, blocked)
    if row.form == "robin":
        everybody = {one.number: one for one in (*event.entrants, *people)}.values()
        first = [one.number for one in pairing.seeded([one for one in everybody if one.since == 1])]
        pairs = pairing.robin(first, turn, event.played)
        there = [tuple(number for number in pair if number in numbers) for pair in pairs]
        return pairing.byes_last([pair for pair in there if pair])
    if row.form == "swiss":
        everybody = {one.number: one for one in (*event.entrants, *people)}.values()
        return pairing.swiss(list(everybody), numbers, event.played, turn, row.rounds, blocked)
    return pairing.matched(stood, event.played, blocked)


def stood_of(event: Event, people: Sequence[Entrant]) -> list[Stood]:
    """Those who play, in the order in which they stand among all."""
    everybody = {one.number: one for one in (*event.entrants, *people)}
    order = standing(event.row.form, event.row.seats, [*everybody.values()], event.played, event.round)
    here = {one.number for one in people}
    return [Stood(number, rank) for rank, number in enumerate(one.number for one in order if one.number in here)]


def bracket_of(event: Event, people: Sequence[Entrant], turn: int) -> Pairs:
    """The next round of a knock-out; of a bracket, who comes from two boards beside each other meets."""
    row, seats = event.row, event.row.seats

    def able(size: int) -> bool:
        return possible(row.game, row.preset, size)

    if turn == 1:
        if seats == 2:
            return pairing.bracket(people)
        tables, byes = pairing.sizes(len(people), seats, able)
        order = pairing.seeded(people)
        spared = [(one.number,) for one in order[:byes]]
        return [*pairing.groups(order[byes:], tables), *spared]
    seeds = {one.number: place for place, one in enumerate(pairing.seeded(event.entrants))}
    boards: dict[int, list[Played]] = {}
    for game in event.played:
        if game.round == turn - 1:
            boards.setdefault(game.board, []).append(game)
    final = len(boards) == 1
    there = {one.number for one in people}
    on = {
        board: [number for number in pairing.decided(games, seeds, final) if number in there]
        for board, games in boards.items()
    }
    if final:
        return []
    if seats == 2:
        last = -(-max(boards) // 2)
        return [tuple(on.get(2 * board - 1, []) + on.get(2 * board, [])) for board in range(1, last + 1)]
    left = [one for one in people if any(one.number in numbers for numbers in on.values())]
    tables, byes = pairing.sizes(len(left), seats, able)
    order = pairing.seeded(left)
    return [*pairing.groups(order[byes:], tables), *((one.number,) for one in order[:byes])]


def replays(event: Event, current: Sequence[Played]) -> list[Played]:
    """Matches of a knock-out that came out even, and are played once more."""
    if event.row.form != "knockout":
        return []
    newest: dict[int, Played] = {}
    for game in current:
        if game.board not in newest or newest[game.board].leg < game.leg:
            newest[game.board] = game
    return [game for game in newest.values() if pairing.drawn(game) and game.leg + 1 < LEGS]


def waited_since(event: Event) -> dict[int, int]:
    """When each was last given a table; of matches laid while this was read, the round is not known yet."""
    started = {turn.number: turn.started_at for turn in event.rounds}
    return {number: started[game.round] for game in event.played if game.round in started for number in game.players}


def waves(event: Event, free: Sequence[Entrant], blocked: set[frozenset[int]], since: dict[int, int]) -> Pairs:
    """Tables that can begin now in an arena. Two who have just met wait a while for others, if there are any."""
    row = event.row
    seats = row.seats
    people = [one for one in free if one.bot is None]
    if not people:
        return []
    stood = stood_of(event, free)
    if seats > 2:
        whole = len(stood) // seats
        tables = [seats] * whole
        found = pairing.circles(stood, event.played, tables, len(stood) - seats * whole, blocked)
        return [pair for pair in found if len(pair) > 1]
    newest: dict[int, Played] = {}
    for game in event.played:
        for number in game.players:
            newest[number] = game
    pairs = [pair for pair in pairing.matched(stood, event.played, blocked) if len(pair) == 2]
    bots = {one.number for one in free if one.bot is not None}
    others = len(event.active) > 2

    def ripe(pair: tuple[int, ...]) -> bool:
        if all(number in bots for number in pair):
            return False
        again = all(number in newest and set(newest[number].players) == set(pair) for number in pair)
        return not (again and others) or now() >= max(since[number] for number in pair) + PATIENCE

    return [pair for pair in pairs if ripe(pair)]
