"""Options: what may be asked for, what a record carries, what is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import caracole
from caracole.kernel.errors import BadOptions

GAME = caracole.game("generalowsky")
KEYS = {
    "players", "first", "L", "M", "spinner", "stride", "landing_medal", "moscow_landing", "x_scope", "black_adds",
    "black_loss", "gen_jump", "two_gen_declare", "two_gen_win", "supply", "max_spins",
}  # fmt: skip


def test_the_record_carries_exactly_the_documented_keys() -> None:
    assert set(msgspec.to_builtins(GAME.resolve({}))) == KEYS == set(GAME.options.DEFAULTS)


def test_the_defaults_are_the_documented_ones() -> None:
    told = msgspec.to_builtins(GAME.resolve({"players": 4, "first": 0}))
    assert (told["L"], told["M"], told["supply"], told["max_spins"]) == (21, 20, None, 3000)
    assert told["spinner"] == {
        "Y": {"X": 1, "1": 5, "2": 6},
        "W": {"X": 2, "2": 3, "3": 4, "4": 3},
        "O": {"X": 4, "4": 2, "5": 3, "6": 2, "7": 1},
        "R": {"X": 6, "black": 3, "gen": 2, "red": 1},
    }


def test_the_dice_are_a_preset_and_a_spinner() -> None:
    table = {
        "Y": {"1": 2, "2": 3, "X": 1},
        "W": {"2": 1, "3": 2, "4": 1, "X": 2},
        "O": {"5": 1, "6": 1, "7": 1, "X": 3},
        "R": {"red": 1, "gen": 1, "black": 1, "X": 3},
    }
    for options in (GAME.resolve({}, preset="dice6"), GAME.resolve({"spinner": "dice6"})):
        assert msgspec.to_builtins(options.spinner) == table


SPINNER = {"Y": {"1": 1}, "W": {"1": 1}, "O": {"1": 1}, "R": {"X": 1}}


@pytest.mark.parametrize(
    ("asked", "blamed"),
    [
        ({"L": 61}, "L"),
        ({"L": 0}, "L"),
        ({"L": "21"}, "L"),
        ({"L": 21, "M": 21}, "M"),
        ({"M": -1}, "M"),
        ({"spinner": "roulette"}, "spinner"),
        ({"spinner": {**SPINNER, "Y": {}}}, "spinner"),
        ({"spinner": {**SPINNER, "Y": {"X": 0}}}, "spinner"),
        ({"spinner": {**SPINNER, "Y": {"0": 1}}}, "spinner"),
        ({"spinner": {**SPINNER, "Y": {"01": 1}}}, "spinner"),
        ({"spinner": {**SPINNER, "Y": {"21": 1}}}, "spinner"),
        ({"spinner": {**SPINNER, "Y": {"x": 1}}}, "spinner"),
        ({"spinner": {**SPINNER, "Y": {"1": -1, "2": 2}}}, "spinner"),
        ({"spinner": {**SPINNER, "Z": {"1": 1}}}, "spinner"),
        ({"spinner": {"Y": {"1": 1}}}, "spinner"),
        ({"spinner": {**SPINNER, "Y": {"1": 1.5}}}, "spinner"),
        ({"supply": "plenty"}, "supply"),
        ({"supply": -1}, "supply"),
        ({"supply": True}, "supply"),
        ({"max_spins": 0}, "max_spins"),
        ({"max_spins": 10**9}, "max_spins"),
        ({"x_scope": "all"}, "x_scope"),
        ({"stride": "less"}, "stride"),
        ({"landing_medal": "both"}, "landing_medal"),
        ({"black_adds": "yes"}, "black_adds"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_an_option_out_of_range_is_named(asked: dict[str, Any], blamed: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(**asked)
    assert refused.value.option.split(".")[0] == blamed


def test_a_track_of_any_length_up_to_sixty() -> None:
    far = {"Y": {"59": 1}, "W": {"1": 1}, "O": {"1": 1}, "R": {"gen": 1}}
    state = GAME.new(L=60, spinner=far, players=4, first=0)
    for text in ("Y", "@59", "R", "@gen", ">58"):
        state.play(text)
    assert str(state).startswith("exile:CD 58:AB |")


def test_the_smallest_track_has_one_space() -> None:
    tiny = {"Y": {"X": 1}, "W": {"black": 1}, "O": {"gen": 1}, "R": {"red": 1}}
    state: Any = GAME.new(L=1, spinner=tiny, players=4, first=0)
    for text in ("R", "@red", "O", "@gen", ">0"):
        state.play(text)
    assert str(state).startswith("exile:CD 0:AB |")
    assert state.medals[:2] == [1, 2]


def test_no_match_is_longer_than_declared() -> None:
    options = GAME.resolve({"players": 2, "first": 0, "max_spins": 1, "two_gen_declare": "both"})
    state = GAME.start(options)
    steps = 0
    for text in ("g1", "Y", "Y", "@1"):
        state.play(text)
        steps += 1
    assert state.over
    assert steps <= GAME.options.longest(options)


@pytest.mark.parametrize("players", [2, 5])
def test_a_record_from_before_the_option_stride_still_follows(players: int) -> None:
    match, random = caracole.Match.new(GAME, caracole.SeededLuck(7), players=players), caracole.Random(7)
    while not match.over:
        match.settle()
        legal = match.state.legal()
        if legal:
            match.play(legal[random.below(len(legal))], by=match.state.actor)
    record = msgspec.json.decode(match.record().dump())
    assert record["options"].pop("stride") == "exact"
    again = caracole.Match.load(msgspec.json.encode(record))
    assert again.state == match.state
    assert again.options == match.options


def test_the_version_of_the_rules_is_still_the_first() -> None:
    assert GAME.traits.rules == "1"
