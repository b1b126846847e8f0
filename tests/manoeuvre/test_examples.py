"""Worked examples X1 to X15 of whole situations, step by step."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import caracole
from caracole import CHANCE
from caracole.games.manoeuvre import board, forces, ground, names
from caracole.games.manoeuvre.phases import ending
from caracole.games.manoeuvre.state import ManoeuvreState

At = Callable[..., ManoeuvreState]
Play = Callable[..., ManoeuvreState]
Say = Callable[[ManoeuvreState], str]

TURN = "due endturn restore combat"
"""The combat phase is due."""


def chances(state: ManoeuvreState) -> dict[str, Fraction]:
    return {state.say(outcome): chance for outcome, chance in state.odds()}


def test_x1_five_cards_each_then_eight_units_each(play: Play, choices: Say) -> None:
    state = caracole.game("manoeuvre").new(armies=["BR", "FR"], first=0)
    assert isinstance(state, ManoeuvreState)
    odds = chances(state)
    assert len(odds) == 41
    assert odds["@SUP"] == Fraction(4, 60)
    assert odds["@FG.a"] == Fraction(2, 60)
    play(state, *["@SUP"] * 4, "@FG.a", *["@WD"] * 4, "@IG.a")
    files = "abcdefgh"
    assert choices(state) == " ".join(sorted(f"FG={file}{rank}" for file in files for rank in "12"))
    play(state, "FG=b2")
    assert len(state.legal()) == 15
    assert all(state.say(action).startswith("B4=") for action in state.legal())
    play(state, *["B4=c2", "B32=d2", "B42=e2", "B52=f2", "DB=g2", "KD=c1", "QL=f1"])
    assert state.actor == 1
    play(state, *["IG=b8", "F2=e8", "F4=b7", "F8=c7", "F19=d7", "F45=e7", "GC=f7", "CU=g7"])
    assert (state.phase, state.actor, state.turn) == ("discard", 0, 1)


def test_x2_movement_with_forced_march_and_supply(at: At, play: Play, choices: Say) -> None:
    state = at("S QL=d2 FG=c1 | N IG=d8 | S hand SUP FM FG.a FG.b DB.a | due endturn restore combat move")
    moves = "c1-b1 c1-c2 c1-d1 d2-b2 d2-c2 d2-c3 d2-d1 d2-d3 d2-d4 d2-e1 d2-e2 d2-e3 d2-f2"
    assert choices(state) == moves
    play(state, "d2-d4")
    assert (state.phase, choices(state)) == ("moved", ". FM SUP")
    play(state, "FM")
    assert (state.phase, choices(state)) == ("fmstep", "d4-c4 d4-d3 d4-d5 d4-e4")
    play(state, "d4-e4")
    assert (state.phase, choices(state)) == ("moved", ". SUP")
    play(state, "SUP")
    assert (state.phase, choices(state)) == ("move2", "c1-b1 c1-c2 c1-d1")
    play(state, "c1-d1")
    assert (state.phase, choices(state)) == ("moved", ".")


def test_x3_the_window_of_the_guerrillas_opens_whatever_the_card(at: At, play: Play, choices: Say) -> None:
    text = "S CU=d2 IG=c2 | N GG=d8 | S hand FM FM IG.a | N hand {} | due endturn restore combat move"
    for card, answers in (("GG.a", "."), ("GUE", ". GUE")):
        state = play(at(text.format(card), "FR PR"), "d2-d4", "FM")
        assert (state.phase, state.actor, choices(state)) == ("guer", 1, answers)
    play(state, "GUE")
    assert state.place[0][7] == board.square("d4")
    assert (state.phase, state.actor, choices(state)) == ("moved", 0, ".")


def test_x4_assault_with_command_advance_and_pursuit(at: At, play: Play, choices: Say, standing: Say) -> None:
    hands = "S hand IG.a L.NEY CU.a F2.a | N hand B4.a L.HILL DB.a"
    state = at(f"S IG=d3 CU=e4 | N B4=d4 | {hands} | {TURN}", "FR BR")
    assert choices(state) == ". CU.a e4xd4 IG.a d3xd4"
    play(state, "IG.a d3xd4")
    assert (state.phase, choices(state)) == ("defend", ". B4.a L.HILL")
    play(state, "B4.a", "L.HILL", ".")
    assert (state.phase, choices(state)) == ("attack", ". L.NEY L.NEY C")
    play(state, "L.NEY C")
    assert (state.phase, choices(state)) == ("support", "+e4")
    play(state, "+e4")
    assert (state.phase, choices(state)) == ("attack", ". CU.a")
    play(state, "CU.a", ".")
    assert state.phase == "dice"
    assert [state.say(outcome) for outcome in state.odds().outcomes] == [f"@{total}" for total in range(4, 37)]
    play(state, "@21")
    assert (state.attack_total, state.defense_total) == (36, 13)
    assert (state.phase, state.actor) == ("choice", 0)
    play(state, "R")
    assert (state.phase, choices(state)) == ("advance", "d3-d4 e4-d4")
    play(state, "e4-d4")
    assert (state.phase, state.actor) == ("pursue", CHANCE)
    play(state, "@2")
    assert standing(state) == "S IG=d3 CU=d4 / N B4=d5r"
    assert str(state).count("^") == 2
    assert "^CU.a" in str(state)
    assert "^L.HILL" in str(state)


def test_x5a_withdrawal_and_silent_advance(at: At, play: Play, standing: Say) -> None:
    state = at(f"S CU=d4 | N B52=d5 | S hand CU.a | N hand WD | {TURN}", "FR BR")
    play(state, "CU.a d4xd5", "WD")
    assert state.phase == "pursue"
    assert standing(state) == "S CU=d5 / N B52=d6"
    play(state, "@4")
    assert standing(state) == "S CU=d5 / N B52=d6r"


def test_x5b_flank_retreat_and_the_leaders_pursuit(at: At, play: Play, choices: Say, standing: Say) -> None:
    hands = "S hand CU.a L.MURAT F2.a | N hand DB.a"
    state = at(f"S CU=d3 | N B52=d4 B4=d5 | {hands} | {TURN}", "FR BR")
    play(state, "CU.a d3xd4", ".", "L.MURAT", ".", "@4")
    assert (state.attack_total, state.defense_total) == (14, 6)
    assert (state.phase, state.actor) == ("choice", 0)
    play(state, "R")
    assert (state.phase, state.actor, choices(state)) == ("retreat", 1, "d4-c4 d4-e4")
    play(state, "d4-c4", "@5")
    assert standing(state) == "S CU=d4 / N B4=d5 B52=c4r"


def test_x6_an_attempt_to_withdraw_and_leave_not_to_advance(at: At, play: Play, choices: Say, standing: Say) -> None:
    state = at(f"S FG=d5 | N U1=d6 | S hand FG.a | N hand U1.a U1.b WD | {TURN}", "BR US")
    play(state, "FG.a d5xd6")
    assert choices(state) == ". U1.a U1.b WD WD U1.a"
    play(state, "WD U1.a")
    failed = state.clone()
    play(state, "@2")
    assert (state.phase, choices(state)) == ("advance", ". d5-d6")
    assert standing(state) == "S FG=d5 / N U1=d7"
    play(failed, "@3")
    assert (failed.phase, choices(failed)) == ("defend", ". U1.b")
    play(failed, "U1.b", ".")
    assert failed.phase == "dice"
    play(failed, "@9")
    assert (failed.attack_total, failed.defense_total) == (19, 18)
    assert (failed.phase, failed.actor, choices(failed)) == ("choice", 1, "H R")


def test_x7_committed_attacks_cost_a_unit_each(at: At, play: Play, choices: Say, standing: Say) -> None:
    hands = "S hand J1.a L.PECHLIVAN COM COM | N hand S7.b S1.a"
    state = at(f"S J1=d3 AP=e4r AF=c4 | N S7=d4 | {hands} | {TURN}", "OT SP")
    play(state, "J1.a d3xd4", "S7.b", ".", "L.PECHLIVAN C", "+e4")
    assert (state.phase, choices(state)) == ("support", "+c4 .")
    play(state, "+c4", "COM")
    assert (state.phase, choices(state)) == ("attack", ". COM")
    play(state, ".", "@17")
    assert (state.attack_total, state.defense_total) == (38, 12)
    assert standing(state) == "S J1=d3 AF=c4 AP=e4r / N S7=d5r"
    assert (state.phase, choices(state)) == ("advance", "c4-d4 d3-d4 e4-d4")
    play(state, "e4-d4")
    assert (state.phase, choices(state)) == ("loss", "!c4 !d3 !d4")
    other = play(state.clone(), "!d4")
    assert "AP=x" in standing(other)
    play(state, "!c4")
    assert standing(state) == "S J1=d3 AF=c4r AP=d4r / N S7=d5r"


def test_x7_pyrrhic_the_fifth_loss_of_the_attacker_decides(at: At, play: Play) -> None:
    own, other = "J1=d3r J2=x AF=x GF=x AP=x", "S7=d4r WG=x S1=x S20=x CA=x"
    state = at(f"S {own} | N {other} | S hand J1.b COM | {TURN}", "OT SP")
    play(state, "J1.b d3xd4", "COM", "@20")
    assert (forces.lost(state, 0), forces.lost(state, 1)) == (5, 5)
    assert state.outcome is not None
    assert state.outcome.result == {"scores": [0, 1], "winners": [1], "reason": "attrition"}


def test_x8_lines_of_sight_of_the_rulebook_diagram(at: At) -> None:
    state = at(f"S F2=c4 IG=f5 F4=f6 | {TURN}", "FR BR")
    assert reached(state, "c4") == "b3 b4 c2 c3 c5 d3 d4 d5 e4"
    assert reached(state, "f5") == "e5 f4 f6 g4 g5 g6 h5"
    both = at(f"S F2=c4 IG=f5 F4=f6 | {TURN}", "FR BR", los_diagonal="both")
    assert reached(both, "c4") == "b4 c2 c3 c5 d3 d4 e4"
    assert reached(both, "f5") == "e5 f4 f6 g5 h5"


def reached(state: ManoeuvreState, name: str) -> str:
    """The squares that fire from here can reach."""
    here = board.square(name)
    near = [state.terms.beside[here][way] for way in range(4)]
    far = [state.terms.far[here][line] for line in range(8) if ground.sees(state, here, line)]
    return " ".join(sorted(board.square_name(square) for square in near + far if square != names.NOWHERE))


def test_x8_fire(at: At, play: Play, choices: Say, standing: Say) -> None:
    units = "S F2=c4 IG=f5 | N B4=d5 DB=c2 B32=h5"
    state = at(f"{units} | redoubts d5 | S hand F2.d L.NAPOLEON IG.b | {TURN}", "FR BR")
    fire = "F2.d c4*c2 F2.d c4*d5 IG.b f5*h5 L.NAPOLEON c4*c2 L.NAPOLEON c4*d5 L.NAPOLEON f5*h5"
    assert choices(state) == f". {fire}"
    one = play(state.clone(), "F2.d c4*c2", "@9")
    assert "DB=c2r" in standing(one)
    missed = play(state.clone(), "F2.d c4*c2", "@6")
    assert "DB=c2r" not in standing(missed)
    two = play(state.clone(), "L.NAPOLEON c4*d5", "@13")
    assert "B4=d5r" in standing(two)
    missed = play(state.clone(), "L.NAPOLEON c4*d5", "@12")
    assert "B4=d5r" not in standing(missed)


def test_x9_nightfall_of_the_rulebook_diagram(at: At) -> None:
    south = "FG=b6 B4=d5 B32=f4 B42=c2 B52=x DB=x KD=x QL=x"
    north = "IG=a8 F2=c6 F4=c5 F8=e5 F19=g3 F45=x GC=x CU=x"
    state = at(f"turn 9 N | S {south} | N {north} | exhausted S N | due endturn")
    assert (ending.controlled(state, 0), ending.controlled(state, 1)) == (4, 4)
    assert owned(state, 0) == "a6 b6 b7 d5"
    assert owned(state, 1) == "c4 g2 g3 h3"
    assert state.outcome is not None
    assert state.outcome.result == {"scores": [0, 1], "winners": [1], "reason": "nightfall"}


def owned(state: ManoeuvreState, side: int) -> str:
    half = range(32, 64) if side == 0 else range(32)
    return " ".join(sorted(board.square_name(square) for square in half if ending.controls(state, side, square)))


def test_x10_ambush(at: At, play: Play, choices: Say, standing: Say) -> None:
    units, hands = "S A1=d3 A3=e4 | N F4=d4", "S hand AMB L.CHARLES A3.a COM | N hand F4.a F2.a"
    text = f"{units} | redoubts d4 | {hands} | {TURN}"
    state = at(text, "AU FR")
    assert choices(state) == ". A3.a e4xd4 AMB d4"
    play(state, "AMB d4", "F4.a", ".")
    assert (state.phase, choices(state)) == ("attack", ". L.CHARLES L.CHARLES C")
    play(state, "L.CHARLES C", "+d3", "+e4")
    assert (state.phase, choices(state)) == ("attack", ". A3.a COM")
    play(state, "A3.a", "COM")
    assert state.phase == "dice"
    assert [state.say(outcome) for outcome in state.odds().outcomes] == [f"@{total}" for total in range(5, 39)]
    play(state, "@25")
    assert (state.attack_total, state.defense_total) == (38, 14)
    assert (state.phase, state.actor) == ("choice", 0)
    play(state, "H")
    assert standing(state) == "S A1=d3 A3=e4 / N F4=d4r"
    assert (state.phase, choices(state)) == ("loss", "!d3 !e4")
    old = at(text, "AU FR", edition=2008)
    play(old, "AMB d4", "F4.a", ".")
    assert choices(old) == ". L.CHARLES"


def test_x10_far_ambush_with_a_leader(at: At, play: Play) -> None:
    state = at(f"S A1=a1 | N F4=f4 | S hand AMB L.CHARLES | {TURN}", "AU FR")
    play(state, "AMB f4", "L.CHARLES", "@7")
    assert (state.attack_total, state.defense_total) == (11, 7)
    assert (state.phase, state.actor) == ("choice", 1)


def test_x11_skirmish(at: At, play: Play, choices: Say, standing: Say) -> None:
    state = at(f"S IG=d3 | N B4=d4 | S hand IG.a SKI L.NEY | N hand B4.a | {TURN}", "FR BR")
    play(state, "IG.a d3xd4", "B4.a")
    assert (state.phase, choices(state)) == ("attack", ". L.NEY SKI")
    play(state, "SKI")
    moves = ". d3-b3 d3-c2 d3-c3 d3-c4 d3-d1 d3-d2 d3-e2 d3-e3 d3-e4 d3-f3"
    assert (state.phase, choices(state)) == ("skimove", moves)
    play(state, "d3-e4")
    assert standing(state) == "S IG=e4 / N B4=d4"
    assert "S hand IG.a L.NEY |" in str(state)
    assert "S pile ^SKI" in str(state)
    assert "N pile ^B4.a" in str(state)
    assert "N knows IG.a" in str(state)
    assert state.phase == "restore"


def test_x12_restoration_and_redoubt(at: At, play: Play, choices: Say, standing: Say) -> None:
    hands = "S hand IG.a L.NEY SUP RED | N hand GUE S1.a"
    text = f"S IG=d3r F2=e3r | N S1=d8 | {hands} | due endturn restore"
    state = at(text, "FR SP")
    assert choices(state) == ". IG.a d3 L.NEY d3 L.NEY e3 RED d3 RED e3 SUP d3 SUP e3"
    play(state, "IG.a d3", "GUE")
    assert (state.phase, choices(state)) == ("restore", ". RED d3 RED e3")
    assert standing(state) == "S IG=d3r F2=e3r / N S1=d8"
    play(state, "RED d3")
    assert state.active == 1
    assert state.redoubt[board.square("d3")]
    failed = play(at(text, "FR SP"), "L.NEY e3", "@6")
    assert (failed.phase, choices(failed)) == ("restore", ". RED d3 RED e3")
    restored = play(at(text, "FR SP"), "L.NEY e3", "@5")
    assert standing(restored) == "S IG=d3r F2=e3 / N S1=d8"


def test_x13_a_spy_in_mid_draw_is_replaced(at: At, play: Play, choices: Say) -> None:
    phases = "due endturn restore combat move drawn draw discard"
    state = at(f"S FG=d2 | N IG=d8 | S hand SPY FG.a FG.b | N hand IG.a WD | {phases}")
    assert choices(state) == "-FG.a -FG.b -SPY . SPY"
    play(state, "-FG.b", ".", "@SUP", "@DB.a", "@WD")
    assert (state.phase, choices(state)) == ("drawn", ". SPY")
    play(state, "SPY")
    assert "S knows IG.a WD" in str(state)
    assert state.phase == "draw"
    play(state, "@COM")
    assert (state.phase, choices(state)) == ("drawn", ".")
    play(state, ".")
    assert state.phase == "move"
    french = at(f"turn 1 N | S FG=d2 | N IG=d8 | N hand IG.a WD | {phases}")
    play(french, ".", "@WD", "@WD", "@WD")
    assert french.phase == "move"


def test_x14_draft(play: Play) -> None:
    state = caracole.game("manoeuvre").new(draft=True)
    assert isinstance(state, ManoeuvreState)
    play(state, "@4", "@4", "@3", "@9")
    assert state.actor == 1
    for text, count in (("t21r1", 96), ("t18r0", 92), ("t6r2", 88), ("t24r3", 84)):
        assert len(state.legal()) == count
        play(state, text)
    provisional = "...FT... LHLF.HH. ...FT.H. H......M ...H.... FD....T. ...F..H. ......H."
    assert " ".join(board.board_rows(state.board)) == provisional
    assert state.actor == 0
    play(state, "AU+SP")
    assert state.actor == 1
    play(state, "SP")
    assert state.actor == 0
    play(state, "W")
    turned = "...M.... .HH..THH .H...... T.T..... FFF.H.F. .L...... .H...D.. .L.H.F.."
    assert " ".join(board.board_rows(state.board)) == turned
    assert [names.ARMIES[army] for army in state.army] == ["AU", "SP"]
    assert state.first == 1
    assert state.phase == "deal"
    assert "@S1.a" in chances(state)


def test_x15_equal_totals_do_nothing(at: At, play: Play, choices: Say, standing: Say) -> None:
    hands = "S hand RG.a RG.b L.KUTUZOV | N hand IG.a F2.a"
    state = at(f"S RG=c4 | N IG=d4 | {hands} | {TURN}", "RU FR")
    assert choices(state) == ". RG.a c4xd4 RG.b c4xd4 RG.b c4~d4"
    play(state, "RG.a c4xd4", "IG.a", ".")
    assert choices(state) == ". L.KUTUZOV RG.b"
    play(state, ".")
    lower = play(state.clone(), "@4")
    assert standing(lower) == "S RG=c4r / N IG=d4"
    play(state, "@5")
    assert standing(state) == "S RG=c4 / N IG=d4"
