"""A study in the browser: both sides played, branches, comments, chance chosen, a position set up, taken along."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.web.conftest import Opening


def begin(page: Page, game: str) -> None:
    page.select_option("#study-game", game)
    page.click("[data-begin]")
    page.wait_for_selector(".stu-board svg")


def test_lines_branch_and_come_back_with_their_comments(visit: Opening, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/study", "[data-begin]")
    begin(page, "kriegspiel")
    page.locator(".eng .l").nth(2).wait_for()
    assert page.locator(".eval[aria-label*='%']").count() == 1
    page.locator(".eng .l").first.click()
    page.locator(".vars .tok").nth(1).wait_for()
    page.keyboard.press("ArrowLeft")
    page.locator(".vars .tok[aria-current]", has_text="Beginning").wait_for()
    page.locator(".eng .l").nth(2).click()
    page.locator(".vars .v .tok[aria-current]").wait_for()
    page.keyboard.press("c")
    page.keyboard.type("quieter")
    page.locator(".signs .btn").nth(1).click()
    page.locator("#remark").blur()
    page.keyboard.press("ArrowUp")
    page.locator(".vars .main .tok[aria-current]").wait_for()
    page.keyboard.press("ArrowDown")
    page.locator(".vars .v .tok[aria-current]").wait_for()
    page.get_by_text("Everything is kept.").wait_for()
    assert not visitor.axe()
    page.reload()
    page.locator(".vars .c", has_text="quieter").wait_for()
    with page.expect_download() as loading:
        page.get_by_text("Export as a file").click()
    file = tmp_path / "study.json"
    loading.value.save_as(file)
    first = json.loads(file.read_text())["chapters"][0]["line"][0]
    assert first["others"][0][0]["comment"] == "quieter"
    assert first["others"][0][0]["marks"] == ["!"]
    visitor.go("/study", "[data-begin]")
    page.set_input_files("#study-file", file)
    page.locator(".vars .c", has_text="quieter").wait_for()
    page.locator(".vars .v .tok").click()
    page.locator(".vars .v .tok[aria-current]").wait_for()
    page.keyboard.press("Delete")
    page.locator(".vars .v").wait_for(state="detached")
    visitor.expected = ("422",)
    file.write_text(json.dumps({"format": "caracole-study/1", "title": "x", "chapters": [{"title": "y"}]}))
    visitor.go("/study", "[data-begin]")
    page.set_input_files("#study-file", file)
    page.locator("[role=alert]").wait_for()
    assert not visitor.missing()


@pytest.mark.parametrize(("game", "tool", "at", "words"), [("glorreiche", 0, "#cell-70", "70:R1")])
def test_a_position_is_set_up_by_clicks_and_its_chance_is_chosen(
    visit: Opening, game: str, tool: int, at: str, words: str
) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/study", "[data-begin]")
    begin(page, game)
    page.click("[data-set-up]")
    page.locator(".tool").nth(tool).click()
    page.locator(at).click(force=True)
    page.wait_for_function("words => document.querySelector('#pt').value.includes(words)", arg=words)
    assert not visitor.axe()
    page.click("[data-begin-here]")
    page.locator(".stu-chapters li [aria-current]", has_text="Position 2").wait_for()
    page.get_by_text("Everything is kept.").wait_for()
    page.locator(".stu-side .choices li button").first.click()
    page.locator(".vars .tok").nth(1).wait_for()
    assert not visitor.missing()


def test_a_line_is_played_on_at_a_table_and_a_position_set_up_is_not(visit: Opening) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/study", "[data-begin]")
    begin(page, "glorreiche")
    for number in range(3):
        page.locator(".stu-side .choices li button").first.click()
        page.locator(".vars .tok").nth(number + 1).wait_for()
    page.get_by_role("button", name="Play on from here").click()
    assert "step 3" in page.locator("dialog").inner_text()
    assert not visitor.axe()
    page.locator("[data-fork]").click()
    table = visitor.at_table()
    assert table
    page.go_back()
    page.wait_for_selector(".stu-board svg")
    page.click("[data-set-up]")
    page.locator(".tool").first.wait_for()
    page.click("[data-begin-here]")
    page.locator(".stu-chapters li [aria-current]", has_text="Position 2").wait_for()
    assert not page.get_by_role("button", name="Play on from here").count()
    assert not visitor.missing()
