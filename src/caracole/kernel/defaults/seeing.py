"""The defaults about what is seen: views, the log, sentences, buttons, the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from caracole.kernel import emblems, fields, names, svg
from caracole.kernel.defaults.acting import RULE
from caracole.kernel.events import Event
from caracole.kernel.messages import SHARED, Catalogue, catalogue
from caracole.kernel.picture import Kept, Picture, board

if TYPE_CHECKING:
    from caracole.kernel.game import Game
    from caracole.kernel.gestures import Way
    from caracole.kernel.plain import PlainState
    from caracole.kernel.random import Random
    from caracole.kernel.state import State
    from caracole.kernel.view import View


class Sight:
    """A seat knows everything, but for what a plain state's `hide` and `tells` keep from it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def redact(self, state: State, seat: int) -> State:
        return fields.hidden(cast("PlainState", state), seat) if self.game.is_plain else state.clone()

    def imagine(self, view: View, random: Random) -> State:
        twin = view.state.clone()
        if self.game.is_plain:
            fields.ask(cast("PlainState", twin), "guess", view.seat, random)
        return twin

    def seen(self, state: State, action: int, seat: int) -> str | None:
        if not self.game.is_plain or fields.ask(cast("PlainState", state), "tells", action, seat):
            return None
        return "@?" if state.actor == names.CHANCE else "?"

    def reveals(self, state: State, action: int) -> bool:
        """Where something is hidden, any action may show some of it."""
        return self.game.traits.hidden


class Words:
    """The sentences that serve every game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def messages(self) -> Catalogue:
        return catalogue(SHARED)

    def colour(self, side: int) -> str:
        return self.game.traits.emblems[side % len(self.game.traits.emblems)]

    def named(self, side: int, language: str) -> str:
        return self.messages.say(language, "colour", colour=self.colour(side))


class Events(Words):
    """Who did what, in the words of the notation; at the end, who has won."""

    def tell(self, before: View, action: int, after: View) -> list[Event]:
        by = before.actor
        kind = "happened" if by == names.CHANCE else "played"
        text = before.state.say(action) if action != names.HIDDEN else ""
        events = [Event(kind if text else f"{kind}-hidden", (RULE,), {"action": text.lstrip("@")}, by)]
        if after.outcome is not None:
            events.append(Event("ended", (RULE,), {"winners": " ".join(map(str, after.outcome.winners))}))
        return events


class Narrate(Words):
    def narrate(self, event: Event, language: str) -> str:
        if event.kind == "ended":
            winners = [self.named(int(side), language) for side in str(event.args["winners"]).split()]
            return self.messages.say(language, "ended", winners=", ".join(winners), count=len(winners))
        if event.by >= 0:
            return self.messages.say(language, event.kind, name=self.named(event.by, language), **event.args)
        return self.messages.say(language, event.kind, **event.args)

    def prompt(self, view: View, language: str) -> str:
        if view.over:
            return self.messages.say(language, "prompt-over")
        if view.actor == names.CHANCE:
            return self.messages.say(language, "prompt-chance")
        who = "you" if view.mine else "other"
        return self.messages.say(language, "prompt", name=self.named(view.actor, language), who=who)

    def label(self, view: View, action: int, language: str) -> str:
        return view.state.say(action)

    def way(self, view: View, way: Way, language: str) -> str:
        return self.label(view, way.actions[0], language)

    def side_name(self, view: View, side: int, language: str) -> str | None:
        return None


class Gestures:
    """A button for each action."""

    def __init__(self, game: Game) -> None:
        pass

    def gesture(self, view: View, action: int) -> tuple[str, ...]:
        return (f"do-{action}",)

    def ways(self, view: View, chosen: str) -> list[Way]:
        return []

    def arm(self, state: State, action: int) -> str | None:
        return None

    def joint(self, state: State, action: int) -> bool:
        return False


class Text:
    """The lines of a plain state's `text`, else the notation."""

    LEGEND = ""

    def __init__(self, game: Game) -> None:
        self.game = game

    def board(self, view: View) -> str:
        return fields.drawn(cast("PlainState", view.state)) if self.game.is_plain else str(view)


LINE, LETTER, MARGIN = 30.0, 12.0, 28.0
STYLE = (
    svg.stylesheet(emblems.BOARD_CSS)
    + " .lines text{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:20px;fill:var(--c-ink);white-space:pre}"
    + " .lines rect{fill:var(--c-raised);stroke:var(--c-line)}"
)


class Figures:
    """No figures."""

    def __init__(self, game: Game) -> None:
        self.FIGURES: dict[str, Any] = {}


class Render:
    """The board in plain characters, on a card."""

    STYLE = STYLE

    def __init__(self, game: Game) -> None:
        self.game = game

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
        lines = self.game.text.board(view).split("\n")
        width = 2 * MARGIN + max(24, *map(len, lines)) * LETTER
        height = 2 * MARGIN + len(lines) * LINE
        words = [
            svg.text(line or " ", MARGIN, MARGIN + 20 + row * LINE, id=f"line-{row}") for row, line in enumerate(lines)
        ]
        return board(
            svg.tag("rect", id="card", x=4.0, y=4.0, width=width - 8, height=height - 8, rx=8.0),
            svg.group(*words, id="lines"),
            size=(width, height),
            style=STYLE,
            class_=f"picture lines {layout}",
            label=self.game.title,
        )

    def turned_for(self, side: int) -> bool:
        return False
