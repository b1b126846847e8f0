"""What `make bench` compares with plays by the same rules, and is found."""

from __future__ import annotations

import runpy
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import caracole

ROOT = Path(__file__).parents[2]
COMPARE: dict[str, Any] = runpy.run_path(str(ROOT / "benchmarks" / "compare.py"))


def test_every_program_by_hand_plays_a_game_there_is() -> None:
    assert {source.stem for source in COMPARE["players"]()} <= {game.name for game in caracole.games()}
    with pytest.raises(SystemExit, match="there is no C\\+\\+ program for manoeuvre"):
        COMPARE["chosen"](["manoeuvre"])


@pytest.mark.skipif(shutil.which("c++") is None, reason="there is no C++ compiler")
@pytest.mark.parametrize("source", COMPARE["players"](), ids=lambda source: source.stem)
def test_the_program_by_hand_plays_the_same_matches(source: Path, tmp_path: Path) -> None:
    compiler = shutil.which("c++")
    assert compiler is not None
    program = COMPARE["built"](compiler, source, tmp_path, ("-O1",))
    count = 200 if caracole.compiled() else 5
    mine = COMPARE["ours"](source.stem, count, 3)
    theirs = COMPARE["by_hand"](program, count, 3)
    assert (theirs.steps, theirs.wins) == (mine.steps, mine.wins)
    assert subprocess.run([program], capture_output=True, check=False).returncode == 2
