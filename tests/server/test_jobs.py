"""The rules of the line: who comes first, and for how long each is thought about."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

import caracole
from caracole.bots import Budget, limits
from caracole.server import jobs
from caracole.server.jobs import HINT, LEAST, REVIEW, SHOW, TURN, Job

NUMBERS = count(1)


def job(owner: str, rank: int = TURN, *, price: int = 1000, under_way: bool = False, **more: Any) -> Job:
    number = next(NUMBERS)
    told = {"kind": "think", "table_id": "t", "number": 1, "account": "", "pieces": 1, "done": 0, "attempts": 0}
    times = {"due_at": number, "queued_at": number, "wanted_until": None}
    return Job(id=number, owner=owner, rank=rank, price=price, under_way=under_way, **{**told, **times, **more})


def owners(waiting: list[Job]) -> str:
    return "".join(each.owner for each in jobs.in_order(waiting))


def test_a_turn_goes_before_a_hint_before_bots_alone_before_a_review() -> None:
    waiting = [job("d", REVIEW), job("c", SHOW), job("b", HINT), job("a", TURN)]
    assert owners(waiting) == "abcd"


def test_owners_take_turns_however_many_jobs_each_of_them_has() -> None:
    assert owners([*(job("f") for _ in range(4)), job("a"), job("b"), job("a")]) == "fabfaff"


def test_who_is_thought_for_already_has_had_a_turn() -> None:
    assert owners([job("f", under_way=True), job("f"), job("a"), job("b")]) == "abf"


def test_with_few_in_the_line_a_bot_has_all_its_time() -> None:
    waiting = [job("a"), job("b"), job("c")]
    assert jobs.share(waiting[0], waiting, 2) == 1.0


def test_when_many_wait_everybodys_bot_thinks_for_a_fair_share() -> None:
    waiting = [job(f"p{n}") for n in range(30)]
    shares = {jobs.share(each, waiting, 2) for each in waiting}
    assert len(shares) == 1
    assert shares.pop() == pytest.approx(jobs.PATIENCE * 2 / 30)


def test_one_who_floods_shortens_the_own_bots_and_nobody_elses() -> None:
    flood = [job("f") for _ in range(60)]
    people = [job("a"), job("b")]
    assert jobs.share(people[0], [*flood, *people], 2) == 1.0
    assert jobs.share(flood[0], [*flood, *people], 2) == LEAST


def test_what_comes_later_anyway_shortens_no_turn() -> None:
    turn, later = job("a"), [job(f"p{n}", SHOW) for n in range(60)]
    assert jobs.share(turn, [turn, *later], 1) == 1.0
    assert jobs.share(later[0], [turn, *later], 1) == LEAST


def test_cheap_bots_leave_the_others_their_time() -> None:
    waiting = [job("a"), *(job(f"p{n}", price=jobs.CHEAP) for n in range(20))]
    assert jobs.share(waiting[0], waiting, 1) == 1.0


def test_no_bot_gets_less_than_the_least() -> None:
    waiting = [job(f"p{n}") for n in range(1000)]
    assert jobs.share(waiting[0], waiting, 1) == LEAST


def test_a_slow_machine_has_less_to_share_out() -> None:
    waiting = [job(f"p{n}") for n in range(10)]
    assert jobs.share(waiting[0], waiting, 2, overhead=0.1) < jobs.share(waiting[0], waiting, 2)


def test_what_no_turn_depends_on_leaves_a_process_to_the_turns() -> None:
    busy = [job("f", SHOW, under_way=True)]
    assert jobs.room(1, 2, busy, HINT) == 0
    assert jobs.room(1, 2, busy, TURN) == 1
    assert jobs.room(2, 2, [], SHOW) == 1
    assert jobs.room(1, 1, [], SHOW) == 1, "a single process does everything"


def test_a_share_shortens_the_seconds_of_a_level_and_keeps_its_playouts() -> None:
    game = caracole.game("glorreiche")
    own = limits("voltigeur", game)
    assert own.seconds is not None
    assert jobs.budget(game, "voltigeur", None, 0.5) == Budget(own.playouts, own.seconds / 2)
    assert jobs.budget(game, "voltigeur", 0.01, 0.5) == Budget(own.playouts, 0.005)


def test_a_bot_that_does_not_think_has_no_limits_and_a_small_price() -> None:
    game = caracole.game("glorreiche")
    assert jobs.budget(game, "random", 0.5, 0.1) == Budget()
    assert jobs.price(game, "random", None) == jobs.CHEAP
    assert jobs.price(game, "old-guard", None) == 1000
