"""Draw the pictures of the documentation: `make pictures`, or `python docs/pictures/draw.py GAME …`.

Each shows a random match of its game, a third of the way in.
"""

from __future__ import annotations

import sys
from pathlib import Path

import caracole

FOLDER = Path(__file__).parent
SEED = 1992


def drawn(game: caracole.Game) -> str:
    """What everybody at the table sees a third of the way into a match that is always the same."""
    match = caracole.Match.new(game, caracole.SeededLuck(SEED), players=2)
    random = caracole.Random(SEED)
    while not match.over:
        if not match.settle():
            legal = match.state.legal()
            match.play(legal[random.below(len(legal))], by=match.state.actor)
    moment = next(k for k in range(match.version // 3, match.version) if match.states[k].actor >= 0)
    return match.draw(caracole.SPECTATOR, step=moment)


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.name for game in caracole.games()]:
        picture = drawn(caracole.game(name)) + "\n"
        (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")
        print(f"   docs/pictures/{name}.svg: {len(picture):,} characters")
