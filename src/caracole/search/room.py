"""Room for large trees: memory that costs nothing until it is written to."""

from __future__ import annotations

import mmap
import struct
from typing import Any, cast


def zeros(kind: str, count: int) -> Any:
    """So many numbers of a kind (as `array` names kinds), all zero; the system gives each page on first use."""
    return memoryview(mmap.mmap(-1, count * struct.calcsize(kind))).cast(cast(Any, kind))
