"""An army that several people command: the moves end when all of them have said so (K7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import House, Visitor

import caracole

DONE = "/"
NAMES = ("Anna", "Bruno", "Clara", "Dora")


def seated(house: House, split: list[int]) -> tuple[list[Visitor], str]:
    """So many people in each army; the French begin."""
    people = [Visitor(house, name) for name in NAMES[: sum(split)]]
    table = people[0].open("kriegspiel", options={"players": split, "first": 0})
    for person in people[1:]:
        person.join(table)
    return people, table


def say_done(person: Visitor, table: str, status: int = 200) -> Any:
    return person.play(table, DONE, person.see(table)["number"], status)


def log(person: Visitor, table: str, **query: Any) -> list[str]:
    return [line["text"] for line in person.see(table, log=True, **query)["log"]]


def take_back(person: Visitor, table: str) -> None:
    number = person.see(table)["number"]
    person.post(f"/api/tables/{table}/undo", {"number": number, "id": f"undo-{number}"})


@pytest.mark.rule("K7")
def test_the_moves_end_when_all_commanders_have_said_so(house: House) -> None:
    (anna, bruno, clara, dora), table = seated(house, [3, 1])
    for person in (bruno, anna):
        say_done(person, table)
        assert dora.see(table)["actor"] == 0
        assert dora.see(table)["step"] == 0
    say_done(clara, table)
    assert dora.see(table)["actor"] == 1, "nobody had a shot"
    record = caracole.Match.load(dora.http.get(f"/api/tables/{table}/record").content).record()
    assert [(step.by, step.play) for step in record.steps] == [(0, DONE)]


@pytest.mark.rule("K7", forbids=True)
def test_one_word_does_not_cut_off_the_moves_of_another(house: House) -> None:
    (anna, bruno, _), table = seated(house, [2, 1])
    say_done(anna, table)
    sight = bruno.see(table)
    assert sight["mine"]
    assert sight["phase"] == "moving"
    bruno.play(table, "a10r", sight["number"])
    assert bruno.see(table)["phase"] == "moving"
    assert not anna.see(table)["mine"], "her word stands while others move"


@pytest.mark.rule("K7", forbids=True)
def test_who_has_finished_orders_nothing_until_it_is_taken_back(house: House) -> None:
    (anna, bruno, _), table = seated(house, [2, 1])
    say_done(anna, table)
    for action in ("b9r", DONE):
        refused = anna.play(table, action, anna.see(table)["number"], 409)
        assert refused["error"] == "not-now"
        assert refused["sentence"].startswith("You have finished moving; not yet finished: Bruno.")
    assert anna.see(table)["may"]["undo"]
    take_back(anna, table)
    anna.play(table, "b9r", anna.see(table)["number"])
    say_done(bruno, table)
    assert bruno.see(table)["actor"] == 0, "her word is taken back"
    say_done(anna, table)
    assert bruno.see(table)["actor"] == 1


@pytest.mark.parametrize(
    ("language", "prompt", "line"),
    [
        ("en", "not yet finished: Bruno", "Anna has finished moving."),
        ("de", "noch nicht fertig: Bruno", "Anna hat die Bewegungen beendet."),
        ("fr", "pas encore fini\xa0: Bruno", "Anna a fini ses mouvements."),
        ("nl", "nog niet klaar: Bruno", "Anna is klaar met bewegen."),
    ],
)
def test_prompt_and_log_say_who_has_finished(house: House, language: str, prompt: str, line: str) -> None:
    (anna, bruno, clara), table = seated(house, [2, 1])
    say_done(anna, table)
    assert prompt in anna.see(table, log=True, language=language)["prompt"]
    assert prompt not in bruno.see(table, log=True, language=language)["prompt"]
    for person in (anna, bruno, clara):
        assert log(person, table, language=language)[-1] == line
    deciding = [seat["deciding"] for seat in clara.see(table)["seats"]]
    assert deciding == [False, True, False]


def test_a_word_stands_in_the_log_where_it_was_given_and_a_page_that_has_the_step_is_sent_it(house: House) -> None:
    (anna, bruno, _), table = seated(house, [2, 1])
    anna.play(table, "b9r", anna.see(table)["number"])
    say_done(anna, table)
    told = bruno.see(table, log=True, since=1)
    assert told["log_from"] == 0
    assert [line["step"] for line in told["log"]] == [1, 1]
    assert told["log"][1]["rules"] == ["K7"]
    take_back(anna, table)
    told = bruno.see(table, log=True, since=1)
    assert told["log_from"] == 0
    assert [line["kind"] for line in told["log"]] == ["half-turned"], "what is taken back is not told"
    say_done(anna, table)
    bruno.play(table, "a10r", bruno.see(table)["number"])
    assert [line["step"] for line in bruno.see(table, log=True)["log"]] == [1, 1, 2]


def test_anybody_of_the_army_ends_the_fire(house: House) -> None:
    (anna, bruno, clara), table = seated(house, [2, 1])
    house.call(lambda: in_range(house, table))
    for person in (anna, bruno):
        say_done(person, table)
    assert anna.see(table)["phase"] == "firing"
    bruno.play(table, ".", bruno.see(table)["number"])
    assert clara.see(table)["actor"] == 1


async def in_range(house: House, name: str) -> None:
    """Two plates face each other."""
    table = await house.server.tables.find(name)
    assert table is not None
    assert table.served is not None
    match = table.served.match
    text = str(match.state).replace("FS:d9N5", "FS:d3NE5")
    match.state = match.game.load(match.options, text)


def test_who_commands_alone_ends_the_moves_alone(house: House) -> None:
    (anna, _, clara), table = seated(house, [1, 2])
    say_done(anna, table)
    assert clara.see(table)["actor"] == 1


def test_who_sits_on_all_seats_of_an_army_speaks_once(visit: Callable[..., Visitor]) -> None:
    anna = visit("Anna")
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}]
    table = anna.open("kriegspiel", options={"players": [2, 1], "first": 0}, seats=seats)
    say_done(anna, table)
    assert anna.see(table)["actor"] == 1


def test_a_word_is_void_when_a_step_is_taken_back(house: House) -> None:
    (anna, bruno, _), table = seated(house, [2, 1])
    bruno.play(table, "a10r", bruno.see(table)["number"])
    say_done(anna, table)
    take_back(bruno, table)
    assert anna.see(table)["mine"]
    say_done(bruno, table)
    assert anna.see(table)["actor"] == 0


def test_the_same_word_sent_twice_is_one(house: House) -> None:
    (anna, _, _), table = seated(house, [2, 1])
    number = anna.see(table)["number"]
    first = anna.play(table, DONE, number, id="once")
    assert anna.play(table, DONE, number, id="once") == first


def test_words_outlive_the_server(build: Callable[..., House]) -> None:
    house = build()
    (anna, bruno, _), table = seated(house, [2, 1])
    say_done(anna, table)
    house.stop()
    house = build()
    for person in (anna, bruno):
        person.http.base_url = house.url
    assert not anna.see(table)["mine"]
    say_done(bruno, table)
    assert anna.see(table)["actor"] == 1


def test_a_program_that_has_finished_is_not_asked_again(house: House) -> None:
    (anna, bruno, _), table = seated(house, [2, 1])
    say_done(anna, table)
    assert [turn["table"] for turn in anna.get("/api/turns")] == []
    assert [turn["table"] for turn in bruno.get("/api/turns")] == [table]
