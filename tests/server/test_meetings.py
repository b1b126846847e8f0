"""Playing a bot while looking for somebody, and being asked when somebody is there: every edge of `meetings.py`."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.conftest import House, Visitor
from tests.server.test_club import member, seek

from caracole.server import schema
from caracole.server.meetings import ANSWER
from caracole.server.store import Unit, now


@pytest.fixture(autouse=True)
def nobody_waits(house: House) -> Iterator[None]:
    """Nobody goes on looking after the test."""
    yield
    change(house, update(schema.seeks).values(status="gone"))


def change(house: House, statement: Any) -> None:
    house.call(lambda: house.server.store.write(Unit().change(statement)))


def plays_a_bot(person: Visitor, **more: Any) -> tuple[str, str]:
    """Somebody looks and plays a bot: the seek and the match."""
    name = seek(person, **more)["id"]
    return name, str(person.post(f"/api/seeks/{name}/meanwhile", {"bot": "random"})["table"])


def stands(person: Visitor, name: str, *wanted: str) -> Any:
    """How a seek stands, once it stands so."""
    for _ in range(50):
        found = person.get(f"/api/seeks/{name}", wait=0.5)
        if found["status"] in wanted:
            return found
    raise AssertionError(found)


def paused(person: Visitor, table: str) -> bool:
    return bool(person.see(table)["paused"])


def asked(house: House, anna: Visitor, bruno: Visitor) -> tuple[str, str, str]:
    """Anna plays a bot and is asked about Bruno: her seek, her match, his seek."""
    mine, match = plays_a_bot(anna)
    theirs = seek(bruno)["id"]
    house.call(house.server.seeking.pair)
    stands(anna, mine, "asked")
    return mine, match, theirs


def test_who_plays_a_bot_is_asked_when_somebody_is_there_and_the_match_is_paused_meanwhile(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    mine, match = plays_a_bot(anna)
    assert {seat["kind"] for seat in anna.see(match)["seats"]} == {"person", "bot"}
    assert not paused(anna, match)
    assert [one["name"] for one in bruno.get("/api/seeks")] == ["Anna"], "she still looks"
    theirs = seek(bruno)["id"]
    told = stands(anna, mine, "asked")
    assert [other["name"] for other in told["meeting"]["others"]] == ["Bruno"]
    assert 0 < told["meeting"]["left"] <= ANSWER
    assert "agreed" not in told["meeting"]
    assert paused(anna, match)
    assert stands(bruno, theirs, "asked")["meeting"]["agreed"], "he just waits"
    assert Visitor(house).get("/api/seeks") == [], "nobody else can take what is asked"
    assert [(one["id"], one["status"]) for one in bruno.get("/api/seeks")] == [(theirs, "asked")], "a page loaded again"
    table = anna.post(f"/api/seeks/{mine}/agree")["table"]
    assert stands(bruno, theirs, "paired")["table"] == table
    assert {seat["name"] for seat in anna.see(table)["seats"]} == {"Anna", "Bruno"}
    assert anna.see(match)["status"] == "running", "it can be played on later"
    anna.post(f"/api/tables/{match}/resume", {})


def test_who_declines_plays_on_with_the_bot_and_the_other_waits_on(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    mine, match, theirs = asked(house, anna, bruno)
    assert anna.post(f"/api/seeks/{mine}", method="DELETE")["status"] == "gone"
    assert not paused(anna, match)
    assert bruno.get(f"/api/seeks/{theirs}")["status"] == "open"
    assert [one["name"] for one in bruno.get("/api/seeks")] == ["Bruno"]
    anna.post(f"/api/seeks/{mine}/agree", status=409)


def test_who_gives_no_answer_waits_no_longer_and_the_other_does(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    mine, _, theirs = asked(house, anna, bruno)
    change(house, update(schema.seeks).values(asked_at=now() - ANSWER))
    house.call(house.server.seeking.pair)
    assert anna.get(f"/api/seeks/{mine}")["status"] == "gone"
    assert bruno.get(f"/api/seeks/{theirs}")["status"] == "open"


def test_if_the_other_leaves_the_match_with_the_bot_goes_on_and_one_waits_on(house: House) -> None:
    anna, bruno, clara = (Visitor(house, name) for name in ("Anna", "Bruno", "Clara"))
    mine, match, theirs = asked(house, anna, bruno)
    assert paused(anna, match)
    bruno.post(f"/api/seeks/{theirs}", method="DELETE")
    assert stands(anna, mine, "open")["meanwhile"] == match
    assert not paused(anna, match)
    anna.post(f"/api/tables/{match}/offer", {"kind": "pause"})
    anna.get(f"/api/seeks/{mine}")
    assert paused(anna, match), "a pause of her own is left alone"
    anna.post(f"/api/tables/{match}/resume", {})
    seek(clara)
    assert stands(anna, mine, "asked")["meeting"]["others"] == [{"name": "Clara", "number": 1500, "doubt": 400}]


def test_if_the_other_is_no_longer_there_one_waits_on(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    mine, _, theirs = asked(house, anna, bruno)
    change(house, update(schema.seeks).where(schema.seeks.c.id == theirs).values(seen_at=now() - 60_000))
    assert anna.post(f"/api/seeks/{mine}/agree")["status"] == "open"
    house.call(house.server.seeking.pair)
    assert bruno.get(f"/api/seeks/{theirs}")["status"] == "gone"


def test_two_who_both_play_bots_are_both_asked(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    (mine, match), (theirs, other) = plays_a_bot(anna), plays_a_bot(bruno)
    stands(anna, mine, "asked")
    stands(bruno, theirs, "asked")
    assert anna.post(f"/api/seeks/{mine}/agree")["status"] == "asked"
    assert stands(anna, mine, "asked")["meeting"]["agreed"]
    table = bruno.post(f"/api/seeks/{theirs}/agree")["table"]
    assert stands(anna, mine, "paired")["table"] == table
    assert paused(anna, match)
    assert paused(bruno, other)


def test_whoever_agreed_and_is_left_plays_on_with_the_bot(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    (mine, match), (theirs, _) = plays_a_bot(anna), plays_a_bot(bruno)
    stands(anna, mine, "asked")
    stands(bruno, theirs, "asked")
    anna.post(f"/api/seeks/{mine}/agree")
    bruno.post(f"/api/seeks/{theirs}", method="DELETE")
    stands(anna, mine, "open")
    assert not paused(anna, match)


def test_a_seek_that_is_taken_asks_who_plays_a_bot_and_whoever_took_it_waits(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    far = {"kind": "live", "bank": 77, "increment": 0}
    mine, _ = plays_a_bot(anna, clock=far)
    taken = bruno.post(f"/api/seeks/{mine}/take")
    assert "table" not in taken
    assert taken["seek"]["meeting"]["agreed"]
    table = anna.post(f"/api/seeks/{mine}/agree")["table"]
    assert stands(bruno, taken["seek"]["id"], "paired")["table"] == table


def test_bots_for_the_rest_begin_without_whoever_would_have_to_be_asked(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    four: dict[str, Any] = {"game": "generalowsky", "players": 4}
    mine, match = plays_a_bot(anna, **four)
    assert [seat["kind"] for seat in anna.see(match)["seats"]].count("bot") == 3
    theirs = seek(bruno, **four)["id"]
    table = bruno.post(f"/api/seeks/{theirs}/bots", {"bot": "random"})["table"]
    assert [seat["kind"] for seat in bruno.see(table)["seats"]].count("bot") == 3
    assert anna.get(f"/api/seeks/{mine}")["status"] == "open"


def test_who_asks_for_a_bot_twice_at_once_has_one_match(house: House) -> None:
    anna = Visitor(house, "Anna")
    name = seek(anna)["id"]
    with ThreadPoolExecutor(4) as together:
        made = list(
            together.map(lambda _: anna.post(f"/api/seeks/{name}/meanwhile", {"bot": "random"})["table"], range(4))
        )
    assert len(set(made)) == 1
    assert [one["id"] for one in anna.get("/api/tables", which="mine")] == made[:1]


def test_every_live_match_one_looks_for_asks_first_and_a_table_ends_them_all(house: House) -> None:
    anna, bruno, clara = (Visitor(house, name) for name in ("Anna", "Bruno", "Clara"))
    quick = {"kind": "live", "bank": 300, "increment": 5}
    other = seek(anna, clock=quick)["id"]
    mine, match = plays_a_bot(anna)
    assert anna.get(f"/api/seeks/{other}")["meanwhile"] == match
    theirs = seek(bruno)["id"]
    stands(anna, mine, "asked")
    third = seek(clara, clock=quick)["id"]
    house.call(house.server.seeking.pair)
    assert clara.get(f"/api/seeks/{third}")["status"] == "open", "nobody is asked twice at once"
    called = clara.post(f"/api/seeks/{other}/take")["seek"]["id"]
    assert called == third
    anna.post(f"/api/seeks/{mine}/agree")
    assert anna.get(f"/api/seeks/{other}")["status"] == "gone"
    house.call(house.server.seeking.pair)
    assert stands(clara, third, "open")
    assert stands(bruno, theirs, "paired")


@pytest.mark.parametrize(
    ("wanted", "bot", "status", "says"),
    [
        ({"clock": {"kind": "days", "turn": 2}}, "random", 409, "days"),
        ({}, "nemo", 400, "nemo"),
        ({}, 5, 400, "bot"),
    ],
)
def test_what_cannot_be_played_meanwhile_is_refused_and_nothing_changes(
    house: House, wanted: Any, bot: Any, status: int, says: str
) -> None:
    anna = Visitor(house, "Anna")
    name = seek(anna, **wanted)["id"]
    answer = anna.http.post(f"/api/seeks/{name}/meanwhile", json={"bot": bot})
    assert answer.status_code == status
    assert says in answer.text
    assert anna.get("/api/tables", which="mine") == []
    assert "meanwhile" not in anna.get(f"/api/seeks/{name}")


def test_whoever_keeps_their_page_private_is_found_by_name_without_a_number(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), member(house, "Benedikt")
    bruno.post("/api/me", {"profile": "private"}, method="PATCH")
    mine, _, theirs = asked(house, anna, bruno)
    assert anna.get(f"/api/seeks/{mine}")["meeting"]["others"] == [{"name": "Benedikt"}]
    anna.post(f"/api/seeks/{mine}", method="DELETE")
    assert bruno.get(f"/api/seeks/{theirs}")["number"] == 1500
    assert ["number" in one for one in anna.get("/api/seeks")] == [False]
