"""Whole matches through the real page."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Route
from tests.web.conftest import Opening, Visitor


def gone_on(visitor: Visitor, before: str, picked: int = 0) -> bool:
    """Past a step, or one click further on the way to the next."""
    return visitor.number != before or visitor.page.locator("#board [data-picked]").count() > picked


def decide(visitor: Visitor, by: str) -> None:
    """Click, tap or key the first choice until the action is played."""
    page, before = visitor.page, visitor.number
    for _ in range(4):
        picked = page.locator("#board [data-picked]").count()
        button = page.locator("[data-do]:enabled").first
        if button.count():
            button.tap() if by == "touch" else button.click()
        elif by == "keys":
            page.keyboard.press("b")
            for _ in range(min(8, page.locator("#board [data-next]").count() - 1) if picked else 0):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        else:
            choices = page.locator("#board [data-next]")
            choice = choices.last if picked else choices.first
            choice.tap(force=True) if by == "touch" else choice.click(force=True)
        visitor.until(partial(gone_on, visitor, before, picked))
        if visitor.number != before:
            return
    raise AssertionError("no action was played")


@pytest.mark.parametrize("by", ["mouse", "touch", "keys"])
def test_a_whole_match_against_a_bot(visit: Opening, by: str) -> None:
    visitor = visit(phone=by == "touch")
    visitor.start()
    decisions = 0
    while visitor.wait_turn():
        decide(visitor, by)
        decisions += 1
        assert decisions < 400
    assert decisions > 20
    assert visitor.page.locator(".ended .btn.primary").is_visible()
    assert not visitor.missing()


@pytest.mark.parametrize("game", ["generalowsky", "kriegspiel", "manoeuvre"])
def test_the_first_turns_of_every_other_game(visit: Opening, game: str) -> None:
    visitor = visit()
    visitor.start(game)
    for _ in range(8):
        if not visitor.wait_turn():
            break
        decide(visitor, "mouse")
    assert not visitor.missing()


def test_escape_steps_back_and_undo_takes_back(visit: Opening) -> None:
    visitor = visit()
    visitor.start()
    page = visitor.page
    while True:  # until a recruit and a cell are to be clicked
        assert visitor.wait_turn()
        page.keyboard.press("b")
        before = visitor.number
        page.keyboard.press("Enter")
        visitor.until(partial(gone_on, visitor, before))
        if page.locator("[data-picked]").count():
            break
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-picked]", state="detached")
    decide(visitor, "keys")
    if page.get_by_role("button", name="Undo").is_enabled():
        step = page.locator(".scrub .lbl span").first.text_content()
        page.get_by_role("button", name="Undo").click()
        visitor.until(lambda: page.locator(".scrub .lbl span").first.text_content() != step)


def entered(visitor: Visitor) -> str:
    """Let a recruit enter, until the next one is to be chosen: says the first, who may not enter again (R4)."""
    visitor.start()
    assert visitor.wait_turn()
    recruit = visitor.page.locator("#board [data-next]").first.get_attribute("id")
    decide(visitor, "mouse")
    assert visitor.wait_turn()
    assert recruit
    return recruit


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


def test_two_people_see_each_other_play_talk_and_come_back(visit: Opening) -> None:
    one, two = visit(), visit()
    one.go("/", "[data-play=glorreiche]")
    one.page.fill("#gn", "Ada")
    one.page.locator(".game", has=one.page.locator("[data-play=glorreiche]")).locator(".acts > .btn").nth(1).click()
    link = one.page.locator(".copy input").input_value()
    two.page.goto(link)
    two.page.fill("#join-name", "Bob")
    two.page.get_by_role("button", name="Sit here").click()
    for visitor in (one, two):
        visitor.page.wait_for_selector("#board svg")
    for _ in range(12):
        for visitor, other in ((one, two), (two, one)):
            while visitor.page.locator(".prompt.mine").count() and visitor.page.locator("[data-next]").count():
                before = visitor.number
                decide(visitor, "mouse")
                other.until(partial(gone_on, other, before))
                break
    one.page.keyboard.press("c")
    one.page.fill("#chat-words", "Bonjour")
    one.page.keyboard.press("Enter")
    two.page.wait_for_selector("#tab-chat .dot")
    two.context.set_offline(True)
    two.page.evaluate("0")
    two.context.set_offline(False)
    two.page.reload()
    two.page.wait_for_selector("#board svg")
    assert two.page.locator("#panel-log li").count() > 5


def test_people_at_one_device_take_turns(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/new?game=glorreiche", ".seatrow")
    visitor.page.locator(".seatrow").nth(1).get_by_label("Same device").check()
    visitor.page.get_by_role("button", name="Open the table").click()
    visitor.page.wait_for_selector("#board svg")
    deciders = set()
    for _ in range(16):
        assert visitor.wait_turn()
        deciders.add(visitor.page.locator(".seat.on .d").first.text_content())
        decide(visitor, "mouse")
    assert len(deciders) == 2
