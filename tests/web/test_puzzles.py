"""Puzzles in the browser: today's, a wrong answer, the solution, the next one; kept on the device."""

from __future__ import annotations

from tests.web.conftest import Opening

import caracole
from caracole.server import puzzles


def test_a_puzzle_is_tried_missed_shown_and_the_next_one_solved(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/puzzles", ".dp")
    page = visitor.page
    assert not visitor.axe()
    page.locator("[data-start=kriegspiel]").click()
    page.wait_for_selector(".puz-board svg")
    puzzle = puzzles.library()[page.url.rpartition("/")[2]]
    state = puzzles.set_up(puzzle.id).state
    wrong = next(place for place, action in enumerate(state.legal()) if state.say(action) != puzzle.answer)
    page.locator("#panel-moves li button").nth(wrong).click()
    page.get_by_text("costs at least").wait_for()
    page.keyboard.press("h")
    page.get_by_text("The answer:").wait_for()
    assert page.locator(".rv-over .rv-better, .rv-over .rv-ring").count()
    page.keyboard.press("n")
    page.wait_for_url(lambda url: puzzle.id not in url)
    page.wait_for_selector("#panel-moves li button")
    second = puzzles.library()[page.url.rpartition("/")[2]]
    state = puzzles.set_up(second.id).state
    right = next(place for place, action in enumerate(state.legal()) if state.say(action) == second.answer)
    page.locator("#panel-moves li button").nth(right).click()
    page.get_by_text("Solved.").wait_for()
    page.get_by_text("1 in a row").wait_for()
    assert not visitor.axe()
    visitor.go("/puzzles", ".dp")
    page.get_by_text("1 of 2 solved").wait_for()
    page.select_option("#of", "kriegspiel")
    for rule, _ in puzzles.themes(caracole.game("kriegspiel"))[:40]:
        solved = [one is second for one in (puzzle, second) if rule in one.themes]
        row = page.locator(".themes li").filter(has=page.locator(f".rule:text-is('{rule}')"))
        told = f"you {round(100 * sum(solved) / len(solved))}%" if solved else ""
        assert row.locator(".share").all_inner_texts() == ([told] if solved else [])
    assert not visitor.missing()
