"""The one door, undo, records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import caracole
from caracole import BadRecord, FairLuck, IllegalAction, Match, NotAnAction, NoUndo, SeededLuck, Stale, WrongTurn

GAME = caracole.game("glorreiche")
Played = Callable[..., Match]


@pytest.fixture
def marching() -> Match:
    """A match at the first march of player 0."""
    match = Match.new(GAME, first=0)
    for cell in (1, 2, 3, 4, 5, 6) * 2:
        match.play(match.state.parse(f"@{cell}"), by=caracole.CHANCE)
    return match


def test_a_step_is_taken_only_by_the_one_who_decides(marching: Match) -> None:
    before = str(marching.state)
    with pytest.raises(WrongTurn, match="side 0 decides now, not side 1"):
        marching.play(marching.state.legal()[0], by=1)
    assert str(marching.state) == before


def test_a_step_asked_at_an_older_version_is_stale(marching: Match) -> None:
    with pytest.raises(Stale, match="step 12"):
        marching.play(marching.state.legal()[0], by=0, version=11)
    assert marching.version == 12


def test_an_illegal_step_names_the_rule_and_changes_nothing(marching: Match) -> None:
    before = str(marching.state)
    with pytest.raises(IllegalAction) as caught:
        marching.play(marching.state.parse("84-H"), by=0)
    assert caught.value.rule == "T1"
    assert caught.value.position == before
    assert str(marching.state) == before
    assert marching.version == 12


def test_a_text_is_no_action_of_a_match_whoever_reads_it_parses_it(marching: Match) -> None:
    text: Any = marching.state.say(marching.state.legal()[0])
    with pytest.raises(NotAnAction, match="is not an action of glorreiche"):
        marching.play(text, by=0)
    assert marching.version == 12


def test_chance_has_the_same_door(marching: Match) -> None:
    with pytest.raises(WrongTurn, match="side 0 decides now, not chance"):
        marching.roll()
    fresh = Match(GAME, marching.options)
    with pytest.raises(WrongTurn, match="no luck of its own"):
        fresh.roll()
    fresh.play(fresh.state.parse("@3"), by=caracole.CHANCE)
    assert fresh.version == 1


def test_undo_goes_back_to_the_last_die_and_no_further(marching: Match) -> None:
    start = str(marching.state)
    assert not marching.can_undo(0)
    first = marching.state.legal()[0]
    marching.play(first, by=0)
    assert marching.can_undo(0) == (marching.state.actor == 0)
    marching.undo(0)
    assert str(marching.state) == start
    with pytest.raises(NoUndo, match="die"):
        marching.undo(0)


def test_undo_stops_at_a_change_of_decider(marching: Match) -> None:
    while marching.state.actor == 0:
        marching.play(marching.state.legal()[0], by=0)
    assert marching.barrier == marching.version
    with pytest.raises(NoUndo):
        marching.undo(0)
    with pytest.raises(NoUndo):
        marching.undo(1)


def test_restarting_the_turn_takes_back_everything_up_to_the_barrier(marching: Match) -> None:
    start = str(marching.state)
    marching.play(marching.state.legal()[0], by=0)
    marching.play(marching.state.legal()[0], by=0)
    marching.restart_turn(0)
    assert (str(marching.state), marching.version) == (start, 12)


def test_a_takeback_across_dice_does_not_change_the_dice_to_come() -> None:
    match = Match.new(GAME, FairLuck(b"seed" * 8), first=0)
    match.settle()
    rolled = match.texts()
    match.rewind(3)
    match.settle()
    assert match.texts() == rolled
    with pytest.raises(NoUndo, match="no step 99"):
        match.rewind(99)


def test_any_moment_can_be_had_again(played: Played) -> None:
    match = played("glorreiche", 2)
    assert len(match.states) == match.version + 1
    assert str(match.states[-1]) == str(match.state)
    assert [str(state) for state in match.states[:2]] == [str(match.states[0]), str(match.states[1])]
    with pytest.raises(IndexError):
        match.states[match.version + 1]


def test_the_log_tells_every_step(played: Played) -> None:
    match = played("glorreiche", 2)
    log = match.log(0)
    assert {line.step for line in log} == set(range(1, match.version + 1))
    assert log[-1].kind in ("won", "won-tie")
    assert match.log(0, since=match.version - 1) == [line for line in log if line.step == match.version]


def test_a_record_of_a_running_match_has_no_result(marching: Match) -> None:
    record = marching.record()
    assert record.result is None
    assert Match.load(record.dump()).version == 12


def test_a_record_has_exactly_the_keys_of_the_format(played: Played) -> None:
    raw = msgspec.json.decode(played("glorreiche", 1).record(trace=True).dump())
    assert list(raw) == ["format", "game", "rules", "options", "steps", "result"]
    assert list(raw["steps"][0]) == ["by", "play", "odds"]
    assert list(raw["steps"][-1]) == ["by", "play", "legal"]
    assert raw["steps"][0]["odds"]["@1"] == "1/6"


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (b"{", "not a record"),
        (b"[]", "not a record"),
        (b'{"format":"caracole-record/2","game":"x","rules":"1","options":{},"steps":[],"result":null}', "format"),
        (b'{"format":"caracole-record/1","game":"x","rules":"1","options":{},"steps":[],"result":null}', "no game 'x'"),
        (
            b'{"format":"caracole-record/1","game":"glorreiche","rules":"0","options":{},"steps":[],"result":null}',
            "rules version '0'",
        ),
        (
            b'{"format":"caracole-record/1","game":"glorreiche","rules":"1","options":{},"steps":[],"result":null}',
            "option players: is missing",
        ),
    ],
)
def test_a_broken_record_is_refused_with_one_sentence(damage: bytes, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Match.load(damage)


def test_a_record_with_an_illegal_step_says_which_and_what_was_legal(played: Played) -> None:
    record = played("glorreiche", 1).record()
    record.steps[20].play = "84-H"
    with pytest.raises(BadRecord, match=r"step 21: 84-H is not legal \(T1: .*\); legal: ") as caught:
        Match.replay(record)
    assert (caught.value.step, caught.value.rule) == (21, "T1")


def test_a_trace_with_another_legal_list_or_other_odds_is_refused(played: Played) -> None:
    record = played("glorreiche", 1).record(trace=True)
    assert record.steps[30].legal is not None
    record.steps[30].legal.append("zzz")
    with pytest.raises(BadRecord, match="step 31: legal actions differ; not possible: zzz"):
        Match.replay(record)
    record = played("glorreiche", 1).record(trace=True)
    record.steps[0].odds = {"@1": "1/1"}
    with pytest.raises(BadRecord, match="step 1: odds differ"):
        Match.replay(record)


def test_a_result_that_does_not_follow_is_refused(played: Played) -> None:
    record = played("glorreiche", 1).record()
    assert record.result is not None
    record.result["winners"] = [0, 1]
    with pytest.raises(BadRecord, match="does not follow"):
        Match.replay(record)


def fair_match(contributions: tuple[str, ...] = ("ann", "bob")) -> Match:
    match = Match.new(GAME, FairLuck(b"k" * 32, contributions), setup="even_random")
    while not match.over:
        if not match.settle():
            match.play(match.state.legal()[0], by=match.state.actor)
    return match


def test_a_finished_record_reveals_its_seed_and_verifies() -> None:
    match = fair_match()
    line = match.record().dump()
    again = Match.load(line)
    assert again.record().dump() == line


def test_while_the_match_runs_only_the_commitment_is_shown() -> None:
    match = Match.new(GAME, FairLuck(b"k" * 32))
    match.settle()
    luck = match.record().luck
    assert luck is not None
    assert luck.seed is None
    assert len(luck.commitment) == 64
    assert b"6b6b6b" not in match.record().dump()


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("seed", "00" * 32, "not the one that was committed"),
        ("seed", "zz", "hexadecimal"),
        ("contributions", ("ann", "eve"), "luck: "),
        ("asked", {"setup": "suggested"}, "do not follow"),
    ],
)
def test_luck_that_does_not_follow_from_the_seed_is_refused(field: str, value: object, complaint: str) -> None:
    record = fair_match().record()
    assert record.luck is not None
    record.luck = msgspec.structs.replace(record.luck, **{field: value})
    with pytest.raises(BadRecord, match=complaint):
        Match.replay(record)


def test_a_chosen_die_is_noticed() -> None:
    record = fair_match().record()
    changed = Match.new(GAME, SeededLuck(9), **{**msgspec.to_builtins(fair_match().options)})
    while not changed.over:
        if not changed.settle():
            changed.play(changed.state.legal()[0], by=changed.state.actor)
    forged = changed.record()
    forged.luck = record.luck
    with pytest.raises(BadRecord, match="was played, the seed gives"):
        Match.replay(forged)
