"""The public engine, as people quote it."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest

import caracole
from caracole import AmbiguousAction, BadOptions, IllegalAction, NotAnAction
from caracole.kernel import refusals
from caracole.kernel.messages import spaced
from caracole.kernel.options import options_schema

GAME = caracole.game("glorreiche")


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(LookupError, match=r"there is no game 'chess'; there are .*glorreiche"):
        caracole.game("chess")


def test_every_installed_game_is_listed() -> None:
    assert GAME in caracole.games()
    assert repr(GAME) == "caracole.game('glorreiche')"


def test_everything_public_is_there() -> None:
    for name in caracole.__all__:
        assert hasattr(caracole, name)


@pytest.mark.parametrize("game", caracole.games(), ids=str)
def test_the_end_of_a_match_says_what_each_side_has_of_what_is_counted(game: caracole.Game) -> None:
    state, random = game.new(luck=caracole.SeededLuck(3)), Random(3)
    while not state.over:
        state.apply(random.choice(state.legal() or state.odds().outcomes))
    outcome = state.outcome
    assert outcome is not None
    assert len(outcome.counts) == len(state.payoffs)
    best = [side for side in range(len(outcome.counts)) if outcome.counts[side] == max(outcome.counts)]
    assert game.name in ("kriegspiel", "manoeuvre") or set(outcome.winners) <= set(best)


@pytest.fixture
def state() -> caracole.State:
    return GAME.load(GAME.resolve({"first": 0}), "9:R1 14:R2 20:Y1 | - | chips 25=1 | R march")


def test_three_kinds_of_errors(state: caracole.State) -> None:
    with pytest.raises(NotAnAction):
        state.play("fly")
    with pytest.raises(IllegalAction, match="D4: The recruit reaches 3 cells, not 11"):
        state.play("9-20")
    with pytest.raises(AmbiguousAction, match="“9-” could be 9-10, 9-11, 9-12"):
        state.play("9-")


def test_the_end_of_exactly_one_text_is_enough(state: caracole.State) -> None:
    assert state.say(state.play("-15")) == "14-15"


def test_an_integer_without_meaning_is_no_action(state: caracole.State) -> None:
    with pytest.raises(NotAnAction, match="99999 is not an action of glorreiche"):
        state.apply(99999)


def test_why_not_is_none_for_a_legal_action(state: caracole.State) -> None:
    assert state.why_not("9-10") is None
    refusal = state.why_not("9-14")
    assert refusal is not None
    assert refusal.rule == "D4"
    assert refusals.why_not(state, state.parse("9-20"), "fr") == ("D4", "La portée de la recrue est 3, pas 11.")


def test_states_are_equal_when_their_positions_are(state: caracole.State) -> None:
    twin = state.clone()
    assert twin == state
    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == copy.copy(state) == state
    assert copy.deepcopy(GAME) is pickle.loads(pickle.dumps(GAME)) is GAME
    twin.play("9-10")
    assert twin != state
    with pytest.raises(TypeError):
        hash(state)


def test_the_same_position_has_the_same_key_however_it_was_reached(state: caracole.State) -> None:
    one, other = state.clone(), state.clone()
    for text in ("9-10", "14-15"):
        one.play(text)
    for text in ("14-15", "9-10"):
        other.play(text)
    assert one == other
    assert one.key == other.key != state.key


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"colour": "red"}, "option colour: there is no such option; there are players"),
        ({"v1": "yes"}, "option v1: Expected `bool`"),
        ({"rank": "rows"}, "option rank: Invalid enum value 'rows', expected cells or cell_colour"),
    ],
)
def test_bad_options_name_the_option(asked: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        GAME.new(**asked)


def test_an_unknown_preset_names_those_there_are() -> None:
    with pytest.raises(BadOptions, match="no preset 'de'; there are fr, fr_literal, nl"):
        GAME.new(preset="de")


def test_the_dutch_preset_can_be_overruled() -> None:
    options = GAME.resolve({"setup": "suggested"}, preset="nl")
    assert (options.setup, options.bonus_is_level) == ("suggested", False)


@pytest.mark.parametrize(
    "text",
    ["", "1:R1", "1:R9 | - | chips | R march", "1:R1 2:R1 | - | chips | R march", "1:R1 | - | chips | R sleep"],
)
def test_a_broken_position_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        GAME.load(GAME.resolve({"first": 0}), text)


def test_the_schema_names_every_option() -> None:
    schema = options_schema(GAME.options)
    properties = schema["$defs"]["Options"]["properties"]
    assert set(properties) == set(GAME.options.DEFAULTS)


def test_a_spectator_and_the_seats_see_the_same_open_game(state: caracole.State) -> None:
    for seat in (caracole.SPECTATOR, 0, 1):
        view = state.view(seat)
        assert str(view) == str(state)
        assert view.mine == (seat == 0)
        assert view.imagine(caracole.Random(1)) == state


def test_observations_and_masks(state: caracole.State) -> None:
    numpy = pytest.importorskip("numpy")  # an optional extra of the package
    view = state.view(0)
    assert GAME.observe(view).shape == GAME.features.SHAPE
    assert list(numpy.flatnonzero(GAME.mask(view))) == state.legal()
    assert len(GAME.features.describe()) == 13


def test_no_line_breaks_before_french_punctuation() -> None:
    assert spaced("À vous : « tirez » ; vraiment ?") == "À vous\u00a0: «\u00a0tirez\u00a0»\u00a0; vraiment\u00a0?"
    assert spaced("de 3 à 4") == "de 3 à 4"
