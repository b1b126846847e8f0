"""Write the playthroughs again: `python tests/research/playthroughs/write.py`, or `make playthroughs`.

One random match of every game and number of sides, as OpenSpiel's own `generate_playthrough` tells it: traits, then at
each step what everybody sees and may do. Tensors and very long lines are cut to their beginning, their size and a
checksum of all of it.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any
from unittest.mock import patch

from open_spiel.python.algorithms import generate_playthrough

from caracole.kernel.game import games
from caracole.research import open_spiel as adapter

FOLDER = Path(__file__).parent
SEED = 1
ASKED = {"kriegspiel": ",draw_after=8", "generalowsky": ",max_spins=60", "manoeuvre": ",first=0"}
"""Matches of random actions are long in two games; in the third the order of seats is said."""
LONG, BEGINNING = 120, 60


def strings() -> dict[str, str]:
    """The OpenSpiel game string of each playthrough, by the name of its file."""
    return {
        f"{game.name}_{sides}.txt": f"{adapter.short_name(game)}(players={sides}{ASKED.get(game.name, '')})"
        for game in games()
        for sides in adapter.sides_of(game)
    }


def told(string: str) -> str:
    adapter.register()
    with patch.object(generate_playthrough, "_format_tensor", checksum):
        lines = generate_playthrough.playthrough_lines(string, seed=SEED)
    return "".join(f"{cut(line)}\n" for line in lines)


def checksum(tensor: Any, name: str) -> list[str]:
    return [
        f"{name}: {tensor.size} numbers, sum {tensor.sum(dtype=float):.3f}, crc32 {zlib.crc32(tensor.tobytes()):08x}"
    ]


def cut(line: str) -> str:
    if len(line) <= LONG:
        return line
    return f"{line[:BEGINNING]}… {len(line)} characters, crc32 {zlib.crc32(line.encode()):08x}"


def main() -> None:
    for name, string in strings().items():
        (FOLDER / name).write_text(told(string), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
