"""« Kriegspiel » (René Leduc, 1970s): soldiers, cavalry and cannons on a field of hexagons."""

from caracole.kernel.game import Game
from caracole.kernel.traits import Traits

GAME = Game(
    Traits(
        name="kriegspiel",
        title="Kriegspiel",
        rules="1",
        author="René Leduc",
        publisher="Société Française d'Innovations",
        year="1970s",
        players=(2, 3, 4, 5, 6),
        hidden=False,
        chance=True,
        draws=True,
        looks=("coloured",),
        actions=28082,
        outcomes=6,
        most_legal=361,
        most_odds=6,
        emblems=("blue", "red"),
        layouts=("wide", "phone"),
        turned=True,
    ),
    __name__,
)
