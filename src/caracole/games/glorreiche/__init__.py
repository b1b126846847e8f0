"""Das glorreiche Manöver (Roland Siegers, 1992): recruits race home; the last march fastest."""

from caracole.kernel.game import Game
from caracole.kernel.traits import Traits

GAME = Game(
    Traits(
        name="glorreiche",
        title="Das glorreiche Manöver",
        rules="1",
        author="Roland Siegers",
        publisher="Schmidt Spiel + Freizeit",
        year="1992",
        players=(2, 3, 4),
        hidden=False,
        chance=True,
        draws=False,
        actions=14118,
        outcomes=6,
        most_legal=600,
        most_odds=6,
        emblems=("red", "yellow", "blue", "green"),
        layouts=("wide", "low", "phone"),
        turned=True,
    ),
    __name__,
)
