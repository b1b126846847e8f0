"""Rulebook, code and tests are kept in step: no rule without all three, no citation of a rule that does not exist.

A rule is cited where the code says its id:

    \"\"\"T6: a pile never grows past three levels.\"\"\"          the beginning of a docstring, or of a part after “; ”
    \"\"\"T1, T3, self_block=forbid: …\"\"\"                       several ids, and the option meant
    march     in turn order                       T1 – T8    the end of a docstring's line, set apart by two spaces
    if state.sanctions:  # V2                                 the end of a line
    "there are 4 black stones (M1)"                           in brackets, in a string or a comment
    return "T6", "refusal-full", {}                           an id alone: the rule of a refusal or an event
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import caracole
from caracole.kernel.rulebook import Rule

ROOT = Path(__file__).parents[2]
ID = r"[A-Z]{1,4}\d+[a-z]?'{0,2}"
LISTED = rf"{ID}(?:\s*(?:,|–|\+)\s*{ID})*"
GAMES = caracole.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def rules_of(game: caracole.Game) -> dict[str, Rule]:
    file = game.folder / "rulebook.toml"
    assert file.exists(), f"{game.name} has no rulebook.toml: every rule by its id"
    return game.rulebook.rules


def needed(game: caracole.Game) -> dict[str, Rule]:
    """The rules that must have code and tests; those that are only shown need neither."""
    return {id: rule for id, rule in rules_of(game).items() if rule.enforced != "shown"}


# --- citations in the code ------------------------------------------------------------------------


def ids_in(listed: str, known: list[str]) -> Iterator[str]:
    """The ids of a list such as `T1, T3 – T5`; a range means every rule from one to the other."""
    for part in re.split(r"\s*,\s*", listed):
        first, dash, last = (word.strip() for word in part.partition("–"))
        if dash and first in known and last in known:
            yield from known[known.index(first) : known.index(last) + 1]
        elif part in known:
            yield part
        else:
            yield from re.findall(ID, part)


def cited_in_docstring(text: str) -> Iterator[str]:
    for line in text.splitlines():
        for clause in re.split(r"; |\. ", line.strip()):
            found = re.match(rf"({LISTED})(?:, [a-z_0-9]+=\w+)*:(?:\s|$)", clause)
            if found:
                yield found[1]
        found = re.search(rf"\s\s({LISTED})$", line)
        if found:
            yield found[1]


def cited_in_brackets(text: str) -> Iterator[str]:
    yield from re.findall(rf"\(({LISTED})\)", text)


def cited_in_comment(text: str) -> Iterator[str]:
    found = re.search(rf"#\s*({LISTED})(?::|$)", text)
    if found:
        yield found[1]
    yield from cited_in_brackets(text)


def cited_in_code(file: Path, known: list[str]) -> Iterator[str]:
    source = file.read_text(encoding="utf-8")
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from cited_in_docstring(node.value.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from cited_in_brackets(node.value)
            if node.value in known:
                yield node.value
    with tokenize.open(file) as lines:
        for token in tokenize.generate_tokens(lines.readline):
            if token.type == tokenize.COMMENT:
                yield from cited_in_comment(token.string)


def cited_in_data(file: Path) -> Iterator[str]:
    for line in file.read_text(encoding="utf-8").splitlines():
        if "#" in line:
            yield from cited_in_comment(line[line.index("#") :])


def citations(game: caracole.Game) -> dict[str, set[str]]:
    """Every id the game's code and figures cite, with the files that do."""
    known = list(rules_of(game))
    found: dict[str, set[str]] = {}
    for file in sorted(game.folder.rglob("*.py")) + sorted((game.folder / "data").rglob("*.toml")):
        listed = cited_in_code(file, known) if file.suffix == ".py" else cited_in_data(file)
        for text in listed:
            for id in ids_in(text, known):
                found.setdefault(id, set()).add(str(file.relative_to(game.folder)))
    return found


# --- marks on the tests ---------------------------------------------------------------------------


@dataclass
class Marks:
    """Which tests are about which rules."""

    shows: dict[str, str] = field(default_factory=dict)
    forbids: dict[str, str] = field(default_factory=dict)


def marks(game: caracole.Game) -> Marks:
    found = Marks()
    for file in sorted((ROOT / "tests" / game.name).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                forbids = any(k.arg == "forbids" and ast.unparse(k.value) == "True" for k in node.keywords)
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        place = f"{file.relative_to(ROOT)}:{node.lineno}"
                        (found.forbids if forbids else found.shows)[str(argument.value)] = place
    return found


# --- what must hold -------------------------------------------------------------------------------


@every_game
def test_every_rule_is_cited_where_it_is_enforced(game: caracole.Game) -> None:
    cited = citations(game)
    missing = [f"{id}: {rule.text('en')}" for id, rule in needed(game).items() if id not in cited]
    assert not missing, f"{game.name}: no code cites\n  " + "\n  ".join(missing)


@every_game
def test_no_code_cites_a_rule_that_does_not_exist(game: caracole.Game) -> None:
    known = rules_of(game)
    wrong = [f"{id} in {', '.join(sorted(files))}" for id, files in citations(game).items() if id not in known]
    assert not wrong, f"{game.name}: not in rulebook.toml\n  " + "\n  ".join(wrong)


@every_game
def test_every_rule_has_a_test_of_what_it_does(game: caracole.Game) -> None:
    tested = marks(game).shows
    missing = [f"{id}: {rule.text('en')}" for id, rule in needed(game).items() if id not in tested]
    assert not missing, f'tests/{game.name}: no test is marked @pytest.mark.rule("…") for\n  ' + "\n  ".join(missing)


@every_game
def test_every_rule_has_a_test_of_what_it_forbids(game: caracole.Game) -> None:
    tested = marks(game).forbids
    missing = [f"{id}: {rule.text('en')}" for id, rule in needed(game).items() if id not in tested]
    assert not missing, (
        f'tests/{game.name}: no test is marked @pytest.mark.rule("…", forbids=True) for\n  ' + "\n  ".join(missing)
    )


@every_game
def test_no_test_is_about_a_rule_that_does_not_exist(game: caracole.Game) -> None:
    known, found = rules_of(game), marks(game)
    wrong = [f"{id} in {place}" for id, place in {**found.shows, **found.forbids}.items() if id not in known]
    assert not wrong, f"tests/{game.name}: not in rulebook.toml\n  " + "\n  ".join(wrong)


# --- the test itself ------------------------------------------------------------------------------

KNOWN = ["T1", "T2", "T3", "T6", "M4", "M4'", "V1", "V2", "V1+V2"]


@pytest.mark.parametrize(
    ("source", "cited"),
    [
        ('"""T6: a pile never grows past three levels."""', {"T6"}),
        ('"""T1, T3: what must move; V2: and where to."""', {"T1", "T3", "V2"}),
        ('"""T3, self_block=forbid: another way."""', {"T3"}),
        ('"""Play.\n\nmarch   in turn order    T1 – T3\n"""', {"T1", "T2", "T3"}),
        ("x = 1  # M4'", {"M4'"}),
        ("x = 1  # V1+V2", {"V1+V2"}),
        ('x = "a custom set-up (M4)"', {"M4"}),
        ('x = ("T6", "refusal-full")', {"T6"}),
        ('"""T9: no such rule."""', {"T9"}),
        ('"""Recruits T1 to T3 march."""', set()),
        ("x = 1  # T1 is meant here", set()),
        ('x = "T9"', set()),
    ],
)
def test_citations_are_found(tmp_path: Path, source: str, cited: set[str]) -> None:
    file = tmp_path / "some.py"
    file.write_text(source + "\n", encoding="utf-8")
    assert {id for text in cited_in_code(file, KNOWN) for id in ids_in(text, KNOWN)} == cited
