"""Draw the pictures of the documentation: `make pictures`, or `python docs/pictures/draw.py GAME …`.

Each shows a random match of its game, some way in.
"""

from __future__ import annotations

import sys
from pathlib import Path

import caracole

FOLDER = Path(__file__).parent
SEED = 1992
STEPS = 38


def drawn(game: caracole.Game) -> str:
    """The picture everybody at the table sees after some steps of a match that is always the same."""
    match = caracole.Match.new(game, caracole.SeededLuck(SEED), players=2)
    random = caracole.Random(SEED)
    while match.version < STEPS or match.state.actor < 0:
        match.settle()
        legal = match.state.legal()
        if not legal:
            break
        match.play(legal[random.below(len(legal))], by=match.state.actor)
    return match.draw(caracole.SPECTATOR)


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.name for game in caracole.games()]:
        picture = drawn(caracole.game(name)) + "\n"
        (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")
        print(f"   docs/pictures/{name}.svg: {len(picture):,} characters")
