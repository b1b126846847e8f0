"""Every rule says where it is from, what enforces it, which options change it and, if not printed, how sure we are."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import caracole
from caracole.kernel import figures
from caracole.kernel.messages import LANGUAGES, Catalogue
from caracole.kernel.rulebook import Rulebook

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", caracole.games(), ids=lambda game: game.name)


def incomplete(texts: dict[str, str]) -> list[str]:
    return [language for language in LANGUAGES if not texts.get(language, "").strip()]


def headings(game: caracole.Game) -> set[str]:
    """The numbers of the rulings of a game."""
    page = (ROOT / "docs/rulings" / f"{game.name}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^## (\d+)\. ", page, re.MULTILINE))


@every_game
def test_a_rulebook_is_complete_in_every_language(game: caracole.Game) -> None:
    book = game.rulebook
    problems = [
        f"{rule.id}: no text in {', '.join(missing)}"
        for rule in book.rules.values()
        if (missing := incomplete(rule.texts))
    ]
    problems += [
        f"source {key}: not in {', '.join(missing)}"
        for key, name in book.sources.items()
        if (missing := incomplete(name))
    ]
    assert not problems, f"rulebook.toml of {game.name}:\n  " + "\n  ".join(problems)


@every_game
def test_every_source_is_known_and_every_ruling_cited_exists(game: caracole.Game) -> None:
    rulings = headings(game)
    problems = []
    for rule in game.rulebook.rules.values():
        cited = game.rulebook.places(rule)
        missing = [place for key, place in cited if key == "R" and place and not set(place.split(", ")) <= rulings]
        problems += [f"{rule.id}: docs/rulings/{game.name}.md has no ruling {place}" for place in missing]
        if rule.origin == "ours" and "R" not in dict(cited):
            problems.append(f"{rule.id} is ours, but names no ruling")
        if rule.origin == "printed" and all(key == "R" or key.startswith("X:") for key, _ in cited):
            problems.append(f"{rule.id} is called printed, but no printed text is its source")
    assert not problems, f"rulebook.toml of {game.name}:\n  " + "\n  ".join(problems)


@every_game
def test_every_question_is_answered_by_a_ruling_of_its_page(game: caracole.Game) -> None:
    asked = {question.id: str(question.ruling) for question in game.rulebook.questions}
    rulings = headings(game)
    missing = [
        f"{id}: docs/rulings/{game.name}.md has no ruling {number}"
        for id, number in asked.items()
        if number not in rulings
    ]
    assert len(asked) >= 8
    assert not missing, missing


@every_game
def test_what_is_not_printed_says_how_sure_we_are_and_why(game: caracole.Game) -> None:
    problems = []
    for rule in game.rulebook.rules.values():
        if rule.origin == "printed" and (rule.sure or rule.why):
            problems.append(f"{rule.id} is printed; nothing about it is more or less sure")
        elif rule.origin != "printed" and (not rule.sure or incomplete(rule.why)):
            problems.append(f"{rule.id} is {rule.origin}, and does not say how sure we are and why, in every language")
    assert not problems, f"rulebook.toml of {game.name}:\n  " + "\n  ".join(problems)


@every_game
def test_an_option_that_changes_a_rule_exists_and_every_option_changes_one(game: caracole.Game) -> None:
    named = {name: rule.id for rule in game.rulebook.rules.values() for name in rule.option}
    unknown = [f"{id}: there is no option {name}" for name, id in named.items() if name not in game.options.DEFAULTS]
    assert not unknown, f"rulebook.toml of {game.name}:\n  " + "\n  ".join(unknown)
    idle = [name for name in game.options.DEFAULTS if name not in named]
    assert not idle, f"rulebook.toml of {game.name}: no rule says that it is changed by {', '.join(idle)}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_a_rulebook_is_made_from_data_and_every_table_is_in_it(
    game: caracole.Game, language: str
) -> None:
    named = {rule.figures for rule in game.rulebook.rules.values() if rule.figures}
    assert named == set(game.figures.FIGURES)
    for name in named:
        told = figures.said(game, name, language)
        assert told.rows
        assert {len(row) for row in told.rows} == {len(told.head)}


def book(folder: Path, **change: str) -> Rulebook:
    """A rulebook of one rule, some of its lines changed."""
    told = {
        "id": '"T1"',
        "origin": '"printed"',
        "enforced": '"rules"',
        "source": '"F:Moving, 4.2, X:zach, R:3"',
        **change,
    }
    lines = "".join(f"{name} = {value}\n" for name, value in told.items())
    (folder / "rulebook.toml").write_text(f'sources = ["F", "X:zach", "R"]\n[[rule]]\n{lines}', encoding="utf-8")
    for language, text in {
        "en": "One moves.\nsource-F = French rules\nsource-X-zach = a shop",
        "de": "Man zieht.",
    }.items():
        (folder / language).mkdir()
        (folder / language / "rules.ftl").write_text(f"rule-T1 = {text}\nsource-R = our ruling\n", encoding="utf-8")
    return Rulebook(folder / "rulebook.toml", Catalogue(folder))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"status": '"enforced"'}, "status"),
        ({"origin": '"reconstructed"'}, "reconstructed"),
        ({"enforced": '"sometimes"'}, "sometimes"),
        ({"sure": '"perhaps"'}, "perhaps"),
        ({"id": '"T9"'}, "rule T9 has no text rule-T9 in English"),
    ],
)
def test_a_rule_without_a_text_or_with_a_field_too_many_is_refused(
    tmp_path: Path, change: dict[str, str], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        book(tmp_path, **change)


def test_any_language_is_a_text_and_english_stands_in_for_one_that_is_missing(tmp_path: Path) -> None:
    rule = book(tmp_path, option='["pace"]')["T1"]
    assert (rule.text("de"), rule.text("fr")) == ("Man zieht.", "One moves.")
    assert rule.option == ("pace",)


def test_sources_are_told_in_words(tmp_path: Path) -> None:
    told = book(tmp_path)
    assert told.cited(told["T1"], "en") == "French rules: Moving, 4.2; a shop; our ruling: 3"


@every_game
def test_the_page_of_a_game_lists_what_is_reconstructed_as_its_rulebook_does(game: caracole.Game) -> None:
    """After a change of a rulebook: `python docs/reconstructed.py`."""
    script = runpy.run_path(str(ROOT / "docs" / "reconstructed.py"))
    text = script["page"](game).read_text(encoding="utf-8")
    assert script["HEADING"] in text
    assert script["rewritten"](game, text) == text
