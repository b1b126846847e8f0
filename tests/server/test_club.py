"""The club: ratings that are rows, people who find each other, pages of players."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update
from tests.server.conftest import House, Visitor
from tests.server.test_lobby import finished
from typer.testing import CliRunner

from caracole.cli import app
from caracole.kernel.game import installed
from caracole.review import data as review_data
from caracole.server import pairing, players, schema
from caracole.server.pairing import Waiting
from caracole.server.ratings import FEWEST, Ratings, places
from caracole.server.seating import Seat
from caracole.server.served_match import Ending
from caracole.server.skill import ANCHORS, Skill, after, anchor, shown
from caracole.server.store import Unit, now

ROOT = Path(__file__).parents[2]
LIVE = {"kind": "live", "bank": 900, "increment": 10}
SOLO = [{"kind": "me"}, {"kind": "bot", "name": "random"}]
Visit = Callable[..., Visitor]


@pytest.fixture(autouse=True)
def nobody_waits(house: House) -> Iterator[None]:
    """Nobody goes on looking after the test."""
    yield
    house.call(lambda: house.server.store.write(Unit().change(update(schema.seeks).values(status="gone"))))


def member(house: House, name: str) -> Visitor:
    """Somebody whose name is their own."""
    made = Visitor(house, name)
    made.remember(made.post("/api/me/password", {"password": "correct horse"}))
    return made


def seek(person: Visitor, status: int | None = None, **more: Any) -> Any:
    return person.post("/api/seeks", {"game": "glorreiche", "clock": LIVE, **more}, status)


def paired(person: Visitor, name: str) -> str:
    """The table a seek has led to; asked for as a page asks."""
    for _ in range(10):
        found = person.get(f"/api/seeks/{name}", wait=2)
        if found["status"] == "paired":
            return str(found["table"])
    raise AssertionError("nobody was found")


def rated_match(one: Visitor, other: Visitor) -> str:
    name = seek(one, rated=True)["id"]
    seek(other, rated=True)
    return paired(one, name)


def finish(table: str, one: Visitor, other: Visitor, decisions: int = FEWEST) -> Visitor:
    """Some decisions, then somebody resigns: says who."""
    people = (one, other)
    for person in people:
        person.see(table)
    for _ in range(decisions):
        next(person for person in people if person.see(table)["mine"]).move(table)
    other.post(f"/api/tables/{table}/resign", {})
    return other


def count(house: House) -> None:
    house.call(house.server.ratings.count_all)


# --- what a match teaches ---------------------------------------------------------------------------------------------


def test_whoever_wins_gains_and_whoever_loses_loses_as_much_when_both_are_new() -> None:
    [[winner], [loser]] = after([[Skill()], [Skill()]], [1, 2])
    assert winner.mu > Skill().mu > loser.mu
    assert winner.mu + loser.mu == pytest.approx(2 * Skill().mu)
    assert winner.sigma < Skill().sigma


def test_a_new_player_is_fifteen_hundred_and_provisional() -> None:
    assert (shown(Skill()).number, shown(Skill()).provisional) == (1500, True)
    assert not shown(Skill(25, 2)).provisional


def test_the_anchors_are_those_that_the_ladder_gives() -> None:
    made = subprocess.run(
        [sys.executable, "-m", "training.anchors", "show"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert ANCHORS.read_text(encoding="utf-8") == made.stdout
    levels = [anchor("manoeuvre/2", name) for name in ("tambour", "conscript", "voltigeur", "cuirassier", "old-guard")]
    means = [level.mu for level in levels if level is not None]
    assert len(means) == 5
    assert means == sorted(means)
    assert anchor("manoeuvre/2", "random") is None


def test_whose_seat_is_kept_by_a_bot_at_the_end_comes_last() -> None:
    left = Seat(seat=0, side=0, kind="bot", bot="voltigeur", rightful="anna")
    stayed = Seat(seat=1, side=1, kind="person", account="bruno")
    won = Ending("tower", [0], [1, 2])
    assert [(side.people, side.place) for side in places([left, stayed], won)] == [(["anna"], 3), (["bruno"], 2)]


# --- who plays with whom ----------------------------------------------------------------------------------------------

PEOPLE = st.lists(
    st.builds(
        lambda name, number, since, players: Waiting(f"s{name}", f"a{name}", ("game", players), players, number, since),
        st.integers(0, 40),
        st.integers(600, 2400),
        st.floats(0, 100),
        st.sampled_from((2, 3)),
    ),
    unique_by=lambda one: one.account,
    max_size=16,
)


@settings(deadline=None)
@given(PEOPLE)
def test_everybody_sits_once_with_people_who_fit_and_want_the_same(waiting: list[Waiting]) -> None:
    groups = pairing.groups(waiting, 100)
    sat = [one.id for group in groups for one in group]
    assert len(sat) == len(set(sat))
    for group in groups:
        assert len(group) == group[0].players
        assert len({one.kind for one in group}) == 1
        assert all(pairing.fit(one, other, 100) for one in group for other in group)


@settings(deadline=None)
@given(PEOPLE)
def test_two_who_fit_are_never_both_left_waiting(waiting: list[Waiting]) -> None:
    groups = pairing.groups(waiting, 100)
    sat = {one.id for group in groups for one in group}
    left = [one for one in waiting if one.id not in sat and one.players == 2]
    for place, one in enumerate(left):
        for other in left[place + 1 :]:
            assert not pairing.fit(one, other, 100)


def test_a_window_widens_by_the_second_until_two_fit() -> None:
    weak = Waiting("a", "anna", ("game",), 2, 1300, 0)
    strong = Waiting("b", "bruno", ("game",), 2, 1500, 0)
    assert pairing.groups([weak, strong], 1) == []
    assert pairing.groups([weak, strong], 60) == [[weak, strong]]


def test_nobody_is_paired_with_somebody_blocked_nor_twice_in_a_row_where_there_is_a_choice() -> None:
    a, b, c, d = (Waiting(name, name, ("game",), 2, 1500, 0) for name in "abcd")
    assert pairing.groups([a, b], 1, blocked=frozenset({frozenset("ab")})) == []
    again = pairing.groups([a, b, c, d], 1, latest={"a": "b", "b": "a", "c": "d", "d": "c"})
    assert {frozenset(one.id for one in pair) for pair in again} <= {frozenset(p) for p in ("ac", "bd", "ad", "bc")}
    assert pairing.groups([a, b], 1, latest={"a": "b", "b": "a"}) == [[a, b]]


# --- finding somebody -------------------------------------------------------------------------------------------------


def test_two_who_look_for_the_same_sit_down_together_and_their_match_begins(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    mine = seek(anna)
    assert [one["name"] for one in bruno.get("/api/seeks")] == ["Anna"]
    theirs = seek(bruno)
    table = paired(anna, mine["id"])
    assert paired(bruno, theirs["id"]) == table
    assert {seat["name"] for seat in anna.see(table)["seats"]} == {"Anna", "Bruno"}
    assert bruno.get("/api/seeks") == []


def test_who_asks_twice_waits_once_and_who_withdraws_is_not_found(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    mine = seek(anna, game="manoeuvre")
    assert seek(anna, game="manoeuvre")["id"] == mine["id"]
    assert anna.post(f"/api/seeks/{mine['id']}", method="DELETE")["status"] == "gone"
    assert seek(bruno, game="manoeuvre")["status"] == "open"
    assert bruno.get("/api/seeks")[0]["mine"]
    bruno.get(f"/api/seeks/{mine['id']}", 404)


def test_who_looks_for_one_clock_or_another_sits_down_once(house: House) -> None:
    anna, bruno, clara = (Visitor(house, name) for name in ("Anna", "Bruno", "Clara"))
    quick, days = {"kind": "live", "bank": 300, "increment": 5}, {"kind": "days", "turn": 2}
    mine = [seek(anna, clock=clock)["id"] for clock in (LIVE, quick, days)]
    theirs = [seek(person, clock=clock)["id"] for person, clock in ((bruno, LIVE), (clara, quick))]
    tables = [bruno, clara][0 if anna_sits(anna, mine[0]) else 1]
    assert [anna.get(f"/api/seeks/{name}")["status"] for name in mine].count("paired") == 1
    assert anna.get(f"/api/seeks/{mine[2]}")["status"] == "open"
    assert len(anna.get("/api/tables", which="mine")) == 1
    assert paired(tables, theirs[0 if tables is bruno else 1])


def anna_sits(anna: Visitor, name: str) -> bool:
    """Whether a seek led to a table, once one of hers has."""
    for _ in range(10):
        found = anna.get(f"/api/seeks/{name}", wait=2)["status"]
        if found != "open":
            return bool(found == "paired")
    raise AssertionError("nobody was found")


def test_somebody_who_is_no_longer_there_is_not_paired(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    mine = seek(anna, game="kriegspiel")
    gone = update(schema.seeks).where(schema.seeks.c.id == mine["id"]).values(seen_at=now() - 60_000)
    house.call(lambda: house.server.store.write(Unit().change(gone)))
    theirs = seek(bruno, game="kriegspiel")
    house.call(house.server.seeking.pair)
    assert bruno.get(f"/api/seeks/{theirs['id']}")["status"] == "open"
    bruno.post(f"/api/seeks/{theirs['id']}", method="DELETE")


def test_a_seek_can_be_taken_by_its_link_once(house: House) -> None:
    anna, bruno, clara = (Visitor(house, name) for name in ("Anna", "Bruno", "Clara"))
    mine = seek(anna, clock={"kind": "days", "turn": 3})
    table = bruno.post(f"/api/seeks/{mine['id']}/take")["table"]
    assert "faster" in clara.post(f"/api/seeks/{mine['id']}/take", status=409)["sentence"]
    assert paired(anna, mine["id"]) == table
    anna.post("/api/seeks/nothing/take", status=404)


def test_a_table_for_more_fills_up_or_begins_with_bots(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    mine, theirs = seek(anna, game="generalowsky", players=4), seek(bruno, game="generalowsky", players=4)
    table = anna.post(f"/api/seeks/{mine['id']}/bots", {"bot": "tambour"})["table"]
    seats = anna.see(table)["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "bot", "person", "person"]
    assert paired(bruno, theirs["id"]) == table


def test_bots_for_the_rest_begin_with_nobody_who_has_blocked_another_there(house: House) -> None:
    anna, bruno, clara = (Visitor(house, name) for name in ("Anna", "Bruno", "Clara"))
    clara.post(f"/api/me/company/block/{bruno.me['id']}", method="PUT")
    mine, *others = [seek(person, game="generalowsky", players=4)["id"] for person in (anna, bruno, clara)]
    table = anna.post(f"/api/seeks/{mine}/bots", {"bot": "random"})["table"]
    assert sorted(seat["kind"] for seat in anna.see(table)["seats"]) == ["bot", "bot", "person", "person"]
    assert paired(bruno, others[0]) == table, "who has waited longer"
    assert clara.get(f"/api/seeks/{others[1]}")["status"] == "open"


def test_who_is_banned_is_found_by_nobody_and_takes_no_seek(house: House) -> None:
    days = {"kind": "days", "turn": 3}
    anna, bruno, clara = (Visitor(house, name) for name in ("Anna", "Bruno", "Clara"))
    mine = seek(anna, clock=days)["id"]
    ban = {"account": anna.me["id"], "kind": "ban", "text": "enough", "at": now(), "until": None, "report": None}
    house.call(lambda: house.server.store.write(Unit().add(schema.sanctions, **ban)))
    assert bruno.post(f"/api/seeks/{mine}/take", status=409)["error"] == "not-now"
    theirs = seek(bruno, clock=days)["id"]
    assert anna.post(f"/api/seeks/{theirs}/take", status=403)["error"] == "not-yours"
    house.call(house.server.seeking.pair)
    assert anna.get(f"/api/seeks/{mine}")["status"] == "gone"
    assert paired(clara, seek(clara, clock=days)["id"]) == paired(bruno, theirs)


def test_blocked_people_see_and_meet_each_other_nowhere(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    anna.post(f"/api/me/company/block/{bruno.me['id']}", method="PUT")
    mine, theirs = seek(anna), seek(bruno)
    house.call(house.server.seeking.pair)
    assert [one["name"] for one in bruno.get("/api/seeks")] == ["Bruno"]
    assert bruno.get(f"/api/seeks/{theirs['id']}")["status"] == "open"
    assert bruno.post(f"/api/seeks/{mine['id']}/take", status=409)["error"] == "not-now"
    for person, name in ((anna, mine), (bruno, theirs)):
        person.post(f"/api/seeks/{name['id']}", method="DELETE")


def test_a_challenge_waits_for_an_answer_and_can_be_declined(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), member(house, "Brigitte")
    called = {"name": "brigitte", "table": {"game": "glorreiche"}}
    table = anna.post("/api/challenges", called)["table"]
    assert [one["asked"] for one in bruno.get("/api/tables", which="mine")] == [True]
    bruno.post(f"/api/tables/{table}/leave")
    assert anna.get(f"/api/tables/{table}/about")["status"] == "cancelled"
    table = anna.post("/api/challenges", called)["table"]
    bruno.join(table)
    assert anna.see(table)["status"] == "running"
    assert "Nobody" in anna.post("/api/challenges", {**called, "name": "Nemo"}, 404)["sentence"]


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 5}, "players"),
        ({"preset": "none such"}, "preset"),
        ({"rated": True}, "password"),
        ({"clock": {"kind": "live", "bank": 0}}, "bank"),
    ],
)
def test_what_could_never_become_a_table_is_refused_with_its_reason(house: House, wanted: Any, says: str) -> None:
    anna = Visitor(house, "Anna")
    answer = anna.http.post("/api/seeks", json={"game": "glorreiche", "clock": LIVE, **wanted})
    assert answer.status_code in (400, 403, 422)
    assert says in answer.text
    assert anna.get("/api/seeks") == []


# --- rated matches ----------------------------------------------------------------------------------------------------


def test_a_rated_match_changes_both_ratings_by_a_row_each(house: House) -> None:
    anna, bruno = member(house, "Antonia"), member(house, "Benno")
    table = rated_match(anna, bruno)
    assert anna.get(f"/api/tables/{table}/about")["rated"]
    loser = finish(table, anna, bruno)
    count(house)
    count(house)
    metrics = dict(line.split() for line in anna.http.get("/metrics").text.splitlines() if line.startswith("caracole_"))
    assert int(metrics["caracole_seeks_paired"]) >= 1
    assert int(metrics["caracole_rated_matches"]) >= 1
    assert "caracole_seeks_waiting" in metrics
    assert "caracole_tournaments_going" in metrics
    standing = {name: anna.get(f"/api/players/{name}")["ratings"] for name in ("Antonia", "Benno")}
    assert loser is bruno
    assert standing["Antonia"][0]["rating"]["number"] > 1500 > standing["Benno"][0]["rating"]["number"]
    assert [len(rows[0]["course"]) for rows in standing.values()] == [1, 1]
    assert standing["Antonia"][0]["course"][0]["table"] == table
    assert anna.get("/api/players/benno/matches", result="lost")[0]["id"] == table
    assert anna.get("/api/players/benno/matches", result="won") == []


def test_a_match_of_a_few_steps_is_void(house: House) -> None:
    anna, bruno = member(house, "Amalie"), member(house, "Bertold")
    finish(rated_match(anna, bruno), anna, bruno, decisions=1)
    count(house)
    assert anna.get("/api/players/Amalie")["ratings"] == []


def test_a_rated_match_has_no_hints_no_takebacks_no_bots_and_no_guests(house: House) -> None:
    anna, bruno, clara = member(house, "Adele"), member(house, "Bodo"), Visitor(house, "Clara")
    table = rated_match(anna, bruno)
    for person in (anna, bruno):
        assert not person.see(table)["may"]["takeback"]
    one = next(person for person in (anna, bruno) if person.see(table)["mine"])
    one.move(table)
    assert "rated" in one.post(f"/api/tables/{table}/offer", {"kind": "takeback"}, 409)["sentence"]
    waiting = anna.open(clock=LIVE, rated=True)
    assert "password" in clara.post(f"/api/tables/{waiting}/join", {}, 403)["sentence"]
    assert "rated" in anna.post(f"/api/tables/{waiting}/bot", {"seat": 1, "bot": "tambour"}, 409)["sentence"]
    assert "clock" in anna.post("/api/tables", {"game": "glorreiche", "rated": True}, 400)["sentence"]
    told = {"game": "glorreiche", "rated": True, "clock": LIVE, "options": {"rank": "cell_colour"}}
    assert "printed" in anna.post("/api/tables", told, 400)["sentence"]


def test_whoever_plays_a_rated_match_has_nothing_of_its_game_judged_until_it_is_over(house: House) -> None:
    anna, bruno = member(house, "Amaranth"), member(house, "Bonaventura")
    program = Visitor(house, token=anna.post("/api/me/bots", {"name": "her-program"})["token"])
    casual, brought = anna.open(seats=SOLO), finished(anna)
    table = rated_match(anna, bruno)
    for person in (anna, program):
        assert "rated" in person.post("/api/bench/lines", {"game": "glorreiche"}, 409)["sentence"]
    assert "rated" in anna.post("/api/bench/play-on", {"bench": {"game": "glorreiche"}}, 409)["sentence"]
    assert "rated" in anna.get(f"/api/tables/{brought}/review", 409)["sentence"]
    assert "rated" in anna.post(f"/api/tables/{casual}/hint", {}, 409)["sentence"]
    for person, game in ((anna, "kriegspiel"), (Visitor(house, "Clara"), "glorreiche")):
        with person.http.stream("POST", "/api/bench/lines", json={"game": game}) as answer:
            assert answer.status_code == 200, "another game, somebody else"
    bruno.post(f"/api/tables/{table}/resign", {})
    with anna.http.stream("POST", "/api/bench/lines", json={"game": "glorreiche"}) as answer:
        assert answer.status_code == 200


def test_ratings_computed_anew_from_the_matches_are_the_same_and_a_wrong_row_is_found(house: House) -> None:
    anna, bruno = member(house, "Agathe"), member(house, "Bruno Klein")
    for _ in range(2):
        finish(rated_match(anna, bruno), anna, bruno)
        count(house)
    ratings: Ratings = house.server.ratings
    rows, wrong = house.call(lambda: ratings.rebuild(write=False))
    assert (rows > 0, wrong) == (True, 0)
    broken = update(schema.ratings).where(schema.ratings.c.account == anna.me["id"]).values(mu=99.0)
    house.call(lambda: house.server.store.write(Unit().change(broken)))
    assert house.call(lambda: ratings.rebuild(write=True))[1] == 2
    assert house.call(lambda: ratings.rebuild(write=False))[1] == 0
    database = ["--database", house.server.settings.database]
    told = CliRunner().invoke(app, ["club", "ratings", "check", *database])
    assert (told.exit_code, "0 stored ones do not agree" in told.output) == (0, True)
    assert "Agathe  glorreiche/2" in CliRunner().invoke(app, ["club", "list", *database]).output


def test_a_match_that_is_counted_while_ratings_are_computed_anew_keeps_its_rows(house: House) -> None:
    anna, bruno = member(house, "Albertine"), member(house, "Bartholo")
    finish(rated_match(anna, bruno), anna, bruno)
    count(house)
    latest = rated_match(anna, bruno)
    ratings = Ratings(house.server.store)
    read = ratings.read

    async def counted_meanwhile(row: Any) -> Any:
        await house.server.ratings.count_all()
        return await read(row)

    finish(latest, anna, bruno)
    ratings.read = counted_meanwhile  # type: ignore[method-assign]
    wrong = update(schema.ratings).where(schema.ratings.c.account == anna.me["id"]).values(mu=99.0)
    house.call(lambda: house.server.store.write(Unit().change(wrong)))
    house.call(lambda: ratings.rebuild(write=True))
    assert house.call(lambda: Ratings(house.server.store).rebuild(write=False))[1] == 0
    [pool] = anna.get("/api/players/Albertine")["ratings"]
    assert (pool["matches"], pool["course"][-1]["table"]) == (2, latest)


def three_at_a_table(house: House, *names: str) -> tuple[list[Visitor], str]:
    """A rated match for three after its first decisions."""
    people = [member(house, name) for name in names]
    seeks = [seek(person, game="generalowsky", players=3, rated=True)["id"] for person in people]
    table = paired(people[0], seeks[0])
    for person in people:
        person.see(table)
    for _ in range(FEWEST):
        next(person for person in people if person.see(table)["mine"]).move(table)
    return people, table


def test_who_resigns_while_others_play_on_has_lost_in_ratings_and_on_their_page(house: House) -> None:
    people, table = three_at_a_table(house, "Drei A", "Drei B", "Drei C")
    first, second, winner = people
    first.post(f"/api/tables/{table}/resign")
    assert table in {one["id"] for one in first.get("/api/tables", which="mine")}
    seat = next(seat for seat in winner.see(table)["seats"] if seat["state"] == "out")
    assert (seat["kind"], seat["name"]) == ("bot", first.me["name"])
    assert first.post(f"/api/tables/{table}/comeback", status=409)["error"] == "not-now"
    second.post(f"/api/tables/{table}/resign")
    count(house)
    numbers = {}
    for person in people:
        page = person.get(f"/api/players/{person.me['name']}")
        [pool] = page["ratings"]
        numbers[person] = pool["rating"]["number"]
        assert next(score["mean"] for score in page["scores"] if score["by"] == "whole") == float(person is winner)
        assert [one["id"] for one in person.get(f"/api/players/{person.me['name']}/matches")] == [table]
    assert numbers[winner] > numbers[second] > numbers[first], "the last to leave was second"
    assert house.call(lambda: house.server.ratings.rebuild(write=False))[1] == 0


def test_who_deletes_their_account_in_a_rated_match_has_lost_it_and_ratings_stay_as_they_follow(house: House) -> None:
    anna, bruno = member(house, "Ausreisser"), member(house, "Bleibt")
    table = rated_match(anna, bruno)
    for person in (anna, bruno):
        person.see(table)
    for _ in range(FEWEST):
        next(person for person in (anna, bruno) if person.see(table)["mine"]).move(table)
    anna.post("/api/me/deletion", {"password": "correct horse"})
    sight = bruno.see(table)
    assert (sight["status"], sight["ending"]["reason"]) == ("finished", "absent")
    assert not any(seat.get("name") == "Ausreisser" for seat in sight["seats"])
    count(house)
    assert bruno.get("/api/players/Bleibt")["ratings"][0]["rating"]["number"] > 1500
    assert house.call(lambda: house.server.ratings.rebuild(write=False))[1] == 0
    people, table = three_at_a_table(house, "Vier A", "Vier B", "Vier C")
    people[0].post("/api/me/deletion", {"password": "correct horse"})
    people[1].post(f"/api/tables/{table}/resign")
    assert "Vier A" not in str(people[2].see(table))
    count(house)
    second, first = (people[at].get(f"/api/players/Vier {'ABC'[at]}")["ratings"][0]["rating"] for at in (1, 2))
    assert first["number"] > second["number"] > 1500, "both are ahead of who left first"
    people[1].post("/api/me/deletion", {"password": "correct horse"})
    assert house.call(lambda: house.server.ratings.rebuild(write=False))[1] == 0


def test_two_servers_that_count_at_once_count_once(house: House) -> None:
    anna, bruno = member(house, "Alma"), member(house, "Balduin")
    table = rated_match(anna, bruno)
    finish(table, anna, bruno)

    async def twice() -> int:
        one, other = Ratings(house.server.store), Ratings(house.server.store)
        await asyncio.gather(one.count_all(), other.count_all(), house.server.ratings.count_all())
        return len(await house.server.store.rows(select(schema.counted).where(schema.counted.c.table_id == table)))

    assert house.call(twice) == 1


# --- players' pages ---------------------------------------------------------------------------------------------------


def test_a_private_page_shows_a_name_and_nothing_else(house: House) -> None:
    anna, bruno = member(house, "Annegret"), Visitor(house, "Bruno")
    anna.post("/api/me", {"profile": "private"}, method="PATCH")
    page = bruno.get("/api/players/annegret")
    assert (page["name"], page["private"], page["ratings"], page["scores"], page["since"]) == (
        "Annegret",
        True,
        [],
        [],
        0,
    )
    assert (page["activity"], page["honours"], page["judged"], page["fortunes"]) == ([], [], [], [])
    assert "private" in bruno.get("/api/players/annegret/matches", 403)["sentence"]
    assert anna.get("/api/players/annegret")["since"] > 0


def test_a_private_match_counts_in_no_number_that_others_see(house: House) -> None:
    anna, bruno, clara = member(house, "Apollonia"), member(house, "Bartholomäus"), Visitor(house, "Clara")
    before = clara.get("/api/players/Apollonia")
    table = anna.open(private=True, seats=[{"kind": "me"}, {"kind": "invite"}])
    invite = anna.get(f"/api/tables/{table}")["seats"][1]["invite"]
    bruno.join(table, invite=invite)
    bruno.post(f"/api/tables/{table}/resign", {})
    assert clara.get("/api/players/Apollonia") == before, "scores, activity, honours: nothing moves"
    assert anna.get("/api/players/Apollonia")["activity"][-2:].count(1) == 1, "also when midnight passes"
    assert clara.get("/api/players/Apollonia/matches") == []
    assert anna.get("/api/players/Apollonia")["scores"][0]["mean"] == 1.0
    assert bruno.get("/api/players/Apollonia/matches")[0]["id"] == table


def test_scores_are_told_by_side_by_army_and_by_order_of_play(house: House) -> None:
    anna, bruno = member(house, "Antigone"), Visitor(house, "Bruno")
    table = anna.open("manoeuvre", options={"armies": ["RU", "SP"], "first": 1})
    bruno.join(table)
    bruno.post(f"/api/tables/{table}/resign", {})
    told = bruno.get("/api/players/Antigone")["scores"]
    assert [(one["by"], one["which"], one["mean"]) for one in told] == [
        ("whole", "", 1.0), ("side", "0", 1.0), ("army", "RU", 1.0), ("order", "2", 1.0),
    ]  # fmt: skip
    assert all(one["low"] < 1.0 == one["high"] and one["matches"] == 1 for one in told)


def test_whoever_commands_a_part_of_a_side_is_scored_by_what_it_was(house: House) -> None:
    anna, others = member(house, "Artemis"), [Visitor(house, name) for name in ("Bruno", "Clara", "Dora")]
    table = anna.open("kriegspiel", options={"players": 4})
    for other in others:
        other.join(table)
    mine = anna.see(table)["seats"][0]
    foes = [seat["seat"] for seat in anna.see(table)["seats"] if seat["side"] != mine["side"]]
    for seat in foes:
        others[seat - 1].post(f"/api/tables/{table}/resign", {})
    told = {one["by"]: one["which"] for one in anna.get("/api/players/Artemis")["scores"]}
    assert told == {"whole": "", "side": str(mine["side"]), "seat": ",".join(mine["arms"])}


def row(number: int, **more: Any) -> Any:
    """A finished match of somebody, as the database tells it."""
    ending = {"reason": "tower", "winners": [0], "ranking": [1, 2], **more.pop("ending", {})}
    kept = {"id": f"t{number}", "game": "glorreiche", "my_side": 0, "my_loss": False, "changed_at": 0, **more}
    return SimpleNamespace(ending=msgspec.json.encode(ending).decode(), **kept)


def test_honours_are_earned_by_winning_every_game_every_side_and_by_leaving_none() -> None:
    everywhere = [row(number, game=name) for number, name in enumerate(installed())]
    assert players.earned(everywhere, left=False) == ["every-game"]
    assert players.earned(everywhere[1:], left=False) == []
    second = [row(number, my_side=1, ending={"winners": [1], "ranking": [2, 1]}) for number in range(5)]
    first = [row(number + 5) for number in range(5)]
    assert players.earned(first + second, left=False) == ["every-side"]
    assert players.earned(first[1:] + second, left=False) == []
    many = [row(number) for number in range(50)]
    assert players.earned(many, left=False) == ["to-the-end"]
    assert players.earned(many, left=True) == players.earned(many[1:], left=False) == []
    late = row(50, ending={"reason": "time", "winners": [1], "ranking": [2, 1]})
    assert players.earned([*many, late], left=False) == []
    assert players.earned(many * 2, left=False) == [], "against oneself nothing is earned"


def test_activity_counts_a_match_on_the_day_it_ended_for_half_a_year() -> None:
    today = 1_000 * players.DAY + 5
    rows = [row(0, changed_at=today), row(0, changed_at=today), row(1, changed_at=today - players.DAY),
            row(2, changed_at=today - players.DAYS * players.DAY)]  # fmt: skip
    days = players.active(rows, today)
    assert (len(days), days[-2:], sum(days)) == (182, [1, 1], 2)


def test_leaders_stand_beside_the_bots_and_provisional_ones_do_not(house: House) -> None:
    names = [one["name"] for one in Visitor(house).get("/api/leaders/kriegspiel")]
    assert names == ["old-guard", "cuirassier", "voltigeur", "conscript", "tambour"]
    Visitor(house).get("/api/leaders/chess", 404)


def test_following_somebody_does_not_hush_them(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), member(house, "Bonifaz")
    anna.post(f"/api/me/company/follow/{bruno.me['id']}", method="PUT")
    assert anna.get("/api/players/Bonifaz")["following"]
    assert house.call(lambda: house.server.lobby.social.unheard(anna.me["id"])) == set()


def test_reviews_tell_what_decisions_lost_and_luck_gave_and_private_ones_tell_it_to_nobody_else(house: House) -> None:
    anna, bruno, clara = member(house, "Aurelie"), member(house, "Benedikt"), Visitor(house, "Clara")
    for private in (False, True):
        table = anna.open(private=private, seats=[{"kind": "me"}, {"kind": "invite"}])
        bruno.join(table, invite=anna.get(f"/api/tables/{table}")["seats"][1]["invite"])
        bruno.post(f"/api/tables/{table}/resign", {})
        number = anna.see(table)["number"]
        sums = [review_data.Side(result=1 - side, lost=0.3 + side, decisions=10, phases={}, grades={}, accuracy=90.0,
                          luck=0.2 - 0.4 * side, adjusted=0.5) for side in (0, 1)]  # fmt: skip
        body = msgspec.json.encode({"sides": sums}).decode()
        row = {"table_id": table, "care": "quick", "number": number, "body": body}
        unit = Unit().add(schema.reviews, **row)
        house.call(partial(house.server.store.write, unit))
    page = clara.get("/api/players/Aurelie")
    assert [(one["matches"], one["loss"], one["luck"]) for one in page["judged"]] == [(1, 0.03, 0.2)]
    assert [(one["luck"], one["decisions"]) for one in page["fortunes"]] == [(0.2, pytest.approx(1.0))]
    assert anna.get("/api/players/Aurelie")["judged"][0]["matches"] == 2
    assert bruno.get("/api/players/Benedikt")["fortunes"][0]["decisions"] == pytest.approx(-1.0)


def test_a_match_that_runs_changes_nothing_on_the_pages_of_its_players(house: House) -> None:
    anna, bruno, clara = member(house, "Adelgund"), member(house, "Balthasar"), Visitor(house, "Clara")
    table = anna.open("manoeuvre")
    bruno.join(table)
    paths = [
        f"/api/players/{who}{more}" for who in ("Adelgund", "Balthasar") for more in ("", "/matches", "/tournaments")
    ]
    before = [clara.get(path) for path in [*paths, "/api/leaders/manoeuvre"]]
    for _ in range(12):
        next(person for person in (anna, bruno) if person.see(table)["mine"]).move(table)
    assert [clara.get(path) for path in [*paths, "/api/leaders/manoeuvre"]] == before


# --- watching ---------------------------------------------------------------------------------------------------------


def test_live_matches_are_public_ones_of_people_the_best_first_and_tell_no_private_rating(house: House) -> None:
    anna, bruno, clara = member(house, "Angelika"), member(house, "Bastian"), Visitor(house, "Clara")
    finish(rated_match(anna, bruno), anna, bruno)
    count(house)
    bots = [{"kind": "me"}, {"kind": "bot", "name": "tambour"}]
    weak, hidden = clara.open(seats=bots), anna.open(seats=bots, private=True)
    strong = anna.open()
    bruno.join(strong)

    def live() -> dict[str, Any]:
        house.server.watching.at = 0  # what is kept for a second for all who ask
        return {one["table"]["id"]: one["ratings"] for one in clara.get("/api/live", limit=24)}

    listed = list(live())
    assert listed.index(strong) < listed.index(weak)
    assert hidden not in listed
    numbers = live()[strong]
    assert numbers[0]["number"] > numbers[1]["number"]
    bruno.post("/api/me", {"profile": "private"}, method="PATCH")
    numbers = live()[strong]
    assert numbers[1] is None
    bruno.post(f"/api/tables/{strong}/resign", {})
    assert strong in {one["table"]["id"] for one in Visitor(house).get("/api/live", limit=24)}, "of a moment ago"
    assert strong not in live()


# --- two accounts become one ------------------------------------------------------------------------------------------


def test_a_guest_who_comes_back_takes_along_what_they_played_on_this_device(house: House) -> None:
    anna, bruno = member(house, "Adriane"), Visitor(house, "Bruno")
    guest = Visitor(house, "Somebody")
    table = guest.open()
    bruno.join(table)
    while bruno.see(table)["mine"]:
        bruno.move(table)
    guest.move(table)
    guest_id = guest.me["id"]
    both = anna.open()
    guest.join(both)
    guest.post(f"/api/me/company/follow/{bruno.me['id']}", method="PUT")
    guest.remember(guest.post("/api/sessions", {"name": "adriane", "password": "correct horse", "take": True}))
    assert guest.me["id"] == anna.me["id"]
    assert {one["id"] for one in anna.get("/api/tables", which="mine")} >= {table, both}
    assert [seat["name"] for seat in bruno.see(table)["seats"]] == ["Adriane", "Bruno"]
    decider = next(person for person in (anna, bruno) if person.see(table)["mine"])
    decider.move(table)
    assert [tie["name"] for tie in anna.get("/api/me/company")["ties"]] == ["Bruno"]
    old, exported = guest_id, anna.get("/api/me/export")
    assert [row["account"] for row in exported["merged"]] == [old]
    assert table in {row["table_id"] for row in exported["seats"]}
    assert table in {row["table_id"] for row in exported["steps"]}, "what the guest did is hers now"
    seats = {seat["seat"]: seat for seat in anna.see(both)["seats"]}
    assert not seats[1].get("name")


def test_who_comes_back_without_taking_along_leaves_the_guest_as_it_was(house: House) -> None:
    member(house, "Aglaia")
    guest = Visitor(house, "Somebody else")
    table = guest.open()
    guest.remember(guest.post("/api/sessions", {"name": "aglaia", "password": "correct horse"}))
    assert guest.get("/api/tables", which="mine") == []
    assert guest.get(f"/api/tables/{table}")["seats"][0]["name"] == "Somebody else"


def spoil(house: House) -> None:
    """All ratings of a server that stands still are no longer what they were."""
    with sqlite3.connect(house.server.settings.database.removeprefix("sqlite:///")) as file:
        file.execute("update ratings set mu = 99")


def test_the_operator_renames_joins_bans_and_closes_accounts(build: Callable[..., House]) -> None:
    house = build(grace_seconds=0)
    anna, double, bruno = member(house, "Antje"), member(house, "Antje Zwei"), member(house, "Bernd")
    for person in (anna, double):
        finish(rated_match(person, bruno), person, bruno)
        count(house)
    database = ["--database", house.server.settings.database]

    def run(*words: str) -> str:
        told = CliRunner().invoke(app, ["club", *words, *database])
        assert told.exit_code == 0, told.output
        return told.output

    refused = CliRunner().invoke(app, ["club", "rename", "Antje", "Antonie", *database])
    assert refused.exit_code != 0  # the file belongs to the server
    house.stop()
    assert "Antonie" in run("rename", "Antje", "Antonie")
    assert "1 tables" in run("merge", "Antje Zwei", "antonie")
    assert "0 stored ones do not agree" in run("ratings", "check")
    spoil(house)
    wrong = CliRunner().invoke(app, ["club", "ratings", "check", *database])
    assert (wrong.exit_code, "4 stored ones do not agree\n" in wrong.output) == (1, True)
    assert "4 stored ones do not agree, and were set right" in run("ratings", "rebuild")
    assert "0 stored ones do not agree\n" in run("ratings", "rebuild")
    assert "Bernd" in run("ban", "Bernd", "--why", "enough", "--hours", "1")
    assert "former player" in run("close", "Bernd")
    listed = run("list")
    assert ("Antonie" in listed, "Zwei" in listed, "Bernd" in listed) == (True, False, False)
    fresh = build(grace_seconds=0)
    page = Visitor(fresh, "Clara").get("/api/players/Antonie")
    assert page["ratings"][0]["matches"] == 2
    nobody = CliRunner().invoke(app, ["club", "close", "Nemo", *database])
    assert nobody.exit_code != 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["list"], "there is no database"),
        (["ratings", "rebuild"], "there is no database"),
        (["ban", "Anna", "--why", "x"], "there is no database"),
        (["close", "\udcff"], "signs that no name"),
        (["rename", "Anna", "An\u202ena"], "signs that no name"),
        (["ban", "Anna", "--why", "\udcff"], "signs that no name"),
    ],
)
def test_wrong_words_of_the_operator_get_a_sentence_and_make_nothing(
    tmp_path: Path, words: list[str], says: str
) -> None:
    file = tmp_path / "mistyped.db"
    told = CliRunner().invoke(app, ["club", *words, "--database", f"sqlite:///{file}"])
    assert (told.exit_code, says in told.output) == (2, True), told.output
    assert list(tmp_path.iterdir()) == []
