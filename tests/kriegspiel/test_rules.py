"""Every rule of rulebook.toml: what it does, and what it forbids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import caracole
from caracole import CHANCE, BadOptions
from caracole.games.kriegspiel import casualties, gestures
from caracole.games.kriegspiel.options import commands, splits
from caracole.games.kriegspiel.phases import firing, moving, transferring

if TYPE_CHECKING:
    from tests.kriegspiel.conftest import Drawn

GAME = caracole.game("kriegspiel")
Said = Any
Plates = Any
CANNON, SOLDIER, CAVALRY = range(3)


def play(state: Any, *texts: str) -> None:
    for text in texts:
        state.apply(state.parse(text))


def rule_against(state: Any, text: str) -> str:
    refusal = state.why_not(text)
    assert refusal is not None, f"{text} is legal"
    return str(refusal.rule)


# --- material ------------------------------------------------------------------------------------


@pytest.mark.rule("K1")
def test_the_colours_of_the_armies() -> None:
    assert GAME.traits.emblems == ("blue", "red")


@pytest.mark.rule("K1", forbids=True)
def test_guns_never_have_the_colour_of_their_own_soldiers() -> None:
    assert "green" in GAME.rulebook["K1"].texts["en"]
    assert GAME.rulebook["K1"].enforced == "shown"


@pytest.mark.rule("K2")
def test_capacities() -> None:
    assert [transferring.capacity(arm) for arm in (CANNON, SOLDIER, CAVALRY)] == [4, 5, 2]


@pytest.mark.rule("K2", forbids=True)
@pytest.mark.parametrize(
    ("arm", "figures"), [("soldier", 6), ("soldier", 0), ("cavalry", 3), ("cavalry", 0), ("cannon", 5)]
)
def test_a_layout_with_too_many_or_too_few_figures_is_refused(arm: str, figures: int) -> None:
    with pytest.raises(BadOptions, match="K2"):
        GAME.new(layout=[{"army": 0, "arm": arm, "cell": "a1", "figures": figures}])


@pytest.mark.rule("K2", forbids=True)
def test_a_full_plate_takes_nobody(drawn: Drawn) -> None:
    assert rule_against(drawn("FS:d6E1 FS:e6W5 ES:a1S5"), "d6>e6:1") == "K2"


@pytest.mark.rule("K3", "K8")
@pytest.mark.parametrize("preset", ["default", "narrow", "wide", "flat"])
def test_each_army_has_twelve_full_plates(preset: str) -> None:
    layout = GAME.resolve({}, preset=preset).layout
    for army in (0, 1):
        arms = [(plate.arm, plate.figures) for plate in layout if plate.army == army]
        assert sorted(arms) == [("cannon", 4)] * 2 + [("cavalry", 2)] * 4 + [("soldier", 5)] * 6


@pytest.mark.rule("K3", "K10")
def test_the_default_field() -> None:
    layout = GAME.resolve({}).layout
    cells = {
        (army, arm): [plate.cell for plate in layout if plate.army == army and plate.arm == arm]
        for army in (0, 1)
        for arm in ("soldier", "cavalry", "cannon")
    }
    assert cells == {
        (0, "soldier"): ["b9", "c9", "d9", "e9", "f9", "g9"],
        (0, "cavalry"): ["a10", "b10", "g10", "h10"],
        (0, "cannon"): ["c10", "f10"],
        (1, "soldier"): ["b2", "c2", "d2", "e2", "f2", "g2"],
        (1, "cavalry"): ["a1", "b1", "g1", "h1"],
        (1, "cannon"): ["c1", "f1"],
    }


@pytest.mark.rule("K3", "K10", forbids=True)
def test_plates_stand_on_cells_of_the_board_one_each() -> None:
    plate = {"army": 0, "arm": "soldier", "cell": "a1", "figures": 5}
    with pytest.raises(BadOptions, match="two plates on a1"):
        GAME.new(layout=[plate, {**plate, "army": 1}])
    for cell in ("i1", "a11", "A1", "a0", "a01", "a", "1a", ""):
        with pytest.raises(BadOptions, match="no cell"):
            GAME.new(layout=[{**plate, "cell": cell}])


@pytest.mark.rule("K4")
def test_six_faces_each_as_likely(drawn: Drawn) -> None:
    state = drawn("FS:d6NW4 EC:c4S2", "F fire")
    play(state, "d6*c4")
    assert state.actor == CHANCE
    assert {state.say(face): str(odds) for face, odds in state.odds()} == {f"@{face}": "1/6" for face in range(6)}


@pytest.mark.rule("K4", forbids=True)
def test_nobody_plays_for_the_die(drawn: Drawn) -> None:
    state = drawn("FS:d6NW4 EC:c4S2", "F fire")
    play(state, "d6*c4")
    assert rule_against(state, ".") == "K4"
    with pytest.raises(caracole.NotAnAction):
        state.parse("@6")


@pytest.mark.rule("K5")
@pytest.mark.parametrize("people", range(2, 7))
def test_everybody_commands_something_and_every_arm_has_one_commander(people: int) -> None:
    given = commands(people)
    assert len(given) == people
    for army in (0, 1):
        arms = [arm for command in given if command["army"] == army for arm in command["arms"]]
        assert sorted(arms) == ["cannon", "cavalry", "soldier"]


@pytest.mark.rule("K5", "K7")
def test_five_people_as_in_the_example_of_the_rules() -> None:
    assert commands(5) == [
        {"army": 0, "arms": ["soldier"]},
        {"army": 0, "arms": ["cavalry"]},
        {"army": 0, "arms": ["cannon"]},
        {"army": 1, "arms": ["soldier"]},
        {"army": 1, "arms": ["cavalry", "cannon"]},
    ]


SPLITS = {2: [[1, 1]], 3: [[2, 1], [1, 2]], 4: [[2, 2], [3, 1], [1, 3]], 5: [[3, 2], [2, 3]], 6: [[3, 3]]}


@pytest.mark.rule("K5")
@pytest.mark.parametrize("people", range(2, 7))
def test_any_split_with_one_to_three_in_each_army_may_be_asked_for(people: int) -> None:
    assert splits(people) == SPLITS[people]
    assert commands(people) == commands(SPLITS[people][0])
    for split in SPLITS[people]:
        given = commands(split)
        assert [sum(command["army"] == army for command in given) for army in (0, 1)] == split
        for army in (0, 1):
            arms = [arm for command in given if command["army"] == army for arm in command["arms"]]
            assert sorted(arms) == ["cannon", "cavalry", "soldier"]
        assert GAME.resolve({"players": split, "first": 0}) == GAME.resolve({"players": 2, "first": 0})


@pytest.mark.rule("K5", forbids=True)
@pytest.mark.parametrize("split", [[], [3], [1, 1, 1], [0, 2], [4, 1], [1, 4], [True, 1], ["1", 1], [1, None], {}, 2.0])
def test_no_army_has_nobody_or_more_than_three(split: Any) -> None:
    with pytest.raises(BadOptions, match="players"):
        GAME.new(players=split)


@pytest.mark.rule("K5", forbids=True)
@pytest.mark.parametrize("people", [0, 1, 7, True, "2", None])
def test_no_more_than_three_people_an_army(people: Any) -> None:
    with pytest.raises(BadOptions, match="players"):
        GAME.new(players=people)


@pytest.mark.rule("K7", forbids=True)
def test_two_never_share_an_army_by_the_same_arm_and_a_transfer_is_the_givers(drawn: Drawn) -> None:
    for split in ([2, 1], [3, 3]):
        for army in (0, 1):
            arms = [arm for command in commands(split) if command["army"] == army for arm in command["arms"]]
            assert len(arms) == len(set(arms)) == 3
    state = drawn("FS:d6E5 FK:e6W1 ES:a1S5")
    assert gestures.arm(state, state.parse("d6>e6:1")) == "soldier"
    assert gestures.arm(state, state.parse("/")) is None


@pytest.mark.rule("K7")
def test_the_end_of_the_moves_is_for_all_commanders_to_say_and_nothing_else_is() -> None:
    state = GAME.new(first=0)
    joint = [state.say(action) for action in state.legal() if gestures.joint(state, action)]
    assert joint == ["/"]
    assert not gestures.joint(state, state.parse(".")), "anybody ends the fire"


@pytest.mark.rule("K8", forbids=True)
@pytest.mark.parametrize(("arm", "most"), [("soldier", 5), ("cavalry", 2), ("cannon", 4)])
def test_a_plate_cannot_start_more_than_full(arm: str, most: int) -> None:
    plate = {"army": 0, "arm": arm, "cell": "a1", "figures": most}
    assert GAME.new(layout=[plate]).options.layout[0].figures == most
    with pytest.raises(BadOptions, match="figures"):
        GAME.new(layout=[{**plate, "figures": most + 1}])


@pytest.mark.rule("K6")
def test_the_army_that_begins_is_drawn_and_then_they_alternate() -> None:
    drawn_first = {GAME.resolve({}, luck=caracole.SeededLuck(seed)).first for seed in range(20)}
    assert drawn_first == {0, 1}
    state = GAME.new(first=1)
    assert state.actor == 1
    play(state, "/")
    assert state.actor == 0
    play(state, "/")
    assert state.actor == 1


@pytest.mark.rule("K6", forbids=True)
def test_there_is_no_third_army_to_begin() -> None:
    with pytest.raises(BadOptions, match="first"):
        GAME.new(first=2)


# --- moving --------------------------------------------------------------------------------------


@pytest.mark.rule("T1")
def test_one_may_pass_wholly_or_in_part(drawn: Drawn, said: Said) -> None:
    state = drawn("FS:d6NW4 FC:h9NE1 EC:c4S2")
    assert "/" in said(state)
    play(state, "h9L", "/")
    assert said(state) == [".", "d6*c4"]
    play(state, ".")
    assert state.actor == 1


@pytest.mark.rule("T1", forbids=True)
def test_no_move_once_fire_has_begun_and_only_own_plates(drawn: Drawn) -> None:
    state = drawn("FS:d6NW4 FC:h9NE1 EC:c4S2", "F fire")
    assert rule_against(state, "h9L") == "T1"
    assert rule_against(state, "/") == "T1"
    moving_state = drawn("FS:d6NW4 FC:h9NE1 EC:c4S2")
    assert rule_against(moving_state, "c4L") == "T1"
    assert rule_against(moving_state, "a5L") == "T1"
    assert rule_against(moving_state, ".") == "T1"


@pytest.mark.rule("T1")
def test_the_move_phase_never_ends_by_itself(drawn: Drawn, said: Said) -> None:
    state = drawn("FC:d6NE1 EC:h1S2")
    play(state, "d6L", "d6L", "d6L", "d6L", "d6L")
    assert said(state) == ["/"]


@pytest.mark.rule("T2")
def test_budgets_are_three_four_and_five_split_and_mixed(drawn: Drawn, said: Said) -> None:
    assert [moving.budget(arm) for arm in (CANNON, SOLDIER, CAVALRY)] == [3, 4, 5]
    state = drawn("FS:b9NE5 FS:d9NE5 FC:f9NE2 FC:h9NE2 FK:b6NE4 FK:f6NE4 ES:a1S5")
    play(state, "f9F", "b6L", "b9L", "h9L", "d9F", "f6L", "d8F", "f8L", "f8R", "f6R", "b9R", "h9R")
    assert said(state) == ["/"]


@pytest.mark.rule("T2", forbids=True)
def test_a_fifth_soldier_move_is_refused(drawn: Drawn) -> None:
    state = drawn("FS:b9NE5 FS:d9NE5 FC:f9NE2 ES:a1S5")
    play(state, "b9L", "b9R", "d9L", "d9R")
    assert rule_against(state, "d9L") == "T2"
    assert state.why_not("f9L") is None


@pytest.mark.rule("T3")
def test_the_half_rotation_is_free_and_goes_left_or_right(drawn: Drawn, said: Said, plates: Plates) -> None:
    state = drawn("FS:d9N5 ES:d2S5")
    assert said(state) == ["/", "d9l", "d9r"]
    play(state, "d9l")
    assert plates(state) == "FS:d9NW5 ES:d2S5"
    assert "soldier=0" in str(state)


@pytest.mark.rule("T3")
def test_left_is_counter_clockwise_for_the_english_too(drawn: Drawn, plates: Plates) -> None:
    state = drawn("FS:d9N5 ES:d2S5", "E move")
    play(state, "d2l")
    assert plates(state) == "FS:d9N5 ES:d2SE5"


@pytest.mark.rule("T3", "T11", forbids=True)
def test_before_its_half_rotation_a_plate_does_nothing_else(drawn: Drawn) -> None:
    state = drawn("FS:d9N5 FS:c9E1 ES:d8S5")
    for text in ("d9L", "d9R", "d9F", "d9>e9:1"):
        assert rule_against(state, text) == "T11"
    assert rule_against(state, "c9r") == "T3"
    fire = drawn("FS:d9N5 ES:d8S5", "F fire")
    assert rule_against(fire, "d9*d8") == "T11"


@pytest.mark.rule("T11")
def test_before_its_half_rotation_a_plate_can_receive(drawn: Drawn, plates: Plates) -> None:
    state = drawn("FS:c9E3 FS:d9N2 ES:d2S5")
    play(state, "c9>d9:3")
    assert plates(state) == "FS:- FS:d9N5 ES:d2S5"


@pytest.mark.rule("T3", "T11")
def test_set_up_first_then_the_other_army_then_turn_one(said: Said) -> None:
    state: Any = GAME.new(first=1, half_turn="setup")
    for army in (1, 0):
        for count in range(12, 0, -1):
            assert (state.actor, state.phase) == (army, "orienting")
            legal = said(state)
            assert len(legal) == 2 * count
            play(state, legal[0])
    assert (state.actor, state.phase) == (1, "moving")


@pytest.mark.rule("T11", forbids=True)
def test_at_set_up_there_is_no_end_of_phase_and_no_other_move() -> None:
    state = GAME.new(first=0, half_turn="setup")
    assert rule_against(state, "/") == "T11"
    assert rule_against(state, "d9F") == "T11"


@pytest.mark.rule("T11")
def test_an_unmanned_cannon_waits_for_its_gunners_even_at_set_up(said: Said) -> None:
    layout = [
        {"army": 0, "arm": "cannon", "cell": "d9", "figures": 0},
        {"army": 0, "arm": "soldier", "cell": "c9", "figures": 5},
        {"army": 1, "arm": "soldier", "cell": "d2", "figures": 5},
    ]
    state: Any = GAME.new(first=0, half_turn="setup", layout=layout)
    play(state, "c9r", "d2l")
    assert (state.actor, state.phase) == (0, "moving")
    assert said(state, "d9") == []
    play(state, "c9R", "c9>d9:1")
    assert said(state, "d9") == ["d9l", "d9r"]


@pytest.mark.rule("T3", "K9", forbids=True)
def test_on_a_flat_field_there_is_no_half_rotation(said: Said) -> None:
    for half_turn in ("lazy", "setup"):
        state = GAME.new(preset="flat", first=0, half_turn=half_turn)
        assert state.phase == "moving"
        assert not any(text[-1] in "lr" for text in said(state))
        assert rule_against(state, "d15l") == "K9"


@pytest.mark.rule("T4", "K9")
def test_a_rotation_is_sixty_degrees_and_one_move(drawn: Drawn, plates: Plates) -> None:
    state = drawn("FS:d6NE5 ES:a1S5")
    for facing in ("NW", "W", "SW", "SE"):
        play(state, "d6L")
        assert plates(state).startswith(f"FS:d6{facing}5")
    assert "soldier=4" in str(state)


@pytest.mark.rule("T4", forbids=True)
def test_no_rotation_without_a_move_left(drawn: Drawn, said: Said) -> None:
    state = drawn("FS:d6NE5 ES:a1S5", "F move soldier=4")
    assert said(state) == ["/"]


@pytest.mark.rule("T5")
@pytest.mark.parametrize(
    ("facing", "end"), [("NE", "d5"), ("E", "e6"), ("SE", "d7"), ("SW", "c7"), ("W", "c6"), ("NW", "c5")]
)
def test_a_plate_goes_through_the_side_it_faces(drawn: Drawn, plates: Plates, facing: str, end: str) -> None:
    row_odd = drawn(f"FS:d6{facing}5 ES:a1S5")
    shifted = {"NE": "e5", "SE": "e7", "SW": "d7", "NW": "d5"}
    play(row_odd, "d6F")
    assert plates(row_odd).startswith(f"FS:{shifted.get(facing, end)}{facing}5")
    row_even = drawn(f"FS:d7{facing}5 ES:a1S5")
    even = {"NE": "d6", "E": "e7", "SE": "d8", "SW": "c8", "W": "c7", "NW": "c6"}
    play(row_even, "d7F")
    assert plates(row_even).startswith(f"FS:{even[facing]}{facing}5")


@pytest.mark.rule("T5", "T12", forbids=True)
def test_nobody_walks_backward_unless_reverse_is_played(drawn: Drawn, said: Said, plates: Plates) -> None:
    assert rule_against(drawn("FS:d6NE5 ES:a1S5"), "d6B") == "T12"
    state = drawn("FS:d6NE5 ES:a1S5", reverse=True)
    assert "d6B" in said(state)
    play(state, "d6B")
    assert plates(state) == "FS:d7NE5 ES:a1S5"
    assert "soldier=1" in str(state)


@pytest.mark.rule("T12")
def test_a_plate_goes_where_it_looks(drawn: Drawn, said: Said) -> None:
    assert said(drawn("FS:d6NE5 ES:a1S5"), "d6") == ["d6F", "d6L", "d6R"]


@pytest.mark.rule("T12", forbids=True)
def test_in_reverse_a_cannon_needs_four_gunners_and_transfers_stay_forward(drawn: Drawn, said: Said) -> None:
    assert said(drawn("FK:d6NE3 ES:a1S5", reverse=True), "d6") == ["d6L", "d6R"]
    assert said(drawn("FK:d6NE4 ES:a1S5", reverse=True), "d6") == ["d6B", "d6F", "d6L", "d6R"]
    behind = drawn("FS:d6E3 FS:c6E1 ES:e6S5", reverse=True)
    assert not any(text.startswith("d6>") for text in said(behind))


@pytest.mark.rule("T6")
def test_the_way_is_free_where_nobody_stands(drawn: Drawn, said: Said) -> None:
    assert "d6F" in said(drawn("FS:d6NE5 ES:a1S5"))


@pytest.mark.rule("T6", forbids=True)
def test_neither_off_the_board_nor_onto_a_plate_or_a_wreck(drawn: Drawn) -> None:
    assert rule_against(drawn("FS:h6E5 ES:a1S5"), "h6F") == "T6"
    assert rule_against(drawn("FS:d6E5 FS:e6E5 ES:a1S5"), "d6F") == "T6"
    assert rule_against(drawn("FS:d6E5 ES:e6S5"), "d6F") == "T6"
    assert rule_against(drawn("FS:d6E5 EK:e6# ES:a1S5"), "d6F") == "T6"


@pytest.mark.rule("T7")
@pytest.mark.parametrize("plate", ["FS:d6NE1", "FS:d6NE5", "FC:d6NE1", "FC:d6NE2"])
def test_soldiers_and_cavalry_move_alike_however_many(drawn: Drawn, said: Said, plate: str) -> None:
    assert said(drawn(f"{plate} ES:a1S5"), "d6") == ["d6F", "d6L", "d6R"]


@pytest.mark.rule("T7", forbids=True)
def test_more_figures_do_not_buy_more_moves(drawn: Drawn, said: Said) -> None:
    assert said(drawn("FS:d6NE5 ES:a1S5", "F move soldier=4")) == ["/"]
    assert said(drawn("FC:d6NE2 ES:a1S5", "F move cavalry=5")) == ["/"]


@pytest.mark.rule("T8")
@pytest.mark.parametrize(("gunners", "most"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3)])
def test_moves_of_a_cannon_by_its_gunners(gunners: int, most: int) -> None:
    assert moving.most_moves(gunners) == most


@pytest.mark.rule("T8")
def test_four_gunners_roll_the_cannon(drawn: Drawn, plates: Plates) -> None:
    state = drawn("FK:d6NE4 ES:a1S5")
    play(state, "d6F", "e5F", "e4L")
    assert plates(state) == "FK:e4NW4+3 ES:a1S5"


@pytest.mark.rule("T8", forbids=True)
def test_fewer_gunners_only_turn_it_or_nothing(drawn: Drawn, said: Said) -> None:
    assert said(drawn("FK:d6NE0 FS:h9NE1 ES:a1S5"), "d6") == []
    assert said(drawn("FK:d6NE1 FS:h9NE1 ES:a1S5"), "d6") == []
    for gunners in (2, 3):
        assert said(drawn(f"FK:d6NE{gunners} ES:a1S5"), "d6") == ["d6L", "d6R"]
        assert rule_against(drawn(f"FK:d6NE{gunners} ES:a1S5"), "d6F") == "T8"
    spent = drawn("FK:d6NE2+1 ES:a1S5", "F move cannon=1")
    assert rule_against(spent, "d6L") == "T8"
    assert rule_against(drawn("FK:d6N0 FS:h9NE1 ES:a1S5"), "d6l") == "T8"


@pytest.mark.rule("T8", "T13", forbids=True)
def test_gunners_given_away_are_missing_at_the_next_move(drawn: Drawn, said: Said) -> None:
    state = drawn("FK:d6E4 FS:e6W1 ES:a1S5")
    assert "d6L" in said(state)
    play(state, "d6>e6:3")
    assert said(state, "d6") == ["d6>e6:1"]


@pytest.mark.rule("T9", "T14")
def test_allowed_pairs_of_transfers(drawn: Drawn, said: Said) -> None:
    for giver, receiver, most in (
        ("S:d6E5", "S:e6W2", 3),
        ("S:d6E2", "K:e6W0", 2),
        ("K:d6E4", "S:e6N3", 2),
        ("C:d6E2", "C:e6N1", 1),
        ("K:d6E3", "K:e6N1", 3),
    ):
        state = drawn(f"F{giver} F{receiver} ES:a1S5")
        assert [text for text in said(state) if ">" in text] == [f"d6>e6:{n}" for n in range(1, most + 1)]


@pytest.mark.rule("T9")
def test_a_transfer_costs_no_move(drawn: Drawn) -> None:
    state = drawn("FS:d6E5 FS:e6W2 ES:a1S5", "F move soldier=4")
    play(state, "d6>e6:2")
    assert "soldier=4 cavalry=0 transfers=1" in str(state)


@pytest.mark.rule("T9", forbids=True)
def test_forbidden_transfers(drawn: Drawn) -> None:
    assert rule_against(drawn("FS:d6W5 FS:e6W2 ES:a1S5"), "d6>e6:1") == "T9"
    assert rule_against(drawn("FS:d6E5 FC:e6W1 ES:a1S5"), "d6>e6:1") == "T9"
    assert rule_against(drawn("FC:d6E2 FK:e6W1 ES:a1S5"), "d6>e6:1") == "T9"
    assert rule_against(drawn("FS:d6E5 ES:e6W1"), "d6>e6:1") == "T9"
    assert rule_against(drawn("FS:d6E5 ES:a1W1"), "d6>e6:1") == "T9"
    assert rule_against(drawn("FS:d6E2 FS:e6W1 ES:a1S5"), "d6>e6:3") == "T9"
    assert rule_against(drawn("FS:d6E2 FS:e6W1 ES:e5S5", "F fire"), "d6>e6:1") == "T9"
    assert rule_against(drawn("FS:d6E2 FK:e6# ES:e5S5"), "d6>e6:1") == "F7"


@pytest.mark.rule("T14", forbids=True)
def test_gunners_between_cannons_can_be_switched_off(drawn: Drawn) -> None:
    state = drawn("FK:d6E3 FK:e6W1 ES:a1S5", gunners_between_cannons=False)
    assert rule_against(state, "d6>e6:1") == "T14"


@pytest.mark.rule("T14", forbids=True)
def test_transfers_are_counted(drawn: Drawn, said: Said) -> None:
    state = drawn("FS:d6E5 FS:e6W2 ES:a1S5", max_transfers=2)
    play(state, "d6>e6:1", "e6>d6:1")
    assert not any(">" in text for text in said(state))
    assert rule_against(state, "d6>e6:1") == "T14"
    assert rule_against(drawn("FS:d6E5 FS:e6W2 ES:a1S5", max_transfers=0), "d6>e6:1") == "T14"
    assert drawn("FS:d6E5 FS:e6W2 ES:a1S5", "F move transfers=23").why_not("d6>e6:1") is None
    assert rule_against(drawn("FS:d6E5 FS:e6W2 ES:a1S5", "F move transfers=24"), "d6>e6:1") == "T14"


@pytest.mark.rule("T10", "T14")
def test_a_plate_emptied_by_transfer_is_removed_and_its_cell_is_free(drawn: Drawn, plates: Plates, said: Said) -> None:
    state = drawn("FS:d6E2 FS:e6W1 FC:c6E2 ES:a1S5")
    assert "c6F" not in said(state)
    play(state, "d6>e6:2")
    assert plates(state) == "FS:- FS:e6W3 FC:c6E2 ES:a1S5"
    assert "c6F" in said(state)


@pytest.mark.rule("T10", forbids=True)
def test_a_cannon_without_gunners_is_not_removed(drawn: Drawn, plates: Plates) -> None:
    state = drawn("FK:d6E2 FS:e6W1 ES:a1S5")
    play(state, "d6>e6:2")
    assert plates(state) == "FK:d6E0 FS:e6W3 ES:a1S5"
    play(state, "e6>d6:1")
    assert plates(state) == "FK:d6E1 FS:e6W2 ES:a1S5"


# --- fire ----------------------------------------------------------------------------------------


@pytest.mark.rule("F1")
def test_one_shot_of_each_arm_in_any_order(drawn: Drawn, said: Said) -> None:
    state = drawn("FS:d6NW4 FC:e5NW2 FK:g6NW4 ES:c4S5 EC:d4S2 ES:f4S5", "F fire")
    assert said(state) == [".", "d6*c4", "e5*d4", "g6*f4"]
    play(state, "e5*d4", "@0")
    assert said(state) == [".", "d6*c4", "g6*f4"]
    play(state, "g6*f4", "@0", "d6*c4", "@0")
    assert state.actor == 1


@pytest.mark.rule("F1", forbids=True)
def test_no_second_shot_of_an_arm_and_none_before_the_moves_are_over(drawn: Drawn) -> None:
    state = drawn("FS:d6NW4 FS:g6NW4 ES:c4S5 ES:f4S5 EC:h1S2", "F fire")
    assert rule_against(drawn("FS:d6NW4 ES:c4S5"), "d6*c4") == "F1"
    fired = drawn("FS:d6NW4 FS:g6NW4 FK:a9NE1 ES:c4S5 ES:f4S5 ES:b7S1", "F fire fired=soldier")
    assert rule_against(fired, "g6*f4") == "F1"
    play(state, "d6*c4", "@1")
    assert state.actor == 1


@pytest.mark.rule("F2")
@pytest.mark.parametrize(("army", "open_to"), [("F", {"NE", "NW", "E", "W"}), ("E", {"SE", "SW", "E", "W"})])
def test_four_directions_of_fire(drawn: Drawn, said: Said, army: str, open_to: set[str]) -> None:
    other = "E" if army == "F" else "F"
    around = {"NE": "e5", "E": "e6", "SE": "e7", "SW": "d7", "W": "c6", "NW": "d5"}
    enemies = " ".join(f"{other}S:{cell}{'N' if other == 'F' else 'S'}5" for cell in around.values())
    found = set()
    for facing, cell in around.items():
        state = drawn(f"{army}S:d6{facing}5 {enemies}", f"{army} fire")
        found |= {facing} if said(state) == [".", f"d6*{cell}"] else set()
    assert found == open_to


@pytest.mark.rule("F2", forbids=True)
def test_three_directions_on_a_flat_field(drawn: Drawn, said: Said) -> None:
    flat = {"cols": 10, "rows": 16, "orientation": "flat"}
    around = {"N": "e5", "NE": "f5", "SE": "f6", "S": "e7", "SW": "d6", "NW": "d5"}
    enemies = " ".join(f"ES:{cell}S5" for cell in around.values())
    found = set()
    for facing, cell in around.items():
        state = drawn(f"FS:e6{facing}5 {enemies}", "F fire", board=flat)
        found |= {facing} if said(state) == [".", f"e6*{cell}"] else set()
    assert found == {"N", "NE", "NW"}


@pytest.mark.rule("F2", forbids=True)
def test_no_shot_backward_nor_aside(drawn: Drawn) -> None:
    assert rule_against(drawn("FS:d6SE5 ES:e7S5 FS:a9NE5 ES:a8S5", "F fire"), "d6*e7") == "F2"
    assert rule_against(drawn("FS:d6NE5 ES:d5S5 FS:a9NE5 ES:a8S5", "F fire"), "d6*d5") == "F2"


@pytest.mark.rule("F3")
def test_ranges() -> None:
    assert [firing.reach(arm) for arm in (CANNON, SOLDIER, CAVALRY)] == [3, 2, 1]


@pytest.mark.rule("F3", forbids=True)
def test_targets_out_of_range(drawn: Drawn) -> None:
    assert rule_against(drawn("FS:d6E5 ES:g6S5 FC:a9E1 ES:b9S1", "F fire"), "d6*g6") == "F3"
    assert rule_against(drawn("FC:d6E2 ES:f6S5 FC:a9E1 ES:b9S1", "F fire"), "d6*f6") == "F3"
    with pytest.raises(caracole.NotAnAction, match="within 3 cells"):
        drawn("FK:d6E4 ES:h6S5", "F fire").parse("d6*h6")


@pytest.mark.rule("F4", "F9")
@pytest.mark.parametrize(
    ("over", "targets"),
    [("wrecks", []), ("wrecks+friends", ["a6*c6"]), ("all", ["a6*c6", "a6*d6"])],
)
def test_what_one_may_fire_over(drawn: Drawn, said: Said, over: str, targets: list[str]) -> None:
    state = drawn("FK:a6E4 FS:b6NE5 ES:c6S5 ES:d6S5", "F fire", fire_over=over)
    assert said(state) == [".", *targets]


@pytest.mark.rule("F4")
@pytest.mark.parametrize("over", ["wrecks", "wrecks+friends", "all"])
def test_a_wreck_on_the_line_never_blocks_but_counts_in_the_distance(drawn: Drawn, said: Said, over: str) -> None:
    assert said(drawn("FS:a6E4 EK:b6# ES:c6S5", "F fire", fire_over=over)) == [".", "a6*c6"]
    assert said(drawn("FS:a6E4 EK:b6# EK:c6# ES:d6S5", "F fire", fire_over=over)) == ["."]


@pytest.mark.rule("F9", forbids=True)
def test_an_unmanned_cannon_blocks_soldiers_except_under_all(drawn: Drawn, said: Said) -> None:
    for over, targets in (("wrecks", []), ("wrecks+friends", []), ("all", ["a6*c6"])):
        state = drawn("FS:a6E4 EK:b6S0 ES:c6S5", "F fire", fire_over=over)
        assert said(state) == [".", *targets]
    state = drawn("FS:a6E4 EK:b6S0 ES:c6S5 FS:a9E1 ES:b9S1", "F fire")
    assert rule_against(state, "a6*c6") == "F9"
    assert rule_against(drawn("FS:a6E4 FS:b6E4 ES:c6S5", "F fire"), "a6*b6") == "F4"
    assert rule_against(drawn("FS:a6E4 FS:b6E4 ES:c6S5", "F fire"), "b6*d6") == "F4"


@pytest.mark.rule("F5")
def test_one_gunner_is_enough(drawn: Drawn, said: Said) -> None:
    assert said(drawn("FK:a6E1 ES:d6S5", "F fire")) == [".", "a6*d6"]


@pytest.mark.rule("F5", forbids=True)
def test_no_gunner_no_shot_and_gunners_are_no_soldiers(drawn: Drawn, said: Said) -> None:
    state = drawn("FK:a6E0 ES:b6S5 FS:a9E1 ES:b9S1", "F fire")
    assert rule_against(state, "a6*b6") == "F5"
    fired = drawn("FK:a6E4 ES:b6S5 FS:a9E1 ES:b9S1", "F fire fired=cannon")
    assert said(fired) == [".", "a9*b9"]


CASUALTIES = {
    # firer, target: figures that fall for the dice 0 … 5, from 5 firing at 5, or as many as fit
    (CANNON, SOLDIER): [0, 1, 2, 3, 4, 5],
    (CANNON, CAVALRY): [0, 0, 0, 0, 1, 2],
    (CANNON, CANNON): [0, 0, 0, 0, 0],
    (SOLDIER, SOLDIER): [0, 1, 2, 3, 4, 5],
    (SOLDIER, CAVALRY): [0, 0, 0, 0, 1, 2],
    (SOLDIER, CANNON): [0, 1, 2, 3, 4, 4],
    (CAVALRY, SOLDIER): [0, 0, 0, 0, 1, 2],
    (CAVALRY, CAVALRY): [0, 0, 0, 0, 1, 2],
    (CAVALRY, CANNON): [0, 0, 0, 0, 1, 2],
}


@pytest.mark.rule("F6")
@pytest.mark.parametrize(("pair", "expected"), CASUALTIES.items())
def test_the_casualty_table(pair: tuple[int, int], expected: list[int]) -> None:
    full = {CANNON: 4, SOLDIER: 5, CAVALRY: 2}
    firer, target = pair
    fallen = [casualties.losses(firer, target, full[firer], full[target], die, 0) for die in range(len(expected))]
    assert fallen == expected


@pytest.mark.rule("F6", forbids=True)
def test_no_more_fall_than_fired_or_stood_there() -> None:
    for die in range(6):
        for shooters in range(1, 6):
            for aimed_at in range(1, 6):
                fallen = casualties.losses(SOLDIER, SOLDIER, shooters, aimed_at, die, 0)
                assert fallen == min(die, shooters, aimed_at)
                assert casualties.losses(CANNON, SOLDIER, 1, aimed_at, die, 0) == min(die, aimed_at)
    assert casualties.losses(SOLDIER, CAVALRY, 1, 2, 5, 0) == 1
    assert casualties.losses(CAVALRY, CAVALRY, 2, 1, 5, 0) == 1


@pytest.mark.rule("F10")
def test_a_cannon_may_hit_the_gunners_of_another(drawn: Drawn, plates: Plates) -> None:
    state = drawn("FK:a6E4 EK:d6S4 ES:h1S5", "F fire", cannon_hits_gunners=True)
    play(state, "a6*d6", "@3")
    assert plates(state).split()[1] == "EK:d6S1"
    again = drawn("FK:a6E4 EK:d6S4 ES:h1S5", "F fire", cannon_hits_gunners=True)
    play(again, "a6*d6", "@5")
    assert plates(again).split()[1] == "EK:d6#"


@pytest.mark.rule("F10", forbids=True)
def test_a_shot_without_any_effect_is_not_offered(drawn: Drawn, said: Said) -> None:
    for plate in ("FS:a6E5", "FC:a6E2"):
        state = drawn(f"{plate} EK:b6S0 FS:a9E1 ES:b9S1", "F fire")
        assert rule_against(state, "a6*b6") == "F10"
    assert said(drawn("FK:a6E4 EK:b6S0", "F fire")) == [".", "a6*b6"]


@pytest.mark.rule("F7")
def test_a_destroyed_cannon_stays_as_an_obstacle(drawn: Drawn, plates: Plates, said: Said) -> None:
    state = drawn("FK:a6E4 EK:b6S4 ES:h1S5", "F fire")
    play(state, "a6*b6", "@5")
    assert plates(state).split()[1] == "EK:b6#"
    play(state, "/")
    assert said(state, "a6") == ["a6L", "a6R"]


@pytest.mark.rule("F7", forbids=True)
def test_a_wreck_neither_moves_nor_fires_nor_is_a_target(drawn: Drawn) -> None:
    assert rule_against(drawn("FK:d6# FS:h9NE1 ES:a1S5"), "d6L") == "F7"
    assert rule_against(drawn("FK:d6# FS:a9E1 ES:b9S5", "F fire"), "d6*e6") == "F7"
    assert rule_against(drawn("FK:a6E4 EK:b6# FS:a9E1 ES:b9S5", "F fire"), "a6*b6") == "F7"


@pytest.mark.rule("F8")
def test_an_empty_plate_leaves_with_its_last_figure(drawn: Drawn, plates: Plates) -> None:
    state = drawn("FS:a6E4 ES:b6S2 ES:h1S5", "F fire")
    play(state, "a6*b6", "@2")
    assert plates(state) == "FS:a6E4 ES:- ES:h1S5"


@pytest.mark.rule("F8", forbids=True)
def test_who_survives_stays(drawn: Drawn, plates: Plates) -> None:
    state = drawn("FS:a6E4 ES:b6S2 ES:h1S5", "F fire")
    play(state, "a6*b6", "@1")
    assert plates(state) == "FS:a6E4 ES:b6S1 ES:h1S5"


# --- the end -------------------------------------------------------------------------------------


def result(state: Any) -> dict[str, Any]:
    assert state.outcome is not None
    return dict(state.outcome.result)


@pytest.mark.rule("E1", "E5")
def test_the_army_that_can_do_nothing_loses_at_the_start_of_its_turn(drawn: Drawn) -> None:
    state = drawn("FS:a6E4 EK:b6S0", "F move")
    play(state, "/")
    assert result(state) == {"scores": [1, 0], "winners": [0], "reason": "defeat"}
    with pytest.raises(caracole.IllegalAction, match="E1"):
        play(state, "/")


@pytest.mark.rule("E1", forbids=True)
@pytest.mark.parametrize(
    "english",
    ["ES:h1SE1", "EK:h1SE2", "EK:h1S1", "EK:h1W1 EK:g1E0", "EK:c6E1", "ES:h1S1"],
)
def test_whoever_can_turn_give_or_shoot_is_not_defeated(drawn: Drawn, english: str) -> None:
    state = drawn(f"FS:d6SE4 {english}", "F move")
    play(state, "/")
    assert state.actor == 1


@pytest.mark.rule("E5")
def test_without_transfers_a_gunner_cannot_be_saved(drawn: Drawn) -> None:
    state = drawn("FS:d6SE4 EK:h1W1 EK:g1E0", max_transfers=0)
    play(state, "/")
    assert result(state)["winners"] == [0]


@pytest.mark.rule("E1")
def test_immobile_is_tested_after_a_transfer_and_a_shot_does_not_count(drawn: Drawn) -> None:
    state = drawn("FS:d6SE4 EK:c6E1", defeat="immobile")
    play(state, "/")
    assert result(state)["winners"] == [0]
    giver = drawn("FK:d6E1 FK:e6NW0 ES:a1S5", defeat="immobile")
    assert giver.actor == 0
    play(giver, "d6>e6:1")
    assert result(giver) == {"scores": [0, 1], "winners": [1], "reason": "defeat"}


@pytest.mark.rule("E5")
def test_immobile_is_tested_after_each_die(drawn: Drawn) -> None:
    state = drawn("FS:a6E4 FC:a8E2 EK:b6S2 EK:b8SE1", "F fire", defeat="immobile")
    play(state, "a6*b6", "@2")
    assert result(state)["winners"] == [0]
    patient = drawn("FS:a6E4 FC:a8E2 EK:b6S2 EK:b8SE1", "F fire")
    play(patient, "a6*b6", "@2")
    assert patient.actor == 0


@pytest.mark.rule("E2")
def test_two_cannons_with_one_gunner_each_are_not_enough(drawn: Drawn) -> None:
    state = drawn("FC:h9NE1 EK:c1SE1 EK:f1SW1")
    play(state, "/")
    assert result(state)["winners"] == [0]


@pytest.mark.rule("E2", forbids=True)
def test_a_second_gunner_saves_them(drawn: Drawn) -> None:
    state = drawn("FC:h9NE1 EK:c1SE2 EK:f1SW1")
    play(state, "/")
    assert state.actor == 1


@pytest.mark.rule("E3")
def test_both_unable_is_a_draw(drawn: Drawn) -> None:
    state = drawn("FK:a6E1 EK:d6W1 ES:c6E1", "F fire")
    play(state, "a6*c6", "@1")
    assert state.actor == 1  # the cannons look at each other
    both = drawn("FK:a9NE1 EK:d2SE0", "E move")
    play(both, "/")
    assert result(both) == {"scores": [0.5, 0.5], "winners": [], "reason": "both unable"}


@pytest.mark.rule("E3", forbids=True)
def test_a_draw_has_no_winner_and_one_able_army_wins(drawn: Drawn) -> None:
    state = drawn("FK:a9NE1 EK:d2SE0 FS:h9NE1", "F move")
    play(state, "/")
    assert result(state)["reason"] == "defeat"


@pytest.mark.rule("E4")
def test_forty_turns_without_a_casualty_are_a_draw(drawn: Drawn) -> None:
    state = drawn("FS:a9NE1 ES:h1SW1", "F move quiet=39")
    play(state, "/")
    assert result(state) == {"scores": [0.5, 0.5], "winners": [], "reason": "no casualty"}


@pytest.mark.rule("E4", forbids=True)
def test_a_casualty_starts_the_count_again(drawn: Drawn) -> None:
    state = drawn("FS:a9E1 ES:b9SW2", "F move quiet=39")
    play(state, "/", "a9*b9", "@1")
    assert str(state).endswith("quiet=0")
    assert state.actor == 1
    wreck = drawn("FK:a9E1 EK:b9SW0 ES:h1S1", "F move quiet=39")
    play(wreck, "/", "a9*b9", "@5")
    assert str(wreck).endswith("quiet=0")
    miss = drawn("FS:a9E1 ES:b9SW2", "F move quiet=39")
    play(miss, "/", "a9*b9", "@0")
    assert result(miss)["reason"] == "no casualty"


@pytest.mark.rule("E4")
@pytest.mark.parametrize(
    ("english", "scores"), [("ES:h1SW2", [0, 1]), ("EK:h1S0 ES:g1S1", [0, 1]), ("ES:h1S1", [0.5, 0.5])]
)
def test_adjudication_counts_figures_and_guns(drawn: Drawn, english: str, scores: list[float]) -> None:
    state = drawn(f"FS:a9NE1 FK:c9# {english}", "F move quiet=0", adjudicate="figures", draw_after=1)
    play(state, "/")
    assert result(state)["scores"] == scores
    assert result(state)["reason"] == "no casualty"


@pytest.mark.rule("E4", forbids=True)
def test_defeat_comes_before_the_count(drawn: Drawn) -> None:
    state = drawn("FS:a9NE1 EK:h1SW1", "F move quiet=39")
    play(state, "/")
    assert result(state)["reason"] == "defeat"


@pytest.mark.rule("E4", forbids=True)
def test_the_count_is_at_least_one() -> None:
    with pytest.raises(BadOptions, match="draw_after"):
        GAME.new(draw_after=0)
