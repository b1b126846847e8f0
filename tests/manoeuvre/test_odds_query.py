"""Odds of combats described in words, through the engine and on the command line."""

from __future__ import annotations

from fractions import Fraction

import pytest
from typer.testing import CliRunner

from caracole.cli import app
from caracole.games.manoeuvre.odds_query import answer
from caracole.kernel.errors import Refused


@pytest.mark.rule("C7", "C8", "C12")
def test_the_assault_of_example_x4() -> None:
    combat, pursuit = answer(["FR", "IG.a", "L.NEY:CU", "CU.a", "vs", "BR", "B4", "B4.a", "L.HILL"])
    assert combat.heading == "A = 15 + 2d8 + 2d10 against D = 13"
    assert sum(chance for _, chance in combat.rows) == 1
    assert dict(combat.rows)["2D ≤ A < 3D: the attacker chooses hit or retreat"] == Fraction(227, 320)
    assert pursuit.rows == (("0 hits", Fraction(1, 3)), ("1 hit", Fraction(2, 3)))


@pytest.mark.rule("C15")
@pytest.mark.parametrize(
    ("words", "heading", "hit"),
    [
        ("RU RG.b~ from:H vs FR IG", "A = 2 + 2d8 against D = 8", Fraction(49, 64)),
        ("FR F2.d* vs BR DBr on:T redoubt", "A = 0 + 1d10 against D = 9", Fraction(1, 10)),
        ("FR F2.d* vs BR DBr on:T redoubt redoubt_fire=false", "A = 0 + 1d10 against D = 6", Fraction(4, 10)),
        ("FR L.NAPOLEON*IG vs BR B4", "A = 0 + 2d10 against D = 7", Fraction(79, 100)),
    ],
)
def test_fire(words: str, heading: str, hit: Fraction) -> None:
    (told,) = answer(words.split())
    assert (told.heading, told.rows[0][1]) == (heading, hit)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("FR IG.a", "vs"),
        ("FR IG.a vs FR B4", "different"),
        ("XX IG.a vs BR B4", "begins with an army"),
        ("FR IG.a vs BR XX", "'XX' is no unit of BR"),
        ("FR IG.z vs BR B4", "'IG.z' is no card of FR"),
        ("FR F2.d vs BR B4", "F2.d has no attack dice"),
        ("FR IG.a SAP vs BR B4", "SAP is not possible"),
        ("FR IG.a vs BR B4 WD", "ends before any dice"),
        ("FR IG.a from:Z vs BR B4", "terrain is one of"),
        ("FR IG.a vs BR B4 hill_bonus=many", "hill_bonus"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words: str, complaint: str) -> None:
    with pytest.raises(Refused, match=complaint):
        answer(words.split())


def test_the_command_prints_fractions_and_per_cents() -> None:
    done = CliRunner().invoke(app, ["odds", "manoeuvre", "FR", "L.NAPOLEON*IG", "vs", "BR", "B4"])
    assert done.exit_code == 0
    assert "79/100" in done.output
    assert "79.0%" in done.output
    assert CliRunner().invoke(app, ["odds", "glorreiche", "x"]).exit_code == 2
    assert CliRunner().invoke(app, ["odds", "manoeuvre"]).exit_code == 2
    assert CliRunner().invoke(app, ["odds", "manoeuvre", "FR"]).exit_code == 2
