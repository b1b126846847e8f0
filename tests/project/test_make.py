"""`make` asks Python to compile exactly when something may have changed."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed here")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A small clone whose Python only notes that it was asked, and makes an extension that is missing."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("setup.py", "requirements-dev.txt", "src/game/state.py", "src/game/state.pxd"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1e9, 1e9))
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\necho asked >> asked\ntouch src/game/state.so\n", encoding="utf-8")
    python.chmod(0o755)
    (tmp_path / ".venv/compiling").touch()
    return tmp_path


@pytest.fixture
def asked(clone: Path) -> Callable[..., bool]:
    """Run `make compile`; whether Python was asked."""

    def run(**environ: str) -> bool:
        command = ["make", "compile"]
        subprocess.run(command, cwd=clone, env={**os.environ, **environ}, capture_output=True, check=True)
        note = clone / "asked"
        was = note.exists()
        note.unlink(missing_ok=True)
        return was

    return run


@pytest.fixture(autouse=True)
def not_pure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARACOLE_PURE", raising=False)


def test_what_is_compiled_is_not_compiled_again(asked: Callable[..., bool]) -> None:
    assert [asked(), asked(), asked()] == [True, False, False]


@pytest.mark.parametrize("name", ["setup.py", "src/game/state.py", "src/game/state.pxd"])
def test_a_source_that_is_newer_is_compiled(name: str, clone: Path, asked: Callable[..., bool]) -> None:
    assert asked()
    os.utime(clone / name, (4e9, 4e9))
    assert asked()


def test_sources_that_came_or_went_are_noticed(clone: Path, asked: Callable[..., bool]) -> None:
    assert asked()
    (clone / "src/game/other.pxd").touch()
    os.utime(clone / "src/game/other.pxd", (1e9, 1e9))
    assert asked()
    (clone / "src/game/other.pxd").unlink()
    assert asked()


def test_an_extension_that_is_gone_is_made_again(clone: Path, asked: Callable[..., bool]) -> None:
    assert asked()
    (clone / "src/game/state.so").unlink()
    assert asked()
    assert (clone / "src/game/state.so").exists()


def test_plain_python_leaves_no_word_that_all_is_compiled(asked: Callable[..., bool]) -> None:
    assert asked()
    assert asked(CARACOLE_PURE="1")
    assert asked()
