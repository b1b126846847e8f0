"""Whose seat it is: every edge and every refusal of docs/seats.md is walked."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import House, Visitor
from tests.server.test_time import until

from caracole.kernel.errors import Wording
from caracole.server import absence
from caracole.server.i18n import say
from caracole.server.store import now

PAGE = (Path(__file__).parents[2] / "docs/seats.md").read_text(encoding="utf-8")
ME, HIS = 0, 1
CLOCK = {"kind": "live", "bank": 1}
DAY = 86_400_000
THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "name": "random"}]


def rows(heading: str, columns: int) -> list[tuple[str, ...]]:
    """The lines of a table of the page."""
    part = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    cells = [
        tuple(cell.strip() for cell in line.strip("|").split("|")) for line in part.splitlines() if line[:1] == "|"
    ]
    return [row[:columns] for row in cells[2:]]


EDGES = rows("Edges", 3)
REFUSALS = rows("Refusals", 3)
STATES = [row[0].strip("`") for row in rows("States", 1)]
WALKS: dict[tuple[str, str], Callable[[Scene], Any]] = {}
"""How each edge is gone, by its state and name."""
TRIES: dict[tuple[str, str], Callable[[Scene], Any]] = {}
"""How each refusal is provoked; says what was answered."""


class Scene:
    """Anna and Bruno at a table; Bruno's seat is the one looked at."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.monkeypatch = monkeypatch
        self.anna, self.bruno, self.clara = (Visitor(house, name) for name in ("Anna", "Bruno", "Clara"))
        self.table = ""

    def open(self, game: str = "glorreiche", **more: Any) -> Scene:
        self.table = self.anna.open(game, **more)
        self.bruno.join(self.table)
        return self

    @property
    def live(self) -> Any:
        return self.house.server.tables.live[self.table]

    def state(self, seat: int = HIS) -> str:
        return str(self.anna.see(self.table)["seats"][seat]["state"])

    def post(self, who: Visitor, path: str, body: Any = None, status: int | None = None) -> Any:
        return who.post(f"/api/tables/{self.table}/{path}", body, status)

    def claim(self, kind: str, status: int | None = None, who: Visitor | None = None, absent: int = HIS) -> Any:
        return self.post(who or self.anna, "claim", {"kind": kind, "absent": absent}, status)

    def gone(self, *people: Visitor) -> Scene:
        """Half a minute without a request."""
        for person in people or (self.bruno,):
            self.live.polled.pop(person.me["id"], None)
        return self

    def later(self, *people: Visitor) -> Scene:
        """The agreed time has passed since they were gone."""
        self.monkeypatch.setattr(absence, "now", lambda: now() + DAY)
        return self.gone(*people)

    # --- into a state

    def here(self, **more: Any) -> Scene:
        return self.open(**more)

    def away(self, **more: Any) -> Scene:
        return self.open(**more).gone()

    def absent(self, **more: Any) -> Scene:
        return self.open(**more).later()

    def handed(self) -> Scene:
        self.open().post(self.bruno, "handover")
        return self

    def offered(self) -> Scene:
        self.absent().claim("substitute")
        return self

    def substitute(self) -> Scene:
        self.open()
        link = self.post(self.bruno, "handover")["invite"]
        self.clara.join(self.table, invite=link)
        return self

    def link(self) -> str:
        return str(self.anna.see(self.table)["seats"][HIS]["invite"])

    def caretaker(self) -> Scene:
        self.offered()
        self.clara.join(self.table, invite=self.link())
        return self

    def stand_in(self) -> Scene:
        self.absent().claim("stand-in")
        return self

    def reach(self, state: str) -> Scene:
        made: Scene = getattr(self, state.replace("-", "_"))()
        assert self.state() == state
        return made


@pytest.fixture
def scene(house: House, monkeypatch: pytest.MonkeyPatch) -> Scene:
    return Scene(house, monkeypatch)


def walk(state: str, edge: str) -> Callable[[Callable[[Scene], None]], Callable[[Scene], None]]:
    def note(how: Callable[[Scene], None]) -> Callable[[Scene], None]:
        WALKS[state, edge] = how
        return how

    return note


WALKS["here", "disconnects"] = lambda s: s.reach("here").gone()
WALKS["away", "connects"] = lambda s: s.reach("away").bruno.see(s.table)
WALKS["away", "time passes"] = lambda s: s.reach("away").later()
WALKS["absent", "connects"] = lambda s: s.reach("absent").bruno.see(s.table)
WALKS["absent", "stand-in"] = lambda s: s.reach("absent").claim("stand-in")
WALKS["absent", "substitute"] = lambda s: s.reach("absent").claim("substitute")
WALKS["here", "hands over"] = lambda s: s.reach("here").post(s.bruno, "handover")
WALKS["handed", "withdraws"] = lambda s: s.reach("handed").post(s.bruno, "handover", {"withdraw": True})
WALKS["handed", "time passes"] = lambda s: s.reach("handed").later()
WALKS["substitute", "comes back"] = lambda s: s.reach("substitute").post(s.bruno, "comeback")
WALKS["caretaker", "comes back"] = lambda s: s.reach("caretaker").post(s.bruno, "comeback")
WALKS["stand-in", "comes back"] = lambda s: s.reach("stand-in").post(s.bruno, "comeback")
WALKS["here", "resigns"] = lambda s: s.here(options={"players": 3}, seats=THREE).post(s.bruno, "resign")


@walk("absent", "adjourn")
def adjourn(s: Scene) -> None:
    s.reach("absent").claim("adjourn")
    assert s.anna.see(s.table)["paused"]
    assert s.gone().state() == "absent"
    s.post(s.bruno, "resume")
    assert not s.anna.see(s.table)["paused"]
    s.gone()


@walk("absent", "forfeit")
def forfeit(s: Scene) -> None:
    s.absent(forfeit=True, options={"players": 3}, seats=THREE).claim("forfeit")
    assert s.anna.see(s.table)["seats"][HIS]["kind"] == "bot", "two sides are left: a bot plays the third on"


@walk("offered", "connects")
def offered_connects(s: Scene) -> None:
    s.reach("offered").bruno.see(s.table)
    s.monkeypatch.undo()
    assert s.link() == "None"


@walk("offered", "link used")
def offered_used(s: Scene) -> None:
    s.reach("offered").clara.join(s.table, invite=s.link())


@walk("handed", "link used")
def handed_used(s: Scene) -> None:
    link = s.reach("handed").bruno.see(s.table)["seats"][HIS]["invite"]
    s.clara.join(s.table, invite=link)


@walk("absent", "link used")
def absent_used(s: Scene) -> None:
    link = s.open().post(s.bruno, "handover")["invite"]
    assert s.later().state() == "absent"
    s.clara.join(s.table, invite=link)


@walk("substitute", "resigns")
def substitute_resigns(s: Scene) -> None:
    s.open(options={"players": 3}, seats=THREE)
    s.clara.join(s.table, invite=s.post(s.bruno, "handover")["invite"])
    assert s.state() == "substitute"
    s.post(s.clara, "resign")


def run_out(s: Scene, policy: str) -> None:
    """Three sides, so that the match goes on after one of them has lost."""
    s.anna, s.bruno = s.bruno, s.anna  # whoever decides first is looked at
    s.table = s.bruno.open(clock=CLOCK, timeout=policy, options={"players": 3, "first": 0}, seats=THREE)
    s.anna.join(s.table)
    for person in (s.anna, s.bruno):
        person.see(s.table)


WALKS["here", "time is out, bot"] = lambda s: run_out(s, "bot")
WALKS["here", "time is out, loses"] = lambda s: run_out(s, "loses")


def test_every_edge_and_refusal_of_the_page_is_walked_and_no_other() -> None:
    assert set(WALKS) == {(state, edge) for state, edge, _ in EDGES}
    assert set(TRIES) == {(state, attempt) for state, attempt, _ in REFUSALS}
    assert {state for edge in EDGES for state in (edge[0], edge[2])} == set(STATES)


def test_the_drawing_has_every_edge_of_the_table() -> None:
    drawn = re.findall(r"^    (\w+) --> (\w+): (.*)$", PAGE, re.MULTILINE)
    assert [(a.replace("_", "-"), edge, b.replace("_", "-")) for a, b, edge in drawn] == EDGES


@pytest.mark.parametrize(("state", "edge", "to"), EDGES, ids=lambda part: part.replace(" ", "-"))
def test_an_edge_leads_where_the_page_says(scene: Scene, state: str, edge: str, to: str) -> None:
    WALKS[state, edge](scene)
    if edge.startswith("time is out"):
        until(lambda: to in [seat["state"] for seat in scene.anna.see(scene.table)["seats"]])
    else:
        assert scene.state() == to


# --- refusals ---------------------------------------------------------------------------------------------------------

TRIES["here", "claim"] = lambda s: s.reach("here").claim("stand-in", 409)
TRIES["away", "claim"] = lambda s: s.reach("away").claim("adjourn", 409)
TRIES["away", "claim at a table with a clock"] = lambda s: (
    s.open(clock={"kind": "days", "turn": 3}).later().claim("stand-in", 409)
)
TRIES["away", "claim where nobody is ever absent"] = lambda s: s.open(absence=None).later().claim("stand-in", 409)
TRIES["absent", "forfeit where that was not agreed"] = lambda s: s.reach("absent").claim("forfeit", 409)
TRIES["absent", "substitute where something is hidden"] = lambda s: s.absent(game="manoeuvre").claim("substitute", 409)
TRIES["absent", "claim by a watcher"] = lambda s: s.reach("absent").claim("stand-in", 403, s.clara)
TRIES["here", "hand over another's seat"] = lambda s: s.reach("here").post(s.anna, "handover", {"seat": HIS}, 403)
TRIES["substitute", "hand over once more"] = lambda s: s.reach("substitute").post(s.clara, "handover", {}, 403)
TRIES["stand-in", "offer a draw, a takeback or a pause"] = lambda s: silent(s.reach("stand-in"))
TRIES["caretaker", "offer a draw, a takeback or a pause"] = lambda s: silent(s.reach("caretaker"))
TRIES["caretaker", "resign"] = lambda s: s.reach("caretaker").post(s.clara, "resign", {}, 403)


def silent(s: Scene) -> Any:
    for kind in ("draw", "takeback", "pause"):
        refused = s.post(s.anna, "offer", {"kind": kind, "to": 0}, 409)
    assert not any(s.anna.see(s.table)["may"][kind] for kind in ("takeback", "pause", "draw"))
    return refused


def fresh(s: Scene) -> Any:
    s.reach("absent")
    s.monkeypatch.setattr(s.house.server.tables, "in_grace", lambda: True)
    assert s.anna.see(s.table)["seats"][HIS]["claims"] == []
    return s.claim("stand-in", 409)


TRIES["absent", "claim just after a start of the server"] = fresh


def half_a_side(s: Scene) -> Any:
    """Kriegspiel with two people in the first army: one is absent, one is there."""
    s.table = s.anna.open(
        "kriegspiel", options={"players": 3}, seats=[{"kind": "open"}] * 2 + [{"kind": "me"}], forfeit=True
    )
    s.clara.join(s.table, seat=0)
    s.bruno.join(s.table, seat=1)
    s.later()
    assert s.anna.see(s.table)["seats"][HIS]["claims"] == ["adjourn", "stand-in", "substitute"]
    return s.claim("forfeit", 409)


TRIES["absent", "forfeit while somebody of that side is there"] = half_a_side


def twice(s: Scene) -> Any:
    link = s.reach("handed").bruno.see(s.table)["seats"][HIS]["invite"]
    s.clara.join(s.table, invite=link)
    return s.post(Visitor(s.house, "Dora"), "join", {"invite": link}, 404)


def too_late(s: Scene) -> Any:
    link = s.reach("offered").link()
    s.bruno.see(s.table)
    return s.post(s.clara, "join", {"invite": link}, 404)


def lost(s: Scene) -> Any:
    s.absent(forfeit=True, options={"players": 3}, seats=THREE).claim("forfeit")
    return s.post(s.bruno, "comeback", {}, 409)


TRIES["substitute", "use the link once more"] = twice
TRIES["offered", "use the link after the holder has come back"] = too_late
TRIES["stand-in", "come back though the side is out"] = lost


@pytest.mark.parametrize(("state", "attempt", "message"), REFUSALS, ids=lambda part: part.replace(" ", "-"))
def test_an_attempt_is_refused_as_the_page_says(scene: Scene, state: str, attempt: str, message: str) -> None:
    assert TRIES[state, attempt](scene)["sentence"] == words(message)


def words(message: str) -> str:
    return say("en", Wording(message, {}))


def test_whoever_deletes_their_account_leaves_no_name_at_a_seat_that_was_kept_for_them(scene: Scene) -> None:
    scene.stand_in()
    scene.post(scene.anna, "resign")
    assert scene.bruno.me["name"] in str(scene.anna.see(scene.table)["seats"])
    scene.bruno.post("/api/me/deletion", {})
    assert scene.bruno.me["name"] not in str(scene.anna.see(scene.table)["seats"])
