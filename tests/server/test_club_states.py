"""The states of the club: every edge that docs/club.md has is walked, and it has no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select, update
from tests.server.conftest import House, Visitor
from tests.server.test_club import member, seek
from tests.server.test_meetings import asked as asked_about
from tests.server.test_tournaments import LIVE, begun, come, company, hold, look, play_round, seen
from typer.testing import CliRunner

from caracole.cli import app
from caracole.server import schema, seeking
from caracole.server.meetings import ANSWER
from caracole.server.store import Unit, now

PAGE = (Path(__file__).parents[2] / "docs/club.md").read_text(encoding="utf-8")
DAYS = {"kind": "days", "turn": 3}
NONE = "–"


class Edge(NamedTuple):
    of: str
    before: str
    what: str
    after: str


def edges() -> list[Edge]:
    """The lines of the page's table."""
    part = PAGE.partition("\n## States\n")[2].partition("\n## ")[0]
    lines = [line.strip("|").split("|") for line in part.splitlines() if line[:1] == "|"]
    return [Edge(*(cell.strip() for cell in line)) for line in lines[2:]]


EDGES = edges()
Walk = Callable[[House], tuple[str, str]]
WALKS: dict[tuple[str, str, str], Walk] = {}
"""How each edge is gone, by what it is of, where it begins and what happens; says where it stood and stands."""


def walk(of: str, before: str, what: str) -> Callable[[Walk], Walk]:
    def keep(made: Walk) -> Walk:
        WALKS[of, before, what] = made
        return made

    return keep


@pytest.fixture(autouse=True)
def nobody_waits(house: House) -> Iterator[None]:
    yield
    change(house, update(schema.seeks).values(status="gone"))
    change(house, update(schema.tournaments).where(schema.tournaments.c.status == "open").values(status="cancelled"))


def test_the_page_has_every_edge_that_is_walked_and_no_other() -> None:
    assert sorted((edge.of, edge.before, edge.what) for edge in EDGES) == sorted(WALKS)


@pytest.mark.parametrize("edge", EDGES, ids=lambda edge: f"{edge.of}: {edge.before}, {edge.what}")
def test_each_edge_leads_where_the_page_says(house: House, edge: Edge) -> None:
    assert WALKS[edge.of, edge.before, edge.what](house) == (edge.before, edge.after)


# --- what the walks share ---------------------------------------------------------------------------------------------


def change(house: House, statement: Any) -> None:
    house.call(lambda: house.server.store.write(Unit().change(statement)))


def state(house: House, name: str) -> str:
    """A seek's, as it is stored."""
    row = house.call(lambda: house.server.store.row(select(schema.seeks.c.status).where(schema.seeks.c.id == name)))
    return str(row.status)


def pair(house: House) -> None:
    house.call(house.server.seeking.pair)


def two(house: House) -> tuple[Visitor, Visitor]:
    return Visitor(house, "Anna"), Visitor(house, "Bruno")


def ban(house: House, person: Visitor) -> None:
    told = CliRunner().invoke(
        app, ["club", "ban", person.me["id"], "--why", "x", "--database", house.server.settings.database]
    )
    assert told.exit_code == 0, told.output


def long_ago(house: House, name: str) -> None:
    """The tables of a tournament began so long ago that whoever has not come is late."""
    mine = schema.tables.c.parent == name
    change(house, update(schema.tables).where(mine).values(started_at=now() - 400_000))


# --- seeks ------------------------------------------------------------------------------------------------------------


@walk("seek", NONE, "looks")
def looks(house: House) -> tuple[str, str]:
    return NONE, str(seek(Visitor(house, "Anna"))["status"])


@walk("seek", "open", "is found")
def is_found(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine = seek(anna)["id"]
    before = state(house, mine)
    seek(bruno)
    pair(house)
    return before, state(house, mine)


@walk("seek", "open", "is taken")
def is_taken(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine = seek(anna)["id"]
    before = state(house, mine)
    bruno.post(f"/api/seeks/{mine}/take")
    return before, state(house, mine)


@walk("seek", "open", "begins with bots")
def begins_with_bots(house: House) -> tuple[str, str]:
    anna = Visitor(house, "Anna")
    mine = seek(anna, game="generalowsky", players=3)["id"]
    before = state(house, mine)
    anna.post(f"/api/seeks/{mine}/bots", {"bot": "random"})
    return before, state(house, mine)


@walk("seek", "open", "withdraws")
def seeker_withdraws(house: House) -> tuple[str, str]:
    anna = Visitor(house, "Anna")
    mine = seek(anna)["id"]
    return state(house, mine), str(anna.post(f"/api/seeks/{mine}", method="DELETE")["status"])


@walk("seek", "open", "is not there any more")
def seeker_is_not_there(house: House) -> tuple[str, str]:
    mine = seek(Visitor(house, "Anna"))["id"]
    before = state(house, mine)
    silent = now() - seeking.PATIENCE
    change(house, update(schema.seeks).where(schema.seeks.c.id == mine).values(seen_at=silent))
    pair(house)
    return before, state(house, mine)


@walk("seek", "open", "sits down elsewhere")
def seeker_sits_down_elsewhere(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine, other = seek(anna)["id"], seek(anna, game="manoeuvre")["id"]
    before = state(house, other)
    bruno.post(f"/api/seeks/{mine}/take")
    return before, state(house, other)


@walk("seek", "open", "is banned")
def seeker_is_banned(house: House) -> tuple[str, str]:
    anna = Visitor(house, "Anna")
    mine = seek(anna, clock=DAYS)["id"]
    before = state(house, mine)
    ban(house, anna)
    return before, state(house, mine)


@walk("seek", "open", "somebody is there while one plays a bot")
def somebody_is_there(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine = seek(anna)["id"]
    anna.post(f"/api/seeks/{mine}/meanwhile", {"bot": "random"})
    before = state(house, mine)
    seek(bruno)
    pair(house)
    return before, state(house, mine)


@walk("seek", "asked", "everybody agrees")
def everybody_agrees(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine, _, _ = asked_about(house, anna, bruno)
    before = state(house, mine)
    anna.post(f"/api/seeks/{mine}/agree")
    return before, state(house, mine)


@walk("seek", "asked", "declines")
def declines(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine, _, _ = asked_about(house, anna, bruno)
    before = state(house, mine)
    anna.post(f"/api/seeks/{mine}", method="DELETE")
    return before, state(house, mine)


@walk("seek", "asked", "gives no answer")
def gives_no_answer(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine, _, _ = asked_about(house, anna, bruno)
    before = state(house, mine)
    change(house, update(schema.seeks).where(schema.seeks.c.id == mine).values(asked_at=now() - ANSWER))
    pair(house)
    return before, state(house, mine)


@walk("seek", "asked", "another does not come")
def another_does_not_come(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine, _, theirs = asked_about(house, anna, bruno)
    before = state(house, mine)
    bruno.post(f"/api/seeks/{theirs}", method="DELETE")
    return before, state(house, mine)


@walk("seek", "asked", "one has blocked the other since")
def blocked_since(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine, _, theirs = asked_about(house, anna, bruno)
    before = state(house, mine)
    bruno.post(f"/api/me/company/block/{anna.me['id']}", method="PUT")
    anna.post(f"/api/seeks/{mine}/agree")
    assert state(house, theirs) == "open"
    pair(house)
    return before, state(house, mine)


@walk("seek", "asked", "sits down elsewhere")
def asked_sits_down_elsewhere(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine, _, _ = asked_about(house, anna, bruno)
    before = state(house, mine)
    other = seek(Visitor(house, "Clara"), game="manoeuvre")["id"]
    anna.post(f"/api/seeks/{other}/take")
    return before, state(house, mine)


@walk("seek", "asked", "is banned")
def asked_is_banned(house: House) -> tuple[str, str]:
    anna, bruno = two(house)
    mine, _, theirs = asked_about(house, anna, bruno)
    before = state(house, mine)
    ban(house, anna)
    pair(house)
    assert state(house, theirs) == "open"
    return before, state(house, mine)


# --- tournaments ------------------------------------------------------------------------------------------------------


@walk("tournament", NONE, "is made")
def is_made(house: House) -> tuple[str, str]:
    return NONE, str(hold(Visitor(house, "Anna"))["status"])


def entered(house: House, people: int = 2, **more: Any) -> tuple[list[Visitor], str]:
    those = company(house, people)
    name = str(hold(those[0], **more)["id"])
    for person in those:
        person.post(f"/api/tournaments/{name}/enter")
    return those, name


@walk("tournament", "open", "its holder begins it")
def holder_begins(house: House) -> tuple[str, str]:
    people, name = entered(house)
    before = seen(people[0], name)["status"]
    return before, people[0].post(f"/api/tournaments/{name}/start")["status"]


def its_time(house: House, name: str) -> None:
    mine = schema.tournaments.c.id == name
    change(house, update(schema.tournaments).where(mine).values(starts_at=now() - 1))
    look(house)


@walk("tournament", "open", "its time comes")
def its_time_comes(house: House) -> tuple[str, str]:
    people, name = entered(house, starts_at=now() + 60_000)
    before = seen(people[0], name)["status"]
    its_time(house, name)
    return before, seen(people[0], name)["status"]


@walk("tournament", "open", "its time comes, and there are not two")
def nobody_came(house: House) -> tuple[str, str]:
    people, name = entered(house, 1, starts_at=now() + 60_000)
    before = seen(people[0], name)["status"]
    its_time(house, name)
    return before, seen(people[0], name)["status"]


@walk("tournament", "open", "its holder gives it up")
def holder_gives_up_before(house: House) -> tuple[str, str]:
    people, name = entered(house)
    before = seen(people[0], name)["status"]
    return before, people[0].post(f"/api/tournaments/{name}/cancel")["status"]


@walk("tournament", "open", "its holder's account is deleted")
def holder_goes(house: House) -> tuple[str, str]:
    anna, bruno = member(house, "Holder who goes"), Visitor(house, "Bruno")
    name = hold(anna)["id"]
    before = seen(bruno, name)["status"]
    anna.post("/api/me/deletion", {"password": "correct horse"})
    return before, seen(bruno, name)["status"]


@walk("tournament", "running", "its last round is over")
def last_round(house: House) -> tuple[str, str]:
    people = company(house, 2)
    name = begun(people, rounds=1)
    before = seen(people[0], name)["status"]
    play_round(house, people, name)
    return before, seen(people[0], name)["status"]


@walk("tournament", "running", "fewer than two are left")
def nobody_left(house: House) -> tuple[str, str]:
    people = company(house, 2)
    name = begun(people, rounds=5)
    before = seen(people[0], name)["status"]
    people[1].post(f"/api/tournaments/{name}/withdraw")
    play_round(house, people, name)
    return before, seen(people[0], name)["status"]


@walk("tournament", "running", "an arena's time is over, and nobody plays")
def arena_over(house: House) -> tuple[str, str]:
    people = company(house, 2)
    name = begun(people, form="arena", minutes=5)
    look(house)
    before = seen(people[0], name)["status"]
    mine = schema.tournaments.c.id == name
    change(house, update(schema.tournaments).where(mine).values(started_at=now() - 400_000))
    look(house)
    assert seen(people[0], name)["status"] == "running", "a match under way is played to its end"
    play_round(house, people, name)
    return before, seen(people[0], name)["status"]


@walk("tournament", "running", "its holder gives it up")
def holder_gives_up(house: House) -> tuple[str, str]:
    people = company(house, 2)
    name = begun(people)
    before = seen(people[0], name)["status"]
    return before, people[0].post(f"/api/tournaments/{name}/cancel")["status"]


# --- who takes part ---------------------------------------------------------------------------------------------------


def mine(person: Visitor, name: str) -> str:
    return str(seen(person, name)["entered"] or NONE)


@walk("entrant", NONE, "enters before it begins")
def enters(house: House) -> tuple[str, str]:
    anna = Visitor(house, "Anna")
    name = hold(anna)["id"]
    return mine(anna, name), str(anna.post(f"/api/tournaments/{name}/enter")["entered"])


@walk("entrant", NONE, "enters late")
def enters_late(house: House) -> tuple[str, str]:
    name, late = begun(company(house, 2), late=1), Visitor(house, "Late")
    return mine(late, name), str(late.post(f"/api/tournaments/{name}/enter")["entered"])


@walk("entrant", "in", "leaves before it begins")
def leaves(house: House) -> tuple[str, str]:
    people, name = entered(house)
    before = mine(people[1], name)
    people[1].post(f"/api/tournaments/{name}/withdraw")
    return before, mine(people[1], name)


@walk("entrant", "in", "withdraws")
def entrant_withdraws(house: House) -> tuple[str, str]:
    people = company(house, 2)
    name = begun(people)
    before = mine(people[1], name)
    return before, str(people[1].post(f"/api/tournaments/{name}/withdraw")["entered"])


def absent(house: House) -> tuple[list[Visitor], str]:
    """The second of four has not come to their table in time."""
    people = company(house, 4)
    name = begun(people, rounds=3)
    for person in (people[0], *people[2:]):
        come(person, name)
    long_ago(house, name)
    return people, name


@walk("entrant", "in", "does not come")
def does_not_come(house: House) -> tuple[str, str]:
    people, name = absent(house)
    before = mine(people[1], name)
    look(house)
    return before, mine(people[1], name)


@walk("entrant", "in", "is banned")
def entrant_is_banned(house: House) -> tuple[str, str]:
    people = company(house, 4)
    name = begun(people)
    before = mine(people[1], name)
    ban(house, people[1])
    look(house)
    number = next(one for one in seen(people[0], name)["standing"] if one["name"] == "P1")
    return before, str(number["status"])


def deleted(people: list[Visitor], name: str, account: Visitor) -> str:
    account.post("/api/me/deletion", {"password": "correct horse"})
    [gone] = [one for one in seen(people[0], name)["standing"] if one["name"] is None]
    return str(gone["status"])


@walk("entrant", "in", "deletes their account")
def entrant_goes(house: House) -> tuple[str, str]:
    people = [*company(house, 3), member(house, "Going out")]
    name = begun(people)
    return mine(people[3], name), deleted(people, name, people[3])


@walk("entrant", "away", "deletes their account")
def absent_goes(house: House) -> tuple[str, str]:
    people = [*company(house, 3), member(house, "Going away")]
    name = begun(people)
    for person in people[:3]:
        come(person, name)
    long_ago(house, name)
    look(house)
    return mine(people[3], name), deleted(people, name, people[3])


@walk("entrant", "away", "comes back")
def absent_comes_back(house: House) -> tuple[str, str]:
    people, name = absent(house)
    look(house)
    before = mine(people[1], name)
    return before, str(people[1].post(f"/api/tournaments/{name}/enter")["entered"])


@walk("entrant", "away", "withdraws")
def absent_withdraws(house: House) -> tuple[str, str]:
    people, name = absent(house)
    look(house)
    before = mine(people[1], name)
    return before, str(people[1].post(f"/api/tournaments/{name}/withdraw")["entered"])


@walk("entrant", "out", "comes back")
def withdrawn_comes_back(house: House) -> tuple[str, str]:
    people = company(house, 4)
    name = begun(people)
    people[1].post(f"/api/tournaments/{name}/withdraw")
    before = mine(people[1], name)
    return before, str(people[1].post(f"/api/tournaments/{name}/enter")["entered"])


# --- rounds and pairings ----------------------------------------------------------------------------------------------


def round_state(house: House, name: str, number: int) -> str:
    wanted = select(schema.rounds).where(schema.rounds.c.tournament_id == name, schema.rounds.c.number == number)
    row = house.call(lambda: house.server.store.row(wanted))
    return NONE if row is None else "running" if row.ended_at is None else "over"


@walk("round", NONE, "is paired")
def is_paired(house: House) -> tuple[str, str]:
    people, name = entered(house)
    before = round_state(house, name, 1)
    people[0].post(f"/api/tournaments/{name}/start")
    return before, round_state(house, name, 1)


@walk("round", "running", "all its tables are over")
def tables_over(house: House) -> tuple[str, str]:
    people = company(house, 4)
    name = begun(people)
    before = round_state(house, name, 1)
    first = come(people[0], name)
    people[0].post(f"/api/tables/{first}/resign")
    look(house)
    assert round_state(house, name, 1) == before, "one table goes on"
    play_round(house, people, name)
    return before, round_state(house, name, 1)


@walk("round", "running", "all its tables are over, and the tournament was given up")
def tables_over_for_nothing(house: House) -> tuple[str, str]:
    people = company(house, 2)
    name = begun(people)
    before = round_state(house, name, 1)
    people[0].post(f"/api/tournaments/{name}/cancel")
    look(house)
    assert round_state(house, name, 1) == before
    people[0].post(f"/api/tables/{come(people[0], name)}/resign")
    look(house)
    assert round_state(house, name, 2) == NONE
    return before, round_state(house, name, 1)


def pairings(person: Visitor, name: str) -> list[Any]:
    return list(seen(person, name)["current"]["pairings"])


@walk("pairing", NONE, "is laid")
def is_laid(house: House) -> tuple[str, str]:
    people = company(house, 2)
    return NONE, pairings(people[0], begun(people))[0]["status"]


@walk("pairing", NONE, "somebody is too many")
def is_too_many(house: House) -> tuple[str, str]:
    people = company(house, 3)
    [_, alone] = pairings(people[0], begun(people))
    assert (len(alone["seats"]), alone["table"]) == (1, None)
    return NONE, alone["status"]


@walk("pairing", "playing", "the match ends")
def match_ends(house: House) -> tuple[str, str]:
    people = company(house, 4)
    name = begun(people)
    table = come(people[0], name)
    before = next(one["status"] for one in pairings(people[0], name) if one["mine"])
    people[0].post(f"/api/tables/{table}/resign")
    return before, next(one["status"] for one in pairings(people[0], name) if one["mine"])


@walk("pairing", "playing", "nobody comes")
def nobody_comes(house: House) -> tuple[str, str]:
    people = company(house, 2)
    name = begun(people, rounds=1)
    before = pairings(people[0], name)[0]["status"]
    long_ago(house, name)
    look(house)
    return before, pairings(people[0], name)[0]["status"]


@walk("pairing", "playing", "its result cannot be read")
def result_unread(house: House) -> tuple[str, str]:
    people = company(house, 2)
    name = begun(people, rounds=1)
    before = pairings(people[0], name)[0]["status"]
    mine = schema.tables.c.parent == name
    change(house, update(schema.tables).where(mine).values(status="finished", ending="{"))
    look(house)
    assert seen(people[0], name)["status"] == "finished", "it stops nobody else"
    return before, pairings(people[0], name)[0]["status"]


@walk("pairing", "over", "a drawn match of a knock-out is played again")
def played_again(house: House) -> tuple[str, str]:
    people = company(house, 2)
    name = begun(people, form="knockout", clocks=[LIVE])
    for person in people:
        table = come(person, name)
    ended = '{"reason": "agreed", "winners": [0, 1], "ranking": [1, 1]}'
    change(house, update(schema.tables).where(schema.tables.c.id == table).values(status="finished", ending=ended))
    before = pairings(people[0], name)[0]["status"]
    look(house)
    first, again = pairings(people[0], name)
    assert (first["status"], again["leg"]) == ("over", 1)
    return before, again["status"]
