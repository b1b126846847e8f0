"""The page in a real browser: time until a running match can be played, from my click to the other screen, shifts.

python -m benchmarks.browser                       # every game, 15 openings and 40 decisions each
python -m benchmarks.browser --game manoeuvre --openings 50 --decisions 100

Needs Chromium, Playwright and a built client. Everything runs on this machine: server, bots and both browsers.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.measured import quantile
from playwright.sync_api import Browser, sync_playwright
from tests.project.chromium import CHROMIUM
from tests.support.serving import Serving
from tests.web.pair import Pair, seated
from tests.web.visitor import Visitor

GAMES = ("generalowsky", "glorreiche", "kriegspiel", "manoeuvre")
SIZE: Any = {"width": 1280, "height": 800}

USABLE = """new MutationObserver((_, watch) => {
  if (window.usable || !document.querySelector('#board [data-next], [data-do]')) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
}).observe(document, { subtree: true, childList: true, attributes: true })"""
"""When the first choice has been drawn, in milliseconds since the navigation began."""

WATCH = """
window.clicked = 0;
window.shown = {};
window.shifts = [];
const now = () => performance.timeOrigin + performance.now();
addEventListener('click', () => (window.clicked = now()), { capture: true });
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) window.shifts.push([shift.value, shift.hadRecentInput]);
}).observe({ type: 'layout-shift' });
new MutationObserver(() => {
  const number = document.getElementById('tab-log')?.dataset.number;
  if (number === undefined || number in window.shown) return;
  window.shown[number] = 0;
  requestAnimationFrame(() => setTimeout(() => (window.shown[number] = now())));
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-number'] });
"""
"""When I clicked last, when each step was drawn, and what was pushed aside."""

DRAWN = """(least) => {
  const drawn = Object.entries(window.shown).filter(([step, at]) => at && Number(step) > least);
  return drawn.length ? Math.min(...drawn.map(([, at]) => at)) : null;
}"""
"""When the first step after this one was drawn."""


@dataclass
class Measured:
    usable: list[float] = field(default_factory=list)
    latency: list[float] = field(default_factory=list)
    lines: int = 0
    shift: float = 0
    shift_unasked: float = 0

    def tell(self, game: str) -> str:
        spread = [
            f"{statistics.median(times):.0f} / {quantile(times, 0.95):.0f}" for times in (self.usable, self.latency)
        ]
        samples = f"{len(self.usable)}, {len(self.latency)}"
        shifts = f"{self.shift:.3f}, unasked {self.shift_unasked:.3f} ({self.lines} lines)"
        return f"| {game} | {spread[0]} | {spread[1]} | {shifts} | {samples} |"


def newcomer(browser: Browser, url: str, **more: Any) -> Visitor:
    return Visitor(browser.new_context(viewport=SIZE, locale="en", **more), url, "tambour", "en")


def usable(browser: Browser, visitor: Visitor, table: str) -> float:
    """Open a running match with an empty cache, as the person whose turn it is."""
    fresh = newcomer(browser, visitor.url, storage_state=visitor.context.storage_state())
    fresh.context.add_init_script(USABLE)
    fresh.page.goto(f"{visitor.url}/table/{table}")
    took = float(fresh.wait("() => window.usable"))
    fresh.context.close()
    return took


def open_often(browser: Browser, url: str, game: str, often: int) -> list[float]:
    visitor = newcomer(browser, url)
    table = visitor.start(game)
    for _ in range(3):
        assert visitor.wait_turn()
        visitor.decide()
    assert visitor.wait_turn()
    times = [usable(browser, visitor, table) for _ in range(often)]
    visitor.context.close()
    return times


def two_screens(browser: Browser, url: str, game: str, decisions: int, told: Measured) -> None:
    """Two people decide in turn; each decision is timed until the other's screen shows it."""
    while len(told.latency) < decisions:
        both = newcomer(browser, url), newcomer(browser, url)
        for visitor in both:
            visitor.context.add_init_script(WATCH)
        seated(*both, game)
        play(Pair(*both), decisions, told)
        for visitor in both:
            told.lines += visitor.page.locator("#panel-log li").count()
            for value, asked in visitor.page.evaluate("window.shifts"):
                told.shift += value
                told.shift_unasked += 0 if asked else value
            visitor.context.close()


def play(pair: Pair, decisions: int, told: Measured) -> None:
    for visitor in pair.both:
        visitor.page.evaluate("void (window.shifts = [])")
    while len(told.latency) < decisions:
        before = pair.both[0].number
        clicked = [visitor.page.evaluate("window.clicked") for visitor in pair.both]
        if not pair.turn():
            return
        after = [visitor.page.evaluate("window.clicked") for visitor in pair.both]
        mover = 0 if after[0] != clicked[0] else 1
        shown = pair.both[1 - mover].wait(DRAWN, before)
        told.latency.append(shown - after[mover])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--openings", type=int, default=15, help="how often a running match is opened")
    parser.add_argument("--decisions", type=int, default=40, help="how many decisions are timed to the other screen")
    asked = parser.parse_args()
    print(f"{os.cpu_count()} processors, load average {os.getloadavg()[0]:.1f} before")
    print("| game | usable, ms: median / 95 % | other screen, ms: median / 95 % | layout shift | samples |")
    print("|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tool:
        serving = Serving(f"sqlite:///{folder}/browser.db", Path(folder) / "log")
        serving.start()
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for game in asked.game or GAMES:
                told = Measured(usable=open_often(browser, serving.url, game, asked.openings))
                two_screens(browser, serving.url, game, asked.decisions, told)
                print(told.tell(game), flush=True)
        finally:
            browser.close()
            serving.stop()
    print(f"load average {os.getloadavg()[0]:.1f} after")


if __name__ == "__main__":
    main()
