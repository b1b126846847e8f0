"""Clicks that lead to no legal action, and the rules that forbid what they would mean.

All actions of a position are read once; after that every click is looked up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator

from caracole.kernel import refusals
from caracole.kernel.errors import Refusal, Wording
from caracole.kernel.game import Game
from caracole.kernel.view import View

Forbidden = tuple[str, Wording]
"""A rule and why it forbids an action."""
MOST = 60
"""Forbidden actions of a piece that are looked at for their rules."""


class ForbiddenClicks:
    """The forbidden actions of one position, by what one would click for them."""

    def __init__(self, game: Game, view: View, mine: Collection[int] | None = None) -> None:
        """`mine`: the legal actions the seat commands; all of them where nobody shares its side."""
        self.game = game
        self.view = view
        self.whole: dict[tuple[str, ...], list[int]] = {}
        """By all clicks of each."""
        self.begin: dict[tuple[str, ...], list[int]] = {}
        """By the first clicks of each."""
        self.hold: dict[str, list[int]] = {}
        """By a later click, as far as the first one is that of a legal action."""
        self.known: set[str] = set()
        self.others: set[tuple[str, ...]] = set()
        """The first clicks of what is legal, but commanded by somebody else."""
        self.later: set[str] = set()
        """The later clicks of what is legal."""
        firsts = set()
        for action in view.legal():
            ids = game.gestures.gesture(view, action)
            if mine is not None and action not in mine:
                self.others.add(ids[:1])
                continue
            firsts.add(ids[:1])
            self.later.update(ids[1:])
        self.others -= firsts
        for action, ids in readable(game, view):
            self.known.update(ids)
            keep(self.whole.setdefault(ids, []), action)
            for length in range(1, len(ids) + 1):
                keep(self.begin.setdefault(ids[:length], []), action)
            if ids[:1] in firsts:
                for click in ids[1:]:
                    keep(self.hold.setdefault(click, []), action)

    def refusal(self, picks: tuple[str, ...], under: Iterable[str], language: str) -> Refusal | None:
        """Of what lies under the pointer the first that means something: after the picks, alone, or as a part.

        What is no part of any action is explained by the game, after the picks before alone.
        """
        under = list(under)
        if any((click,) in self.others for click in under):
            return refusals.of_other_arm(self.game, language)
        if not picks and any(click in self.later for click in under):
            return self.placed((), [click for click in under if click in self.later], language)
        if picks:
            found = self.begun(picks, under, language) or self.placed(picks, under, language)
            if found:
                return found
        held = [action for click in under for action in self.hold.get(click, [])] if not picks else []
        return self.begun((), under, language) or self.one_of(held, language, max) or self.placed((), under, language)

    def begun(self, before: tuple[str, ...], under: list[str], language: str) -> Refusal | None:
        """The forbidden actions whose clicks begin so."""
        for click in under:
            clicks = (*before, click)
            actions = list(dict.fromkeys([*self.whole.get(clicks, ()), *self.begin.get(clicks, ())]))
            # after the last click the rule named least says most: the others are about what else it may mean
            last = actions == self.whole.get(clicks)
            refusal = self.one_of(actions, language, min if last else max)
            if refusal:
                return refusal
        return None

    def placed(self, picks: tuple[str, ...], under: list[str], language: str) -> Refusal | None:
        """What the game says of a place or a piece that is part of no action."""
        for click in under:
            refusal = refusals.of_click(self.view, picks, click, language)
            if refusal:
                return refusal
        return None

    def one_of(self, actions: list[int], language: str, pick: Callable[..., Forbidden]) -> Refusal | None:
        """One refusal of several actions: that of the rule which is named most, or least, often.

        A sentence that names a thing of the table says more than one that says which phase it is.
        """
        found = [forbidden for action in actions if (forbidden := refusals.forbids(self.view.state, action))]
        found = [(rule, wording) for rule, wording in found if wording.args] or found
        often = Counter(rule for rule, _ in found)
        return self.said(pick(found, key=lambda forbidden: often[forbidden[0]]), language) if found else None

    def said(self, forbidden: Forbidden, language: str) -> Refusal:
        rule, wording = forbidden
        return Refusal(rule, self.game.messages.say(language, wording.message, **wording.args))

    def refusals(self, click: str, language: str) -> list[Refusal]:
        """What a piece cannot do: each rule once, in the order of its actions."""
        found: dict[str, Refusal] = {}
        for action in self.begin.get((click,), ()):
            refusal = self.view.why_not(action, language)
            if refusal is not None:
                found.setdefault(refusal.rule, refusal)
        return list(found.values())


def keep(actions: list[int], action: int) -> None:
    if len(actions) < MOST:
        actions.append(action)


def readable(game: Game, view: View) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every action that is not legal, with its clicks, as far as it can be clicked in this position."""
    legal = set(view.legal())
    for action in range(game.traits.actions):
        if action in legal:
            continue
        ids = game.gestures.gesture(view, action)
        if ids:
            yield action, ids
