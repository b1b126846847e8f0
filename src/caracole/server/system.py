"""What only some systems can tell: how many files a process may open, how much memory it holds."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

try:
    resource: Any = import_module("resource")
except ImportError:  # Windows has no such limits
    resource = None


def raise_file_limit(most: int) -> None:
    """Up to what the system grants without being asked for more rights."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(hard, most)
    if 0 < soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def file_limit() -> int | None:
    """How many files this process may open; None where there is no limit."""
    if resource is None:
        return None
    soft: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return soft if soft > 0 else None


def held() -> int:
    """Bytes of memory this process holds now; where the system does not say, the most it ever held, or nothing."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    if resource is None:
        return 0
    most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most * (1 if sys.platform == "darwin" else 1024)
