"""What others did and what the dice did is seen step by step, at a pace a person can follow, and can be skipped."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.web.conftest import Opening
from tests.web.visitor import Visitor

RECORD = """() => {
  const board = document.querySelector('.board');
  const seen = (window.seen = []);
  const note = () => {
    const lines = [...document.querySelectorAll('#panel-log [data-step]')].map((line) => Number(line.dataset.step));
    seen.push({
      shown: Number(board.dataset.shown), playing: 'playing' in board.dataset, told: Math.max(0, ...lines),
      moving: board.getAnimations({ subtree: true }).filter((one) => one.constructor === Animation).length,
      tones: window.tones ?? 0,
    });
  };
  new MutationObserver(note).observe(board, { attributes: true, attributeFilter: ['data-picture', 'data-playing'] });
  note();
}"""
"""Writes down every picture that is shown: its step, whether it plays, which line of the log is told."""

RESTS = """() => !document.querySelector('.board[data-playing]') &&
  (document.querySelector('#board [data-next], [data-do]:enabled, .ended') ? 'yes' : null)"""
PLAYS = "() => document.querySelector('.board[data-playing]') ? 'yes' : null"
TONES = """
  const Context = window.AudioContext;
  window.tones = 0;
  window.AudioContext = class extends Context {
    createOscillator() { window.tones += 1; return super.createOscillator(); }
  };
"""


def watching(visit: Opening, game: str, pace: str = "quick", **more: Any) -> Visitor:
    """Somebody against a bot whose steps are played."""
    visitor = visit(**{"still": False, **more})
    visitor.context.add_init_script(f"localStorage.setItem('caracole.pace', '{pace}')")
    visitor.context.add_init_script(TONES)
    visitor.start(game)
    visitor.wait(RESTS)
    visitor.page.evaluate(RECORD)
    return visitor


def until_others_play(visitor: Visitor) -> None:
    """My own decisions, until a step of somebody else, or a die, plays."""
    for _ in range(40):
        visitor.decide()
        if visitor.wait(f"() => ({PLAYS})() ? 'plays' : ({RESTS})() ? 'rests' : null") == "plays":
            return
    raise AssertionError("nothing was ever played")


def until_only_the_picture_is_behind(visitor: Visitor) -> None:
    """It is my turn again, but what the others did still plays."""
    for _ in range(20):
        until_others_play(visitor)
        if (
            visitor.wait(f"() => !({PLAYS})() ? 'late' : document.querySelector('.prompt.mine') ? 'mine' : null")
            == "mine"
        ):
            return
        visitor.wait(RESTS)
    raise AssertionError("the others were always seen to the end before they were done")


@pytest.mark.parametrize("game", ["generalowsky", "glorreiche", "kriegspiel", "manoeuvre"])
def test_steps_of_others_play_one_after_the_other_and_the_log_follows(visit: Opening, game: str) -> None:
    visitor = watching(visit, game)
    for _ in range(6):  # a unit that is posted on the board appears; the first that marches moves
        until_others_play(visitor)
        visitor.wait(RESTS)
        seen = visitor.page.evaluate("window.seen")
        if any(each["playing"] and each["moving"] for each in seen):
            break
    steps = [each["shown"] for each in seen]
    assert steps == sorted(steps), "never back"
    left_out = [(before, after) for before, after in itertools.pairwise(steps) if after - before > 1]
    assert left_out == [], "no step is left out"
    played = [each for each in seen if each["playing"]]
    assert any(each["moving"] for each in played), "something moves"
    assert all(each["told"] <= each["shown"] for each in played), "no line of the log is told before its step is seen"


def test_a_click_on_the_board_skips_and_plays_nothing(visit: Opening) -> None:
    visitor = watching(visit, "generalowsky", "calm")
    until_only_the_picture_is_behind(visitor)
    before = visitor.page.get_attribute("#tab-log", "data-number")
    visitor.page.click("#part-board", position={"x": 200, "y": 200})
    visitor.wait("() => !document.querySelector('.board[data-playing]') ? 'yes' : null")
    assert visitor.page.get_attribute("#tab-log", "data-number") == before
    assert visitor.page.query_selector("#board [data-picked], .toast") is None


@pytest.mark.parametrize("way", ["Space", "Escape", "button"])
def test_a_key_or_the_button_skips_to_the_newest_position(visit: Opening, way: str) -> None:
    visitor = watching(visit, "generalowsky", "calm")
    until_only_the_picture_is_behind(visitor)
    if way == "button":
        visitor.page.click("[data-skip]")
    else:
        visitor.page.keyboard.press(way)
    visitor.wait("() => !document.querySelector('.board[data-playing]') ? 'yes' : null")
    assert same_as_whole(visitor)


@pytest.mark.parametrize("asked", [{"pace": "instant"}, {"still": True}])
def test_nothing_moves_where_that_is_wanted(visit: Opening, asked: dict[str, Any]) -> None:
    visitor = watching(visit, "generalowsky", **asked)
    for _ in range(4):
        visitor.decide()
        visitor.wait(RESTS)
    seen = visitor.page.evaluate("window.seen")
    assert len(seen) > 4
    assert not any(each["playing"] or each["moving"] for each in seen)


def test_the_pace_is_set_in_the_menu_and_kept(visit: Opening) -> None:
    visitor = watching(visit, "glorreiche")
    visitor.page.click("header [data-menu]")
    visitor.page.check("input[name=pace][value=calm]")
    assert visitor.page.evaluate("localStorage.getItem('caracole.pace')") == "calm"


TRACES = """() => [...document.querySelectorAll('#board [data-since]')].map((trace) => [
  trace.parentElement.id,
  [...trace.querySelectorAll('.trace')].map((way) => way.outerHTML).join(),
  trace.textContent,
])"""
"""Where each trace lies, its way and its number."""


def test_what_others_did_since_my_turn_stays_as_faint_traces_until_i_act_however_often_i_look(visit: Opening) -> None:
    visitor = watching(visit, "glorreiche")
    for _ in range(60):
        visitor.decide()
        visitor.wait(RESTS)
        if visitor.page.query_selector("#board [data-since]"):
            break
    else:
        raise AssertionError("no trace was ever left")
    left = visitor.page.evaluate(TRACES)
    visitor.page.reload()
    visitor.wait(RESTS)
    assert visitor.page.evaluate(TRACES) == left
    step = int(visitor.page.get_attribute("section.board", "data-shown") or 0)
    visitor.decide()
    visitor.wait("(step) => Number(document.querySelector('.board').dataset.shown) > step ? 'yes' : null", step)
    assert visitor.page.query_selector("#board [data-since]") is None


ANIMATED = """() => {
  const animate = Element.prototype.animate;
  window.animated = [];
  Element.prototype.animate = function (frames, how) {
    window.animated.push([this.getAttribute('class') ?? '', frames.length]);
    return animate.call(this, frames, how);
  };
}"""


def test_a_march_hops_from_cell_to_cell(visit: Opening) -> None:
    visitor = watching(visit, "glorreiche")
    visitor.page.evaluate(ANIMATED)
    for _ in range(60):
        visitor.decide(far=True)
        visitor.wait(RESTS)
        if any("recruit" in kinds and frames > 4 for kinds, frames in visitor.page.evaluate("window.animated")):
            return
    raise AssertionError("no recruit was ever seen on its way")


def test_sounds_follow_the_steps(visit: Opening) -> None:
    visitor = watching(visit, "generalowsky")
    until_others_play(visitor)
    visitor.wait(RESTS)
    heard = [each["tones"] for each in visitor.page.evaluate("window.seen") if each["playing"]]
    assert heard == sorted(heard)
    assert heard[-1] > heard[0], "more is heard with every step"


# --- the picture after changes is the whole picture -------------------------------------------------

SAME = """async (table) => {
  const marks = ['tabindex', 'role', 'aria-label', 'aria-pressed', 'data-next', 'data-picked', 'data-hint',
    'data-live', 'data-title'];
  const placed = ['xmlns', 'transform', 'viewBox'];
  const told = (root) => [...root.querySelectorAll('[id]:not(#picture)')].map((element) => {
    const part = element.id.startsWith('part-');
    const skip = part ? [...marks, ...placed] : [...marks, 'xmlns'];
    const names = [...element.attributes].filter((one) => !skip.includes(one.name));
    const pairs = names.map((one) => `${one.name}=${one.value.replace(/ ?\\b(mine|live)\\b/g, '')}`).sort();
    const children = [...element.children].filter((child) => !child.matches('[data-since], [data-ghost]'));
    const inside = children.map((child) => child.id || child.localName);
    const kind = part ? 'part' : element.localName;
    return `${kind} ${pairs.join(' ')} (${inside.filter((name) => name !== 'title').join(' ')})`;
  }).sort();
  const language = document.documentElement.lang;
  const layout = document.getElementById('picture').className.match(/phone|low|wide/)[0];
  const answer = await fetch(`/api/tables/${table}?layout=${layout}&language=${language}`);
  const holder = document.createElement('template');
  holder.innerHTML = (await answer.json()).picture;
  const [whole, page] = [told(holder.content), told(document.getElementById('board'))];
  const differ = whole.filter((line, place) => line !== page[place]).slice(0, 2);
  const instead = page.filter((line) => !whole.includes(line)).slice(0, 2);
  return differ.length || whole.length !== page.length ? `${differ} instead of ${instead}` : '';
}"""


def same_as_whole(visitor: Visitor) -> bool:
    """Whether the page has the document that the server would send as a whole, once nothing is chosen any more."""
    visitor.page.mouse.move(1, 1)
    if visitor.page.query_selector("#board [data-picked]"):
        visitor.page.evaluate("document.activeElement?.blur()")  # what has the focus shows what it can do
        visitor.page.keyboard.press("Escape")
    table = visitor.page.url.rpartition("/")[2].partition("?")[0]
    visitor.wait("() => !document.querySelector('.board[data-playing]') ? 'yes' : null")
    told = visitor.page.evaluate(SAME, table)
    assert not told, told
    return True


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", ["generalowsky", "glorreiche", "kriegspiel", "manoeuvre"])
def test_the_page_after_many_changes_is_the_whole_picture(visit: Opening, game: str, *, phone: bool) -> None:
    visitor = watching(visit, game, "instant", phone=phone)
    for _ in range(10):
        if visitor.wait(RESTS) and visitor.page.query_selector(".ended"):
            break
        visitor.decide("touch" if phone else "mouse")
        visitor.wait(RESTS)
        assert same_as_whole(visitor)
