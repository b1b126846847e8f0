"""Each rule: what it does, and what it forbids."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, cast

import pytest

import caracole
from caracole import BadOptions, IllegalAction, Match, SeededLuck, State
from caracole.games.glorreiche import text
from caracole.games.glorreiche.phases import marching
from caracole.games.glorreiche.position import Position

At = Callable[..., Position]
Destinations = Callable[[State, int], list[str]]
Cells = Callable[[int, int], list[str]]
Texts = Callable[[State], list[str]]

GAME = caracole.game("glorreiche")
CHIPS: dict[str, Any] = {"black": [12], "white": [8], "gray": {"25": 1}}


def custom(**chips: Any) -> Position:
    return cast(Position, GAME.new(first=0, setup="custom", chips={**CHIPS, **chips}))


def refusal(state: State, text: str) -> str:
    found = state.why_not(text)
    assert found is not None, f"{text} is legal"
    return found.rule


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("M1", "M4''")
def test_a_custom_set_up_may_use_less_than_the_box() -> None:
    state = custom(black=[], white=[7, 78], gray={})
    assert [cell for cell, factor in enumerate(state.terms.stone) if factor == 2] == [7, 78]


@pytest.mark.rule("M1", forbids=True)
@pytest.mark.parametrize(
    "chips",
    [
        {"black": [10, 11, 12, 13, 14]},
        {"white": [30, 31, 32, 33, 34, 35, 36]},
        {"gray": {"25": 4}},
        {"gray": {"25": 1, "26": 1}},
    ],
)
def test_the_box_holds_no_more(chips: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=r"chips: .*M1"):
        custom(**chips)


@pytest.mark.rule("M6")
def test_the_track_winds_over_84_cells_that_touch() -> None:
    rows = text.grid()
    place = {name: (x, y) for y, row in enumerate(rows) for x, name in enumerate(row)}
    assert len(place) == 84 + 12
    way = [place[str(cell)] for cell in range(1, 85)]
    assert all(abs(x - u) + abs(y - v) == 1 for (x, y), (u, v) in itertools.pairwise(way))


@pytest.mark.rule("M6", forbids=True)
def test_there_is_no_cell_85(at: At) -> None:
    state = at("84:R1")
    assert [state.say(action) for action in state.legal()] == ["84-H"]
    with pytest.raises(caracole.NotAnAction):
        state.parse("84-85")


@pytest.mark.rule("M2")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 4), (4, 3)])
def test_twelve_recruits_always(players: int, each: int, played: Callable[..., Match]) -> None:
    match = played("glorreiche", 5, players=players)
    assert match.state.outcome is not None
    assert [len(places) for places in match.state.outcome.result["places"]] == [each] * players


@pytest.mark.rule("M2", forbids=True)
@pytest.mark.parametrize("players", [1, 5, "two", True, None])
def test_two_to_four_players_and_no_others(players: object) -> None:
    with pytest.raises(BadOptions, match="option players: expected 2 to 4"):
        GAME.new(players=players)


@pytest.mark.rule("M2", forbids=True)
def test_with_four_players_there_is_no_recruit_4(at: At) -> None:
    assert refusal(at("1:G1", "R choose die=3", v1=True), "+4") == "M2"


@pytest.mark.rule("M3")
def test_everybody_begins_in_the_yard() -> None:
    state = GAME.new(players=3, first=0)
    assert str(state).startswith("- | - |")


@pytest.mark.rule("M3", forbids=True)
def test_nobody_marches_from_the_yard(at: At) -> None:
    assert refusal(at("1:R1", "Y choose die=3", v1=True), "1-2") == "R1"


@pytest.mark.rule("M4")
def test_the_suggested_set_up() -> None:
    state = GAME.new(first=0)
    assert [c for c, f in enumerate(state.terms.stone) if f == 3] == [12, 20, 47, 65]  # type: ignore[attr-defined]
    assert [c for c, f in enumerate(state.terms.stone) if f == 2] == [8, 24, 31, 36, 60, 74]  # type: ignore[attr-defined]
    assert "chips 25=1 40=2 55=3" in str(state)


@pytest.mark.rule("M4", forbids=True)
def test_the_suggested_set_up_cannot_be_changed() -> None:
    with pytest.raises(BadOptions, match="M4"):
        GAME.new(setup="suggested", chips=CHIPS)


@pytest.mark.rule("M4'")
@pytest.mark.parametrize("seed", range(40))
def test_an_even_set_up_has_one_stone_in_each_stretch(seed: int) -> None:
    chips = GAME.resolve({"setup": "even_random"}, luck=SeededLuck(seed)).chips
    stones = sorted(chips.black + chips.white)
    assert (len(chips.black), len(chips.white), sorted(chips.gray.values())) == (4, 6, [1, 2, 3])
    assert all(7 <= cell <= 78 for cell in stones)
    assert all(other - cell <= 15 for cell, other in itertools.pairwise(stones))
    assert not {int(cell) for cell in chips.gray} & set(stones)
    assert all(7 <= int(cell) <= 78 for cell in chips.gray)


@pytest.mark.rule("M4'")
def test_the_dutch_gray_zone_reaches_the_gate() -> None:
    cells = {
        int(cell) for seed in range(60) for cell in GAME.resolve({}, preset="nl", luck=SeededLuck(seed)).chips.gray
    }
    assert max(cells) > 78


@pytest.mark.rule("M4'", forbids=True)
def test_an_even_set_up_uses_every_piece() -> None:
    with pytest.raises(BadOptions, match="M4'"):
        GAME.new(setup="even_random", chips=CHIPS)


@pytest.mark.rule("M4''", forbids=True)
@pytest.mark.parametrize(
    "chips",
    [
        {"black": [6]},
        {"white": [79]},
        {"black": [8]},
        {"gray": {"12": 1}},
        {"gray": {"79": 1}},
        {"gray": {"6": 1}},
        {"gray": {"025": 1}},
        {"gray": {"x": 1}},
    ],
)
def test_stones_and_chips_stay_inside_their_zones(chips: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="option chips"):
        custom(**chips)


@pytest.mark.rule("M4''", forbids=True)
def test_a_custom_set_up_must_be_given() -> None:
    with pytest.raises(BadOptions, match="custom"):
        GAME.new(setup="custom")


@pytest.mark.rule("M5")
def test_the_start_player_is_drawn_and_play_goes_clockwise() -> None:
    firsts = {GAME.resolve({"players": 3}, luck=SeededLuck(seed)).first for seed in range(30)}
    assert firsts == {0, 1, 2}
    state = GAME.new(players=3, first=2, v1=True)
    deciders = []
    for cell in (1, 2, 3, 4):
        state.play(f"@{cell}")
        deciders.append(state.actor)
        state.apply(state.legal()[0])
    assert deciders == [2, 0, 1, 2]


@pytest.mark.rule("M5", forbids=True)
@pytest.mark.parametrize("first", [-1, 2, "red"])
def test_the_start_player_must_exist(first: object) -> None:
    with pytest.raises(BadOptions, match="option first"):
        GAME.new(players=2, first=first)


# --- roll-in --------------------------------------------------------------------------------------


@pytest.mark.rule("R1")
def test_one_recruit_each_in_turn_until_the_yard_is_empty() -> None:
    state = GAME.new(players=2, first=1)
    for cell in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6):
        assert state.actor == caracole.CHANCE
        state.play(f"@{cell}")
    assert state.actor == 1
    assert str(state).startswith("1:Y1.Y4 2:R1.R4 3:Y2.Y5 4:R2.R5 5:Y3.Y6 6:R3.R6 |")


@pytest.mark.rule("R1", forbids=True)
def test_the_die_decides_not_a_player() -> None:
    state = GAME.new(players=2, first=0)
    assert refusal(state, "1-2") == "R1"


@pytest.mark.rule("R2", forbids=True)
def test_a_fourth_recruit_never_enters_a_cell(at: At) -> None:
    state = at("4:R1.Y1.R2", "Y roll")
    with pytest.raises(IllegalAction):
        state.play("@4")


@pytest.mark.rule("R3")
def test_after_the_roll_in_the_start_player_marches(at: At) -> None:
    state = at("1:R1.R2.R3 2:R4.R5.R6 3:Y1.Y2.Y3 4:Y4.Y5", "Y roll")
    state.play("@6")
    assert (state.actor, state.phase) == (0, "marching")


@pytest.mark.rule("R3", forbids=True)
def test_the_die_has_left_the_game(at: At) -> None:
    state = at("9:R1 20:Y1", v1=True)
    assert refusal(state, "+2") == "R3"
    with pytest.raises(IllegalAction):
        state.play("@2")


@pytest.mark.rule("R4")
def test_after_the_die_the_owner_chooses(at: At, texts: Texts) -> None:
    state = at("2:R1", "Y roll", v2=True)
    state.play("@5")
    assert (state.actor, texts(state)) == (1, ["+1", "+2", "+3", "+4", "+5", "+6"])
    state.play("+4")
    assert "5:Y4" in str(state)


@pytest.mark.rule("R4")
def test_before_the_die_the_owner_chooses(texts: Texts) -> None:
    state = GAME.new(players=4, first=3, v1=True, rollin_choice="before")
    assert (state.actor, texts(state)) == (3, ["+1", "+2", "+3"])
    state.play("+2")
    assert state.actor == caracole.CHANCE
    state.play("@6")
    assert "6:G2" in str(state)


@pytest.mark.rule("R4")
@pytest.mark.parametrize("options", [{}, {"v1": True, "rollin_choice": "ascending"}, {"rollin_choice": "before"}])
def test_without_a_choice_the_lowest_number_enters(options: dict[str, Any]) -> None:
    state = GAME.new(players=2, first=0, **options)
    state.play("@6")
    assert (state.actor, "6:R1" in str(state)) == (caracole.CHANCE, True)


@pytest.mark.rule("R4", forbids=True)
def test_a_recruit_enters_only_once(at: At) -> None:
    assert refusal(at("2:R1", "R choose die=4", v1=True), "+1") == "R4"


# --- the turn -------------------------------------------------------------------------------------


@pytest.mark.rule("T1")
def test_every_free_recruit_moves_in_any_order(at: At) -> None:
    state = at("9:R1 14:R2 20:Y1")
    state.play("14-15")
    assert state.actor == 0
    state.play("9-11")
    assert state.actor == 1


@pytest.mark.rule("T1", forbids=True)
def test_nobody_moves_twice_or_moves_for_another(at: At) -> None:
    state = at("9:R1 14:R2 20:Y1")
    state.play("14-15")
    assert refusal(state, "15-16") == "T1"
    assert refusal(state, "20-21") == "T1"
    assert refusal(state, "30-31") == "T1"


@pytest.mark.rule("T2")
def test_the_top_of_a_mixed_pile_is_free(at: At, destinations: Destinations) -> None:
    assert destinations(at("9:Y1.R1 20:Y2"), 9) == ["10", "11", "12", "13"]


@pytest.mark.rule("T3", forbids=True)
def test_uncovering_a_foreign_recruit_obliges_nobody(at: At) -> None:
    state = at("9:Y1.R1 20:Y2")
    state.play("9-10")
    assert state.actor == 1


@pytest.mark.rule("T5")
def test_everything_may_be_jumped_over(at: At) -> None:
    state = at("9:R1 10:Y1.Y2.Y3 11:Y4.Y5.Y6", chips="")
    state.play("9-12")
    assert "12:R1" in str(state)


@pytest.mark.rule("T5", forbids=True)
def test_there_is_no_way_back(at: At) -> None:
    with pytest.raises(caracole.NotAnAction):
        at("9:R1 20:Y1").play("9-8")


@pytest.mark.rule("T6", forbids=True)
def test_a_pile_of_three_refuses_a_fourth(at: At) -> None:
    state = at("9:R1 10:Y1.Y2.Y3 14:Y4", chips="")
    found = state.why_not("9-10")
    assert found is not None
    assert str(found) == "T6: Cell 10 is full. A pile never grows past three levels."


@pytest.mark.rule("T6")
def test_where_stones_do_not_count_three_recruits_fit_on_one(at: At) -> None:
    state = at("11:R1 12:Y1.Y2 14:Y4", cap_counts_bonus=False)
    assert state.why_not("11-12") is None
    assert refusal(at("11:R1 12:Y1.Y2 14:Y4"), "11-12") == "T6"


@pytest.mark.rule("T7")
def test_a_player_without_a_free_recruit_is_passed_over(at: At) -> None:
    state = at("27:R1 30:Y1 42:R2", chips="")
    state.play("27-30")
    state.play("42-43")
    assert state.actor == 0, "yellow stands under R1 and passes"


@pytest.mark.rule("T7", forbids=True)
def test_nobody_passes_who_can_move(at: At, texts: Texts) -> None:
    state = at("9:R1 20:Y1")
    assert texts(state) == ["9-10", "9-11"]
    with pytest.raises(caracole.NotAnAction):
        state.play(".")


@pytest.mark.rule("T8")
def test_the_turn_ends_by_itself(at: At) -> None:
    state = at("9:R1 20:Y1")
    state.play("9-10")
    assert state.actor == 1


@pytest.mark.rule("T8", forbids=True)
def test_the_turn_does_not_end_while_a_recruit_can_move(at: At) -> None:
    state = at("9:R1 14:R2 20:Y1")
    state.play("9-10")
    assert state.actor == 0
    assert refusal(state, "20-21") == "T1"


@pytest.mark.rule("T8", "D5")
def test_a_recruit_stuck_by_a_frozen_rank_is_offered_again_when_there_is_room(at: At, texts: Texts) -> None:
    state = at("9:R1 10:R2.R3.R4", rank_timing="turn_start", chips="")
    assert texts(state) == ["10-11", "10-12", "10-13", "9-11"]
    state.play("10-11")
    assert "9-10" in texts(state)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("84:R1 | - | chips 25=1 | R", "too short"),
        ("84:R1 | - | chips 25=1 |", "too short"),
        ("84:R1 | - | chips 99=1 | R march", "lies on a cell of the track"),
        ("84:R1 | - | chips 25=9 | R march", "a chip of 1 to 3"),
        ("84:R1 | - | chips 25=1 | R choose die=127", "a die shows 1 to 6"),
    ],
)
def test_a_position_that_cannot_be_is_said_to_be_none(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.load(GAME.resolve({"first": 0}), text)


# --- how far --------------------------------------------------------------------------------------


@pytest.mark.rule("D1", forbids=True)
def test_home_recruits_stones_and_chips_do_not_count_for_the_rank(at: At, destinations: Destinations) -> None:
    state = at("10:R1 78:R2", home="12Y1 11Y2")
    assert destinations(state, 10) == ["11", "12"]


@pytest.mark.rule("D1")
def test_by_option_every_colour_on_a_cell_ahead_counts(at: At) -> None:
    piles = "10:R1 15:R2.Y1.R3 18:Y2"
    assert marching.rank(at(piles), 10) == 3
    assert marching.rank(at(piles, rank="cell_colour"), 10) == 4


@pytest.mark.rule("D1")
def test_the_french_text_to_the_letter_counts_colours(at: At) -> None:
    piles = "10:R1 15:R2.Y1.R3 18:Y2"
    assert marching.rank(at(piles, **GAME.options.PRESETS["fr"]), 10) == 3
    assert marching.rank(at(piles, **GAME.options.PRESETS["fr_literal"]), 10) == 4


@pytest.mark.rule("S2")
@pytest.mark.parametrize(("preset", "winners"), [(None, [0]), ("fr", [0, 1]), ("fr_literal", [0, 1]), ("nl", [0])])
def test_the_french_text_alone_shares_ties(at: At, preset: str | None, winners: list[int]) -> None:
    told = {**(GAME.options.PRESETS[preset] if preset else {}), "setup": "suggested"}
    slots = "12R1 11Y1 10Y2 9R2 8R3 7Y3 6Y4 5Y5 4R4 3R5"
    state = at("84:R6 2:Y6", home=slots, chips="got R2", **told)
    state.play("84-H")
    assert state.outcome is not None
    assert state.outcome.scores == [40, 40]
    assert state.outcome.winners == winners


def test_no_preset_is_the_defaults_and_each_text_differs_from_them() -> None:
    base = GAME.resolve({"first": 0})
    assert [name for name, told in GAME.options.PRESETS.items() if not told] == []
    french, literal = (GAME.resolve({"first": 0}, preset=name) for name in ("fr", "fr_literal"))
    assert (french.tiebreak, french.rank) == ("shared", base.rank)
    assert (literal.tiebreak, literal.rank) == ("shared", "cell_colour")


@pytest.mark.rule("D2", forbids=True)
def test_in_the_dutch_rules_a_stone_is_no_level(at: At) -> None:
    state = at("12:R1 20:Y1")
    assert marching.level(state, 0) == 2
    assert marching.level(at("12:R1 20:Y1", bonus_is_level=False), 0) == 1


@pytest.mark.rule("D2")
def test_the_third_recruit_on_a_stone_has_level_four(at: At) -> None:
    state = at("12:Y1.Y2.R1 20:Y3", cap_counts_bonus=False)
    assert marching.level(state, 0) == 4


@pytest.mark.rule("D3", forbids=True)
def test_by_option_only_the_recruit_touching_the_stone_profits(at: At) -> None:
    state = at("12:Y1.R1 20:Y2", base_scope="direct")
    assert marching.base(state, 0) == 1
    assert marching.base(state, 6) == 3
    assert marching.base(at("12:Y1.R1 20:Y2"), 0) == 3


@pytest.mark.rule("D4", forbids=True)
def test_nobody_goes_farther_than_his_reach(at: At) -> None:
    found = at("9:R1 20:Y1").why_not("9-12")
    assert found is not None
    assert str(found) == "D4: The recruit reaches 2 cells, not 3."


@pytest.mark.rule("D5", forbids=True)
def test_ranks_frozen_at_the_start_of_the_turn(at: At, destinations: Destinations) -> None:
    dynamic, frozen = at("9:R1 14:R2 20:Y1"), at("9:R1 14:R2 20:Y1", rank_timing="turn_start")
    for state in (dynamic, frozen):
        state.play("14-15")
    assert destinations(dynamic, 9) == destinations(frozen, 9) == ["10", "11", "12"]
    dynamic, frozen = at("83:R1 84:R2 20:Y1"), at("83:R1 84:R2 20:Y1", rank_timing="turn_start")
    for state in (dynamic, frozen):
        state.play("84-H")
    assert destinations(dynamic, 83) == ["84"]
    assert destinations(frozen, 83) == ["84", "H"]


# --- chips, arrival, end --------------------------------------------------------------------------


@pytest.mark.rule("G1")
def test_by_option_a_chip_may_be_left_for_the_next(at: At, texts: Texts) -> None:
    state = at("24:R1 40:Y1", gray_pickup="optional")
    assert "24-25" in texts(state)
    assert "24-25~" in texts(state)
    state.play("24-25~")
    assert "chips 25=1" in str(state)


@pytest.mark.rule("G1", forbids=True)
def test_without_the_option_nothing_is_left(at: At) -> None:
    assert refusal(at("24:R1 40:Y1"), "24-25~") == "G1"
    assert refusal(at("24:R1 40:Y1", gray_pickup="optional"), "24-26~") == "G1"


@pytest.mark.rule("A1", forbids=True)
def test_home_is_out_of_reach(at: At) -> None:
    found = at("82:R1 20:Y1").why_not("82-H")
    assert found is not None
    assert str(found) == "A1: The recruit reaches 1 cells; home is 3 away."


@pytest.mark.rule("A2", forbids=True)
def test_no_slot_is_taken_twice(at: At) -> None:
    state = at("84:R1 83:Y1", home="12Y2 11R2")
    state.play("84-H")
    assert "12Y2 11R2 10R1" in str(state)


@pytest.mark.rule("A3", forbids=True)
def test_after_the_end_nothing_is_legal(at: At) -> None:
    state = at("84:R6 2:Y6", home="12R1 9R2 8R3 4R4 3R5 11Y1 10Y2 7Y3 6Y4 5Y5", chips="")
    state.play("84-H")
    assert state.legal() == []
    assert refusal(state, "2-3") == "A3"


@pytest.mark.rule("A3")
def test_the_last_recruit_takes_no_chip(at: At) -> None:
    state = at("84:R6 25:Y6", home="12R1 9R2 8R3 4R4 3R5 11Y1 10Y2 7Y3 6Y4 5Y5")
    state.play("84-H")
    assert state.outcome is not None
    assert state.outcome.result["gray"] == [[], []]


@pytest.mark.rule("S1", forbids=True)
def test_the_lower_score_does_not_win(at: At) -> None:
    state = at("84:R6 2:Y6", home="12R1 11R2 8R3 4R4 3R5 9Y1 10Y2 7Y3 6Y4 5Y5", chips="")
    state.play("84-H")
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.winners, state.outcome.ranking) == ([40.0, 38.0], [0], [1, 2])
    assert state.payoffs == [1.0, 0.0]


@pytest.mark.rule("V1", forbids=True)
def test_out_of_order_doubles_nothing(at: At) -> None:
    slots = "12R2 9R1 8R3 4R4 3R5 11Y1 10Y2 7Y3 6Y4 5Y5 disorder:R"
    state = at("84:R6 2:Y6", home=slots, chips="", v1=True)
    state.play("84-H")
    assert state.outcome is not None
    assert state.outcome.scores == [38.0, 80.0]


@pytest.mark.rule("V2", forbids=True)
def test_in_order_goes_to_the_highest_slot(at: At) -> None:
    state = at("84:R1 83:Y1", v2=True)
    state.play("84-H")
    assert "12R1" in str(state)
    without = at("84:R2 83:Y1")
    without.play("84-H")
    assert "12R2" in str(without)


@pytest.mark.rule("V1+V2")
def test_both_variants_together(at: At) -> None:
    slots = "12R1 11R2 10R3 9R4 8R5 7Y1 1Y3 2Y2 3Y4 6Y5 disorder:Y"
    state = at("84:R6 2:Y6", home=slots, chips="", v1=True, v2=True)
    state.play("84-H")
    assert state.outcome is not None
    assert state.outcome.scores == [110.0, 23.0]


@pytest.mark.rule("V1+V2", forbids=True)
def test_no_variant_unless_asked_for(played: Callable[..., Match]) -> None:
    options = GAME.resolve({})
    assert not options.v1
    assert not options.v2
    assert sum(played("glorreiche", 3).record().result["scores"]) <= 84  # type: ignore[index]
