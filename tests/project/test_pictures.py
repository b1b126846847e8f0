"""The pictures in the documentation are what the code draws today."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import caracole

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = {game.name for game in caracole.games()}


@pytest.fixture(scope="module")
def draw() -> ModuleType:
    return script("draw")


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{name}_pictures", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PICTURES = [file for file in sorted(FOLDER.glob("*.svg")) if file.stem in NAMES]


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: file.stem)
def test_a_picture_is_drawn_by_the_code_as_it_is(draw: ModuleType, file: Path) -> None:
    drawn = draw.drawn(caracole.game(file.stem)) + "\n"
    assert file.read_text(encoding="utf-8") == drawn, f"docs/pictures/{file.name} is out of date; run: make pictures"


def test_the_map_is_drawn_from_the_imports_as_they_are() -> None:
    rooms = script("rooms")
    assert rooms.FILE.read_text(encoding="utf-8") == rooms.drawn() + "\n", "out of date; run: make pictures"


def test_the_map_names_every_room_and_every_file_of_the_kernel_and_the_server() -> None:
    root = FOLDER.parents[1]
    told = (root / "docs/architecture.md").read_text(encoding="utf-8")
    rooms = [folder.name for folder in (root / "src/caracole").iterdir() if (folder / "__init__.py").exists()]
    assert [room for room in rooms if f"`caracole.{room}`" not in told] == []
    assert [file for file in files(root / "src/caracole/kernel") if f"`{file}`" not in told] == []
    server = (root / "docs/server.md").read_text(encoding="utf-8")
    assert [file for file in files(root / "src/caracole/server") if f"`{file}`" not in server] == []


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("*.py") if file.name != "__init__.py")
