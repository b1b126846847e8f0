"""One click for several orders, a piece that stays chosen, who commands what: at a real table."""

from __future__ import annotations

from tests.web.conftest import Opening
from tests.web.visitor import Visitor

CENTRE = """(id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
STEPS = "() => document.querySelectorAll('#panel-log [data-step]').length"


def click(visitor: Visitor, id_: str) -> None:
    visitor.page.mouse.click(*visitor.page.evaluate(CENTRE, id_))


def picked(visitor: Visitor) -> list[str]:
    return list(visitor.page.evaluate("[...document.querySelectorAll('#board [data-picked]')].map((one) => one.id)"))


def test_a_cell_behind_a_turn_is_one_click_and_the_plate_stays_chosen(visit: Opening) -> None:
    visitor = visit()
    visitor.create("kriegspiel", "me", "bot", first=0)
    visitor.at_table()
    assert visitor.wait_turn()
    page, before = visitor.page, visitor.number
    assert page.locator("#who-soldier").text_content() == "you"
    click(visitor, "plate-F-S3")
    page.wait_for_selector("#go-d8[data-live]")
    assert page.locator("#go-d8 .ghost").is_hidden()
    page.mouse.move(*page.evaluate(CENTRE, "go-d8"))
    assert page.locator("#go-d8 .ghost").is_visible()
    assert page.locator("#go-d8").get_attribute("class") == "go p1"
    assert page.locator("[data-do=do-end-move]").is_enabled()  # what needs no piece can still be done
    click(visitor, "go-d8")
    visitor.until(lambda: visitor.number == before + 2)
    visitor.until(lambda: picked(visitor) == ["plate-F-S3"])
    page.wait_for_selector("#go-d7[data-live]")
    # each order is taken back by itself
    page.keyboard.press("u")
    visitor.until(lambda: visitor.number == before + 3)
    visitor.until(lambda: page.locator("#turn-F-S3").get_attribute("transform") == "rotate(30)")
    assert page.locator("#cell-d9").evaluate(
        "(cell) => Math.abs(cell.getBoundingClientRect().x - document.getElementById('plate-F-S3')"
        ".getBoundingClientRect().x) < cell.getBoundingClientRect().width"
    )


def test_what_an_enemy_could_do_is_shown_and_does_not_glow(visit: Opening) -> None:
    visitor = visit()
    visitor.create("kriegspiel", "me", "bot", first=0)
    visitor.at_table()
    assert visitor.wait_turn()
    page = visitor.page
    page.mouse.move(*page.evaluate(CENTRE, "plate-E-C1"))
    page.wait_for_selector("#on-E-C1 .go")
    assert page.locator("#on-E-C1 [data-live]").count() == 0
    assert page.locator("#plate-E-C1[data-live]").count() == 0
    # my own, pointed at but not chosen: dotted too, until it is
    page.mouse.move(*page.evaluate(CENTRE, "plate-F-S3"))
    page.wait_for_selector("#on-F-S3 .go")
    assert page.locator("#on-F-S3 .go[data-live]").count() == 0


def test_the_printed_colours_of_the_guns_are_a_choice_that_is_kept(visit: Opening) -> None:
    visitor = visit()
    visitor.create("kriegspiel", "me", "bot", first=0)
    visitor.at_table()
    page = visitor.page
    colour = "() => getComputedStyle(document.querySelector('#plate-E-K1 .gun-fig')).fill"
    own = page.evaluate(colour)
    page.locator("header [data-menu]").click()
    page.locator("[data-look=coloured]").check()
    assert page.evaluate(colour) != own
    page.reload()
    visitor.at_table()
    page.wait_for_selector("#plate-E-K1 .gun-fig")
    assert page.evaluate(colour) != own
