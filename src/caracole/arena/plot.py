"""Small figures for reports, as SVG that stands alone in light and dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caracole.arena.ratings import Rating
from caracole.kernel import svg

WIDTH, ROW, LEFT, RIGHT = 640, 28, 150, 40
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #222 }
.soft { fill: #666 } .line { stroke: #999; stroke-width: 1 } .bar { fill: #4a7fa5 }
.span { stroke: #4a7fa5; stroke-width: 3 } .dot { fill: #1d4e6e }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd } .soft { fill: #999 } .span { stroke: #7fb4d8 } .dot { fill: #cfe6f5 } .bar { fill: #7fb4d8 }
}
"""


def page(height: float, title: str, *layers: str) -> str:
    return svg.tag(
        "svg",
        svg.tag("style", STYLE),
        svg.title(title),
        svg.text(title, 0, 16),
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {svg.number(height)}",
        role="img",
    )


def ladder(found: Mapping[str, Rating], title: str) -> str:
    """Ratings as dots with their intervals, the strongest on top."""
    low = min(rating.low for rating in found.values())
    high = max(rating.high for rating in found.values())
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1.0)

    def x(elo: float) -> float:
        return LEFT + (elo - low) * scale

    rows = [svg.tag("line", x1=x(0), y1=28, x2=x(0), y2=34 + ROW * len(found), class_="line")]
    for place, (name, rating) in enumerate(found.items()):
        y = 48 + ROW * place
        told = f"{name}: {rating.elo:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"
        rows.append(
            svg.group(
                svg.title(told),
                svg.text(name, LEFT - 12, y + 4, text_anchor="end"),
                svg.tag("line", x1=x(rating.low), y1=y, x2=x(rating.high), y2=y, class_="span"),
                svg.tag("circle", cx=x(rating.elo), cy=y, r=5, class_="dot"),
                svg.text(f"{rating.elo:+.0f}", x(rating.elo), y - 9, text_anchor="middle", class_="soft"),
            )
        )
    return page(48 + ROW * len(found), title, *rows)


def bars(values: Sequence[float], labels: Sequence[str], title: str, *, height: float = 180) -> str:
    """One bar a value, the highest as high as there is room."""
    most = max([*values, 1e-9])
    wide = (WIDTH - 20) / max(1, len(values))
    drawn = []
    for place, (value, label) in enumerate(zip(values, labels, strict=True)):
        tall = (height - 60) * value / most
        drawn.append(
            svg.group(
                svg.title(f"{label}: {value:g}"),
                svg.tag(
                    "rect",
                    x=10 + wide * place,
                    y=height - 24 - tall,
                    width=max(1.0, wide - 2),
                    height=tall,
                    class_="bar",
                ),
            )
        )
        if place % max(1, len(values) // 10) == 0:
            drawn.append(svg.text(label, 10 + wide * (place + 0.5), height - 8, text_anchor="middle", class_="soft"))
    return page(height, title, *drawn)
