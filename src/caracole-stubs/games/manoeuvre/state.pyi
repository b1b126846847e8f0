# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
from typing import TYPE_CHECKING, Any
from caracole.games.manoeuvre import appraise, dealing, evaluate, features, inputs, sequence, terms
from caracole.games.manoeuvre.phases import ending
from caracole.games.manoeuvre.position import Position
from caracole.kernel.random import Random
from caracole.kernel.state import Actions

class ManoeuvreState(Position):

    def setup(self) -> None:
        ...
STATE: Any
