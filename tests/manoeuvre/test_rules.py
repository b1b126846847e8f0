"""What each rule allows, and what it forbids."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import caracole
from caracole.games.manoeuvre import board, forces, names, pieces
from caracole.games.manoeuvre.phases import ending, resolving
from caracole.games.manoeuvre.state import ManoeuvreState
from caracole.kernel.errors import BadOptions, NotAnAction

At = Callable[..., ManoeuvreState]
Play = Callable[..., ManoeuvreState]
Say = Callable[[ManoeuvreState], str]

GAME = caracole.game("manoeuvre")
FLAT = ["." * 8] * 8
MOVE = "due endturn restore combat move"
FIGHT = "due endturn restore combat"
REST = "due endturn restore"
DRAW = "due endturn restore combat move drawn draw"
DISCARD = f"{DRAW} discard"


def landscape(**rows: str) -> list[str]:
    """A clear board with some ranks drawn, `r4="...M...."`; rank 8 comes first."""
    return [rows.get(f"r{rank}", "." * 8) for rank in range(8, 0, -1)]


def why(state: ManoeuvreState, text: str) -> str:
    """The rule that forbids an action."""
    refusal = state.why_not(text)
    assert refusal is not None, f"{text} is legal"
    return refusal.rule


def legal(state: ManoeuvreState) -> set[str]:
    return {state.say(action) for action in state.legal()}


def odds(state: ManoeuvreState) -> dict[str, Fraction]:
    return {state.say(outcome): chance for outcome, chance in state.odds()}


def fresh(**asked: Any) -> ManoeuvreState:
    state = GAME.new(**{"first": 0, **asked})
    assert isinstance(state, ManoeuvreState)
    return state


def emptied(at: At, hand: str, pile: str, **options: Any) -> ManoeuvreState:
    """South is about to draw the last card of its first deck, SUP; the rest of its sixty cards is in the pile."""
    counts = {pieces.army("BR").code(c): n for c, n in enumerate(pieces.army("BR").copies()) if n}
    for card in [*hand.split(), *pile.split(), "SUP"]:
        counts[card] -= 1
    lying = " ".join([card for card, n in counts.items() for _ in range(n)] + [f"^{pile}"])
    text = f"S FG=d2 | N IG=d8 | S hand {hand} | S pile {lying} | {DRAW}"
    state = at(text, board=FLAT, **options)
    assert {state.say(outcome) for outcome in state.odds().outcomes} == {"@SUP"}
    return state


# --- board and pieces -----------------------------------------------------------------------------


@pytest.mark.rule("B1", "B3")
def test_four_tiles_make_the_rulebook_map() -> None:
    rows = "F....FT. .......F .FF..... .FFHH... .FH..H.. F.....FF ..T...H. .F...H.."
    assert " ".join(board.board_rows(fresh().board)) == rows


@pytest.mark.rule("B3")
def test_a_tile_turns_clockwise() -> None:
    assert board.tile_rows(21, 0) == ["FFF.", ".L..", ".H..", ".L.H"]
    assert board.tile_rows(21, 1) == ["...F", "LHLF", "...F", "H..."]


@pytest.mark.rule("B1", "B3", forbids=True)
@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ([[1, 0], [1, 1], [2, 0], [3, 0]], "different"),
        ([[0, 0], [1, 1], [2, 0], [3, 0]], "1 to 24"),
        ([[5, 4], [1, 1], [2, 0], [3, 0]], "0 to 3"),
    ],
)
def test_tiles_are_different_and_turned_by_quarters(tiles: list[list[int]], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        GAME.new(tiles=tiles)


@pytest.mark.rule("B1", forbids=True)
def test_nothing_works_diagonally(at: At) -> None:
    state = at(f"S FG=d4 | N IG=e5 | S hand FG.a | {FIGHT}", board=FLAT)
    assert legal(state) == {"."}
    assert why(state, "FG.a d4xe5") == "C2"


@pytest.mark.rule("B1", "S2", forbids=True)
def test_a_tile_is_laid_once(play: Play) -> None:
    state = play(fresh(draft=True), "@9", "@2", "t21r1")
    assert "t21r2" not in legal(state)
    assert why(state, "t21r2") == "B1"


@pytest.mark.rule("B2")
def test_a_ten_sided_die_shows_ten() -> None:
    state = fresh(draft=True)
    assert odds(state) == {f"@{face}": Fraction(1, 10) for face in range(1, 11)}


@pytest.mark.rule("B2", forbids=True)
def test_no_die_shows_a_zero_and_nobody_throws_it_but_chance() -> None:
    state = fresh(draft=True)
    with pytest.raises(NotAnAction):
        state.parse("@0")
    assert why(state, "@11") == "B2"
    assert why(state, "t1r0") == "B2"


@pytest.mark.rule("U1")
def test_a_unit_fights_through_cards_of_its_own_name(at: At) -> None:
    state = at(f"S FG=d4 B4=c5 | N IG=d5 | S hand FG.a B4.a | {FIGHT}", board=FLAT)
    assert legal(state) == {".", "FG.a d4xd5", "B4.a c5xd5"}


@pytest.mark.rule("U1", forbids=True)
def test_a_unit_without_its_card_does_not_attack(at: At) -> None:
    state = at(f"S FG=d4 B4=c5 | N IG=d5 | S hand FG.a | {FIGHT}", board=FLAT)
    assert why(state, "B4.a c5xd5") == "U1"
    assert legal(state) == {".", "FG.a d4xd5"}


@pytest.mark.rule("U1", forbids=True)
def test_the_same_army_does_not_fight_itself() -> None:
    with pytest.raises(BadOptions, match="different armies"):
        GAME.new(armies=["FR", "FR"])


@pytest.mark.rule("U1", "S2", forbids=True)
def test_only_an_army_of_the_pair_can_be_taken(play: Play) -> None:
    state = play(fresh(draft=True), "@9", "@2", "t1r0", "t2r0", "t3r0", "t4r0", "AU+SP")
    assert legal(state) == {"AU", "SP"}
    assert why(state, "FR") == "U1"


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("U2")
@pytest.mark.parametrize("key", names.ARMIES)
def test_every_unit_has_five_cards_and_every_army_twenty_of_its_headquarters(key: str) -> None:
    army = pieces.army(key)
    assert [sum(card.copies for card in unit.cards) for unit in army.unit] == [5] * 8
    orders = [card for card in army.hq if card.copies]
    assert len(army.leader) + sum(card.copies for card in orders) == 20
    assert 3 <= len(orders) <= 8


@pytest.mark.rule("U2", forbids=True)
def test_no_unit_is_as_strong_reduced_as_full_and_none_has_another_strength(at: At) -> None:
    assert all(0 < unit.reduced < unit.full <= 8 for army in pieces.armies() for unit in army.unit)
    state = at(f"S FG=d4 B4=e4r | N IG=d8 | {MOVE}", board=FLAT)
    assert (forces.strength(state, 0, 0), forces.strength(state, 0, 1)) == (8, 3)


@pytest.mark.rule("B4")
@pytest.mark.parametrize(("letter", "cover"), [(".", 0), ("D", 0), ("H", 2), ("T", 3), ("F", 2), ("M", 1)])
def test_the_ground_under_the_defender_counts(at: At, play: Play, letter: str, cover: int) -> None:
    rows = landscape(r5=f"...{letter}....")
    state = play(at(f"S FG=d4 | N IG=d5 | S hand FG.a WD | {FIGHT}", board=rows), "FG.a d4xd5")
    assert resolving.defense(state) == 8 + cover


@pytest.mark.rule("B5")
@pytest.mark.parametrize("letter", "DM")
def test_cavalry_stops_in_a_field_or_marsh_but_starts_from_one_as_from_anywhere(at: At, letter: str) -> None:
    rows = landscape(r3=f"...{letter}....")
    through = legal(at(f"S QL=d2 | N IG=d8 | {MOVE}", board=rows))
    assert "d2-d3" in through
    assert "d2-d4" not in through
    assert "d3-d5" in legal(at(f"S QL=d3 | N IG=d8 | {MOVE}", board=rows))


@pytest.mark.rule("S3")
def test_each_side_chooses_its_five_cards_in_a_tournament(play: Play) -> None:
    state = fresh(tournament=True)
    assert (state.phase, state.actor, len(state.legal())) == ("pick", 0, 41)
    play(state, "+SPY", "+SUP", "+SUP", "+SUP", "+SUP")
    assert (state.phase, state.actor) == ("pick", 1)
    assert "+IG.a" in legal(state)


@pytest.mark.rule("S3", forbids=True)
def test_no_more_copies_are_chosen_than_there_are(play: Play) -> None:
    state = play(fresh(tournament=True), "+SPY")
    assert "+SPY" not in legal(state)
    assert why(state, "+SPY") == "S3"


@pytest.mark.rule("S1", forbids=True)
def test_units_are_set_up_in_order_on_free_squares_of_their_own_ranks(play: Play) -> None:
    state = play(fresh(), *["@SUP"] * 4, "@COM", *["@SUP"] * 4, "@RED", "FG=a1")
    assert why(state, "B32=a2") == "S1"
    assert why(state, "B4=a1") == "S1"
    assert why(state, "B4=a3") == "B1"
    assert why(state, ".") == "S1"


@pytest.mark.rule("S1", forbids=True)
def test_a_board_needs_room_for_eight_units() -> None:
    with pytest.raises(BadOptions, match="ranks 1 and 2 need at least 8"):
        GAME.new(board=landscape(r1="LLLLLLLL", r2="L......."))
    assert GAME.new(board=landscape(r1="LLLLLLLL")).over is False


# --- the turn -------------------------------------------------------------------------------------


@pytest.mark.rule("T1")
def test_the_phases_come_in_order_and_the_second_side_follows(at: At, play: Play) -> None:
    state = at("S FG=d2r | N IG=d8 | S hand FG.a | N hand WD | due turn", board=FLAT)
    told = []
    for text in (".", "@SUP", "@DB.a", "@RED", "@B4.a", ".", "d2-d3", ".", ".", "."):
        told.append(state.phase)
        play(state, text)
    assert told == ["discard", *["draw"] * 4, "drawn", "move", "moved", "combat", "restore"]
    assert (state.active, state.phase, state.turn) == (1, "discard", 2)


@pytest.mark.rule("T1", forbids=True)
def test_no_combat_before_the_movement(at: At) -> None:
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a FM | {MOVE}", board=FLAT)
    assert why(state, "FG.a d4xd5") == "M1"
    assert why(state, "-FG.a") == "M1"


@pytest.mark.rule("T2")
def test_any_number_is_discarded_then_five_are_drawn(at: At, play: Play) -> None:
    state = at("S FG=d2 | N IG=d8 | S hand FG.a FG.b WD | due endturn restore combat move draw discard", board=FLAT)
    play(state, "-FG.a", "-WD", ".")
    for _ in range(4):
        assert state.phase == "draw"
        play(state, "@B4.a" if "@B4.a" in {state.say(a) for a in state.odds().outcomes} else "@SUP")
    assert state.hand_size[0] == 5
    assert state.phase == "move"


@pytest.mark.rule("T2", forbids=True)
def test_a_card_not_in_hand_is_not_discarded_and_a_full_hand_draws_nothing(at: At, play: Play) -> None:
    hand = "S hand FG.a FG.b WD WD WD"
    state = at(f"S FG=d2 | N IG=d8 | {hand} | due endturn restore combat move draw discard", board=FLAT)
    assert why(state, "-SUP") == "T2"
    play(state, ".")
    assert state.phase == "move"


@pytest.mark.rule("T2", "T4")
def test_an_empty_deck_is_replaced_by_the_pile(at: At, play: Play) -> None:
    army = pieces.army("BR")
    pile = [army.code(code) for code, copies in enumerate(army.copies()) for _ in range(copies)]
    pile.remove("FG.b")
    pile.remove("WD")
    text = f"S FG=d2 | N IG=d8 | S pile {' '.join(pile)} ^WD | {MOVE} draw"
    state = at(text, board=FLAT)
    assert odds(state) == {"@FG.b": 1}
    play(state, "@FG.b")
    assert (state.exhausted[0], state.deck_size[0]) == (1, 0)
    assert odds(state)["@WD"] == Fraction(3, 59)
    play(state, "@WD")
    assert (state.deck_size[0], state.pile_size[0], state.shown[0]) == (58, 0, names.NO_CARD)
    at_once = play(at(text, board=FLAT, reshuffle="at_once"), "@FG.b")
    assert (at_once.exhausted[0], at_once.deck_size[0], at_once.pile_size[0]) == (1, 59, 0)


@pytest.mark.rule("T3")
def test_a_spy_shows_the_other_hand_in_the_middle_of_a_combat(at: At, play: Play) -> None:
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a SPY FG.b | N hand IG.a WD | {FIGHT}", board=FLAT)
    play(state, "FG.a d4xd5", ".", "SPY")
    assert state.phase == "attack"
    assert "S knows IG.a WD" in str(state)
    assert "S pile ^SPY" in str(state)


@pytest.mark.rule("T3", forbids=True)
def test_a_spy_is_not_played_in_the_other_turn(at: At, play: Play) -> None:
    state = at(f"turn 1 N | S FG=d4 | N IG=d5 | S hand SPY | N hand IG.a | {FIGHT}", board=FLAT)
    play(state, "IG.a d5xd4")
    assert legal(state) == {"."}
    assert why(state, "SPY") == "T3"


@pytest.mark.rule("T5")
def test_a_spy_played_after_drawing_is_replaced(at: At, play: Play) -> None:
    state = at(f"S FG=d2 | N IG=d8 | S hand SPY FG.a FG.b WD SUP | {DRAW}", board=FLAT)
    assert state.phase == "drawn"
    play(state, "SPY")
    assert state.phase == "draw"
    play(state, "@COM")
    assert state.hand_size[0] == 5


@pytest.mark.rule("T4", forbids=True)
def test_the_pile_is_not_shuffled_before_a_card_is_needed(at: At, play: Play) -> None:
    state = play(emptied(at, "FG.a FG.b WD B4.a", "COM"), "@SUP")
    assert (state.deck_size[0], state.phase) == (0, "drawn")
    assert state.pile_size[0] == 55


@pytest.mark.rule("T5", forbids=True)
def test_without_spy_redraw_a_spy_is_not_replaced(at: At, play: Play) -> None:
    phases = "due endturn restore combat move drawn draw"
    text = f"S FG=d2 | N IG=d8 | S hand SPY SUP SUP SUP | N hand WD | {phases}"
    state = play(at(text, board=FLAT, spy_redraw=False), "@SUP")
    assert state.phase == "move"
    assert "SPY" in legal(state)
    play(state, "SPY")
    assert (state.phase, state.hand_size[0]) == ("move", 4)


# --- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("M1")
def test_cavalry_rides_round_a_corner_and_past_nobody(at: At) -> None:
    state = at(f"S KD=a1 FG=a2 | N IG=h8 | {MOVE}", board=FLAT)
    assert {text for text in legal(state) if text.startswith("a1")} == {"a1-b1", "a1-c1", "a1-b2"}


@pytest.mark.rule("M1", forbids=True)
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("a1-a2", id="occupied"),
        pytest.param("a1-a3", id="nobody is passed"),
        pytest.param("a1-d1", id="too far"),
        pytest.param("a2-a4", id="infantry walks one square"),
        pytest.param("c1-d2", id="over a field"),
        pytest.param("c1-c2", id="lake"),
        pytest.param("h8-h7", id="an enemy"),
        pytest.param("e5-e6", id="nobody there"),
        pytest.param(".", id="one unit must move"),
    ],
)
def test_a_move_enters_free_squares_within_reach(at: At, text: str) -> None:
    ground = landscape(r1="...D....", r2="..LM....")
    state = at(f"S KD=a1 FG=a2 QL=c1 | N IG=h8 | {MOVE}", board=ground)
    assert text not in legal(state)
    assert why(state, text) == "M1"


@pytest.mark.rule("B5", forbids=True)
def test_slow_start_keeps_cavalry_in_a_field_to_one_square(at: At) -> None:
    ground = landscape(r1="D.......")
    text = f"S KD=a1 | N IG=h8 | {MOVE}"
    assert "a1-c1" in legal(at(text, board=ground))
    slow = at(text, board=ground, slow_start=True)
    assert legal(slow) == {"a1-b1", "a1-a2"}
    assert why(slow, "a1-c1") == "B5"


@pytest.mark.rule("M1")
def test_a_side_that_cannot_move_skips_the_phase(at: At) -> None:
    ground = landscape(r1=".L......", r2="LL......")
    state = at(f"S FG=a1 | N IG=h8 | S hand WD | {MOVE}", board=ground)
    assert state.phase == "combat"


@pytest.mark.rule("M2")
def test_supply_and_two_forced_marches_move_two_units_farther(at: At, play: Play, standing: Say) -> None:
    state = at(f"S FG=d2 B4=e2 | N IG=h8 | S hand FM FM SUP | {MOVE}", board=FLAT)
    play(state, "d2-d3", "FM", "d3-d2", "SUP", "e2-e3", "FM", "e3-e4")
    assert standing(state) == "S FG=d2 B4=e4 / N IG=h8"


@pytest.mark.rule("M2", forbids=True)
def test_one_forced_march_a_unit_and_supply_for_another(at: At, play: Play) -> None:
    state = at(f"S FG=d2 B4=e2 | N IG=h8 | S hand FM FM SUP SUP | {MOVE}", board=FLAT)
    play(state, "d2-d3", "FM", "d3-d4")
    assert legal(state) == {".", "SUP"}
    assert why(state, "FM") == "M2"
    play(state, "SUP")
    assert why(state, "d4-d5") == "M2"
    play(state, "e2-e3")
    assert legal(state) == {".", "FM"}
    assert why(state, "SUP") == "M2"


@pytest.mark.rule("M4", forbids=True)
@pytest.mark.parametrize(("fm_end", "expected"), [(True, {"."}), (False, {".", "FM"})])
def test_fields_at_the_end_of_the_basic_move_forbid_a_forced_march(
    at: At, play: Play, fm_end: bool, expected: set[str]
) -> None:
    ground = landscape(r3="...D....")
    state = at(f"S FG=d2 DB=a1 | N IG=h8 | S hand FM | {MOVE}", board=ground, fm_end=fm_end)
    assert legal(play(state, "d2-d3")) == expected


@pytest.mark.rule("M2", forbids=True)
def test_a_basic_move_out_of_a_marsh_forbids_a_forced_march(at: At, play: Play) -> None:
    ground = landscape(r2="...M....")
    state = at(f"S FG=d2 DB=a1 | N IG=h8 | S hand FM | {MOVE}", board=ground, fm_end=False)
    play(state, "d2-d3")
    assert legal(state) == {"."}
    assert why(state, "FM") == "M2"


@pytest.mark.rule("M2")
def test_a_late_forced_march_comes_after_the_second_move(at: At, play: Play, standing: Say) -> None:
    state = at(f"S FG=d2 B4=e2 | N IG=h8 | S hand FM SUP | {MOVE}", board=FLAT, fm_late=True)
    play(state, "d2-d3", "SUP", "e2-e3", ".")
    assert legal(state) == {".", "FM"}
    play(state, "FM", "d3-d4")
    assert standing(state) == "S FG=d4 B4=e3 / N IG=h8"


@pytest.mark.rule("M3")
def test_guerrillas_cancel_a_supply(at: At, play: Play) -> None:
    state = at(f"S IG=d2 F2=e2 | N WG=h8 | S hand SUP SUP | N hand GUE WD | {MOVE}", "FR SP", board=FLAT)
    play(state, "d2-d3", "SUP", "GUE")
    assert state.phase == "combat"
    assert state.shown[1] == names.GUE
    assert state.hand_size[0] == 1


@pytest.mark.rule("M3", forbids=True)
def test_guerrillas_do_not_stop_a_leader_nor_fight_in_their_own_turn(at: At, play: Play) -> None:
    state = at(f"S IG=d2r | N WG=h8 | S hand L.NEY | N hand GUE | {REST}", "FR SP", board=FLAT)
    play(state, "L.NEY d2")
    assert state.phase == "rally"
    own = at(f"turn 1 N | S IG=d2 | N WG=h8r | N hand GUE | {REST}", "FR SP", board=FLAT)
    assert legal(own) == {"."}


@pytest.mark.rule("M3", forbids=True)
def test_no_second_card_of_the_kind_after_guerrillas(at: At, play: Play) -> None:
    state = at(f"S IG=d2 F2=e2 | N WG=h8 | S hand FM FM | N hand GUE WD | {MOVE}", "FR SP", board=FLAT)
    play(state, "d2-d3", "FM", "GUE")
    assert legal(state) == {"."}
    assert why(state, "FM") == "M2"


@pytest.mark.rule("M4")
def test_guerrillas_cancel_a_further_unit_card_in_2008(at: At, play: Play) -> None:
    text = f"S IG=d4 | N WG=d5 | S hand IG.a IG.a IG.a | N hand GUE WD | {FIGHT}"
    state = at(text, "FR SP", board=FLAT, guerrilla_combat=True)
    play(state, "IG.a d4xd5", ".", "IG.a", "GUE")
    assert (state.phase, state.d8, state.acount, state.ucount) == ("attack", 2, 1, 1)
    assert legal(state) == {".", "IG.a"}
    play(state, "IG.a", ".")
    assert (state.d8, state.acount, state.ucount) == (4, 2, 2)
    new = play(at(text, "FR SP", board=FLAT), "IG.a d4xd5", ".", "IG.a")
    assert (new.phase, new.actor, new.d8) == ("attack", 0, 4)


# --- combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("C1")
def test_four_kinds_of_combat(at: At) -> None:
    state = at(f"S U22=d4 U1=c4 | N IG=d5 | S hand U22.c U1.c AMB | {FIGHT}", "US FR", board=FLAT)
    assert legal(state) == {".", "U22.c d4xd5", "U22.c d4~d5", "U1.c c4*d5", "AMB d5"}


@pytest.mark.rule("C1", forbids=True)
def test_there_is_no_second_combat(at: At, play: Play) -> None:
    state = at(f"S FG=d4 B4=c5 | N IG=d5 | S hand FG.a B4.a RED | {FIGHT}", board=FLAT)
    play(state, "FG.a d4xd5", ".", "@6", "H")
    assert state.phase == "restore"
    assert why(state, "B4.a c5xd5") == "R1"


@pytest.mark.rule("C2")
def test_an_ambush_strikes_anywhere(at: At) -> None:
    state = at(f"S A1=a1 | N IG=h8 F2=a5 | S hand AMB | {FIGHT}", "AU FR", board=FLAT)
    assert legal(state) == {".", "AMB h8", "AMB a5"}


@pytest.mark.rule("C2", forbids=True)
def test_no_assault_out_of_a_marsh_nor_with_artillery_nor_on_empty_squares(at: At) -> None:
    ground = landscape(r4="...M....")
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a FG.c | {FIGHT}", board=ground)
    assert legal(state) == {".", "FG.c d4*d5"}
    assert why(state, "FG.a d4xd5") == "C2"
    dry = at(f"S FG=d4 | N IG=d6 | S hand FG.a | {FIGHT}", board=FLAT)
    assert why(dry, "FG.a d4xd6") == "C2"
    assert why(dry, "FG.a d4xd5") == "C2"
    with pytest.raises(NotAnAction, match="no attack dice"):
        state.parse("FG.c d4xd5")


@pytest.mark.rule("C3")
def test_a_withdrawal_needs_only_a_free_square(at: At, play: Play, standing: Say) -> None:
    state = at(f"S FG=d7 | N IG=d8 F2=c8 F4=e8 | S hand FG.a | N hand WD IG.a | {FIGHT}", board=FLAT)
    play(state, "FG.a d7xd8")
    assert legal(state) == {".", "IG.a"}
    state = at(f"S FG=d7 | N IG=d8 F2=c8 | S hand FG.a | N hand WD IG.a | {FIGHT}", board=FLAT)
    play(state, "FG.a d7xd8", "WD")
    assert standing(state) == "S FG=d7 / N IG=e8 F2=c8"


@pytest.mark.rule("C3", forbids=True)
def test_no_withdrawal_after_other_cards_nor_without_a_way_out(at: At, play: Play) -> None:
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a | N hand WD IG.a | {FIGHT}", board=FLAT)
    play(state, "FG.a d4xd5", "IG.a")
    assert legal(state) == {"."}
    assert why(state, "WD") == "C3"
    shut = at(f"S FG=d7 | N IG=d8 F2=c8 F4=e8 | S hand FG.a | N hand WD | {FIGHT}", board=FLAT)
    play(shut, "FG.a d7xd8")
    assert why(shut, "WD") == "C3"


@pytest.mark.rule("C18", forbids=True)
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, {".", "U1.a"}),
        ({"us_attempts": "any"}, {".", "U1.a", "WD U1.a"}),
        ({"us_attempts": "any", "defense_cards": "one"}, {"."}),
    ],
)
def test_attempts_to_withdraw_are_counted(at: At, play: Play, options: dict[str, Any], expected: set[str]) -> None:
    text = f"S FG=d4 | N U1=d5 | S hand FG.a | N hand U1.a U1.a WD | {FIGHT}"
    state = play(at(text, "BR US", board=FLAT, **options), "FG.a d4xd5", "WD U1.a", "@5")
    assert state.phase == "defend"
    assert legal(state) == expected
    assert why(state, "WD") == "C3"


@pytest.mark.rule("C18")
@pytest.mark.parametrize("nra_withdraw", [True, False])
def test_a_card_that_frees_from_advancing_also_frees_after_a_withdrawal(
    at: At, play: Play, choices: Say, nra_withdraw: bool
) -> None:
    text = f"S FG=d4 | N IG=d5 | S hand FG.a B4.a | N hand WD | {FIGHT}"
    state = play(at(text, board=FLAT, nra_withdraw=nra_withdraw), "FG.a d4xd5", "WD")
    assert (state.phase == "advance") == nra_withdraw
    assert not nra_withdraw or choices(state) == ". d4-d5"


@pytest.mark.rule("C4", "C17")
def test_the_defender_adds_cards_of_his_unit_and_a_leader(at: At, play: Play) -> None:
    hand = "IG.a IG.a IG.b L.NEY F2.a"
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a | N hand {hand} | {FIGHT}", board=FLAT)
    play(state, "FG.a d4xd5")
    assert legal(state) == {".", "IG.a", "IG.b", "L.NEY"}
    play(state, "IG.a", "IG.b", "L.NEY", ".")
    assert resolving.defense(state) == 8 + 7 + 8 + 4


@pytest.mark.rule("C4", forbids=True)
def test_one_leader_and_no_cards_of_other_units(at: At, play: Play) -> None:
    hand = "IG.a L.NEY L.SOULT F2.a SUP"
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a | N hand {hand} | {FIGHT}", board=FLAT)
    play(state, "FG.a d4xd5", "L.NEY")
    assert legal(state) == {".", "IG.a"}
    assert why(state, "L.SOULT") == "C4"
    assert why(state, "F2.a") == "C4"
    assert why(state, "SUP") == "C4"


@pytest.mark.rule("C4", "C17", forbids=True)
def test_one_unit_card_for_the_defender_of_2008(at: At, play: Play) -> None:
    text = f"S FG=d4 | N IG=d5 | S hand FG.a | N hand IG.a IG.a L.NEY | {FIGHT}"
    state = play(at(text, board=FLAT, defense_cards="one"), "FG.a d4xd5", "IG.a")
    assert legal(state) == {".", "L.NEY"}
    assert why(state, "IG.a") == "C4"
    play(state, "L.NEY")
    assert state.phase == "dice"


@pytest.mark.rule("C5")
def test_the_attacker_adds_cards_leader_sappers_and_committed_attacks(at: At, play: Play) -> None:
    hand = "FG.a FG.b L.HILL COM SAP"
    state = at(f"S FG=d4 | N IG=d5 | redoubts d5 | S hand {hand} | {FIGHT}", board=FLAT)
    play(state, "FG.a d4xd5")
    assert legal(state) == {".", "COM", "FG.b", "L.HILL", "SAP"}
    play(state, "COM", "FG.b", "L.HILL", "SAP")
    assert (state.phase, state.d6, state.d8, state.sappers) == ("dice", 2, 4, 1)


@pytest.mark.rule("C5", forbids=True)
def test_what_an_attacker_may_not_add(at: At, play: Play) -> None:
    hand = "J1.b J1.d J2.b L.OMAR L.VISIER COM COM"
    state = at(f"S J1=d4 J2=c4 | N WG=d5 | S hand {hand} | {FIGHT}", "OT SP", board=FLAT)
    play(state, "J1.b d4xd5", "COM")
    assert legal(state) == {".", "L.OMAR", "L.VISIER"}
    assert why(state, "COM") == "C5"
    assert why(state, "J1.d") == "C5"
    assert why(state, "J2.b") == "C5"
    play(state, "L.OMAR")
    assert why(state, "L.VISIER") == "C5"
    assert why(state, "L.VISIER C") == "C5"


@pytest.mark.rule("C5", "C17", forbids=True)
def test_sappers_need_a_redoubt_and_an_old_ambush_takes_little(at: At, play: Play) -> None:
    state = at(f"S U1=a1 | N IG=d5 | S hand AMB SAP U1.a L.MACOMB | {FIGHT}", "US FR", ambush_cards="leader")
    play(state, "AMB d5")
    assert legal(state) == {".", "L.MACOMB"}
    assert why(state, "SAP") == "C5"
    assert why(state, "U1.a") == "C17"


@pytest.mark.rule("C6")
def test_a_leader_brings_one_unit_less_than_his_command(at: At, play: Play) -> None:
    text = f"S FG=d4 B4=c5 B32=e5 B42=d6 | N IG=d5 | S hand FG.a L.MOORE | {FIGHT}"
    state = play(at(text, board=FLAT), "FG.a d4xd5", "L.MOORE C")
    assert legal(state) == {"+c5", "+e5", "+d6"}
    play(state, "+c5")
    assert legal(state) == {"+e5", "+d6", "."}
    play(state, "+d6")
    assert state.phase == "dice"
    assert state.scount == 2


@pytest.mark.rule("C6", forbids=True)
def test_no_support_out_of_a_marsh_from_afar_or_twice(at: At, play: Play) -> None:
    ground = landscape(r5="..M.....")
    text = f"S FG=d4 B4=c5 B32=e5 B42=d6 DB=a1 | N IG=d5 | S hand FG.a L.MOORE | {FIGHT}"
    state = play(at(text, board=ground), "FG.a d4xd5", "L.MOORE C")
    assert legal(state) == {"+e5", "+d6"}
    for square in ("c5", "a1", "d4", "d5"):
        assert why(state, f"+{square}") == "C6"
    assert why(state, ".") == "C6"


@pytest.mark.rule("C6", forbids=True)
def test_a_command_of_one_brings_nobody(at: At, play: Play) -> None:
    text = f"S U1=d4 U2=c5 | N IG=d5 | S hand U1.a L.SCOTT | {FIGHT}"
    state = play(at(text, "US FR", board=FLAT), "U1.a d4xd5")
    assert legal(state) == {".", "L.SCOTT"}
    assert why(state, "L.SCOTT C") == "C6"


@pytest.mark.rule("C19")
@pytest.mark.parametrize(("hill_bonus", "attack"), [("once", 2), ("each", 4), ("initiator", 0)])
def test_the_hill_counts_once_each_or_for_the_initiator(at: At, play: Play, hill_bonus: str, attack: int) -> None:
    ground = landscape(r5="..H.H...")
    text = f"S FG=d4 B4=c5 B32=e5 | N IG=d5 | S hand FG.a L.MOORE | {FIGHT}"
    state = at(text, board=ground, hill_bonus=hill_bonus)
    play(state, "FG.a d4xd5", "L.MOORE C", "+c5", "+e5", "@2")
    assert state.attack_total == 8 + 7 + 6 + 2 + attack


@pytest.mark.rule("C7", "B4", forbids=True)
def test_no_hill_against_a_hill_nor_in_an_ambush_and_no_redoubt_against_sappers(at: At, play: Play) -> None:
    ground = landscape(r4="...H....", r5="...H....")
    state = at(f"S U1=d4 | N IG=d5 | redoubts d5 | S hand U1.a SAP | {FIGHT}", "US FR", board=ground)
    play(state, "U1.a d4xd5", "SAP")
    assert (resolving.attack_without_dice(state), resolving.defense(state)) == (8, 8 + 2)
    ground = landscape(r4="...H....")
    text = f"S U1=d4 | N IG=d5 | S hand AMB L.JACKSON | {FIGHT}"
    ambush = play(at(text, "US FR", board=ground), "AMB d5", "L.JACKSON C", "+d4", "@10")
    assert (ambush.attack_total, ambush.defense_total) == (18, 8)


@pytest.mark.rule("C8")
@pytest.mark.parametrize(
    ("guards", "total", "phase", "actor", "units"),
    [
        pytest.param("DB.c L.HILL", 2, "discard", 1, "S IG=d4r / N DB=d5", id="10 to 11, less"),
        pytest.param("DB.c", 2, "discard", 1, "S IG=d4 / N DB=d5", id="10 to 10, equal"),
        pytest.param("DB.c", 3, "choice", 1, "S IG=d4 / N DB=d5", id="11 to 10, more"),
        pytest.param("", 2, "choice", 0, "S IG=d4 / N DB=d5", id="10 to 5, twice"),
        pytest.param("", 7, "advance", 0, "S IG=d4 / N DB=d6r", id="15 to 5, three times"),
        pytest.param("", 12, "advance", 0, "S IG=d4 / N DB=x", id="20 to 5, four times"),
    ],
)
def test_the_result_table(
    at: At, play: Play, standing: Say, guards: str, total: int, phase: str, actor: int, units: str
) -> None:
    text = f"S IG=d4 | N DB=d5 | S hand IG.a | N hand {guards} WD | {FIGHT}"
    state = at(text, "FR BR", board=FLAT)
    play(state, "IG.a d4xd5", *guards.split(), ".", f"@{total}")
    assert (state.phase, state.actor) == (phase, actor)
    assert standing(state) == units


@pytest.mark.rule("C8")
def test_less_hits_every_attacking_unit_and_equal_nobody(at: At, play: Play, standing: Say) -> None:
    hands = "S hand F2.a L.NEY | N hand FG.a FG.a"
    state = at(f"S F2=d4 F4=c5 | N FG=d5 | {hands} | {FIGHT}", "FR BR", board=FLAT)
    play(state, "F2.a d4xd5", "FG.a", "FG.a", "L.NEY C", "+c5")
    equal = play(state.clone(), "@9")
    assert standing(equal) == "S F2=d4 F4=c5 / N FG=d5"
    play(state, "@8")
    assert standing(state) == "S F2=d4r F4=c5r / N FG=d5"


@pytest.mark.rule("C8", forbids=True)
def test_the_choice_is_hit_or_retreat_and_nothing_else(at: At, play: Play, standing: Say) -> None:
    state = at(f"S IG=d7 | N DB=d8 B4=c8 B32=e8 | S hand IG.a | {FIGHT}", "FR BR", board=FLAT)
    play(state, "IG.a d7xd8", "@2")
    assert (state.actor, legal(state)) == (0, {"H", "R"})
    assert why(state, ".") == "C8"
    play(state, "R")
    assert "DB=x" in standing(state)


@pytest.mark.rule("C9")
def test_a_hit_reduces_and_a_second_eliminates(at: At, play: Play, standing: Say) -> None:
    text = "S IG=d4 | N DB=d6{} | S hand IG.b | " + FIGHT
    assert standing(play(at(text.format(""), "FR BR", board=FLAT), "IG.b d4*d6", "@6")) == "S IG=d4 / N DB=d6r"
    assert standing(play(at(text.format("r"), "FR BR", board=FLAT), "IG.b d4*d6", "@6")) == "S IG=d4 / N DB=x"


@pytest.mark.rule("C9", forbids=True)
def test_an_eliminated_unit_never_comes_back(at: At) -> None:
    state = at(f"S FG=x B4=d4r | N IG=d8 | S hand FG.a SUP | {REST}", board=FLAT)
    assert legal(state) == {".", "SUP d4"}


@pytest.mark.rule("C10")
@pytest.mark.parametrize(
    ("others", "end"),
    [
        pytest.param("", "d6", id="towards his edge"),
        pytest.param("IG=d6 F2=c5", "e5", id="the only free flank"),
        pytest.param("IG=d6 F2=c5 F4=e5", "x", id="surrounded"),
    ],
)
def test_a_retreat_goes_back_then_aside(at: At, play: Play, standing: Say, others: str, end: str) -> None:
    state = at(f"S FG=d4 | N CU=d5 {others} | S hand FG.a | {FIGHT}", board=FLAT)
    play(state, "FG.a d4xd5", "@8", "R")
    assert f"CU={end}" in standing(state)


@pytest.mark.rule("C10")
def test_a_retreat_goes_forward_when_nothing_else_is_free(at: At, play: Play, standing: Say) -> None:
    text = f"S A1=a1 | N F4=h5 IG=h6 F2=g5 | S hand AMB L.CHARLES | {FIGHT}"
    state = play(at(text, "AU FR", board=FLAT), "AMB h5", "L.CHARLES", "@6", "R")
    assert "F4=h4" in standing(state)


@pytest.mark.rule("C10", "C20", forbids=True)
def test_nobody_retreats_into_a_lake_or_chooses_when_the_way_back_is_free(
    at: At, play: Play, choices: Say, standing: Say
) -> None:
    ground = landscape(r6="...L....")
    text = f"S A1=a1 | N F4=d5 | S hand AMB L.CHARLES | {FIGHT}"
    state = play(at(text, "AU FR", board=ground), "AMB d5", "L.CHARLES", "@6", "R")
    assert choices(state) == "d5-c5 d5-e5"
    assert why(state, "d5-d6") == "C10"
    assert why(state, "d5-d4") == "C10"
    assert "F4=d6" in standing(play(at(text, "AU FR", board=FLAT), "AMB d5", "L.CHARLES", "@6", "R"))


@pytest.mark.rule("C11")
def test_staying_needs_leave_for_every_unit(at: At, play: Play, choices: Say) -> None:
    text = f"S FG=d4 KD=c5 | N F4=d5r | S hand FG.a L.MOORE KD.a | {FIGHT}"
    state = play(at(text, board=FLAT), "FG.a d4xd5", "L.MOORE C", "+c5", "KD.a", "@20")
    assert (state.phase, choices(state)) == ("advance", ". c5-d5 d4-d5")
    text = f"S FG=d4 KD=c5 | N F4=d5r | S hand FG.a L.MOORE | {FIGHT}"
    state = play(at(text, board=FLAT), "FG.a d4xd5", "L.MOORE C", "+c5", "@10")
    assert (state.phase, choices(state)) == ("advance", "c5-d5 d4-d5")
    assert why(state, ".") == "C11"


@pytest.mark.rule("C11", forbids=True)
def test_nobody_advances_after_an_ambush_or_stays_when_he_must_go(at: At, play: Play, standing: Say) -> None:
    text = f"S A1=d4 | N F4=d5r | S hand AMB L.CHARLES | {FIGHT}"
    state = play(at(text, "AU FR", board=FLAT), "AMB d5", "L.CHARLES", "@10")
    assert standing(state) == "S A1=d4 / N F4=x"
    text = f"S B4=d4 | N F4=d5r | S hand B4.a | {FIGHT}"
    assert standing(play(at(text, board=FLAT), "B4.a d4xd5", "@10")) == "S B4=d5 / N F4=x"


@pytest.mark.rule("C11", "C18", forbids=True)
def test_after_a_withdrawal_leave_may_not_count(at: At, play: Play, standing: Say) -> None:
    text = f"S FG=d4 | N F4=d5 | S hand FG.a | N hand WD | {FIGHT}"
    free = play(at(text, board=FLAT), "FG.a d4xd5", "WD")
    assert free.phase == "advance"
    bound = play(at(text, board=FLAT, nra_withdraw=False), "FG.a d4xd5", "WD")
    assert standing(bound) == "S FG=d5 / N F4=d6"


@pytest.mark.rule("C12")
def test_each_card_of_the_cavalry_rolls_for_pursuit(at: At, play: Play, standing: Say) -> None:
    text = f"S QL=d4 | N F4=d5 | S hand QL.a QL.b | {FIGHT}"
    state = play(at(text, board=FLAT), "QL.a d4xd5", "QL.b", "@4", "R")
    assert state.phase == "pursue"
    play(state, "@4")
    assert standing(state) == "S QL=d5 / N F4=d6r"
    missed = play(state.clone(), "@4")
    assert standing(missed) == "S QL=d5 / N F4=d6r"
    play(state, "@3")
    assert standing(state) == "S QL=d5 / N F4=x"


@pytest.mark.rule("C12", forbids=True)
def test_infantry_and_cavalry_without_a_card_do_not_pursue(at: At, play: Play) -> None:
    text = f"S FG=d4 QL=c5 | N F4=d5 | S hand FG.a L.MOORE | {FIGHT}"
    state = play(at(text, board=FLAT), "FG.a d4xd5", "L.MOORE C", "+c5", "@2")
    assert state.fled
    for advance in ("d4-d5", "c5-d5"):
        assert play(state.clone(), advance).kind == names.PEACE


@pytest.mark.rule("C13")
def test_the_price_of_two_committed_attacks_falls_on_two_units(at: At, play: Play, standing: Say) -> None:
    hands = "S hand J1.b L.OMAR COM COM"
    state = at(f"S J1=d4 J2=c5 | N CA=d5r | {hands} | {FIGHT}", "OT SP", board=FLAT)
    play(state, "J1.b d4xd5", "L.OMAR C", "+c5", "COM", "COM", "@30", "d4-d5")
    assert standing(state) == "S J1=d5r J2=c5r / N CA=x"


@pytest.mark.rule("C13", "C20")
@pytest.mark.parametrize(("committed", "units"), [(1, "AF=d4r GF=x IC=x"), (2, "AF=x GF=x IC=x")])
def test_the_hits_of_a_lost_committed_attack_fall_on_the_living(
    at: At, play: Play, choices: Say, standing: Say, committed: int, units: str
) -> None:
    hands = f"S hand AF.a L.PECHLIVAN {' COM' * committed} | N hand WG.a WG.b WG.c"
    state = at(f"S AF=d4 IC=e5r GF=c5 | N WG=d5 | {hands} | {FIGHT}", "OT SP", board=FLAT)
    play(state, "AF.a d4xd5", "WG.a", "WG.b", "WG.c", "L.PECHLIVAN C", "+e5", "+c5", *["COM"] * committed)
    play(state, "@5")
    assert "IC=x" in standing(state)
    if committed == 1:
        assert (state.phase, choices(state)) == ("loss", "!c5 !d4")
        play(state, "!c5")
    assert standing(state) == f"S {units} / N WG=d5"


@pytest.mark.rule("C13", "C20", forbids=True)
def test_no_unit_takes_two_such_hits_and_strangers_take_none(at: At, play: Play, choices: Say) -> None:
    hands = "S hand J1.b L.PECHLIVAN COM COM"
    units = "S J1=d4 J2=c5 AF=e5 GF=a1 | N CA=d5r"
    state = at(f"{units} | {hands} | {FIGHT}", "OT SP", board=FLAT)
    play(state, "J1.b d4xd5", "L.PECHLIVAN C", "+c5", "+e5", "COM", "COM", "@30", "d4-d5")
    assert choices(state) == "!c5 !d5 !e5"
    assert why(state, "!a1") == "C13"
    play(state, "!d5")
    assert choices(state) == "!c5 !e5"
    assert why(state, "!d5") == "C13"


@pytest.mark.rule("C14", "C20")
def test_a_skirmish_costs_no_committed_attack(at: At, play: Play) -> None:
    text = f"S A1=d4 | N F4=d5 | S hand A1.a COM SKI | N hand F4.a | {FIGHT}"
    state = play(at(text, "AU FR", board=FLAT), "A1.a d4xd5", "F4.a", "COM", "SKI", ".")
    assert "S hand A1.a" in str(state)
    assert "S pile COM ^SKI" in str(state)
    assert state.status[0][0] == names.FULL


@pytest.mark.rule("C14", forbids=True)
def test_no_skirmish_after_a_leader_nor_in_an_ambush(at: At, play: Play) -> None:
    text = f"S A1=d4 | N F4=d5 | S hand A1.a L.MACK SKI | {FIGHT}"
    state = play(at(text, "AU FR", board=FLAT), "A1.a d4xd5", "L.MACK")
    assert legal(state) == {"."}
    assert why(state, "SKI") == "C14"
    ambush = play(at(f"S A1=d4 | N F4=d5 | S hand AMB SKI | {FIGHT}", "AU FR", board=FLAT), "AMB d5")
    assert why(ambush, "SKI") == "C14"


@pytest.mark.rule("C14", "C20", forbids=True)
def test_a_skirmish_move_ends_in_a_marsh(at: At, play: Play) -> None:
    ground = landscape(r4="..M.....")
    text = f"S A1=d4 | N F4=d5 | S hand A1.a SKI | {FIGHT}"
    state = play(at(text, "AU FR", board=ground), "A1.a d4xd5", "SKI")
    assert "d4-c4" in legal(state)
    assert "d4-b4" not in legal(state)
    assert why(state, "d4-b4") == "C14"


@pytest.mark.rule("C15", "C19")
@pytest.mark.parametrize(("redoubt_fire", "units"), [(True, "N DB=d6"), (False, "N DB=d6r")])
def test_a_redoubt_helps_against_fire(at: At, play: Play, standing: Say, redoubt_fire: bool, units: str) -> None:
    text = f"S IG=d4 | N DB=d6 | redoubts d6 | S hand IG.b | N hand DB.c | {FIGHT}"
    state = play(at(text, "FR BR", board=FLAT, redoubt_fire=redoubt_fire), "IG.b d4*d6", "@8")
    assert standing(state).endswith(units)


@pytest.mark.rule("C19", forbids=True)
def test_nobody_withdraws_from_fire(at: At, play: Play) -> None:
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.c | N hand WD IG.a | {FIGHT}", board=FLAT)
    play(state, "FG.c d4*d5")
    assert state.phase == "fire"


@pytest.mark.rule("C15", forbids=True)
def test_fire_has_its_range_and_its_cards(at: At) -> None:
    state = at(f"S F2=d4 | N DB=d7 B4=d6 | S hand F2.d F2.a | {FIGHT}", "FR BR", board=FLAT)
    assert legal(state) == {".", "F2.d d4*d6"}
    assert why(state, "F2.d d4*d7") == "C15"
    assert why(state, "F2.d d4*d5") == "C15"
    assert why(state, "F2.a d4~d5") == "C15"
    assert why(state, "L.NAPOLEON d4*d6") == "C15"


@pytest.mark.rule("C15")
def test_a_marsh_is_no_obstacle_to_fire(at: At) -> None:
    ground = landscape(r4="...M....")
    state = at(f"S RG=d4 | N IG=d5 | S hand RG.b RG.c | {FIGHT}", "RU FR", board=ground)
    assert legal(state) == {".", "RG.b d4~d5", "RG.c d4*d5"}


@pytest.mark.rule("C16")
def test_an_adjacent_target_is_always_in_sight(at: At) -> None:
    ground = landscape(r4="...F....", r5="...T....")
    state = at(f"S F2=d4 | N DB=d5 | S hand F2.d | {FIGHT}", "FR BR", board=ground)
    assert "F2.d d4*d5" in legal(state)


@pytest.mark.rule("C16", forbids=True)
@pytest.mark.parametrize("between", ["H", "T", "F"])
def test_hills_towns_and_woods_block_the_sight(at: At, between: str) -> None:
    ground = landscape(r5=f"...{between}....")
    state = at(f"S F2=d4 | N DB=d6 | S hand F2.d | {FIGHT}", "FR BR", board=ground)
    assert legal(state) == {"."}
    assert why(state, "F2.d d4*d6") == "C16"


@pytest.mark.rule("C16", forbids=True)
def test_units_block_the_sight_and_both_squares_may_be_needed(at: At) -> None:
    text = f"S F2=d4 F4=d5 | N DB=d6 B4=e5 | S hand F2.d | {FIGHT}"
    assert legal(at(text, "FR BR", board=FLAT)) == {".", "F2.d d4*e5"}
    state = at(text, "FR BR", board=FLAT, los_diagonal="both")
    assert legal(state) == {"."}
    assert why(state, "F2.d d4*e5") == "C16"


# --- restoration ----------------------------------------------------------------------------------


@pytest.mark.rule("R1")
def test_regroup_and_an_automatic_rally_restore_without_a_die(at: At, play: Play, standing: Say) -> None:
    text = f"S J1=d4r | N WG=d8r | S hand REG | {REST}"
    assert standing(play(at(text, "OT SP", board=FLAT), "REG d4")) == "S J1=d4 / N WG=d8r"
    text = f"turn 1 N | S J1=d4r | N WG=d8r | N hand L.PALAFOX WD | {REST}"
    state = play(at(text, "OT SP", board=FLAT), "L.PALAFOX d8")
    assert standing(state) == "S J1=d4r / N WG=d8"
    assert state.phase == "restore"


@pytest.mark.rule("R1", "R3", forbids=True)
def test_one_attempt_on_a_reduced_unit_with_a_card_that_fits(at: At, play: Play) -> None:
    hand = "FG.a B4.a SUP SUP RED"
    state = at(f"S FG=d4r B4=e4 | N IG=d8 | S hand {hand} | {REST}", board=FLAT)
    assert legal(state) == {".", "FG.a d4", "SUP d4", "RED d4", "RED e4"}
    assert why(state, "B4.a d4") == "R1"
    assert why(state, "B4.a e4") == "R1"
    assert why(state, "SUP a1") == "R1"
    play(state, "SUP d4")
    assert legal(state) == {".", "RED d4", "RED e4"}
    assert why(state, "SUP d4") == "R1"


@pytest.mark.rule("R2", "R3")
def test_a_redoubt_goes_with_its_unit(at: At, play: Play) -> None:
    state = at(f"S FG=d4 | N IG=d8 | S hand FM | redoubts d4 | {MOVE}", board=FLAT)
    play(state, "d4-d5", "FM", "d5-d4")
    assert not any(state.redoubt)


@pytest.mark.rule("R2", "R3", forbids=True)
def test_one_redoubt_a_square_and_a_turn(at: At, play: Play) -> None:
    state = at(f"S FG=d4 B4=e4 | N IG=d8 | S hand RED RED | redoubts d4 | {REST}", board=FLAT)
    assert legal(state) == {".", "RED e4"}
    assert why(state, "RED d4") == "R3"
    play(state, "RED e4")
    assert state.active == 1


@pytest.mark.rule("R3", forbids=True)
def test_a_redoubt_in_hand_offers_nothing_where_every_unit_has_one(at: At) -> None:
    state = at(f"S FG=d4 B4=e4 | N IG=d8 | S hand RED | redoubts d4 e4 | {REST}", board=FLAT)
    assert state.active == 1


# --- victory --------------------------------------------------------------------------------------


@pytest.mark.rule("V1")
def test_the_fifth_unit_out_ends_the_match_and_the_cards_are_cleared_away(at: At, play: Play) -> None:
    out = "F2=x F8=x F19=x F45=x"
    state = at(f"S FG=d4 | N F4=d6r {out} | S hand FG.c | {FIGHT}", board=FLAT)
    play(state, "FG.c d4*d6", "@12")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ([0], "attrition")
    assert "S pile ^FG.c" in str(state)
    assert state.phase == "over"


@pytest.mark.rule("V1", "C8", forbids=True)
def test_nobody_retreats_once_a_hit_has_put_the_fifth_unit_out(at: At, play: Play) -> None:
    out = "F2=x F8=x F19=x F45=x"
    state = at(f"S FG=d4 | N F4=d5r {out} | S hand FG.a | {FIGHT}", board=FLAT)
    play(state, "FG.a d4xd5", "@2")
    assert (state.attack_total, state.winner) == (0, 0)  # 10 to 3, three times as much
    assert (state.over, state.phase, state.place[0][0]) == (True, "over", board.square("d4"))


@pytest.mark.rule("V1", forbids=True)
def test_the_match_goes_on_with_four_units_out_and_after_a_committed_attack(at: At, play: Play) -> None:
    out = "WG=x S1=x S20=x II=x"
    text = f"S J1=d4 | N CA=d5r {out} H3=h8 | S hand J1.b COM | {FIGHT}"
    state = play(at(text, "OT SP", board=FLAT), "J1.b d4xd5", "COM", "@20")
    assert state.outcome is not None
    assert state.place[0][0] == board.square("d5")
    assert state.status[0][0] == names.REDUCED
    assert state.outcome.winners == [0]
    going = at(f"S FG=d4 | N F4=d6r F2=x F8=x F19=x IG=h8 | S hand FG.c | {FIGHT}", board=FLAT)
    play(going, "FG.c d4*d6", "@12")
    assert forces.lost(going, 1) == 4
    assert not going.over


@pytest.mark.rule("V1")
@pytest.mark.parametrize(("hits", "winner"), [(("!e5", "!c5"), 1), (("!e5", "!d5"), 0)])
def test_the_verdict_on_the_other_side_waits_for_the_last_committed_hit(
    at: At, play: Play, hits: tuple[str, str], winner: int
) -> None:
    own, other = "J1=d4 IC=e5r GF=c5r AF=x AP=x RC=x", "CA=d5r WG=x S1=x S20=x II=x"
    text = f"S {own} | N {other} | S hand J1.a L.PECHLIVAN COM COM | {FIGHT}"
    state = play(at(text, "OT SP", board=FLAT), "J1.a d4xd5", "L.PECHLIVAN C", "+e5", "+c5", "COM", "COM", "@20")
    assert forces.lost(state, 1) == 5
    assert not state.over
    play(state, "d4-d5", hits[0])
    assert (state.com, state.over) == (1, False)
    play(state, hits[1])
    assert state.outcome is not None
    assert state.outcome.winners == [winner]


@pytest.mark.rule("V1", forbids=True)
def test_nothing_is_played_after_the_end(at: At) -> None:
    state = at("S FG=d4 | N IG=d8 | won S attrition", board=FLAT)
    assert why(state, "d4-d5") == "V1"


@pytest.mark.rule("V2")
@pytest.mark.parametrize(
    ("south", "north", "winner"),
    [
        pytest.param("FG=d5", "IG=h8", 0, id="more squares"),
        pytest.param("FG=a1 B4=x", "IG=h8", 1, id="more enemies out"),
        pytest.param("FG=a1 B4=b1r", "IG=h8", 1, id="fewer own reduced units"),
        pytest.param("FG=a1", "IG=h8", 0, id="the order of armies: Britain before France"),
    ],
)
def test_nightfall_and_its_tie_breaks(at: At, south: str, north: str, winner: int) -> None:
    state = at(f"turn 9 N | S {south} | N {north} | exhausted S N | due endturn", board=FLAT)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ([winner], "nightfall")


@pytest.mark.rule("V2")
def test_a_lake_is_controlled_like_any_square(at: At) -> None:
    state = at("S FG=d5 | N IG=h8 | won S cap", board=landscape(r5="..L.L..."))
    squares = {board.square_name(square) for square in range(32, 64) if ending.controls(state, 0, square)}
    assert squares == {"c5", "d5", "e5", "d6"}


@pytest.mark.rule("V2", "V3", forbids=True)
def test_the_day_does_not_end_before_the_game_turn_does_nor_with_one_deck(at: At) -> None:
    text = "S FG=d5 | N IG=h8 | N hand WD | exhausted {} | due endturn"
    assert not at(text.format("S N"), board=FLAT).over
    assert at(text.format("S N"), board=FLAT, day_end="player_turn").over
    assert not at(text.format("S"), board=FLAT, day_end="player_turn").over
    assert not at("turn 5 N | S FG=d5 | N IG=h8 | S hand WD | exhausted S | due endturn", board=FLAT).over


@pytest.mark.rule("V3")
def test_a_deck_is_spent_when_its_last_card_is_drawn(at: At, play: Play) -> None:
    state = play(emptied(at, "FG.a FG.b WD", "COM"), "@SUP")
    assert list(state.exhausted) == [1, 0]
    assert "old" not in str(state)


@pytest.mark.rule("V3", forbids=True)
def test_a_deck_is_not_spent_while_cards_of_it_are_held(at: At, play: Play) -> None:
    """last_card=played: what is drawn after the deck has run out does not matter."""
    state = play(emptied(at, "FG.a FG.b WD", "COM", last_card="played"), "@SUP")
    assert list(state.exhausted) == [0, 0]
    assert " | S old FG.a FG.b SUP WD 4-4 |" in str(state)
    play(state, "@SUP")
    assert list(state.exhausted) == [0, 0]
    assert " | S old FG.a FG.b SUP WD 4-4 |" in str(state)
    assert state.hand_size[0] == 5


@pytest.mark.rule("V3")
def test_a_deck_is_spent_when_the_last_card_of_it_leaves_the_hand(at: At, play: Play) -> None:
    text = "S FG=d2 | N IG=d8 | S hand FG.a SUP SUP WD | S old FG.a SUP 1-3"
    state = at(f"{text} | {DISCARD}", board=FLAT, last_card="played")
    play(state, "-SUP")
    assert " | S old FG.a 1-3 |" in str(state)  # of two equal cards the one of the first deck leaves first
    play(state, "-SUP", "-WD")
    assert (list(state.exhausted), " | S old FG.a 1-1 |" in str(state)) == ([0, 0], True)
    play(state, "-FG.a")
    assert list(state.exhausted) == [1, 0]
    assert "old" not in str(state)


@pytest.mark.rule("V3")
def test_a_card_that_skirmishers_bring_back_is_no_longer_of_the_first_deck(at: At, play: Play) -> None:
    text = "S IG=d3 | N B4=d4 | S hand IG.a SKI WD | S old IG.a 1-3"
    state = at(f"{text} | {FIGHT}", "FR BR", board=FLAT, last_card="played")
    play(state, "IG.a d3xd4")
    assert list(state.exhausted) == [1, 0]
    play(state, "SKI", ".")
    assert state.hand_size[0] == 2
    assert "old" not in str(state)


@pytest.mark.rule("V3")
def test_the_other_side_spends_its_deck_by_defending(at: At, play: Play) -> None:
    text = "S FG=d4 | N IG=d5 | S hand FG.a | N hand IG.a WD | N old WD 1-2 | exhausted S"
    state = at(f"{text} | {FIGHT}", board=FLAT, last_card="played", day_end="player_turn")
    play(state, "FG.a d4xd5", "WD")
    assert list(state.exhausted) == [1, 1]
    assert state.outcome is None or state.outcome.reason == "nightfall"
    while not state.over:
        play(state, state.say(state.legal()[0]))
    assert names.REASONS[state.reason] == "nightfall"


@pytest.mark.rule("V3", forbids=True)
def test_later_decks_that_run_out_do_not_matter(at: At, play: Play) -> None:
    state = emptied(at, "FG.a FG.b WD", "COM", last_card="played")
    state.exhausted = [1, 0]
    play(state, "@SUP")
    assert "old" not in str(state)
    assert list(state.exhausted) == [1, 0]


@pytest.mark.parametrize("told", ["IG.a 1-1", "FG.a FG.a 1-2", "FG.a 2-3", "FG.a WD 1-1", "FG.a 0-2", "FG.a WD 1-5"])
def test_a_position_says_no_impossible_cards_of_the_first_deck(at: At, told: str) -> None:
    text = f"S FG=d4 | N IG=d5 | S hand FG.a WD SUP | S old {told} | {FIGHT}"
    with pytest.raises(ValueError, match=r"old|no card of BR"):
        at(text, board=FLAT, last_card="played")


def test_a_position_of_the_other_reading_has_no_cards_of_the_first_deck(at: At) -> None:
    with pytest.raises(ValueError, match="last_card=played"):
        at(f"S FG=d4 | N IG=d5 | S hand FG.a | S old FG.a 1-1 | {FIGHT}", board=FLAT)


@pytest.mark.rule("V4", forbids=True)
def test_the_cap_does_not_come_before_the_second_sides_turn_is_over(at: At) -> None:
    text = "turn 7 S | S FG=d5 | N IG=h8 | N hand WD | due endturn"
    assert not at(text, board=FLAT, turn_cap=7).over
    assert at(text.replace("7 S", "7 N"), board=FLAT, turn_cap=7).over


@pytest.mark.rule("V4")
def test_the_turn_cap_ends_with_the_same_count(at: At) -> None:
    text = "turn {} N | S FG=d5 | N IG=h8 | S hand WD | due endturn"
    state = at(text.format(7), board=FLAT, turn_cap=7)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ([0], "cap")
    assert not at(text.format(7), board=FLAT, turn_cap=0).over
    assert not at(text.format(6), board=FLAT, turn_cap=7).over
