"""Playing at the terminal."""

from __future__ import annotations

import os
import re
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import caracole
from caracole.cli.records import saved
from caracole.kernel.luck import commitment

if TYPE_CHECKING:
    from tests.cli.conftest import Run

DICE_BETWEEN = ("--option", "v1=true")
"""With numbers that matter there is a choice after every throw, so dice are still to come when one is asked."""


def read(name: str) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(Path(name).read_bytes())
    return decoded


def plays(record: dict[str, Any]) -> list[str]:
    return [step["play"] for step in record["steps"]]


def test_a_whole_match_ends_with_a_record_that_proves_its_luck(run: Run) -> None:
    played = run("play", "glorreiche", typed="1\n" * 500)
    assert played.code == 0
    promised = re.search(r"commitment to its seed: ([0-9a-f]{64})", played.out)
    revealed = re.search(r"seed of the luck was ([0-9a-f]{64})", played.out)
    assert promised
    assert revealed
    assert commitment(bytes.fromhex(revealed[1])) == promised[1]
    assert "winner" in played.out
    (file,) = os.listdir()
    assert f"caracole check {file}" in played.out
    checked = run("check", file)
    assert checked.code == 0
    assert "1 with fair luck proven" in checked.out


def test_two_people_share_a_terminal(run: Run) -> None:
    assert run("play", "glorreiche", "--seats", "me,person,random", typed="1\n" * 30).code == 0
    record = read(os.listdir()[0])["record"]
    assert record["options"]["players"] == 3
    assert sum(step["by"] in (0, 1) for step in record["steps"]) == 30


def test_bots_alone_play_to_the_end(run: Run) -> None:
    assert run("play", "glorreiche", "--seats", "random,random").code == 0


def test_a_bot_may_have_a_budget_and_figures_of_its_own(run: Run) -> None:
    seats = "random,voltigeur@4:cores=2:search=mcts"
    assert run("play", "generalowsky", "--players", "2", "--seats", seats).code == 0
    refused = run("play", "generalowsky", "--players", "2", "--seats", "me,tambour:cores=2")
    assert refused.code == 2
    assert "cores" in refused.err


def test_leaving_saves_and_going_on_throws_the_same_dice(run: Run) -> None:
    left = run("play", "glorreiche", *DICE_BETWEEN, typed="1\nsave early.json\n1\n1\nquit\n")
    assert left.code == 0
    (late,) = [name for name in os.listdir() if name != "early.json"]
    assert f"caracole play --resume {late}" in left.out
    told = []
    for start, choices in (("early.json", 20), ("early.json", 20), (late, 18)):
        Path("copy.json").write_bytes(Path(start).read_bytes())
        assert run("play", "--resume", "copy.json", typed="1\n" * choices + "quit\n").code == 0
        told.append(plays(read("copy.json")["record"]))
    assert told[0] == told[1] == told[2]
    assert sum(play.startswith("@") for play in told[0]) == 12
    for name in ("early.json", late):
        before = plays(read(name)["record"])
        assert told[0][: len(before)] == before


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    for seed in ("7", "7", "8"):
        assert run("play", "glorreiche", "--seed", seed, typed="1\n" * 500).code == 0
    records = {name: plays(read(name)) for name in sorted(os.listdir())}
    assert len(records) == 3  # the second is not written over the first
    (again,) = [name for name in records if name.endswith("-2.json")]
    first = again.replace("-2.json", ".json")
    (other,) = records.keys() - {first, again}
    assert records[first] == records[again] != records[other]
    assert run("check", first, again, other).code == 0


@pytest.mark.parametrize("game", caracole.games(), ids=lambda game: game.name)
def test_the_opponent_knows_more_than_nothing(run: Run, game: caracole.Game) -> None:
    run("play", game.name, "--seed", "1", typed="save x.json\nquit\n")
    seats = read("x.json")["seats"]
    assert seats == ["me"] + ["conscript"] * (len(seats) - 1)


def test_a_save_holds_the_seed_and_is_private(run: Run) -> None:
    run("play", "glorreiche", *DICE_BETWEEN, typed="save x.json\nquit\n")
    save = read("x.json")
    assert save["format"] == "caracole-save/1"
    assert save["seats"] == ["me", "conscript"]
    assert commitment(bytes.fromhex(save["seed"])) == save["record"]["luck"]["commitment"]
    assert save["record"]["luck"]["seed"] is None
    assert stat.S_IMODE(Path("x.json").stat().st_mode) == 0o600


def test_a_step_can_be_taken_back_until_a_die_is_thrown(run: Run) -> None:
    match = caracole.Match.new(caracole.game("glorreiche"), caracole.FairLuck(b"red"), first=0)
    match.settle()
    Path("start.json").write_bytes(saved(match, ["me", "random"]))
    said = run("play", "--resume", "start.json", typed="undo\n3-4\nsave one.json\nundo\nsave none.json\n").out
    assert said.count("nothing to take back") == 1
    assert len(read("one.json")["record"]["steps"]) == 13
    assert len(read("none.json")["record"]["steps"]) == 12


def test_what_is_typed_wrong_is_answered_and_asked_again(run: Run) -> None:
    typed = (
        "hello\n99\n1-84\n-\n\n"
        + "9" * 5000
        + "\nsave\nsave no/such/x\nrules\nrules Z9\nrules t6\nlog\nboard\nchoices\nhelp\n"
    )
    said = run("play", "glorreiche", "--seats", "me,me", typed=typed)
    assert said.code == 0
    assert "“hello” is no action" in said.out
    assert re.search(r"No\. [A-Z]\d: ", said.out)
    assert "cannot write no/such/x" in said.out
    assert "no rule 'Z9'" in said.out
    assert "T6: " in said.out
    assert "take back your last step" in said.out
    assert "a gray chip" in said.out
    (file,) = os.listdir()
    assert len(read(file)["record"]["steps"]) == 12


def test_notation_is_understood(run: Run) -> None:
    run("play", "glorreiche", "--seats", "me,me", typed="save x.json\n")
    state = caracole.Match.load(msgspec.json.encode(read("x.json")["record"])).state
    chosen = state.say(state.legal()[-1])
    run("play", "--resume", "x.json", typed=f"{chosen}\nsave y.json\n")
    assert plays(read("y.json")["record"])[-1] == chosen


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("nogame",),
        ("glorreiche", "--seats", "me"),
        ("glorreiche", "--seats", "me,nobody"),
        ("glorreiche", "--seats", ""),
        ("glorreiche", "--players", "3", "--seats", "me,random"),
        ("glorreiche", "--players", "9"),
        ("glorreiche", "--option", "x=1"),
        ("glorreiche", "--preset", "de"),
        ("glorreiche", "--lang", "xx"),
        ("--resume", "missing.json"),
        ("--resume", "missing.json", "--seed", "1"),
        ("glorreiche", "--seats", "me,tambuor"),
        ("--resume", "-"),
        ("glorreiche", "--resume", "missing.json"),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, words: tuple[str, ...]) -> None:
    refused = run("play", *words)
    assert refused.code == 2
    assert refused.out == ""
    assert refused.err.startswith("caracole: ")
    assert refused.err.count("\n") == 1
    assert os.listdir() == []


def tampered(save: dict[str, Any]) -> list[Any]:
    """Ways in which a saved match may have been changed; none may be gone on with."""
    record = save["record"]
    other = next(f"@{n}" for n in range(1, 7) if f"@{n}" != record["steps"][0]["play"])
    return [
        {**save, "seed": "00" * 32},
        {**save, "seed": "no hex"},
        {**save, "format": "caracole-save/9"},
        {**save, "seats": ["me"]},
        {**save, "record": {**record, "rules": "0"}},
        {**save, "record": {**record, "steps": [{"by": -1, "play": other}, *record["steps"][1:]]}},
        {**save, "record": {**record, "luck": None}},
        {**save, "extra": 1},
        record,
        [save],
    ]


def test_a_save_that_was_tampered_with_is_refused(run: Run) -> None:
    run("play", "glorreiche", *DICE_BETWEEN, typed="save x.json\nquit\n")
    text = Path("x.json").read_bytes()
    for broken in [*map(msgspec.json.encode, tampered(msgspec.json.decode(text))), text[:-40], b"", text + text]:
        Path("bad.json").write_bytes(broken)
        refused = run("play", "--resume", "bad.json", typed="quit\n")
        assert refused.code == 2, broken
        assert refused.err.count("\n") == 1


def test_an_interrupted_match_is_saved(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "caracole", "play", "glorreiche"]
    started = subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert started.stdout
    printed = b""
    while not printed.endswith(b"\n> "):  # it waits for us; the legend of the board has a “>” too
        printed += started.stdout.read(1)
    started.send_signal(signal.SIGINT)
    try:
        said, wrong = started.communicate(timeout=60)
    finally:
        started.kill()
    assert started.returncode == 130
    assert b"--resume" in said
    assert b"Traceback" not in wrong
    assert len(list(tmp_path.iterdir())) == 1
