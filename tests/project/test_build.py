"""What setup.py does so that no stale extension is ever run."""

from __future__ import annotations

import importlib.util
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """setup.py, in an empty source tree of its own."""
    spec = importlib.util.spec_from_file_location("setup_of_caracole", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "setup.py").write_bytes((ROOT / "setup.py").read_bytes())
    spec.loader.exec_module(module)
    module.remember_recipe()
    return module


def write(name: str, text: str = "", age: float = 0) -> Path:
    file = Path(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    os.utime(file, (1e9 - age, 1e9 - age))
    return file


def test_an_extension_without_its_module_is_removed(setup: ModuleType) -> None:
    kept = write(f"src/caracole/kernel/state{SUFFIX}")
    orphan = write(f"src/caracole/kernel/gone{SUFFIX}")
    setup.remove_orphans(Path("src"), {"caracole.kernel.state"})
    assert kept.exists()
    assert not orphan.exists()


def test_a_module_that_loses_its_twin_is_no_extension_any_more(setup: ModuleType) -> None:
    write("src/caracole/one.py")
    write("src/caracole/two.py")
    write("src/caracole/two.pxd")
    write("src/caracole/names.py")
    write("src/caracole/names.pxd", "# data only")
    assert [extension.name for extension in setup.twins()] == ["caracole.two"]


def game(constants_age: float) -> Path:
    """A twin that leans on constants through another one; its generated C is 50 seconds old."""
    write("src/caracole/game/names.pxd", "# data only", age=constants_age)
    write("src/caracole/game/state.pxd", "from caracole.game cimport names, sequence", age=100)
    write("src/caracole/game/sequence.pxd", "from caracole.game.state cimport State", age=100)
    return write("build/c/src/caracole/game/sequence.c", age=50)


def test_a_changed_constant_generates_everything_that_leans_on_it_again(setup: ModuleType) -> None:
    generated = game(constants_age=0)
    setup.forget_outdated()
    assert not generated.exists()


def test_nothing_is_generated_again_without_a_reason(setup: ModuleType) -> None:
    generated = game(constants_age=100)
    setup.forget_outdated()
    assert generated.exists()


def test_another_recipe_generates_everything_again(setup: ModuleType) -> None:
    generated = game(constants_age=100)
    Path("build/c/recipe").write_text("another Cython", encoding="utf-8")
    setup.forget_outdated()
    assert not generated.exists()


def test_what_all_extensions_share_is_generated_again_too(setup: ModuleType) -> None:
    (source,) = setup.shared().sources
    generated = write(f"build/c/{source}")
    Path("build/c/recipe").write_text("another Cython", encoding="utf-8")
    setup.forget_outdated()
    assert not generated.exists()


@pytest.mark.parametrize(
    "line",
    [
        "from caracole.game cimport names",
        "from caracole.game cimport names, sequence",
        "from caracole.game cimport names as constants",
        "from caracole.game cimport (\n    sequence,\n    names,\n)",
        "from caracole.game.names cimport CELLS",
    ],
)
def test_every_way_to_name_another_twin_is_seen(setup: ModuleType, line: str) -> None:
    names = write("src/caracole/game/names.pxd")
    assert names in set(setup.cimported(f"cimport cython\n\n{line}\n\ncdef int x\n"))
