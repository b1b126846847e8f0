"""A whole small tournament at several screens: made, entered by its link, played, compared."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import Opening
from tests.web.visitor import Visitor

from caracole.server.store import now
from caracole.server.tournaments import rounds


def named(visitor: Visitor, name: str) -> Visitor:
    visitor.go("/account", "#an")
    visitor.page.fill("#an", name)
    with visitor.page.expect_response(lambda answer: answer.request.method != "GET" and answer.ok):
        visitor.page.locator("form:has(#an) button").click()
    return visitor


def to_table(visitor: Visitor) -> str:
    """One click from the tournament's page."""
    visitor.page.locator(".t-head .mine a.primary").click()
    return visitor.at_table()


@pytest.mark.parametrize("form", ["robin", "swiss", "knockout", "arena"])
def test_each_form_is_made_from_the_form_and_played_to_its_end(
    visit: Opening, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    ada, ben = named(visit(), "Ada"), named(visit(), "Ben")
    ada.go("/tournaments", "main .btn.primary")
    ada.page.locator("main .btn.primary").click()
    ada.page.locator(".line input[maxlength]").fill(f"Made {form}")
    ada.page.locator(".opt:has(input[value=glorreiche])").click()
    ada.page.locator(".opt:has(input[value=swiss])").click()
    ada.page.locator("input[type=number][max='30']").fill("1")
    ada.page.locator("select:has(option[value=slow])").select_option("slow")
    ada.page.locator(f".opt:has(input[value={form}])").click()
    if form == "arena":
        ada.page.locator("input[type=number][max='1440']").fill("5")
    with ada.page.expect_request(lambda request: request.method == "POST") as sent:
        ada.page.get_by_role("button", name="Hold a tournament").click()
    asked: Any = sent.value.post_data_json
    bank = 2400 if form == "swiss" else 900
    assert [clock["bank"] for clock in asked["clocks"]] == [bank], (
        "the last clock is the only round's, where it is asked"
    )
    ada.page.wait_for_url("**/tournaments/*")
    for visitor in (ada, ben):
        visitor.page.goto(ada.page.url.replace(ada.url, visitor.url))
        visitor.page.get_by_role("button", name="Take part").click()
        visitor.page.locator("tr.me").wait_for()
    link = ada.page.url
    ada.page.get_by_role("button", name="Begin now").click()
    to_table(ben)
    to_table(ada)
    if form == "arena":  # its time is over while they play
        monkeypatch.setattr(rounds, "now", lambda: now() + 5 * 60_000)
    ada.resign()
    ada.page.goto(link)
    ada.page.get_by_text("is first").wait_for()
    assert "Ben" in (ada.page.locator(".t-head, main").first.text_content() or "")


def test_a_duplicate_is_made_entered_by_its_link_played_and_compared(visit: Opening) -> None:
    ada, ben, cleo = named(visit(), "Ada"), named(visit(), "Ben"), named(visit(phone=True), "Cleo")
    ada.go("/tournaments", "main .btn.primary")
    ada.page.locator("main .btn.primary").click()
    ada.page.locator(".line input[maxlength]").fill("Nightfall")
    ada.page.locator(".opt:has(input[value=glorreiche])").click()
    ada.page.locator(".opt:has(input[value=duplicate])").click()
    ada.page.locator("input[type=number][max='30']").fill("1")
    ada.page.locator("input[type=number][max='60']").fill("0")
    ada.page.locator("select:has(option[value=tambour])").select_option("tambour")
    ada.page.get_by_role("button", name="Hold a tournament").click()
    ada.page.wait_for_url("**/tournaments/*")
    link = ada.page.locator(".copy input").input_value()
    for visitor in (ada, ben, cleo):
        visitor.page.goto(link.replace(ada.url, visitor.url))
        visitor.page.get_by_role("button", name="Take part").click()
        visitor.page.locator("tr.me").wait_for()
    ada.page.get_by_role("button", name="Begin now").click()
    tables = [to_table(visitor) for visitor in (ada, ben, cleo)]
    assert len(set(tables)) == 2, "four take part with the bot: two tables"
    done: set[str] = set()
    for visitor, table in zip((ada, ben, cleo), tables, strict=True):
        if table not in done:
            visitor.resign()
            done.add(table)
    for visitor in (ada, cleo):
        visitor.page.goto(link.replace(ada.url, visitor.url))
        visitor.page.get_by_text("is first").wait_for()
        visitor.page.locator(".trav .cell").first.wait_for()
        assert visitor.page.locator(".trav tbody th.nm").count() == 4
        assert visitor.axe() == []
    ada.page.locator(".trav .plain").first.click()
    assert ada.page.locator(".travel tbody tr").count() == 2
    assert ada.page.locator(".travel .hash").count() == 2, "the hash that was shown before, and the seed"
    ada.page.get_by_role("link", name="Compare two tables").click()
    ada.page.locator(".compare .pic svg").nth(1).wait_for()
    assert ada.axe() == []
    cleo.go("/tournaments", ".tours a")
    assert "Nightfall" in (cleo.page.locator(".tours").first.text_content() or "")
