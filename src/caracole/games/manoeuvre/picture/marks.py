"""What may be clicked, what is chosen and what has just happened: the states of squares, counters and cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from caracole.games.manoeuvre import names, odds
from caracole.games.manoeuvre.decoded import Decoded, decode
from caracole.games.manoeuvre.gestures import gesture
from caracole.games.manoeuvre.scene import mine, units

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.games.manoeuvre.scene import Scene
    from caracole.kernel.state import State
    from caracole.kernel.view import View


class Trail(NamedTuple):
    """From where to where a unit has just moved."""

    start: str
    end: str
    retreats: bool


@dataclass(frozen=True)
class Marks:
    clicks: dict[str, str]
    """`glow` by id of what may be clicked now; after a first click also what may follow it."""
    uses: dict[str, list[Decoded]]
    """What may be done by clicking an id first."""
    focus: str | None
    actions: dict[str, list[int]] = field(default_factory=dict)
    """The actions that begin with clicking an id."""
    trail: Trail | None = None
    struck: tuple[str, ...] = ()
    """Squares where something else has just happened."""
    changed: tuple[str, ...] = ()
    """Units that have just moved, or won or lost strength."""
    die: tuple[str, int] | None = None
    """What a single die was just thrown for, and its face."""

    def state(self, id_: str) -> str:
        return "chosen" if id_ == self.focus else self.clicks.get(id_, "")

    def states(self) -> dict[str, str]:
        """The state of everything that has one; what may be clicked tells more than what has just changed."""
        return dict.fromkeys(self.changed, "last") | self.clicks | ({self.focus: "chosen"} if self.focus else {})


def marks(view: View, last: tuple[int, State] | None, focus: str | None) -> Marks:
    """Glow comes from the gestures of the legal actions: the picture never decides what is legal."""
    clicks: dict[str, str] = {}
    uses: dict[str, list[Decoded]] = {}
    actions: dict[str, list[int]] = {}
    for action in view.legal():
        ids = gesture(view, action)
        actions.setdefault(ids[0], []).append(action)
        uses.setdefault(ids[0], []).append(decode(mine(view.state), action))
        if focus in ids[:-1]:
            clicks[ids[ids.index(focus) + 1]] = "glow"
        clicks.setdefault(ids[0], "glow")
    trail, struck, die = happened(last)
    trail = trail or fallen_back(mine(view.state), last)
    return Marks(clicks, uses, focus, actions, trail, struck, changed(mine(view.state), last), die)


def changed(now: Position, last: tuple[int, State] | None) -> tuple[str, ...]:
    """The units whose square or strength is not what it was before the last step."""
    if last is None:
        return ()
    before = {unit.id: (unit.square, unit.status) for unit in units(mine(last[1]))}
    return tuple(
        unit.id for unit in units(now) if before.get(unit.id, (unit.square, unit.status)) != (unit.square, unit.status)
    )


def happened(last: tuple[int, State] | None) -> tuple[Trail | None, tuple[str, ...], tuple[str, int] | None]:
    """The step just taken: a trail, squares, or a die."""
    if last is None:
        return None, (), None
    action, before = last[0], mine(last[1])
    decoded = decode(before, action)
    if decoded.verb == "move":
        return Trail(decoded.start, decoded.end, retreats=before.phase == "retreat"), (), None
    if decoded.verb == "total" and before.phase in ("rally", "wtry", "pursue"):
        what = {"rally": "rally", "wtry": "withdraw", "pursue": "pursuit"}[before.phase]
        return None, (), (what, decoded.number)
    spots = {"support": decoded.start, "loss": decoded.start, "place": decoded.end, "target": decoded.end}
    square = spots.get(decoded.verb, "") if decoded.code != names.AMB else ""
    return None, (square,) if square else (), None


def fallen_back(now: Position, last: tuple[int, State] | None) -> Trail | None:
    """C10: a unit that had one way to retreat has gone it by itself."""
    if last is None:
        return None
    before = mine(last[1])
    stood = {unit.id: unit.square for unit in units(before) if unit.square and unit.side != before.active}
    moved = ((stood[unit.id], unit.square) for unit in units(now) if unit.square and unit.id in stood)
    return next((Trail(start, end, retreats=True) for start, end in moved if start != end), None)


def prospects(state: Position, marks: Marks) -> dict[str, float]:
    """C8, C15: for the card chosen to attack with, the chance to beat each target if nobody adds a card."""
    found: dict[str, float] = {}
    if state.phase == "combat" and marks.focus:
        for action in marks.actions.get(marks.focus, []):
            target = decode(state, action).end
            if target:
                found[target] = max(found.get(target, 0.0), float(odds.forecast(state, action).hit))
    return found


def held_square(scene: Scene, focus: str | None) -> str | None:
    """The square of the counter under the pointer or chosen."""
    return next((unit.square for unit in scene.units if unit.id == focus and unit.square), None)
