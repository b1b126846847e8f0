"""A study: a record that branches. Chapters begin anywhere, every line is kept, comments and marks beside it.

Nothing of it is believed: `check` loads every position and plays every line, and says of the first that cannot be which
chapter, which step, which rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from caracole.kernel import game as library
from caracole.kernel import shapes
from caracole.kernel.errors import BadOptions, BadPosition, BadRecord, IllegalAction, NotAnAction, Wording
from caracole.kernel.match import Match, illegal, shown
from caracole.kernel.state import State

FORMAT = "caracole-study/1"
LONGEST = 5_000
"""Steps of all lines of a chapter together."""
Text = Annotated[str, msgspec.Meta(max_length=4_000)]
Name = Annotated[str, msgspec.Meta(max_length=100)]
Mark = Annotated[str, msgspec.Meta(max_length=20)]


class Node(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A step of a line, and the lines that branch off instead of it."""

    play: Annotated[str, msgspec.Meta(max_length=200)]
    comment: Text = ""
    marks: list[Mark] = []  # msgspec copies defaults
    others: list[list[Node]] = []


class Chapter(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One beginning and everything that was tried from there."""

    title: Name
    game: str
    rules: str
    options: dict[str, Any]
    position: str | None = None
    """In the game's own notation; the first position of a match if nothing is said."""
    comment: Text = ""
    line: list[Node] = []
    """The main line."""


class Study(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Chapters in their order."""

    format: str
    title: Name
    chapters: Annotated[list[Chapter], msgspec.Meta(min_length=1)]

    def dump(self) -> bytes:
        """One line of JSON, always the same bytes for the same study."""
        return msgspec.json.encode(self)


def load(text: bytes | str) -> Study:
    """The study on a line of JSON, every position and every line of it checked."""
    try:
        study = msgspec.json.decode(text, type=Study)
    except RecursionError:
        raise BadRecord("not a study: nested too deeply") from None
    except msgspec.DecodeError as error:
        why = shapes.described(str(error))
        raise BadRecord(f"not a study: {error}", wording=Wording("study-shape", {"why": why})) from None
    if study.format != FORMAT:
        wording = Wording("record-format", {"got": study.format, "known": FORMAT})
        raise BadRecord(f"format {study.format!r} is unknown; this program reads {FORMAT!r}", wording=wording)
    check(study)
    return study


def check(study: Study) -> None:
    """Refuse a position that cannot be, and a line with a step that is not legal."""
    for number, chapter in enumerate(study.chapters, 1):
        for _ in positions(chapter, number):
            pass


def positions(chapter: Chapter, number: int = 1) -> Iterator[State]:
    """Every position of a chapter, line after line, its beginning first."""
    state = beginning(chapter, number)
    yield state
    left = LONGEST
    waiting = [(state, chapter.line, 1)]
    while waiting:
        state, line, step = waiting.pop()
        for node in line:
            left -= 1
            if left < 0:
                why = Wording("study-long", {"most": LONGEST})
                raise in_chapter(number, f"it has more than {LONGEST} steps", why)
            waiting += [(state, other, step) for other in reversed(node.others)]
            state = taken(state, node.play, number, step)
            step += 1
            yield state


def beginning(chapter: Chapter, number: int = 1) -> State:
    """Where a chapter begins; what no match can reach is allowed if the game's own check passes."""
    try:
        rules = library.game(chapter.game)
    except LookupError as error:
        raise in_chapter(number, str(error.args[0]), Wording("record-game", {"game": chapter.game})) from None
    version, here = chapter.rules, rules.traits.rules
    if version != here:
        why = Wording("record-rules", {"told": version, "here": here})
        raise in_chapter(number, f"rules version {version!r} is not {here!r}, the one here", why)
    try:
        options = rules.read_options(chapter.options)
    except BadOptions as error:
        raise in_chapter(number, str(error), error.wording) from None
    try:
        return rules.start(options) if chapter.position is None else rules.load(options, chapter.position)
    except BadPosition as error:
        raise in_chapter(number, str(error), Wording("study-position", {"why": error.why})) from None


def in_chapter(number: int, sentence: str, why: Wording, step: int | None = None, rule: str | None = None) -> BadRecord:
    """What is wrong with a chapter, by its number, and at which step."""
    inner = BadRecord(sentence, step, rule, why)
    error = BadRecord(
        f"chapter {number}: {inner}", None, rule, Wording("study-chapter", {"chapter": number, "why": inner.wording})
    )
    error.step = step
    return error


def taken(state: State, play: str, chapter: int, step: int) -> State:
    """One step further, or why not."""
    if state.over:
        raise in_chapter(chapter, "the match is already over", Wording("record-over"), step)
    after = state.clone()
    try:
        after.apply(after.parse(play))
    except IllegalAction as error:
        why = illegal(state, play) or Wording("record-no-action", {"play": play, "possible": shown(state)})
        raise in_chapter(chapter, f"{play} is not legal: {error}", why, step, error.rule) from None
    except (NotAnAction, ValueError) as error:
        why = Wording("record-no-action", {"play": play, "possible": shown(state)})
        raise in_chapter(chapter, str(error), why, step) from None
    return after


def of_match(match: Match, title: str) -> Study:
    """A match as the main line of a study."""
    line = [Node(play) for play in match.texts()]
    chapter = Chapter(title, match.game.name, match.game.traits.rules, msgspec.to_builtins(match.options), line=line)
    return Study(FORMAT, title, [chapter])
