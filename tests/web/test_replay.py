"""Looking back: by slider and keys, as each seat knew it, by link, and playing on from a moment."""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import Route
from tests.web.conftest import Opening
from tests.web.pair import Pair, seated
from tests.web.visitor import Visitor

import caracole
from caracole import Match, Random, SeededLuck


def faulty(name: str, seed: int, **options: Any) -> str:
    """The record of a match between two who play anything."""
    match, random = Match.new(caracole.game(name), SeededLuck(seed), **options), Random(seed)
    match.settle()
    while not match.over:
        legal = match.state.legal()
        match.play(legal[random.below(len(legal))], by=match.state.actor)
        match.settle()
    return match.record().dump().decode()


def put(url: str, record: str) -> str:
    """A record on the server, for everybody."""
    with httpx.Client(base_url=url) as somebody:
        csrf = somebody.post("/api/guests", json={"name": "Rex"}).json()["csrf"]
        headers = {"x-csrf-token": csrf, "content-type": "application/json"}
        answer = somebody.post("/api/records?private=false", content=record, headers=headers)
        return str(answer.json()["table"])


def at(visitor: Visitor, step: int) -> None:
    """The moment is shown, in the address and on the slider."""
    visitor.page.wait_for_url(re.compile(rf"step={step}\b"))
    visitor.until(lambda: visitor.page.locator("input[type=range]").input_value() == str(step))


def test_replay_goes_by_slider_keys_and_buttons(visit: Opening) -> None:
    visitor = visit()
    table = visitor.start()
    for _ in range(2):
        assert visitor.wait_turn()
        visitor.decide()
    visitor.resign()
    visitor.go(f"/replay/{table}", ".rev-board svg")
    page = visitor.page
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert last > 2
    page.keyboard.press("Home")
    at(visitor, 0)
    page.keyboard.press("ArrowRight")
    at(visitor, 1)
    page.keyboard.press("End")
    at(visitor, last)
    page.keyboard.press("Shift+ArrowLeft")
    visitor.until(lambda: f"step={last}" not in page.url)
    page.locator("input[type=range]").fill("2")
    at(visitor, 2)
    page.get_by_role("button", name="One step back").click()
    at(visitor, 1)
    page.reload()
    page.wait_for_selector(".rev-board svg")
    at(visitor, 1)
    page.keyboard.press("Home")
    at(visitor, 0)
    page.keyboard.press("Space")
    at(visitor, 1)


def test_a_moment_has_a_link_and_may_be_played_on_from(visit: Opening) -> None:
    one, two = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    pair = Pair(one, two)
    table = seated(one, two, "glorreiche")
    for _ in range(4):
        assert pair.turn()
    one.resign()
    one.go(f"/replay/{table}?step=3", ".rev-board svg")
    at(one, 3)
    one.page.get_by_role("button", name="Link to this moment").click()
    one.page.get_by_role("button", name="Copied").wait_for()
    two.page.goto(one.page.evaluate("navigator.clipboard.readText()"))
    two.page.wait_for_selector(".rev-board svg")
    at(two, 3)
    two.page.get_by_role("button", name="Play on from here").click()
    two.page.locator("[data-fork]").click()
    assert two.at_table() != table
    for _ in range(4):  # and the bot answers
        assert two.wait_turn()
        two.decide()


def shown(visitor: Visitor, seat: str, step: int) -> set[str]:
    """Whose cards lie face up when the match is seen with a seat's knowledge."""
    visitor.page.locator("#sb").select_option(seat)
    visitor.page.wait_for_url(re.compile(f"seat={seat}"))
    at(visitor, step)
    return visitor.armies(".rev-board")


def test_a_replay_knows_what_the_chosen_seat_knew(visit: Opening) -> None:
    visitor = visit()
    table = visitor.start("manoeuvre")
    for _ in range(3):
        assert visitor.wait_turn()
        visitor.decide()
    visitor.resign()
    visitor.go(f"/replay/{table}", ".rev-board svg")
    step = int(visitor.page.locator("input[type=range]").input_value())
    south, north, nobody = (shown(visitor, seat, step) for seat in ("0", "1", "-1"))
    assert len(south) == len(north) == 1
    assert not south & north  # two armies, drawn by lot
    assert not nobody


def test_nothing_of_a_hand_is_left_while_the_picture_of_another_seat_is_awaited(visit: Opening) -> None:
    visitor = visit()
    table = visitor.start("manoeuvre")
    assert visitor.wait_turn()
    visitor.decide()
    visitor.resign()
    visitor.go(f"/replay/{table}?seat=0", ".rev-board svg")
    own, held = visitor.armies(".rev-board"), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/api/grounds/*", hold)  # the other edge has a ground of its own
    visitor.page.locator("#sb").select_option("1")
    visitor.until(lambda: held)
    assert not visitor.armies(".rev-board")
    assert "seat=1" not in visitor.page.url
    for route in held:
        route.continue_()
    visitor.page.wait_for_url(re.compile("seat=1"))
    assert own
    assert not own & visitor.armies(".rev-board")


def test_the_room_says_what_each_decision_was_worth_and_asks_for_better_ones(visit: Opening) -> None:
    visitor = visit()
    table = put(visitor.url, faulty("generalowsky", 3, players=2, max_spins=20))
    visitor.go(f"/replay/{table}?step=0", ".rev-board svg")
    page = visitor.page
    page.locator("[data-learn]:enabled").first.wait_for(timeout=60_000)
    page.keyboard.press("]")  # the next fault
    page.locator(".dec .opts tr.played").wait_for()
    step = page.locator("input[type=range]").input_value()
    page.locator(".opts tr:not(.played) .btn").first.click()  # try something better
    page.get_by_role("button", name="Back to the match").click()
    at(visitor, int(step))
    page.keyboard.press("s")  # the best line, step by step
    page.locator(".steps [aria-current]").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-learn]:enabled").first.click()
    page.get_by_text("Find something better").wait_for()
    assert page.locator(".rv-over .rv-better").count() == 0, "the answer is not told before it is given"
    page.keyboard.press("s")
    page.get_by_text("that is it").wait_for()
    page.keyboard.press("Escape")
    page.locator(".dec").wait_for()
    assert not visitor.missing()
    assert not visitor.axe()


def test_however_many_play_the_board_keeps_its_place_and_the_page_its_width(visit: Opening) -> None:
    visitor = visit()
    table = put(visitor.url, faulty("generalowsky", 3, players=4, max_spins=8))
    visitor.go(f"/replay/{table}?step=0", ".rev-board svg")
    page = visitor.page
    page.locator("[data-learn]:enabled").first.wait_for(timeout=60_000)
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.locator(".sides thead th").count() == 5, "a column for each side"
    page.wait_for_function("document.querySelector('.rev-board').clientHeight >= 360")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("document.scrollingElement.scrollWidth <= 390")
    page.keyboard.press("ArrowRight")
    at(visitor, 1)
    assert page.evaluate("scrollY") == 0, "the list of moves does not take the page along"
    assert not visitor.axe()


def test_the_browser_itself_hashes_the_seed_to_what_was_promised(visit: Opening) -> None:
    visitor = visit()
    table = visitor.start()
    assert visitor.wait_turn()
    visitor.resign()
    visitor.go(f"/fair/{table}", ".hash")
    visitor.page.get_by_role("button", name="Check it yourself").click()
    visitor.page.get_by_text("it is the promised one").wait_for()
