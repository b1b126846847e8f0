"""Drawings for reports, by matplotlib (the extra `plot`): one figure of several panels, as SVG or PNG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from caracole.arena.ratings import Rate, Rating
from caracole.kernel.errors import BadOptions

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS = (".svg", ".png")
WIDTH = 8.0
"""Inches; a PNG has 160 pixels for each."""
ROW, AROUND = 0.34, 1.1
"""Inches of a line with a name, and of title and axis."""
BAR, DOT = "#4a7fa5", "#1d4e6e"
STYLE = {
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlesize": "medium",
    "font.size": 9,
    "savefig.dpi": 160,
    "svg.fonttype": "none",  # words stay words: small files that can be searched and read aloud
    "svg.hashsalt": "caracole",  # the same figures give the same bytes
}


class Panel(NamedTuple):
    """Part of a drawing: how high it is, and what draws it."""

    height: float
    draw: Callable[[Axes], None]


# --- what is drawn -----------------------------------------------------------------------------------


def ladder(found: Mapping[str, Rating], title: str) -> Panel:
    """Ratings as dots with their intervals, the strongest on top."""
    return spans({name: (each.elo, each.low, each.high) for name, each in found.items()}, title, "Elo", 0.0)


def shares(found: Mapping[str, Rate], title: str, even: float) -> Panel:
    """Rates as dots with their intervals, beside what would be even."""
    percents = {name: (100 * each.mean, 100 * each.low, 100 * each.high) for name, each in found.items()}
    return spans(percents, title, "%", 100 * even)


def spans(found: Mapping[str, tuple[float, float, float]], title: str, unit: str, mark: float) -> Panel:
    """A line for each name, from its least to its most, with a dot in the middle, beside a mark to compare with."""

    def draw(axes: Axes) -> None:
        middles = [middle for middle, _, _ in found.values()]
        before = [middle - least for middle, least, _ in found.values()]
        after = [most - middle for middle, _, most in found.values()]
        axes.axvline(mark, color="gray", linewidth=0.8)
        axes.errorbar(middles, list(found), xerr=[before, after], fmt="o", color=DOT, ecolor=BAR, elinewidth=3)
        for place, middle in enumerate(middles):
            axes.annotate(f"{middle:.1f}", (middle, place), (0, 7), textcoords="offset points", ha="center")
        axes.set(title=title, xlabel=unit, ylim=(len(found) - 0.4, -0.7))
        axes.grid(axis="x", alpha=0.3)

    return Panel(AROUND + ROW * len(found), draw)


def bars(values: Sequence[float], labels: Sequence[str], title: str, *, unit: str = "") -> Panel:
    """One bar a value."""

    def draw(axes: Axes) -> None:
        axes.bar(list(labels), list(values), color=BAR)
        axes.set(title=title, ylabel=unit)
        axes.grid(axis="y", alpha=0.3)
        axes.set_axisbelow(True)

    return Panel(2.4, draw)


def counted(values: Sequence[int], title: str, parts: int = 30, *, unit: str = "") -> Panel:
    """How often each value comes, close ones together."""
    low, high = min(values), max(values)
    wide = max(1, -(-(high - low + 1) // parts))

    def draw(axes: Axes) -> None:
        axes.hist(values, bins=range(low, high + 1 + wide, wide), align="mid" if wide > 1 else "left", color=BAR)
        axes.set(title=title, xlabel=unit, ylabel="matches")
        axes.locator_params(integer=True)
        axes.grid(axis="y", alpha=0.3)
        axes.set_axisbelow(True)

    return Panel(2.4, draw)


def tallied(counts: Mapping[str, int], title: str) -> Panel:
    """A bar to the right for each name."""
    shares = Counter(counts)

    def draw(axes: Axes) -> None:
        drawn = axes.barh(list(shares), list(shares.values()), color=BAR)
        axes.bar_label(drawn, padding=3)
        axes.set(title=title, xlabel="matches")
        axes.invert_yaxis()
        axes.locator_params(axis="x", integer=True)

    return Panel(AROUND + ROW * len(shares), draw)


# --- how it is written -------------------------------------------------------------------------------


def check_name(name: str) -> None:
    """Refuse early what cannot be drawn."""
    if Path(name).suffix.lower() not in KINDS:
        raise BadOptions("plot", f"{name}: a drawing is written as .svg or .png")
    if find_spec("matplotlib") is None:
        raise BadOptions("plot", "a drawing needs matplotlib; run: pip install 'caracole[plot]'")


def written(panels: Sequence[Panel], title: str, name: str) -> bytes:
    """The panels below each other, in the kind of file that the name says."""
    check_name(name)
    from matplotlib import rc_context  # takes half a second, and is an extra
    from matplotlib.figure import Figure

    heights = [panel.height for panel in panels]
    made = BytesIO()
    kind = Path(name).suffix.lower().removeprefix(".")
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
        places = figure.subplots(len(panels), height_ratios=heights, squeeze=False)
        for panel, axes in zip(panels, places[:, 0], strict=True):
            panel.draw(axes)
        metadata = {"Title": title, "Date": None} if kind == "svg" else {"Title": title}
        figure.savefig(made, format=kind, metadata=metadata)
    return made.getvalue()
