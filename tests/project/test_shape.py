"""Every game's folder has the same files, and each file answers what `kernel/contract.py` asks of it."""

from __future__ import annotations

import ast

import pytest

import caracole
from caracole.kernel import contract, defaults
from caracole.testing import files, shape

FILES = (
    "__init__.py",
    "actions.py",
    "appraise.pxd",
    "appraise.py",
    "data",
    "evaluate.pxd",
    "evaluate.py",
    "events.py",
    "features.pxd",
    "features.py",
    "figures.py",
    "gestures.py",
    "art/card.svg",
    "art/icon.svg",
    "diagrams.toml",
    "legend.toml",
    "lessons.toml",
    "messages/en/game.ftl",
    "messages/en/diagrams.ftl",
    "messages/en/lessons.ftl",
    "messages/en/page.ftl",
    "names.pxd",
    "names.py",
    "narrate.py",
    "notation.py",
    "options.py",
    "outcome.py",
    "phases",
    "position.pxd",
    "position.py",
    "position_text.py",
    "refusals.py",
    "render.py",
    "rulebook.toml",
    "sequence.pxd",
    "sequence.py",
    "state.pxd",
    "state.py",
    "style.css",
    "terms.pxd",
    "terms.py",
    "view.py",
)
GAMES = caracole.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_a_game_has_the_files_of_every_game(game: caracole.Game) -> None:
    missing = [name for name in FILES if not (game.folder / name).exists()]
    assert not missing, f"src/caracole/games/{game.folder.name} lacks {', '.join(missing)}"


@every_game
def test_a_file_answers_what_the_contract_asks(game: caracole.Game) -> None:
    files.check_files(game)


@every_game
def test_terms_position_phases_sequence_state_lie_one_above_the_other(game: caracole.Game) -> None:
    shape.check_shape(game)


def test_modules_that_lean_on_each_other_are_found() -> None:
    graph = {"state": {"sequence"}, "sequence": {"phase"}, "phase": {"state", "names"}, "names": set()}
    assert sorted(map(sorted, shape.knots(graph))) == [["names"], *[["phase", "sequence", "state"]] * 3]


@pytest.mark.parametrize(
    ("line", "packs"),
    [
        ("state.push(names.SPINNING | general << 8)", True),
        ("phase = state.top() & 0xFF", True),
        ("owner = entry >> 8 if entry & 255 == names.DEAL else 0", True),
        ("state.agenda[0]", True),
        ("state.push(names.SPINNING, general)", False),
        ("order = mine | (mine ^ 1) << 2", False),
        ("word = (state.facing[plate] * 8 + state.figures[plate]) * 8", False),
    ],
)
def test_packing_the_agenda_by_hand_is_found(line: str, packs: bool) -> None:
    assert bool(shape.PACKED.search(line)) == packs


@pytest.mark.parametrize("file", contract.FILES)
def test_every_name_of_the_contract_has_a_default_or_is_needed(file: str) -> None:
    default = defaults.PARTS[file](caracole.game("glorreiche"))
    missing = [
        name
        for name in contract.answers(file)
        if not hasattr(default, name) and name not in contract.NEEDED.get(file, ())
    ]
    assert not missing, f"{file}: kernel/defaults says nothing of {', '.join(missing)}"


@every_game
def test_a_game_names_the_rules_of_its_end_of_its_chance_and_of_its_turns(game: caracole.Game) -> None:
    assert (game.folder / "refusals.py").exists(), f"{game.name} has no refusals.py"
    for rule in (game.refusals.END, game.refusals.CHANCE, game.refusals.TURN):
        assert rule in game.rulebook, f"{game.name}: refusals.py names {rule}, which is not in rulebook.toml"


@every_game
def test_a_game_has_an_emblem_for_each_side(game: caracole.Game) -> None:
    traits = game.traits
    assert len(set(traits.emblems)) == len(traits.emblems) >= 2
    assert traits.layouts, f"{game.name} declares no layout"
    assert traits.most_legal <= traits.actions
    assert traits.most_odds <= max(traits.outcomes, 1)


@every_game
def test_no_file_of_a_game_imports_numpy(game: caracole.Game) -> None:
    guilty = [
        str(file.relative_to(game.folder))
        for file in sorted(game.folder.rglob("*.py"))
        if "numpy" in imported(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert not guilty, f"{game.name}: numpy is an extra; no rule needs it, but {', '.join(guilty)}"


def imported(node: ast.AST) -> set[str]:
    """Top-level packages imported when the module runs; imports for type checkers do not count."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return set()
    if isinstance(node, ast.Import):
        return {alias.name.split(".")[0] for alias in node.names}
    if isinstance(node, ast.ImportFrom):
        return {(node.module or "").split(".")[0]}
    return set().union(*(imported(child) for child in ast.iter_child_nodes(node)))
