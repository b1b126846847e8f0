"""The rules page: where each rule is from, how sure we are of it, and its tables; the form that names them."""

from __future__ import annotations

import pytest
from tests.web.conftest import Opening
from tests.web.visitor import By


def test_a_rule_says_where_it_is_from_and_how_sure_we_are_when_it_is_opened(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/rules/generalowsky", ".rule-row")
    page = visitor.page
    spinner = page.locator("#rule-P7")
    assert spinner.locator(".mark.ours").inner_text() == "ours"
    assert page.locator("#rule-P1 .mark").inner_text() == "printed"
    assert page.locator("#rule-T4 .mark.found").is_visible()
    assert page.locator("#rule-T2a .mark").all_inner_texts() == ["printed", "only shown"]
    assert not spinner.get_by_text("A guess.").is_visible()
    spinner.locator("summary").click()
    assert spinner.get_by_text("A guess.").is_visible()
    assert spinner.get_by_text("French rules: 1a–1d").is_visible()
    assert "reconstructed or settled" in page.locator(".marks").inner_text()


@pytest.mark.parametrize(
    ("language", "row"), [("en", ["spin12", "Orange", "4/12 = 33 %"]), ("nl", ["spin12", "Oranje", "4/12 = 33 %"])]
)
def test_the_bands_are_a_table_of_the_spinners_own_figures(visit: Opening, language: str, row: list[str]) -> None:
    visitor = visit(language=language)
    visitor.go("/rules/generalowsky", ".figures table")
    told = visitor.page.locator("#rule-P7 tbody tr").nth(2).locator("td").all_inner_texts()
    assert told == [*row, "X ×4, 4 ×2, 5 ×3, 6 ×2, 7 ×1"]


def test_a_new_table_begins_with_the_defaults_and_offers_each_text(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/new?game=glorreiche", ".seatrow")
    page = visitor.page
    offered = page.locator("label.opt:has(input[name=preset])")
    assert offered.all_inner_texts() == ["Default rules", "French rules", "French rules, to the letter", "Dutch rules"]
    assert offered.nth(0).locator("input").is_checked()
    assert page.locator("#o-tiebreak").input_value() == "highest_slot"
    offered.nth(2).click()
    assert (page.locator("#o-tiebreak").input_value(), page.locator("#o-rank").input_value()) == (
        "shared",
        "cell_colour",
    )


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_match_with_a_choice_of_strides_is_played_on_the_board(visit: Opening, by: By) -> None:
    visitor = visit()
    visitor.create("generalowsky", "me", "here:Bo", stride="up_to", landing_medal="covered", max_spins=24)
    table = visitor.at_table()
    assert visitor.play_out(by) >= 24
    record = visitor.page.request.get(f"{visitor.url}/api/tables/{table}/record").json()
    assert [step["play"] for step in record["steps"] if step["play"].startswith("+")]
    assert visitor.surprises == []
