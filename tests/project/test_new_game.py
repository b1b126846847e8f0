"""docs/new-game.md: its commands run, and its code is that of the examples."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.conftest import EXAMPLES, declared_games, installed_as

PAGE = Path(__file__).parents[2] / "docs/new-game.md"
SECTIONS = PAGE.read_text(encoding="utf-8").split("\n## ")[1:5]
CARACOLE = [sys.executable, "-c", "from caracole.cli import main; main()"]
STEPS = [section for section in SECTIONS if "```console" in section]


def commands(section: str) -> Iterator[tuple[str, list[str]]]:
    """Each command of a section with the lines that are shown below it."""
    shown: list[tuple[str, list[str]]] = []
    for block in re.findall(r"```console\n(.*?)```", section, re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                shown.append((line[2:], []))
            else:
                shown[-1][1].append(line)
    yield from shown


@pytest.mark.parametrize("section", STEPS, ids=lambda section: section.split("\n")[0])
def test_the_steps_run_as_they_are_shown(section: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with ExitStack() as stack:
        for number, (command, shown) in enumerate(commands(section)):
            words = shlex.split(command)
            if words[:3] == ["pip", "install", "-e"]:  # without the network: on the path, with its entry points
                folder = EXAMPLES if words[3] == "examples" else tmp_path / words[3]
                games = declared_games(folder / "pyproject.toml")
                stack.enter_context(installed_as(folder, games, tmp_path / f"installed-{number}"))
                continue
            run = {"python": [sys.executable], "caracole": CARACOLE}[words[0]]
            done = subprocess.run(
                [*run, *words[1:]], capture_output=True, text=True, check=False, env=dict(os.environ), timeout=600
            )
            assert done.returncode == 0, f"{command}: {done.stderr}"
            for line in shown:
                assert line in done.stdout, f"{command} does not say {line!r} but {done.stdout!r}"


def test_the_code_that_is_shown_is_that_of_the_example() -> None:
    shown = re.findall(r"```python\n(.*?)```", "".join(SECTIONS), re.DOTALL)
    assert shown
    for code in shown:
        assert code in (EXAMPLES / "nim.py").read_text(encoding="utf-8")
