"""The frame of a table: each part of a picture in its place, letters that can be read, a board that can be turned, a
line that is lost and found."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import Opening
from tests.web.line import Line
from tests.web.visitor import Visitor

DESKTOP, LOW, PHONE = (1440, 900), (1280, 720), (390, 844)
UNIT = {"kriegspiel": (0.84, 0.66), "manoeuvre": (0.82, 0.66), "generalowsky": (0.98, 0.77), "glorreiche": (0.84, 0.73)}
"""Pixels that a unit of the board has at least, at 1440 × 900 and at 1280 × 720: cells of 86 and 67 pixels, squares of
83 and 67, a ring of 692 and 540, cells of 82 × 108 and 71 × 81."""

SMALLEST = """() => {
  const found = [];
  for (const one of document.querySelectorAll('main *, header *')) {
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
    if (one.closest('.sr') || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const at = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
    const scale = at ? Math.sqrt(Math.abs(at.a * at.d - at.b * at.c)) : 1;
    found.push([parseFloat(getComputedStyle(one).fontSize) * scale, one.textContent.trim().slice(0, 30)]);
  }
  return found.sort((one, other) => one[0] - other[0])[0];
}"""
SCALE = "() => document.getElementById('part-board').getScreenCTM().a"
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.slot, .tbl > .acts, .tbl > .panel, .head, .ended')]
    .filter((one) => one instanceof HTMLElement && one.checkVisibility())
    .map((one) => [one.dataset.place ?? one.className, one.getBoundingClientRect()]);
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap(([name, box], place) => boxes.slice(place + 1).filter(([, other]) => over(box, other))
    .map(([other]) => `${name} and ${other}`));
}"""


LAYOUT = "() => document.getElementById('picture')?.className.match(/phone|low|wide/)?.[0]"


def resize(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    """Another screen, until its picture has come."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    layout = "phone" if size == PHONE else "low" if size == LOW and game in ("manoeuvre", "glorreiche") else "wide"
    visitor.until(lambda: visitor.page.evaluate(LAYOUT) == layout)


def wait_readable(visitor: Visitor, least: float) -> None:
    """Until no letter is smaller: what is beside the board comes after it."""
    visitor.until(lambda: visitor.page.evaluate(SMALLEST)[0] >= least - 0.01)


def begun(visitor: Visitor, game: str, decisions: int = 3) -> None:
    visitor.start(game)
    for _ in range(decisions):
        assert visitor.wait_turn()
        visitor.decide()
    assert visitor.wait_turn()


@pytest.mark.parametrize("game", UNIT)
def test_parts_have_places_of_their_own_and_every_letter_can_be_read(visit: Opening, game: str) -> None:
    visitor = visit(panel=False)
    begun(visitor, game)
    for size, unit, least in ((DESKTOP, UNIT[game][0], 12), (LOW, UNIT[game][1], 11)):
        resize(visitor, game, size)
        assert visitor.page.evaluate(SCALE) >= unit, size
        assert not visitor.page.evaluate(OVERLAPS), size
        smallest, words = visitor.page.evaluate(SMALLEST)
        assert smallest >= least - 0.01, (size, words)
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    resize(visitor, game, PHONE)
    smallest, words = visitor.page.evaluate(SMALLEST)
    assert smallest >= 11 - 0.01, words
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", UNIT)
def test_every_letter_can_be_read_at_the_end(visit: Opening, game: str) -> None:
    visitor = visit(panel=False)
    begun(visitor, game, 1)
    visitor.resign()
    visitor.page.wait_for_selector(".ended")
    for size, least in ((DESKTOP, 12), (LOW, 11), (PHONE, 11)):
        resize(visitor, game, size)
        wait_readable(visitor, least)
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_letters_keep_their_size_beside_an_open_panel(visit: Opening) -> None:
    visitor = visit()
    begun(visitor, "glorreiche")
    for size, least in ((DESKTOP, 12), (LOW, 11)):
        resize(visitor, "glorreiche", size)
        assert visitor.page.locator("#panel-log").count()
        assert not visitor.page.evaluate(OVERLAPS), size
        smallest, words = visitor.page.evaluate(SMALLEST)
        assert smallest >= least - 0.01, (size, words)


def test_the_panel_is_a_rail_that_counts_new_lines_and_stays_as_it_was_left(visit: Opening) -> None:
    visitor = visit(panel=False)
    begun(visitor, "glorreiche")
    page = visitor.page
    assert int(page.locator("[data-fresh]").inner_text().split()[0]) > 0
    assert page.locator(".tbl > .panel").bounding_box()["width"] == 44  # type: ignore[index]
    page.keyboard.press("Escape")  # a click that was made again may have chosen a recruit of the next turn
    newest = page.locator(".prompt [data-line]").inner_text()  # while the log is not open it stands below the prompt
    page.click("#tab-log")
    page.locator("#panel-log li").last.wait_for()
    assert page.locator("#panel-log li > span:nth-child(2)").last.inner_text() == newest
    assert page.locator(".prompt [data-line]").count() == 0
    assert page.locator(".tbl > .panel").bounding_box()["width"] == 264  # type: ignore[index]
    assert page.locator("[data-fresh]").count() == 0
    page.reload()
    page.locator("#panel-log li").last.wait_for()
    page.click("[data-fold]")
    page.locator("#panel-log").wait_for(state="detached")


PIECE = "() => document.querySelector('#part-board :is(.plate, .unit, .moves)[id]').id"
MIDDLE = """(piece) => {
  const board = document.getElementById('part-board').getBoundingClientRect();
  piece = document.getElementById(piece).getBoundingClientRect();
  return [(piece.x + piece.width / 2 - board.x) / board.width, (piece.y + piece.height / 2 - board.y) / board.height];
}"""


@pytest.mark.parametrize("game", UNIT)
def test_a_button_turns_the_board(visit: Opening, game: str) -> None:
    visitor = visit()
    begun(visitor, game)
    piece = visitor.page.evaluate(PIECE)
    across, down = visitor.page.evaluate(MIDDLE, piece)
    number = visitor.page.locator("section.board").get_attribute("data-picture")
    visitor.page.click("[data-turn]")
    visitor.page.wait_for_selector(f"section.board:not([data-picture='{number}'])")
    there, below = visitor.page.evaluate(MIDDLE, piece)
    if game == "generalowsky":  # a ring is turned until the next side's edge is at the bottom
        assert abs(across - there) + abs(down - below) > 0.1
    else:
        assert abs(across + there - 1) < 0.12
        assert abs(down + below - 1) < 0.12
    assert visitor.wait_turn()
    visitor.decide()


@pytest.mark.parametrize(("game", "said"), [("kriegspiel", "facing"), ("manoeuvre", " on ")])
def test_every_piece_can_be_read_aloud_clickable_or_not(visit: Opening, game: str, said: str) -> None:
    visitor = visit()
    begun(visitor, game, 1)
    told = "all => all.map(piece => [piece.getAttribute('role'), piece.getAttribute('aria-label')])"
    pieces = visitor.page.eval_on_selector_all("#part-board :is(.plate, .unit)[id]", told)
    assert {role for role, _ in pieces} <= {"img", "button"}
    assert pieces
    assert all(said in label for _, label in pieces), pieces


def test_an_action_made_while_the_line_is_cut_is_kept_and_sent(visit: Opening, line: Line) -> None:
    visitor = visit(over=line)
    visitor.expected = ("ERR_", "WebSocket")
    begun(visitor, "glorreiche", 1)
    page, number = visitor.page, visitor.number
    line.cut()
    page.wait_for_selector("[data-net=lost]")
    while not page.locator("[data-net=lost]", has_text="kept").count():
        visitor.choose("mouse", 0.999)
    assert visitor.number == number
    line.mend()
    page.wait_for_selector("[data-net=back]")
    visitor.reach(number + 1)


def told(visitor: Visitor, table: str) -> dict[str, Any]:
    return dict(visitor.page.request.get(f"{visitor.url}/api/tables/{table}").json())


def test_the_end_tells_who_won_by_how_much_and_where_it_turned(visit: Opening) -> None:
    visitor = visit(panel=False)
    visitor.create("generalowsky", "me", "bot", max_spins=20)
    table = visitor.at_table()
    visitor.play_out()
    page = visitor.page
    assert not page.evaluate(OVERLAPS)
    assert page.locator(".ended .scores li").count() == 2
    counts = told(visitor, table)["ending"]["counts"]
    assert [int("".join(filter(str.isdigit, one))) for one in page.locator(".scores b").all_inner_texts()] == counts
    page.click("[data-course-button]")
    page.locator(".turning .moment > svg").nth(2).wait_for()  # each with the board at that moment
    assert page.locator(".turning a").count() == 3
    emblem = "(where) => getComputedStyle(document.querySelector(`${where} .emb path`)).stroke"
    assert page.evaluate(emblem, ".laurel") == page.evaluate(emblem, ".scores .won")
    page.locator(".turning a").first.click()
    page.wait_for_url(f"**/replay/{table}?step=*")


def test_a_key_that_the_picture_names_chooses(visit: Opening) -> None:
    visitor = visit()
    begun(visitor, "generalowsky", 0)
    number = visitor.number
    key = visitor.page.locator("#board [data-next][data-key]").first.get_attribute("data-key")
    visitor.page.keyboard.press(str(key))
    visitor.reach(number + 1)
