"""Tournaments: made, entered, paired, played to the end; the same luck at every table, and nothing told too early."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update
from tests.server.conftest import House, Visitor
from tests.server.test_club import member
from websockets.exceptions import InvalidStatus

from caracole.kernel import names
from caracole.kernel.game import game, installed
from caracole.kernel.luck import FairLuck
from caracole.kernel.match import Match
from caracole.kernel.random import Random
from caracole.kernel.record import parse
from caracole.server import schema
from caracole.server.store import Unit, now
from caracole.server.tournaments import pairing
from caracole.server.tournaments.field import Entrant, Played, met
from caracole.server.tournaments.pairing import Stood
from caracole.server.tournaments.standing import BREAKS, standing, travellers

LIVE = {"kind": "live", "bank": 900, "increment": 10}
Json = Any


# --- pairing and standing, without a server ---------------------------------------------------------------------------


def field(people: int) -> list[Entrant]:
    return [Entrant(number=number, rating=2000 - 10 * number) for number in range(1, people + 1)]


def beat(turn: int, board: int, *players: int, counts: tuple[int, ...] | None = None, **more: Any) -> Played:
    """A match won by the first, the others behind in order."""
    places = tuple(range(1, len(players) + 1))
    left = (False,) * len(players)
    return Played(
        round=turn, board=board, players=players, table=f"{turn}/{board}",
        **{"places": places, "left": left, "counts": counts, **more},
    )  # fmt: skip


def bye(turn: int, number: int) -> Played:
    return Played(round=turn, board=99, players=(number,), now="bye")


def result_of(turn: int, board: int, pair: Sequence[int]) -> Played:
    """The lower number wins, so that a round follows from its pairings alone."""
    return bye(turn, pair[0]) if len(pair) == 1 else beat(turn, board, *sorted(pair))


@pytest.mark.parametrize("people", [2, 3, 6, 7])
def test_in_a_round_robin_everybody_meets_everybody_once_and_sits_on_both_sides(people: int) -> None:
    played: list[Played] = []
    for turn in range(1, pairing.robin_rounds(people, 2) + 1):
        pairs = pairing.robin(list(range(1, people + 1)), turn, played)
        assert sorted(number for pair in pairs for number in pair) == list(range(1, people + 1))
        played += [Played(round=turn, board=board, players=pair) for board, pair in enumerate(pairs)]
    assert set(met(played).values()) == {1}
    assert len(met(played)) == people * (people - 1) // 2
    first = Counter(game.players[0] for game in played if len(game.players) == 2)
    assert max(first.values()) - min(first[number] for number in range(1, people + 1)) <= 2


@settings(deadline=None, max_examples=15)
@given(st.integers(4, 13), st.integers(0, 3), st.booleans())
def test_a_swiss_pairs_nobody_twice_and_gives_nobody_two_byes(people: int, absent: int, blocked: bool) -> None:
    everybody, played = field(people), list[Played]()
    apart = {frozenset((1, 2))} if blocked and people > 6 else set()
    for turn in range(1, 4):
        playing = [one.number for one in everybody if not (turn == 2 and one.number <= absent)]
        pairs = pairing.swiss(everybody, playing, played, turn, 3, apart)
        assert sorted(number for pair in pairs for number in pair) == sorted(playing)
        played += [result_of(turn, board, pair) for board, pair in enumerate(pairs)]
    assert set(met(played).values()) <= {1}
    assert max(Counter(game.players[0] for game in played if len(game.players) == 1).values(), default=0) <= 1
    assert not apart & set(met(played))


def test_more_rounds_than_opponents_are_still_paired() -> None:
    everybody, played = field(4), list[Played]()
    for turn in range(1, 7):
        pairs = pairing.swiss(everybody, [1, 2, 3, 4], played, turn, 6)
        assert len(pairs) == 2
        played += [result_of(turn, board, pair) for board, pair in enumerate(pairs)]
    assert set(met(played).values()) == {2}


@settings(deadline=None, max_examples=20)
@given(st.integers(2, 15), st.integers(1, 4))
def test_a_matching_pairs_everybody_but_one_with_as_few_repeats_as_can_be(people: int, rounds: int) -> None:
    played: list[Played] = []
    for turn in range(1, rounds + 1):
        stood = [Stood(number, rank) for rank, number in enumerate(range(1, people + 1))]
        pairs = pairing.matched(stood, played)
        assert sorted(number for pair in pairs for number in pair) == list(range(1, people + 1))
        assert sum(len(pair) == 1 for pair in pairs) == people % 2
        played += [result_of(turn, board, pair) for board, pair in enumerate(pairs)]
    if rounds < people - people % 2 - 1 and people > 5:
        assert max(met(played).values()) <= 2


def test_tables_of_more_are_filled_evenly_and_meet_anew() -> None:
    assert pairing.sizes(10, 4, lambda size: size >= 3) == ([4, 3, 3], 0)
    assert pairing.sizes(9, 4, lambda size: size == 4) == ([4, 4], 1)
    played: list[Played] = []
    for turn in (1, 2, 3):
        stood = [Stood(number, number) for number in range(1, 10)]
        tables = pairing.circles(stood, played, [3, 3, 3], 0)
        assert sorted(number for table in tables for number in table) == list(range(1, 10))
        played += [beat(turn, board, *table) for board, table in enumerate(tables)]
    assert sum(count - 1 for count in met(played).values()) <= 3


def test_in_a_bracket_the_two_strongest_meet_last_and_the_strongest_have_the_byes() -> None:
    assert pairing.bracket(field(6)) == [(1,), (4, 5), (2,), (3, 6)]
    assert pairing.bracket(field(8))[0] == (1, 8)
    assert [len(table) for table in pairing.groups(field(10), [4, 3, 3])] == [4, 3, 3]


def test_points_are_one_for_each_opponent_left_behind_and_half_for_each_tied_with() -> None:
    four = beat(1, 1, 4, 3, 2, 1)
    assert [four.points(seat, 4) for seat in range(4)] == [3, 2, 1, 0]
    three = beat(1, 1, 4, 3, 2)
    assert [three.points(seat, 4) for seat in range(3)] == [3, 1.5, 0]
    drawn = beat(1, 1, 1, 2, places=(1, 1))
    assert [drawn.points(seat, 2) for seat in range(2)] == [0.5, 0.5]
    left = beat(1, 1, 1, 2, left=(True, False))
    assert [left.points(seat, 2) for seat in range(2)] == [0, 1]
    nobody = beat(1, 1, 1, 2, left=(True, True))
    assert [nobody.points(seat, 2) for seat in range(2)] == [0, 0]
    assert bye(1, 1).points(0, 2) == 1


def test_tie_breaks_decide_by_their_names() -> None:
    played = [beat(1, 1, 1, 2), beat(1, 2, 3, 4), beat(2, 1, 1, 3), beat(2, 2, 2, 4)]
    found = standing("swiss", 2, field(4), played, 2)
    assert [one.number for one in found] == [1, 2, 3, 4]
    assert BREAKS["swiss"][0] == "buchholz"
    assert [(one.points, one.breaks[0]) for one in found] == [(2, 2), (1, 2), (1, 2), (0, 2)]
    second, third = found[1:3]
    assert second.place == third.place == 2, "equal in everything shares a place"
    robin = standing("robin", 2, field(3), [beat(1, 1, 1, 2), beat(2, 1, 2, 3), beat(3, 1, 3, 1)], 3)
    assert {one.place for one in robin} == {1}
    assert found[0].rate is not None
    assert found[0].rate.mean == 1


def test_a_knock_out_is_won_by_who_is_left() -> None:
    played = [beat(1, 1, 1, 4), beat(1, 2, 2, 3), beat(2, 1, 2, 1)]
    assert [one.number for one in standing("knockout", 2, field(4), played, 2)][:2] == [2, 1]
    level = beat(1, 1, 2, 1, places=(1, 1))
    assert pairing.drawn(level)
    assert pairing.decided([level], {1: 0, 2: 1}, False) == [1], "level to the end: the better seed goes on"


def test_a_duplicate_is_won_by_comparison_with_who_held_the_same_seat() -> None:
    played = [
        beat(1, 1, 1, 2, counts=(5, 1)),
        beat(1, 2, 3, 4, counts=(5, 4)),
        beat(1, 3, 5, 6, counts=(5, 2), places=(2, 1)),
    ]
    [deal] = travellers(played)
    scores = {one.number: one.score for table in deal.tables for one in table}
    assert scores == {1: 0.5, 3: 0.5, 5: -1, 2: -1, 4: 0, 6: 1}, (
        "losing counts less than winning, then what was counted"
    )
    assert [one.number for table in deal.tables for one in table if one.best] == [1, 3, 6]
    assert sum(scores.values()) == 0
    found = standing("duplicate", 2, field(6), played, 1)
    assert [one.number for one in found][:3] == [6, 1, 3]


def test_a_deal_that_was_not_played_spares_who_was_there_and_is_compared_with_nobody() -> None:
    played = [
        beat(1, 1, 1, 2), beat(1, 2, 3, 4), beat(1, 3, 5, 6, left=(False, True)), bye(1, 7),
    ]  # fmt: skip
    found = {one.number: one.points for one in standing("duplicate", 2, field(7), played, 1)}
    assert found == {1: 0, 3: 0, 2: 0, 4: 0, 5: 0.2, 6: -1, 7: 0.2}


def test_a_round_of_a_duplicate_counts_when_all_its_tables_are_over() -> None:
    played = [
        beat(1, 1, 1, 2),
        beat(1, 2, 3, 4),
        beat(2, 1, 1, 3),
        Played(round=2, board=2, players=(2, 4), now="playing"),
    ]
    assert [one.matches for one in standing("duplicate", 2, field(4), played, 2)] == [1, 1, 1, 1]
    assert [deal.round for deal in travellers(played)] == [1]


# --- equal decisions meet equal luck ----------------------------------------------------------------------------------


def played_on(match: Match, choose: Callable[[int, list[int]], int], most: int = 500) -> list[tuple[int, str]]:
    """Chance steps, each with whose it was, while everybody decides by the same rule."""
    drawn = []
    decisions = 0
    while not match.over and decisions < most:
        if match.state.actor == names.CHANCE:
            side = match.game.sequence.whose(match.state)
            before = match.state.clone()
            drawn.append((side, before.say(match.roll())))
        else:
            match.play(choose(match.state.actor, match.state.legal()), by=match.state.actor)
            decisions += 1
    return drawn


@pytest.mark.parametrize("name", sorted(installed()))
def test_equal_decisions_meet_equal_luck_in_every_game(name: str) -> None:
    seed = b"a deal".ljust(32, b".")

    def deal() -> Match:
        return Match.new(game(name), FairLuck(seed, by_side=True))

    def at_will(seed: int) -> Callable[[int, list[int]], int]:
        random = Random(seed)
        return lambda side, legal: legal[random.below(len(legal))]

    first = played_on(deal(), at_will(1))
    assert first, "there is luck in it"
    assert played_on(deal(), at_will(1)) == first
    proof = deal().luck.proof({}, revealed=True)  # type: ignore[union-attr]
    assert FairLuck.proven(proof).by_side


def test_each_side_throws_its_own_dice_whatever_the_others_do() -> None:
    """The n-th throw of a side is the same at two tables although the other side has thrown more often at one."""
    seed = b"another deal".ljust(32, b".")
    luck, ahead = FairLuck(seed, by_side=True), FairLuck(seed, by_side=True)
    for _ in range(7):
        ahead.below(6, "die@1")
    assert [luck.below(6, "die@0") for _ in range(20)] == [ahead.below(6, "die@0") for _ in range(20)]


# --- held by a server -------------------------------------------------------------------------------------------------


def hold(person: Visitor, status: int | None = None, **more: Any) -> Json:
    new = {"title": "Evening", "game": "glorreiche", "form": "swiss", "rounds": 2, "clocks": [LIVE], "rest": 0, **more}
    return person.post("/api/tournaments", new, status)


def company(house: House, people: int) -> list[Visitor]:
    return [Visitor(house, f"P{number}") for number in range(people)]


def begun(people: Sequence[Visitor], **more: Any) -> str:
    name = str(hold(people[0], **more)["id"])
    for person in people:
        person.post(f"/api/tournaments/{name}/enter")
    people[0].post(f"/api/tournaments/{name}/start")
    return name


def look(house: House) -> None:
    """As the server does by itself from second to second; several things may be due one after the other."""
    for _ in range(3):
        house.call(house.server.tournaments.look)


def seen(person: Visitor, name: str) -> Json:
    person.house.server.tournaments.boards.clear()  # what is kept for a second for all who ask
    return person.get(f"/api/tournaments/{name}")


def come(person: Visitor, name: str) -> str | None:
    """To my table, if I have one."""
    table: str | None = seen(person, name)["my_table"]
    if table is not None:
        person.see(table)
    return table


def play_round(house: House, people: Sequence[Visitor], name: str) -> None:
    """Everybody comes; the one further back in the list resigns."""
    tables = {person: come(person, name) for person in people}
    seated: dict[str, list[Visitor]] = {}
    for person, table in tables.items():
        if table is not None:
            seated.setdefault(table, []).append(person)
    for table, those in seated.items():
        those[-1].post(f"/api/tables/{table}/resign")
    look(house)


def test_a_swiss_is_played_from_its_making_to_its_results(house: House) -> None:
    people = company(house, 5)
    anna = people[0]
    name = hold(anna)["id"]
    assert [one["id"] for one in people[1].get("/api/tournaments")] == [name]
    for person in people:
        person.post(f"/api/tournaments/{name}/enter")
        person.post(f"/api/tournaments/{name}/enter")
    assert len(seen(anna, name)["standing"]) == 5, "who enters twice is there once"
    assert people[1].post(f"/api/tournaments/{name}/start", status=403)["error"] == "not-yours"
    first = anna.post(f"/api/tournaments/{name}/start")
    assert (first["status"], first["round"], first["running"]) == ("running", 1, 2)
    assert sorted(one["status"] for one in first["current"]["pairings"]) == ["bye", "playing", "playing"]
    assert first["my_table"] is not None
    assert anna.see(first["my_table"])["seats"][0]["kind"] == "person"
    play_round(house, people, name)
    second = seen(anna, name)
    assert second["round"] == 2
    play_round(house, people, name)
    done = seen(anna, name)
    assert done["status"] == "finished"
    assert done["standing"][0]["place"] == 1
    assert sum(one["points"] for one in done["standing"]) == 6, "two tables and a bye each round"
    assert [len(one["places"]) for one in done["standing"]] == [2] * 5
    results = anna.get(f"/api/tournaments/{name}/results")
    assert [len(turn["pairings"]) for turn in results["rounds"]] == [3, 3]
    assert len(results["performances"]) == 5
    rows = list(csv.DictReader(io.StringIO(anna.http.get(f"/api/tournaments/{name}/csv").text)))
    assert [row["player"] for row in rows] == [one["name"] for one in done["standing"]]
    assert {"buchholz", "sonneborn", "round 2"} <= set(rows[0])
    anna.get("/api/tournaments/nothing", 404)


def test_a_restart_in_the_middle_of_a_round_changes_nothing(build: Callable[..., House]) -> None:
    house = build(grace_seconds=0)
    people = company(house, 4)
    name = begun(people)
    tables = [come(person, name) for person in people]
    people[0].post(f"/api/tables/{tables[0]}/resign")
    before = seen(people[0], name)["standing"]
    cookies = [(person.http.cookies, person.http.headers) for person in people]
    house.stop()
    house = build(grace_seconds=0)
    for person, (jar, headers) in zip(people, cookies, strict=True):
        person.house = house
        person.http.base_url = house.url
        person.http.cookies, person.http.headers = jar, headers
    assert seen(people[0], name)["standing"] == before
    left = next(person for person, table in zip(people, tables, strict=True) if table != tables[0])
    left.post(f"/api/tables/{seen(left, name)['my_table']}/resign")
    look(house)
    look(house)
    after = seen(people[0], name)
    assert (after["round"], after["running"]) == (2, 2), "one next round, however often one looks"


def test_two_servers_that_look_at_once_make_one_round(house: House) -> None:
    people = company(house, 4)
    name = hold(people[0])["id"]
    for person in people:
        person.post(f"/api/tournaments/{name}/enter")

    async def both() -> list[object]:
        made = house.server.tournaments
        events = [await made.read(name), await made.read(name)]
        return await asyncio.gather(*(made.begin(event) for event in events), return_exceptions=True)

    answers = house.call(both)
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "bool"]
    assert seen(people[0], name)["running"] == 2


def test_late_entries_withdrawals_and_who_comes_back(house: House) -> None:
    people = company(house, 4)
    name = begun(people, rounds=3, late=1)
    late = Visitor(house, "Late")
    late.post(f"/api/tournaments/{name}/enter")
    assert seen(late, name)["my_table"] is None, "from the next round on"
    people[3].post(f"/api/tournaments/{name}/withdraw")
    play_round(house, people, name)
    second = seen(late, name)
    assert second["round"] == 2
    sat = {seat["name"] for pair in second["current"]["pairings"] for seat in pair["seats"]}
    assert sat == {"P0", "P1", "P2", "Late"}
    people[3].post(f"/api/tournaments/{name}/enter")
    play_round(house, [*people, late], name)
    third = seen(late, name)
    assert "P3" in {seat["name"] for pair in third["current"]["pairings"] for seat in pair["seats"]}
    assert Visitor(house, "Too late").post(f"/api/tournaments/{name}/enter", status=409)["error"] == "not-now"
    play_round(house, [*people, late], name)
    over = seen(late, name)
    assert over["status"] == "finished"
    assert next(one for one in over["standing"] if one["name"] == "Late")["rounds"][0] is None


def test_who_does_not_come_has_lost_and_is_paired_again_on_coming_back(house: House) -> None:
    people = company(house, 4)
    name = begun(people, rounds=3)
    tables = {person: seen(person, name)["my_table"] for person in people}
    absent = people[3]
    for person in people[:3]:
        come(person, name)
    long_ago = update(schema.tables).where(schema.tables.c.parent == name).values(started_at=now() - 400_000)
    house.call(lambda: house.server.store.write(Unit().change(long_ago)))
    look(house)
    against = next(person for person in people[:3] if tables[person] == tables[absent])
    assert people[0].see(tables[absent])["ending"]["reason"] == "absent"
    mine = next(one for one in seen(absent, name)["standing"] if one["mine"])
    assert (mine["status"], mine["points"]) == ("away", 0)
    other = [person for person in people[:3] if person is not against]
    other[0].post(f"/api/tables/{tables[other[0]]}/resign")
    look(house)
    second = seen(absent, name)
    assert second["round"] == 2
    assert second["my_table"] is None
    assert second["may_enter"]
    assert absent.post(f"/api/tournaments/{name}/enter")["entered"] == "in"
    play_round(house, people, name)
    assert seen(absent, name)["my_table"] is not None


def test_in_a_round_by_the_clock_who_does_not_come_has_lost_although_the_first_was_over_days(house: House) -> None:
    people = company(house, 2)
    name = begun(people, rounds=2, clocks=[{"kind": "days", "turn": 3}, LIVE])
    play_round(house, people, name)
    second = come(people[0], name)
    long_ago = update(schema.tables).where(schema.tables.c.id == second).values(started_at=now() - 400_000)
    house.call(lambda: house.server.store.write(Unit().change(long_ago)))
    house.call(lambda: house.server.tournaments.look(changed=False))
    assert people[0].see(str(second))["ending"]["reason"] == "absent"


def test_who_leaves_while_the_first_round_is_paired_sits_at_no_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = company(house, 4)
    name = str(hold(people[0])["id"])
    for person in people[:3]:
        person.post(f"/api/tournaments/{name}/enter")
    tournaments = house.server.tournaments
    blocked = tournaments.blocked

    async def meanwhile(those: Sequence[Entrant]) -> set[frozenset[int]]:
        monkeypatch.undo()
        gone, late = [await house.server.identity.of_id(person.me["id"]) for person in people[2:]]
        assert gone
        assert late
        await tournaments.withdraw(name, gone)
        await tournaments.enter(name, late)
        return await blocked(those)

    monkeypatch.setattr(tournaments, "blocked", meanwhile)
    people[0].post(f"/api/tournaments/{name}/start", status=409)
    assert seen(people[0], name)["status"] == "open"
    begun_now = people[0].post(f"/api/tournaments/{name}/start")
    sat = {seat["name"] for pair in begun_now["current"]["pairings"] for seat in pair["seats"]}
    assert sat == {"P0", "P1", "P3"}


def test_a_name_that_changes_changes_in_the_standing(house: House) -> None:
    people = [member(house, "Before"), *company(house, 1)]
    name = begun(people)
    people[0].post("/api/me", {"name": "Afterwards"}, method="PATCH")
    assert {one["name"] for one in seen(people[1], name)["standing"]} == {"Afterwards", "P0"}


@pytest.mark.parametrize("form", ["swiss", "robin", "knockout", "duplicate"])
def test_after_the_last_round_nobody_rests(house: House, form: str) -> None:
    people = company(house, 2)
    name = begun(people, form=form, rest=3600, rounds=1)
    play_round(house, people, name)
    assert seen(people[0], name)["status"] == "finished"


def test_between_two_rounds_everybody_rests(house: House) -> None:
    people = company(house, 2)
    name = begun(people, rest=3600, rounds=2)
    play_round(house, people, name)
    resting = seen(people[0], name)
    assert (resting["status"], resting["round"], resting["running"]) == ("running", 1, 0)
    assert resting["next_at"] > now()


def test_nobody_wins_a_match_to_which_nobody_came(house: House) -> None:
    people = company(house, 2)
    name = begun(people, rounds=1)
    long_ago = update(schema.tables).where(schema.tables.c.parent == name).values(started_at=now() - 400_000)
    house.call(lambda: house.server.store.write(Unit().change(long_ago)))
    look(house)
    done = seen(people[0], name)
    assert [(one["points"], one["status"]) for one in done["standing"]] == [(0, "away"), (0, "away")]
    assert done["status"] == "finished"


def test_a_round_robin_with_a_bot_for_the_odd_one_lets_everybody_meet_everybody(house: House) -> None:
    people = company(house, 3)
    name = begun(people, form="robin", bot="random")
    first = seen(people[0], name)
    assert first["rounds"] == 3
    assert [one["bot"] for one in first["standing"]].count("random") == 1
    assert all(pair["status"] != "bye" for pair in first["current"]["pairings"])


def test_a_knock_out_ends_with_its_final(house: House) -> None:
    people = company(house, 5)
    name = begun(people, form="knockout")
    assert [len(one["seats"]) for one in seen(people[0], name)["bracket"][0]["pairings"]].count(1) == 3
    for _ in range(3):
        play_round(house, people, name)
    done = seen(people[0], name)
    assert done["status"] == "finished"
    assert [len(turn["pairings"]) for turn in done["bracket"]] == [4, 2, 1]
    [final] = done["bracket"][-1]["pairings"]
    winner = next(seat["name"] for seat in final["seats"] if seat["place"] == 1)
    assert done["standing"][0]["name"] == winner


def test_a_drawn_match_of_a_knock_out_is_played_again_with_the_sides_changed(house: House) -> None:
    people = company(house, 2)
    name = begun(people, form="knockout", game="manoeuvre" if game("manoeuvre").traits.draws else "glorreiche")
    table = come(people[0], name)
    come(people[1], name)
    ended = '{"reason": "agreed", "winners": [0, 1], "ranking": [1, 1]}'
    over = update(schema.tables).where(schema.tables.c.id == table).values(status="finished", ending=ended)
    house.call(lambda: house.server.store.write(Unit().change(over)))
    look(house)
    [turn] = seen(people[0], name)["bracket"]
    assert [pair["leg"] for pair in turn["pairings"]] == [0, 1]
    first, again = ([seat["number"] for seat in pair["seats"]] for pair in turn["pairings"])
    assert again == first[::-1]


def test_an_arena_pairs_whoever_is_free_until_its_time_is_over(house: House) -> None:
    people = company(house, 4)
    name = begun(people, form="arena", minutes=5)
    look(house)
    play_round(house, people, name)
    look(house)
    second = seen(people[0], name)
    assert second["running"] == 2, "they play on, with others"
    assert sum(one["matches"] for one in second["standing"]) == 4
    late = Visitor(house, "Late")
    late.post(f"/api/tournaments/{name}/enter")
    play_round(house, people, name)
    long_ago = update(schema.tournaments).where(schema.tournaments.c.id == name).values(started_at=now() - 400_000)
    house.call(lambda: house.server.store.write(Unit().change(long_ago)))
    play_round(house, [*people, late], name)
    look(house)
    assert seen(people[0], name)["status"] == "finished"


def test_the_only_tournament_goes_on_by_itself_from_the_moment_its_holder_begins_it(
    build: Callable[..., House],
) -> None:
    people = company(build(), 2)
    name = begun(people, form="arena", minutes=5)
    until = time.monotonic() + 60
    while seen(people[0], name)["my_table"] is None:
        assert time.monotonic() < until, "nobody is paired"


def test_tables_of_three_and_four_give_points_by_place(house: House) -> None:
    people = company(house, 7)
    name = begun(people, game="generalowsky", seats=4, rounds=1)
    tables = {person: come(person, name) for person in people}
    assert sorted(Counter(tables.values()).values()) == [3, 4]
    for person in people[1:]:
        table = tables[person]
        if person.see(str(table))["status"] == "running":
            person.post(f"/api/tables/{table}/resign")
    look(house)
    done = seen(people[0], name)
    assert done["status"] == "finished"
    assert max(one["points"] for one in done["standing"]) == 3


def test_bots_fill_up_to_a_number_and_play_among_themselves(build: Callable[..., House]) -> None:
    house = build(grace_seconds=0)
    anna = Visitor(house, "Anna")
    name = begun([anna], form="duplicate", rounds=1, bot="random", least=4)
    first = seen(anna, name)
    assert [one["bot"] for one in first["standing"]].count("random") == 3
    table = come(anna, name)
    anna.post(f"/api/tables/{table}/resign")
    for _ in range(600):
        house.call(house.server.tournaments.look)
        if seen(anna, name)["status"] == "finished":
            break
        house.call(lambda: asyncio.sleep(0.05))
    assert seen(anna, name)["status"] == "finished"


def test_a_scheduled_tournament_begins_by_itself_or_is_off_if_nobody_comes(house: House) -> None:
    anna, bruno = company(house, 2)
    soon = hold(anna, starts_at=now())["id"]
    alone = hold(bruno, starts_at=now())["id"]
    look(house)
    assert seen(bruno, alone)["status"] == "cancelled"
    assert seen(anna, soon)["status"] == "cancelled"
    later = hold(anna, starts_at=now() + 60_000)["id"]
    for person in (anna, bruno):
        person.post(f"/api/tournaments/{later}/enter")
    due = update(schema.tournaments).where(schema.tournaments.c.id == later).values(starts_at=now() - 1)
    house.call(lambda: house.server.store.write(Unit().change(due)))
    look(house)
    assert seen(anna, later)["status"] == "running"


def test_clocks_may_differ_by_round_and_rated_matches_are_counted(house: House) -> None:
    people = [member(house, f"Rated {number}") for number in range(2)]
    slow = {"kind": "live", "bank": 1200, "increment": 20}
    name = begun(people, rounds=2, rated=True, clocks=[LIVE, slow])
    first = come(people[0], name)
    about = people[0].get(f"/api/tables/{first}/about")
    assert (about["clock"]["bank"], about["rated"], about["kin"]) == (900, True, "round")
    play_round(house, people, name)
    assert people[0].get(f"/api/tables/{come(people[0], name)}/about")["clock"]["bank"] == 1200
    another, guest = hold(people[0], rated=True)["id"], Visitor(house, "Guest")
    assert "password" in guest.post(f"/api/tournaments/{another}/enter", status=403)["sentence"]


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"title": "\u200b"}, "title"),
        ({"game": "chess"}, "chess"),
        ({"clocks": [{"kind": "none"}]}, "clock"),
        ({"clocks": []}, "clocks"),
        ({"form": "arena", "clocks": [{"kind": "days", "turn": 1}]}, "live"),
        ({"seats": 5}, "players"),
        ({"game": "kriegspiel", "seats": 4}, "table of 4"),
        ({"bot": "nobody"}, "nobody"),
        ({"least": 4}, "level"),
        ({"form": "robin", "most": 40}, "32"),
        ({"starts_at": 5}, "year"),
        ({"rated": True}, "password"),
        ({"form": "league"}, "form"),
        ({"rounds": 0}, "rounds"),
    ],
)
def test_a_tournament_that_cannot_be_held_is_refused_with_its_reason(house: House, wanted: Json, says: str) -> None:
    anna = Visitor(house, "Anna")
    new = {"title": "Evening", "game": "glorreiche", "form": "swiss", "clocks": [LIVE], **wanted}
    answer = anna.http.post("/api/tournaments", json=new)
    assert answer.status_code in (400, 403, 422), answer.text
    assert says in answer.text
    assert anna.get("/api/tournaments", which="mine") == []


def test_every_role_may_do_what_is_theirs_and_nothing_else(house: House) -> None:
    anna, bruno, clara = company(house, 3)
    nobody = Visitor(house)
    name = hold(anna, listed=False)["id"]
    bruno.post(f"/api/tournaments/{name}/enter")
    assert name not in [one["id"] for one in clara.get("/api/tournaments")], "found by its link alone"
    assert seen(nobody, name)["title"] == "Evening"
    for path in ("enter", "withdraw", "start", "cancel"):
        assert nobody.http.post(f"/api/tournaments/{name}/{path}").status_code == 401
    for person in (bruno, clara):
        for path in ("start", "cancel"):
            assert person.post(f"/api/tournaments/{name}/{path}", status=403)["error"] == "not-yours"
    assert clara.post(f"/api/tournaments/{name}/withdraw", status=409)["error"] == "not-now"
    assert "Two" in anna.post(f"/api/tournaments/{name}/start", status=409)["sentence"]
    assert bruno.post(f"/api/tournaments/{name}/withdraw")["standing"] == []
    assert anna.post(f"/api/tournaments/{name}/cancel")["status"] == "cancelled"
    for path in ("enter", "start", "cancel"):
        assert anna.post(f"/api/tournaments/{name}/{path}", status=409)["error"] == "not-now"


def test_a_match_of_a_tournament_is_not_paused_handed_over_or_taken_back(house: House) -> None:
    people = company(house, 2)
    name = begun(people)
    table = str(come(people[0], name))
    come(people[1], name)
    may = people[0].see(table)["may"]
    assert not may["pause"]
    assert not may["handover"]
    assert not may["takeback"]
    for kind in ("pause", "takeback"):
        people[0].post(f"/api/tables/{table}/offer", {"kind": kind}, 409)
    people[0].post(f"/api/tables/{table}/handover", {}, 409)


# --- duplicate: the same luck, and nothing told too early -------------------------------------------------------------


def duplicate(house: House, people: int = 4, **more: Any) -> tuple[list[Visitor], str]:
    those = company(house, people)
    return those, begun(those, form="duplicate", rounds=2, **more)


def luck_of(house: House, table: str) -> list[str]:
    wanted = select(schema.steps.c.text).where(schema.steps.c.table_id == table, schema.steps.c.kind == "chance")
    rows = house.call(lambda: house.server.store.rows(wanted.order_by(schema.steps.c.number)))
    return [row.text for row in rows]


def test_every_table_of_a_round_has_the_luck_that_was_promised_before_anybody_entered(house: House) -> None:
    anna = Visitor(house, "Anna")
    promised = hold(anna, form="duplicate", rounds=2)["commitments"]
    assert len(set(promised)) == 2
    people, name = duplicate(house)
    told = seen(people[0], name)["commitments"]
    tables = {str(come(person, name)): person for person in people}
    assert len(tables) == 2
    for table, person in tables.items():
        fair = person.get(f"/api/tables/{table}/fairness")
        assert fair["commitment"] == told[0]
        assert not fair.get("revealed", False)
    for _ in range(8):
        for table in tables:
            next(person for person in people if come(person, name) == table and person.see(table)["mine"]).move(table)
    one, other = (luck_of(house, table) for table in tables)
    assert one == other, "equal decisions"
    assert one
    play_round(house, people, name)
    [deal] = people[0].get(f"/api/tournaments/{name}/deals")
    assert deal["commitment"] == told[0]
    assert deal["seed"]
    for table in tables:
        fair = anna.get(f"/api/tables/{table}/fairness")
        assert (fair["commitment"], fair["revealed"], fair["verified"]) == (told[0], True, True)
        record = parse(anna.http.get(f"/api/tables/{table}/record").content)
        assert record.luck is not None
        assert Match.replay(record).version > 0, "every throw follows from the seed"


def everything(person: Visitor, name: str, others: Sequence[str]) -> Json:
    """All that somebody can ask about a tournament, and about tables where they do not sit."""
    told: dict[str, Json] = {}
    person.house.server.tournaments.boards.clear()
    for path in ("", "/results", "/deals", "/csv", "/rounds/1"):
        answer = person.http.get(f"/api/tournaments/{name}{path}")
        assert answer.status_code == 200, answer.text
        told[path] = answer.text if path == "/csv" else without_time(answer.json())
    for which in ("open", "running", "finished", "mine"):
        listed = person.get("/api/tables", which=which)
        told[which] = [one["id"] for one in listed if one["id"] in others]
    for table in others:
        for path in ("", "/about", "/fairness", "/record", "/replay", "/review", "/chat", "/steps/1"):
            answer = person.http.get(f"/api/tables/{table}{path}")
            told[table + path] = (answer.status_code, answer.json()["error"])
    return told


def without_time(value: Json) -> Json:
    if isinstance(value, dict):
        return {key: without_time(inner) for key, inner in value.items() if key != "now"}
    return [without_time(inner) for inner in value] if isinstance(value, list) else value


def test_nobody_learns_a_deal_from_a_table_that_is_ahead(house: House) -> None:
    people, name = duplicate(house)
    tables = {person: str(come(person, name)) for person in people}
    mine = tables[people[0]]
    ahead = next(table for table in tables.values() if table != mine)
    there = [person for person in people if tables[person] == ahead]
    looking = [people[0], Visitor(house, "Watcher"), Visitor(house)]
    before = [everything(person, name, [ahead]) for person in looking]
    assert all(before[0][ahead + path] == (404, "unknown") for path in ("", "/about", "/record", "/fairness"))
    for _ in range(6):
        next(person for person in there if person.see(ahead)["mine"]).move(ahead)
    assert [everything(person, name, [ahead]) for person in looking] == before, "a table that is ahead"
    there[0].post(f"/api/tables/{ahead}/resign")
    look(house)
    assert [everything(person, name, [ahead]) for person in looking] == before, "a table that is over"
    # who played there keeps it to themselves: nothing leaves the table, and its seed stays secret
    assert not there[0].get(f"/api/tables/{ahead}/fairness").get("revealed", False)
    assert there[0].http.get(f"/api/tables/{ahead}/record").status_code == 409
    assert there[0].post(f"/api/tables/{ahead}/show", {"agreed": True}, 409)["error"] == "not-now"
    assert there[0].post(f"/api/tables/{ahead}/fork", {"step": 1}, 409)["error"] == "not-now"
    assert there[0].post(f"/api/tables/{ahead}/rematch", {}, 409)["error"] == "not-now"
    people[0].post(f"/api/tables/{mine}/resign")
    look(house)
    after = seen(people[0], name)
    assert after["round"] == 2
    assert people[0].get(f"/api/tables/{ahead}/fairness")["revealed"], "all are over: everything is open"
    assert len(people[0].get(f"/api/tournaments/{name}/deals")[0]["tables"]) == 2


def asked_everywhere(person: Visitor, names: Json) -> Json:
    """Every route that is read, about one table, its players and its tournament, and every list; without the moment."""
    told = {}
    person.house.server.tournaments.boards.clear()
    person.house.server.watching.at = 0
    for path, methods in Visitor(person.house).get("/api/schema/openapi.json")["paths"].items():
        if "get" not in methods or not path.startswith("/api/") or path in ("/api/turns/stream", "/api/me/export"):
            continue  # pages; what never ends; what tells of oneself and when one was there
        what = path.split("/")[2]
        way = re.sub(r"\{(step|number)\}", "1", path).replace("{name}", names.get(what, "nothing"))
        answer = person.http.get(re.sub(r"\{\w+\}", "nothing", way), params={"ids": "1", "wait": 0})
        told[path] = (answer.status_code, re.sub(r'"(now|at|seen_at|waited)":\d+', "", answer.text))
    player = f"/api/players/{names['players']}/matches"
    for path, key, values in [
        *((path, "which", ("open", "running", "finished", "mine")) for path in ("/api/tables", "/api/tournaments")),
        *((player, key, values) for key, values in (("result", ("won", "tied", "lost")), ("of", ("glorreiche",)))),
    ]:
        for value in values:
            answer = person.http.get(path, params={key: value})
            told[f"{path}?{key}={value}"] = (answer.status_code, re.sub(r'"now":\d+', "", answer.text))
    return told


BODIES: dict[str, Json] = {
    "answer": {"yes": True}, "bot": {"seat": 0, "bot": "random"}, "chat": {"text": "Hm"}, "fork": {"step": 1},
    "claim": {"kind": "forfeit", "absent": 0}, "notes": {"text": "Hm"}, "offer": {"kind": "draw"},
    "show": {"agreed": True}, "play": {"action": "0", "number": 0, "id": "0" * 16},
    "undo": {"number": 0, "id": "0" * 16},
}  # fmt: skip


def tried_everywhere(person: Visitor, table: str, sits: str) -> Json:
    """Every route that changes something at a table."""
    told = {}
    bodies = {**BODIES, "report": {"account": sits}}
    for path, methods in Visitor(person.house).get("/api/schema/openapi.json")["paths"].items():
        for method in methods.keys() - {"get"} if path.startswith("/api/tables/{name}") else ():
            body = bodies.get(path.rpartition("/")[2], {})
            answer = person.http.request(method.upper(), path.replace("{name}", table), json=body)
            told[method, path] = (answer.status_code, answer.text)
    return told


def test_no_route_tells_anybody_else_anything_of_a_table_that_is_ahead(house: House) -> None:
    people = [member(house, name) for name in ("Ahead A", "Ahead B", "Ahead C", "Ahead D")]
    name = begun(people, form="duplicate", rounds=1, rated=True)
    tables = {person: str(come(person, name)) for person in people}
    ahead = tables[people[3]]
    there = [person for person in people if tables[person] == ahead]
    other = next(person for person in people if tables[person] != ahead)
    names = {"tables": ahead, "players": there[0].me["name"], "tournaments": name, "leaders": "glorreiche",
             "games": "glorreiche"}  # fmt: skip
    looking = [other, member(house, "Ahead Owner"), Visitor(house)]
    before = [asked_everywhere(person, names) for person in looking]
    about = [path for path in before[0] if path.startswith("/api/tables/{name}")]
    assert len(about) > 10
    assert {told[path][0] for told in before for path in about} <= {400, 401, 404}
    there_is_nothing = [tried_everywhere(person, "nothing", there[0].me["id"]) for person in looking]
    assert len(there_is_nothing[0]) > 10
    assert not [(way, got) for told in there_is_nothing for way, got in told.items() if got[0] not in (401, 404)]

    def tried() -> list[Json]:
        return [tried_everywhere(person, ahead, there[0].me["id"]) for person in looking]

    assert tried() == there_is_nothing
    for _ in range(8):
        next(person for person in there if person.see(ahead)["mine"]).move(ahead)
    assert [asked_everywhere(person, names) for person in looking] == before, "it goes on"
    there[0].post(f"/api/tables/{ahead}/resign")
    look(house)
    house.call(house.server.ratings.count_all)
    assert [asked_everywhere(person, names) for person in looking] == before, "it is over"
    assert tried() == there_is_nothing, "nor can anything be done there"
    for person in looking:
        with pytest.raises(InvalidStatus), person.sit(ahead):
            pass
    other.post(f"/api/tables/{tables[other]}/resign")
    look(house)
    assert [asked_everywhere(person, names) for person in looking] != before


def test_that_somebody_did_not_come_to_a_sealed_table_is_told_when_the_others_are_over(house: House) -> None:
    people, name = duplicate(house)
    tables = {person: seen(person, name)["my_table"] for person in people}
    for person in people[:3]:
        come(person, name)
    late = schema.tables.c.id == tables[people[3]]
    long_ago = update(schema.tables).where(late).values(started_at=now() - 400_000)
    house.call(lambda: house.server.store.write(Unit().change(long_ago)))
    look(house)

    def told(person: Visitor) -> str:
        return str(next(one["status"] for one in seen(person, name)["standing"] if one["name"] == "P3"))

    assert (told(people[3]), told(people[0])) == ("away", "in")
    assert ",away" not in people[0].http.get(f"/api/tournaments/{name}/csv").text
    on = next(person for person in people[:3] if tables[person] != tables[people[3]])
    on.post(f"/api/tables/{tables[on]}/resign")
    look(house)
    assert told(people[0]) == "away"


def test_a_cancelled_duplicate_stays_sealed_until_its_tables_are_over(house: House) -> None:
    people, name = duplicate(house)
    tables = {person: str(come(person, name)) for person in people}
    people[0].post(f"/api/tournaments/{name}/cancel")
    other = next(table for table in tables.values() if table != tables[people[0]])
    assert people[0].http.get(f"/api/tables/{other}").status_code == 404
    for table in set(tables.values()):
        next(person for person in people if tables[person] == table).post(f"/api/tables/{table}/resign")
    look(house)
    assert people[0].http.get(f"/api/tables/{other}").status_code == 200


def test_the_owner_who_does_not_play_sees_no_more_than_others(house: House) -> None:
    owner, *people = company(house, 5)
    name = hold(owner, form="duplicate", rounds=1, bot="random", least=6)["id"]
    for person in people:
        person.post(f"/api/tournaments/{name}/enter")
    owner.post(f"/api/tournaments/{name}/start")
    assert owner.get("/api/tables", which="mine") == []
    wanted = select(schema.tables.c.id).where(schema.tables.c.parent == name)
    for row in house.call(lambda: house.server.store.rows(wanted)):
        assert owner.http.get(f"/api/tables/{row.id}").status_code == 404


def test_a_players_page_lists_the_tournaments_that_whoever_looks_may_find(house: House) -> None:
    people = [member(house, "Aurelie"), *company(house, 3)]
    listed, hidden = begun(people), begun(people, listed=False)
    play_round(house, people, listed)
    stranger = Visitor(house)
    [told] = stranger.get("/api/players/Aurelie/tournaments")
    assert (told["tournament"]["id"], told["place"]) == (listed, seen(stranger, listed)["standing"][0]["place"])
    assert {one["tournament"]["id"] for one in people[1].get("/api/players/Aurelie/tournaments")} == {listed, hidden}
    assert [one["member"] for one in seen(stranger, listed)["standing"]].count(True) == 1
    people[0].post("/api/me", {"profile": "private"}, method="PATCH")
    stranger.get("/api/players/Aurelie/tournaments", 403)


def test_who_is_banned_has_lost_where_they_sit_and_is_paired_no_more(house: House) -> None:
    people = company(house, 4)
    name = begun(people, rounds=3)
    tables = {person: str(come(person, name)) for person in people}
    banned = people[1]
    other = next(person for person in people if tables[person] == tables[banned] and person is not banned)
    account = banned.me["id"]
    ban = {"account": account, "kind": "ban", "text": "enough", "at": now(), "until": None, "report": None}
    house.call(lambda: house.server.store.write(Unit().add(schema.sanctions, **ban)))
    look(house)
    standing = {one["name"]: one for one in seen(other, name)["standing"]}
    assert (standing[banned.me["name"]]["status"], standing[other.me["name"]]["points"]) == ("out", 1)
    banned.post(f"/api/tournaments/{name}/enter", status=403)
    play_round(house, [person for person in people if person is not banned], name)
    second = seen(other, name)
    assert second["round"] == 2
    assert banned.me["name"] not in [seat["name"] for one in second["current"]["pairings"] for seat in one["seats"]]


def test_a_tournament_that_waits_for_its_holder_is_off_when_they_delete_their_account(house: House) -> None:
    anna, bruno = member(house, "Holding"), Visitor(house, "Bruno")
    name = hold(anna)["id"]
    bruno.post(f"/api/tournaments/{name}/enter")
    anna.post("/api/me/deletion", {"password": "correct horse"})
    assert (seen(bruno, name)["status"], seen(bruno, name)["owner"]) == ("cancelled", None)


def test_a_deleted_account_leaves_its_place_without_a_name(house: House) -> None:
    people = [member(house, "Leaving"), *company(house, 3)]
    name = begun(people[1:] + people[:1])
    assert "entrants" in people[0].get("/api/me/export")
    people[0].post("/api/me/deletion", {"password": "correct horse"})
    standing = seen(people[1], name)["standing"]
    assert [one["status"] for one in standing if one["name"] is None] == ["out"]
