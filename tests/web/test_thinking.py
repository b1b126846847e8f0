"""What a page says while bots are waited for: the place in the line, a shorter thought, bots alone, a stuck bot."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server import tasks
from tests.server.conftest import House, Visitor, settings
from tests.server.test_thinking import BOTS, OLD_GUARD, go_on, in_line, rest, to_the_bot, until
from tests.web.visitor import PATIENCE

from caracole.server import jobs, worker_tasks
from caracole.server.web.client_pages import STATIC

WORDS = {
    "en": ("Place 6 in the line", "thinks for 25 % of its time", r"thought for \d+ % of its", "only while somebody"),
    "fr": ("Place 6 dans la file", "réfléchit 25 % de son temps", r"a réfléchi \d+ % de son", "tant que"),
    "nl": ("Plaats 6 in de rij", "denkt 25 % van zijn tijd", r"dacht \d+ % van zijn", "zolang er iemand"),
}


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Only for what should come at once but must not fail on a busy machine."""
    expect.set_options(timeout=1000 * PATIENCE)
    yield
    expect.set_options(timeout=5000)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built; run: python web/build.py")
    made = House(settings(tmp_path, workers=1, think_seconds=None)).start()
    yield made
    made.stop()


def opened(browser: Browser, person: Visitor, path: str, language: str = "en") -> Page:
    """A page of somebody who has come already."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale=language, reduced_motion="reduce")
    host = urlsplit(person.house.url).hostname or ""
    for name, value in person.http.cookies.items():
        context.add_cookies([{"name": name, "value": value, "domain": host, "path": "/"}])
    page = context.new_page()
    page.goto(f"{person.house.url}{path}")
    return page


@pytest.mark.parametrize("language", sorted(WORDS))
def test_a_page_says_where_its_bot_stands_in_the_line_and_that_it_thinks_for_less(
    browser: Browser, house: House, language: str
) -> None:
    place, will, did, _ = WORDS[language]
    rest(house)
    people = {(person := Visitor(house, f"P{n}")).me["id"]: person for n in range(6)}
    tables = {name: person.open(seats=OLD_GUARD) for name, person in people.items()}
    for name, person in people.items():
        to_the_bot(person, tables[name])
    order = [job.owner for job in jobs.in_order(in_line(house))]
    last = opened(browser, people[order[-1]], f"/table/{tables[order[-1]]}", language)
    expect(last.locator("[data-waiting]")).to_contain_text(place)
    expect(last.locator("[data-waiting]")).to_contain_text(will)
    first = opened(browser, people[order[0]], f"/table/{tables[order[0]]}", language)
    expect(first.locator(".seat")).to_have_count(2)
    go_on(house)
    expect(first.locator(".seat").nth(1)).to_contain_text(re.compile(did))
    for page in (first, last):
        page.context.close()


@pytest.mark.parametrize("language", sorted(WORDS))
def test_bots_alone_are_said_to_play_only_while_somebody_watches(browser: Browser, house: House, language: str) -> None:
    rest(house)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=BOTS)
    front = opened(browser, anna, "/", language)
    expect(front.locator(f".row:has(a[href='/table/{table}']) .chip").first).to_be_visible()
    assert WORDS[language][3] in (front.locator(".row .chip[title]").first.get_attribute("title") or "")
    page = opened(browser, anna, f"/table/{table}", language)
    expect(page.locator("[data-waiting]")).to_contain_text(WORDS[language][3])
    for shown in (front, page):
        shown.context.close()


def test_a_stuck_bot_is_said_to_be_stuck(
    browser: Browser, house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("POISON_NOTES", str(tmp_path / "budgets"))
    monkeypatch.setattr(worker_tasks, "choose", tasks.deadly)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=OLD_GUARD)
    to_the_bot(anna, table)
    until(lambda: anna.see(table)["paused"])
    page = opened(browser, anna, f"/table/{table}")
    expect(page.locator(".prompt small")).to_contain_text("failed again and again")
    page.context.close()
