"""Fingers: what is too small to be hit is met all the same, and what is too close is shown larger first."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import Opening
from tests.web.visitor import Visitor

AROUND = """() => [...document.querySelectorAll('#board [data-next]')].map((element) => {
  const box = element.getBoundingClientRect();
  return { id: element.id, x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height) };
})"""
OWNER = """([x, y]) => {
  const found = document.elementsFromPoint(x, y).map((one) => one.closest('#board [data-next], #board [data-picked]'));
  return found.find(Boolean)?.id ?? '';
}"""
"""The choice at a point, or what has been chosen."""
BOARD = """() => {
  const box = document.querySelector('[data-place=board]').getBoundingClientRect();
  return [box.top, Math.min(box.bottom, document.querySelector('.acts').getBoundingClientRect().top)];
}"""

Point = tuple[float, float]


def distance(one: dict[str, Any], x: float, y: float) -> float:
    return float(((one["x"] - x) ** 2 + (one["y"] - y) ** 2) ** 0.5)


def in_sight(visitor: Visitor, y: float) -> bool:
    top, bottom = visitor.page.evaluate(BOARD)
    return bool(top + 2 < y < bottom - 2)


def beside(visitor: Visitor) -> tuple[str, Point] | None:
    """A small choice, and a point up to 21 pixels from its middle that is on none and far from all others."""
    around = visitor.page.evaluate(AROUND)
    for one in (choice for choice in around if choice["size"] < 42):
        for across, down in ((0, -21), (0, 21), (21, 0), (-21, 0)):
            x, y = one["x"] + across, one["y"] + down
            alone = all(other is one or distance(other, x, y) > 32 for other in around)
            if alone and in_sight(visitor, y) and not visitor.page.evaluate(OWNER, [x, y]):
                return one["id"], (x, y)
    return None


def between(visitor: Visitor) -> Point | None:
    """A point that is as far from the middle of one small choice as from that of another."""
    around = visitor.page.evaluate(AROUND)
    for one in (choice for choice in around if choice["size"] < 44):
        for other in around:
            x, y = (one["x"] + other["x"]) / 2, (one["y"] + other["y"]) / 2
            if other is not one and 8 < distance(other, x, y) < 22 and in_sight(visitor, y):
                return x, y
    return None


def test_a_finger_beside_a_small_choice_means_it(visit: Opening) -> None:
    visitor = visit(phone=True)
    visitor.create("kriegspiel", "me", "here")
    visitor.at_table()
    assert visitor.wait_turn()
    found = beside(visitor)
    assert found
    ident, point = found
    visitor.page.touchscreen.tap(*point)
    visitor.page.wait_for_selector(f"#board #{ident}[data-picked]", state="attached")


@pytest.mark.parametrize("aside", [-1, 0, 1])
def test_a_finger_between_two_choices_looks_closer_first(visit: Opening, aside: int) -> None:
    visitor = visit(phone=True)
    visitor.create("kriegspiel", "me", "here")
    visitor.at_table()
    assert visitor.wait_turn()
    found = between(visitor)
    assert found
    visitor.page.touchscreen.tap(found[0] + aside, found[1])
    visitor.page.wait_for_selector(".board[data-zoom=double]", state="attached")
    assert not visitor.page.locator("#board [data-picked]").count()
    visitor.choose("touch", 0.5)
    visitor.page.wait_for_selector("#board [data-picked]", state="attached")
    visitor.page.wait_for_selector(".board:not([data-zoom=double])", state="attached")
