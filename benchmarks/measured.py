"""What a measurement of a server found, and the table that shows several beside each other."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


@dataclass
class Measured:
    """One run."""

    what: str
    offered: float
    """Actions a second; 0 for no limit."""
    seconds: float
    times: list[float]
    """Seconds from sending an action to its acknowledgement."""
    sockets: int
    cpu: float
    """Seconds of processor time the server used."""
    notes: str = ""

    def row(self) -> list[str]:
        done = len(self.times)
        return [
            self.what,
            str(self.sockets),
            f"{self.offered:.0f}" if self.offered else "any",
            f"{done / self.seconds:.0f}",
            *(f"{1000 * quantile(self.times, share):.1f}" for share in (0.5, 0.99)),
            f"{1000 * max(self.times, default=float('nan')):.0f}",
            f"{1000 * self.cpu / max(1, done):.2f}",
            self.notes,
        ]


HEAD = ["server", "sockets", "offered/s", "acknowledged/s", "p50 ms", "p99 ms", "max ms", "server CPU ms each", "notes"]


def told(rows: list[Measured]) -> None:
    """As a table in Markdown."""
    print(
        f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, load {os.getloadavg()[0]:.1f} at the end\n"
    )
    for line in (HEAD, ["---"] * len(HEAD), *(measured.row() for measured in rows)):
        print(f"| {' | '.join(line)} |")
