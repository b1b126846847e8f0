"""What a game says of itself, as data."""

from __future__ import annotations

import msgspec

COLOURS = ("red", "blue", "yellow", "green", "violet", "grey")


class Traits(msgspec.Struct, frozen=True, kw_only=True):
    """Declared once per game; tools read these instead of asking which game it is."""

    name: str
    title: str
    rules: str = "1"
    """Version of the rules; changes whenever a position has other legal actions or another result than before."""
    author: str = ""
    publisher: str = ""
    year: str = ""
    players: tuple[int, ...] = (2,)
    """How many people may sit at the table."""
    hidden: bool = False
    """Whether a seat may not know everything."""
    chance: bool = False
    draws: bool = False
    """Whether a match may end without a winner."""
    actions: int
    """Decisions are the integers 0 … actions − 1."""
    outcomes: int = 0
    """Chance outcomes are the integers actions … actions + outcomes − 1."""
    most_legal: int = 0
    """No position has more legal actions than this; all there are if it is not said."""
    most_odds: int = 0
    """No chance step has more outcomes than this; all there are if it is not said."""
    emblems: tuple[str, ...] = ()
    """The colour class of each side, in the order of sides; the first of `COLOURS` if it is not said."""
    layouts: tuple[str, ...] = ("wide",)
    """The pictures the game can draw, the default first; `phone` is for narrow screens, `low` for those that are not
    tall, `board` (where there is one) is the board alone, to look at and not to play on."""

    turned: bool = False
    """Whether the board can be seen from its other side: `draw` takes `turned`."""
    looks: tuple[str, ...] = ()
    """Other ways its pieces may look, each a choice of the reader: while it is made, the page's root has its name in
    `data-looks`, which `style.css` may name; `look-NAME` in `page.ftl` says what it is."""

    def __post_init__(self) -> None:
        derived = {
            "most_legal": self.actions,
            "most_odds": self.outcomes,
            "emblems": COLOURS[: max(2, *self.players)],
        }
        for name, value in derived.items():
            if not getattr(self, name):
                msgspec.structs.force_setattr(self, name, value)
