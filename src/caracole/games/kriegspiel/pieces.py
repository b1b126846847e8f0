"""What a plate is called in pictures."""

from __future__ import annotations

ARMIES = ("F", "E")
LETTERS = ("K", "S", "C")
"""Cannons, soldiers, cavalry, in the order of the arms' numbers."""


def plate_names(kinds: list[tuple[int, int]]) -> list[str]:
    """`F-S1`: army, arm, and the number among the like, in the order of the layout. They never change."""
    counts: dict[tuple[int, int], int] = {}
    found = []
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
        found.append(f"{ARMIES[kind[0]]}-{LETTERS[kind[1]]}{counts[kind]}")
    return found
