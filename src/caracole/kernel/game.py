"""A game: its traits, and the files of its folder. Found by entry point; knows no other game.

What a file answers is asked of that file: `game.notation.say(state, action)`. Here is what needs several of them, or
must be looked at before a file is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, cast

import msgspec

from caracole.kernel import contract, defaults, doors, errors, options
from caracole.kernel.balance import Case
from caracole.kernel.balance import read as read_balance
from caracole.kernel.defaults import Part, Sheet
from caracole.kernel.diagrams import Diagram
from caracole.kernel.diagrams import read as read_diagrams
from caracole.kernel.errors import PAGE, AmbiguousAction, BadGame, BadOptions, BadPosition, NotAnAction, Wording
from caracole.kernel.extras import extra
from caracole.kernel.legend import Thing
from caracole.kernel.legend import read as read_legend
from caracole.kernel.lessons import Lesson
from caracole.kernel.lessons import read as read_lessons
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


UNREADABLE = (LookupError, ValueError, TypeError, AttributeError, OverflowError, StopIteration)
"""What a game's reader raises when a text is no position; the texts are strangers'."""


class Failure:
    """What a plain state's methods did wrong while search called them, when it cannot be raised: the first counts."""

    def __init__(self) -> None:
        self.kept: BadGame | None = None

    def keep(self, failure: BadGame) -> None:
        self.kept = self.kept or failure

    def say(self) -> None:
        """Raise what was kept, once."""
        if self.kept is not None:
            kept, self.kept = self.kept, None
            raise kept


class Game:
    """The rules of one game. The files of its folder are loaded when they are first needed."""

    names: Part[contract.Names] = Part()
    options: Part[contract.OptionsFile] = Part()
    sequence: Part[contract.Sequence] = Part()
    outcome: Part[contract.OutcomeFile] = Part()
    notation: Part[contract.Notation] = Part()
    refusals: Part[contract.Refusals] = Part()
    view: Part[contract.ViewFile] = Part()
    events: Part[contract.Events] = Part()
    narrate: Part[contract.Narrate] = Part()
    gestures: Part[contract.Gestures] = Part()
    render: Part[contract.Render] = Part()
    text: Part[contract.Text] = Part()
    figures: Part[contract.Figures] = Part()
    odds_query: Part[contract.OddsQuery] = Part()
    set_up: Part[contract.SetUp] = Part()
    features: Part[contract.Features] = Part()
    lessons: Sheet[tuple[Lesson, ...]] = Sheet(read_lessons)
    diagrams: Sheet[tuple[Diagram, ...]] = Sheet(read_diagrams)
    legend: Sheet[tuple[Thing, ...]] = Sheet(read_legend)
    balance: Sheet[tuple[Case, ...]] = Sheet(read_balance)

    def __init__(self, traits: Traits, package: str) -> None:
        self.traits = traits
        self.package = package
        self.name = traits.name
        self.title = traits.title
        self.failure = Failure()

    def __repr__(self) -> str:
        return f"caracole.game({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each: copies and pickles lead back to it."""
        return game, (self.name,)

    # --- the folder -------------------------------------------------------------------------------

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
        return Rulebook(self.data("rulebook"), self.messages)

    def data(self, name: str) -> Path:
        """A file of `contract.DATA`: the game's own, or the kernel's for a game that has none."""
        own = self.folder / contract.DATA[name]
        return own if own.exists() else defaults.FOLDER / contract.DATA[name]

    @cached_property
    def messages(self) -> Catalogue:
        """What the game says, in every language."""
        return catalogue(self.folder / "messages")

    @cached_property
    def art(self) -> Mapping[str, str]:
        """Drawings beside those of positions, by name: the SVG files of the folder `art`, where a game has one."""
        return {file.stem: file.read_text(encoding="utf-8") for file in sorted((self.folder / "art").glob("*.svg"))}

    @cached_property
    def state_class(self) -> type[State]:
        """The class of its positions: `STATE` of `state.py`, or of the game's only file."""
        own = defaults.own_file(self.package, "state") or import_module(self.package)
        found = vars(own).get("STATE")
        if not isinstance(found, type) or not issubclass(found, State):
            raise BadGame(f"{own.__file__}: STATE is no class of positions, or is missing; see {PAGE}")
        check_kind(found)
        return found

    @cached_property
    def is_plain(self) -> bool:
        """Whether its positions are plain Python (`kernel/plain.py`)."""
        return issubclass(self.state_class, PlainState)

    @cached_property
    def evaluates(self) -> bool:
        """Whether it knows what a running match is worth; a plain game does if its class says `worth`."""
        return not issubclass(self.state_class, PlainState) or self.state_class.worth is not PlainState.worth

    # --- options and positions ------------------------------------------------------------------

    def meant(self, asked: Mapping[str, Any], recorded: Mapping[str, Any]) -> dict[str, Any]:
        """What was asked for when a record with these options was written, other defaults of its time included."""
        missing = [then for option, then in self.options.FORMER.items() if option not in recorded]
        return {**{name: value for then in missing for name, value in then.items()}, **asked}

    def resolve(self, asked: Mapping[str, Any], *, preset: str | None = None, luck: Luck | None = None) -> Any:
        """The options of a new match, nothing left to a default; what is drawn is drawn from the luck."""
        wanted = options.overlaid(self.options.DEFAULTS, self.options.PRESETS, preset, asked)
        with self._worded():
            resolved = self.options.resolve(wanted, luck or entropy())
        return self.read_options(resolved)

    def read_options(self, raw: object) -> Any:
        """The options of a record: complete, nothing unknown, everything in range."""
        read: Any = options.strict(self.options.Options, raw)
        with self._worded():
            self.options.check(read)
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
        """The position a text describes, in a match with these options; believed when its choices can be listed."""
        state = self.start(resolved)
        try:
            self.notation.load(state, text)
            if state.actor >= 0:
                self.seat(state, state.actor)
            state.legal()
            state.odds()
        except UNREADABLE as error:
            raise BadPosition(self.name, text, unread(error)) from error
        return state

    def pickled(self, state: State) -> tuple[Any, ...]:
        """How a position travels to another process: by its game, its options and its text."""
        return unpickled, (self.name, msgspec.to_builtins(state.options), self.notation.dump(state))

    # --- what callers hand in -----------------------------------------------------------------------

    def action(self, given: object) -> int:
        """A number that one of this game's actions or outcomes may have; NotAnAction if it cannot be one."""
        number = doors.number(given)
        if number == doors.NONE or number >= self.traits.actions + self.traits.outcomes:
            raise errors.no_action(self, given)
        return number

    def seat(self, state: State, given: object) -> int:
        """One of the seats of a match, or the spectator's; NoSeat if nobody sits there."""
        return doors.seat(given, self.options.sides(state.options))

    def find(self, state: State, text: str) -> int:
        """The action a person means: its exact text, else the beginning or end of exactly one legal text."""
        text = text.strip()
        try:
            return self.notation.parse(state, text)
        except NotAnAction:
            fits = [(self.notation.say(state, a), a) for a in state.legal()]
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

    # --- a view as a picture and as numbers -----------------------------------------------------------

    def picture(
        self,
        view: View,
        *,
        layout: str | None = None,
        last: tuple[int, State] | None = None,
        focus: str | None = None,
        language: str = "en",
        kept: Kept | None = None,
        turned: bool = False,
    ) -> Picture:
        """The view as a picture in parts; with the layers `kept` of the picture before only what changed is drawn."""
        chosen = layout or self.traits.layouts[0]
        options.among("layout", chosen, self.traits.layouts)
        more = {"turned": turned} if self.traits.turned else {}
        return self.render.draw(view, layout=chosen, last=last, focus=focus, language=language, kept=kept, **more)

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

    def observe(self, view: View) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The view as numbers, for learning (needs numpy)."""
        with extra("research"):
            import numpy

        numbers = numpy.zeros(self.features.SHAPE, dtype=numpy.float32)
        self.features.observe(view.state, self.seat(view.state, view.seat), numbers.data.cast("B").cast("f"), 0)
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
        if "__init__" in vars(found):
            raise BadGame(f"{file}: {found.__name__}.__init__() must go: begin() fills the fields; see {PAGE}")
    elif file.endswith(".py") and not here.endswith(".py"):
        raise BadGame(
            f"{file}: {found.__name__} is neither compiled nor plain, so that it would have no moves: "
            f"give {Path(file).name} a .pxd twin and build it, or derive the class from PlainState; see {PAGE}"
        )


INNER = {"list_legal", "list_odds", "act", "copy_from", "digest", "visible", "payoff", "estimate", "noticed", "redeal"}
"""What search calls; in a plain state the kernel answers, by asking the plain methods."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry points of all installed games, by name; of two with one name the first of `declared`."""
    found: dict[str, EntryPoint] = {}
    for point in declared():
        found.setdefault(point.name, point)
    return found


def declared() -> list[EntryPoint]:
    """By name; of one name Caracole's own before all others, and these as they are found."""
    points = entry_points(group="caracole.games")
    return sorted(points, key=lambda point: (point.name, point.dist is None or point.dist.name != "caracole"))


def left_out() -> list[EntryPoint]:
    """Games that cannot be played because another one has their name."""
    return [point for point in declared() if point != installed()[point.name]]


@cache
def game(name: str) -> Game:
    """An installed game by its name."""
    points = installed()
    if name not in points:
        raise LookupError(f"there is no game {name!r}; there are {', '.join(points)}")
    return loaded(points[name])


def loaded(point: EntryPoint) -> Game:
    """The game that an entry point names; BadGame says which file is wrong, and where."""
    named = f"the entry point {point.name} = {point.value!r}"
    try:
        found = point.load()
    except Exception as error:  # whatever a file can do when it is read
        raise BadGame(f"{fault(error)}; {named} cannot be loaded; see {PAGE}") from error
    if not isinstance(found, Game):
        raise BadGame(f"{named} leads to {type(found).__name__}, not to a Game; see {PAGE}")
    if found.name != point.name:
        raise BadGame(f"{found.file}: Traits(name={found.name!r}) must be as {named} calls it; see {PAGE}")
    return found


def unread(error: Exception) -> str:
    """Why a text cannot be read, where the game's reader has no sentence of its own for it."""
    if isinstance(error, ValueError):
        number = re.fullmatch(r"invalid literal for int\(\) with base 10: (.*)|Exceeds the limit .*", str(error))
        if number is None and not re.search(r"values to unpack|is not in (list|tuple)|substring not found", str(error)):
            return str(error)
        return f"{number[1]} is no number" if number and number[1] else "a word that means nothing here"
    if isinstance(error, OverflowError):
        return "a number is too large"
    return "something is missing"


def fault(error: Exception) -> str:
    """Which line of which file raised it, and what."""
    sentence = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError):
        return f"{error.filename}: line {error.lineno}: {type(error).__name__}: {error.msg}"
    files = [frame for frame in extract_tb(error.__traceback__) if frame.filename.endswith(".py")]
    own = [frame for frame in files if frame.name == "<module>"]
    return f"{own[-1].filename}: line {own[-1].lineno}: {sentence}" if own else sentence


def games() -> list[Game]:
    """All installed games."""
    return [game(name) for name in installed()]


def unpickled(name: str, raw_options: object, text: str) -> State:
    found = game(name)
    return found.load(found.read_options(raw_options), text)
