"""Every rule says where it is from, what enforces it, which options change it and, if not printed, how sure we are."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import caracole
from caracole.kernel.messages import LANGUAGES
from caracole.kernel.rulebook import Rule, Rulebook, read

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", caracole.games(), ids=lambda game: game.name)
RULE = {"id": "T1", "en": "One moves.", "origin": "printed", "source": "F:2", "enforced": "rules"}


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
    unknown = [f"{id}: there is no option {name}" for name, id in named.items() if name not in game.defaults]
    assert not unknown, f"rulebook.toml of {game.name}:\n  " + "\n  ".join(unknown)
    idle = [name for name in game.defaults if name not in named]
    assert not idle, f"rulebook.toml of {game.name}: no rule says that it is changed by {', '.join(idle)}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_a_rulebook_is_made_from_data_and_every_table_is_in_it(
    game: caracole.Game, language: str
) -> None:
    named = {rule.table for rule in game.rulebook.rules.values() if rule.table}
    assert named == set(game._figures.TABLES)
    for name in named:
        told = game.table(name, language)
        assert told.rows
        assert {len(row) for row in told.rows} == {len(told.head)}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"status": "enforced"}, "neither a field of a rule nor a language"),
        ({"origin": "reconstructed"}, "reconstructed"),
        ({"enforced": "sometimes"}, "sometimes"),
        ({"sure": "perhaps"}, "perhaps"),
    ],
)
def test_a_field_that_a_rule_does_not_have_is_refused(change: dict[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read({**RULE, **change})


def test_any_language_is_a_text_and_english_stands_in_for_one_that_is_missing() -> None:
    rule = read({**RULE, "de": "Man zieht.", "option": "pace"})
    assert (rule.text("de"), rule.text("fr")) == ("Man zieht.", "One moves.")
    assert rule.option == ("pace",)


def test_sources_are_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "rulebook.toml"
    file.write_text(
        '[sources]\nF = { en = "French rules" }\n"X:zach" = { en = "a shop" }\nR = { en = "our ruling" }\n'
        '[[rule]]\nid = "T1"\nen = "One moves."\norigin = "printed"\nenforced = "rules"\n'
        'source = "F:Moving, 4.2, X:zach, R:3"\n',
        encoding="utf-8",
    )
    book = Rulebook(file)
    rule: Rule = book["T1"]
    assert book.cited(rule, "en") == "French rules: Moving, 4.2; a shop; our ruling: 3"


@every_game
def test_the_page_of_a_game_lists_what_is_reconstructed_as_its_rulebook_does(game: caracole.Game) -> None:
    """After a change of a rulebook: `python docs/reconstructed.py`."""
    script = runpy.run_path(str(ROOT / "docs" / "reconstructed.py"))
    text = script["page"](game).read_text(encoding="utf-8")
    assert script["HEADING"] in text
    assert script["rewritten"](game, text) == text
