"""Every page and the table of every game: accessible in light and dark, on screen and phone, in every language."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page
from tests.web.conftest import Opening
from tests.web.visitor import Visitor

from caracole.kernel.messages import LANGUAGES

GAMES = ("glorreiche", "generalowsky", "kriegspiel", "manoeuvre")
PAGES = {
    "/": ".game",
    "/new": ".seatrow",
    "/rules": ".row",
    "/rules/glorreiche": ".rule-row",
    "/rules/generalowsky": ".figures table",
    "/people": ".leaders li",
    "/account": ".account form",
    "/help": ".key-list",
    "/import": "#record-text",
    "/puzzles": ".dp img",
    "/study": "[data-begin]",
    "/table/nothing": "h1",
    "/nowhere/at/all": "h1",
}
TABS = {"l": "log", "m": "moves", "r": "rules", "c": "chat", "n": "notes"}


class Round:
    """A walk through every page, noting what is wrong where."""

    def __init__(self, visitor: Visitor, *, axe: bool) -> None:
        self.visitor = visitor
        self.axe = axe
        self.wrong: dict[str, list[str]] = {}
        visitor.expected = ("404",)

    def check(self, what: str) -> None:
        found = [f"no message {ident}" for ident in self.visitor.missing()]
        if self.axe:
            found += self.visitor.axe()
        if found:
            self.wrong[what] = found

    def pages(self) -> None:
        for path, sign in PAGES.items():
            self.visitor.go(path, sign)
            self.check(path)

    def forms(self) -> None:
        for game in GAMES:
            self.visitor.go(f"/new?game={game}", ".seatrow")
            self.visitor.page.locator("details.fold:has(.o-row) > summary").click()
            self.check(f"form of {game}")

    def running(self, game: str) -> str:
        table = self.visitor.click_to_begin(game)
        assert self.visitor.wait_turn()
        self.check(f"table of {game}")
        return table

    def table(self) -> None:
        """A table with every tab and its menu; then the same match over, its replay and its luck."""
        table = self.running("glorreiche")
        for key, name in TABS.items():
            self.visitor.page.keyboard.press(key)
            self.visitor.page.wait_for_selector(f"#panel-{name}")
            self.check(f"tab {name}")
        self.visitor.page.click("header [data-menu]")
        self.check("menu")
        self.visitor.page.keyboard.press("Escape")
        self.visitor.page.wait_for_selector("dialog", state="detached")
        self.visitor.resign()
        self.check("over")
        for path, sign in ((f"/replay/{table}", ".rev-board svg"), (f"/fair/{table}", ".hash")):
            self.visitor.go(path, sign)
            self.check(path)

    def waiting(self) -> None:
        self.visitor.create("kriegspiel", "me", "invite")
        self.visitor.page.wait_for_selector(".waiting .copy")
        self.check("waiting")


@pytest.mark.parametrize(
    ("phone", "scheme"), [(False, "light"), (False, "dark"), (True, "light")], ids=["light", "dark", "phone"]
)
def test_axe_finds_no_serious_violation_on_any_page(visit: Opening, phone: bool, scheme: str) -> None:
    walk = Round(visit(phone=phone, bypass=True, color_scheme=scheme), axe=True)
    walk.pages()
    walk.table()
    walk.waiting()
    for game in GAMES[1:]:
        walk.running(game)
    assert not walk.wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_in(visit: Opening, language: str) -> None:
    walk = Round(visit(language=language), axe=False)
    walk.pages()
    walk.forms()
    walk.table()
    walk.waiting()
    for game in GAMES[1:]:
        walk.running(game)
    assert walk.visitor.page.locator("html").get_attribute("lang") == language
    assert not walk.wrong


def test_options_are_asked_by_a_form_and_refused_by_the_server(visit: Opening) -> None:
    visitor = visit()
    visitor.expected = ("422",)
    visitor.go("/new?game=glorreiche", ".seatrow")
    page = visitor.page
    page.locator("#o-setup").select_option("custom")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".sum .bad")
    page.locator("#o-setup").select_option("even_random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#board svg")


def test_people_who_share_a_side_are_invited_to_what_they_command(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/new?game=kriegspiel", ".seatrow")
    page = visitor.page
    page.get_by_role("button", name="4", exact=True).click()
    asked = page.locator(".seatrow p:has(+ .kinds)").all_inner_texts()
    assert asked == ["Blue · soldiers", "Blue · cavalry, cannons", "Red · soldiers", "Red · cavalry, cannons"]
    page.get_by_role("button", name="Open the table").click()
    page.locator(".waiting .copy").nth(2).wait_for()
    assert page.locator(".waiting .row .t + .s").all_inner_texts() == asked


def test_people_are_split_over_the_armies_as_one_likes(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/new?game=kriegspiel", ".seatrow")
    page = visitor.page
    assert not page.locator(".splits").count(), "two people have nothing to choose"
    page.get_by_role("button", name="4", exact=True).click()
    ways = page.get_by_role("group", name="How many on each side").get_by_role("button")
    assert ways.all_inner_texts() == ["Blue 2 · Red 2", "Blue 3 · Red 1", "Blue 1 · Red 3"]
    ways.nth(2).click()
    assert ways.nth(2).get_attribute("aria-pressed") == "true"
    asked = page.locator(".seatrow p:has(+ .kinds)").all_inner_texts()
    assert asked == ["Red · soldiers", "Red · cavalry", "Red · cannons"]
    page.get_by_role("button", name="Open the table").click()
    page.locator(".waiting .copy").nth(2).wait_for()
    assert page.locator(".waiting .row .t + .s").all_inner_texts()[-3:] == asked


def drawn(page: Page) -> dict[str, Any]:
    """The options of the board that is shown before the match."""
    shown = urlsplit(page.locator(".preview img").get_attribute("src") or "")
    asked: dict[str, Any] = json.loads(parse_qs(shown.query)["options"][0])
    return asked


def test_a_map_is_drawn_by_lot_and_seen_before_the_match(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/new?game=manoeuvre", ".preview img")
    page = visitor.page
    visitor.until(lambda: {"tiles", "armies"} <= drawn(page).keys())  # by lot, and shown before the match
    before = page.locator(".preview img").get_attribute("src")
    page.click("[data-draw=tiles]")
    visitor.until(lambda: page.locator(".preview img").get_attribute("src") != before)
    tile, turns = page.locator("#o-tiles").input_value(), page.locator("#o-tiles-0-1").input_value()
    assert visitor.wait("() => document.querySelector('.preview img')?.naturalWidth > 0")
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/tables")) as asked:
        page.get_by_role("button", name="Open the table").click()
    sent = asked.value.post_data_json or {}
    assert sent["options"]["tiles"][0] == [int(tile), int(turns)]
    assert len(set(sent["options"]["armies"])) == 2
    page.wait_for_selector("#board svg")


def test_the_form_says_who_wins_between_equals_and_offers_a_fair_start(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/new?game=manoeuvre", ".balance")
    page = visitor.page
    visitor.until(lambda: "whoever moves first wins 41 %" in page.locator(".balance").inner_text())  # armies by lot
    assert "drawn by lot" in page.locator(".balance").inner_text()
    page.locator(".fold > summary").click()
    page.locator("#o-first").select_option(index=1)
    page.locator("[data-fair]").click()
    page.locator("[data-fair]").wait_for(state="detached")
    page.locator("#o-turn_cap").fill("7")  # nobody has measured that
    page.locator("#o-turn_cap").press("Tab")
    page.locator(".balance").wait_for(state="detached")


def test_a_board_of_ones_own_is_written_out_and_blamed_where_it_is_wrong(visit: Opening) -> None:
    visitor = visit()
    visitor.expected = ("422",)
    visitor.go("/new?game=kriegspiel", ".preview img")
    page = visitor.page
    assert page.locator("#o-board option").count() == 4
    page.locator(".o-row:has(#o-board) .own summary").click()
    page.fill("#o-board-own", "round")
    page.press("#o-board-own", "Tab")
    page.locator(".o-row:has(#o-board) .bad").wait_for()
    page.locator("#o-board").select_option(label="Wide field")
    page.locator(".bad").first.wait_for(state="detached")
    page.locator(".preview img").wait_for()


def test_every_game_shows_its_own_drawing_though_all_arrive_at_once(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/", ".game")
    for game in GAMES:
        visitor.page.locator(f".game:has([data-play={game}]) .vig svg").wait_for()
