"""Options: defaults, editions, refusals, and the terrain a match may change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import caracole
from caracole.games.manoeuvre import options
from caracole.games.manoeuvre.phases import resolving
from caracole.games.manoeuvre.state import ManoeuvreState
from caracole.kernel.errors import BadOptions

At = Callable[..., ManoeuvreState]
Play = Callable[..., ManoeuvreState]

GAME = caracole.game("manoeuvre")
FLAT = ["." * 8] * 8


def test_nothing_is_left_to_a_default() -> None:
    told = msgspec.to_builtins(GAME.resolve({}))
    assert list(told) == [
        "edition", "ambush_cards", "defense_cards", "los_diagonal", "fm_end", "spy_redraw", "day_end",
        "guerrilla_combat", "armies", "tiles", "board", "first", "draft", "tournament", "terrain", "turn_cap",
        "hill_bonus", "redoubt_fire", "us_attempts", "nra_withdraw", "fm_late", "slow_start", "reshuffle", "discards",
        "last_card",
    ]  # fmt: skip
    assert (told["edition"], told["turn_cap"], told["us_attempts"], told["board"]) == (2010, 100, 1, None)
    assert msgspec.json.decode(msgspec.json.encode(told["tiles"])) == [[1, 0], [2, 0], [3, 0], [4, 0]]


def test_the_edition_is_a_bundle_of_switches_each_settable_alone() -> None:
    old = GAME.resolve({"edition": 2008, "first": 0})
    assert {name: getattr(old, name) for name in options.EDITIONS[2008]} == options.EDITIONS[2008]
    mixed = GAME.resolve({"edition": 2008, "los_diagonal": "one"})
    assert (mixed.los_diagonal, mixed.defense_cards) == ("one", "one")
    assert GAME.resolve({"first": 0}, preset="2008") == old


def test_a_draft_leaves_open_what_it_decides() -> None:
    drafted = GAME.resolve(
        {"draft": True, "armies": ["RU", "OT"], "first": 1, "tiles": [[9, 0], [8, 0], [7, 0], [6, 0]]}
    )
    assert (drafted.armies, drafted.tiles, drafted.board, drafted.first) == (None, None, None, None)


def test_a_board_as_text_replaces_the_tiles() -> None:
    told = GAME.resolve({"board": FLAT})
    assert (told.tiles, told.board) == (None, FLAT)


@pytest.mark.parametrize(
    ("asked", "option"),
    [
        ({"edition": 2012}, "edition"),
        ({"armies": ["BR"]}, "armies"),
        ({"armies": ["BR", "XX"]}, "armies"),
        ({"first": 2}, "first"),
        ({"first": "south"}, "first"),
        ({"last_card": "discarded"}, "last_card"),
        ({"turn_cap": -1}, "turn_cap"),
        ({"board": FLAT, "tiles": [[1, 0], [2, 0], [3, 0], [4, 0]]}, "board"),
        ({"board": FLAT[:7]}, "board"),
        ({"board": ["........"] * 7 + ["...X...."]}, "board"),
        ({"terrain": {"X": {"defense": 1}}}, "terrain"),
        ({"terrain": {"H": {"defence": 1}}}, "terrain"),
        ({"terrain": {"H": {"attack_not_against": ["Q"]}}}, "terrain"),
        ({"terrain": {".": {"enter": False}}}, "tiles"),
        ({"terrain": {".": {"enter": False}}, "draft": True}, "terrain"),
        ({"us_attempts": 2}, "us_attempts"),
        ({"hill_bonus": "twice"}, "hill_bonus"),
        ({"fm_end": 1}, "fm_end"),
        ({"players": 3}, "players"),
        ({"weather": "rain"}, "weather"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(asked: dict[str, Any], option: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(**asked)
    assert refused.value.option.startswith(option)


def test_a_record_must_say_every_option() -> None:
    told = msgspec.to_builtins(GAME.resolve({}))
    del told["discards"]
    with pytest.raises(BadOptions, match="discards"):
        GAME.read_options(told)


def test_a_record_of_before_the_last_card_was_a_choice_is_read_as_drawn() -> None:
    told = msgspec.to_builtins(GAME.resolve({"edition": 2008}))
    assert told.pop("last_card") == "played"
    assert GAME.read_options(told).last_card == "drawn"


def test_the_edition_says_what_becomes_of_the_last_card_and_it_can_be_set_alone() -> None:
    assert [GAME.resolve({"edition": year}).last_card for year in (2010, 2008)] == ["drawn", "played"]
    assert GAME.resolve({"edition": 2010, "last_card": "played"}).last_card == "played"
    assert GAME.resolve({"edition": 2008, "last_card": "drawn"}).last_card == "drawn"


@pytest.mark.rule("S1")
def test_lots_decide_who_is_first_and_each_side_is_as_often() -> None:
    drawn = [GAME.resolve({}, luck=caracole.SeededLuck(seed)).first for seed in range(400)]
    assert set(drawn) == {0, 1}
    assert abs(sum(drawn) - 200) < 40  # four standard deviations
    assert [GAME.resolve({"first": side}).first for side in (0, 1)] == [0, 1]


@pytest.mark.rule("S1", forbids=True)
def test_a_record_without_a_draft_says_who_was_first() -> None:
    told = msgspec.to_builtins(GAME.resolve({})) | {"first": None}
    with pytest.raises(BadOptions, match="first"):
        GAME.read_options(told)


def test_two_players_are_accepted_and_not_recorded() -> None:
    assert GAME.resolve({"players": 2, "first": 1}) == GAME.resolve({"first": 1})


def test_terrain_can_be_changed_letter_by_letter(at: At, play: Play) -> None:
    terrain = {"H": {"attack": 5, "attack_not_against": []}, "T": {"defense": 1, "blocks_los": False}}
    rows = [*FLAT[:3], "...T....", "...H....", *FLAT[5:]]
    text = "S FG=d4 | N IG=d5 | S hand FG.a FG.b | due endturn restore combat"
    state = play(at(text, board=rows, terrain=terrain), "FG.a d4xd5")
    assert (resolving.attack_without_dice(state), resolving.defense(state)) == (13, 9)
    assert msgspec.to_builtins(state.options)["terrain"] == terrain
    through = at("S FG=d4 | N IG=d6 | S hand FG.c | due endturn restore combat", board=rows, terrain=terrain)
    assert "FG.c d4*d6" in {through.say(action) for action in through.legal()}


def test_lakes_can_be_made_passable(at: At) -> None:
    rows = [*FLAT[:6], "LLLLLLLL", "........"]
    state = at("S FG=d1 | N IG=d8 | due endturn restore combat move", board=rows, terrain={"L": {"enter": True}})
    assert "d1-d2" in {state.say(action) for action in state.legal()}
