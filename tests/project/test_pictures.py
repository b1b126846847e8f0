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
    spec = importlib.util.spec_from_file_location("draw_pictures", FOLDER / "draw.py")
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
