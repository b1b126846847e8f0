"""Tally: twenty-one matches on a heap; each side takes one to three; whoever takes the last one wins."""

from caracole.kernel.game import Game
from caracole.kernel.traits import Traits

GAME = Game(Traits(name="tally", title="Tally", actions=3), __name__)
