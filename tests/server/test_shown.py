"""A finished match is shown to everybody when all who played it agree, and its record names who agreed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Visitor

Visit = Callable[..., Visitor]


def finished(anna: Visitor, bruno: Visitor) -> str:
    table = anna.open(private=True, seats=[{"kind": "me"}, {"kind": "invite"}])
    bruno.join(table, invite=anna.see(table)["seats"][1]["invite"])
    bruno.post(f"/api/tables/{table}/resign")
    return table


def agree(person: Visitor, table: str, agreed: bool = True, status: int | None = None) -> Any:
    return person.post(f"/api/tables/{table}/show", {"agreed": agreed}, status)


def players(person: Visitor, table: str) -> list[str | None]:
    return list(person.get(f"/api/tables/{table}/record")["origin"]["players"])


def test_a_private_match_is_public_once_all_agree_and_private_again_when_one_does_not(visit: Visit) -> None:
    anna, bruno, clara = visit("Anna"), visit("Bruno"), visit("Clara")
    table = finished(anna, bruno)
    for path in ("about", "replay", "record", "steps/0"):
        clara.get(f"/api/tables/{table}/{path}", status=404)
    assert agree(anna, table)["private"]
    clara.get(f"/api/tables/{table}/about", status=404)
    assert not agree(bruno, table)["private"]
    for path in ("about", "replay", "record", "steps/0"):
        clara.get(f"/api/tables/{table}/{path}")
    assert table in [row["id"] for row in clara.get("/api/tables", which="finished")]
    assert agree(bruno, table, agreed=False)["private"]
    clara.get(f"/api/tables/{table}/about", status=404)


def test_only_who_played_can_agree_and_only_after_the_match(visit: Visit) -> None:
    anna, bruno, clara = visit("Anna"), visit("Bruno"), visit("Clara")
    running = anna.open()
    bruno.join(running)
    agree(anna, running, status=409)
    bruno.post(f"/api/tables/{running}/resign")
    agree(clara, running, status=403)
    agree(anna, running)
    assert not clara.get(f"/api/tables/{running}/about")["private"]
    agree(anna, running, agreed=False)
    assert not clara.get(f"/api/tables/{running}/about")["private"]  # it was public before anybody was asked


def test_a_record_names_who_agreed_and_who_asks(visit: Visit) -> None:
    anna, bruno, clara = visit("Anna"), visit("Bruno"), visit("Clara")
    table = anna.open()
    bruno.join(table)
    bruno.post(f"/api/tables/{table}/resign")
    assert players(clara, table) == [None, None]
    assert players(anna, table) == [anna.me["name"], None]
    agree(bruno, table)
    assert players(clara, table) == [None, bruno.me["name"]]


def test_an_imported_match_reads_like_one_played_here(visit: Visit) -> None:
    anna, bruno, clara = visit("Anna"), visit("Bruno"), visit("Clara")
    table = anna.open()
    bruno.join(table)
    bruno.post(f"/api/tables/{table}/resign")
    agree(anna, table)
    agree(bruno, table)
    record = clara.get(f"/api/tables/{table}/record")
    record["origin"]["date"] = "1999-12-31"
    imported = clara.post("/api/records", record)["table"]
    names = [anna.me["name"], bruno.me["name"]]
    assert [seat["name"] for seat in clara.get(f"/api/tables/{imported}/about")["seats"]] == names
    assert clara.get(f"/api/tables/{imported}/record")["origin"] == {"players": names, "date": "1999-12-31"}


def test_an_origin_that_cannot_be_is_refused_with_its_field(visit: Visit) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    table = anna.open()
    bruno.join(table)
    bruno.post(f"/api/tables/{table}/resign")
    record = anna.get(f"/api/tables/{table}/record")
    record["origin"]["players"] = ["a", "b", "c"]
    assert "origin" in anna.post("/api/records", record, 422)["sentence"]
    record["origin"]["players"] = ["a\u200b\u202e", "b"]
    anna.post("/api/records", record, 400)
    record["origin"] = {"date": "yesterday"}
    assert "origin" in anna.post("/api/records", record, 422)["sentence"]
