"""Finished public matches leave as a dataset, and nobody's name with them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from tests.server.conftest import House, Visitor, decider
from tests.server.test_lobby import finished
from typer.testing import CliRunner

from caracole.arena import dataset
from caracole.cli import app
from caracole.server.archive import Archived, archived
from caracole.server.settings import Settings

HERE = [{"kind": "me"}, {"kind": "here", "name": "Clara"}]


async def gathered(settings: Settings, game: str) -> list[Archived | None]:
    return [match async for match in archived(settings, game)]


def resigned(person: Visitor, moves: int, **more: Any) -> str:
    """A match of two people at one device, given up."""
    table = person.open(seats=HERE, **more)
    for _ in range(moves):
        person.move(table)
    person.post(f"/api/tables/{table}/resign")
    return table


def taken(url: str, game: str, *words: str) -> Any:
    return CliRunner().invoke(app, ["dataset", game, "--database", url, "--out", "d.parquet", *words])


def test_only_finished_public_matches_leave_and_say_nothing_of_people(
    build: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    house = build()
    url = house.server.settings.database
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    assert taken(url, "glorreiche").exit_code == 2, "nothing is there yet"
    resigned(anna, 6)
    resigned(anna, 3, private=True)
    anna.move(anna.open(seats=HERE))
    imported = finished(anna)
    last = anna.see(imported)["step"]
    fork = bruno.post(f"/api/tables/{imported}/fork", {"step": last - 20, "seat": 0, "bot": "random"})["table"]
    bruno.post(f"/api/tables/{fork}/resign")
    together = anna.open()
    bruno.join(together)
    mover = decider(together, anna, bruno)
    for _ in range(2):
        mover = decider(together, anna, bruno)
        mover.move(together)
    mover.post(f"/api/tables/{together}/resign")

    done = taken(url, "glorreiche")
    assert done.exit_code == 0, done.stderr
    table = pq.read_table("d.parquet").drop(["features"])
    rows = table.to_pylist()
    by_match: dict[int, list[Any]] = {}
    for row in rows:
        by_match.setdefault(row["match"], []).append(row)
    assert sorted(len(match) for match in by_match.values() if match[0]["step"] < 40) == [2, 6]
    assert {row["reason"] for row in rows} == {"resigned"}
    assert all(sorted(row["outcome"]) == [0.0, 1.0] for row in rows)
    assert {row["player"] for row in rows} <= {"person", "random"}
    secret = [anna.me["id"], bruno.me["id"], together, fork, imported, "Anna", "Bruno", "Clara", url]
    told = str(rows) + str(dataset.about(Path("d.parquet")))
    assert not [word for word in secret if word in told]
    assert dataset.about(Path("d.parquet")).source == "archive"

    assert taken(url, "glorreiche", "--matches", "2", "--jobs", "2").exit_code == 0
    assert set(pq.read_table("d.parquet")["match"].to_pylist()) <= {0, 1}, "a fork given up at once has no rows"


def test_a_fork_is_told_from_where_it_left_its_parent(build: Callable[..., House]) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    imported = finished(anna)
    last = anna.see(imported)["step"]
    fork = anna.post(f"/api/tables/{imported}/fork", {"step": last - 20, "seat": 0, "bot": "random"})["table"]
    anna.post(f"/api/tables/{fork}/resign")
    (match,) = asyncio.run(gathered(house.server.settings, "glorreiche"))
    assert match is not None
    assert match.copied == last - 20
    assert match.players == ("person", "random")
    assert match.payoffs == (0.0, 1.0)


def test_what_does_not_follow_is_left_out_and_counted(
    build: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    house = build()
    anna = Visitor(house, "Anna")
    resigned(anna, 2)
    spoilt = resigned(anna, 2)
    house.stop()
    with sqlite3.connect(tmp_path / "caracole.db") as raw:
        raw.execute("update tables set rules = '0' where id = ?", (spoilt,))
    raw.close()
    done = taken(house.server.settings.database, "glorreiche")
    assert done.exit_code == 0, done.stderr
    assert "1 matches left out" in done.stderr
    assert set(pq.read_table("d.parquet")["match"].to_pylist()) == {0}
    refused = taken(house.server.settings.database, "manoeuvre")
    assert refused.exit_code == 2
    assert "no finished public match of manoeuvre" in refused.stderr
