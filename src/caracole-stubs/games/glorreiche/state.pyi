# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
from typing import Any
from caracole.games.glorreiche import appraise, evaluate, features, inputs, position, sequence
from caracole.games.glorreiche.phases import arriving
from caracole.games.glorreiche.position import Position
from caracole.games.glorreiche.terms import Terms
from caracole.kernel.state import Actions

class GlorreicheState(Position):

    def setup(self) -> None:
        ...
STATE: Any
