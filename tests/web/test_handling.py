"""Small things at the table that people stumble over: names, results, the log, the curtain, what is agreed on."""

from __future__ import annotations

from tests.web.conftest import Opening
from tests.web.pair import seated
from tests.web.visitor import TURN, Visitor

AT_END = """() => {
  const log = document.getElementById('panel-log');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 24;
}"""


def names(visitor: Visitor) -> list[str]:
    return [text.strip() for text in visitor.page.locator(".seat .n").all_inner_texts()]


def test_bots_of_one_level_are_told_apart(visit: Opening) -> None:
    visitor = visit()
    visitor.create("glorreiche", "me", "bot", "bot")
    visitor.at_table()
    assert names(visitor)[1:] == ["Random I", "Random II"]


def test_who_resigns_reads_who_has_won(visit: Opening) -> None:
    visitor = visit()
    visitor.create("glorreiche", "me", "bot")
    visitor.at_table()
    visitor.resign()
    assert visitor.page.locator(".ended header b").inner_text() == "Bot: Random wins."


def test_the_log_waits_for_who_reads_further_up_and_leads_to_what_is_new(visit: Opening) -> None:
    visitor = visit()
    visitor.start("glorreiche")
    while visitor.page.locator("#panel-log li").count() < 30:
        assert visitor.wait_turn()
        visitor.decide()
    assert visitor.wait_turn()
    visitor.until(lambda: visitor.page.evaluate(AT_END))
    visitor.page.locator("#panel-log").evaluate("log => { log.scrollTop = 0; }")
    assert visitor.page.locator("[data-newest]").count() == 0
    visitor.decide()
    visitor.page.locator("[data-newest]").click()
    visitor.until(lambda: visitor.page.evaluate(AT_END))
    assert visitor.page.locator("[data-newest]").count() == 0


IN_SIGHT = """() => {
  const [log, line] = ['#panel-log', '#panel-log li.here']
    .map(what => document.querySelector(what).getBoundingClientRect());
  return line.top >= log.top && line.bottom <= log.bottom;
}"""


def test_the_line_where_a_rule_was_used_is_in_sight_when_the_log_opens(visit: Opening) -> None:
    visitor = visit()
    visitor.start("glorreiche")
    page = visitor.page
    while page.locator("#panel-log li").count() < 30:
        assert visitor.wait_turn()
        visitor.decide()
    assert visitor.wait_turn()
    page.click("#tab-rules")
    page.locator("#panel-rules .cite").first.wait_for()
    cited = page.locator("#panel-rules .cite")
    steps = [int("".join(filter(str.isdigit, text))) for text in cited.all_inner_texts()]
    cited.nth(steps.index(min(steps))).click()
    page.locator("#panel-log li.here").first.wait_for()
    visitor.until(lambda: page.evaluate(IN_SIGHT))
    assert not page.evaluate(AT_END)


def test_no_key_reaches_behind_the_curtain(visit: Opening) -> None:
    visitor = visit()
    visitor.create("manoeuvre", "me", "here:Bea", turn_cap=1)
    visitor.at_table()
    while (turn := visitor.wait(TURN)) != "curtain":
        assert turn == "mine"
        visitor.decide()
    number = visitor.number
    for key in ("Escape", "Escape", "m", "b", "Tab", "Tab", "Tab", "ArrowRight", "u", "h", "?"):
        visitor.page.keyboard.press(key)
        assert visitor.on(".curtain, .curtain *, body")
    assert visitor.page.locator(".curtain").is_visible()
    assert visitor.page.locator("#tab-log").get_attribute("aria-selected") == "true"
    assert visitor.number == number
    visitor.page.locator(".curtain button").press("Enter")
    assert visitor.wait_turn()


def test_who_is_invited_sees_what_is_played_before_sitting_down(visit: Opening) -> None:
    ada, bob = visit(), visit()
    ada.create("kriegspiel", "me", "invite", half_turn="setup")
    link = ada.page.locator(".copy input").input_value()
    bob.page.goto(link)
    agreed = bob.page.locator(".agreed")
    agreed.wait_for()
    shown = agreed.inner_text()
    for part in ("Rules", "Clock", "no clock", "Who sees it"):
        assert part in shown
    assert agreed.locator(".other").count() == 2
    assert "Ada" in bob.page.locator(".rows").inner_text()


def test_a_seat_that_waits_is_given_to_a_bot_with_one_click(visit: Opening) -> None:
    ada, bob = visit(), visit()
    ada.create("glorreiche", "me", "invite")
    link = ada.page.locator(".copy input").input_value()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit here").wait_for()
    bob.expected = ("404",)
    assert bob.page.locator("[data-give-bot]").count() == 0
    ada.page.locator("[data-give-bot]").click()
    ada.at_table()
    assert names(ada) == ["You", "Random"]
    bob.page.get_by_role("heading", name="No such table").wait_for()


def test_an_open_table_says_who_sits_there(visit: Opening) -> None:
    ada, bob = visit(), visit()
    ada.create("generalowsky", "me", "open", public=True)
    table = ada.page.url.rpartition("/")[2]
    bob.go("/", f".rows a[href='/table/{table}']")
    assert "Ada" in bob.page.locator(f".row:has(a[href='/table/{table}']) .t").inner_text()


def test_a_finished_match_is_shown_to_everybody_when_both_agree(visit: Opening) -> None:
    ada, bob, eve = visit(), visit(), visit()
    table = seated(ada, bob, "glorreiche")
    bob.resign()
    eve.expected = ("404",)
    eve.go(f"/replay/{table}", "h1")
    eve.page.get_by_role("heading", name="This match is not for everybody").wait_for()
    for person, state in ((ada, "Bob"), (bob, "Everybody with the link")):
        person.go(f"/replay/{table}", "[data-show]")
        person.page.locator("[data-show]").check()
        person.page.locator(".showing small", has_text=state).wait_for()
    eve.go(f"/replay/{table}", ".rev-board svg")
    assert not eve.page.locator("[data-show]").count()
