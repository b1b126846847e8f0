"""Checks of single positions."""

from __future__ import annotations

import pickle
import re

from caracole.kernel import fields, refusals
from caracole.kernel.errors import BadGame, BadPosition, IllegalAction, NotAnAction
from caracole.kernel.game import Game
from caracole.kernel.messages import LANGUAGES
from caracole.kernel.names import CHANCE, OVER
from caracole.kernel.plain import PlainState
from caracole.kernel.random import Random
from caracole.kernel.state import State

STRANGE = (0, 1, 2, 4, 7, 9, 13, 40, 64, 86, 127, 255, 32768, 2**31)
"""Numbers that bounds are forgotten for."""
CLICKED = 20
"""Actions of a position whose clicks are tried; a match has hundreds of such positions."""


class Past:
    """Clones of earlier positions, which must stay as they were."""

    def __init__(self) -> None:
        self.kept: list[tuple[State, str, int]] = []

    def remember(self, state: State, random: Random) -> None:
        if random.below(8) == 0:
            twin = state.clone()
            assert str(twin) == str(state), f"a clone differs: {twin} from {state}"
            assert twin.key == state.key, "a clone has another key"
            self.kept.append((twin, str(twin), twin.key))

    def check_unchanged(self) -> None:
        for state, text, key in self.kept:
            assert str(state) == text, f"an earlier clone changed from {text} to {state}"
            assert state.key == key, f"the key of an earlier clone changed: {text}"


def check_repeated(before: State, action: int, after: State) -> None:
    """From a clone of the position before, an action leads to the same position again."""
    text = before.say(action)
    before.apply(action)
    assert str(before) == str(after), led_elsewhere(after.game, f"by {text} to {after}, then to {before}")
    if isinstance(before, PlainState):
        fields.check_kept(after, after.clone(), "do")  # type: ignore[arg-type]


def led_elsewhere(game: Game, how: str) -> BadGame:
    sentence = (
        f"leads to different positions by the same actions ({how}); it may use the position alone, luck is for CHANCE"
    )
    return fields.blame(game.state_class, "do" if game.is_plain else "act", sentence)


def check_choices(state: State) -> None:
    """Legal lists and odds: sorted, unique, not empty, within their bounds, with unique texts that parse."""
    traits, before = state.game.traits, str(state)
    if state.actor == CHANCE:
        odds = state.odds()
        chosen = odds.outcomes
        assert state.legal() == [], "chance decides, yet a legal list is not empty"
        assert all(weight > 0 for weight in odds.weights), f"an outcome without probability: {odds}"
        assert sum(fraction for _, fraction in odds) == 1, f"the odds do not add up: {odds}"
        low, high, most = traits.actions, traits.actions + traits.outcomes, traits.most_odds
    else:
        chosen = state.legal()
        assert len(state.odds()) == 0, "a side decides, yet there are odds"
        low, high, most = 0, traits.actions, traits.most_legal
    method = "chances" if state.actor == CHANCE else "legal_actions"
    assert str(state) == before, fields.blamed(state, method, f"changes the position from {before} to {state}")
    assert chosen, f"nothing can be done in {state}"
    assert chosen == sorted(set(chosen)), f"not sorted and unique: {chosen}"
    assert low <= chosen[0] <= chosen[-1] < high, f"outside the integers declared: {chosen}"
    assert len(chosen) <= most, f"{len(chosen)} choices, {most} declared"
    texts = [state.say(action) for action in chosen]
    assert len(set(texts)) == len(texts), f"the same text twice: {sorted(texts)}"
    for action, text in zip(chosen, texts, strict=True):
        assert state.parse(text) == action, f"{text} is parsed as {state.parse(text)}, not {action}"
        assert text.startswith("@") == (state.actor == CHANCE), f"only outcomes of chance begin with @: {text}"


def check_damaged_text(state: State, random: Random) -> None:
    """A text that somebody has tampered with is refused, or is a position like any other: never less than that."""
    text = damaged(str(state), random)
    try:
        strange = state.game.load(state.options, text)
    except BadPosition:
        return
    for _ in range(12):
        if strange.over:
            return
        chosen = strange.odds().outcomes if strange.actor == CHANCE else strange.legal()
        assert chosen, f"nothing can be done in {strange}, read from {text!r}"
        state.game.draw(strange.view(max(strange.actor, 0)))
        strange.apply(chosen[random.below(len(chosen))])


def damaged(text: str, random: Random) -> str:
    """Another number, a word less, or a word twice."""
    words = re.split(r"(\W+)", text)
    place = random.below(len(words))
    numbers = [index for index, word in enumerate(words) if word.isdigit()]
    if numbers and random.below(2):
        words[numbers[random.below(len(numbers))]] = str(STRANGE[random.below(len(STRANGE))])
    elif random.below(2):
        del words[place]
    else:
        words.insert(random.below(len(words)), words[place])
    return "".join(words)


def check_estimates(state: State) -> None:
    """What a match seems worth lies between losing and winning."""
    for side, worth in enumerate(state.estimates):
        assert 0.0 <= worth <= 1.0, f"side {side} is estimated at {worth} in {state}"


def check_round_trips(state: State) -> None:
    """Position text and pickle give back an equal state."""
    text = str(state)
    loaded = state.game.load(state.options, text)
    for twin, how in ((loaded, "text"), (pickle.loads(pickle.dumps(state)), "pickle")):
        assert str(twin) == text, f"through {how}: {twin} instead of {text}"
        assert twin.key == state.key, f"through {how} the key changed: {text}"
        assert twin.actor == state.actor, f"through {how} the actor changed: {text}"
        assert twin.phase == state.phase, f"through {how} the phase changed: {text}"
        assert twin.legal() == state.legal(), f"through {how} the legal actions changed: {text}"
        assert twin.odds() == state.odds(), f"through {how} the odds changed: {text}"
        assert twin == state, f"through {how} the state is not equal: {text}"


def check_refusals(state: State, random: Random) -> int:
    """Anything else is refused, with a rule that exists, and changes nothing."""
    game = state.game
    before, count = str(state), 0
    possible = set(state.legal()) | set(state.odds().outcomes)
    for _ in range(40):
        action = random.below(game.traits.actions + game.traits.outcomes)
        if action in possible:
            continue
        try:
            text = state.say(action)
        except ValueError:
            check_meaningless(state, action)
            continue
        check_refused(state, action, text)
        assert str(state) == before, f"refusing {text} changed the position to {state}"
        count += 1
    return count


def check_clicks(state: State, random: Random) -> None:
    """Whatever is clicked gets an answer: the clicks of an action that is not legal, and clicks of no picture."""
    if state.actor < 0:
        return
    game, view = state.game, state.view(state.actor)
    tried: set[tuple[tuple[str, ...], str]] = set()
    for _ in range(CLICKED):
        action = random.below(game.traits.actions)
        ids = game.gestures.gesture(view, action)
        assert isinstance(ids, tuple), f"gestures.py, gesture: {ids!r} for {action} is no tuple of ids"
        for click in ids:
            for near in (click, click.partition("-")[0], f"{click}-", f"{click}9"):
                tried.update((before, near) for before in ((), ids[:1], (near,)))
    for before, click in sorted(tried):
        check_click(view.state, before, click)


def check_click(seen: State, before: tuple[str, ...], click: str) -> None:
    found = seen.game.refusals.refuse_click(seen, before, click)
    rule = found[0] if found else None
    assert rule is None or rule in seen.game.rulebook, f"a click on {click} is refused by {rule}, which is no rule"


def check_meaningless(state: State, action: int) -> None:
    try:
        state.apply(action)
    except NotAnAction:
        return
    raise AssertionError(f"{action} has no text, yet it was not refused as no action")


def check_refused(state: State, action: int, text: str) -> None:
    assert state.parse(text) == action, f"{text} is parsed as {state.parse(text)}, not {action}"
    for language in LANGUAGES:
        refusal = refusals.why_not(state, action, language)
        assert refusal is not None, f"{text} is not legal, yet nothing forbids it in {state}"
        assert refusal.rule in state.game.rulebook, f"{text} is refused by {refusal.rule}, which is no rule"
        assert refusal.sentence, f"{text} is refused without a sentence"
    try:
        state.apply(action)
    except IllegalAction as error:
        assert error.rule, f"{text} is refused without a rule"
        return
    raise AssertionError(f"{text} is not legal in {state}, yet it was carried out")


def check_outcome(state: State) -> None:
    """The end: winners, scores and payoffs agree."""
    outcome = state.outcome
    sides = state.game.options.sides(state.options)
    assert state.actor == OVER, "not over"
    assert outcome is not None, "over without an outcome"
    assert state.legal() == [], "over, yet something is legal"
    assert len(state.odds()) == 0, "over, yet chance has something to do"
    assert len(outcome.scores) == len(outcome.ranking) == sides, f"not one score for each side: {outcome}"
    assert outcome.winners == sorted(set(outcome.winners)), f"winners not sorted and unique: {outcome}"
    assert all(0 <= winner < sides for winner in outcome.winners), f"no such winner: {outcome}"
    assert outcome.winners or state.game.traits.draws, f"nobody won, but this game has no draws: {outcome}"
    assert outcome.reason == outcome.result["reason"], f"two reasons: {outcome}"
    assert outcome.winners == outcome.result["winners"], f"two lists of winners: {outcome}"
    first = [side for side in range(sides) if outcome.ranking[side] == 1]
    assert first == (outcome.winners or list(range(sides))), f"the ranking does not begin with the winners: {outcome}"
    share = 1 / len(first)
    expected = [share if side in first else 0.0 for side in range(sides)]
    assert state.payoffs == expected, f"payoffs {state.payoffs} do not follow from {outcome}"
