"""Looking back: by slider and keys, as each seat knew it, by link, and playing on from a moment."""

from __future__ import annotations

import re

from tests.web.conftest import Opening
from tests.web.pair import Pair, seated
from tests.web.visitor import Visitor


def at(visitor: Visitor, step: int) -> None:
    """The moment is shown, in the address and on the slider."""
    visitor.page.wait_for_url(re.compile(rf"step={step}\b"))
    visitor.until(lambda: visitor.page.locator("input[type=range]").input_value() == str(step))


def test_replay_goes_by_slider_keys_and_buttons(visit: Opening) -> None:
    visitor = visit()
    table = visitor.start()
    for _ in range(2):
        assert visitor.wait_turn()
        visitor.decide()
    visitor.resign()
    visitor.go(f"/replay/{table}", ".stage svg")
    page = visitor.page
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert last > 2
    page.keyboard.press("Home")
    at(visitor, 0)
    page.keyboard.press("ArrowRight")
    at(visitor, 1)
    page.keyboard.press("End")
    at(visitor, last)
    page.keyboard.press("Shift+ArrowLeft")
    visitor.until(lambda: f"step={last}" not in page.url)
    page.locator("input[type=range]").fill("2")
    at(visitor, 2)
    page.get_by_role("button", name="One step back").click()
    at(visitor, 1)
    page.reload()
    page.wait_for_selector(".stage svg")
    at(visitor, 1)
    page.keyboard.press("Home")
    at(visitor, 0)
    page.keyboard.press("Space")
    at(visitor, 1)


def test_a_moment_has_a_link_and_may_be_played_on_from(visit: Opening) -> None:
    one, two = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    pair = Pair(one, two)
    table = seated(one, two, "glorreiche")
    for _ in range(4):
        assert pair.turn()
    one.resign()
    one.go(f"/replay/{table}?step=3", ".stage svg")
    at(one, 3)
    one.page.get_by_role("button", name="Link to this moment").click()
    one.page.get_by_role("button", name="Copied").wait_for()
    two.page.goto(one.page.evaluate("navigator.clipboard.readText()"))
    two.page.wait_for_selector(".stage svg")
    at(two, 3)
    two.page.locator(".box2 .btn.primary").click()
    assert two.at_table() != table
    for _ in range(4):  # and the bot answers
        assert two.wait_turn()
        two.decide()


def shown(visitor: Visitor, seat: str, step: int) -> set[str]:
    """Whose cards lie face up when the match is seen with a seat's knowledge."""
    visitor.page.locator("#sb").select_option(seat)
    visitor.page.wait_for_url(re.compile(f"seat={seat}" if seat != "-1" else rf"step={step}$"))
    at(visitor, step)
    return visitor.armies(".stage")


def test_a_replay_knows_what_the_chosen_seat_knew(visit: Opening) -> None:
    visitor = visit()
    table = visitor.start("manoeuvre")
    for _ in range(3):
        assert visitor.wait_turn()
        visitor.decide()
    visitor.resign()
    visitor.go(f"/replay/{table}", ".stage svg")
    step = int(visitor.page.locator("input[type=range]").input_value())
    for seat, armies in (("0", {"BR"}), ("1", {"FR"}), ("-1", set())):
        assert shown(visitor, seat, step) == armies


def test_the_browser_itself_hashes_the_seed_to_what_was_promised(visit: Opening) -> None:
    visitor = visit()
    table = visitor.start()
    assert visitor.wait_turn()
    visitor.resign()
    visitor.go(f"/fair/{table}", ".hash")
    visitor.page.get_by_role("button", name="Check it yourself").click()
    visitor.page.get_by_text("it is the promised one").wait_for()
