"""What processes are given to do in tests: they must find it by name."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path
from typing import Any

from caracole.bots import Budget
from caracole.server import workers


def pid() -> int:
    return os.getpid()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise ValueError("no")


def hang() -> None:
    threading.Event().wait()


def wait_for_stop(file: str) -> str:
    """Until somebody says stop; then leaves a note."""
    stopped = threading.Event()
    workers.interruptible(stopped.set)
    Path(file).with_suffix(".began").touch()
    stopped.wait()
    Path(file).write_text("stopped")
    return "stopped"


def deadly(name: str, options: Any, actions: list[int], deciders: list[int], side: int, bot: str, budget: Any) -> str:
    """Instead of choosing: note the budget, and die."""
    assert isinstance(budget, Budget)
    with Path(os.environ["POISON_NOTES"]).open("a") as notes:
        notes.write(f"{bot} {budget.seconds}\n")
    os.kill(os.getpid(), signal.SIGKILL)
    return ""
