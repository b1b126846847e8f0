"""Numbers that a game ships, learned (a file of floats) or set (figures by name), and those it makes of a view."""

from __future__ import annotations

import sys
import tomllib
from array import array
from pathlib import Path
from typing import Any


def floats(file: Path) -> memoryview[float]:
    """All numbers of a file, little-endian."""
    numbers = array("f", file.read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    found: Any = memoryview(numbers)
    return found  # type: ignore[no-any-return]


def weights(file: Path, names: tuple[str, ...], part: str | None = None) -> list[float]:
    """The figures with these names, in their order, from a TOML file or from one part of it."""
    figures = tomllib.loads(file.read_text(encoding="utf-8"))
    if part is not None:
        figures = figures[part]
    return [float(figures[name]) for name in names]


Parts = tuple[tuple[str, int, str], ...]
"""The groups of numbers that `features.py` writes, in order: name, how many, what they mean."""


def size(parts: Parts) -> int:
    return sum(count for _, count, _ in parts)


def described(parts: Parts) -> list[str]:
    """One line for each group: where it lies, its name, its meaning."""
    lines, start = [], 0
    for name, count, meaning in parts:
        lines.append(f"{start}–{start + count - 1} {name}: {meaning}")
        start += count
    return lines
