# Written by tests/project/stubs.py from the module and its twin.
from __future__ import annotations
from typing import Any
from caracole.games.generalowsky import appraise, evaluate, features, medals, position, sequence
from caracole.games.generalowsky.position import Position
from caracole.games.generalowsky.terms import Terms
from caracole.kernel.state import Actions

class GeneralowskyState(Position):

    def setup(self) -> None:
        ...
STATE: Any
