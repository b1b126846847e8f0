"""The kinds of actions, each with its range of integers: whoever reads an action goes by this table."""

from collections.abc import Iterable

from caracole.games.glorreiche import names
from caracole.kernel.ranges import Ranges

RANGES = Ranges(
    names.OUTCOMES + 6,
    march=0,  # `ends` says from where to where
    leave=names.MARCHES,  # the same, and the chip stays there
    enter=names.CHOICES,  # number − 1
    die=names.OUTCOMES,  # cell − 1
)


def ends(action: int) -> tuple[int, int]:
    """The cells a march leads from and to, whether or not it leaves a chip."""
    start, distance = divmod(action % names.MARCHES, names.CELLS)
    return start + 1, start + distance + 2


def starts(marches: Iterable[int]) -> set[int]:
    """The cells that marches lead from."""
    return {action % names.MARCHES // names.CELLS + 1 for action in marches}


def march(start: int, end: int) -> int:
    """The march from a cell to another."""
    return (start - 1) * names.CELLS + end - start - 1
