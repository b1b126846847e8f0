"""`caracole review`, `caracole puzzles`, `caracole dataset --review`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import caracole
from caracole.arena.review import reviews
from caracole.kernel.messages import LANGUAGES
from caracole.review import judge, load
from caracole.review.judge import Figures

Run = Callable[..., Any]
pytestmark = pytest.mark.skipif(not caracole.compiled(), reason="takes minutes as plain Python")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "figures", lambda game: Figures(8))


@pytest.fixture
def records(tmp_path: Path, played: Callable[..., caracole.Match]) -> list[caracole.Match]:
    matches = [played("generalowsky", seed, players=2) for seed in (1, 2)]
    (tmp_path / "m.jsonl").write_bytes(b"".join(match.record().dump() + b"\n" for match in matches))
    return matches


def test_reviews_are_told_as_a_table_and_as_json(run: Run, records: list[caracole.Match]) -> None:
    told = run("review", "m.jsonl")
    assert told.code == 0
    assert told.out.splitlines()[0].split()[:4] == ["match", "side", "result", "luck"]
    assert len(told.out.splitlines()) == 5
    lines = run("review", "m.jsonl", "--json", "--seed", "3").out.splitlines()
    assert [load(line).record for line in lines] == [match.record() for match in records]
    assert {load(line).seed for line in lines} == {3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_file_in_every_language(run: Run, records: list[caracole.Match], language: str) -> None:
    assert run("review", "m.jsonl", "--html", "r.html", "--lang", language).code == 0
    page = Path("r.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert page.count('class="review"') == 2
    assert page.count("<figure>") >= 6
    assert "prefers-color-scheme: dark" in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in page


def test_a_process_that_works_alone_says_how_many_steps_of_a_match_are_done(records: list[caracole.Match]) -> None:
    heard: list[tuple[int, int]] = []
    lines = [match.record().dump() for match in records]
    found = list(reviews(lines, "quick", 0, progress=lambda done, total: heard.append((done, total))))
    assert heard == [(step + 1, each.steps) for each in found for step in range(each.steps)]


def test_several_processes_make_the_same_reviews(run: Run, records: list[caracole.Match]) -> None:
    """Processes of their own know nothing of this test's small budgets."""
    whole = run("review", "m.jsonl", "--json", "--jobs", "2").out
    assert [load(line).care for line in whole.splitlines()] == ["quick", "quick"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda told: {**told, "result": None, "steps": told["steps"][:9]}, "the match is not over after 9 steps"),
        (lambda told: {**told, "steps": [*told["steps"][:3], {"by": 0, "play": "zz"}]}, "m.jsonl:1: step 4"),
        (lambda told: {**told, "rules": "99"}, "version '99'"),
    ],
)
def test_a_record_that_cannot_be_reviewed_is_refused(
    run: Run, records: list[caracole.Match], change: Callable[[Any], Any], sentence: str
) -> None:
    told = json.loads(Path("m.jsonl").read_text(encoding="utf-8").splitlines()[0])
    Path("m.jsonl").write_text(json.dumps(change(told)), encoding="utf-8")
    refused = run("review", "m.jsonl", "--html", "r.html")
    assert refused.code == 2
    assert sentence in refused.err
    assert not Path("r.html").exists()


def test_a_care_that_does_not_exist_is_refused(run: Run, records: list[caracole.Match]) -> None:
    refused = run("review", "m.jsonl", "--care", "quik")
    assert refused.code == 2
    assert "did you mean quick?" in refused.err
    assert run("puzzles", "glorreiche", "--out", "p.jsonl", "--care", "deep").code == 2


def test_puzzles_are_written_and_counted(run: Run) -> None:
    told = run("puzzles", "generalowsky", "--players", "2", "--matches", "1", "--bots", "random", "--out", "p.jsonl")
    assert told.code == 0
    assert "1 matches," in told.out
    assert "failed the proof" in told.out
    assert Path("p.jsonl").exists()


def test_a_dataset_has_the_columns_of_a_review(run: Run) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow comes with the extra for data sets")
    words = ("dataset", "generalowsky", "--players", "2", "--seed", "4", "--bots", "random")
    assert run(*words, "--out", "d.parquet", "--review").code == 0
    rows = parquet.read_table("d.parquet").to_pylist()
    choices = [row for row in rows if len(row["mask"]) > 1]
    assert all(row["best"] >= row["value"] - 1e-6 and row["loss"] >= 0 for row in choices)
    assert all(row["value"] is None for row in rows if len(row["mask"]) == 1)
    assert any(row["luck"] for row in rows)
    assert run(*words, "--out", "plain.parquet").code == 0
    assert "loss" not in parquet.read_table("plain.parquet").column_names
