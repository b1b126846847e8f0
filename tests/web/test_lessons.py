"""Lessons in a browser: played by mouse, finger and keys, the right way and the wrong ones, left and found again.

Each game is walked from the front page through all its lessons by each hand; every wrong idea that is named, and every
hint, is tried on the way.
"""

from __future__ import annotations

import pytest
from tests.web.conftest import Opening
from tests.web.visitor import By, Visitor

import caracole
from caracole.kernel.lessons import Course, Lesson, Try
from caracole.kernel.state import State

GAMES = ("glorreiche", "generalowsky", "kriegspiel", "manoeuvre")
HANDS: tuple[By, ...] = ("mouse", "touch", "keys")
CLICKED = {
    "glorreiche": {"stone-far", "yard-again", "once-covered", "rear-far", "reach-far", "order-first", "home-far"},
    "generalowsky": {"two-theirs"},
    "kriegspiel": {"gunners-two", "range-horse", "blocked-friend"},
    "manoeuvre": {"ground-diagonal", "set-up-far", "volley-far", "march-at-once", "assault-other-card", "defend-guard"}
    | {"bombard-hidden", "restore-other"},
}
"""The forbidden ideas whose things are there to be clicked; the others begin by choosing something else that may be
done, or have nothing drawn (tests/kernel/test_lessons.py tries them all)."""
POINT = """(id) => {
  if (document.querySelector('.les-foot[aria-busy=true]')) return null;
  const button = document.querySelector(`[data-do="${id}"]:enabled`);
  const wanted = button ?? document.querySelector(`#board [id="${CSS.escape(id)}"][data-next]`);
  if (!wanted) return null;
  wanted.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = wanted.getBoundingClientRect();
  const owner = (x, y) => document.elementsFromPoint(x, y)
    .map((one) => one.closest('[data-do], #board [data-next]')).find(Boolean);
  for (const part of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.25, 0.25], [0.75, 0.75]]) {
    const [x, y] = [box.x + box.width * part[0], box.y + box.height * part[1]];
    if (owner(x, y) === wanted) return [x, y];
  }
  return null;
}"""
"""Where a choice answers, once it is offered."""
PLACE = """(id) => {
  if (document.querySelector('.les-foot[aria-busy=true]')) return null;
  const wanted = document.querySelector(`#board [id="${CSS.escape(id)}"]`);
  if (!wanted) return null;
  wanted.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = wanted.getBoundingClientRect();
  const bare = (x, y) => {
    const under = document.elementsFromPoint(x, y);
    return wanted.contains(under[0]) && !under.some((one) => one.closest('[data-next]'));
  };
  const parts = Array.from({ length: 121 }, (_, at) => [0.05 + 0.09 * (at % 11), 0.05 + 0.09 * Math.floor(at / 11)]);
  const far = ([x, y]) => Math.hypot(x - 0.5, y - 0.5);
  const places = parts.sort((a, b) => far(a) - far(b)).map(([x, y]) => [box.x + box.width * x, box.y + box.height * y]);
  return places.find((at) => bare(...at)) ?? null;
}"""
"""Where a thing can be clicked that is not offered, with nothing in the way and no choice below."""
OVERRULED = """() => {
  const drawn = [...document.querySelectorAll('#board svg :is([class], [id])')];
  const flat = (rules) => [...rules].flatMap((rule) => (rule.selectorText ? rule : flat(rule.cssRules ?? [])));
  const page = [...document.styleSheets].filter((sheet) => sheet.href?.includes('/assets/'));
  return page.flatMap((sheet) => flat(sheet.cssRules))
    .filter((rule) => [...rule.style].some((name) => /^(fill|stroke|font)/.test(name)))
    .map((rule) => rule.selectorText)
    .filter((told) => told.includes(' ') && !told.includes('picture-holder') && drawn.some((one) => one.matches(told)));
}"""
"""Rules of the page that colour something in a picture and outrank the picture's own, as a single class does not."""
FOCUS = """(id) => (document.querySelector(`[data-do="${id}"]:enabled`)
  ?? document.querySelector(`#board [id="${CSS.escape(id)}"][data-next]`))?.focus()"""


def click(visitor: Visitor, id: str, by: By) -> None:
    point = visitor.wait(POINT, id)
    assert point, f"{id} is not offered"
    if by == "keys":
        visitor.page.evaluate(FOCUS, id)
        visitor.page.keyboard.press("Enter")
    elif by == "touch":
        visitor.page.touchscreen.tap(*point)
    else:
        visitor.page.mouse.click(*point)


def gesture(course: Course, state: State, action: int) -> tuple[str, ...]:
    return course.game.gestures.gesture(state.view(course.lesson.side), action)


def play(visitor: Visitor, course: Course, own: list[str], by: By) -> None:
    """The learner's actions, click by click; the others answer in between."""
    verdict = course.judge([])
    for text in own:
        state = course.after(verdict.moves)
        for id in gesture(course, state, state.parse(text)):
            click(visitor, id, by)
        verdict = course.judge([*verdict.moves, text])


def verdict(visitor: Visitor, state: str) -> str:
    visitor.page.wait_for_selector(f"[data-verdict={state}]")
    return visitor.page.locator("[data-verdict] p").last.inner_text()


def again(visitor: Visitor, by: By) -> None:
    if by == "keys":
        visitor.page.keyboard.press("r")
    else:
        visitor.page.locator("[data-again]").click()
    visitor.page.wait_for_selector("[data-verdict]", state="detached")


def ask_for_hints(visitor: Visitor, hints: list[str], by: By) -> None:
    visitor.page.wait_for_selector(".les-foot[aria-busy=false]")  # nothing moves below the finger any more
    for number, hint in enumerate(hints, 1):
        if by == "keys":
            visitor.page.keyboard.press("h")
        else:
            visitor.page.locator(f"[data-lesson-hint='{number}'] summary").click()
        visitor.page.locator(f"[data-lesson-hint='{number}']").get_by_text(hint).wait_for()


def onward(visitor: Visitor, by: By) -> None:
    if by == "keys":
        visitor.page.evaluate("() => document.activeElement?.blur()")
        visitor.page.keyboard.press("Enter")
    else:
        visitor.page.locator("[data-onward]").click()


def dealt(name: str, lessons: tuple[Lesson, ...]) -> dict[By, set[tuple[str, str]]]:
    """Who tries which wrong idea: one hand each; what is not offered can only be clicked."""
    found: dict[By, set[tuple[str, str]]] = {hand: set() for hand in HANDS}
    for lesson in lessons:
        for wrong in lesson.tries:
            if wrong.rule and f"{lesson.id}-{wrong.name}" not in CLICKED[name]:
                continue
            hands = HANDS[:2] if wrong.rule else HANDS
            found[min(hands, key=lambda hand: len(found[hand]))].add((lesson.id, wrong.name))
    return found


def stray(visitor: Visitor, id: str, by: By) -> None:
    """A click on what is not offered."""
    point = visitor.wait(PLACE, id)
    assert point, f"{id} is not drawn"
    (visitor.page.touchscreen.tap if by == "touch" else visitor.page.mouse.click)(*point)


def try_wrong(visitor: Visitor, course: Course, wrong: Try, by: By) -> None:
    """A named wrong idea gets its answer; a forbidden one is clicked as far as the page goes along."""
    *before, last = wrong.play
    play(visitor, course, before, by)
    state = course.after(course.played(before).moves)
    offered = [gesture(course, state, action) for action in state.legal()]
    picks: tuple[str, ...] = ()
    for id in gesture(course, state, state.parse(last)):
        picks = (*picks, id)
        if any(ids[: len(picks)] == picks for ids in offered):
            click(visitor, id, by)
        else:
            stray(visitor, id, by)
            break


@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_of_a_game_is_played_from_the_front_page_on(visit: Opening, name: str, by: By) -> None:
    game = caracole.game(name)
    visitor = visit(phone=by == "touch")
    visitor.go("/", f"[data-learn={name}]")
    visitor.page.click(f"[data-learn={name}]")
    say = game.messages.say
    wrongs = dealt(name, game.lessons)[by]
    for number, lesson in enumerate(game.lessons, 1):
        course = Course(game, lesson)
        visitor.page.wait_for_url(f"**/learn/{name}/{number}")
        visitor.page.get_by_role("heading", name=say("en", f"lesson-{lesson.id}-task"), level=1).wait_for()
        for wrong in lesson.tries:
            if (lesson.id, wrong.name) in wrongs:
                try_wrong(visitor, course, wrong, by)
                answer = verdict(visitor, "refused" if wrong.rule else "wrong")
                assert answer == say("en", f"lesson-{lesson.id}-try-{wrong.name}")
                again(visitor, by)
        ask_for_hints(visitor, [say("en", f"lesson-{lesson.id}-hint-{number}") for number in (1, 2)], by)
        play(visitor, course, course.own(lesson.line), by)
        assert verdict(visitor, "done") == say("en", f"lesson-{lesson.id}-done")
        visitor.page.locator(".cite2").wait_for()  # the rule is shown once it was felt
        if number < len(game.lessons):
            onward(visitor, by)
    assert not visitor.missing()
    assert visitor.page.locator(".chap .ring.y").count() == len(game.lessons)


def test_a_lesson_left_in_the_middle_is_found_again_and_progress_follows_the_account(visit: Opening) -> None:
    game = caracole.game("glorreiche")
    at = next(number for number, lesson in enumerate(game.lessons, 1) if lesson.id == "order")
    course = Course(game, game.lessons[at - 1])
    visitor = visit()
    visitor.start("glorreiche", "Nadeschda")
    visitor.go(f"/learn/glorreiche/{at}", "#board [data-next]")
    play(visitor, course, ["15-19"], "mouse")
    visitor.page.get_by_text("One action.").wait_for()
    visitor.go("/", "[data-learn=glorreiche]")
    visitor.go(f"/learn/glorreiche/{at}", "#board [data-next]")
    visitor.page.get_by_text("One action.").wait_for()
    state = course.after(["15-19"])
    with visitor.page.expect_response(lambda answer: answer.request.method == "PUT"):
        for id in game.gestures.gesture(state.view(0), state.parse("18-25")):
            click(visitor, id, "mouse")
    verdict(visitor, "done")
    visitor.page.evaluate("() => { localStorage.removeItem('caracole.lessons') }")
    visitor.go("/learn", "[data-course=glorreiche]")
    visitor.page.get_by_text(f"1 of {len(game.lessons)}").wait_for()


def test_a_refused_click_is_answered_by_the_lesson_and_show_me_does_it_without_counting(visit: Opening) -> None:
    visitor = visit(language="de")
    game = caracole.game("glorreiche")
    visitor.go("/learn/glorreiche/5", "#board [data-next]")
    click(visitor, "recruit-red-1", "mouse")
    full = visitor.page.locator("#cell-20").bounding_box()
    assert full
    visitor.page.mouse.click(full["x"] + full["width"] - 4, full["y"] + full["height"] - 4)
    assert verdict(visitor, "refused") == game.messages.say("de", "lesson-three-try-stone")
    assert visitor.page.locator(".toast .rule").inner_text() == "T6"
    visitor.page.locator("[data-show-me]").click()
    assert verdict(visitor, "done") == game.messages.say("de", "lesson-three-done")
    assert visitor.page.locator(".chap .ring.y").count() == 0
    assert not visitor.axe()


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_leaves_the_picture_its_colours_so_that_what_may_be_chosen_glows(visit: Opening, name: str) -> None:
    visitor = visit()
    for number in range(1, len(caracole.game(name).lessons) + 1, 3):
        visitor.go(f"/learn/{name}/{number}", "#board [data-next], [data-do]")
        assert visitor.page.evaluate(OVERRULED) == []


def test_what_is_tried_while_a_guest_arrives_waits_until_he_is_there(visit: Opening) -> None:
    game, held = caracole.game("glorreiche"), []
    visitor = visit()
    visitor.go(f"/learn/glorreiche/{len(game.lessons)}", "#board [data-next]")
    visitor.page.route("**/api/guests", lambda route: held.append((route, route.fetch())))
    visitor.page.click("[data-guided]")
    visitor.until(lambda: held)
    course = Course(game, game.lessons[-1])
    play(visitor, course, course.own(course.lesson.line)[:1], "mouse")
    route, answer = held[0]
    route.fulfill(response=answer)
    visitor.at_table()  # and no page has complained of a request without proof
