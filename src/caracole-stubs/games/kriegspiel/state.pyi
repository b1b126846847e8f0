# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
from typing import Any
from caracole.games.kriegspiel import appraise, canonical, evaluate, features, inputs, sequence
from caracole.games.kriegspiel.phases import ending
from caracole.games.kriegspiel.position import Position
from caracole.games.kriegspiel.terms import Terms, planning
from caracole.kernel.state import Actions, State

class KriegspielState(Position):

    def setup(self) -> None:
        ...

    def planners(self) -> list[State]:
        ...
STATE: Any
