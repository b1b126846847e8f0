"""A table from the first decision of a match to its last: letters that can be read, a bar of one row, names in full."""

from __future__ import annotations

from functools import cache

import pytest
from tests.web.conftest import Opening
from tests.web.test_frame import DESKTOP, LOW, OVERLAPS, PHONE, SCALE, SMALLEST, UNIT, resize
from tests.web.test_replay import put
from tests.web.visitor import Visitor

import caracole
from caracole import Match, Random, SeededLuck

TABLET = (820, 1180)
MOMENTS = {
    "manoeuvre": ("discard", "move", "attack", "defend", "choice", "restore"),
    "kriegspiel": ("moving", "firing"),
    "generalowsky": ("ordering", "declaring", "targeting"),
    "glorreiche": ("marching",),
}
"""Decisions of the first seat: a turn with its combat; a shot; a spin and whom it hits; a march."""
SEEDS = {"manoeuvre": 2, "kriegspiel": 1, "generalowsky": 3, "glorreiche": 1}
MOST = 400
BAR = "() => document.querySelector('.tbl > .acts').getBoundingClientRect().height"
CLEAR = """() => {
  const dock = document.querySelector('.slot[data-place=dock]').getBoundingClientRect();
  return [...document.querySelectorAll('.tbl > .acts .btn')].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect()).every((box) => box.top >= dock.bottom || box.left >= dock.right);
}"""
"""No button of the bar lies over the dock."""
CUT = """() => [...document.querySelectorAll('.seat .n')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent)"""


@cache
def played(game: str) -> tuple[str, dict[str, int]]:
    """The record of a match between two who play anything; the first step of each decision of the first seat, and its
    last one, with what is in the barracks or has been lost by then."""
    match, random = Match.new(caracole.game(game), SeededLuck(SEEDS[game]), players=2), Random(SEEDS[game])
    found: dict[str, int] = {}
    for _ in range(MOST):
        match.settle()
        if match.over:
            break
        if match.state.actor == 0:
            found.setdefault(match.state.phase, match.version)
            found["last"] = match.version
        legal = match.state.legal()
        match.play(legal[random.below(len(legal))], by=match.state.actor)
    return match.record().dump().decode(), found


def at_moment(visitor: Visitor, table: str, step: int) -> None:
    """The first seat plays on from there."""
    visitor.fork(table, step)
    assert visitor.wait_turn()


@pytest.mark.parametrize("game", UNIT)
def test_every_letter_can_be_read_through_a_whole_turn(visit: Opening, game: str) -> None:
    visitor = visit(panel=False)
    record, steps = played(game)
    table = put(visitor.url, record)
    for moment in (*MOMENTS[game], "last"):
        visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        at_moment(visitor, table, steps[moment])
        for size, least in ((DESKTOP, 12), (LOW, 11), (PHONE, 11)):
            resize(visitor, game, size)
            smallest, words = visitor.page.evaluate(SMALLEST)
            assert smallest >= least - 0.01, (moment, size, words)
            assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (moment, size)
            if size != PHONE:
                assert visitor.page.evaluate(SCALE) >= UNIT[game][size == LOW], (moment, size)
                assert not visitor.page.evaluate(OVERLAPS), (moment, size)


def test_the_bar_beside_cards_has_one_row_with_everything_that_can_be_done(visit: Opening) -> None:
    visitor = visit(panel=False)
    record, steps = played("manoeuvre")
    table = put(visitor.url, record)
    at_moment(visitor, table, steps["discard"])
    visitor.decide()
    assert visitor.wait_turn()
    page = visitor.page
    for name in ("Undo", "Restart"):
        assert page.locator(".acts .tools").get_by_role("button", name=name).is_enabled()
    page.click("[data-hint-button]")
    page.locator("[data-play-hint]").wait_for()
    for size in (DESKTOP, LOW):
        resize(visitor, "manoeuvre", size)
        assert page.evaluate(BAR) <= 48, size
        assert page.evaluate(SCALE) >= UNIT["manoeuvre"][size == LOW], size
    page.click("#tab-log")  # with the panel open it may have two, and covers nothing
    page.locator("#panel-log li").last.wait_for()
    assert page.evaluate(CLEAR)


def test_an_upright_tablet_shows_the_whole_hand_during_a_combat(visit: Opening) -> None:
    visitor = visit(panel=False)
    record, steps = played("manoeuvre")
    table = put(visitor.url, record)
    visitor.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    at_moment(visitor, table, steps["attack"])
    visitor.page.wait_for_selector("#combat")
    foot = "what => document.querySelector(what).getBoundingClientRect()"
    assert (
        visitor.page.evaluate(foot, ".slot[data-place=hand]")["bottom"]
        <= visitor.page.evaluate(foot, ".tbl > .acts")["top"]
    )


@pytest.mark.parametrize("people", [3, 4, 6])
def test_names_are_shown_in_full_however_many_sit_there(visit: Opening, people: int) -> None:
    visitor = visit(panel=False, language="fr")
    visitor.create("generalowsky", "me", *["bot"] * (people - 1), max_spins=20)
    visitor.at_table()
    for size in (DESKTOP, LOW, (360, 740), PHONE, TABLET):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert not visitor.page.evaluate(CUT), size
        if size in (DESKTOP, LOW):
            assert not visitor.page.evaluate(OVERLAPS), size
