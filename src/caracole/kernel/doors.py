"""What a caller hands in is looked at here, before compiled code takes it for an index and looks no more."""

from __future__ import annotations

from operator import index

from caracole.kernel import names
from caracole.kernel.errors import NoSeat

NONE = -1
"""What stands for a thing that is no number of an action."""


def whole(given: object) -> int | None:
    """A whole number, of whatever library, as Python's own; None for anything else. True and False are no numbers."""
    if type(given) is int:
        return given
    try:
        return None if isinstance(given, bool) else index(given)  # type: ignore[arg-type]
    except TypeError:
        return None


def number(given: object) -> int:
    """The number of an action as C can hold it, NONE for anything else."""
    found = whole(given)
    return found if found is not None and 0 <= found <= names.LARGEST else NONE


def seat(given: object, sides: int) -> int:
    """A seat at a table of so many sides, or the spectator's."""
    found = whole(given)
    if found is None or not (0 <= found < sides or found == names.SPECTATOR):
        there_are = f"there are 0 to {sides - 1}, and {names.SPECTATOR} for who only watches"
        raise NoSeat(f"there is no seat {given!r}; {there_are}")
    return found
