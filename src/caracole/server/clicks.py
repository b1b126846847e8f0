"""Clicks that lead to no legal action, and the rules that forbid what they would mean.

All actions of a position are read once; after that every click is looked up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from caracole.kernel.errors import Refusal
from caracole.kernel.game import Game
from caracole.kernel.view import View

UNREADABLE = (LookupError, ValueError, TypeError, AttributeError, OverflowError, StopIteration)
"""What reading an action raises that means nothing in this position."""
MOST = 60
"""Forbidden actions of a piece that are looked at for their rules."""


class Clicks:
    """The forbidden actions of one position, by what one would click for them."""

    def __init__(self, game: Game, view: View) -> None:
        self.view = view
        self.whole: dict[tuple[str, ...], list[int]] = {}
        """By all clicks of each."""
        self.begin: dict[tuple[str, ...], list[int]] = {}
        """By the first clicks of each."""
        self.hold: dict[str, list[int]] = {}
        """By a later click, as far as the first one is that of a legal action."""
        self.known: set[str] = set()
        firsts = {game.gesture(view, action)[:1] for action in view.legal()}
        for action, ids in readable(game, view):
            self.known.update(ids)
            keep(self.whole.setdefault(ids, []), action)
            for length in range(1, len(ids) + 1):
                keep(self.begin.setdefault(ids[:length], []), action)
            if ids[:1] in firsts:
                for click in ids[1:]:
                    keep(self.hold.setdefault(click, []), action)

    def refusal(self, picks: tuple[str, ...], under: Iterable[str], language: str) -> Refusal | None:
        """Of what lies under the pointer the first that means something: after the picks, alone, or as a part."""
        found = [click for click in under if click in self.known]
        for before in (picks, ()) if picks else ((),):
            for click in found:
                clicks = (*before, click)
                actions = self.begin.get(clicks, [])
                # after the last click the rule named least says most: the others are about what else it may mean
                last = actions == self.whole.get(clicks)
                told = self.told(actions, language, min if last else max)
                if told:
                    return told
        held = [action for click in found for action in self.hold.get(click, [])]
        return self.told(held, language, max)

    def told(self, actions: list[int], language: str, pick: Callable[..., Refusal]) -> Refusal | None:
        """One refusal of several actions: that of the rule which is named most, or least, often."""
        told = [refusal for action in actions if (refusal := self.view.why_not(action, language)) is not None]
        often = Counter(refusal.rule for refusal in told)
        return pick(told, key=lambda refusal: often[refusal.rule]) if told else None

    def refusals(self, click: str, language: str) -> list[Refusal]:
        """What a piece cannot do: each rule once, in the order of its actions."""
        told: dict[str, Refusal] = {}
        for action in self.begin.get((click,), ()):
            refusal = self.view.why_not(action, language)
            if refusal is not None:
                told.setdefault(refusal.rule, refusal)
        return list(told.values())


def keep(actions: list[int], action: int) -> None:
    if len(actions) < MOST:
        actions.append(action)


def readable(game: Game, view: View) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every action that is not legal, with its clicks, as far as it can be clicked in this position."""
    legal = set(view.legal())
    for action in range(game.traits.actions):
        if action in legal:
            continue
        try:
            ids = game.gesture(view, action)
        except UNREADABLE:
            continue
        yield action, ids
