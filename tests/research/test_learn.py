"""The worked example runs from the first match to a bot that plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="torch is an extra of its own (caracole[learn]), too large for every installation")

from caracole.bots.learned import Network

SCRIPT = Path(__file__).parents[2] / "examples" / "learn.py"


def test_the_example_learns_and_leaves_a_bot_and_a_drawing(tmp_path: Path) -> None:
    few = ["generalowsky", "--matches", "30", "--looks", "1", "--measured", "12"]
    done = subprocess.run([sys.executable, str(SCRIPT), *few], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert len([line for line in done.stdout.splitlines() if "wins" in line]) == 2
    assert Network.load(tmp_path / "net.npz").game == "generalowsky"
    assert "<svg" in (tmp_path / "learning.svg").read_text(encoding="utf-8")
