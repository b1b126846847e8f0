"""A game in one plain file, played to its end in a real browser from the kernel's defaults alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.conftest import EXAMPLES, declared_games, installed_as
from tests.web.conftest import Opening, serving


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, started where the examples are installed."""
    folder = tmp_path_factory.mktemp("examples")
    with installed_as(EXAMPLES, declared_games(EXAMPLES / "pyproject.toml"), folder / "installed"), serving(folder) as at:
        yield at


@pytest.mark.parametrize("game", ["nim", "vedettes"])
def test_a_whole_match_against_a_bot(visit: Opening, game: str) -> None:
    visitor = visit(bot="tambour")
    visitor.create(game, "me", "bot")
    visitor.at_table()
    assert visitor.page.locator(".stage svg text").count() >= 3
    assert visitor.play_out() >= 1
    assert visitor.page.locator(".log li").count() > 2
    assert not visitor.missing()


def test_a_hint_and_a_refusal(visit: Opening) -> None:
    visitor = visit(bot="tambour")
    visitor.create("nim", "me", "bot")
    table = visitor.at_table()
    visitor.wait_turn()
    visitor.page.locator("[data-hint]").click()
    visitor.page.wait_for_selector(".hint, [data-hinted]")
    answer = visitor.page.request.post(f"{visitor.url}/api/tables/{table}/actions", data={"play": "c-9"})
    assert answer.status == 422
