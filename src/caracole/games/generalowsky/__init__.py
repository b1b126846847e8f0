"""Generalowsky (Alex Randolph): generals ride each other to Moscow, for medals, or to Siberia."""

from caracole.kernel.game import Game
from caracole.kernel.traits import Traits

GAME = Game(
    Traits(
        name="generalowsky",
        title="Generalowsky",
        rules="1",
        author="Alex Randolph",
        publisher="International Team",
        year="before 1989",
        players=(2, 3, 4, 5, 6),
        hidden=False,
        chance=True,
        draws=False,
        actions=129,
        outcomes=63,
        most_legal=59,
        most_odds=63,
        emblems=("red", "yellow", "blue", "green", "violet", "grey"),
        layouts=("wide", "phone"),
        turned=True,
    ),
    __name__,
)
