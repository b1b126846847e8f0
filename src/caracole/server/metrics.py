"""Counters and times in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Timing:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0
        self.count = 0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds
        self.count += 1

    def lines(self, name: str) -> list[str]:
        lines = [f"# TYPE {name} histogram"]
        running = 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.buckets, strict=True):
            running += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {running}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {self.count}"]


class Metrics:
    """What one server has done since it started."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.refused: Counter[str] = Counter()
        self.actions = 0
        self.request_time = Timing()
        self.action_time = Timing()
        self.sockets = 0

    def text(self, **gauges: float) -> str:
        lines = ["# TYPE caracole_requests_total counter"]
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'caracole_requests_total{{method="{method}",status="{status}"}} {count}')
        lines.append("# TYPE caracole_refused_total counter")
        lines += [f'caracole_refused_total{{error="{error}"}} {count}' for error, count in sorted(self.refused.items())]
        lines += ["# TYPE caracole_actions_total counter", f"caracole_actions_total {self.actions}"]
        lines += self.request_time.lines("caracole_request_seconds") + self.action_time.lines("caracole_action_seconds")
        for name, value in {"sockets": self.sockets, **gauges}.items():
            lines += [f"# TYPE caracole_{name} gauge", f"caracole_{name} {value}"]
        return "\n".join(lines) + "\n"
