"""What may be clicked, what is chosen and what has just happened: the states of squares, counters and cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre.gestures import gesture
from caracole.games.manoeuvre.readings import Reading, read
from caracole.games.manoeuvre.scene import mine

if TYPE_CHECKING:
    from caracole.games.manoeuvre.scene import Scene
    from caracole.kernel.state import State
    from caracole.kernel.view import View


@dataclass(frozen=True)
class Marks:
    clicks: dict[str, str]
    """`glow` by id of what may be clicked now; after a first click also what may follow it."""
    uses: dict[str, list[Reading]]
    """What may be done by clicking an id first."""
    focus: str | None
    trail: tuple[str, str] | None = None
    """From where to where a unit has just moved."""
    struck: tuple[str, ...] = ()
    """Squares where something else has just happened."""
    die: tuple[str, int] | None = None
    """What a single die was just thrown for, and its face."""
    chosen: dict[str, str] = field(default_factory=dict)

    def state(self, id_: str) -> str:
        return "chosen" if id_ == self.focus else self.clicks.get(id_, "")

    def states(self) -> dict[str, str]:
        """The state of everything that has one."""
        return self.clicks | ({self.focus: "chosen"} if self.focus else {})


def marks(view: View, last: tuple[int, State] | None, focus: str | None) -> Marks:
    """Glow comes from the gestures of the legal actions: the picture never decides what is legal."""
    clicks: dict[str, str] = {}
    uses: dict[str, list[Reading]] = {}
    for action in view.legal():
        ids = gesture(view, action)
        uses.setdefault(ids[0], []).append(read(mine(view.state), action))
        if focus in ids[:-1]:
            clicks[ids[ids.index(focus) + 1]] = "glow"
        clicks.setdefault(ids[0], "glow")
    trail, struck, die = happened(last)
    return Marks(clicks, uses, focus, trail, struck, die)


def happened(last: tuple[int, State] | None) -> tuple[tuple[str, str] | None, tuple[str, ...], tuple[str, int] | None]:
    """The step just taken: a trail, squares, or a die."""
    if last is None:
        return None, (), None
    action, before = last[0], mine(last[1])
    reading = read(before, action)
    if reading.verb == "move":
        return (reading.start, reading.end), (), None
    if reading.verb == "total" and before.phase in ("rally", "wtry", "pursue"):
        what = {"rally": "rally", "wtry": "withdraw", "pursue": "pursuit"}[before.phase]
        return None, (), (what, reading.number)
    spots = {"support": reading.start, "loss": reading.start, "place": reading.end, "target": reading.end}
    square = spots.get(reading.verb, "") if reading.code != names.AMB else ""
    return None, (square,) if square else (), None


def held_square(scene: Scene, focus: str | None) -> str | None:
    """The square of the counter under the pointer or chosen."""
    return next((unit.square for unit in scene.units if unit.id == focus and unit.square), None)
