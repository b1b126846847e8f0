"""A match: the one door through which a person's click, a bot's choice and a die all go."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, overload

import msgspec

from caracole.kernel import doors, events, names, refusals
from caracole.kernel.errors import BadOptions, BadRecord, IllegalAction, NotAnAction, NoUndo, Stale, Wording, WrongTurn
from caracole.kernel.events import Line
from caracole.kernel.game import Game, game
from caracole.kernel.luck import FairLuck, Luck, Proof
from caracole.kernel.picture import Kept, Picture
from caracole.kernel.record import FORMAT, Record, Step, parse
from caracole.kernel.state import State
from caracole.kernel.view import View


class Match:
    """One play of a game: the options, the actions so far, and the position they lead to."""

    def __init__(
        self, game: Game, options: Any, luck: Luck | None = None, *, keeps: int = 0, position: str | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.luck = luck
        self.position = position
        """Where it begins, in the game's notation, if not where every match does; such a match has no record."""
        self.asked: dict[str, Any] | None = None
        """What was asked for when the match was made; the rest of the options was drawn or derived."""
        self.actions: list[int] = []
        self.deciders: list[int] = []
        self.state = self.begun()
        self.barrier = 0
        """Steps before this one cannot be undone: a die, a card shown or another's decision lies after them."""
        self.given = 0
        """So many steps were taken over from another match; they are not undone either."""
        self.keeps = keeps
        """So many of the newest positions are kept, so that telling and drawing those steps replays nothing."""
        self.kept: dict[int, State] = {}
        """By the number of steps that led to them."""

    @classmethod
    def new(cls, game: Game, luck: Luck | None = None, *, preset: str | None = None, **asked: Any) -> Match:
        """A fresh match; with luck given, `settle` throws the dice."""
        match = cls(game, game.resolve(asked, preset=preset, luck=luck), luck)
        match.asked = {**(game.options.PRESETS[preset] if preset else {}), **asked}
        return match

    def begun(self) -> State:
        """The position before the first step."""
        if self.position is not None:
            return self.game.load(self.options, self.position)
        return self.game.start(self.options)

    def __repr__(self) -> str:
        return f"<match of {self.game.name}, {len(self.actions)} steps, {self.state.phase}>"

    @property
    def version(self) -> int:
        """How many steps have been taken; whoever plays says which version they saw."""
        return len(self.actions)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.over

    # --- the one door ---------------------------------------------------------------------------

    def play(
        self,
        action: int,
        *,
        by: int,
        version: int | None = None,
        permit: Callable[[State, int], object] | None = None,
    ) -> int:
        """Take one step. Refuses, changing nothing, what is late, out of turn, no action, or against a rule.

        Legality is checked once; `permit` is asked after that and refuses by raising.
        """
        state, game = self.state, self.game
        if version is not None and version != self.version:
            raise Stale(f"the match is at step {self.version}, this was asked at step {version}")
        actor = state.actor
        if actor == names.OVER:
            raise WrongTurn("the match is over")
        if doors.whole(by) != actor:
            raise WrongTurn(f"{decider(actor)} decides now, not {decider(by)}")
        action = game.action(action)
        reveals = False

        def before(legal: int) -> None:
            nonlocal reveals
            if permit is not None:
                permit(state, legal)
            reveals = game.view.reveals(state, legal)
            if self.keeps:
                self.kept[self.version] = state.clone()
                self.kept.pop(self.version - self.keeps, None)

        state.apply(action, before)
        self.actions.append(action)
        self.deciders.append(actor)
        if actor == names.CHANCE or reveals or state.actor != actor:
            self.barrier = self.version
        return action

    def drawn(self) -> int:
        """The outcome that luck gives for the chance step that is due; luck is spent by it."""
        if self.state.actor != names.CHANCE:
            raise WrongTurn(f"{decider(self.state.actor)} decides now, not chance")
        if self.luck is None:
            raise WrongTurn("this match has no luck of its own: its chance steps must be given")
        return self.luck.draw(self.state.odds(), stream(self.luck, self.state))

    def roll(self) -> int:
        """Let chance take the step that is due."""
        return self.play(self.drawn(), by=names.CHANCE)

    def settle(self) -> int:
        """Let chance take every step that is due; says how many there were."""
        before = self.version
        while self.state.actor == names.CHANCE:
            self.roll()
        return self.version - before

    # --- taking back ----------------------------------------------------------------------------

    @property
    def firm(self) -> int:
        """So many steps stay whatever their player takes back."""
        return max(self.barrier, self.given)

    def can_undo(self, by: int) -> bool:
        """Whether a side may take back its last step."""
        return self.version > self.firm and self.deciders[-1] == by

    def undo(self, by: int) -> None:
        """Take back one's own last step, up to the barrier."""
        if not self.can_undo(by):
            raise NoUndo("nothing to take back since the last die, revealed card or change of decider")
        self.rewind(self.version - 1)

    def restart_turn(self, by: int) -> None:
        """Take back everything up to the barrier."""
        if not self.can_undo(by):
            raise NoUndo("nothing to take back since the last die, revealed card or change of decider")
        self.rewind(self.firm)

    def rewind(self, version: int) -> None:
        """Go back to an earlier step, whatever lies between (a takeback everybody agreed to)."""
        if not 0 <= version <= self.version:
            raise NoUndo(f"there is no step {version}; the match has {self.version}")
        kept = list(zip(self.actions, self.deciders, strict=True))[:version]
        fresh = Match(self.game, self.options, position=self.position)
        for action, by in kept:
            fresh.play(action, by=by)
        self.state, self.actions, self.deciders, self.barrier = (
            fresh.state,
            fresh.actions,
            fresh.deciders,
            fresh.barrier,
        )
        self.kept = {number: state for number, state in self.kept.items() if number < version}
        if self.luck is not None:
            self.luck = self.spent(self.luck.restarted())

    def spent(self, luck: Luck) -> Luck:
        """Fresh luck brought to where this match stands, so that going back does not change the dice to come."""
        for state, _ in self.walk():
            if state.actor == names.CHANCE:
                luck.draw(state.odds(), stream(luck, state))
        return luck

    # --- any moment of it -----------------------------------------------------------------------

    @property
    def states(self) -> States:
        """`match.states[40]` is the position after forty steps."""
        return States(self)

    def view(self, seat: int) -> View:
        """What a seat knows now."""
        return self.state.view(seat)

    def texts(self) -> list[str]:
        """The steps as a record writes them."""
        return [before.say(action) for before, action in self.walk()]

    def walk(self) -> Iterator[tuple[State, int]]:
        """Each position with the action taken in it; the state changes under the caller as the walk goes on."""
        state = self.begun()
        for action in self.actions:
            yield state, action
            state.apply(action)

    def log(self, seat: int, language: str = "en", since: int = 0) -> list[Line]:
        """The story as a seat saw it, from a step on."""
        lines: list[Line] = []
        moments = self.moments(since)
        state = next(moments)
        before = state.view(seat)
        for number, action in enumerate(self.actions[since:], since + 1):
            noticed = names.HIDDEN if self.game.view.seen(state, action, seat) is not None else action
            state = next(moments)
            after = state.view(seat)
            lines += events.narrated(before, noticed, after, language, number)
            before = after
        return lines

    def moments(self, since: int = 0) -> Iterator[State]:
        """The position after some step, then each one that followed, to look at: they may change as this goes on."""
        numbers = range(since, self.version)
        if all(number in self.kept for number in numbers):
            yield from [*(self.kept[number] for number in numbers), self.state]
            return
        state = self.begun()
        for number, action in enumerate(self.actions):
            if number >= since:
                yield state
            state.apply(action)
        yield state

    def draw(
        self,
        seat: int,
        *,
        layout: str | None = None,
        step: int | None = None,
        focus: str | None = None,
        language: str = "en",
    ) -> str:
        """The picture a seat sees now, or saw after some step, as an SVG that stands alone."""
        return str(self.picture(seat, layout=layout, step=step, focus=focus, language=language))

    def picture(
        self,
        seat: int,
        *,
        layout: str | None = None,
        step: int | None = None,
        focus: str | None = None,
        language: str = "en",
        kept: Kept | None = None,
        turned: bool = False,
    ) -> Picture:
        """What a seat sees now, or saw after some step, with the last action marked; `kept` as for `Game.picture`."""
        number = self.states.number(self.version if step is None else step)
        moments = self.moments(max(0, number - 1))
        state, last = next(moments), None
        if number:
            action = self.actions[number - 1]
            if self.game.view.seen(state, action, seat) is None:
                last = (action, state.view(seat).state)
            state = next(moments)
        view = state.view(seat)
        return self.game.picture(
            view, layout=layout, last=last, focus=focus, language=language, kept=kept, turned=turned
        )

    # --- in and out -----------------------------------------------------------------------------

    def record(self, *, trace: bool = False, seat: int | None = None) -> Record:
        """The match as data; a trace also says what could have been done at each step.

        With a seat, as that seat may know it while the match runs: hidden steps are written as the seat sees them
        (`@?`), and what could have been done is told only of its own decisions. Such a record cannot be replayed.
        """
        if self.position is not None:
            raise BadRecord("a match that began at a position set up has no record", wording=Wording("record-set-up"))
        if seat is not None:
            self.game.seat(self.state, seat)
        steps = [step(before, action, trace=trace, seat=seat) for before, action in self.walk()]
        outcome = self.state.outcome
        fair = self.luck if isinstance(self.luck, FairLuck) else None
        proof = fair.proof(self.asked, revealed=outcome is not None) if fair else None
        return Record(
            FORMAT,
            self.game.name,
            self.game.traits.rules,
            msgspec.to_builtins(self.options),
            steps,
            outcome.result if outcome else None,
            proof,
        )

    @classmethod
    def replay(cls, record: Record) -> Match:
        """The match a record tells, everything checked: options, deciders, legality, odds, result, luck."""
        try:
            found = game(record.game)
        except LookupError as error:
            raise BadRecord(str(error), wording=Wording("record-game", {"game": record.game})) from None
        if record.rules != found.traits.rules:
            raise BadRecord(
                f"rules version {record.rules!r} of {found.name} is not {found.traits.rules!r}, the one here",
                wording=Wording("record-rules", {"told": record.rules, "here": found.traits.rules}),
            )
        try:
            match = cls(found, found.read_options(record.options))
        except BadOptions as error:
            raise BadRecord(str(error), wording=error.wording) from None
        for number, recorded in enumerate(record.steps, 1):
            retrace(match, recorded, number)
        compare_result(match, record.result)
        if record.luck is not None and record.luck.seed is not None:
            asked = record.luck.asked
            match.asked = None if asked is None else found.meant(asked, record.options)
            match.luck = verified(match, msgspec.structs.replace(record.luck, asked=match.asked))
        return match

    @classmethod
    def load(cls, line: bytes | str) -> Match:
        """The match on one line of JSON."""
        return cls.replay(parse(line))


class States(Sequence[State]):
    """The positions of a match by the number of steps taken; each is replayed when it is asked for."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __len__(self) -> int:
        return self.match.version + 1

    @overload
    def __getitem__(self, index: int) -> State: ...
    @overload
    def __getitem__(self, index: slice) -> list[State]: ...
    def __getitem__(self, index: int | slice) -> State | list[State]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        return next(self.match.moments(self.number(index))).clone()

    def number(self, index: int) -> int:
        """An index from the beginning or, below zero, from the end."""
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(f"step {index} of a match with {len(self) - 1} steps")
        return number


def decider(actor: int) -> str:
    return "chance" if actor == names.CHANCE else "nobody" if actor == names.OVER else f"side {actor}"


def step(state: State, action: int, *, trace: bool, seat: int | None = None) -> Step:
    """The line a record has for an action taken in a state, as everybody or as one seat may read it."""
    hidden = None if seat is None else state.game.view.seen(state, action, seat)
    line = Step(state.actor, state.say(action) if hidden is None else hidden)
    if seat is not None and state.game.traits.hidden and (seat < 0 or state.actor != seat):
        return line
    if trace and state.actor == names.CHANCE:
        pairs = [(state.say(outcome), fraction) for outcome, fraction in state.odds()]
        line.odds = {said: f"{f.numerator}/{f.denominator}" for said, f in sorted(pairs)}
    elif trace:
        line.legal = sorted(map(state.say, state.legal()))
    return line


def retrace(match: Match, recorded: Step, number: int) -> None:
    """Take the step a record tells, or say what is wrong with it."""
    state = match.state
    if state.actor == names.OVER:
        raise BadRecord("the match is already over", number, wording=Wording("record-over"))
    if recorded.by != state.actor:
        wording = Wording("record-decider", {"due": state.actor, "told": recorded.by})
        raise BadRecord(f"{decider(state.actor)} decides here, not {decider(recorded.by)}", number, wording=wording)
    if recorded.legal is not None or recorded.odds is not None:
        compare_trace(state, recorded, number)
    try:
        match.play(state.parse(recorded.play), by=recorded.by)
    except IllegalAction as error:
        sentence = f"{recorded.play} is not legal ({error}); legal: {shown(state)}"
        raise BadRecord(sentence, number, error.rule, illegal(state, recorded.play)) from None
    except NotAnAction as error:
        wording = Wording("record-no-action", {"play": recorded.play, "possible": shown(state)})
        raise BadRecord(f"{error}; possible: {shown(state)}", number, wording=wording) from None


def illegal(state: State, play: str) -> Wording | None:
    forbidden = refusals.forbids(state, state.game.find(state, play))
    if forbidden is None:
        return None
    rule, why = forbidden
    return Wording("record-illegal", {"play": play, "rule": rule, "why": why, "legal": shown(state)})


def compare_trace(state: State, recorded: Step, number: int) -> None:
    """A trace's step must list exactly what could have been done."""
    expected = step(state, (state.legal() or state.odds().outcomes)[0], trace=True)
    if recorded.legal != expected.legal:
        pairs = [recorded.legal or [], expected.legal or []]
        raise BadRecord(difference("legal actions", *pairs), number, wording=Wording("record-legal", gap(*pairs)))
    if recorded.odds != expected.odds:
        pairs = [[f"{k} {v}" for k, v in (odds or {}).items()] for odds in (recorded.odds, expected.odds)]
        raise BadRecord(difference("odds", *pairs), number, wording=Wording("record-odds", gap(*pairs)))


def difference(what: str, listed: list[str], expected: list[str]) -> str:
    extra = [text for text in listed if text not in expected]
    missing = [text for text in expected if text not in listed]
    parts = [f"{what} differ"]
    parts += [f"not possible: {', '.join(extra[:8])}"] if extra else []
    parts += [f"missing: {', '.join(missing[:8])}"] if missing else []
    parts += ["wrong order or kind"] if not extra and not missing else []
    return "; ".join(parts)


def gap(listed: list[str], expected: list[str]) -> dict[str, str]:
    """What is too much and what is missing; a dash for nothing."""
    extra = ", ".join([text for text in listed if text not in expected][:8])
    missing = ", ".join([text for text in expected if text not in listed][:8])
    return {"extra": extra or "–", "missing": missing or "–"}


def shown(state: State) -> str:
    texts = sorted(map(state.say, state.legal() or state.odds().outcomes))
    return " ".join(texts[:12]) + (f" … ({len(texts)})" if len(texts) > 12 else "")


def compare_result(match: Match, recorded: Mapping[str, Any] | None) -> None:
    outcome = match.state.outcome
    expected = outcome.result if outcome else None
    if recorded != expected:
        wording = Wording("record-result", {"expected": msgspec.json.encode(expected).decode()})
        if expected is None:
            wording = Wording("record-unfinished")
        raise BadRecord(f"the result {recorded} does not follow; it is {expected}", wording=wording)


def stream(luck: Luck, state: State) -> str:
    """The stream that the chance step due draws from; with luck by side, that side's own."""
    sequence = state.game.sequence
    return f"{sequence.stream(state)}@{sequence.whose(state)}" if luck.by_side else sequence.stream(state)


def verified(match: Match, proof: Proof) -> FairLuck:
    """Derive the options drawn and every chance step again from the revealed seed."""
    try:
        luck = FairLuck.proven(proof)
    except ValueError as error:
        raise BadRecord(f"luck: {error}", wording=Wording("record-seed")) from None
    if proof.asked is not None and match.game.resolve(proof.asked, luck=luck) != match.options:
        sentence = "luck: the options drawn for this match do not follow from the revealed seed"
        raise BadRecord(sentence, wording=Wording("record-drawn"))
    for number, (state, action) in enumerate(match.walk(), 1):
        if state.actor == names.CHANCE:
            derived = luck.draw(state.odds(), stream(luck, state))
            if derived != action:
                played, given = state.say(action), state.say(derived)
                wording = Wording("record-die", {"played": played, "given": given})
                raise BadRecord(f"luck: {played} was played, the seed gives {given}", number, wording=wording)
    return luck
