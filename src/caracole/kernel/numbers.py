"""Numbers that were learned, as a game ships them: a file of floats, little-endian."""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from typing import Any


def floats(file: Path) -> memoryview[float]:
    """All numbers of a file."""
    numbers = array("f", file.read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    found: Any = memoryview(numbers)
    return found  # type: ignore[no-any-return]
