"""The rules page: where each rule is from, how sure we are of it, and its tables; the form that names them."""

from __future__ import annotations

import pytest
from tests.web.conftest import Opening
from tests.web.visitor import By

import caracole


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


@pytest.mark.parametrize("name", [game.name for game in caracole.games()])
def test_the_rules_begin_with_the_aim_and_show_what_the_games_draw(visit: Opening, name: str) -> None:
    game = caracole.game(name)
    visitor = visit(phone=name == "manoeuvre", language="fr")
    visitor.go(f"/rules/{name}", ".diagram img")
    page = visitor.page
    aim = page.get_by_text(game.messages.say("fr", "guide"))
    assert page.locator(".rules .aim, .rules .contents, .rule-row").first.evaluate("one => one.matches('.aim')")
    assert aim.is_visible()
    assert page.locator(".contents li").count() == len({rule.chapter for rule in game.rulebook.rules.values()}) + 1
    page.locator(".contents li button").last.click()
    page.get_by_text(game.rulebook.questions[0].asked["fr"]).wait_for()
    page.evaluate("() => document.querySelectorAll('.diagram img').forEach(one => (one.loading = 'eager'))")
    drawn = "() => [...document.querySelectorAll('.diagram img')].filter(one => one.naturalWidth).length"
    assert visitor.wait(f"(all) => ({drawn})() === all", len(game.diagrams))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#rule-words").fill(game.messages.say("fr", game.diagrams[1].message)[:30])
    assert page.locator(".rule-row").count() == 1, "captions are found, too"


def test_help_at_a_table_says_what_can_be_done_and_what_things_are(visit: Opening) -> None:
    visitor = visit(language="de")
    visitor.start("kriegspiel", "Ulrike")
    visitor.at_table()
    page = visitor.page
    page.locator("#board [data-next]").first.wait_for()
    page.keyboard.press("w")
    words = caracole.game("kriegspiel").messages
    page.locator(".ask").get_by_text(words.say("de", "guide-moving")).wait_for()
    shown = page.locator("[data-thing]")
    assert shown.locator("svg").count() == shown.count() >= 6
    assert page.get_by_text(words.say("de", "thing-nose-is")).is_visible()
    assert not visitor.axe()
    page.locator("[data-ask^=plate-]").first.click()
    page.locator("#board [data-picked]").first.wait_for()


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
