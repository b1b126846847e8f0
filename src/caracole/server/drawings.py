"""Pictures as changes: a match is drawn once for all who see the same, and each step tells what it changed.

    served match ──> drawing (side, layout, language, turned) ──> the whole picture, once
                                                             └──> a change for every step, onto the picture before

A picture has the number of the step of the table that made it. Who has the picture before gets the change; who missed
one gets the whole.
"""

from __future__ import annotations

import hashlib
from collections import deque
from functools import lru_cache
from itertools import pairwise, zip_longest

import msgspec

from caracole.kernel import names, svg
from caracole.kernel.changes import Change, changes
from caracole.kernel.picture import Kept
from caracole.server.served_match import ServedMatch

MOST = 24
"""So many of the newest changes are kept: who is further behind gets the whole picture."""


TRACES = ("last-move", "last-shot")
"""What a picture marks the newest step with."""


class PictureChange(msgspec.Struct, frozen=True):
    """What a step of the match changed in the picture."""

    onto: int
    """The picture it goes onto …"""
    number: int
    """… and the one it makes."""
    step: int
    """The step of the match."""
    by: int
    """The side that took it, −1 for chance, −2 if it was no step: somebody took back, or nothing is to be seen."""
    changes: list[Change]


class Drawing:
    """The newest picture of a match as some see it, and the changes that led there."""

    def __init__(self, served: ServedMatch, side: int, layout: str, language: str, *, turned: bool = False) -> None:
        self.served = served
        self.side = side
        self.layout = layout
        self.language = language
        self.turned = turned
        self.kept = Kept()
        self.changes: deque[PictureChange] = deque(maxlen=MOST)
        self.number = served.number
        self.version = served.match.version
        self.tree = self.drawn(self.version, self.kept)
        self.weight = 20_000 + 2 * len(str(self.tree))
        """Bytes, about: its text, and that of the parts it is made of."""

    def drawn(self, step: int, kept: Kept, focus: str | None = None) -> svg.Node:
        """The picture after a step that is in memory."""
        match, layout, language = self.served.match, self.layout, self.language
        return match.picture(
            self.side, layout=layout, step=step, focus=focus, language=language, kept=kept, turned=self.turned
        ).tree

    def bring(self) -> None:
        """Up to the newest step, one change for each."""
        served = self.served
        if self.number == served.number:
            return
        steps = range(self.version + 1, served.match.version + 1)
        if self.number >= served.rewound and all(step in served.numbers for step in steps):
            for step in steps:
                self.go_on(served.numbers[step], step, served.match.deciders[step - 1])
        if self.number < served.number:
            self.go_on(served.number, served.match.version, names.OVER)

    def go_on(self, number: int, step: int, by: int) -> None:
        tree = self.drawn(step, self.kept)
        self.changes.append(PictureChange(self.number, number, step, by, changes(self.tree, tree)))
        self.number, self.version, self.tree = number, step, tree

    def since(self, number: int | None) -> list[PictureChange] | None:
        """What leads from a picture to the newest one; None if that is not known any more."""
        if number == self.number:
            return []
        found = [change for change in self.changes if number is not None and change.onto >= number]
        return found if found and found[0].onto == number else None

    def traces(self, side: int) -> list[Change]:
        """What each step since a side's own last one marked, but for what the picture still shows, as an `add`."""
        deciders = self.served.match.deciders
        own = next((step for step in range(self.version, 0, -1) if deciders[step - 1] == side), 0)
        steps, kept = range(max(own + 1, self.version - MOST), self.version), Kept()
        found = [marked(self.drawn(step, kept)) for step in steps] + [marked(self.tree)]
        return [mark for marks, after in pairwise(found) for mark in marks if mark not in after]

    def pointed(self, focus: str) -> tuple[list[Change], list[Change]]:
        """What a piece that is pointed at adds to the picture, and how it goes again."""
        tree = self.drawn(self.version, self.kept.copy(), focus)
        return changes(self.tree, tree), changes(tree, self.tree)


def marked(element: svg.Node) -> list[Change]:
    """What marks the newest step, with the element it is in and the one it lies below."""
    found: list[Change] = []
    named = [child for child in element.children if isinstance(child, svg.Node)]
    for child, after in zip_longest(named, named[1:]):
        if child.id in TRACES:
            found.append(("add", element.id, after.id if after else "", str(child)))
        else:
            found += marked(child)
    return found


# --- the ground -------------------------------------------------------------------------------------


@lru_cache(4096)
def digest(markup: str) -> str:
    return hashlib.sha256(markup.encode()).hexdigest()[:24]


def apart(element: svg.Node, grounds: dict[str, str]) -> str:
    """The picture with a sign in place of what no step changes; that comes by itself, once for many tables."""
    if isinstance(element, svg.Ground):
        key = digest(str(element))
        grounds[key] = str(element)
        return svg.element("g", {"id": element.id, "data-ground": key}, ())
    children = [apart(child, grounds) if isinstance(child, svg.Node) else child for child in element.children]
    return svg.element(element.name, element.attributes, children)
