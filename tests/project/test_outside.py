"""Games that live in packages of their own: what `caracole new` writes, and one that is compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conftest import EXAMPLES, declared_games, installed_as

import caracole
from caracole.cli.new import new
from caracole.cli.screen import BadInput

SOURCE = Path(caracole.__file__).parents[1]


def kit(name: str, **environment: str) -> str:
    """What the kit says of an installed game, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "caracole.testing", name, "--matches", "4"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def begun(tmp_path: Path) -> Callable[[str], Path]:
    def begin(name: str) -> Path:
        new(name, tmp_path / name)
        return tmp_path / name

    return begin


def test_a_new_game_passes_the_kit_at_once(begun: Callable[[str], Path], tmp_path: Path) -> None:
    folder = begun("sugar_race")
    with installed_as(folder, declared_games(folder / "pyproject.toml"), tmp_path / "installed"):
        assert "sugar_race conforms: 4 matches" in kit("sugar_race")
        written = subprocess.run([sys.executable, "-m", "pytest", "-q", "test_sugar_race.py"], cwd=folder, check=False)
    assert written.returncode == 0


@pytest.mark.parametrize("name", ["Sugar", "2nd", "class", "my-game", "", "json", "caracole"])
def test_a_name_that_cannot_be_a_module_is_refused(begun: Callable[[str], Path], tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput):
        begun(name)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("class", "it is a word of Python itself"), ("glorreiche", "there is a game glorreiche already")],
)
def test_a_name_is_refused_with_the_true_reason(begun: Callable[[str], Path], name: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        begun(name)


def test_a_folder_that_is_there_already_is_left_alone(begun: Callable[[str], Path]) -> None:
    folder = begun("sugar_race")
    before = {file: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    with pytest.raises(BadInput, match="is there already"):
        begun("sugar_race")
    assert before == {file: file.read_text(encoding="utf-8") for file in folder.iterdir()}


@pytest.mark.skipif(not caracole.compiled(), reason="it is compiled against the compiled kernel")
def test_a_compiled_game_of_another_package_passes_the_kit(tmp_path: Path) -> None:
    folder = tmp_path / "compiled"
    shutil.copytree(EXAMPLES / "compiled", folder)
    path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        check=True,
        capture_output=True,
    )
    assert list((folder / "tally").glob("state.*.so"))
    with installed_as(folder, declared_games(folder / "pyproject.toml"), tmp_path / "installed"):
        assert "tally conforms: 4 matches" in kit("tally")
        assert "tally conforms: 4 matches" in kit("tally", CARACOLE_PURE="1")


@pytest.mark.skipif(not caracole.compiled(), reason="plain Python calls every method there is")
def test_the_same_package_before_it_is_built_is_refused_in_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "compiled"
    shutil.copytree(EXAMPLES / "compiled", folder)
    with installed_as(folder, declared_games(folder / "pyproject.toml"), tmp_path / "installed"):
        done = subprocess.run(
            [sys.executable, "-m", "caracole.testing", "tally"], capture_output=True, text=True, check=False
        )
    assert done.returncode == 1
    assert "state.py: Tally is neither compiled nor plain" in done.stderr
    assert "Traceback" not in done.stderr
