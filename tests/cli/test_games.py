"""The lists: games, rules, help."""

from __future__ import annotations

import re
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import typer.main
from tests.conftest import installed_as

import caracole
from caracole.cli import app
from caracole.kernel.game import games
from caracole.kernel.messages import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_the_help_fits_one_screen_and_names_every_command(run: Run) -> None:
    shown = run("--help")
    assert shown.code == 0
    assert len(shown.out.splitlines()) <= 30
    for command in typer.main.get_command(app).list_commands(None):  # type: ignore[attr-defined]
        assert re.search(rf"\b{command}\b", shown.out), command


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "caracole", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"caracole {caracole.__version__}")


def test_the_games_are_listed_with_their_traits(run: Run) -> None:
    listed = run("games").out
    for game in games():
        row = next(line for line in listed.splitlines() if line.startswith(game.name))
        assert game.title in row
        assert game.traits.author in row


def test_a_second_game_of_one_name_is_said_to_be_left_out(run: Run, tmp_path: Path) -> None:
    with installed_as(tmp_path, {"glorreiche": "elsewhere:GAME"}, tmp_path / "installed"):
        listed = run("games")
    assert "glorreiche = 'elsewhere:GAME' is left out: 'caracole.games.glorreiche:GAME' is the game" in listed.err
    assert "Das glorreiche Manöver" in listed.out


def test_all_rules_are_told_in_their_order(run: Run) -> None:
    told = run("rules", "glorreiche").out
    places = [told.index(f"\n{rule:5} ") for rule in caracole.game("glorreiche").rulebook.rules]
    assert places == sorted(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_by_its_id(run: Run, language: str) -> None:
    rule = caracole.game("glorreiche").rulebook["T6"]
    assert f"T6: {rule.text(language)}" in run("rules", "glorreiche", "t6", "--lang", language).out


@pytest.mark.parametrize(
    "words",
    [("rules", "nogame"), ("rules", "glorreiche", "Z9"), ("rules", "glorreiche", "--lang", "xx")],
)
def test_what_does_not_exist_is_refused_in_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    refused = run(*words)
    assert refused.code == 2
    assert refused.out == ""
    assert refused.err.startswith("caracole: ")
    assert refused.err.count("\n") == 1


def test_what_is_not_printed_is_marked_with_a_legend(run: Run) -> None:
    told = run("rules", "generalowsky").out
    marked = {line.split()[0]: line for line in told.splitlines() if line[:1].isupper() and line[5:6] == " "}
    assert marked["P6"].endswith(" † [L, M]")
    assert marked["T2a"].endswith(" ‡")
    assert marked["P1"].endswith(" [players]")
    assert "† Ours, in whole or in part: reconstructed, or settled where the text is silent" in told


def test_a_rule_told_alone_says_where_it_is_from_and_how_sure_we_are(run: Run) -> None:
    told = run("rules", "generalowsky", "P7").out
    assert "Ours" in told
    assert "French rules: 1a–1d; Italian review" in told
    assert "option spinner" in told
    assert "A guess: The bands" in told


@pytest.mark.parametrize(("language", "row"), [("en", "Orange    4/12 = 33 %"), ("nl", "Oranje   4/12 = 33 %")])
def test_a_table_is_laid_out_below_its_rule(run: Run, language: str, row: str) -> None:
    told = run("rules", "generalowsky", "--lang", language).out
    assert " ".join(row.split()) in " ".join(told.split())
    assert "X ×4, 4 ×2, 5 ×3, 6 ×2, 7 ×1" in told


@pytest.mark.parametrize("game", caracole.games(), ids=lambda game: game.name)
def test_the_rules_as_a_page_begin_with_the_aim_and_hold_everything_themselves(run: Run, game: caracole.Game) -> None:
    page = run("rules", game.name, "--lang", "de", "--html").out
    aim, contents = page.index(escape(game.messages.say("de", "guide"))), page.index("<nav>")
    assert aim < contents < min(page.index(f'id="rule-{escape(rule)}"') for rule in game.rulebook.rules)
    assert page.count("<figure>") == len(game.diagrams)
    assert all(escape(question.answer["de"]) in page for question in game.rulebook.questions)
    assert page.count('class="rule ours"') == sum(rule.origin == "ours" for rule in game.rulebook.rules.values())
    assert not re.search(r'(?:src|href)="(?!#|data:)', page), "nothing comes from elsewhere"


def test_one_rule_is_no_page(run: Run) -> None:
    refused = run("rules", "glorreiche", "T6", "--html")
    assert refused.code != 0
    assert "--html writes the whole rulebook" in refused.err
