"""Clocks, bots, leavers: what the server does by itself."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import House, Visitor, decider

import caracole
from caracole.server.clocks import DAY, Clocks, DaysClock, LiveClock, NoClock


def until(true: Callable[[], Any], seconds: float = 15) -> Any:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not come to that")


def test_a_live_clock_takes_from_the_bank_and_adds_after_each_turn() -> None:
    clocks = Clocks(LiveClock(bank=60, increment=5), 2)
    clocks.charge(1_000)
    clocks.pass_to(0)
    clocks.charge(11_000)
    assert clocks.bank == [50_000, 60_000]
    clocks.pass_to(0)
    assert clocks.bank[0] == 50_000, "the same side goes on: no increment yet"
    clocks.pass_to(1)
    assert clocks.bank == [55_000, 60_000]
    assert clocks.deadline == 71_000


def test_days_for_a_turn_come_before_the_reserve() -> None:
    clocks = Clocks(DaysClock(turn=2, reserve=1), 2)
    clocks.pass_to(0)
    clocks.charge(int(2.5 * DAY))
    assert clocks.bank == [DAY // 2, DAY]
    clocks.pass_to(1)
    clocks.charge(int(3.5 * DAY))
    clocks.pass_to(0)
    assert clocks.bank == [DAY // 2, DAY], "within the turn's own days the reserve stays"
    assert clocks.deadline == int(3.5 * DAY) + 2 * DAY + DAY // 2


def test_without_a_clock_nobody_is_ever_late() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.pass_to(0)
    clocks.charge(10 * DAY)
    assert clocks.deadline is None


@pytest.mark.parametrize("policy", ["loses", "bot"])
def test_when_time_is_out_the_side_loses_or_a_bot_takes_over(house: House, policy: str) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open(clock={"kind": "live", "bank": 1}, timeout=policy)
    bruno.join(table)
    bruno.see(table)  # the clocks wait until both have been there
    late = decider(table, anna, bruno).see(table)["seat"]
    if policy == "loses":
        ended = until(lambda: anna.see(table)["ending"])
        assert ended["reason"] == "time"
        assert ended["winners"] == [1 - late]
    else:
        until(lambda: anna.see(table)["seats"][late]["kind"] == "bot")
        mine = (anna, bruno)[late]
        assert mine.see(table)["may"]["comeback"]


def test_a_clock_is_the_same_after_a_restart(build: Callable[..., House]) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}], clock={"kind": "live", "bank": 600, "increment": 7})
    for _ in range(6):
        anna.move(table)
    before = anna.see(table)["clock"]
    cookies = dict(anna.http.cookies)
    house.stop()
    again = Visitor(build())
    again.http.cookies.update(cookies)
    after = again.see(table)["clock"]
    assert after["deadline"] == before["deadline"]
    assert after["running"] == before["running"]


def test_a_pause_stops_the_clock(house: House) -> None:
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}], clock={"kind": "live", "bank": 600})
    anna.post(f"/api/tables/{table}/offer", {"kind": "pause"})
    sight = anna.see(table)
    assert sight["paused"], "nobody else needs to agree at one device"
    assert sight["clock"]["running"] is None
    anna.post(f"/api/tables/{table}/resume")
    assert anna.see(table)["clock"]["deadline"]


@pytest.mark.parametrize("game", [game.name for game in caracole.games()])
def test_bots_answer_until_it_is_my_turn(house: House, game: str) -> None:
    anna = Visitor(house, "Anna")
    others = caracole.game(game).options.DEFAULTS["players"] - 1
    table = anna.open(game, seats=[{"kind": "me"}, *[{"kind": "bot", "name": "random"}] * others])
    for turn in range(6):
        sight = until(lambda: (s := anna.see(table)) and (s["mine"] or s["status"] == "finished") and s)
        if sight["status"] == "finished":
            break
        anna.play(table, sight["legal"][turn % len(sight["legal"])], sight["number"])
    assert sight["step"] > 0


def test_bots_alone_play_a_match_to_its_end(house: House) -> None:
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "bot", "name": "random"}] * 2)
    until(lambda: anna.see(table)["status"] == "finished", 180)
    assert anna.get(f"/api/tables/{table}/fairness")["verified"]


def test_a_bots_job_survives_a_restart(build: Callable[..., House]) -> None:
    house = build(workers=0)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "bot", "name": "random"}] * 2)
    begun = anna.see(table)["number"]
    time.sleep(0.3)
    assert anna.see(table)["number"] == begun, "nobody thinks"
    house.stop()
    watching = Visitor(build(workers=1))
    until(lambda: watching.see(table)["number"] > begun)


def test_the_turns_of_a_program_are_streamed(house: House) -> None:
    anna = Visitor(house, "Anna")
    token = anna.post("/api/me/bots", {"name": "program"})["token"]
    bot = Visitor(house, token=token)
    table = anna.open()
    with bot.http.stream("GET", "/api/turns/stream") as answer:
        lines = (line for line in answer.iter_lines() if line)
        bot.join(table)
        for _ in range(8):
            sight = anna.see(table)
            if sight["mine"]:
                anna.move(table)
            else:
                assert table in next(lines)
                bot.move(table)
    assert bot.get("/api/turns", wait=0) == [] or bot.get("/api/turns")[0]["table"] == table


def test_the_example_program_plays_a_whole_match(house: House) -> None:
    anna = Visitor(house, "Anna")
    token = anna.post("/api/me/bots", {"name": "example"})["token"]
    table = anna.open("glorreiche", seats=[{"kind": "bot", "name": "random"}])
    example = Path(__file__).parents[2] / "examples/bot.py"
    assert len(example.read_text().partition('"""\n\n')[2].splitlines()) <= 45
    done = subprocess.run([sys.executable, str(example), house.url, token, table], check=False, timeout=120)
    assert done.returncode == 0
    assert anna.see(table)["status"] == "finished"


def test_only_the_commander_of_an_arm_orders_it(house: House) -> None:
    people = [Visitor(house, name) for name in ("Anna", "Bruno", "Clara")]
    table = people[0].open("kriegspiel", options={"players": 3, "first": 0})
    for person in people[1:]:
        person.join(table)
    seats = people[0].see(table)["seats"]
    assert [seat["side"] for seat in seats] == [0, 0, 1]
    assert [seat["arms"] for seat in seats[:2]] == [["soldier"], ["cavalry", "cannon"]]
    sights = [person.see(table, gestures=True) for person in people]
    assert [sight["mine"] for sight in sights] == [True, True, False]
    mine, theirs = ({g["play"] for g in sight["gestures"]} for sight in sights[:2])
    shared = mine & theirs
    assert mine - shared
    assert theirs - shared
    foreign = sorted(theirs - shared)[0]
    assert people[0].play(table, foreign, sights[0]["number"], status=403)["error"] == "not-yours"
    people[1].play(table, foreign, sights[1]["number"])


@pytest.mark.parametrize(("count", "sides"), [(4, [0, 0, 1, 1]), (5, [0, 0, 0, 1, 1]), (6, [0, 0, 0, 1, 1, 1])])
def test_with_up_to_six_people_every_order_has_one_commander(house: House, count: int, sides: list[int]) -> None:
    people = [Visitor(house, f"Person {number}") for number in range(count)]
    table = people[0].open("kriegspiel", options={"players": count, "first": 0})
    for person in people[1:]:
        person.join(table)
    seats = people[0].see(table)["seats"]
    assert [seat["side"] for seat in seats] == sides
    first = sides.count(0)
    assert sorted(arm for seat in seats[:first] for arm in seat["arms"]) == ["cannon", "cavalry", "soldier"]
    sights = [person.see(table, gestures=True) for person in people]
    assert [sight["mine"] for sight in sights] == [side == 0 for side in sides]
    orders = [{gesture["play"] for gesture in sight["gestures"]} for sight in sights[:first]]
    common = set.intersection(*orders)
    own = [mine - common for mine in orders]
    assert all(own)
    assert len(set.union(*own)) == sum(map(len, own)), "no order has two commanders"
    refused = people[0].play(table, min(own[1]), sights[0]["number"], status=403)
    assert refused["error"] == "not-yours"
    people[1].play(table, min(own[1]), sights[1]["number"])


@pytest.mark.parametrize("split", [[1, 2], [1, 3], [3, 1], [2, 3]])
def test_the_larger_half_of_the_people_may_be_either_army(house: House, split: list[int]) -> None:
    people = [Visitor(house, f"Person {number}") for number in range(sum(split))]
    table = people[0].open("kriegspiel", options={"players": split, "first": 1})
    for person in people[1:]:
        person.join(table)
    seen = people[0].see(table)
    assert seen["status"] == "running"
    assert [seat["side"] for seat in seen["seats"]] == [0] * split[0] + [1] * split[1]
    for side, count in enumerate(split):
        arms = [seat["arms"] for seat in seen["seats"] if seat["side"] == side]
        assert len(arms) == count
        assert sorted(arm for own in arms for arm in own) == ["cannon", "cavalry", "soldier"]
    english = people[split[0] :]
    orders = [{gesture["play"] for gesture in person.see(table, gestures=True)["gestures"]} for person in english]
    common = set.intersection(*orders) if len(orders) > 1 else set()
    assert len(set.union(*orders) - common) == sum(len(own - common) for own in orders), "no order has two commanders"
    assert not people[0].see(table, gestures=True)["mine"]


def test_a_split_that_no_army_can_have_is_refused_in_words(house: House) -> None:
    anna = Visitor(house, "Anna")
    refused = anna.post("/api/tables", {"game": "kriegspiel", "options": {"players": [4, 1]}}, 422)
    assert refused["option"] == "players[0]"
    assert anna.get("/api/games/kriegspiel")["commands"]["[1,3]"][0] == {
        "side": 0,
        "arms": ["soldier", "cavalry", "cannon"],
    }


def test_a_bot_shares_no_army_with_people(house: House) -> None:
    anna = Visitor(house, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "name": "random"}, {"kind": "bot", "name": "random"}]
    body = {"game": "kriegspiel", "options": {"players": 3}, "seats": seats}
    assert anna.post("/api/tables", body, 400)["error"] == "malformed"


def test_over_days_a_warning_is_kept_for_the_side_that_decides_and_taken_back_by_its_step(
    build: Callable[..., House], tmp_path: Path
) -> None:
    house = build(smtp_host="mail.example", webhooks=True, workers=0)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}], clock={"kind": "days", "turn": 2, "reserve": 6})

    def warnings() -> list[tuple[str, int, int]]:
        with closing(sqlite3.connect(tmp_path / "caracole.db")) as raw:
            return raw.execute("select kind, number, due_at from jobs where kind like 'late%' order by kind").fetchall()

    for _ in range(2):
        sight = anna.see(table)
        due = sight["clock"]["deadline"] - DAY
        assert sight["clock"]["warning"] == due, "eight days are left: a day before"
        assert warnings() == [("late-hook", sight["number"], due), ("late-mail", sight["number"], due)]
        anna.move(table)


def test_whoever_decides_is_warned_once_over_the_socket_before_the_time_is_out(house: House) -> None:
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}], clock={"kind": "live", "bank": 3600})
    with anna.sit(table, gestures=0) as socket:
        sight = socket.sight()
        served = house.server.tables.live[table].served
        assert served is not None
        served.clocks.at -= 3_000_000  # fifty minutes later
        told = socket.next("warning")
        assert told["deadline"] < sight["clock"]["deadline"]
        socket.send(type="play", action=sight["legal"][0], number=sight["number"], id="a")
        after = socket.sight(lambda s: s["number"] > sight["number"])
        assert after["clock"]["warning"] is None or after["clock"]["warning"] > after["clock"]["now"]
