"""What is written for one who only looks on serves all others who look in the same way."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from caracole.server import snapshot
from caracole.server.seating import Seat
from caracole.server.snapshot_cache import SnapshotCache


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Anna's, with Bruno at it, at a moment that stands still."""
    monkeypatch.setattr(snapshot, "now", lambda: 1_000)
    return SimpleNamespace(
        seats=[Seat(seat=0, side=0, kind="person", account="bruno")],
        info=SimpleNamespace(owner="anna"),
        chatted=0,
        composed=SnapshotCache(1_000_000).part(),
    )


def written(table: Any, *accounts: str | None, look: str = "wide") -> int:
    """How often something is written for these who look so."""
    made: list[str] = []
    for account in accounts:
        snapshot.for_all_alike(table, account, look, lambda: made.append("once"))
    return len(made)


def test_strangers_share_what_was_written_for_the_first(table: Any) -> None:
    assert written(table, "carla", "dirk", None) == 1
    assert written(table, "carla", look="phone") == 1


def test_who_sits_and_who_opened_the_table_have_their_own(table: Any) -> None:
    assert written(table, "carla", "bruno", "anna", "bruno") == 4


def test_it_is_written_anew_after_a_step_a_line_of_the_chat_or_half_a_second(
    table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert written(table, "carla") == 1
    table.composed.clear()
    assert written(table, "carla") == 1
    table.chatted = 1
    assert written(table, "carla") == 1
    monkeypatch.setattr(snapshot, "now", lambda: 1_500)
    assert written(table, "carla", "dirk") == 1
