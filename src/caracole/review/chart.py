"""The chances along a match as one drawing, with losses and strokes of luck marked on it."""

from __future__ import annotations

from caracole.kernel import svg
from caracole.review.data import Review

WIDTH, HEIGHT, EDGE = 720, 240, 28
COLOURS = ("#b3402a", "#34557a", "#a8842c", "#4c7a45", "#74508f", "#777777")
MARKS = {"inaccuracy": 3, "mistake": 4.5, "blunder": 6}
"""How large the circle of a loss is."""
NOTABLE = 0.05
"""Strokes of luck from this size on have a triangle."""


def drawn(review: Review, title: str) -> str:
    """One curve a side; everything has a title for pointers and screen readers."""
    parts = [
        svg.tag("line", x1=EDGE, x2=WIDTH - 4, y1=height(level), y2=height(level), class_="grid")
        for level in (0, 0.5, 1)
    ]
    parts += [svg.text(f"{level:.0%}", 0, height(level) + 4, class_="soft") for level in (0, 0.5, 1)]
    parts += [curve(review, side) for side in range(len(review.sides))]
    parts += [loss for each in review.decisions if (loss := circle(review, each.step, each.grade, each.loss))]
    parts += [triangle(review, each.step, each.luck) for each in review.strokes if max(map(abs, each.luck)) >= NOTABLE]
    return svg.tag(
        "svg", svg.title(title), *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", class_="chart",
        xmlns="http://www.w3.org/2000/svg",
    )  # fmt: skip


def height(chance: float) -> float:
    return EDGE + (1 - min(1.0, max(0.0, chance))) * (HEIGHT - 2 * EDGE)


def across(review: Review, step: int) -> float:
    return EDGE + step / max(1, review.steps) * (WIDTH - EDGE - 4)


def points(review: Review, side: int) -> list[tuple[int, float]]:
    """What a side could hope for before each decision, and what it got."""
    seen = [(each.step, each.chances[side]) for each in review.decisions]
    return [*seen, (review.steps, review.sides[side].result)]


def curve(review: Review, side: int) -> str:
    path = " ".join(f"{across(review, step):.1f},{height(chance):.1f}" for step, chance in points(review, side))
    return svg.tag("polyline", points=path, stroke=COLOURS[side], fill="none", stroke_width=1.8)


def circle(review: Review, step: int, grade: str, loss: float) -> str:
    if grade not in MARKS:
        return ""
    decision = next(each for each in review.decisions if each.step == step)
    place = across(review, step), height(decision.chances[decision.side])
    title = svg.title(f"{step}: {decision.played}, −{loss:.3f}")
    return svg.tag("circle", title, cx=place[0], cy=place[1], r=MARKS[grade], fill=COLOURS[decision.side])


def triangle(review: Review, step: int, luck: tuple[float, ...]) -> str:
    """On the lower edge, in the colour of whoever was lucky."""
    side = max(range(len(luck)), key=lambda each: luck[each])
    x, y = across(review, step), HEIGHT - EDGE + 16
    corners = f"{x - 5:.1f},{y} {x + 5:.1f},{y} {x:.1f},{y - 9}"
    return svg.tag("polygon", svg.title(f"{step}: +{luck[side]:.3f}"), points=corners, fill=COLOURS[side])
