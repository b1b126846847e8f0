"""Manoeuvre (Jeff Horger, GMT Games 2008): two Napoleonic armies, eight units and sixty cards each."""

from caracole.kernel.game import Game
from caracole.kernel.traits import Traits

GAME = Game(
    Traits(
        name="manoeuvre",
        title="Manoeuvre",
        rules="1",
        author="Jeff Horger",
        publisher="GMT Games",
        year="2008",
        players=(2,),
        hidden=True,
        chance=True,
        draws=False,
        actions=14372,
        outcomes=157,
        most_legal=128,
        most_odds=100,
        emblems=("red", "blue"),
        layouts=("wide", "low", "board", "phone"),
        turned=True,
    ),
    __name__,
)
