"""Datasets: one row for each decision, the same bytes whoever played, nothing half-written."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import caracole
from caracole.arena import dataset
from caracole.arena.dataset import Finished
from caracole.arena.simulate import Series, played

if TYPE_CHECKING:
    from tests.cli.conftest import Run

WORDS = ("dataset", "glorreiche", "--players", "3", "--matches", "3", "--seed", "7", "--bots", "random,greedy,random")
SERIES = Series(game="glorreiche", matches=3, seed=7, asked={"players": 3}, bots=("random", "greedy", "random"))


def rows(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(name).to_pylist()
    return found


def test_every_decision_of_every_match_has_a_row(run: Run) -> None:
    assert run(*WORDS, "--out", "d.parquet").code == 0
    found = rows("d.parquet")
    for index in range(3):
        match = played(SERIES, index)
        mine = [row for row in found if row["match"] == index]
        steps = [step for step, by in enumerate(match.deciders) if by >= 0]
        assert [row["step"] for row in mine] == steps
        assert [row["decision"] for row in mine] == list(range(len(steps)))
        assert [row["action"] for row in mine] == [match.actions[step] for step in steps]
        for row in mine:
            assert row["seat"] == match.deciders[row["step"]]
            assert row["player"] == SERIES.bots[row["seat"]]
            assert row["outcome"] == match.state.payoffs
            assert msgspec.json.decode(row["options"]) == msgspec.to_builtins(match.options)


@pytest.mark.parametrize("name", [game.name for game in caracole.games()])
def test_features_and_mask_are_those_of_whoever_decides(run: Run, name: str) -> None:
    short: dict[str, Any] = {"draw_after": 3} if name == "kriegspiel" else {}
    words = [word for option, value in short.items() for word in ("--option", f"{option}={value}")]
    assert run("dataset", name, "--seed", "3", *words, "--out", "d.parquet").code == 0
    match = played(Series(game=name, matches=1, seed=3, asked=short), 0)
    table = pq.read_table("d.parquet")
    for row in table.take(list(range(0, len(table), 97))).to_pylist():
        view = match.states[row["step"]].view(row["seat"])
        assert row["mask"] == sorted(view.legal())
        assert row["action"] in row["mask"]
        assert np.array_equal(np.float32(row["features"]), match.game.observe(view).ravel())


def test_the_file_says_what_it_holds(run: Run) -> None:
    assert run(*WORDS, "--option", "v1=true", "--out", "d.parquet").code == 0
    told = dataset.about(Path("d.parquet"))
    game = caracole.game("glorreiche")
    assert (told.format, told.game, told.rules) == ("caracole-dataset/1", "glorreiche", game.traits.rules)
    assert (told.seed, told.matches, told.bots) == (7, 3, SERIES.bots)
    assert told.asked == {"players": 3, "v1": True}
    assert told.actions == game.traits.actions
    assert run(*told.command.split()[1:], "--out", "again.parquet").code == 0
    assert Path("again.parquet").read_bytes() == Path("d.parquet").read_bytes()


def test_the_bytes_are_the_same_in_one_process_and_in_two(run: Run) -> None:
    assert run(*WORDS, "--out", "one.parquet").code == 0
    assert run(*WORDS, "--jobs", "2", "--out", "two.parquet").code == 0
    assert Path("one.parquet").read_bytes() == Path("two.parquet").read_bytes()
    assert sorted(os.listdir()) == ["one.parquet", "two.parquet"]


def test_rows_are_written_group_by_group(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """However many rows there are, no more than two groups are held."""
    monkeypatch.setattr(dataset, "GROUP", 50)
    about, told = dataset.from_simulation(SERIES)
    sizes: list[int] = []
    with (tmp_path / "d.parquet").open("wb") as stream:
        total = dataset.write(stream, about, told, done=sizes.append)
    found = pq.ParquetFile(tmp_path / "d.parquet").metadata
    groups = [found.row_group(place).num_rows for place in range(found.num_row_groups)]
    assert sum(groups) == sum(sizes) == total
    assert set(groups[:-1]) == {50}
    assert len(sizes) == 3


def test_large_features_make_small_groups() -> None:
    assert dataset.at_once(500) == dataset.GROUP
    assert dataset.at_once(45 * 20 * 26) < 200


def test_a_finished_match_is_told_without_the_steps_it_copied() -> None:
    match = played(SERIES, 0)
    finished = Finished(
        game="glorreiche",
        options=msgspec.to_builtins(match.options),
        actions=tuple(match.actions[:60]),
        copied=40,
        players=("person", "greedy", "person"),
        payoffs=(0.0, 0.5, 0.5),
        scores=None,
        reason="resigned",
    )
    about, told = dataset.from_archive(match.game, [finished])
    sink = pa.BufferOutputStream()
    dataset.write(sink, about, told, done=lambda rows: None)
    found = pq.read_table(pa.BufferReader(sink.getvalue())).to_pylist()
    assert [row["step"] for row in found] == [step for step in range(40, 60) if match.deciders[step] >= 0]
    assert {row["reason"] for row in found} == {"resigned"}
    assert found[0]["scores"] is None
    assert found[0]["outcome"] == [0.0, 0.5, 0.5]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("nogame",), "nogame"),
        (("glorreiche", "--bots", "genius"), "genius"),
        (("glorreiche", "--bots", "greedy@x"), "simulations"),
        (("glorreiche", "--bots", "random,random,random"), "3"),
        (("glorreiche", "--option", "colour=red"), "colour"),
        (("glorreiche", "--out", "no/such/folder.parquet"), "no/such/folder.parquet"),
        (("glorreiche", "--out", "."), "folder"),
        (("glorreiche", "--cluster", "nonsense"), "nonsense"),
        (("glorreiche", "--database", "sqlite:///none.db"), "none.db"),
        (("glorreiche", "--database", "mysql://x"), "database"),
        (("glorreiche", "--database", "sqlite:///none.db", "--seed", "1"), "leave out"),
    ],
)
def test_what_cannot_be_done_is_refused_and_leaves_nothing(run: Run, words: tuple[str, ...], named: str) -> None:
    target = () if "--out" in words else ("--out", "d.parquet")
    refused = run("dataset", *words, *target)
    assert refused.code == 2
    assert refused.err.startswith("caracole: ")
    assert refused.err.count("\n") == 1
    assert named in refused.err
    assert os.listdir() == []


def test_a_file_of_something_else_is_no_dataset(tmp_path: Path) -> None:
    pq.write_table(pa.table({"a": [1]}), tmp_path / "a.parquet")
    (tmp_path / "b.parquet").write_bytes(b"nonsense")
    for name in ("a.parquet", "b.parquet"):
        with pytest.raises(caracole.BadRecord, match="no dataset"):
            dataset.about(tmp_path / name)


def test_without_the_extra_the_command_says_how_to_install_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "caracole.arena.dataset")
    monkeypatch.delattr(caracole.arena, "dataset")
    refused = run("dataset", "glorreiche", "--out", "d.parquet")
    assert refused.code == 2
    assert "pip install 'caracole[dataset]'" in refused.err
