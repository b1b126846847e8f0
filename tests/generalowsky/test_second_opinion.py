"""The rules written a second time, with lists and dictionaries, and compared with the engine step by step."""

from __future__ import annotations

from collections.abc import Generator
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import caracole
from caracole.kernel.random import Random

GAME = caracole.game("generalowsky")
Asked = tuple[int, dict[str, Fraction]]
"""Who decides, and what may be done: with its odds if it is the arrow, else with 0."""


class Opinion:
    """A match as a story: it stops at every decision and every spin, and is told what was done."""

    def __init__(self, o: dict[str, Any]) -> None:
        self.o = o
        self.double = o["players"] < 4
        self.count = o["players"] * (2 if self.double else 1)
        self.piles: dict[int, list[int]] = {}
        self.medals = [0] * self.count
        self.pot = 1
        self.spins = 0
        self.result: dict[str, Any] | None = None

    def owner(self, g: int) -> int:
        return g // 2 if self.double else g

    def place(self, g: int) -> int | None:
        return next((space for space, pile in self.piles.items() if g in pile), None)

    def pile(self, g: int) -> list[int]:
        space = self.place(g)
        return [g] if space is None else self.piles[space]

    def group(self, g: int) -> list[int]:
        pile = self.pile(g)
        return pile[pile.index(g) :]

    def boss(self, g: int) -> int:
        return self.owner(self.pile(g)[-1])

    def from_stock(self, wanted: int) -> int:
        if self.o["supply"] is None:
            return wanted
        worn = sum(m if m < 11 else m - 11 for m in self.medals)
        supply: int = self.o["supply"]
        return min(wanted, max(0, supply - self.pot - worn))

    def story(self) -> Generator[Asked, str, None]:
        player = self.o["first"]
        while self.result is None:
            yield from self.turn(player)
            player = (player + 1) % self.o["players"]

    def turn(self, player: int) -> Generator[Asked, str, None]:
        order = [player]
        if self.double:
            said = yield player, dict.fromkeys([f"g{2 * player + 1}", f"g{2 * player + 2}"], Fraction(0))
            first = int(said[1:]) - 1
            order = [first, 4 * player + 1 - first]
        bands = {}
        early = self.double and self.o["two_gen_declare"] == "both"
        for g in order if early else []:
            bands[g] = yield self.boss(g), dict.fromkeys("YWOR", Fraction(0))
        for g in order:
            if self.result is None:
                band = bands[g] if early else (yield self.boss(g), dict.fromkeys("YWOR", Fraction(0)))
                yield from self.spin(g, band)

    def spin(self, g: int, band: str) -> Generator[Asked, str, None]:
        table = self.o["spinner"][band]
        total = sum(table.values())
        shown = (yield -1, {f"@{k}": Fraction(n, total) for k, n in table.items() if n})[1:]
        self.spins += 1
        if shown in ("X", "black"):
            self.exile(g, black=shown == "black")
        elif shown == "red":
            self.arrive(g, self.o["M"], met=True)
        elif shown == "gen":
            yield from self.jump(g)
        elif self.o["stride"] == "up_to" and shown != "1":
            strides = [f"+{k}" for k in range(1, int(shown) + 1)]
            said = yield self.boss(g), dict.fromkeys(strides, Fraction(0))
            self.walk(g, int(said[1:]))
        else:
            self.walk(g, int(shown))
        self.judge()

    def exile(self, g: int, *, black: bool) -> None:
        group, gone = self.group(g), self.group(g)
        if self.o["x_scope"] == "pile":
            gone = list(self.pile(g))
        self.lift(gone)
        if not black or self.o["black_adds"]:
            self.pot += self.from_stock(len(gone))
        for loser in (group if self.o["black_loss"] == "group" else [g]) if black else []:
            self.medals[loser] = max(0, self.medals[loser] - 1)

    def lift(self, gone: list[int]) -> None:
        left = {space: [g for g in pile if g not in gone] for space, pile in self.piles.items()}
        self.piles = {space: pile for space, pile in left.items() if pile}

    def walk(self, g: int, steps: int) -> None:
        here = self.place(g)
        entered = [((-1 if here is None else here) + i) % self.o["L"] for i in range(1, steps + 1)]
        self.arrive(g, entered[-1], met=self.o["M"] in entered)

    def jump(self, g: int) -> Generator[Asked, str, None]:
        here = self.place(g)
        targets = [
            space
            for space, pile in self.piles.items()
            if space != here and any(self.owner(other) != self.owner(g) for other in pile)
        ]
        if not targets:
            return
        chosen = int((yield self.boss(g), dict.fromkeys([f">{t}" for t in targets], Fraction(0)))[1:])
        if self.o["gen_jump"] == "teleport":
            self.arrive(g, chosen, met=chosen == self.o["M"])
        else:
            self.walk(g, chosen + 1 if here is None else (chosen - here) % self.o["L"])

    def arrive(self, g: int, space: int, *, met: bool) -> None:
        group = self.group(g)
        self.lift(group)
        below = self.piles.get(space, [])
        due = min(1, len(below)) if met and self.o["moscow_landing"] == "one" else len(below)
        self.piles[space] = below + group
        if self.o["landing_medal"] == "covered":
            for other in list(reversed(below))[:due]:
                self.medals[other] += self.from_stock(1)
        elif self.o["landing_medal"] == "arriver":
            self.medals[group[-1]] += self.from_stock(due)
        else:
            self.pot += self.from_stock(due)
        if met:
            self.medals[group[-1]] += self.pot
            self.pot = 0
            self.pot = self.from_stock(1)

    def judge(self) -> None:
        players = range(self.o["players"])
        chests = [[m for g, m in enumerate(self.medals) if self.owner(g) == p] for p in players]
        summed = self.double and self.o["two_gen_win"] == "sum42"
        worth = [sum(c) if summed else max(c) for c in chests]
        winners = [p for p in players if worth[p] >= (42 if summed else 21)]
        reason = "marshal"
        if not winners and self.spins == self.o["max_spins"]:
            winners, reason = [p for p in players if worth[p] == max(worth)], "spin limit"
        if winners:
            scores = [1 / len(winners) if p in winners else 0 for p in players]
            self.result = {"medals": self.medals, "winners": winners, "reason": reason, "scores": scores}


def compare(asked: dict[str, Any], seed: int) -> Any:
    """One random match told twice."""
    random = Random(seed)
    state: Any = GAME.new(**{"first": random.below(asked["players"]), **asked})
    opinion = Opinion(msgspec.to_builtins(state.options))
    story = opinion.story()
    said = next(story)
    while True:
        chance = state.actor == caracole.CHANCE
        mine = {state.say(a): f for a, f in state.odds()} if chance else {state.say(a): 0 for a in state.legal()}
        assert (state.actor, mine) == said, str(state)
        if random.below(6) == 0:
            check_text(state)
        text = sorted(mine)[random.below(len(mine))]
        state.play(text)
        try:
            said = story.send(text)
        except StopIteration:
            break
        assert state.piles() == {space: opinion.piles[space] for space in sorted(opinion.piles)}
        assert (list(state.medals)[: opinion.count], state.pot) == (opinion.medals, opinion.pot)
    assert state.outcome.result == opinion.result
    check_text(state)
    return state


def check_text(state: Any) -> None:
    """The text of a position is complete."""
    twin = GAME.load(state.options, str(state))
    assert (str(twin), twin.key, twin.actor) == (str(state), state.key, state.actor)


@some.composite
def options(draw: Any) -> dict[str, Any]:
    """Any options a match can have."""
    choose: dict[str, list[Any]] = {
        "stride": ["exact", "up_to"], "landing_medal": ["pot", "arriver", "covered"],
        "moscow_landing": ["k", "one"], "x_scope": ["group", "pile"],
        "black_adds": [True, False], "black_loss": ["mover", "group"], "gen_jump": ["teleport", "walk"],
        "two_gen_declare": ["each", "both"], "two_gen_win": ["single", "sum42"],
    }  # fmt: skip
    asked: dict[str, Any] = {name: draw(some.sampled_from(values)) for name, values in choose.items()}
    asked["players"] = draw(some.integers(2, 6))
    asked["L"] = draw(some.integers(8, 60))
    asked["M"] = draw(some.none() | some.integers(0, asked["L"] - 1))
    asked["supply"] = draw(some.sampled_from([None, "limited", 1, 5, 17]))
    asked["max_spins"] = draw(some.sampled_from([1, 2, 30, 300]))
    shown = ["X", "1", "2", str(asked["L"] - 1), "black", "gen", "red"]
    band = some.dictionaries(some.sampled_from(shown), some.integers(1, 5), min_size=1)
    asked["spinner"] = draw(
        some.sampled_from(["spin12", "dice6"]) | some.fixed_dictionaries(dict.fromkeys("YWOR", band))
    )
    return asked


@settings(max_examples=60, deadline=None)
@given(options(), some.integers(0, 2**32))
def test_engine_and_second_opinion_agree_over_all_options(asked: dict[str, Any], seed: int) -> None:
    compare(asked, seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_engine_and_second_opinion_agree_on_the_game_by_default(players: int) -> None:
    reasons = {compare({"players": players}, seed).outcome.reason for seed in range(10)}
    assert reasons == {"marshal"}


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("asked", [{"stride": "up_to"}, {"landing_medal": "covered"}])
def test_engine_and_second_opinion_agree_on_the_other_readings(players: int, asked: dict[str, Any]) -> None:
    for seed in range(10):
        compare({"players": players, **asked}, seed)
