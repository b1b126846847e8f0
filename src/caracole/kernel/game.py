"""A game: its traits, its rules and everything made from them. Found by entry point; knows no other game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

from caracole.kernel import contract, defaults, doors, errors, figures, names, options
from caracole.kernel.errors import PAGE, AmbiguousAction, BadGame, BadOptions, NotAnAction, Refusal, Wording
from caracole.kernel.events import Line
from caracole.kernel.extras import extra
from caracole.kernel.gestures import Gesture
from caracole.kernel.luck import Luck, entropy
from caracole.kernel.messages import Catalogue, catalogue
from caracole.kernel.picture import Kept, Picture
from caracole.kernel.plain import PlainState
from caracole.kernel.rulebook import Rulebook
from caracole.kernel.state import State
from caracole.kernel.traits import Traits
from caracole.kernel.view import View

if TYPE_CHECKING:
    import numpy as np

    from caracole.kernel.random import Random
    from caracole.kernel.record import Outcome


class Command(NamedTuple):
    """What one person at the table commands."""

    side: int
    arms: tuple[str, ...] = ()
    """Of a side that people share; empty means everything."""


class Game:
    """The rules of one game. The files of its folder are loaded when they are first needed."""

    def __init__(self, traits: Traits, package: str) -> None:
        self.traits = traits
        self.package = package
        self.name = traits.name
        self.title = traits.title
        self.failure: BadGame | None = None

    def __repr__(self) -> str:
        return f"caracole.game({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each: copies and pickles lead back to it."""
        return game, (self.name,)

    def _answers(self, file: str) -> Any:
        return defaults.Answers(self, file)

    @cached_property
    def file(self) -> Path:
        """The module that the entry point names."""
        return Path(cast(str, import_module(self.package).__file__))

    @cached_property
    def folder(self) -> Path:
        """Where the game's files are; of a game in one file, where they would be if it had more."""
        return self.file.parent if self.file.stem == "__init__" else self.file.with_suffix("")

    @cached_property
    def rulebook(self) -> Rulebook:
        """All its rules by id."""
        own = self.folder / "rulebook.toml"
        return Rulebook(own if own.exists() else defaults.FOLDER / "rulebook.toml", self.messages)

    def table(self, name: str, language: str = "en") -> figures.Figures:
        """A table that a rule of the rulebook names, said in a language."""
        return figures.tell(self._figures.TABLES[name](), self.messages, language)

    @cached_property
    def messages(self) -> Catalogue:
        """What the game says, in every language."""
        return catalogue(self.folder / "messages")

    @cached_property
    def state_class(self) -> type[State]:
        """The class of its positions: `STATE` of `state.py`, or of the game's only file."""
        own = defaults.own_file(self.package, "state") or import_module(self.package)
        found = getattr(own, "STATE", None)
        if not isinstance(found, type) or not issubclass(found, State):
            raise BadGame(f"{own.__file__}: STATE is no class of positions, or is missing; see {PAGE}")
        check_kind(found)
        return found

    @cached_property
    def is_plain(self) -> bool:
        """Whether its positions are plain Python (`kernel/plain.py`)."""
        return issubclass(self.state_class, PlainState)

    @cached_property
    def art(self) -> Mapping[str, str]:
        """Drawings beside those of positions, by name: the SVG files of the folder `art`, where a game has one."""
        return {file.stem: file.read_text(encoding="utf-8") for file in sorted((self.folder / "art").glob("*.svg"))}

    @property
    def style(self) -> str:
        """The style sheet of its pictures."""
        return self._render.STYLE

    @cached_property
    def _names(self) -> contract.Names:
        return cast(contract.Names, self._answers("names"))

    @cached_property
    def _options(self) -> contract.OptionsFile:
        return cast(contract.OptionsFile, self._answers("options"))

    @cached_property
    def _sequence(self) -> contract.Sequence:
        return cast(contract.Sequence, self._answers("sequence"))

    @cached_property
    def _outcome(self) -> contract.OutcomeFile:
        return cast(contract.OutcomeFile, self._answers("outcome"))

    @cached_property
    def _notation(self) -> contract.Notation:
        return cast(contract.Notation, self._answers("notation"))

    @cached_property
    def _refusals(self) -> contract.Refusals:
        return cast(contract.Refusals, self._answers("refusals"))

    @cached_property
    def _view(self) -> contract.ViewFile:
        return cast(contract.ViewFile, self._answers("view"))

    @cached_property
    def _events(self) -> contract.Events:
        return cast(contract.Events, self._answers("events"))

    @cached_property
    def _narrate(self) -> contract.Narrate:
        return cast(contract.Narrate, self._answers("narrate"))

    @cached_property
    def _gestures(self) -> contract.Gestures:
        return cast(contract.Gestures, self._answers("gestures"))

    @cached_property
    def _render(self) -> contract.Render:
        return cast(contract.Render, self._answers("render"))

    @cached_property
    def _text(self) -> contract.Text:
        return cast(contract.Text, self._answers("text"))

    @cached_property
    def _figures(self) -> contract.Figures:
        return cast(contract.Figures, self._answers("figures"))

    @cached_property
    def asking(self) -> contract.OddsQuery:
        """For odds of something described in words."""
        return cast(contract.OddsQuery, self._answers("odds_query"))

    @cached_property
    def _features(self) -> contract.Features:
        return cast(contract.Features, self._answers("features"))

    @cached_property
    def evaluates(self) -> bool:
        """Whether it knows what a running match is worth; a plain game does if its class says `worth`."""
        return not self.is_plain or self.state_class.worth is not PlainState.worth  # type: ignore[attr-defined]

    # --- what goes wrong where nothing can be raised ------------------------------------------------

    def keep_failure(self, failure: BadGame) -> None:
        """Of what a plain state's methods did wrong while search called them, the first counts."""
        self.failure = self.failure or failure

    def say_failure(self) -> None:
        """Raise what was kept, once."""
        if self.failure is not None:
            failure, self.failure = self.failure, None
            raise failure

    # --- options and positions ------------------------------------------------------------------

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """Named sets of options."""
        return self._options.PRESETS

    @property
    def defaults(self) -> Mapping[str, Any]:
        """What each option is unless it is asked for; None is drawn or derived."""
        return self._options.DEFAULTS

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the resolved options; `examples` are values with a name that may be asked for instead."""
        return msgspec.json.schema(self._options.Options)

    @property
    def draws(self) -> Mapping[str, Callable[[Luck], Any]]:
        """What can be drawn by lot before a match is made, by option."""
        return self._options.DRAWS

    def meant(self, asked: Mapping[str, Any], recorded: Mapping[str, Any]) -> dict[str, Any]:
        """What was asked for when a record with these options was written, other defaults of its time included.

        The game's `options.py` may have `FORMER`: by an option that records of before do not carry, the defaults then.
        """
        missing = [then for option, then in self._options.FORMER.items() if option not in recorded]
        return {**{name: value for then in missing for name, value in then.items()}, **asked}

    def resolve(self, asked: Mapping[str, Any], *, preset: str | None = None, luck: Luck | None = None) -> Any:
        """The options of a new match, nothing left to a default; what is drawn is drawn from the luck."""
        wanted = options.overlaid(self.defaults, self.presets, preset, asked)
        with self._worded():
            resolved = self._options.resolve(wanted, luck or entropy())
        return self.read_options(resolved)

    def read_options(self, raw: object) -> Any:
        """The options of a record: complete, nothing unknown, everything in range."""
        read: Any = options.strict(self._options.Options, raw)
        with self._worded():
            self._options.check(read)
        return read

    @contextmanager
    def _worded(self) -> Iterator[None]:
        """What a game's check refuses by the id of a message, as a sentence."""
        try:
            yield
        except options.Unfit as unfit:
            message, args, _ = unfit.wording
            sentence = self.messages.say("en", message, **args)
            raise BadOptions(unfit.option, sentence, Wording(message, args, self.name)) from None

    def new(self, *, preset: str | None = None, luck: Luck | None = None, **asked: Any) -> State:
        """A fresh match's first position."""
        return self.start(self.resolve(asked, preset=preset, luck=luck))

    def start(self, resolved: Any) -> State:
        """The first position of a match with resolved options."""
        state = self.state_class()
        state.game = self
        state.options = resolved
        state.setup()
        return state

    def load(self, resolved: Any, text: str) -> State:
        """The position a text describes, in a match with these options."""
        state = self.start(resolved)
        self._notation.load(state, text)
        return state

    def dump(self, state: State) -> str:
        """A position as text."""
        return self._notation.dump(state)

    def pickled(self, state: State) -> tuple[Any, ...]:
        """How a position is pickled: by game, options and text."""
        return unpickled, (self.name, msgspec.to_builtins(state.options), self.dump(state))

    def is_default(self, resolved: Any) -> bool:
        """Whether evaluation knows a match with these options best."""
        return self._options.is_default(resolved)

    def sides(self, resolved: Any) -> int:
        """How many sides play with these options."""
        return self._options.sides(resolved)

    @property
    def shares_sides(self) -> bool:
        """Whether several people may share a side."""
        return self._options.commands is not None

    def splits(self, people: int) -> list[list[int]]:
        """How many people may sit on each side, if so many play: all ways, the usual one first.

        None where everybody has a side alone; else the game's `options.py` has `splits(people)`, and `players` may be
        asked for as such a list.
        """
        return self._options.splits(people)

    def commands(self, people: int | list[int] | None, resolved: Any) -> list[Command]:
        """What each person at the table commands, in the order of seats.

        Usually a side each. Where several people may share a side, the game's `options.py` has `commands(people)`,
        a list of `{"army": side, "arms": [names]}`; `people` may be one of `splits`.
        """
        shared = self._options.commands
        if shared is None:
            return [Command(side) for side in range(self.sides(resolved))]
        return [Command(command["army"], tuple(command["arms"])) for command in shared(people)]

    def arm(self, state: State, action: int) -> str | None:
        """The arm an action orders, in a game whose sides can be shared; None if it orders none of them."""
        return self._gestures.arm(state, action)

    def joint(self, state: State, action: int) -> bool:
        """Whether it happens only when all who share the side have said so."""
        return self._gestures.joint(state, action)

    def longest(self, resolved: Any) -> int:
        """So many steps no match exceeds."""
        return self._options.longest(resolved)

    def phase(self, number: int) -> str:
        """The name of a phase by its number."""
        return self._names.PHASES[number]

    def stream(self, state: State) -> str:
        """Which stream of luck the chance that is due draws from."""
        return self._sequence.stream(state)

    def outcome(self, state: State) -> Outcome:
        """How a match ended."""
        found = self._outcome.outcome(state)
        self.say_failure()
        return found

    # --- actions as text ------------------------------------------------------------------------

    def action(self, given: object) -> int:
        """A number that one of this game's actions or outcomes may have; NotAnAction if it cannot be one."""
        number = doors.number(given)
        if number == doors.NONE or number >= self.traits.actions + self.traits.outcomes:
            raise errors.no_action(self, given)
        return number

    def say(self, state: State, action: int) -> str:
        """An action as text."""
        return self._notation.say(state, self.action(action))

    def parse(self, state: State, text: str) -> int:
        """The action that a text means here."""
        return self._notation.parse(state, text)

    def find(self, state: State, text: str) -> int:
        """The action a person means: its exact text, else the beginning or end of exactly one legal text."""
        text = text.strip()
        try:
            return self.parse(state, text)
        except NotAnAction:
            fits = [(self.say(state, a), a) for a in state.legal()]
            folded = text.casefold()
            fits = [
                f for f in fits if folded and (f[0].casefold().startswith(folded) or f[0].casefold().endswith(folded))
            ]
            if not fits:
                raise
            same = [action for said, action in fits if said.casefold() == folded]
            if len(same) == 1:
                return same[0]
            if len(fits) > 1:
                raise AmbiguousAction(text, sorted(said for said, _ in fits)) from None
            return fits[0][1]

    def why_not(self, state: State, action: int, language: str = "en") -> Refusal | None:
        """None if the action is legal, else the first rule that forbids it, as the decider may know it."""
        forbidden = self.forbids(state, action)
        if forbidden is None:
            return None
        rule, wording = forbidden
        return Refusal(rule, self.messages.say(language, wording.message, **wording.args))

    def forbids(self, state: State, action: int) -> tuple[str, Wording] | None:
        """The same, before it is said in any language."""
        action = self.action(action)
        if state.can(action):
            return None
        if state.actor == names.OVER:
            return self.end_rule, Wording("refusal-over", game=self.name)
        if state.actor == names.CHANCE or action >= self.traits.actions:
            return self.chance_rule, Wording("refusal-chance", game=self.name)
        rule, message, args = self._refusals.refuse(self._view.redact(state, state.actor), action)
        return rule, Wording(message, args, self.name)

    def why_not_click(self, view: View, picks: tuple[str, ...], click: str, language: str = "en") -> Refusal | None:
        """The rule that leaves a click of the decider without an action; None if it is on no place and no piece."""
        refused = self._refusals.refuse_click(view.state, picks, click)
        return Refusal(refused[0], self.messages.say(language, refused[1], **refused[2])) if refused else None

    def out_of_turn(self, view: View, language: str = "en") -> Refusal | None:
        """Why a seat may click nothing at all now; None if it decides."""
        if view.over:
            return Refusal(self.end_rule, self.messages.say(language, "refusal-over"))
        if view.actor == names.CHANCE:
            return Refusal(self.chance_rule, self.messages.say(language, "refusal-chance"))
        return None if view.mine else Refusal(self.turn_rule, self.messages.say(language, "refusal-not-your-turn"))

    def other_arm(self, language: str = "en") -> Refusal:
        """Of what another person of the same side commands, in a game whose sides can be shared."""
        return Refusal(cast(str, self._refusals.ARM), self.messages.say(language, "refusal-other-arm"))

    @property
    def joint_rule(self) -> str | None:
        """The rule about what all who share a side must say."""
        return self._refusals.JOINT

    @cached_property
    def end_rule(self) -> str:
        """The rule that ends the match; named when somebody plays on after it."""
        return self._refusals.END

    @cached_property
    def chance_rule(self) -> str:
        """The rule of the dice, the arrow or the deck; named when somebody plays for it or instead of it."""
        return self._refusals.CHANCE

    @cached_property
    def turn_rule(self) -> str:
        """The rule that says whose turn it is; named when somebody else plays."""
        return self._refusals.TURN

    # --- what a seat knows, and sees ------------------------------------------------------------

    def seat(self, state: State, given: object) -> int:
        """One of the seats of a match, or the spectator's; NoSeat if nobody sits there."""
        return doors.seat(given, self.sides(state.options))

    def view(self, state: State, seat: int) -> View:
        """What a seat knows of a position."""
        seat = self.seat(state, seat)
        return View(self, seat, self._view.redact(state, seat))

    def imagine(self, view: View, random: Random) -> State:
        """A whole position that fits a view, drawn with the right probabilities."""
        self.seat(view.state, view.seat)
        return self._view.imagine(view, random)

    def seen(self, state: State, action: int, seat: int) -> str | None:
        """What a seat sees of an action, None for all of it."""
        return self._view.seen(state, self.action(action), self.seat(state, seat))

    def reveals(self, state: State, action: int) -> bool:
        """Whether an action shows somebody what was hidden."""
        return self._view.reveals(state, self.action(action))

    def tell(self, before: View, action: int, after: View, language: str = "en", step: int = 0) -> list[Line]:
        """What happened in one step, as sentences for the seat whose views these are."""
        return [
            Line(self._narrate.narrate(event, language), event.rules, event.by, step, event.kind)
            for event in self._events.tell(before, action, after)
        ]

    def prompt(self, view: View, language: str = "en") -> str:
        """What is asked of who decides, in a sentence."""
        return self._narrate.prompt(view, language)

    def label(self, view: View, action: int, language: str = "en") -> str:
        """An action in words, for a button."""
        return self._narrate.label(view, self.action(action), language)

    def side_name(self, view: View, side: int, language: str = "en") -> str | None:
        """What the story calls a side, where that is not its colour."""
        return self._narrate.side_name(view, doors.side(side, self.sides(view.state.options)), language)

    def gesture(self, view: View, action: int) -> tuple[str, ...]:
        """The ids to click for an action, legal or not."""
        return self._gestures.gesture(view, self.action(action))

    def gestures(self, view: View, language: str = "en") -> list[Gesture]:
        """What the seat may click now; nothing while others decide."""
        return [
            Gesture(a, view.state.say(a), self._gestures.gesture(view, a), self.label(view, a, language))
            for a in view.legal()
        ]

    def picture(
        self,
        view: View,
        *,
        layout: str | None = None,
        last: tuple[int, State] | None = None,
        focus: str | None = None,
        language: str = "en",
        kept: Kept | None = None,
    ) -> Picture:
        """The view as a picture in parts; with the layers `kept` of the picture before only what changed is drawn."""
        chosen = layout or self.traits.layouts[0]
        options.among("layout", chosen, self.traits.layouts)
        return self._render.draw(view, layout=chosen, last=last, focus=focus, language=language, kept=kept)

    def draw(
        self,
        view: View,
        *,
        layout: str | None = None,
        last: tuple[int, State] | None = None,
        focus: str | None = None,
        language: str = "en",
    ) -> str:
        """The view as an SVG that stands alone."""
        return str(self.picture(view, layout=layout, last=last, focus=focus, language=language))

    def board(self, view: View) -> str:
        """The view in plain characters, for the terminal."""
        return self._text.board(view)

    @property
    def legend(self) -> str:
        """What the characters mean."""
        return self._text.LEGEND

    @property
    def shape(self) -> tuple[int, ...]:
        """Of the arrays that `observe` gives."""
        return self._features.SHAPE

    def observe(self, view: View) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The view as numbers, for learning (needs numpy)."""
        with extra("research"):
            import numpy

        numbers = numpy.zeros(self.shape, dtype=numpy.float32)
        self._features.observe(view.state, self.seat(view.state, view.seat), numbers.data.cast("B").cast("f"), 0)
        return numbers

    def mask(self, view: View) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which of the game's actions are legal (needs numpy)."""
        with extra("research"):
            import numpy

        mask = numpy.zeros(self.traits.actions, dtype=numpy.bool_)
        mask[view.legal()] = True
        return mask


def check_kind(found: type[State]) -> None:
    """Under the compiled kernel, refuse a class whose inner methods nobody would ever call."""
    here = str(import_module(State.__module__).__file__)
    file = str(import_module(found.__module__).__file__)
    if issubclass(found, PlainState):
        for name in INNER.intersection(vars(found)):
            raise BadGame(f"{file}: {found.__name__} may not answer {name}() itself; see {PAGE}")
    elif file.endswith(".py") and not here.endswith(".py"):
        raise BadGame(
            f"{file}: {found.__name__} is neither compiled nor plain, so that it would have no moves: "
            f"give {Path(file).name} a .pxd twin and build it, or derive the class from PlainState; see {PAGE}"
        )


INNER = {"list_legal", "list_odds", "act", "copy_from", "digest", "visible", "payoff", "estimate", "noticed", "redeal"}
"""What search calls; in a plain state the kernel answers, by asking the plain methods."""


@cache
def installed() -> dict[str, Any]:
    """The entry points of all installed games, by name."""
    return {point.name: point for point in sorted(entry_points(group="caracole.games"), key=lambda p: p.name)}


@cache
def game(name: str) -> Game:
    """An installed game by its name."""
    points = installed()
    if name not in points:
        raise LookupError(f"there is no game {name!r}; there are {', '.join(points)}")
    return cast(Game, points[name].load())


def games() -> list[Game]:
    """All installed games."""
    return [game(name) for name in installed()]


def unpickled(name: str, raw_options: object, text: str) -> State:
    found = game(name)
    return found.load(found.read_options(raw_options), text)
