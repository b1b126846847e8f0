"""Write docs/observations.md from the layout of every game's features: `python docs/observations.py`."""

from __future__ import annotations

import sys
from pathlib import Path

from caracole.kernel.game import Game, games

PAGE = Path(__file__).with_name("observations.md")
BEGINNING = """\
# What an agent observes

`game.observe(view)` gives these numbers (`float32`), and OpenSpiel's observation tensor and PettingZoo's
observations hold the same ones in the same order. Options are observed too, so that one network can
learn several variants. What is legal is not part of it: that is the action mask. Written by
`python docs/observations.py`.
"""


def page() -> str:
    return "\n".join([BEGINNING, *map(section, games())])


def section(game: Game) -> str:
    features = game.features
    shape = " × ".join(map(str, features.SHAPE))
    rows = [line.replace("|", "\\|").replace(": ", " | ", 1) for line in features.describe()]
    head = ["plane | meaning" if len(features.SHAPE) > 1 else "numbers | meaning", "---|---"]
    table = "\n".join(f"| {row} |" for row in [*head, *rows])
    about = " ".join(str(sys.modules[f"{game.package}.features"].__doc__).split())
    return f"## {game.title}\n\n`{game.name}`: {shape}. {about}\n\n{table}\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
