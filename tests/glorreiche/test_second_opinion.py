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
from caracole.games.glorreiche import position
from caracole.kernel.random import Random

GAME = caracole.game("glorreiche")
COLOURS = "RYBG"
Recruit = tuple[int, int]
"""Player and number."""
Asked = tuple[int, dict[str, Fraction]]
"""Who decides, and what may be done: with its odds if it is the die, else with 0."""


def choice(player: int, texts: list[str]) -> Asked:
    return player, dict.fromkeys(texts, Fraction(0))


class Opinion:
    """A match as a story: it stops at every decision and every roll, and is told what was done."""

    def __init__(self, o: dict[str, Any]) -> None:
        self.o = o
        self.players = o["players"]
        self.each = 12 // self.players
        self.stones = dict.fromkeys(o["chips"]["white"], 2) | dict.fromkeys(o["chips"]["black"], 3)
        self.gray = {int(cell): value for cell, value in o["chips"]["gray"].items()}
        self.taken: list[list[int]] = [[] for _ in range(self.players)]
        self.track: dict[int, list[Recruit]] = {}
        self.slots: dict[int, Recruit] = {}
        self.order: list[list[int]] = [[] for _ in range(self.players)]

    def story(self) -> Generator[Asked, str, None]:
        yield from self.roll_in()
        player = self.o["first"]
        while len(self.slots) < 12:
            yield from self.turn(player)
            player = (player + 1) % self.players

    def roll_in(self) -> Generator[Asked, str, None]:
        yard = [list(range(1, self.each + 1)) for _ in range(self.players)]
        asks = (self.o["v1"] or self.o["v2"]) and self.o["rollin_choice"] != "ascending"
        first = self.o["first"]
        for player in [(first + i) % self.players for i in range(12)]:
            waiting = [f"+{number}" for number in yard[player]]
            said = waiting[0]
            if asks and self.o["rollin_choice"] == "before":
                said = yield choice(player, waiting)
            free = [cell for cell in range(1, 7) if len(self.track.get(cell, [])) < 3]
            cell = int((yield -1, {f"@{cell}": Fraction(1, len(free)) for cell in free})[1:])
            if asks and self.o["rollin_choice"] == "after":
                said = yield choice(player, waiting)
            yard[player].remove(int(said[1:]))
            self.track.setdefault(cell, []).append((player, int(said[1:])))

    def turn(self, player: int) -> Generator[Asked, str, None]:
        moved: set[Recruit] = set()
        ranks = {cell: self.rank(cell) for cell in range(1, 85)}
        while len(self.slots) < 12:
            if self.o["rank_timing"] == "dynamic":
                ranks = {cell: self.rank(cell) for cell in range(1, 85)}
            ways: list[str] = []
            for cell, pile in sorted(self.track.items()):
                if pile[-1][0] == player and pile[-1] not in moved:
                    ways += self.ways(cell, ranks[cell], moved)
            if not ways:
                return
            start, _, end = (yield choice(player, ways)).partition("-")
            moved.add(self.march(int(start), end))

    def rank(self, cell: int) -> int:
        ahead = [pile for other, pile in self.track.items() if other > cell]
        by_colour = self.o["rank"] == "cell_colour"
        return 1 + sum(len({recruit[0] for recruit in pile}) if by_colour else 1 for pile in ahead)

    def ways(self, cell: int, rank: int, moved: set[Recruit]) -> list[str]:
        pile = self.track[cell]
        on_stone = cell in self.stones
        height = len(pile) + (on_stone and self.o["bonus_is_level"])
        touches = self.o["base_scope"] == "pile" or len(pile) == 1
        most = rank * height * (self.stones[cell] if on_stone and touches else 1)
        ends = [end for end in range(cell + 1, min(84, cell + most) + 1) if self.fits(end)]
        blocked = [end for end in ends if self.waits(end, pile[-1][0], moved)]
        homeward = cell + most > 84
        if self.o["self_block"] == "forbid" and (homeward or len(blocked) < len(ends)):
            ends = [end for end in ends if end not in blocked]
        texts = [f"{cell}-{end}" for end in ends]
        if self.o["gray_pickup"] == "optional":
            texts += [f"{cell}-{end}~" for end in ends if end in self.gray]
        return texts + [f"{cell}-H"] * homeward

    def fits(self, cell: int) -> bool:
        levels = len(self.track.get(cell, [])) + (cell in self.stones and self.o["cap_counts_bonus"])
        return levels < 3

    def waits(self, cell: int, player: int, moved: set[Recruit]) -> bool:
        top = self.track.get(cell, [(-1, 0)])[-1]
        return top[0] == player and top not in moved

    def march(self, start: int, end: str) -> Recruit:
        recruit = self.track[start].pop()
        if not self.track[start]:
            del self.track[start]
        if end == "H":
            self.arrive(recruit)
            return recruit
        cell = int(end.rstrip("~"))
        self.track.setdefault(cell, []).append(recruit)
        if cell in self.gray and "~" not in end:
            self.taken[recruit[0]].append(self.gray.pop(cell))
        return recruit

    def arrive(self, recruit: Recruit) -> None:
        player, number = recruit
        self.order[player].append(number)
        wrong = self.o["v2"] and number != len(self.order[player])
        free = [slot for slot in range(1, 13) if slot not in self.slots]
        self.slots[free[0] if wrong else free[-1]] = recruit
        if len(self.slots) == 11:
            (last,) = (left for pile in self.track.values() for left in pile)
            self.track = {}
            self.order[last[0]].append(last[1])
            self.slots[next(slot for slot in range(1, 13) if slot not in self.slots)] = last

    def result(self) -> dict[str, Any]:
        players = range(self.players)
        places = [sorted((s for s, who in self.slots.items() if who[0] == p), reverse=True) for p in players]
        scores = [self.score(p, sum(places[p])) for p in players]
        winners = [p for p in players if scores[p] == max(scores)]
        if self.o["tiebreak"] == "highest_slot":
            winners = [max(winners, key=lambda p: places[p][0])]
        gray = [sorted(values) for values in self.taken]
        return {"scores": scores, "places": places, "gray": gray, "winners": winners, "reason": "last recruit home"}

    def score(self, player: int, slots: int) -> int:
        chips = sum(self.taken[player])
        if not self.o["v1"] or self.order[player] != sorted(self.order[player]):
            return slots + chips
        return 2 * (slots + chips) if self.o["v1_doubles"] == "total" else 2 * slots + chips


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
        if random.below(20) == 0:
            check_text(state)
        text = sorted(mine)[random.below(len(mine))]
        state.play(text)
        try:
            said = story.send(text)
        except StopIteration:
            break
        assert piles(state) == {cell: opinion.track[cell] for cell in sorted(opinion.track)}
    assert state.outcome.result == opinion.result()
    check_text(state)
    return state


def piles(state: Any) -> dict[int, list[Recruit]]:
    return {
        cell: [(position.owner(state, r), position.number(state, r)) for r in pile]
        for cell, pile in state.piles().items()
    }


def check_text(state: Any) -> None:
    """The text of a position is complete."""
    twin = GAME.load(state.options, str(state))
    assert (str(twin), twin.key, twin.actor) == (str(state), state.key, state.actor)


@some.composite
def options(draw: Any) -> dict[str, Any]:
    """Any options a match can have."""
    choose: dict[str, list[Any]] = {
        "players": [2, 3, 4], "gray_zone": ["7..78", "7..84"], "rank": ["cells", "cell_colour"],
        "rank_timing": ["dynamic", "turn_start"], "bonus_is_level": [True, False], "cap_counts_bonus": [True, False],
        "base_scope": ["pile", "direct"], "self_block": ["allow", "forbid"], "gray_pickup": ["auto", "optional"],
        "tiebreak": ["highest_slot", "shared"], "v1": [True, False], "v2": [True, False],
        "v1_doubles": ["total", "slots_only"], "rollin_choice": ["after", "before", "ascending"],
        "setup": ["suggested", "even_random", "custom"],
    }  # fmt: skip
    asked: dict[str, Any] = {name: draw(some.sampled_from(values)) for name, values in choose.items()}
    if asked["setup"] == "custom":
        cells = draw(some.lists(some.integers(7, 78), min_size=13, max_size=13, unique=True))
        black, white = draw(some.integers(0, 4)), draw(some.integers(0, 6))
        gray = {str(cell): value for value, cell in enumerate(cells[10 : 10 + draw(some.integers(0, 3))], 1)}
        asked["chips"] = {"black": sorted(cells[:black]), "white": sorted(cells[4 : 4 + white]), "gray": gray}
    return asked


@settings(max_examples=60, deadline=None)
@given(options(), some.integers(0, 2**32))
def test_engine_and_second_opinion_agree_over_all_options(asked: dict[str, Any], seed: int) -> None:
    compare(asked, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_second_opinion_agree_on_the_game_by_default(players: int) -> None:
    for seed in range(5):
        compare({"players": players}, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", ["fr", "fr_literal", "nl"])
def test_engine_and_second_opinion_agree_on_each_text(players: int, preset: str) -> None:
    for seed in range(3):
        compare({"players": players, **GAME.options.PRESETS[preset]}, seed)
