"""Help on a phone, at the table and in lessons: what can I do, what is this, why can't I; large enough, in sight."""

from __future__ import annotations

import pytest
from tests.web.conftest import Opening
from tests.web.visitor import Visitor

import caracole
from caracole.kernel.messages import LANGUAGES

TABLES = {"generalowsky": "de", "glorreiche": "fr", "kriegspiel": "nl", "manoeuvre": "en"}
"""Every game at the table in one language; in its first lesson in all of them."""
SMALL = """(where) => [...document.querySelectorAll(where)].flatMap((one) => {
  const found = [];
  const [box, around] = [one.getBoundingClientRect(), getComputedStyle(one, '::after')];
  const more = (side) => (around.position === 'absolute' ? -2 * (parseFloat(around[side]) || 0) : 0);
  const [wide, high] = [box.width + more('left'), box.height + more('top')];
  const letters = parseFloat(getComputedStyle(one).fontSize);
  const shown = one.textContent.trim().slice(0, 30);
  if (shown && letters < 12) found.push(`letters of ${letters}: ${shown}`);
  if (one.matches('button, a') && Math.min(wide, high) < 43.5) found.push(`${wide} × ${high}: ${shown}`);
  if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`beside the page: ${shown}`);
  return found;
})"""
"""What is too small for a finger (with what is around it) or an eye, or lies beside the page."""
READ = ".ask :is(p, small, span:not(.sr), dt, dd, h3, button, a), dialog header *"
COVERED = """(where) => [...document.querySelectorAll(where)].filter((one) => {
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((one) => one.textContent.trim())"""
"""What cannot be tapped because something lies on it."""
SEEN = """() => {
  const [top, bottom] = [document.querySelector('.guide-box').getBoundingClientRect().bottom, innerHeight - 64];
  return [...document.querySelectorAll('#board [data-next], [data-do]:enabled')].some((one) => {
    const box = one.getBoundingClientRect();
    return box.width && box.top >= top - 2 && box.bottom <= innerHeight && (box.bottom <= bottom + 2 || one.dataset.do);
  });
}"""
"""Something that may be chosen can be seen, below the guide."""
FORBIDDEN = """() => {
  const board = document.getElementById('board');
  for (const piece of board.querySelectorAll('.moves, .leaves, .cell')) {
    const box = piece.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const under = document.elementsFromPoint(x, y);
    if (!box.width || !piece.contains(under[0]) || y > innerHeight - 80) continue;
    const near = [...board.querySelectorAll('[data-next]')].some((one) => {
      const at = one.getBoundingClientRect();
      return x > at.left - 24 && x < at.right + 24 && y > at.top - 24 && y < at.bottom + 24;
    });
    if (!near) return [x, y];
  }
  return null;
}"""
"""Where a piece or a cell can be tapped that nobody may choose now."""


def asked(visitor: Visitor, game: str, language: str) -> None:
    """Opens the answer to “what can I do?” and looks at it."""
    messages = caracole.game(game).messages
    visitor.page.locator("[data-ask-button]").tap()
    visitor.page.wait_for_selector(".ask .legend > div")
    told = visitor.page.locator(".ask").inner_text()
    things = visitor.page.locator("[data-thing]").evaluate_all("all => all.map(one => one.dataset.thing)")
    assert len(things) > 2
    for thing in things:
        assert messages.say(language, f"thing-{thing}") in told
        assert messages.say(language, f"thing-{thing}-is") in told
    assert visitor.page.evaluate(SMALL, READ) == []
    assert visitor.page.evaluate(COVERED, ".ask :is(button, a), dialog header button") == []
    visitor.page.locator("[data-ask-things]").tap()
    heading = visitor.page.locator(".ask h3").bounding_box()
    assert heading
    assert 0 <= heading["y"] < 844 / 2, "what things are is in sight"
    assert not visitor.missing()


@pytest.mark.parametrize("game", TABLES)
def test_on_a_phone_help_says_what_can_be_done_what_things_are_and_why_not(visit: Opening, game: str) -> None:
    language = TABLES[game]
    visitor = visit(phone=True, language=language, panel=False)
    page = visitor.page
    page.add_init_script("localStorage.setItem('caracole.guide', 'on')")
    visitor.start(game)
    assert visitor.wait_turn()
    guide, board = page.locator(".guide-box").bounding_box(), page.locator(".tbl").bounding_box()
    assert guide
    assert board
    assert guide["y"] >= board["y"] - 1, "the guide stays in sight wherever the board was scrolled"
    assert visitor.wait(SEEN), "the board was scrolled to a choice"
    phase = page.locator(".guide-box > p").first.inner_text()
    asked(visitor, game, language)
    assert phase in page.locator(".ask").inner_text(), "guide and help use the same sentences"
    number = visitor.number
    page.locator("[data-ask]").first.tap()
    page.wait_for_selector(".ask", state="detached")
    visitor.until(lambda: visitor.number > number or page.locator("#board [data-picked]").count())


@pytest.mark.parametrize("game", TABLES)
def test_on_a_phone_a_forbidden_piece_is_answered_by_its_rule(visit: Opening, game: str) -> None:
    visitor = visit(phone=True, language=TABLES[game], panel=False)
    page = visitor.page
    visitor.start(game)
    assert visitor.wait_turn()
    spot = visitor.wait(FORBIDDEN)
    assert spot, "all that is drawn may be chosen"
    page.touchscreen.tap(*spot)
    page.wait_for_selector(".toast .rule")
    assert page.evaluate(SMALL, ".toast :is(p, b, button)") == []
    assert page.evaluate(COVERED, ".toast button") == []
    assert not visitor.missing()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_lessons_help_speaks_every_language_on_a_phone(visit: Opening, language: str) -> None:
    visitor = visit(phone=True, language=language)
    for game in TABLES:
        visitor.go(f"/learn/{game}/1", "#board [data-next], [data-do]")
        asked(visitor, game, language)
