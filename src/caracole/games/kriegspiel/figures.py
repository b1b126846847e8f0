"""Figures of the rulebook, from the game's data."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from caracole.games.kriegspiel import casualties, names, options
from caracole.games.kriegspiel.phases import moving, transferring
from caracole.kernel.errors import Wording
from caracole.kernel.figures import Cell, Grid

DICE = range(6)


def boards() -> Grid:
    """K10: the fields with a name, and how the English stand on them, from their base line."""
    head: list[Cell] = [Wording(f"figure-{column}") for column in ("field", "size", "towards", "lines")]
    rows: list[list[Cell]] = [
        [
            name,
            f"{field['cols']} × {field['rows']}",
            Wording(f"figure-{field['orientation']}"),
            " / ".join(field["camp"]),
        ]
        for name, field in options.BOARDS.items()
    ]
    return Grid(head, rows)


def gunners() -> Grid:
    """T8: what a cannon may do with so many gunners."""
    head: list[Cell] = [Wording(f"figure-{column}") for column in ("gunners", "moves", "displaces", "fires")]
    most = transferring.capacity(names.CANNON)
    rows: list[list[Cell]] = [
        [count, moving.most_moves(count), yes(count == most), yes(count > 0)] for count in range(most + 1)
    ]
    return Grid(head, rows)


def shots() -> Grid:
    """F6: who falls by the die, from a full plate at a full plate."""
    head: list[Cell] = [Wording("figure-shot"), *DICE]
    rows = [shot(firer, target) for firer in (names.CANNON, names.SOLDIER, names.CAVALRY) for target in range(3)]
    return Grid(head, rows)


def shot(firer: int, target: int) -> list[Cell]:
    row: list[Cell] = [Wording("figure-pair", {"firer": names.ARMS[firer], "target": names.ARMS[target]})]
    full, aimed = transferring.capacity(firer), transferring.capacity(target)
    for die in DICE:
        if casualties.destroys(firer, target, die):
            row.append(Wording("figure-destroyed"))
        else:
            row.append(casualties.losses(firer, target, full, aimed, die, 0))
    return row


def yes(true: bool) -> Wording:
    return Wording("figure-yes" if true else "figure-no")


FIGURES: Mapping[str, Callable[[], Grid]] = {"boards": boards, "gunners": gunners, "shots": shots}
