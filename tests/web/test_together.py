"""People at a table: a shared device with its curtain, chat, offers, who leaves and comes back, time."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator
from tests.web.conftest import Opening
from tests.web.pair import Pair, seated
from tests.web.visitor import TURN, Visitor

from caracole.server import absence
from caracole.server.store import now

COVERED = """() => {
  const curtain = document.querySelector('.curtain');
  const [wide, high] = [innerWidth, innerHeight];
  const over = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.02, 0.3, 0.6, 0.98].map((y) => [x * wide, y * high]));
  const [, , , alpha] = getComputedStyle(curtain).backgroundColor.match(/[\\d.]+/g);
  return over.every(([x, y]) => curtain.contains(document.elementFromPoint(x, y))) && (alpha ?? '1') === '1';
}"""
STILL = 0.002
"""The layout shift of a line of words: nothing larger may move."""
PLACES = """all => all.map((e) => {
  const box = e.getBoundingClientRect();
  return [box.x, box.y + scrollY, box.width, box.height];
})"""


def test_a_curtain_hides_the_hand_until_the_next_person_lifts_it(visit: Opening) -> None:
    """A whole match of Manoeuvre at one device."""
    visitor = visit()
    visitor.create("manoeuvre", "me", "here:Bea", turn_cap=1)
    visitor.at_table()
    lifted = set()
    while (turn := visitor.wait(TURN)) != "over":
        assert turn
        if turn == "mine":
            visitor.decide()
            continue
        assert visitor.page.evaluate(COVERED)
        button = visitor.page.locator(".curtain button")
        behind = visitor.armies("#board")
        who = button.text_content() or ""
        button.click()
        assert visitor.wait_turn()
        lifted.add((who, *visitor.armies("#board")))
        assert not behind & visitor.armies("#board")
    assert [who for who, _ in sorted(lifted)] == ["I am Ada", "I am Bea"]
    assert len({army for _, army in lifted}) == 2
    assert not visitor.missing()


def test_where_nothing_is_hidden_people_at_one_device_need_no_curtain(visit: Opening) -> None:
    visitor = visit()
    visitor.create("glorreiche", "me", "here:Bea")
    visitor.at_table()
    deciders = set()
    for _ in range(8):
        assert visitor.wait_turn()
        deciders.add(visitor.page.locator(".seat.on .n").text_content())
        visitor.decide()
    assert deciders == {"Ada", "Bea"}


def step(visitor: Visitor) -> int:
    told = visitor.page.locator(".scrub .lbl .num").text_content() or ""
    return int(re.findall(r"\d+", told)[0])


def passed(pair: Pair) -> tuple[Visitor, Visitor]:
    """Play until somebody's decision has passed the turn on: that one, and who decides now."""
    one, two = pair.both
    while True:
        before = one.page.locator(".prompt.mine").count()
        assert pair.turn()
        for visitor in pair.both:
            visitor.wait_turn() if visitor.page.locator(".prompt.mine").count() else None
        if one.page.locator(".prompt.mine").count() != before:
            return (one, two) if before else (two, one)


def test_a_takeback_needs_consent(visit: Opening) -> None:
    pair = Pair(visit(), visit())
    seated(*pair.both, "glorreiche")
    asking, asked = passed(pair)
    before = step(asking)
    for answer, agreed in (("Decline", False), ("Agree", True)):
        number = asking.number
        asking.menu("Ask to take back")
        asked.page.locator(".recap[role=alert]", has_text="asks to take back").wait_for()
        asked.page.get_by_role("button", name=answer).click()
        for visitor in pair.both:
            visitor.page.wait_for_selector(".recap[role=alert]", state="detached")
            visitor.reach(number + 2)
            assert (step(visitor) < before) == agreed
    assert asking.page.locator(".prompt.mine").count() == 1


def test_chat_reaches_the_other_screen(visit: Opening) -> None:
    one, two = visit(), visit()
    seated(one, two, "glorreiche")
    one.page.keyboard.press("c")
    one.page.fill("#chat-words", "Bonjour")
    one.page.keyboard.press("Enter")
    two.page.wait_for_selector("#tab-chat .dot")
    two.page.keyboard.press("c")
    two.page.locator("#panel-chat", has_text="Bonjour").wait_for()
    two.page.fill("#chat-words", "Goedemorgen")
    two.page.get_by_role("button", name="Send").click()
    one.page.locator("#panel-chat", has_text="Goedemorgen").wait_for()


def test_a_recap_shows_what_happened_since_my_turn(visit: Opening) -> None:
    pair = Pair(visit(), visit())
    seated(*pair.both, "glorreiche")
    one, two = passed(pair)
    while not one.page.locator(".prompt.mine").count():
        assert two.wait_turn()
        two.decide(far=True)
        pair.meet(two, one)
    one.page.get_by_role("button", name="Recap").click()
    one.page.locator(".board.past").wait_for()
    one.page.locator(".board.past").wait_for(state="detached")
    one.page.locator("[data-recap=show]:disabled").wait_for()
    assert one.wait_turn()


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not connected has been away for a day."""
    monkeypatch.setattr(absence, "now", lambda: now() + 86_400_000)


def left(one: Visitor, two: Visitor, game: str = "glorreiche") -> tuple[str, Locator]:
    """Two people at a table, one of whom is gone: the table, and the seat as the other sees it."""
    table = seated(one, two, game)
    theirs = one.page.locator(".seat").nth(1)
    two.page.close()
    return table, theirs


def test_who_has_just_left_cannot_be_replaced(visit: Opening) -> None:
    one, two = visit(), visit()
    _, theirs = left(one, two)
    theirs.get_by_text("not here").wait_for()
    one.page.click("header [data-menu]")
    one.page.locator("dialog", has_text="The absence can be claimed in 14:").wait_for()
    assert one.page.get_by_role("button", name="stand-in").count() == 0
    assert one.page.get_by_role("button", name="Offer the seat").count() == 0


@pytest.mark.usefixtures("patience")
def test_a_stand_in_keeps_the_seat_of_who_is_absent_and_gives_it_back(visit: Opening) -> None:
    one, two = visit(), visit()
    table, theirs = left(one, two)
    theirs.get_by_text("absent").wait_for()
    assert one.page.get_by_role("button", name="Claim the win").count() == 0, "the table did not agree on that"
    one.menu("Let a stand-in play")
    theirs.get_by_text("stand-in for Bob").wait_for()
    theirs.locator(".n", has_text="Voltigeur").wait_for()
    while one.page.locator("#panel-log li").count() < 6:  # it plays
        assert one.wait_turn()
        one.decide()
    one.page.click("header [data-menu]")
    for what in ("Ask to take back", "Ask for a pause"):
        assert one.page.get_by_role("button", name=what).is_disabled(), "it consents to nothing"
    one.page.keyboard.press("Escape")
    two.page = two.opened()
    two.go(f"/table/{table}", "#board svg")
    two.page.locator(".recap", has_text="Your seat is kept for you").get_by_role("button").click()
    theirs.locator(".n", has_text="Bob").wait_for()
    two.page.locator(".seat .n", has_text="You").wait_for()
    assert not two.missing()


@pytest.mark.usefixtures("patience")
def test_a_match_is_adjourned_while_somebody_is_absent_and_goes_on_with_them(visit: Opening) -> None:
    one, two = visit(), visit()
    table, theirs = left(one, two, "manoeuvre")
    theirs.get_by_text("absent").wait_for()
    one.page.click("header [data-menu]")
    assert one.page.get_by_role("button", name="Offer the seat").count() == 0, "there is a hidden hand"
    one.page.get_by_role("button", name="Adjourn the match").click()
    one.page.locator(".prompt", has_text="The match is paused").wait_for()
    two.page = two.opened()
    two.go(f"/table/{table}", "#board svg")
    two.menu("Go on with the match")
    one.page.locator(".prompt", has_text="The match is paused").wait_for(state="detached")


def sat_in(visitor: Visitor, link: str, table: str) -> None:
    """Somebody new sits down by a link."""
    visitor.page.goto(link)
    visitor.page.get_by_text("You are asked to play on for somebody").wait_for()
    visitor.page.fill("#join-name", "Cleo")
    visitor.page.get_by_role("button", name="Sit down and play on").click()
    assert visitor.at_table() == table


@pytest.mark.usefixtures("patience")
def test_where_nothing_is_hidden_somebody_new_plays_on_by_link_for_who_is_absent(visit: Opening) -> None:
    one, two, three = visit(), visit(), visit()
    table, theirs = left(one, two)
    theirs.get_by_text("absent").wait_for()
    one.menu("Offer the seat by a link")
    link = one.page.locator("dialog .copy input").input_value()
    one.page.keyboard.press("Escape")
    sat_in(three, link, table)
    theirs.locator(".n", has_text="Cleo").wait_for()
    three.page.click("header [data-menu]")
    assert three.page.locator("#resign").is_disabled(), "the seat is only kept"
    three.page.keyboard.press("Escape")
    pair = Pair(one, three)
    for _ in range(6):
        assert pair.turn()
    assert not three.missing()


def test_a_player_hands_the_seat_over_and_takes_it_back(visit: Opening) -> None:
    one, two, three = visit(), visit(), visit()
    table = seated(one, two, "manoeuvre")
    two.menu("Hand my seat over by a link")
    link = two.page.locator("dialog .copy input").input_value()
    one.page.click("header [data-menu]")
    assert one.page.locator("dialog .copy").count() == 0, "the link is the holder's"
    one.page.keyboard.press("Escape")
    sat_in(three, link, table)
    one.page.locator(".seat", has_text="played by a substitute").wait_for()
    three.page.locator("#board #hand > .card").first.wait_for()
    assert len(three.armies("#board")) == 1
    two.page.keyboard.press("Escape")
    two.page.get_by_role("button", name="Take my seat back").click()
    one.page.locator(".seat .n", has_text="Bob").wait_for()
    three.page.locator(".seat .n", has_text="You").wait_for(state="detached")


def test_a_rematch_is_proposed_declined_proposed_again_and_begins_for_both(visit: Opening) -> None:
    one, two = visit(), visit()
    table = seated(one, two, "glorreiche")
    two.resign()
    one.page.get_by_role("button", name="Propose a rematch").click()
    two.page.get_by_text("A rematch is proposed.").wait_for()
    one.page.get_by_text("waits for an answer").wait_for()
    two.page.get_by_role("button", name="Decline").click()
    one.page.get_by_text("declined or withdrawn").wait_for()
    two.page.get_by_role("button", name="Propose a rematch").click()
    one.page.get_by_role("button", name="Agree to a rematch").click()
    for visitor in (one, two):
        visitor.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        visitor.page.wait_for_selector("#board svg")
        assert not visitor.missing()
    assert one.page.url == two.page.url


def say(visitor: Visitor, words: str) -> None:
    visitor.page.fill("#chat-words", words)
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("#panel-chat", has_text=words).wait_for()


def test_watchers_and_players_talk_apart_until_the_match_is_over(visit: Opening) -> None:
    one, two, three = visit(), visit(), visit()
    table = seated(one, two, "glorreiche", public=True)
    three.go(f"/table/{table}", "#board svg")
    for visitor in (one, two, three):
        visitor.page.keyboard.press("c")
    three.page.get_by_text("For who watches").wait_for()
    say(three, "Take the bridge")
    say(one, "Good luck")
    two.page.locator("#panel-chat", has_text="Good luck").wait_for()
    for player in (one, two):
        assert "Take the bridge" not in (player.page.locator("#panel-chat").text_content() or "")
    assert "Good luck" not in (three.page.locator("#panel-chat").text_content() or "")
    two.resign()
    one.page.get_by_role("button", name="Watchers").click()
    one.page.locator("#panel-chat", has_text="Take the bridge").wait_for()
    say(one, "Too late")
    three.page.locator("#panel-chat", has_text="Too late").wait_for()


def test_somebody_is_muted_reported_and_heard_again(visit: Opening) -> None:
    one, two = visit(), visit()
    seated(one, two, "glorreiche")
    for visitor in (one, two):
        visitor.page.keyboard.press("c")
    say(two, "Something foul")
    one.page.locator("#panel-chat .linkish").click()
    one.page.fill("#report-words", "Foul language")
    one.page.get_by_role("button", name="Send the report").click()
    one.page.get_by_text("The operator has your report").wait_for()
    one.page.get_by_role("button", name="Mute", exact=True).click()
    one.page.get_by_role("button", name="Hear again").wait_for()
    one.page.keyboard.press("Escape")
    one.page.locator("#panel-chat", has_text="Something foul").wait_for(state="detached")
    say(two, "Still foul")
    one.go("/account", "#ties")
    one.page.get_by_role("button", name="Hear again").click()
    one.page.locator("#ties").wait_for(state="detached")


OPEN = """async (asked) => {
  const { csrf } = await (await fetch('/api/me')).json();
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
  return (await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(asked) })).json()).id;
}"""


def test_time_runs_out_and_ends_the_match(visit: Opening) -> None:
    """Two seconds for the whole match, less than the form lets one ask for."""
    visitor = visit()
    visitor.start()
    clock = {"kind": "live", "bank": 2, "increment": 0}
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]
    asked = {"game": "glorreiche", "seats": seats, "private": True, "clock": clock, "timeout": "loses"}
    table = visitor.page.evaluate(OPEN, asked)
    visitor.go(f"/table/{table}", "#board svg")
    visitor.page.locator(".ended", has_text="On time.").wait_for()
    assert visitor.page.locator(".seat .clock", has_text="0:00").count() == 1


def test_time_runs_out_and_a_bot_plays_on(visit: Opening) -> None:
    visitor = visit()
    visitor.start()
    clock = {"kind": "live", "bank": 1, "increment": 0}
    seats = [{"kind": "me"}, {"kind": "bot", "name": "random"}]
    asked = {"game": "glorreiche", "seats": seats, "private": True, "clock": clock, "timeout": "bot"}
    table = visitor.page.evaluate(OPEN, asked)
    visitor.go(f"/table/{table}", "#board svg")
    mine = visitor.page.locator(".seat").first
    mine.get_by_text("stand-in for").wait_for()
    mine.locator(".n", has_text="Voltigeur").wait_for()
    visitor.page.locator("#panel-log li").nth(20).wait_for()  # twelve throws and the bot's first turn are fewer
    assert not visitor.missing()


SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const moved = sources.map((one) => one.node?.parentElement?.closest('[id], [class]')?.outerHTML.slice(0, 80));
      window.shifts.push([value, ...moved]);
    }
  }).observe({ type: 'layout-shift' });
}"""


@pytest.mark.parametrize("game", ["generalowsky", "kriegspiel"])
@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_when_turns_pass_and_the_log_grows(visit: Opening, phone: bool, game: str) -> None:
    visitor = visit(phone=phone)
    visitor.start(game)
    assert visitor.wait_turn()
    visitor.page.evaluate(SHIFTS)
    measure = partial(visitor.page.eval_on_selector_all, "#board, .players, .tabs, .acts, #panel-log", PLACES)
    before = measure()
    lines = visitor.page.locator("#panel-log li").count()
    while visitor.page.locator("#panel-log li").count() < lines + 16:
        assert visitor.wait_turn()
        visitor.decide("touch" if phone else "mouse")
    assert visitor.wait_turn()
    assert measure() == before
    assert not [shift for shift in visitor.page.evaluate("window.shifts") if shift[0] > STILL]
