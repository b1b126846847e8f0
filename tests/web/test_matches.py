"""Whole matches of every game through the real page: against a bot, between two browsers, by mouse, finger and keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route
from tests.web.conftest import Opening
from tests.web.line import Line
from tests.web.pair import Pair, seated
from tests.web.visitor import By, Visitor

SHORT: dict[str, Any] = {
    "glorreiche": {},
    "generalowsky": {"max_spins": 60},
    "kriegspiel": {"draw_after": 8, "adjudicate": "figures"},
    "manoeuvre": {"turn_cap": 4},
}
"""Options of the form that let a match end soon."""
OTHERS = ("generalowsky", "kriegspiel", "manoeuvre")


def replayed(visitor: Visitor, table: str) -> None:
    """The replay of a finished match, at its last and at its first moment."""
    visitor.page.locator(".ended .btn.primary").click()
    visitor.page.wait_for_url(f"**/replay/{table}*")
    visitor.page.wait_for_selector(".rev-board svg")
    visitor.page.keyboard.press("Home")
    visitor.page.wait_for_url("**step=0*")
    assert not visitor.missing()


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_against_a_bot(visit: Opening, game: str) -> None:
    visitor = visit(bot="tambour")
    visitor.create(game, "me", "bot", **SHORT[game])
    table = visitor.at_table()
    assert visitor.play_out() > 3
    replayed(visitor, table)


def test_a_whole_match_on_a_phone(visit: Opening) -> None:
    visitor = visit(phone=True)
    table = visitor.click_to_begin()
    assert visitor.play_out("touch") > 20
    replayed(visitor, table)


def test_a_whole_match_by_keys_alone(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/", "[data-play=glorreiche]")
    visitor.tab_to("#gn")
    visitor.page.keyboard.type("Ada")
    visitor.tab_to("[data-play=glorreiche]")
    visitor.page.keyboard.press("Enter")
    visitor.at_table()
    assert visitor.play_out("keys") > 20
    visitor.tab_to(".ended .btn.primary")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".rev-board svg")


@pytest.mark.parametrize("by", ["touch", "keys"])
@pytest.mark.parametrize("game", OTHERS)
def test_the_first_turns_of_every_other_game(visit: Opening, game: str, by: By) -> None:
    visitor = visit(phone=by == "touch")
    visitor.start(game)
    for _ in range(6):
        if not visitor.wait_turn():
            break
        visitor.decide(by)
    assert not visitor.missing()


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_between_two_browsers(visit: Opening, line: Line, game: str) -> None:
    one, two = visit(), visit(over=line)
    two.expected = ("ERR_", "WebSocket")
    seated(one, two, game, **SHORT[game])
    pair = Pair(one, two)
    turns = 0
    while pair.turn():
        turns += 1
        assert turns < 600
        if pair.undone < 2:
            pair.undo()
        if turns == 5:
            lost_and_found(pair, line)
    for visitor in pair.both:
        visitor.page.wait_for_selector(".ended")
        assert visitor.page.locator("#panel-log li").count() > 5
        assert not visitor.missing()
    assert pair.undone or game not in ("glorreiche", "manoeuvre")  # a turn of several decisions may be taken back


def lost_and_found(pair: Pair, line: Line) -> None:
    """The second one's line breaks; the first plays or waits; the line is mended and both see the same again."""
    one, two = pair.both
    line.cut()
    two.page.get_by_text("The connection is lost").wait_for()
    if one.page.locator(".prompt.mine").count() and one.wait_turn():
        one.decide(far=True)
    line.mend()
    two.page.get_by_text("The connection is lost").wait_for(state="detached")
    pair.meet(one, two)


def test_escape_steps_back_and_undo_takes_back(visit: Opening) -> None:
    visitor = visit()
    visitor.create("glorreiche", "me", "here", first=0)
    visitor.at_table()
    page = visitor.page
    undo = page.get_by_role("button", name="Undo")
    while not (undo.count() and undo.is_enabled()):
        assert visitor.wait_turn()
        visitor.decide("keys")
    step = page.locator(".scrub .lbl span").first.text_content()
    number = visitor.number
    page.keyboard.press("u")
    visitor.reach(number + 1)
    assert page.locator(".scrub .lbl span").first.text_content() != step
    assert visitor.wait_turn()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    page.wait_for_selector("#board [data-picked]", state="attached")
    page.keyboard.press("Escape")
    page.wait_for_selector("#board [data-picked]", state="detached")


def entered(visitor: Visitor) -> str:
    """March until a recruit that could be chosen before cannot be chosen now: says which."""
    visitor.start()
    choices = "#board [data-next]"
    while True:
        assert visitor.wait_turn()
        before = visitor.page.eval_on_selector_all(choices, "all => all.map(e => e.id)")
        visitor.decide()
        assert visitor.wait_turn()
        after = visitor.page.eval_on_selector_all(choices, "all => all.map(e => e.id)")
        if gone := set(before) - set(after):  # not so when the others were quick and the same are free again
            return str(gone.pop())


def press(visitor: Visitor, ident: str) -> None:
    """A click on this and not on what lies over it."""
    visitor.page.eval_on_selector(f"#{ident}", "e => e.dispatchEvent(new MouseEvent('click', {bubbles: true}))")


def test_a_forbidden_click_names_the_rule(visit: Opening) -> None:
    visitor = visit()
    recruit = entered(visitor)
    press(visitor, recruit)
    visitor.page.locator(".toast .rule").click()
    visitor.page.wait_for_selector("#panel-rules .rule-row.here")


def test_only_the_newest_click_is_answered(visit: Opening) -> None:
    visitor = visit()
    recruit = entered(visitor)
    held: list[Route] = []
    visitor.page.route("**/why-not-click*", lambda route: route.continue_() if held else held.append(route))
    press(visitor, "scores")
    visitor.until(lambda: held)
    press(visitor, recruit)
    visitor.page.wait_for_selector(".toast .rule")
    with visitor.page.expect_response("**/why-not-click*") as late:
        held[0].continue_()
    late.value.finished()
    visitor.page.evaluate("new Promise((done) => setTimeout(done))")
    assert visitor.page.locator(".toast .rule").count() == 1


def test_a_card_is_shown_larger_while_it_is_pointed_at(visit: Opening) -> None:
    visitor = visit()
    visitor.start("manoeuvre")
    assert visitor.wait_turn()
    card = visitor.page.locator("#board #hand > .card").first
    card.hover()
    large = visitor.page.locator("#tip .tip-card svg")
    large.wait_for()
    assert large.bounding_box()["width"] > 2 * card.bounding_box()["width"]  # type: ignore[index]
    assert visitor.page.locator(f"#{card.get_attribute('id')}").count() == 1
