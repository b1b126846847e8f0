"""The guide through a first match: what it says in every game, and the good move it shows."""

from __future__ import annotations

import pytest
from tests.web.conftest import Opening
from tests.web.visitor import Visitor

import caracole

GAMES = ("glorreiche", "generalowsky", "kriegspiel", "manoeuvre")


def guided(visitor: Visitor, game: str) -> None:
    """From the last lesson, by the button for a first match."""
    number = len(caracole.game(game).lessons)
    visitor.go(f"/learn/{game}/{number}", "[data-guided]")
    visitor.page.click("[data-guided]")
    visitor.at_table()
    assert visitor.wait_turn()


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_tells_what_a_game_is_about_and_what_to_do_now(visit: Opening, game: str) -> None:
    visitor = visit()
    guided(visitor, game)
    box = visitor.page.locator(".guide-box > p")
    now, aim = box.all_inner_texts()
    assert len(now) > 40
    assert len(aim) > 60
    visitor.decide()
    assert visitor.wait_turn()
    visitor.until(lambda: aim not in box.all_inner_texts())
    assert not visitor.missing()


def test_the_guide_shows_a_good_move_that_can_be_played(visit: Opening) -> None:
    visitor = visit()
    guided(visitor, "glorreiche")
    number = visitor.number
    visitor.page.locator("[data-guide-hint]").click()
    visitor.page.locator(".guide-box", has_text="The Old Guard would play").wait_for()
    visitor.page.locator("[data-play-hint]").click()
    visitor.reach(number + 1)
