"""Several actions in a row by one click: each through the same door, each its own step and its own undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Visitor

Json = Any


def begun(anna: Visitor, bruno: Visitor) -> str:
    table = anna.open("kriegspiel", options={"first": 0})
    bruno.join(table)
    return table


def pointed(who: Visitor, table: str, at: str, seat: int) -> Json:
    return who.get(f"/api/tables/{table}/pointed", at=at, layout="wide", seat=seat)


def test_a_piece_that_is_pointed_at_tells_who_decides_what_takes_several_orders(visit: Callable[..., Visitor]) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    table = begun(anna, bruno)
    ways = {way["ids"][-1]: way for way in pointed(anna, table, "plate-F-S3", 0)["ways"]}
    assert ways["cell-d8"] == {
        "play": "d9r",
        "ids": ["plate-F-S3", "cell-d8"],
        "label": "d9 to d8, 1 move: half right, forward",
        "then": ["d9F"],
    }
    assert pointed(anna, table, "plate-E-S1", 0)["ways"] == []
    assert pointed(bruno, table, "plate-F-S3", 1)["ways"] == []
    assert pointed(visit("Chloe"), table, "plate-F-S3", -1)["ways"] == []


def test_actions_in_a_row_are_steps_of_their_own_and_taken_back_one_by_one(visit: Callable[..., Visitor]) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    table = begun(anna, bruno)
    number = anna.see(table)["number"]
    done = anna.play(table, "d9r", number, then=["d9F", "d8F"], id="a-row")
    assert done["number"] == number + 3
    assert anna.play(table, "d9r", number, then=["d9F", "d8F"], id="a-row") == done
    steps = anna.get(f"/api/tables/{table}/replay")["steps"]
    assert steps == ["d9r", "d9F", "d8F"]
    anna.post(f"/api/tables/{table}/undo", {"number": done["number"], "id": "one-back"})
    assert anna.get(f"/api/tables/{table}/replay")["steps"] == ["d9r", "d9F"]


def test_if_one_of_a_row_is_refused_those_before_it_stand_and_the_rest_is_not_played(
    visit: Callable[..., Visitor],
) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    table = begun(anna, bruno)
    number = anna.see(table)["number"]
    refusal = anna.play(table, "d9r", number, then=["d9r", "d9F"], id="a-row", status=422)
    assert refusal["rule"] == "T3"
    assert anna.get(f"/api/tables/{table}/replay")["steps"] == ["d9r"]


def test_a_row_has_an_end_and_an_id_with_room_for_its_numbers(visit: Callable[..., Visitor]) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    table = begun(anna, bruno)
    number = anna.see(table)["number"]
    anna.play(table, "d9r", number, then=["d9F"] * 17, status=400)
    anna.play(table, "d9r", number, then=["d9F"], id="x" * 41, status=400)
    assert anna.see(table)["number"] == number
