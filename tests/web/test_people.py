"""People find each other from the page, and a player has a page of their own."""

from __future__ import annotations

from playwright.sync_api import Route
from tests.web.conftest import Opening
from tests.web.pair import Pair, seated
from tests.web.visitor import Visitor


def look(visitor: Visitor, game: str) -> None:
    visitor.go("/people", f".finding input[value={game}]")
    visitor.page.locator(f".finding .opt:has(input[value={game}])").click()
    visitor.page.get_by_role("button", name="Find an opponent").click()


def test_two_people_who_look_for_the_same_meet_at_a_table(visit: Opening) -> None:
    ada, ben = visit(), visit()
    look(ada, "generalowsky")
    ada.page.locator(".seeking").wait_for()
    look(ben, "generalowsky")
    for person in (ada, ben):
        person.page.wait_for_url("**/table/*")
    assert ada.page.url == ben.page.url
    ada.at_table()


def test_somebody_who_looks_is_seen_taken_or_stops(visit: Opening) -> None:
    ada, ben = visit(), visit()
    look(ada, "kriegspiel")
    ada.page.locator(".seeking").wait_for()
    narrow = "(button) => button.scrollWidth > button.clientWidth"
    assert not any(button.evaluate(narrow) for button in ada.page.locator(".seeking .btn").all()), "words fit inside"
    ada.page.get_by_role("button", name="Stop looking").click()
    ada.page.locator(".finding").wait_for()
    look(ada, "manoeuvre")
    ada.page.locator(".seeking .copy input").wait_for()
    link = ada.page.locator(".seeking .copy input").input_value()
    ben.go(link.removeprefix(ada.url), ".standing button")
    ben.page.locator(".seeking .btn.primary").click()
    ada.page.wait_for_url("**/table/*")
    ben.page.wait_for_url("**/table/*")
    assert ada.page.url == ben.page.url


def play_a_bot(visitor: Visitor, game: str) -> str:
    """Look for somebody and play a bot: where."""
    look(visitor, game)
    visitor.page.get_by_role("button", name="Play a bot meanwhile").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.at_table()
    return visitor.page.url


def test_who_plays_a_bot_while_waiting_is_asked_when_somebody_is_there(visit: Opening) -> None:
    ada, ben = visit(), visit()
    match = play_a_bot(ada, "glorreiche")
    ada.page.reload()
    ada.at_table()
    ada.page.locator(".aside").wait_for()  # a reload does not end the search
    look(ben, "glorreiche")
    ada.page.locator("dialog.card h2").wait_for()
    ben.page.locator(".seeking", has_text="asked").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Play now").click()
    for person in (ada, ben):
        person.page.wait_for_url(lambda url: "/table/" in url and url != match)
        person.at_table()
    assert ada.page.url == ben.page.url
    assert ada.page.locator("dialog, .aside").count() == 0


def test_who_does_not_come_plays_on_with_the_bot_and_the_other_waits_on(visit: Opening) -> None:
    ada, ben = visit(), visit()
    match = play_a_bot(ada, "generalowsky")
    look(ben, "generalowsky")
    ada.page.get_by_role("button", name="Not now").click()
    ada.page.locator("dialog").wait_for(state="detached")
    ben.page.locator(".seeking", has_text="Keep this page open").wait_for()
    assert ada.page.url == match
    assert ada.page.locator(".aside").count() == 0
    ada.page.reload()
    ada.at_table()
    assert ada.page.get_by_text("paused").count() == 0
    ben.page.get_by_role("button", name="Stop looking").click()
    ben.page.locator(".finding").wait_for()


def become(visitor: Visitor, name: str) -> None:
    """A name of one's own, by a password."""
    visitor.go("/account", "#an")
    visitor.page.fill("#an", name)
    visitor.page.locator("form:has(#an) button").click()
    visitor.page.fill("#ap", "which nobody guesses")
    visitor.page.locator("form:has(#ap) button").click()
    visitor.page.locator("#po").wait_for()


def test_a_rated_table_is_opened_from_the_form_by_whoever_has_a_password(visit: Opening) -> None:
    ada, ben = visit(), visit()
    ben.go("/new", "input[value=rated]")
    assert ben.page.locator("input[value=rated]").is_disabled()
    become(ada, "Adelheid")
    ada.go("/new?game=kriegspiel", "input[value=rated]")
    ada.page.locator(".opt:has(input[value=rated])").click()
    ada.page.get_by_text("printed rules").wait_for()
    assert ada.page.locator(".o-row").count() == 0
    ada.page.locator(".seatrow").nth(1).locator(".opt", has_text="Open").click()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/table/*")
    ada.page.locator(".agreed dd", has_text="rated").wait_for()


def test_a_player_with_a_password_has_a_page_that_can_be_kept_private(visit: Opening) -> None:
    ada, ben = visit(), visit()
    become(ada, "Adalgisa")
    ada.go("/player/Adalgisa", "#ratings")
    with ben.page.expect_response("**/api/players/adalgisa/matches*"):  # the last thing the page asks for
        ben.go("/player/adalgisa", "#ratings")
    ada.page.locator("input[type=checkbox]").check()
    ada.page.reload()
    ada.page.locator("input[type=checkbox]:checked").wait_for()
    ben.go("/player/adalgisa", ".lede")
    ben.page.get_by_text("keeps this page private").wait_for()
    assert ben.page.locator("#ratings").count() == 0


def test_a_rating_of_one_match_is_a_point(visit: Opening) -> None:
    ada = visit()
    become(ada, "Clotilde")

    def after_one_match(route: Route) -> None:
        answer = route.fetch()
        rating = {"number": 1612, "doubt": 350, "provisional": True}
        course = [{"at": 0, "number": 1612, "doubt": 350, "table": None}]
        pool = {"game": "glorreiche", "sides": 2, "rating": rating, "matches": 1, "course": course}
        route.fulfill(response=answer, json={**answer.json(), "ratings": [pool]})

    ada.page.route("**/api/players/Clotilde", after_one_match)
    ada.go("/player/Clotilde", ".cards .card")
    box = ada.page.locator(".cards svg circle").bounding_box()
    assert box
    assert box["width"] > 4


def test_boards_of_others_move_and_hide_their_hands(visit: Opening) -> None:
    ada, ben, cleo = visit(), visit(), visit()
    table = seated(ada, ben, "manoeuvre", public=True)
    small = f".tv[href$='{table}'] .pic"
    cleo.go("/people", f"{small} svg")
    cleo.page.evaluate("window.stayed = true")
    before = cleo.page.inner_html(small)
    assert Pair(ada, ben).turn()
    cleo.page.wait_for_function(
        "([small, before]) => document.querySelector(small).innerHTML !== before", arg=[small, before]
    )
    assert cleo.page.evaluate("window.stayed"), "without loading the page again"
    hands = [person.page.eval_on_selector_all("#hand > .card", "all => all.map(e => e.id)") for person in (ada, ben)]
    assert all(hands)
    there = cleo.page.eval_on_selector_all(f"{small} [id]", "all => all.map(e => e.id)")
    assert there
    assert not {card for hand in hands for card in hand} & set(there)
