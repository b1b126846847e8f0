"""What holds in every position, and what is said of positions."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import caracole
from caracole.games.manoeuvre import actions, decoded, forces, gestures, names, notation, odds, options, refusals
from caracole.games.manoeuvre.state import ManoeuvreState
from caracole.kernel.errors import NotAnAction

At = Callable[..., ManoeuvreState]
Walk = Callable[..., Iterator[ManoeuvreState]]

GAME = caracole.game("manoeuvre")
FLAT = ["." * 8] * 8

switches = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.sampled_from([2010, 2008]),
        "defense_cards": st.sampled_from(["any", "one"]),
        "guerrilla_combat": st.booleans(),
        "us_attempts": st.sampled_from([1, "any"]),
        "fm_late": st.booleans(),
        "reshuffle": st.sampled_from(["needed", "at_once"]),
        "discards": st.sampled_from(["hidden", "open"]),
        "tournament": st.booleans(),
        "first": st.sampled_from([0, 1]),
        "armies": st.permutations(names.ARMIES).map(lambda keys: keys[:2]),
        "tiles": st.permutations(range(1, 25)).map(lambda ids: [[tile, tile % 4] for tile in ids[:4]]),
    },
)


@given(asked=switches, seed=st.integers(0, 10**6))
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_position_stays_consistent(walk: Walk, asked: dict[str, Any], seed: int) -> None:
    for state in walk(asked, seed=seed, steps=250):
        check(state)


def check(state: ManoeuvreState) -> None:
    """Units stand where the squares say; redoubts lie under units; nobody plays on with five units out."""
    side_on, unit_on, place, status = state.side_on, state.unit_on, state.place, state.status
    for side, unit in product(range(2), range(8)):
        on_board = status[side][unit] in (names.FULL, names.REDUCED)
        assert on_board == (place[side][unit] != names.NOWHERE)
        if on_board:
            assert (side_on[place[side][unit]], unit_on[place[side][unit]]) == (side, unit)
    standing = [square for square in range(65) if side_on[square] != names.NOBODY]
    assert standing == sorted(square for row in place for square in row if square != names.NOWHERE)
    assert standing == [square for square in range(65) if unit_on[square] != names.NO_UNIT]
    assert all(square in standing for square in range(64) if state.redoubt[square])
    lost = [forces.lost(state, side) for side in (0, 1)]
    assert max(lost) < 5 or (state.committed and lost[1 - state.active] >= 5)
    for side in (0, 1):
        assert state.hand_size[side] <= 5
        assert state.known[side].count(0) >= 45
    assert abs(sum(state.estimates) - 1) < 1e-9


def test_a_match_can_be_drafted_and_played_to_its_end(played: Callable[..., caracole.Match]) -> None:
    match = played("manoeuvre", 5, draft=True, tournament=True)
    assert match.over
    record = match.record()
    assert record.options["armies"] is None
    assert caracole.Match.replay(record).state == match.state


@pytest.mark.parametrize("edition", options.EDITIONS)
def test_a_match_leaves_a_result_with_the_documented_keys(played: Callable[..., caracole.Match], edition: int) -> None:
    result = played("manoeuvre", 7, edition=edition).record().result
    assert result is not None
    assert list(result) == ["scores", "winners", "reason"]
    assert sorted(result["scores"]) == [0, 1]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("S FG=d4", "what is due"),
        ("S XX=d4 | due turn", "no unit"),
        ("S FG=d9 | due turn", "no square"),
        ("S FG=d4 B4=d4 | due turn", "two units on one square"),
        ("S hand IG.a | due turn", "no card of BR"),
        ("S hand SPY SPY | due turn", "more often"),
        ("S FG=d4 | due supper", "no frame"),
        ("S FG=d4 | weather rain | due turn", "no part"),
        ("S FG=d4 | S B4=d5 | due turn", "twice"),
        ("turn 1 X | due turn", "neither S nor N"),
        ("S FG=d4 | due restore", "'restore' does not lie on 'the bottom'"),
        ("S FG=d4 | due endturn restore combat combat", "'combat' does not lie on 'combat'"),
        ("S FG=d4 | due endturn restore clean", "a combat is due and not told"),
        ("S FG=d4 | due endturn restore combat moved:1", "moved:1 cannot be due"),
        ("S FG=d4 | S hand ?60 | due turn", "60 cards in a hand"),
        ("S FG=d4 | N IG=d5 | combat assault FG.a FG d5 IG dice=1d7 | due endturn restore clean", "six, eight or ten"),
        ("S FG=d4 | N IG=d5 | combat assault FG.a FG d5 IG dice=99d6 | due endturn restore clean", "99 dice"),
        ("S FG=x | N IG=d5 | combat volley FG.a FG d5 IG dice=1d6 | due endturn restore clean fire", "on the board"),
    ],
)
def test_a_position_that_makes_no_sense_says_why(at: At, text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        at(text)


@pytest.mark.parametrize(
    "text",
    ["", "d4", "d4-d4", "d4-d9", "IG.z", "SPYY", "IG.a d3xd4", "t25r0", "t1r4", "@101", "WD SUP", "SUP C", "@IG.a x"],
)
def test_texts_that_are_no_actions(at: At, text: str) -> None:
    state = at("S FG=d4 | N IG=d5 | S hand FG.a | due endturn restore combat")
    with pytest.raises(NotAnAction):
        state.parse(text)


def test_a_unit_strikes_from_where_it_stands(at: At) -> None:
    state = at("S FG=d4 | N IG=d5 | S hand FG.a | due endturn restore combat", board=FLAT)
    with pytest.raises(NotAnAction, match="FG stands on d4"):
        state.parse("FG.a c5xd5")
    with pytest.raises(NotAnAction, match="not on the board"):
        state.parse("B4.a c5xd5")


def test_features_are_small_and_described(walk: Walk) -> None:
    numpy = pytest.importorskip("numpy")  # an optional extra of the package
    from caracole.games.manoeuvre import features

    assert features.describe()[-1].startswith(f"{features.SHAPE[0] - 4}–{features.SHAPE[0] - 1} bounds")
    for state in walk({}, seed=2, steps=300):
        for seat in (0, 1):
            seen = GAME.observe(state.view(seat))
            assert seen.shape == features.SHAPE
            assert numpy.all(numpy.abs(seen) <= 4)


def test_an_estimate_follows_the_losses(at: At) -> None:
    even = at("S FG=d4 B4=e4 | N IG=d8 F2=e8 | due turn", board=FLAT)
    worse = at("S FG=d4 B4=x | N IG=d8 F2=e8 | due turn", board=FLAT)
    assert worse.estimates[0] < even.estimates[0]
    assert worse.estimates[0] + worse.estimates[1] == pytest.approx(1)
    over = at("S FG=d4 | N IG=d8 | won N attrition", board=FLAT)
    assert over.estimates == over.payoffs == [0.0, 1.0]


def test_every_forecast_of_a_walk_adds_up(walk: Walk) -> None:
    seen = 0
    for state in walk({"armies": ["FR", "RU"]}, seed=3, steps=400):
        if state.phase == "combat":
            for action in state.legal():
                if action >= names.TARGETS:
                    told = odds.forecast(state, action)
                    assert not told.rows or sum(told.rows) == 1
                    seen += 1
    assert seen > 5


# --- tables -----------------------------------------------------------------------------------------


def test_every_phase_has_one_row_in_the_sequence_of_play() -> None:
    source = Path(names.__file__).with_name("sequence.py").read_text(encoding="utf-8")
    table = next(node for node in ast.parse(source).body if getattr(node, "name", "") == "tabulate")
    rows = [ast.unparse(node.args[0]) for node in ast.walk(table) if isinstance(node, ast.Call)]
    assert sorted(rows) == sorted(f"names.{phase.upper()}" for phase in names.PHASES)


@pytest.mark.parametrize("kind", actions.KINDS, ids=lambda kind: kind.verb)
def test_an_action_is_made_of_its_parts(kind: actions.Kind) -> None:
    end = min([other.start for other in actions.KINDS if other.start > kind.start], default=actions.RANGES.end)
    for action in {kind.start, (kind.start + end) // 2, end - 1}:
        found = actions.parts(action)
        assert found.verb == kind.verb
        assert actions.number(*found) == action


def test_every_kind_of_action_can_be_said_decoded_and_clicked() -> None:
    verbs = {kind.verb for kind in actions.KINDS}
    assert set(notation.SAYERS) == set(decoded.DECODERS) == set(gestures.BY_VERB) == verbs
    due = {verb for _, listed in refusals.DUE.values() for verb in listed.split()}
    assert due == verbs - {"pass", "card", "total"}
