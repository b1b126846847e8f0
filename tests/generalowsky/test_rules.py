"""Every rule of rulebook.toml: what it does or allows, and what it forbids."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import caracole
from caracole.kernel.errors import BadOptions, IllegalAction, NotAnAction
from caracole.kernel.luck import SeededLuck

Make = Callable[..., Any]
GAME = caracole.game("generalowsky")
TABLE = {"Y": {"1": 1}, "W": {"2": 1}, "O": {"3": 1}, "R": {"gen": 1}}


def piles(state: Any) -> str:
    return str(state).partition(" |")[0]


def legal(state: Any) -> list[str]:
    return sorted(map(state.say, state.legal()))


def odds(state: Any) -> dict[str, Fraction]:
    return {state.say(outcome): fraction for outcome, fraction in state.odds()}


# --- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("P1")
@pytest.mark.parametrize(("players", "generals"), [(2, 4), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_two_or_three_players_have_two_generals_each(players: int, generals: int) -> None:
    state = GAME.new(players=players)
    assert len(state.exiles()) == generals  # type: ignore[attr-defined]
    assert GAME.options.sides(state.options) == players


@pytest.mark.rule("P1", forbids=True)
@pytest.mark.parametrize("players", [1, 7, True, "4", None])
def test_no_other_number_of_players(players: Any) -> None:
    with pytest.raises(BadOptions, match="players"):
        GAME.new(players=players)


@pytest.mark.rule("P1", "B1", forbids=True)
def test_with_one_general_each_there_is_no_order_to_choose(at: Make) -> None:
    assert at("exile:ABCD").why_not("g1").rule == "P1"
    assert at("exile:ABCD", "order", players=2).why_not("g5").rule == "P1"


@pytest.mark.rule("P2")
def test_the_board_is_described_in_the_rulebook() -> None:
    assert GAME.rulebook["P2"].enforced == "shown"
    assert "arrow" in GAME.rulebook["P2"].texts["en"]


@pytest.mark.rule("P2", forbids=True)
def test_putting_the_board_together_is_no_action() -> None:
    assert legal(GAME.new(players=4)) == ["O", "R", "W", "Y"]


@pytest.mark.rule("P3")
def test_one_medal_lies_at_moscow_at_the_start() -> None:
    state: Any = GAME.new(players=5)
    assert (state.pot, sum(state.medals)) == (1, 0)


@pytest.mark.rule("P8")
def test_medals_are_without_end_or_ten_for_each_chest() -> None:
    assert GAME.resolve({"players": 5, "supply": "limited"}).supply == 50
    assert GAME.resolve({"players": 2, "supply": "limited"}).supply == 40
    assert GAME.resolve({"players": 2, "supply": 1}).supply == 1
    assert GAME.resolve({"players": 2}).supply is None


@pytest.mark.rule("P3", "P8", forbids=True)
def test_an_empty_stock_gives_nothing(at: Make, after: Make) -> None:
    state = after(at("exile:CD 3:AB", pot=3, supply=4), "Y", "@X")  # two exiled, one medal left
    assert state.pot == 4
    assert after(at("exile:BCD 20:A", "declare B, spin B", pot=4, supply=4), "Y", "@X").pot == 4
    with pytest.raises(BadOptions, match="supply"):
        GAME.new(supply=0)


@pytest.mark.rule("P4")
def test_everybody_starts_in_exile() -> None:
    assert piles(GAME.new(players=3)) == "exile:ABCDEF"


@pytest.mark.rule("P4", forbids=True)
def test_an_exile_is_on_no_space_and_cannot_be_jumped_onto(at: Make, after: Make) -> None:
    state = after(at("exile:AC 4:B 5:D"), "R", "@gen")
    assert legal(state) == [">4", ">5"]
    assert state.why_not(">0").rule == "T7"


@pytest.mark.rule("P5")
def test_turns_pass_clockwise_from_the_start_player(at: Make, after: Make) -> None:
    state: Any = GAME.new(players=4, first=2)
    turns = [state.turn]
    for _ in range(4):
        state = after(state, "Y", "@1")
        turns.append(state.turn)
    assert turns == [2, 3, 0, 1, 2]
    drawn = {GAME.resolve({"players": 6}, luck=SeededLuck(seed)).first for seed in range(60)}
    assert drawn == set(range(6))


@pytest.mark.rule("P5", forbids=True)
@pytest.mark.parametrize("first", [-1, 4, "0"])
def test_the_start_player_takes_part(first: Any) -> None:
    with pytest.raises(BadOptions, match="first"):
        GAME.new(players=4, first=first)


@pytest.mark.rule("P6")
def test_moscow_is_the_last_of_21_spaces_just_before_siberia(at: Make, after: Make) -> None:
    assert (GAME.resolve({}).L, GAME.resolve({}).M) == (21, 20)
    state = after(at("19:A exile:BCD", pot=2), "Y", "@2")  # past Moscow, onto the Siberia space
    assert piles(state) == "exile:BCD 0:A"
    assert state.medals[0] == 2
    assert GAME.resolve({"L": 24}).M == 23


@pytest.mark.rule("P6", forbids=True)
@pytest.mark.parametrize("asked", [{"L": 0}, {"L": 61}, {"L": 21, "M": 21}, {"M": -1}])
def test_there_is_no_space_beyond_the_track(asked: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.new(**asked)


# --- the turn --------------------------------------------------------------------------------------


@pytest.mark.rule("T1")
def test_the_top_general_commands_everybody_below(at: Make, after: Make) -> None:
    state = at("exile:A 2:BDC", "declare B, spin B")
    assert (state.turn, state.actor) == (1, 2)
    assert legal(state) == ["O", "R", "W", "Y"]
    state = after(at("3:A 2:BDC", "declare B, spin B"), "R", "@gen")
    assert (state.actor, legal(state)) == (2, [">3"])


@pytest.mark.rule("T1", forbids=True)
def test_nobody_jumps_before_a_band_is_declared(at: Make) -> None:
    refusal = at("exile:AB 2:C 3:D").why_not(">2")
    assert refusal.rule == "T1"
    assert "band" in refusal.sentence


@pytest.mark.rule("T1", forbids=True)
def test_a_covered_general_does_not_decide(at: Make) -> None:
    assert at("exile:A 2:BDC", "declare B, spin B").actor != 1
    assert at("exile:ACBD", "declare B, spin B").actor == 1


@pytest.mark.rule("T2", "P7")
def test_equal_sectors_are_one_outcome_with_exact_odds(at: Make, after: Make) -> None:
    twelfths = {
        "Y": {"@X": 1, "@1": 5, "@2": 6},
        "W": {"@X": 2, "@2": 3, "@3": 4, "@4": 3},
        "O": {"@X": 4, "@4": 2, "@5": 3, "@6": 2, "@7": 1},
        "R": {"@X": 6, "@black": 3, "@gen": 2, "@red": 1},
    }
    for band, told in twelfths.items():
        assert odds(after(at("exile:ABCD"), band)) == {text: Fraction(n, 12) for text, n in told.items()}


@pytest.mark.rule("T2", "P7")
def test_every_band_may_show_everything_there_is(at: Make, after: Make) -> None:
    texts = ["X", *(str(steps) for steps in range(1, 60)), "black", "gen", "red"]
    full = {text: 1 + place % 5 for place, text in enumerate(texts)}
    state = at("exile:ABCD", L=60, spinner=dict.fromkeys("YWOR", full))
    for band in "YWOR":
        told = odds(after(state.clone(), band))
        assert told == {f"@{text}": Fraction(weight, sum(full.values())) for text, weight in full.items()}


@pytest.mark.rule("T2")
def test_the_dice_of_a_later_edition_are_another_spinner(at: Make, after: Make) -> None:
    for asked in ({"spinner": "dice6"}, {"spinner": GAME.resolve({}, preset="dice6").spinner}):
        raw = asked if isinstance(asked["spinner"], str) else {"spinner": caracole_table(asked["spinner"])}
        found = odds(after(at("exile:ABCD", **raw), "R"))
        assert found == {"@X": Fraction(1, 2), "@black": Fraction(1, 6), "@gen": Fraction(1, 6), "@red": Fraction(1, 6)}


def caracole_table(spinner: Any) -> dict[str, dict[str, int]]:
    return {band: spinner.band(band) for band in "YWOR"}


@pytest.mark.rule("T2", "P7", forbids=True)
def test_nobody_plays_for_the_arrow_or_a_result_that_is_not_there(at: Make, after: Make) -> None:
    state = after(at("exile:ABCD"), "Y")
    assert state.why_not("@3").rule == "T2"
    assert state.why_not("W").rule == "T2"
    with pytest.raises(IllegalAction, match="T2"):
        at("exile:ABCD").apply(at("exile:ABCD").parse("@1"))
    zero = after(at("exile:ABCD", spinner={**TABLE, "Y": {"1": 2, "X": 0}}), "Y")
    assert odds(zero) == {"@1": Fraction(1)}


@pytest.mark.rule("T3")
def test_the_order_of_the_group_is_kept(at: Make, after: Make) -> None:
    state = after(at("5:DBCA 9:FE", "declare B, spin B", players=6), "W", "@4")
    assert piles(state) == "5:D 9:FEBCA"


@pytest.mark.rule("T3", forbids=True)
def test_those_below_stay_and_the_top_moves_alone(at: Make, after: Make) -> None:
    assert piles(after(at("5:DBCA"), "W", "@4")) == "5:DBC 9:A"


@pytest.mark.rule("T4")
def test_a_number_is_walked_in_full_past_moscow_and_round_the_track(at: Make, after: Make) -> None:
    assert piles(after(at("exile:BCD 19:A"), "O", "@7")) == "exile:BCD 5:A"
    assert piles(after(at("exile:BCD 8:A", L=10, M=3), "O", "@7")) == "exile:BCD 5:A"


@pytest.mark.rule("T4", forbids=True)
def test_no_number_may_lead_round_the_whole_track() -> None:
    with pytest.raises(BadOptions, match="spinner"):
        GAME.new(L=7)
    assert GAME.new(L=8).options.M == 7


@pytest.mark.rule("T4", forbids=True)
def test_fewer_spaces_than_spun_cannot_be_chosen(at: Make, after: Make) -> None:
    state = after(at("exile:BCD 18:A"), "W", "@3")  # 20 would have been Moscow
    assert piles(state) == "exile:BCD 0:A"
    assert state.turn == 1


@pytest.mark.rule("T4")
def test_the_commander_may_choose_to_go_less_far(at: Make, after: Make) -> None:
    state = after(at("7:AB exile:CD", stride="up_to"), "O", "@5")
    assert (state.phase, state.actor, state.spins) == ("striding", 1, 1)
    assert [state.say(action) for action in state.legal()] == ["+1", "+2", "+3", "+4", "+5"]
    assert piles(after(state, "+3")) == "exile:CD 10:AB"
    assert piles(after(at("exile:ABCD", stride="up_to"), "Y", "@2", "+1")) == "exile:BCD 0:A"


@pytest.mark.rule("T4")
def test_a_one_is_not_asked_about_and_the_last_spin_waits_for_its_stride(at: Make, after: Make) -> None:
    assert piles(after(at("exile:BCD 7:A", stride="up_to"), "Y", "@1")) == "exile:BCD 8:A"
    state = after(at("exile:BCD 18:A", stride="up_to", spins=9, max_spins=10, pot=3), "Y", "@2")
    assert not state.over
    assert after(state, "+2").outcome.winners == [0]
    assert after(state, "+1").outcome.winners == [0, 1, 2, 3]


@pytest.mark.rule("T4")
def test_a_stride_is_chosen_by_the_commander_of_its_own_spin(at: Make, after: Make) -> None:
    state = at("exile:BD 5:A 7:C", "order", players=2, stride="up_to", two_gen_declare="both")
    state = after(state, "g1", "Y", "W")  # both bands are declared by red
    assert after(state, "@2", "+2", "@3").actor == 0
    carried = at("exile:B 5:AC 7:D", "order", players=2, stride="up_to", two_gen_declare="both")
    assert after(carried, "g1", "Y", "W", "@2").actor == 1


@pytest.mark.rule("T4", forbids=True)
def test_nobody_goes_farther_than_the_arrow_shows_or_stays(at: Make, after: Make) -> None:
    state = after(at("exile:BCD 7:A", stride="up_to"), "W", "@3")
    assert state.why_not("+4").rule == "T4"
    assert "1 to 3" in state.why_not("+4").sentence
    assert state.why_not("W").rule == state.why_not(">3").rule == "T4"
    with pytest.raises(NotAnAction):
        state.parse("+0")
    assert at("exile:BCD 7:A", stride="up_to").why_not("+1").rule == "T1"
    assert after(at("exile:BC 7:A 9:D", stride="up_to"), "R", "@gen").why_not("+1").rule == "T7"
    assert at("exile:BCD 7:A").why_not("+1").rule == "T4"


@pytest.mark.rule("T5")
def test_an_exile_who_spins_an_x_stays_and_adds_one(at: Make, after: Make) -> None:
    state = after(at("exile:ABCD"), "O", "@X")
    assert (piles(state), state.pot) == ("exile:ABCD", 2)


@pytest.mark.rule("T5", forbids=True)
def test_those_below_are_not_exiled_unless_the_option_says_so(at: Make, after: Make) -> None:
    assert piles(after(at("exile:D 6:BAC"), "O", "@X")) == "exile:ACD 6:B"
    assert piles(after(at("exile:D 6:BAC", x_scope="pile"), "O", "@X")) == "exile:ABCD"
    assert piles(after(at("exile:AD 6:BC", x_scope="pile"), "O", "@X")) == "exile:AD 6:BC"


@pytest.mark.rule("T6")
@pytest.mark.parametrize(
    ("options", "medals", "pot", "exiled"),
    [
        ({}, [5, 4, 3, 0], 3, "exile:CD 6:A"),
        ({"black_loss": "group"}, [5, 3, 3, 0], 3, "exile:CD 6:A"),
        ({"black_adds": False}, [5, 4, 3, 0], 1, "exile:CD 6:A"),
        ({"x_scope": "pile", "black_loss": "group"}, [5, 3, 3, 0], 4, "exile:ABCD"),
    ],
)
def test_the_black_ball_exiles_and_takes_a_medal(
    at: Make, after: Make, options: dict[str, Any], medals: list[int], pot: int, exiled: str
) -> None:
    state = after(at("exile:D 6:ACB", "declare C, spin C", medals="5 4 4 0", **options), "R", "@black")
    assert state.medals[:4] == medals
    assert state.pot == pot
    expected = exiled.replace("exile:CD", "exile:BCD")
    assert piles(state) == expected


@pytest.mark.rule("T6", forbids=True)
def test_nobody_loses_a_medal_he_does_not_have(at: Make, after: Make) -> None:
    state = after(at("exile:BCD 6:A", medals="0 3 0 0"), "R", "@black")
    assert state.medals[:4] == [0, 3, 0, 0]


@pytest.mark.rule("T7")
def test_the_group_jumps_on_top_of_the_whole_pile(at: Make, after: Make) -> None:
    state = after(at("2:AC 9:EBD exile:F", players=6), "R", "@gen", ">9")
    assert piles(state) == "exile:F 9:EBDAC"
    assert state.pot == 4


@pytest.mark.rule("T7")
def test_a_jump_may_be_a_walk_past_moscow(at: Make, after: Make) -> None:
    for jump, medals in (("teleport", 0), ("walk", 4)):
        state = after(at("exile:CD 15:A 2:B", pot=3, gen_jump=jump), "R", "@gen", ">2")
        assert state.medals[0] == medals
    from_exile = after(at("exile:ACD 20:B", pot=3, gen_jump="walk"), "R", "@gen", ">20")
    assert from_exile.medals[0] == 4
    short = after(at("exile:ACD 19:B", pot=3, gen_jump="walk"), "R", "@gen", ">19")
    assert (short.medals[0], short.pot) == (0, 4)


@pytest.mark.rule("T7", forbids=True)
def test_nobody_jumps_onto_his_own_pile_or_an_empty_space(at: Make, after: Make) -> None:
    state = after(at("2:BA 9:C exile:D"), "R", "@gen")
    assert legal(state) == [">9"]
    assert state.why_not(">2").rule == "T7"
    assert state.why_not(">5").rule == "T7"
    assert state.why_not(">59").rule == "T7"
    assert state.why_not("Y").rule == "T7"


@pytest.mark.rule("T7", forbids=True)
def test_without_a_target_nothing_happens(at: Make, after: Make) -> None:
    state = after(at("2:BA exile:CD"), "R", "@gen")
    assert piles(state) == "exile:CD 2:BA"
    assert (state.turn, state.pot, state.spins) == (1, 1, 1)


@pytest.mark.rule("T8")
def test_a_red_ball_at_moscow_lands_again_on_those_below(at: Make, after: Make) -> None:
    state = after(at("20:BCA exile:D", pot=3), "R", "@red")
    assert piles(state) == "exile:D 20:BCA"
    assert (state.medals[0], state.pot) == (5, 1)
    bottom = after(at("20:ABC exile:D", pot=3), "R", "@red")
    assert (piles(bottom), bottom.medals[2]) == ("exile:D 20:ABC", 3)


@pytest.mark.rule("T8", forbids=True)
def test_the_red_ball_leaves_those_below_behind(at: Make, after: Make) -> None:
    assert piles(after(at("4:BAC exile:D"), "R", "@red")) == "exile:D 4:B 20:AC"
    assert piles(after(at("4:A exile:BCD", M=3), "R", "@red")) == "exile:BCD 3:A"


@pytest.mark.rule("T9")
def test_landing_pays_one_medal_for_each_general_underneath(at: Make, after: Make) -> None:
    assert after(at("3:A 5:BCD"), "Y", "@2").pot == 4
    chest = after(at("3:A 5:BCD", landing_medal="arriver"), "Y", "@2")
    assert (chest.medals[0], chest.pot) == (3, 1)
    carried = after(at("3:AC 5:BD", landing_medal="arriver"), "Y", "@2")
    assert carried.medals[:4] == [0, 0, 2, 0]


@pytest.mark.rule("T9")
def test_those_stood_upon_may_get_the_medals_themselves(at: Make, after: Make) -> None:
    state = after(at("3:A 5:BCD", landing_medal="covered"), "Y", "@2")
    assert (state.medals[:4], state.pot) == ([0, 1, 1, 1], 1)
    short = after(at("3:A 5:BCD", landing_medal="covered", supply=3), "Y", "@2")
    assert short.medals[:4] == [0, 0, 1, 1]  # from the top of the pile down, as far as the stock lasts
    starred = after(at("3:A 5:BCD", medals="0 0 0 10", landing_medal="covered", supply=12), "Y", "@2")
    assert starred.medals[:4] == [0, 1, 1, 11]  # the star gives eleven back before the next medal is given


@pytest.mark.rule("T9")
def test_at_moscow_those_stood_upon_are_paid_beside_the_pot(at: Make, after: Make) -> None:
    state = after(at("19:A 20:BC exile:D", pot=5, landing_medal="covered"), "Y", "@1")
    assert (state.medals[:4], state.pot) == ([5, 1, 1, 0], 1)
    one = after(at("19:A 20:BC exile:D", pot=5, landing_medal="covered", moscow_landing="one"), "Y", "@1")
    assert one.medals[:4] == [5, 0, 1, 0]
    again = after(at("20:BA exile:CD", pot=3, landing_medal="covered"), "R", "@red")
    assert again.medals[:4] == [3, 1, 0, 0]
    own = after(
        at("3:A 5:B exile:CD", "declare A, spin A, declare B, spin B", players=2, landing_medal="covered"), "Y", "@2"
    )
    assert own.medals[:4] == [0, 1, 0, 0]


@pytest.mark.rule("W2")
def test_several_marshals_of_one_spin_share_the_victory(at: Make, after: Make) -> None:
    state = after(at("19:A 20:BC exile:D", pot=4, medals="17 20 20 0", landing_medal="covered"), "Y", "@1")
    assert state.outcome.result == {
        "medals": [21, 21, 21, 0],
        "winners": [0, 1, 2],
        "reason": "marshal",
        "scores": [1 / 3, 1 / 3, 1 / 3, 0],
    }
    assert state.outcome.ranking == [1, 1, 1, 4]
    two = at(
        "3:E 5:ABC exile:DF",
        "declare E, spin E, declare F, spin F",
        players=3,
        medals="20 20 20 0 0 0",
        landing_medal="covered",
    )
    assert after(two, "Y", "@2").outcome.result["scores"] == [0.5, 0.5, 0]


@pytest.mark.rule("W2")
def test_with_both_chests_counted_it_is_the_sum_that_makes_a_marshal(at: Make, after: Make) -> None:
    start = at(
        "3:E 5:ABC exile:DF", "declare E, spin E, declare F, spin F", players=3, medals="20 20 20 0 0 0",
        landing_medal="covered", two_gen_win="sum42",
    )  # fmt: skip
    assert after(start, "Y", "@2").outcome.winners == [0]


@pytest.mark.rule("T9", forbids=True)
def test_passing_over_others_pays_nothing(at: Make, after: Make) -> None:
    state = after(at("3:A 4:BCD"), "Y", "@2")
    assert (piles(state), state.pot) == ("4:BCD 5:A", 1)


@pytest.mark.rule("T10")
def test_only_the_top_of_the_arriving_group_collects(at: Make, after: Make) -> None:
    state = after(at("19:AC 20:B exile:D", pot=5), "Y", "@1")
    assert state.medals[:4] == [0, 0, 6, 0]
    assert state.pot == 1
    one = after(at("19:A 20:BC exile:D", pot=5, moscow_landing="one"), "Y", "@1")
    assert one.medals[0] == 6
    both = after(at("19:A 20:BC exile:D", pot=5, moscow_landing="one", landing_medal="arriver"), "Y", "@1")
    assert both.medals[0] == 6
    red = after(at("3:A 20:BC exile:D", pot=5, moscow_landing="one"), "R", "@red")
    assert red.medals[0] == 6


@pytest.mark.rule("T10")
def test_moscow_on_the_siberia_space_is_met_when_leaving_exile(at: Make, after: Make) -> None:
    state = after(at("exile:ABCD", pot=3, M=0), "Y", "@2")
    assert (piles(state), state.medals[0], state.pot) == ("exile:BCD 1:A", 3, 1)
    assert after(at("exile:BCD 20:A", pot=3, M=0), "Y", "@1").medals[0] == 3
    assert after(at("exile:BCD 0:A", pot=3, M=0), "Y", "@1").medals[0] == 0


@pytest.mark.rule("T10", forbids=True)
def test_nobody_collects_short_of_moscow_and_an_empty_stock_lays_nothing_there(at: Make, after: Make) -> None:
    assert after(at("18:A exile:BCD", pot=5), "Y", "@1").medals[0] == 0
    empty = after(at("19:A exile:BCD", pot=5, supply=5), "Y", "@1")
    assert (empty.medals[0], empty.pot) == (5, 0)
    exchanged = after(at("19:A exile:BCD", pot=5, medals="7 0 0 0", supply=12), "Y", "@1")
    assert (exchanged.medals[0], exchanged.pot) == (12, 1)  # the star frees eleven plain medals first


@pytest.mark.rule("T11")
def test_the_siberia_space_is_part_of_the_track(at: Make, after: Make) -> None:
    state = after(at("exile:ABC 0:D"), "Y", "@1")
    assert (piles(state), state.pot) == ("exile:BC 0:DA", 2)
    assert piles(after(at("exile:BC 0:DA"), "Y", "@1")) == "exile:BC 0:D 1:A"


@pytest.mark.rule("T11", forbids=True)
def test_exiles_do_not_carry_or_command_each_other(at: Make, after: Make) -> None:
    state = at("exile:ABCD", "declare B, spin B")
    assert state.actor == 1
    assert piles(after(state, "Y", "@1")) == "exile:ACD 0:B"
    assert piles(after(state, "Y", "@X")) == "exile:ABCD"


# --- medals and victory ----------------------------------------------------------------------------


@pytest.mark.rule("W1")
def test_a_star_gives_eleven_plain_medals_back_to_the_stock(at: Make, after: Make) -> None:
    state = after(at("19:A exile:BCD", pot=1, medals="10 9 0 0", supply=20), "Y", "@1")
    assert (state.medals[0], state.pot) == (11, 1)
    assert after(state, "Y", "@X").pot == 2


@pytest.mark.rule("W1", forbids=True)
def test_ten_medals_are_no_star_and_stay_out_of_the_stock(at: Make, after: Make) -> None:
    state = after(at("19:A exile:BCD", pot=1, medals="9 10 0 0", supply=20), "Y", "@1")
    assert (state.medals[0], state.pot) == (10, 0)


@pytest.mark.rule("W2")
def test_a_rider_becomes_marshal_on_somebody_elses_spin(at: Make, after: Make) -> None:
    state = after(at("19:AC exile:BD", pot=2, medals="0 0 19 0"), "Y", "@1")
    assert state.outcome.winners == [2]
    assert state.outcome.reason == "marshal"
    away = after(at("3:A 5:BCD", medals="18 0 0 0", landing_medal="arriver"), "Y", "@2")
    assert away.outcome.winners == [0]


@pytest.mark.rule("W2", forbids=True)
def test_twenty_medals_are_not_enough_and_a_finished_match_is_over(at: Make, after: Make) -> None:
    assert not after(at("19:A exile:BCD", pot=2, medals="18 0 0 0"), "Y", "@1").over
    over = after(at("19:A exile:BCD", pot=3, medals="18 0 0 0"), "Y", "@1")
    assert over.why_not("Y").rule == "W2"
    assert over.legal() == []


@pytest.mark.rule("W3")
def test_after_the_last_spin_most_medals_win_and_ties_share(at: Make, after: Make) -> None:
    state = after(at("exile:ABCD", medals="2 5 5 1", spins=9, max_spins=10), "Y", "@1")
    assert state.outcome.result == {
        "medals": [2, 5, 5, 1],
        "winners": [1, 2],
        "reason": "spin limit",
        "scores": [0, 0.5, 0.5, 0],
    }
    assert state.payoffs == [0, 0.5, 0.5, 0]


@pytest.mark.rule("W3", forbids=True)
def test_the_last_spin_is_resolved_to_its_end(at: Make, after: Make) -> None:
    state = after(at("5:A 20:B exile:CD", pot=20, spins=9, max_spins=10), "R", "@gen")
    assert not state.over
    state = after(state, ">20")
    assert state.outcome.reason == "marshal"
    with pytest.raises(BadOptions, match="max_spins"):
        GAME.new(max_spins=0)


# --- two or three players --------------------------------------------------------------------------


@pytest.mark.rule("B1")
def test_both_generals_move_in_the_order_announced(at: Make, after: Make) -> None:
    state = at("exile:ABCD", "order", players=2)
    assert legal(state) == ["g1", "g2"]
    state = after(state, "g2", "Y", "@1")
    assert (piles(state), state.turn) == ("exile:ACD 0:B", 0)
    state = after(state, "Y", "@2")
    assert (piles(state), state.turn) == ("exile:CD 0:B 1:A", 1)
    assert legal(state) == ["g3", "g4"]


@pytest.mark.rule("B1", forbids=True)
def test_the_order_comes_first_and_only_once(at: Make, after: Make) -> None:
    state = at("exile:ABCD", "order", players=2)
    assert state.why_not("Y").rule == "B1"
    assert state.why_not("g3").rule == "B1"
    assert after(state, "g1").why_not("g2").rule == "B1"


@pytest.mark.rule("B1")
def test_the_player_of_the_turn_orders_even_if_others_command(at: Make) -> None:
    assert at("3:ABC exile:D", "order", players=2).actor == 0


@pytest.mark.rule("B2")
def test_both_bands_may_be_declared_before_the_first_spin(at: Make, after: Make) -> None:
    state = after(at("exile:ABCD", "order", players=2, two_gen_declare="both"), "g2", "W", "R")
    assert odds(state) == {"@X": Fraction(1, 6), "@2": Fraction(1, 4), "@3": Fraction(1, 3), "@4": Fraction(1, 4)}
    state = after(state, "@2")
    assert "@black" in odds(state)
    assert piles(state) == "exile:ACD 1:B"


@pytest.mark.rule("B2")
def test_a_declared_band_stands_when_the_commander_changes(at: Make, after: Make) -> None:
    start = at("3:A 5:B 6:CD", "order", players=2, two_gen_declare="both")
    state = after(start, "g1", "Y")
    assert (state.actor, state.phase) == (0, "declaring")
    state = after(state, "R", "@2")  # general 1 now stands on general 2
    assert state.phase == "spinning"
    state = after(state, "@gen")
    assert (state.actor, legal(state)) == (0, [">6"])


@pytest.mark.rule("B2", forbids=True)
def test_a_band_declared_in_advance_is_not_spun_after_the_end(at: Make, after: Make) -> None:
    last = {"players": 2, "two_gen_declare": "both", "spins": 9, "max_spins": 10}
    state = after(at("exile:ABCD", "order", **last), "g1", "W", "R", "@2")
    assert state.over
    assert GAME.load(state.options, str(state)).key == state.key


@pytest.mark.rule("B2", forbids=True)
def test_by_default_the_second_band_waits_for_the_first_spin(at: Make, after: Make) -> None:
    state = after(at("exile:ABCD", "order", players=2), "g1", "Y")
    assert state.phase == "spinning"
    four = after(at("exile:ABCD", two_gen_declare="both"), "Y")
    assert four.phase == "spinning"


@pytest.mark.rule("B3")
def test_one_chest_of_21_or_two_of_42(at: Make, after: Make) -> None:
    due = "declare A, spin A"
    single = after(at("19:A exile:BCD", due, players=2, pot=5, medals="16 0 20 20"), "Y", "@1")
    assert single.outcome.winners == [0]
    both = after(at("19:A exile:BCD", due, players=2, pot=5, medals="20 17 20 20", two_gen_win="sum42"), "Y", "@1")
    assert both.outcome.result["reason"] == "marshal"
    assert both.outcome.winners == [0]


@pytest.mark.rule("B3", forbids=True)
def test_two_half_full_chests_do_not_win_and_with_sum42_one_full_chest_does_not(at: Make, after: Make) -> None:
    due = "declare A, spin A"
    assert not after(at("19:A exile:BCD", due, players=2, pot=5, medals="15 20 0 0"), "Y", "@1").over
    summed = at("19:A exile:BCD", due, players=2, pot=25, medals="15 0 0 0", two_gen_win="sum42")
    assert not after(summed, "Y", "@1").over
    four = after(at("19:A exile:BCD", pot=5, medals="16 0 0 0", two_gen_win="sum42"), "Y", "@1")
    assert four.over


@pytest.mark.rule("B3", "W3")
def test_at_the_limit_the_fullest_chest_or_the_sum_counts(at: Make, after: Make) -> None:
    due, last = "spin B=Y", {"players": 2, "spins": 9, "max_spins": 10, "medals": "9 0 6 6"}
    assert after(at("exile:ABCD", due, **last), "@1").outcome.winners == [0]
    assert after(at("exile:ABCD", due, two_gen_win="sum42", **last), "@1").outcome.winners == [1]
    tied = {**last, "medals": "9 9 9 0"}
    assert after(at("exile:ABCD", due, **tied), "@1").outcome.result["scores"] == [0.5, 0.5]


@pytest.mark.rule("B4")
def test_ones_own_other_general_is_landed_upon_like_any_other(at: Make, after: Make) -> None:
    state = after(at("3:A 5:B exile:CD", players=2), "Y", "@2")
    assert (piles(state), state.pot) == ("exile:CD 5:BA", 2)


@pytest.mark.rule("B4", forbids=True)
def test_a_jump_needs_an_opponent_of_the_movers_owner(at: Make, after: Make) -> None:
    state = after(at("3:A 5:B 7:C exile:D", "spin A=R", players=2), "@gen")
    assert legal(state) == [">7"]
    assert state.why_not(">5").rule == "B4"
    nobody = after(at("3:AC 5:B exile:D", "spin A=R", players=2), "@gen")
    assert nobody.phase != "targeting"
    mixed = after(at("3:AC 5:BD", "spin A=R", players=2), "@gen")
    assert (mixed.actor, legal(mixed)) == (1, [">5"])
