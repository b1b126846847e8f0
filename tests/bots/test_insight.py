"""By what a level judges positions: what was learned, the formula, or a network in a file."""

from __future__ import annotations

from array import array
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import caracole
from caracole.bots import Budget, seated
from caracole.kernel import network
from caracole.kernel.errors import BadOptions

LISTING: dict[str, dict[str, Any]] = {"kriegspiel": {}, "manoeuvre": {}, "glorreiche": {"players": 3}}
"""The games that list rows for a network, and a match in which they count."""


def inputs_of(name: str) -> Any:
    return import_module(f"caracole.games.{name}.inputs")


def stored(folder: Path, inputs: int, last: float = 0.0) -> str:
    """A network in a file that adds the same to every position."""
    file = folder / "network.bin"
    numbers = array("f", network.blank(inputs).weights)
    numbers[-1] = last
    file.write_bytes(numbers.tobytes())
    return str(file)


def decision(name: str, steps: int = 60) -> caracole.State:
    """A position some way into a match, with several legal actions."""
    state, random = caracole.game(name).new(luck=caracole.SeededLuck(4), **LISTING[name]), caracole.Random(4)
    while steps > 0 or len(state.legal()) < 2:
        odds, legal = state.odds(), state.legal()
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else legal[random.below(len(legal))])
        steps -= 1
    return state


def values(state: caracole.State, insight: str) -> tuple[float, ...]:
    bot = seated("old-guard", state.game, caracole.Random(1), insight=insight)
    return bot.think(state.view(state.actor), Budget(playouts=60)).values


@pytest.mark.parametrize("name", LISTING)
def test_a_network_that_knows_nothing_leaves_the_formula_as_it_is(name: str, tmp_path: Path) -> None:
    state = decision(name)
    file = stored(tmp_path, inputs_of(name).names.INPUTS)
    assert values(state, file) == pytest.approx(values(state, "formula"), abs=1e-6)


@pytest.mark.parametrize("name", LISTING)
def test_a_network_in_a_file_judges(name: str, tmp_path: Path) -> None:
    state = decision(name)
    file = stored(tmp_path, inputs_of(name).names.INPUTS, last=1.5)
    assert values(state, file) != pytest.approx(values(state, "formula"), abs=1e-3)


@pytest.mark.parametrize("name", LISTING)
def test_a_network_for_other_inputs_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="takes 7 inputs"):
        values(decision(name), stored(tmp_path, 7))


def test_a_game_says_how_many_rows_its_network_has() -> None:
    rows = {name: caracole.game(name).names.INPUTS for name in LISTING}
    assert rows == {name: inputs_of(name).names.INPUTS for name in LISTING}
    assert caracole.game("generalowsky").names.INPUTS == 0


def test_a_file_without_a_network_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="holds no network"):
        values(decision("manoeuvre"), str(tmp_path / "nowhere.bin"))


@pytest.mark.parametrize("name", LISTING)
def test_what_is_shipped_fits_the_rows_of_today(name: str) -> None:
    """A file for other inputs would be passed over in silence."""
    inputs = inputs_of(name)
    assert not inputs.FILE.exists() or network.read(inputs.FILE, inputs.names.INPUTS) is not None


def test_manoeuvre_is_worth_to_both_sides_together_what_there_is(tmp_path: Path) -> None:
    state: Any = decision("manoeuvre")
    state.insight = network.blank(inputs_of("manoeuvre").names.INPUTS)
    judged = inputs_of("manoeuvre").judged
    assert judged(state, 0) + judged(state, 1) == pytest.approx(1.0)


@pytest.mark.parametrize("name", LISTING)
def test_the_parts_of_the_rows_are_as_many_as_the_names_say(name: str) -> None:
    inputs = inputs_of(name)
    start = 0
    for part, size, _ in inputs.PARTS:
        assert getattr(inputs.names, f"IN_{part.upper()}") == start
        start += size
    assert start == inputs.names.INPUTS


@pytest.mark.parametrize("name", LISTING)
def test_every_position_of_a_match_gives_rows_the_network_has(name: str) -> None:
    inputs = inputs_of(name)
    state: Any = caracole.game(name).new(luck=caracole.SeededLuck(9), **LISTING[name])
    state.insight = network.blank(inputs.names.INPUTS)
    random = caracole.Random(9)
    while not state.over:
        if inputs.is_told(state):
            formula, rows, side = inputs.told(state)
            assert side in range(state.game.options.sides(state.options))
            assert -50 < formula < 50
            assert 10 < len(rows) < network.MOST_ROWS
            assert all(0 <= row < inputs.names.INPUTS and abs(share) < 100 for row, share in rows)
        odds, legal = state.odds(), state.legal()
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else legal[random.below(len(legal))])


GLORREICHE: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "preset": "nl"},
    {"players": 3, "v1": True, "v2": True, "rank": "cell_colour", "rank_timing": "turn_start", "base_scope": "direct"},
    {"players": 2, "self_block": "forbid", "gray_pickup": "optional", "tiebreak": "shared"},
]


@pytest.mark.parametrize("options", GLORREICHE, ids=str)
def test_the_rows_of_glorreiche_fit_any_options(options: dict[str, Any]) -> None:
    inputs = inputs_of("glorreiche")
    state: Any = caracole.game("glorreiche").new(luck=caracole.SeededLuck(3), **options)
    state.insight = network.blank(inputs.names.INPUTS)
    random, told = caracole.Random(3), 0
    while not state.over:
        if inputs.is_told(state):
            told += 1
            _, rows, _ = inputs.told(state)
            assert all(0 <= row < inputs.names.INPUTS for row, _ in rows)
            chances = [inputs.judged(state, player) for player in range(options["players"])]
            assert all(0 <= chance <= 1 for chance in chances)
            if options["players"] == 2:
                assert sum(chances) == pytest.approx(1.0)
        odds, legal = state.odds(), state.legal()
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else legal[random.below(len(legal))])
    assert told > 20


def test_two_with_the_default_options_have_a_network_of_their_own() -> None:
    assert caracole.game("glorreiche").new(players=2).insight is None


def test_manoeuvre_s_network_leaves_the_order_of_the_formula() -> None:
    """It knows the hour and the armies, not the actions: the farther ahead, the better the chances, at any hour."""
    inputs = inputs_of("manoeuvre")
    judge: Any = network.read(inputs.FILE, inputs.names.INPUTS)
    state: Any = caracole.game("manoeuvre").new(luck=caracole.SeededLuck(4))
    state.insight = network.blank(inputs.names.INPUTS)
    random = caracole.Random(4)
    while not state.over:
        held = dict(inputs.told(state)[1])
        chances = [lead + concluded(judge, inputs.names.IN_SUMS, held, lead) for lead in range(-4, 5)]
        assert chances == sorted(chances)
        odds, legal = state.odds(), state.legal()
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else legal[random.below(len(legal))])


def concluded(judge: Any, sums: int, held: dict[int, float], lead: float) -> float:
    """What a network would say of a position if the formula said something else."""
    judge.begin()
    for row, share in {**held, sums: lead, sums + 1: lead * held[sums + 2]}.items():
        judge.put(row, share)
    return float(judge.concluded())
