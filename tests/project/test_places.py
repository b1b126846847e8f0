"""Each thing has its place: what tests share, what measures, what makes shipped numbers."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TRAINING = (ROOT / "training/README.md").read_text(encoding="utf-8")


def imported(file: Path) -> set[str]:
    """The top names of everything a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def test_tests_import_neither_measurements_nor_trainers() -> None:
    files = sorted((ROOT / "tests").rglob("*.py"))
    assert [file for file in files if imported(file) & {"benchmarks", "training"}] == []


def test_nothing_installed_imports_what_is_not() -> None:
    files = sorted((ROOT / "src/caracole").rglob("*.py"))
    assert [file for file in files if imported(file) & {"benchmarks", "tests", "training"}] == []


def test_every_learned_file_is_said_to_be_made_by_some_command() -> None:
    games = ROOT / "src/caracole/games"
    learned = [*games.glob("*/data/*.bin"), *games.glob("*/data/weights.toml")]
    assert learned
    assert [file for file in learned if file.relative_to(games).as_posix() not in TRAINING] == []


def test_every_trainer_is_said_to_make_something() -> None:
    programs = [file.name for file in (ROOT / "training").glob("*.py") if not file.name.startswith("__")]
    assert [name for name in programs if name not in TRAINING] == []


@pytest.mark.parametrize("folder", ["docs", "training", "src", "tests", "benchmarks"])
def test_a_program_that_is_cited_is_there(folder: str) -> None:
    cited = re.compile(r"(?:python|`)(?: -m)? ?((?:benchmarks|training)[./]\w+(?:\.py\b)?)")
    missing = []
    for file in sorted((ROOT / folder).rglob("*")):
        if file.suffix not in (".md", ".py", ".toml") or "node_modules" in file.parts:
            continue
        for name in cited.findall(file.read_text(encoding="utf-8")):
            path = name if name.endswith(".py") else name.replace(".", "/") + ".py"
            if not (ROOT / path).exists() and not (ROOT / path.removesuffix(".py")).is_dir():
                missing.append(f"{file.relative_to(ROOT)}: {name}")
    assert missing == []
