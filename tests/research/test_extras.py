"""Whoever lacks an optional package is told which extra brings it."""

from __future__ import annotations

import subprocess
import sys

import pytest

MISSING = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == {package!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
try:
    {words}
except ModuleNotFoundError as error:
    print(error)
"""
OBSERVE = "import caracole; game = caracole.game('glorreiche'); game.observe(game.new().view(0))"


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [
        ("numpy", "import caracole.research.vector", "research"),
        ("numpy", OBSERVE, "research"),
        ("numpy", OBSERVE.replace("observe", "mask"), "research"),
        ("pyspiel", "import caracole.research.open_spiel", "research"),
        ("pettingzoo", "import caracole.research.pettingzoo", "research"),
        ("gymnasium", "import caracole.research.gymnasium", "research"),
        ("resvg_py", "import caracole.research.picture", "research"),
        ("pyarrow", "import caracole.arena.dataset", "dataset"),
    ],
)
def test_an_extra_that_is_not_installed_is_named(package: str, words: str, extra: str) -> None:
    script = MISSING.format(package=package, words=words)
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert told == f"{package} is not installed; run: pip install 'caracole[{extra}]'\n"
