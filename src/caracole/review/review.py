"""A match → its review: what every decision and every stroke of luck was worth.

A review can be made in parts, by several processes and with pauses: each step is judged by itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from caracole.kernel import names
from caracole.kernel.errors import BadRecord, Refused, Wording
from caracole.kernel.match import Match
from caracole.kernel.random import Random, absorbed
from caracole.kernel.state import State
from caracole.review.data import GRADES, Decision, Part, Review, Stroke, Worth
from caracole.review.judge import Judge, Judged, Judgement, rounded, seeded
from caracole.review.totals import grade, put_together

KEPT = 6
"""Of all legal actions a review keeps so many, the best ones, and the one that was played."""


class Stopped(Refused):
    """A review was stopped before its end."""


def review(
    match: Match,
    care: str = "quick",
    *,
    seed: int = 0,
    payoffs: Sequence[float] | None = None,
    progress: Callable[[int, int], object] | None = None,
    stopped: Callable[[], bool] | None = None,
) -> Review:
    """The review of a finished match; the same bytes for the same match, care and seed.

    `payoffs` are those of a match that ended otherwise than by its rules: somebody resigned, or ran out of time.
    `progress` hears after each step how many of how many are done; `stopped` is asked before each.
    """
    results = finished(match, payoffs)
    judge = Judge(match.game, care)
    parts = []
    for part in parts_of(match, judge, seed, 0, match.version):
        parts.append(part)
        if progress is not None:
            progress(len(parts), match.version)
        if stopped is not None and stopped():
            raise Stopped(f"stopped after {len(parts)} of {match.version} steps")
    return put_together(match, parts, care, seed, results)


def finished(match: Match, payoffs: Sequence[float] | None = None) -> Sequence[float]:
    """What the match was worth to each side; one that is under way is reviewed for nobody."""
    if match.over:
        return match.state.payoffs
    if payoffs is None:
        sentence = f"the match is not over after {match.version} steps; only a finished one is reviewed"
        raise BadRecord(sentence, match.version, match.game.refusals.END, Wording("record-unfinished"))
    return payoffs


def pieces(match: Match, choices: int) -> list[tuple[int, int]]:
    """Stretches of a match with so many decisions each, as the first step and the one after the last."""
    found, first, held = [], 0, 0
    for step, (state, _) in enumerate(match.walk()):
        if state.actor >= 0 and len(state.legal()) > 1:
            held += 1
            if held > choices:
                found.append((first, step))
                first, held = step, 1
    return [*found, (first, match.version)]


def parts_of(match: Match, judge: Judge, seed: int, first: int, last: int) -> Iterator[Part]:
    """What there is to say of each step from the first up to, not including, the last."""
    for step, (state, action) in enumerate(islice(match.walk(), last)):
        if step < first:
            continue
        if state.actor == names.CHANCE:
            yield Part(strokes=struck(judge, state, action, step))
        elif len(state.legal()) == 1:
            yield Part(forced=(step,))
        else:
            yield Part(decisions=(decided(match, judge, state, step, seed),))


def joined(parts: Sequence[Part]) -> Part:
    return Part(
        decisions=tuple(each for part in parts for each in part.decisions),
        strokes=tuple(each for part in parts for each in part.strokes),
        forced=tuple(each for part in parts for each in part.forced),
    )


# --- decisions ------------------------------------------------------------------------------------------


def decided(match: Match, judge: Judge, state: State, step: int, seed: int) -> Decision:
    """One decision, by what its side knew then.

    Where random numbers decide what is searched, a mistake is only called if a second search with others finds one,
    too: simulations of one tree depend on each other, and their spread does not show it.
    """
    numbers = seeded(seed, step)
    first = judged(match, judge, state, step, numbers)
    if first.grade not in GRADES[3:] or first.exact or not judge.samples:
        return first
    return min(first, judged(match, judge, state, step, absorbed(numbers, 1)), key=lambda one: one.loss)


def judged(match: Match, judge: Judge, state: State, step: int, seed: int) -> Decision:
    """What one search says of a decision."""
    action = match.actions[step]
    view = state.view(state.actor)
    found = judge.judge(view, seed, action)
    played, best = found.of(action), found.best
    equal = [each for each in found.actions if found.equals(best, each)]
    good = played in equal
    swapped = not good and any(exchanges(match, view.imagine(Random(seed)), step, each.action) for each in equal)
    loss = 0.0 if good or swapped else rounded(best.value - played.value)
    return Decision(
        step=step,
        side=state.actor,
        phase=state.phase,
        played=played.text,
        value=played.value,
        error=played.error,
        best=best.text,
        best_value=best.value,
        best_error=best.error,
        line=best.line,
        loss=loss,
        grade=grade(loss, judge.figures.scale, max(judge.doubt, math.hypot(best.error, played.error))),
        legal=len(found.actions),
        options=tuple(Worth(each.text, each.value, each.error) for each in shown(found, played)),
        equal=tuple(each.text for each in equal[:KEPT]),
        exchanged=swapped,
        exact=found.exact,
        chances=found.values,
    )


def shown(found: Judgement, played: Judged) -> list[Judged]:
    few = list(found.actions[:KEPT])
    return few if played in few else [*few, played]


def exchanges(match: Match, state: State, step: int, better: int) -> bool:
    """Whether the better action came later in the same turn, and first it would have led to the same position."""
    side, later = match.deciders[step], step
    while later < match.version and match.deciders[later] == side and match.actions[later] != better:
        later += 1
    if later == match.version or match.deciders[later] != side:
        return False
    played = match.actions[step : later + 1]
    one, other = reached(state, played), reached(state, [better, *played[:-1]])
    return one is not None and other is not None and one.key == other.key


def reached(state: State, actions: Sequence[int]) -> State | None:
    """Where these actions lead, if they can be taken one after another."""
    position = state.clone()
    for action in actions:
        if not position.can(action):
            return None
        position.apply(action)
    return position


# --- luck -----------------------------------------------------------------------------------------------


def struck(judge: Judge, state: State, outcome: int, step: int) -> tuple[Stroke, ...]:
    """What fell, against what was to be expected; nothing where only one thing could happen."""
    odds = dict(state.odds())
    if len(odds) == 1:
        return ()
    worth = judge.weigh_chance(state)
    sides = range(len(worth[outcome]))
    expected = [sum(float(share) * worth[each][side] for each, share in odds.items()) for side in sides]
    luck = [round(worth[outcome][side] - expected[side], 6) for side in sides[:-1]]
    return (
        Stroke(
            step=step,
            fell=state.say(outcome),
            odds=f"{odds[outcome].numerator}/{odds[outcome].denominator}",
            expected=tuple(map(rounded, expected)),
            after=tuple(map(rounded, worth[outcome])),
            luck=(*luck, round(-sum(luck), 6)),
        ),
    )
