"""Thinking is shared fairly: who waits for whom, what nobody waits for, what becomes of a job whose process dies."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import tasks
from tests.server.conftest import House, Visitor, settings

from caracole.server import commands, job_queue, jobs, worker_tasks, workers
from caracole.server.job_queue import JobQueue
from caracole.server.jobs import Job
from caracole.server.settings import Settings, cores
from caracole.server.store import Unit, now

Build = Callable[..., House]
SOLO = [{"kind": "me"}, {"kind": "bot", "name": "random"}]
OLD_GUARD = [{"kind": "me"}, {"kind": "bot", "name": "old-guard"}]
BOTS = [{"kind": "bot", "name": "random"}] * 2


def until(true: Callable[[], Any], seconds: float = 120) -> Any:
    """Only for what should come at once but must not fail on a busy machine."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.02)
    return found


def rest(house: House) -> None:
    """Let nobody take jobs for a while."""
    house.server.thinking.queue.processes = 0


def go_on(house: House, processes: int = 1) -> None:
    house.server.thinking.queue.processes = processes
    house.server.loop.call_soon_threadsafe(house.server.tables.jobs_waiting.set)


def in_line(house: House) -> list[Job]:
    found: list[Job] = house.call(house.server.thinking.queue.jobs)
    return found


def my_turn(person: Visitor, table: str) -> Any:
    return until(lambda: (sight := person.see(table)) and sight["mine"] and sight)


def to_the_bot(person: Visitor, table: str) -> Any:
    """Play until a bot is to decide; it must not be able to."""
    while (sight := person.see(table))["mine"]:
        person.play(table, sight["legal"][0], sight["number"])
    return sight


def numbers(house: House, table: str) -> int:
    """The newest step, without looking at the table as somebody who watches would."""
    found = house.server.tables.live[table].served
    assert found is not None
    return found.number


# --- who asks for much ------------------------------------------------------------------------------------------------


def test_a_hint_asked_for_many_times_at_once_is_worked_out_once(build: Build) -> None:
    house = build(workers=1)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=SOLO)
    my_turn(anna, table)
    until(lambda: not house.server.thinking.under_way)
    before = house.server.thinking.done
    with ThreadPoolExecutor(20) as many:
        answers = list(many.map(lambda _: anna.post(f"/api/tables/{table}/hint"), range(20)))
    assert len({answer["play"] for answer in answers}) == 1
    assert house.server.thinking.done == before + 1


def test_one_guest_may_wait_for_a_few_hints_only_and_others_bots_go_first(build: Build) -> None:
    house = build(workers=1)
    flood, bruno = Visitor(house, "Flood"), Visitor(house, "Bruno")
    tables = [flood.open(seats=SOLO) for _ in range(6)]
    for table in tables:
        my_turn(flood, table)
    his = bruno.open(seats=SOLO)
    my_turn(bruno, his)
    rest(house)
    with ThreadPoolExecutor(6) as many:
        asked = [many.submit(flood.http.post, f"/api/tables/{table}/hint", json={}) for table in tables]
        until(lambda: len(in_line(house)) == 3 and sum(done.done() for done in asked) == 3)
        to_the_bot(bruno, his)
        assert [job.kind for job in jobs.in_order(in_line(house))] == ["think", "hint", "hint", "hint"]
        go_on(house)
        codes = sorted(done.result().status_code for done in asked)
    assert codes == [200, 200, 200, 429, 429, 429]
    told = [done.result().json() for done in asked if done.result().status_code == 429]
    assert all(answer["error"] == "flood" and "hints" in answer["sentence"] for answer in told)


def test_a_request_that_hung_up_is_not_worked_on(build: Build) -> None:
    house = build(workers=1)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=SOLO)
    my_turn(anna, table)
    rest(house)
    wire = socket.create_connection(("127.0.0.1", house.port))
    head = f"POST /api/tables/{table}/hint HTTP/1.1\r\nhost: localhost\r\ncookie: {anna.cookie}\r\n"
    head += f"x-csrf-token: {anna.me['csrf']}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{{}}"
    wire.sendall(head.encode())
    until(lambda: [job.kind for job in in_line(house)] == ["hint"])
    wire.close()
    until(lambda: in_line(house) == [])
    assert house.server.thinking.asked == {}


def test_a_hint_under_way_is_stopped_when_its_request_hangs_up(
    build: Build, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    house = build(workers=1)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=SOLO)
    my_turn(anna, table)
    note = tmp_path / "note"
    monkeypatch.setattr(house.server.thinking, "task", lambda *_: (tasks.wait_for_stop, str(note)))
    wire = socket.create_connection(("127.0.0.1", house.port))
    head = f"POST /api/tables/{table}/hint HTTP/1.1\r\nhost: localhost\r\ncookie: {anna.cookie}\r\n"
    head += f"x-csrf-token: {anna.me['csrf']}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{{}}"
    wire.sendall(head.encode())
    until((tmp_path / "note.began").exists)
    wire.close()
    until(note.exists)
    until(lambda: not house.server.thinking.busy)


def test_a_hint_under_way_is_answered_at_once_when_a_turn_finds_no_process_free(
    build: Build, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    house = build(workers=1)
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table, his = anna.open(seats=SOLO), bruno.open(seats=SOLO)
    my_turn(anna, table)
    my_turn(bruno, his)
    monkeypatch.setattr(house.server.thinking, "task", lambda *_: (tasks.wait_for_stop, str(tmp_path / "note")))
    with ThreadPoolExecutor(1) as other:
        asked = other.submit(anna.post, f"/api/tables/{table}/hint")
        until((tmp_path / "note.began").exists)
        to_the_bot(bruno, his)
        assert asked.result()["play"] == "stopped"
    my_turn(bruno, his)


def test_a_hint_for_a_position_that_is_past_is_refused(build: Build) -> None:
    house = build(workers=1)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=SOLO)
    sight = my_turn(anna, table)
    rest(house)
    with ThreadPoolExecutor(1) as other:
        asked = other.submit(anna.http.post, f"/api/tables/{table}/hint", json={})
        until(lambda: in_line(house))
        anna.play(table, sight["legal"][0], sight["number"])
        assert [job.kind for job in in_line(house)] in ([], ["think"])
        house.server.loop.call_soon_threadsafe(house.server.thinking.heard, table)
        assert asked.result().status_code == 409


# --- bots alone -------------------------------------------------------------------------------------------------------


def test_bots_alone_play_only_while_somebody_watches(build: Build) -> None:
    house = build(workers=1)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "bot", "name": "old-guard"}] * 2)
    assert in_line(house) == [], "nobody watches"
    begun = numbers(house, table)
    with anna.sit(table) as watching:
        assert watching.sight(lambda sight: sight["thinking"] is not None)["thinking"]["alone"]
        watching.sight(lambda sight: sight["number"] > begun)
    until(lambda: in_line(house) == [] and not house.server.thinking.under_way)
    stopped = numbers(house, table)
    with anna.sit(table) as watching:
        watching.sight(lambda sight: sight["number"] > stopped)


def test_bots_alone_do_not_begin_by_themselves_after_a_restart(build: Build) -> None:
    house = build(workers=0)
    anna = Visitor(house, "Anna")
    tables = [anna.open(seats=BOTS) for _ in range(3)]
    with anna.sit(tables[0]) as watching:
        watching.sight()
        until(lambda: len(in_line(house)) == 1)
        house.stop()
    house = build(workers=1)
    assert in_line(house) == []
    bruno = Visitor(house, "Bruno")
    begun = bruno.see(tables[0])["number"]
    until(lambda: bruno.see(tables[0])["number"] > begun)


def test_bots_alone_lose_nothing_on_time_while_nobody_watches(build: Build) -> None:
    house = build(workers=0, grace_seconds=0)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=BOTS, clock={"kind": "live", "bank": 1, "increment": 0})
    served = house.server.tables.live[table].served
    assert served is not None
    assert served.clocks.deadline
    until(lambda: (served.clocks.deadline or 0) < now())
    assert not house.call(house.server.tables.live[table].flag)


def test_watching_sixty_tables_of_bots_delays_nobodys_turn(build: Build) -> None:
    house = build(workers=2)
    flood, bruno = Visitor(house, "Flood"), Visitor(house, "Bruno")
    rest(house)
    for _ in range(60):
        flood.see(flood.open(seats=[{"kind": "bot", "name": "old-guard"}] * 2))
    until(lambda: len(in_line(house)) == 60)
    to_the_bot(bruno, bruno.open(seats=OLD_GUARD))
    waiting = in_line(house)
    first = jobs.in_order(waiting)[0]
    assert first.owner == bruno.me["id"]
    assert jobs.share(first, waiting, 2) == 1.0
    chosen = JobQueue(house.server.store, 2).chosen(jobs.in_order(waiting), 2, [])
    assert [job.rank for job in chosen] == [jobs.TURN, jobs.SHOW], "one process is enough for what nobody waits for"


# --- when many wait ---------------------------------------------------------------------------------------------------


def test_whoever_waits_is_shown_the_place_in_the_line_and_how_long_the_bot_will_think(build: Build) -> None:
    house = build(workers=1, think_seconds=None)
    rest(house)
    people = [Visitor(house, f"P{n}") for n in range(6)]
    tables = [person.open(seats=OLD_GUARD) for person in people]
    for person, table in zip(people, tables, strict=True):
        to_the_bot(person, table)
    order = [job.owner for job in jobs.in_order(in_line(house))]
    last = next(n for n, person in enumerate(people) if person.me["id"] == order[-1])
    with people[last].sit(tables[last]) as waiting:
        told = waiting.next("thinking")
        assert (told["place"], told["share"]) == (6, 0.25)
        assert people[last].see(tables[last])["thinking"] == {**told, "type": "thinking"}
        go_on(house)
        played = waiting.sight(lambda sight: sight["number"] > told["number"])
    shares = [seat["share"] for seat in played["seats"]]
    assert shares[0] is None
    assert shares[1] is None or shares[1] < 1
    assert any(house.server.tables.live[table].shares for table in tables), "somebody's bot had less than its second"


def test_a_bot_with_all_its_time_has_nothing_to_say_of_it(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "LATELY", 0.0)  # however busy the machine is
    house = build(workers=1)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=SOLO)
    my_turn(anna, table)
    to_the_bot(anna, table)
    assert all(seat["share"] is None for seat in my_turn(anna, table)["seats"])


def test_the_owner_who_was_served_goes_to_the_end_of_the_line(build: Build) -> None:
    house = build(workers=1)
    rest(house)
    flood, bruno = Visitor(house, "Flood"), Visitor(house, "Bruno")
    for _ in range(3):
        to_the_bot(flood, flood.open(seats=SOLO))
    to_the_bot(bruno, bruno.open(seats=SOLO))
    queue = house.server.thinking.queue
    queue.processes = 1
    served = []
    for _ in range(4):
        ((job, _share),) = house.call(lambda: queue.take(1, []))
        served.append(job.owner)
        house.call(partial(house.server.store.write, Unit().change(job_queue.DROP, b_id=job.id)))
    assert served == [flood.me["id"], bruno.me["id"], flood.me["id"], flood.me["id"]]
    rest(house)


# --- when a process dies ----------------------------------------------------------------------------------------------


def test_a_process_that_dies_gives_its_job_back_at_once_and_the_bot_stays_who_it_was(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_queue, "LEASE", 3_600_000)
    house = build(workers=1, think_seconds=None)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=OLD_GUARD)
    sight = to_the_bot(anna, table)
    worker = until(lambda: next(iter(house.server.thinking.workers.busy), None))
    os.kill(worker.process.pid, signal.SIGKILL)
    until(lambda: anna.see(table)["number"] > sight["number"])
    assert house.server.thinking.failed == 1
    assert anna.see(table)["seats"][1]["bot"] == "old-guard"


@pytest.fixture
def poisoned(build: Build, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[House, Path]:
    """A server whose bots kill their process."""
    notes = tmp_path / "budgets"
    monkeypatch.setenv("POISON_NOTES", str(notes))
    monkeypatch.setattr(worker_tasks, "choose", tasks.deadly)
    return build(workers=1, think_seconds=0.4), notes


def test_a_decision_that_kills_its_process_is_tried_with_less_and_then_pauses_the_match(
    poisoned: tuple[House, Path],
) -> None:
    house, notes = poisoned
    anna = Visitor(house, "Anna")
    table = anna.open(seats=OLD_GUARD, clock={"kind": "live", "bank": 600, "increment": 0})
    to_the_bot(anna, table)
    sight = until(lambda: (s := anna.see(table)) and s["paused"] and s["thinking"] and s)
    assert sight["thinking"]["stuck"]
    assert sight["clock"]["running"] is None
    lines = notes.read_text().split()
    assert set(lines[::2]) == {"old-guard"}, "no other bot decides in its place"
    budgets = [float(seconds) for seconds in lines[1::2]]
    assert budgets == pytest.approx([0.4, 0.1, 0.02]), "nor is it asked anew because the clocks begin to run"


def test_an_operator_is_told_of_a_stuck_bot_and_lets_it_try_again(
    poisoned: tuple[House, Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    house, _ = poisoned
    anna = Visitor(house, "Anna")
    table = anna.open(seats=OLD_GUARD)
    to_the_bot(anna, table)
    number = until(lambda: (s := anna.see(table)) and s["paused"] and s["thinking"] and s["number"])
    told: list[str] = []
    until(lambda: asyncio.run(commands.stuck_jobs(settings(tmp_path), told.append, retry=False)) == 1)
    assert table in told[-2]
    assert "Died" in told[-2]
    monkeypatch.undo()
    asyncio.run(commands.stuck_jobs(settings(tmp_path), told.append, retry=True))
    assert told[-1] == "1 given up, to be tried again"
    until(lambda: (s := anna.see(table)) and not s["paused"] and s["number"] > number + 1)
    assert asyncio.run(commands.stuck_jobs(settings(tmp_path), told.append, retry=False)) == 0


def test_a_note_of_a_stuck_bot_survives_a_restart_and_whoever_resumes_lets_it_try_again(
    poisoned: tuple[House, Path], build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, _ = poisoned
    anna = Visitor(house, "Anna")
    table = anna.open(seats=OLD_GUARD)
    to_the_bot(anna, table)
    until(lambda: (s := anna.see(table)) and s["paused"] and s["thinking"])
    house.stop()
    monkeypatch.undo()
    again = build(workers=1)
    twin = Visitor(again)
    twin.http.cookies.update(dict(anna.http.cookies))
    twin.remember(twin.get("/api/me"))
    with twin.sit(table) as socket:
        assert socket.sight()["paused"]
        assert socket.next("thinking")["stuck"]
        socket.send(type="resume", id="r")
        socket.sight(lambda sight: not sight["paused"] and sight["mine"])


# --- in pieces --------------------------------------------------------------------------------------------------------


def finished(house: House) -> tuple[Visitor, str]:
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    for _ in range(6):
        anna.move(table)
    anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    return anna, table


def test_a_review_is_done_in_pieces_and_a_turn_goes_between_them(build: Build) -> None:
    house = build(workers=1)
    anna, table = finished(house)
    rest(house)
    with ThreadPoolExecutor(1) as other:
        asked = other.submit(anna.get, f"/api/tables/{table}/review")
        (job,) = until(lambda: in_line(house))
        assert job.kind == "review"
        assert job.pieces > 1
        bruno = Visitor(house, "Bruno")
        to_the_bot(bruno, bruno.open(seats=SOLO))
        assert [each.kind for each in jobs.in_order(in_line(house))] == ["think", "review"]
        before = house.server.thinking.done
        go_on(house)
        found = asked.result()
    until(lambda: house.server.thinking.done >= before + job.pieces + 1)
    assert found["steps"] == len(found["record"]["steps"])
    assert found["decisions"]


def test_a_piece_of_a_review_makes_room_at_once_and_is_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.test_assistance import moments

    (*_, match) = moments("generalowsky", 20, 19)
    given = (match.game.name, json.loads(msgspec.json.encode(match.options)), list(match.actions), list(match.deciders))
    monkeypatch.setattr(workers, "interruptible", lambda stop: stop())
    assert worker_tasks.review(*given, "quick", 0) is None
    monkeypatch.setattr(workers, "interruptible", lambda stop: None)
    found = worker_tasks.review(*given, "quick", 0)
    assert len(found["decisions"]) == worker_tasks.EACH


def test_nobody_may_wait_for_many_reviews_at_once(build: Build) -> None:
    house = build(workers=1)
    played = [finished(house) for _ in range(3)]
    anna = played[0][0]
    rest(house)
    with ThreadPoolExecutor(3) as many:
        asked = [many.submit(anna.http.get, f"/api/tables/{table}/review") for _, table in played]
        until(lambda: len(in_line(house)) == 2 and any(done.done() for done in asked))
        go_on(house)
        assert sorted(done.result().status_code for done in asked) == [200, 200, 429]


def test_by_default_there_are_as_many_processes_as_cores() -> None:
    assert Settings().workers == cores() == len(os.sched_getaffinity(0))
