"""An evening at the club, simulated: who waits how long, and for whom. The table in docs/club.md.

    python -m benchmarks.evening --people 500 --hours 4 --seed 1 --either 0.5

People come by a Poisson process and look for a match; each second the server's own code (`server/pairing.py`) pairs
whoever fits, and after each match the server's own model (`server/skill.py`) counts it. Somebody who waits too long
goes; after a match most look again. Some (`--either`) would play by either clock and have two seeks. Whoever is
stronger wins more often, as on Elo's scale. What people want, how strong they are and how long they stay is drawn from
the seed; nothing is measured by the clock, so the table is the same on every machine.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from caracole.arena.report import markdown
from caracole.server import pairing
from caracole.server.pairing import Waiting
from caracole.server.seeking import LOOK
from caracole.server.skill import CENTRE, MEAN, SCALE, Skill, after, shown

SPREAD = 250.0
"""Of people's strength, in points around 1500."""
NEW = 0.3
"""The part of those who come that nobody knows yet."""
PATIENCE = 300.0
"""Seconds that somebody waits on average before they give up."""
AGAIN = 0.6
"""How many look again after a match."""
RATED = 0.5
GAMES = {
    "glorreiche": ((0.3, 2),),
    "manoeuvre": ((0.3, 2),),
    "kriegspiel": ((0.2, 2),),
    "generalowsky": ((0.12, 2), (0.08, 4)),
}
"""Of all seeks, how many are for a game, and with how many players."""
CLOCKS = (("5 + 5", 0.4, 600.0), ("15 + 10", 0.6, 1500.0))
"""A clock, how many want it, and how long a match lasts on average, in seconds."""


class Kind(NamedTuple):
    """What somebody wants to play."""

    game: str
    players: int
    clock: str
    rated: bool
    lasts: float


class Person:
    """Somebody who came: how strong they are, and what the club knows of it."""

    def __init__(self, number: int, luck: random.Random, either: float) -> None:
        self.name = f"p{number}"
        self.either = luck.random() < either
        """Whether any clock will do."""
        self.strength = luck.gauss(CENTRE, SPREAD)
        doubt = Skill().sigma if luck.random() < NEW else luck.uniform(1.2, 2.5)
        known = MEAN if doubt == Skill().sigma else luck.gauss(MEAN + (self.strength - CENTRE) / SCALE, doubt)
        self.skill = Skill(known, doubt)
        self.kind = wish(luck)
        self.leaves = 0.0
        self.latest: str | None = None


class Found(NamedTuple):
    """Somebody for whom the waiting was over: with others, or because they gave up."""

    kind: Kind
    waited: float
    apart: float | None
    """Points to those one plays with, on average; None: nobody was found."""
    again: bool
    """The same opponent as just before."""


def wish(luck: random.Random) -> Kind:
    choices = [(game, players, part) for game, sizes in GAMES.items() for part, players in sizes]
    game, players, _ = luck.choices(choices, [part for *_, part in choices])[0]
    clock, _, lasts = luck.choices(CLOCKS, [part for _, part, _ in CLOCKS])[0]
    return Kind(game, players, clock, luck.random() < RATED, lasts)


def seeks_of(person: Person, since: float) -> list[Waiting]:
    kind, told = person.kind, shown(person.skill)
    clocks = [clock for clock, *_ in CLOCKS] if person.either else [kind.clock]
    return [
        Waiting(
            f"{person.name} {clock}",
            person.name,
            (kind.game, clock, kind.rated),
            kind.players,
            told.number,
            since,
            told.doubt,
        )
        for clock in clocks
    ]


class Evening:
    """Second by second, from the first who comes to the last who goes."""

    def __init__(self, people: int, hours: float, seed: int, either: float) -> None:
        self.luck = random.Random(seed)
        self.rate = people / (hours * 3600)
        self.everybody: dict[str, Person] = {}
        self.coming: list[tuple[float, Person]] = []
        self.seeking: dict[str, list[Waiting]] = {}
        self.found: list[Found] = []
        self.most = 0
        at = 0.0
        for number in range(people):
            at += self.luck.expovariate(self.rate)
            person = Person(number, self.luck, either)
            self.everybody[person.name] = person
            self.coming.append((at, person))

    def run(self) -> None:
        at = 0.0
        while self.coming or self.seeking:
            at += LOOK
            for _, person in [one for one in self.coming if one[0] <= at]:
                person.leaves = at + self.luck.expovariate(1 / PATIENCE)
                self.seeking[person.name] = seeks_of(person, at)
            self.coming = [one for one in self.coming if one[0] > at]
            self.most = max(self.most, len(self.seeking))
            latest = {name: other for name in self.seeking if (other := self.everybody[name].latest)}
            those = [one for seeks in self.seeking.values() for one in seeks]
            for group in pairing.groups(those, at, latest=latest):
                if all(one.account in self.seeking for one in group):  # else somebody has just sat down elsewhere
                    self.play(group, at)
            self.give_up(at)

    def play(self, group: list[Waiting], at: float) -> None:
        people = [self.everybody[one.account] for one in group]
        for one, person in zip(group, people, strict=True):
            others = [other for other in group if other is not one]
            apart = sum(abs(other.number - one.number) for other in others) / len(others)
            just = len(others) == 1 and person.latest == others[0].account
            self.found.append(Found(person.kind, at - one.since, apart, just))
            del self.seeking[one.account]
            person.latest = others[0].account if len(others) == 1 else None
        if people[0].kind.rated:
            self.count(people)
        over = at + self.luck.expovariate(1 / people[0].kind.lasts)
        for person in people:
            if self.luck.random() < AGAIN:
                person.kind = person.kind if self.luck.random() < 0.8 else wish(self.luck)
                self.coming.append((over + self.luck.uniform(5, 60), person))

    def count(self, people: Sequence[Person]) -> None:
        """Strength and chance decide the places."""
        weight = {one.name: 10 ** (one.strength / 400) for one in people}
        left, order = list(people), []
        while left:
            order.append(self.luck.choices(left, [weight[one.name] for one in left])[0])
            left.remove(order[-1])
        rated = after([[one.skill] for one in order], list(range(1, len(order) + 1)))
        for one, [skill] in zip(order, rated, strict=True):
            one.skill = skill

    def give_up(self, at: float) -> None:
        for name, seeks in list(self.seeking.items()):
            if at >= self.everybody[name].leaves:
                self.found.append(Found(self.everybody[name].kind, at - seeks[0].since, None, again=False))
                del self.seeking[name]


def part(values: Sequence[float], share: float) -> str:
    ordered = sorted(values)
    return f"{ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.0f}" if ordered else "–"


HEAD = ("", "seeks", "found", "waited s: median", "p90", "longest", "apart: median", "p90", "same again")


def row(name: str, those: Sequence[Found]) -> tuple[str, ...]:
    met = [one for one in those if one.apart is not None]
    waits, apart = [one.waited for one in met], [one.apart for one in met if one.apart is not None]
    again = sum(one.again for one in met) / max(1, len(met))
    return (
        *(name, str(len(those)), f"{len(met) / max(1, len(those)):.0%}"),
        *(part(waits, 0.5), part(waits, 0.9), part(waits, 1), part(apart, 0.5), part(apart, 0.9), f"{again:.0%}"),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--people", type=int, default=500)
    parser.add_argument("--hours", type=float, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--either", type=float, default=0, help="the part of people who would play by any clock")
    asked = parser.parse_args()
    evening = Evening(asked.people, asked.hours, asked.seed, asked.either)
    evening.run()
    groups: defaultdict[str, list[Found]] = defaultdict(list)
    for one in evening.found:
        groups[f"{one.kind.game}, {one.kind.players} players"].append(one)
    rows = [row(name, those) for name, those in sorted(groups.items())]
    print(markdown(HEAD, [*rows, row("all", evening.found)]))
    print(f"\n{asked.people} people in {asked.hours:g} hours; at most {evening.most} waited at once.")


if __name__ == "__main__":
    main()
