"""From single steps to a whole review: turns, totals of each side, turning points."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from caracole.kernel import names
from caracole.kernel.match import Match
from caracole.review.data import GRADES, Decision, Part, Review, Side, Stroke, Turn
from caracole.review.judge import SURE, figures

THRESHOLDS = (0.0, 0.02, 0.05, 0.10)
"""The loss from which on a decision is no longer the best, and then an inaccuracy, a mistake, a blunder."""
TURNING = 3
"""Turning points of each kind."""


def grade(loss: float, scale: float, error: float = 0.0) -> str:
    """The class of a loss; where little is at stake in a decision, less makes a mistake.

    A class is only called where the loss is surely, 19 times of 20, at least of the class below.
    """
    if loss <= 0:
        return GRADES[0]
    called, sure = (sum(round(one / scale, 9) >= each for each in THRESHOLDS) for one in (loss, loss - SURE * error))
    return GRADES[min(called, sure + 1)]


def accuracy(loss: float) -> float:
    """Of one decision, in per cent."""
    return min(100.0, max(0.0, 103.17 * math.exp(-4.354 * loss) - 3.17))


def put_together(match: Match, parts: Iterable[Part], care: str, seed: int, results: Sequence[float]) -> Review:
    """All parts in order, with what follows from them."""
    found = list(parts)
    decisions = ruled(match, list(chain.from_iterable(part.decisions for part in found)))
    strokes = list(chain.from_iterable(part.strokes for part in found))
    mistakes = sorted((each for each in decisions if each.loss > 0), key=lambda each: (-each.loss, each.step))
    fortunes = sorted(strokes, key=lambda each: (-max(map(abs, each.luck)), each.step))
    return Review(
        game=match.game.name,
        rules=match.game.traits.rules,
        record=match.record(),
        steps=match.version,
        care=care,
        seed=seed,
        scale=figures(match.game).scale,
        decisions=tuple(decisions),
        strokes=tuple(strokes),
        forced=tuple(chain.from_iterable(part.forced for part in found)),
        turns=tuple(turns(match, decisions)),
        sides=tuple(total(side, result, decisions, strokes) for side, result in enumerate(results)),
        mistakes=tuple(each.step for each in mistakes[:TURNING]),
        fortunes=tuple(each.step for each in fortunes[:TURNING]),
    )


def ruled(match: Match, decisions: list[Decision]) -> list[Decision]:
    """With the rules that the log cites for what was played."""
    cited: dict[int, dict[str, None]] = {}
    for side in {each.side for each in decisions}:
        for line in match.log(side):
            if match.deciders[line.step - 1] == side:
                cited.setdefault(line.step - 1, {}).update(dict.fromkeys(line.rules))
    return [msgspec.structs.replace(each, rules=tuple(cited.get(each.step, ()))) for each in decisions]


# --- turns ----------------------------------------------------------------------------------------------


def turns(match: Match, decisions: Sequence[Decision]) -> list[Turn]:
    """The decisions of one side until another decides."""
    found: list[Turn] = []
    mine: list[Decision] = []
    for decision in decisions:
        if mine and any(by not in (names.CHANCE, decision.side) for by in between(match, mine[-1], decision)):
            found.append(turn(match, mine))
            mine = []
        mine.append(decision)
    return [*found, turn(match, mine)] if mine else found


def between(match: Match, one: Decision, other: Decision) -> list[int]:
    """Who decided from one decision to another, both of them among these."""
    return match.deciders[one.step : other.step + 1]


def turn(match: Match, mine: Sequence[Decision]) -> Turn:
    """Between two strokes of chance, what counts is where the side began and where it arrived."""
    lost = 0.0
    first = mine[0]
    for decision, following in zip(mine, [*mine[1:], None], strict=True):
        if following is None or names.CHANCE in between(match, decision, following):
            lost += gap(first, decision)
        if following is not None and names.CHANCE in between(match, decision, following):
            first = following
    return Turn(side=mine[0].side, first=mine[0].step, last=mine[-1].step, decisions=len(mine), loss=round(lost, 4))


def gap(first: Decision, last: Decision) -> float:
    """From the best at one decision to what was played at a later one; nothing where the intervals overlap."""
    lost = first.best_value - last.value
    return lost if lost > SURE * (first.best_error + last.error) else 0.0


# --- totals ---------------------------------------------------------------------------------------------


def total(side: int, result: float, decisions: Sequence[Decision], strokes: Sequence[Stroke]) -> Side:
    own = [each for each in decisions if each.side == side]
    luck = sum((stroke.luck[side] for stroke in strokes), 0.0)
    phases: dict[str, float] = {}
    for each in own:
        phases[each.phase] = phases.get(each.phase, 0.0) + each.loss
    counts = Counter(each.grade for each in own)
    return Side(
        result=round(result, 6),
        lost=round(sum(each.loss for each in own), 4),
        decisions=len(own),
        phases={phase: round(lost, 4) for phase, lost in phases.items()},
        grades={name: counts[name] for name in GRADES},
        accuracy=round(sum(accuracy(each.loss) for each in own) / len(own), 1) if own else None,
        luck=round(luck, 6),
        adjusted=round(result - luck, 6),
    )
