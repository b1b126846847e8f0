"""A game in one plain file, played to its end in a real browser from the kernel's defaults alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.conftest import EXAMPLES, declared_games, installed_as
from tests.web.conftest import Opening, served


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, started where the examples are installed."""
    folder = tmp_path_factory.mktemp("examples")
    with (
        installed_as(EXAMPLES, declared_games(EXAMPLES / "pyproject.toml"), folder / "installed"),
        served(folder) as at,
    ):
        yield at


@pytest.mark.parametrize("game", ["nim", "vedettes"])
def test_a_whole_match_against_a_bot(visit: Opening, game: str) -> None:
    visitor = visit(bot="tambour")
    visitor.create(game, "me", "bot")
    visitor.at_table()
    assert visitor.page.locator("#board svg text").count() >= 3
    assert visitor.play_out() >= 1
    assert visitor.page.locator(".log li").count() > 2
    assert not visitor.missing()


def test_a_hint_is_given_and_what_is_not_offered_is_refused_with_its_rule(visit: Opening) -> None:
    visitor = visit(bot="tambour")
    visitor.create("nim", "me", "bot")
    table = visitor.at_table()
    assert visitor.wait_turn()
    number = visitor.number
    visitor.page.locator("[data-hint-button]").click()
    visitor.page.locator("[data-play-hint]").click()
    visitor.reach(number + 1)
    assert visitor.wait_turn()
    told = visitor.page.request.get(f"{visitor.url}/api/tables/{table}/why-not?action=a-3").json()
    assert told == {"legal": False, "rule": "R1", "sentence": "“a-3” is not offered now."}
    assert not visitor.missing()
