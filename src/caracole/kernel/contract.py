"""What each file of a game's folder answers, and what the kernel answers for a file or a name that is not there.

Every name below has its default in `kernel/defaults`, but for those of `NEEDED`, which only a plain game
(`kernel/plain.py`) can leave out: its class says them in one file.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from caracole.kernel.answers import Answer
    from caracole.kernel.events import Event, Value
    from caracole.kernel.figures import Grid
    from caracole.kernel.gestures import Way
    from caracole.kernel.luck import Luck
    from caracole.kernel.picture import Kept, Picture
    from caracole.kernel.random import Random
    from caracole.kernel.record import Outcome
    from caracole.kernel.setting_up import Tool
    from caracole.kernel.state import State
    from caracole.kernel.view import View


NEEDED = {"state": ("STATE",), "names": ("PHASES",), "notation": ("say", "parse", "dump", "load")}
"""What a compiled game must say itself."""


class Names(Protocol):
    """`names.py`"""

    PHASES: tuple[str, ...]
    """The name of each phase, at its number; the upper bits of an agenda entry (from 8 on) are its argument."""
    INPUTS: int
    """How many rows a network of this game has; default: 0, it takes none."""


class OptionsFile(Protocol):
    """`options.py`"""

    Options: type
    """A frozen msgspec.Struct, every field required, unknown fields forbidden: the resolved options of a record.

    Only a field younger than some records has a default: what those records mean."""
    DEFAULTS: Mapping[str, Any]
    """What may be asked for, with its default; None where it is drawn or derived."""
    PRESETS: Mapping[str, Mapping[str, Any]]

    def resolve(self, asked: dict[str, Any], luck: Luck) -> dict[str, Any]:
        """Nothing left to a default: draw what is drawn, derive what is derived. Types are checked afterwards."""

    def check(self, options: Any) -> None:
        """Refuse what types alone cannot forbid: `demand` names a message `options-…` of the game's catalogue."""

    def sides(self, options: Any) -> int:
        """How many sides decide in a match with these options."""

    def longest(self, options: Any) -> int:
        """No match with these options has more steps; 0 if there is no bound."""

    DRAWS: Mapping[str, Callable[[Luck], Any]]
    """What can be drawn by lot before a match is made, by option; default: nothing."""

    LOTS: tuple[str, ...]
    """Those of them that a page draws unless somebody says otherwise; default: none."""

    ARMIES: str
    """The option that says by side which army it commands, each with a message `value-…`; default: none does."""

    FIRST: str
    """The option that says which side begins; default: none does."""

    FORMER: Mapping[str, Mapping[str, Any]]
    """By an option that older records do not carry: other defaults of their time; default: nothing."""

    def is_default(self, options: Any) -> bool:
        """Whether evaluation knows a match with these options best; default: yes."""

    commands: Callable[[int | list[int] | None], list[dict[str, Any]]] | None
    """Where several people may share a side: what each commands, `{"army": side, "arms": [names]}`; default: None."""

    def splits(self, people: int) -> list[list[int]]:
        """How so many people may be split over the sides, the usual way first; default: no way but a side each."""


class Sequence(Protocol):
    """`sequence.py` (with the phases it calls; most of it is reached through the state)"""

    def stream(self, state: State) -> str:
        """The stream of luck that the chance step due draws from."""

    def whose(self, state: State) -> int:
        """The side that throws or draws in the chance step due; default: −1, all together."""


class OutcomeFile(Protocol):
    """`outcome.py`"""

    def outcome(self, state: State) -> Outcome:
        """How a finished match ended; its `result` has exactly the keys that the game documents."""


class Notation(Protocol):
    """`notation.py`"""

    def say(self, state: State, action: int) -> str:
        """The text of an action or outcome; ValueError if the integer means nothing."""

    def parse(self, state: State, text: str) -> int:
        """The action with exactly this text, legal or not; NotAnAction otherwise."""

    def dump(self, state: State) -> str:
        """The position as text, complete: `load` gives an equal state of a match with the same options."""

    def load(self, state: State, text: str) -> None:
        """Fill a state that was set up with its options; ValueError says what is wrong."""


class Refusals(Protocol):
    """`refusals.py`"""

    END: str
    """The rule that ends the match."""
    CHANCE: str
    """The rule of the dice, the arrow or the deck."""
    TURN: str
    """The rule that says whose turn it is."""
    ARM: str | None
    """The rule about what another person of the same side commands; default: None, no side is shared.

    A game that has it has a message `refusal-other-arm`."""
    JOINT: str | None
    """The rule about what all who share a side must say (`gestures.joint`); default: None, there is nothing such.

    A game that has it has the messages `word-said` (`$name`) and `word-given` (`$others`)."""

    def refuse(self, state: State, action: int) -> tuple[str, str, dict[str, Value]]:
        """For an action that is not legal: the first rule that forbids it, a message id and its arguments.

        The state is the decider's own view: a refusal can tell only what the seat knows.
        """

    def refuse_click(
        self, state: State, picks: tuple[str, ...], click: str
    ) -> tuple[str, str, dict[str, Value]] | None:
        """For a click, after some others, that is no part of any action: the rule that leaves it without one.

        None if the id is neither a place nor a piece of the picture: ids come from anywhere, and nothing is raised for
        any of them. The state is the decider's own view.
        """


class ViewFile(Protocol):
    """`view.py`; an open game takes all four from `kernel.open`."""

    def redact(self, state: State, seat: int) -> State:
        """A copy without anything the seat may not know."""

    def imagine(self, view: View, random: Random) -> State:
        """A whole state that fits the view, with the right probabilities."""

    def seen(self, state: State, action: int, seat: int) -> str | None:
        """The text shown to a seat that may not know which action this is; None if it may."""

    def reveals(self, state: State, action: int) -> bool:
        """Whether this action shows a seat something hidden, so that it cannot be taken back."""


class Events(Protocol):
    """`events.py`"""

    def tell(self, before: View, action: int, after: View) -> list[Event]:
        """What happened in a step as this seat saw it; the action is `names.HIDDEN` if the seat may not know it."""


class Narrate(Protocol):
    """`narrate.py`"""

    def narrate(self, event: Event, language: str) -> str:
        """The sentence of an event."""

    def prompt(self, view: View, language: str) -> str:
        """Who decides, then what is asked, in one sentence."""

    def label(self, view: View, action: int, language: str) -> str:
        """A few words for a button or a list of choices."""

    def way(self, view: View, way: Way, language: str) -> str:
        """A few words for several actions in a row, with their price; default: the label of the first."""

    def side_name(self, view: View, side: int, language: str) -> str | None:
        """What the story calls a side where that is not its colour; default: None."""


class Gestures(Protocol):
    """`gestures.py`"""

    def gesture(self, view: View, action: int) -> tuple[str, ...]:
        """Ids to click, in order. Distinct, and none the beginning of another, among the legal actions.

        An action that is not legal has the clicks it would have, or none, `()`, if it names what is not there (a piece
        where none stands, a card of no deck). Nothing is raised for any action of the game.
        """

    def ways(self, view: View, chosen: str) -> list[Way]:
        """Clicks that begin with this one and stand for several actions in a row, each legal when its turn comes and
        none of them chance; distinct from all other gestures of the position; default: none."""

    def arm(self, state: State, action: int) -> str | None:
        """The arm an action orders, in a game whose sides can be shared; None if it orders none of them."""

    def joint(self, state: State, action: int) -> bool:
        """Whether it happens only when all who share the side have said so; default: anybody's word is enough."""


class Render(Protocol):
    """`render.py`"""

    STYLE: str
    """The style sheet of its pictures; a page loads it once. Default: that of the board in plain characters."""

    def draw(
        self,
        view: View,
        *,
        layout: str,
        last: tuple[int, State] | None,
        focus: str | None,
        language: str = "en",
        kept: Kept | None = None,
        turned: bool = False,
    ) -> Picture:
        """Everything the seat sees, in parts and layers (`kernel/picture.py`).

        `last` is the step just taken (the action, and the position it was taken in, as this seat sees it); `focus`
        the id of the piece under the pointer, or chosen: what it can do is drawn for it alone; the few words are in
        the language. `kept` has the layers of the picture before: those whose needs are the same are not drawn again.
        Where nothing is hidden, nothing but `Picture.mine` depends on the seat. A game whose traits say so is asked to
        draw the board from its other side (`turned`); others need not take that argument."""

    def turned_for(self, side: int) -> bool:
        """Whether a side has its own edge at the bottom only if the board is turned; default: no."""


class Figures(Protocol):
    """`figures.py`"""

    FIGURES: Mapping[str, Callable[[], Grid]]
    """Figures that rules of `rulebook.toml` name (`figures = "…"`), made from the game's data; default: none."""


class Text(Protocol):
    """`text.py`"""

    LEGEND: str
    """Explains what `board` draws; default: nothing."""

    def board(self, view: View) -> str:
        """The board in plain characters, for the terminal; default: the position's text."""


class OddsQuery(Protocol):
    """`odds_query.py`"""

    USAGE: str | None
    """How to ask for the odds of something in words; default: None, there is nothing to ask."""

    def answer(self, words: list[str]) -> list[Answer]:
        """The exact odds of what the words describe."""


class SetUp(Protocol):
    """`set_up.py`"""

    def tools(self, state: State, language: str) -> list[Tool]:
        """What can be put on the board, taken away or turned; default: nothing, positions are typed in."""

    def put(self, state: State, tool: str, at: tuple[str, ...]) -> str | None:
        """The position's text after a tool was used on what lies under a click, the topmost first; None if it does
        nothing there. It need not be a position that can be: whoever loads it hears why not."""


class Features(Protocol):
    """`features.py`"""

    SHAPE: tuple[int, ...]

    def observe(self, state: State, seat: int, out: memoryview[float], start: int) -> int:
        """Write what the seat knows from out[start] on, as many numbers as SHAPE holds, in [−1, 1] or small counts.

        Says where they end. What lies there is zeros, or an earlier observation of a match on the same board.
        The whole state gives the same as the seat's view of it.
        """

    def describe(self) -> list[str]:
        """One line per plane or group of numbers, in order."""


FILES: Mapping[str, type] = {
    "names": Names,
    "options": OptionsFile,
    "sequence": Sequence,
    "outcome": OutcomeFile,
    "notation": Notation,
    "refusals": Refusals,
    "view": ViewFile,
    "events": Events,
    "narrate": Narrate,
    "gestures": Gestures,
    "render": Render,
    "figures": Figures,
    "text": Text,
    "odds_query": OddsQuery,
    "set_up": SetUp,
    "features": Features,
}
"""By file of a game's folder, as `Game` has them: `game.notation` is `notation.py`."""

DATA: Mapping[str, str] = {
    "rulebook": "rulebook.toml",
    "lessons": "lessons.toml",
    "diagrams": "diagrams.toml",
    "legend": "legend.toml",
    "balance": "data/balance.toml",
}
"""Files of a game's folder that are data alone, with their defaults in `kernel/defaults`: one rule; no lessons, no
diagrams, no legend. Of who wins between equals nothing is said where nothing was measured."""


def functions(file: str) -> dict[str, Callable[..., Any]]:
    """What a file is called for."""
    found = vars(FILES[file]).items()
    return {name: asked for name, asked in found if isinstance(asked, FunctionType) and not name.startswith("_")}


def answers(file: str) -> set[str]:
    """Every name that a file may have for the kernel."""
    return {*inspect.get_annotations(FILES[file]), *functions(file)}
