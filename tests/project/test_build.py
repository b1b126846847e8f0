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


BOX = """
cdef class Box:
    cdef public short[4] held
    cdef int half(self, int number) noexcept nogil:
        return number // 2
"""


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What Cython makes of a class with a field and a division."""
    from Cython.Build import cythonize

    folder = tmp_path_factory.mktemp("box")
    (folder / "box.pyx").write_text(BOX, encoding="utf-8")
    cythonize(str(folder / "box.pyx"), quiet=True, language_level=3)  # type: ignore[no-untyped-call]
    return folder / "box.c"


def levels(text: str) -> dict[str, str]:
    """The level at which each line is optimised; none for the rules."""
    found, level = {}, ""
    for line in text.splitlines():
        if line.startswith("#pragma GCC optimize"):
            level = line.split('"')[1]
        elif line.startswith("#pragma GCC pop_options"):
            level = ""
        found[line] = level
    return found


def starting(lines: dict[str, str], words: str) -> set[str]:
    """The levels of the lines that begin so, but for mere declarations."""
    return {level for line, level in lines.items() if line.startswith(words) and not line.endswith(("/*proto*/", ";"))}


def test_gcc_spends_its_time_on_the_rules(setup: ModuleType, generated: Path) -> None:
    setup.spare(generated)
    lines = levels(generated.read_text(encoding="utf-8"))
    assert starting(lines, "static int __pyx_f_3box_3Box_half(") == {""}
    assert starting(lines, "static CYTHON_INLINE long __Pyx_div_long(") == {""}, "the rules divide"
    assert starting(lines, "static PyObject *__pyx_pw_3box_3Box_4held_1__get__(") == {"O0"}
    assert starting(lines, "static CYTHON_INLINE PyObject *__Pyx_carray_to_py_short(") == {"O1"}
    assert starting(lines, "static CYTHON_SMALL_CODE int __pyx_pymod_exec_box(") == {"O0"}
    assert starting(lines, "static void __Pyx_AddTraceback(") == {"O1"}


def test_what_is_spared_is_spared_once(setup: ModuleType, generated: Path) -> None:
    setup.spare(generated)
    once = generated.read_text(encoding="utf-8")
    setup.spare(generated)
    assert generated.read_text(encoding="utf-8") == once


def test_c_that_looks_otherwise_is_left_alone(setup: ModuleType) -> None:
    foreign = write("src/caracole/one.c", "/* Python wrapper */\nstatic int x__get__(int a) {\n}\n/* End */\n")
    setup.spare(foreign)
    assert "pragma" not in foreign.read_text(encoding="utf-8")
