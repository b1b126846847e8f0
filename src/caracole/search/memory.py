"""Room for large trees: memory that costs nothing until it is written to."""

from __future__ import annotations

import mmap
import struct
from typing import Any, cast

HUGE = 8 << 20
"""From so many bytes on, the system is asked for large pages: a tree in small ones waits for their addresses."""


def zeros(kind: str, count: int) -> Any:
    """So many numbers of a kind (as `array` names kinds), all zero; the system gives each page on first use."""
    mapped = mmap.mmap(-1, count * struct.calcsize(kind))
    if len(mapped) >= HUGE and hasattr(mmap, "MADV_HUGEPAGE"):
        mapped.madvise(mmap.MADV_HUGEPAGE)
    return memoryview(mapped).cast(cast(Any, kind))
