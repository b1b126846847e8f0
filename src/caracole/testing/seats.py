"""Checks of what the seats see: views, gestures, pictures, sentences, and that nothing hidden shows."""

from __future__ import annotations

import itertools
import re
from contextlib import suppress
from xml.etree import ElementTree

from caracole.kernel.gestures import Gesture, offered
from caracole.kernel.match import Match
from caracole.kernel.messages import LANGUAGES
from caracole.kernel.names import SPECTATOR
from caracole.kernel.random import Random
from caracole.kernel.view import View

ID = re.compile(r'\bid="([^"]+)"')


def check_views(match: Match, random: Random) -> int:
    """Every seat's view, and the spectator's."""
    state, count = match.state, 0
    before = str(state)
    for seat in (SPECTATOR, *range(match.game.options.sides(match.options))):
        view = state.view(seat)
        check_gestures(view)
        check_words(view)
        check_log(match, seat)
        check_noninterference(view, random)
        count += 1
    assert str(state) == before, "looking at the position changed it"
    return count


def check_gestures(view: View) -> None:
    """Each gesture leads to one action, none begins another, every id that is no button is drawn (but on a `board`)."""
    gestures = offered(view)
    if view.mine:
        assert [gesture.action for gesture in gestures] == view.state.legal(), "not one gesture for each legal action"
    paths = sorted(gesture.ids for gesture in gestures)
    for one, other in itertools.pairwise(paths):
        assert one, "a gesture without a click"
        assert other[: len(one)] != one, f"the gesture {one} begins {other}"
    for layout in view.game.traits.layouts:
        picture = view.game.draw(view, layout=layout)
        ElementTree.fromstring(picture)
        assert " style=" not in picture, f"an inline style in {layout}: a strict content policy would not apply it"
        drawn = ID.findall(picture)
        assert len(set(drawn)) == len(drawn), (
            f"an id twice in {layout}: {sorted(i for i in drawn if drawn.count(i) > 1)}"
        )
        check_drawn(view, layout, gestures if view.mine and layout != "board" else [], set(drawn))


def check_drawn(view: View, layout: str, gestures: list[Gesture], drawn: set[str]) -> None:
    """Every id to click is there when its turn comes: the first at once, the others once the one before is chosen."""
    pointed: dict[str, set[str]] = {}
    for gesture in gestures:
        places = [part for part in gesture.ids if not part.startswith("do-")]
        for before, part in zip(["", *places], places, strict=False):
            if part not in drawn and before and before not in pointed:
                pointed[before] = set(ID.findall(view.game.draw(view, layout=layout, focus=before)))
            there = drawn | pointed.get(before, set())
            assert part in there, f"{gesture.text}: {part} not drawn in {layout}"


def check_words(view: View) -> None:
    for language in LANGUAGES:
        assert view.game.narrate.prompt(view, language), f"no prompt in {language}"
        for action in view.legal()[:20]:
            assert view.game.narrate.label(view, action, language), (
                f"no label for {view.state.say(action)} in {language}"
            )


def check_log(match: Match, seat: int) -> None:
    """The last steps can be told in every language, and cite rules that exist."""
    for language in LANGUAGES:
        for line in match.log(seat, language, since=max(0, match.version - 12)):
            assert line.text, f"step {line.step}: {line.kind} says nothing in {language}"
            for rule in line.rules:
                assert rule in match.game.rulebook, f"step {line.step}: {line.kind} cites {rule}, which is no rule"


def check_noninterference(view: View, random: Random) -> None:
    """Whatever the seat cannot know may be otherwise, and it sees the same."""
    seen = shown(view)
    for _ in range(2):
        other = view.imagine(random).view(view.seat)
        again = shown(other)
        for what, first in seen.items():
            assert again[what] == first, f"seat {view.seat}: {what} shows something hidden: {again[what]} for {first}"


def shown(view: View) -> dict[str, object]:
    """Everything a seat is given."""
    game = view.game
    given: dict[str, object] = {
        "position": str(view),
        "key": view.state.key,
        "legal": view.legal(),
        "phase": view.phase,
        "prompt": game.narrate.prompt(view, "en"),
        "gestures": offered(view),
        "picture": game.draw(view),
        "refusals": [view.why_not(action) for action in range(0, game.traits.actions, 1 + game.traits.actions // 40)]
        if view.mine
        else [],
    }
    with suppress(ImportError):  # without numpy there is nothing to compare
        given["features"] = game.observe(view).tobytes()
    return given
