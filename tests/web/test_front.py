"""The front page: every game can be begun at once, and what waits for me comes first."""

from __future__ import annotations

import pytest
from tests.web.conftest import Opening
from tests.web.visitor import Visitor

from caracole.kernel.messages import LANGUAGES

GAMES = ("glorreiche", "generalowsky", "kriegspiel", "manoeuvre")
WAYS = ("play", "person", "friend", "learn")
FAMILIES = """() => {
  const used = new Set([...document.querySelectorAll('main *, header *')].filter((one) => one.getClientRects().length)
    .map((one) => getComputedStyle(one).fontFamily.split(',')[0].replaceAll('"', '')));
  const loaded = [...document.fonts].filter((face) => face.status === 'loaded')
    .map((face) => face.family.replaceAll('"', ''));
  return { used: [...used].sort(), loaded: [...new Set(loaded)].sort() };
}"""


def below_the_fold(visitor: Visitor) -> list[str]:
    """What of the games' buttons reaches below the window."""
    height = visitor.page.evaluate("innerHeight")
    found = []
    for game in GAMES:
        for way in WAYS:
            box = visitor.page.locator(f"[data-{way}={game}]").bounding_box()
            assert box is not None
            if box["y"] + box["height"] > height:
                found.append(f"{way} {game}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_begun_without_scrolling(visit: Opening, language: str) -> None:
    visitor = visit(language=language)
    visitor.click_to_begin("glorreiche")
    assert visitor.wait_turn()
    for width, height in ((1280, 720), (1440, 900)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.go("/", ".now-line .due")  # with the line of what waits, the page is at its longest
        assert not below_the_fold(visitor), (width, height)


def test_what_waits_for_me_comes_first_and_leads_there(visit: Opening) -> None:
    visitor = visit()
    table = visitor.click_to_begin("kriegspiel")
    assert visitor.wait_turn()
    visitor.go("/", ".now-line .due")
    assert "Your turn" in visitor.page.locator(".now-line li").first.inner_text()
    visitor.page.locator(".now-line li a").first.click()
    visitor.at_table()
    assert visitor.page.url.endswith(f"/table/{table}")


def test_nothing_waits_for_who_has_just_come(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/", "[data-play=glorreiche]")
    assert visitor.page.locator(".now-line .due").count() == 0


def test_a_seat_for_whoever_comes_is_offered_to_everybody_else(visit: Opening) -> None:
    ada, ben = visit(), visit()
    ada.go("/", "[data-person=manoeuvre]")
    ada.page.fill("#gn", "Ada")
    ada.page.click("[data-person=manoeuvre]")
    ada.page.wait_for_url("**/table/*")
    table = ada.page.url.rpartition("/")[2]
    ben.go("/", f"a[href='/table/{table}']")
    assert "Join" in ben.page.locator(f".rows a[href='/table/{table}']").inner_text()


def test_a_language_is_chosen_from_a_list_by_keys(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/", ".lang > summary")
    visitor.page.locator(".lang > summary").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_role("button", name="Deutsch").press("Enter")
    visitor.page.get_by_role("heading", name="Die Spiele").wait_for()
    assert not visitor.page.locator(".lang > ul").is_visible()
    visitor.page.keyboard.press("Enter")
    visitor.page.locator(".lang > ul").wait_for()
    visitor.page.keyboard.press("Escape")
    assert not visitor.page.locator(".lang > ul").is_visible()


def test_on_a_phone_every_part_of_the_house_is_one_tap_away(visit: Opening) -> None:
    visitor = visit(phone=True)
    visitor.go("/", ".tabbar")
    visitor.page.locator(".tabbar a", has_text="My name").tap()
    visitor.page.locator(".account form").first.wait_for()
    visitor.page.locator(".tabbar a", has_text="Games").tap()
    visitor.page.locator("[data-play=glorreiche]").wait_for()


def test_the_letters_are_those_that_come_with_the_page(visit: Opening) -> None:
    visitor = visit()
    visitor.click_to_begin("manoeuvre")
    assert visitor.wait_turn()
    found = visitor.page.evaluate(FAMILIES)
    assert found["used"] == ["Source Sans 3", "Source Serif 4"]
    assert found["loaded"] == ["Source Sans 3", "Source Serif 4"]
