"""People find each other from the page, and a player has a page of their own."""

from __future__ import annotations

from tests.web.conftest import Opening
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
    ben.go("/player/adalgisa", "#ratings")
    ada.page.locator("input[type=checkbox]").check()
    ada.page.reload()
    ada.page.locator("input[type=checkbox]:checked").wait_for()
    ben.go("/player/adalgisa", ".lede")
    ben.page.get_by_text("keeps this page private").wait_for()
    assert ben.page.locator("#ratings").count() == 0
