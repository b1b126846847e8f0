"""What a record shows while the match runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import caracole
from caracole import Match
from caracole.kernel.errors import BadRecord
from caracole.kernel.luck import FairLuck

Played = Callable[..., Match]


@pytest.mark.parametrize("seat", [caracole.SPECTATOR, 0, 1])
def test_a_seats_record_names_no_card_it_may_not_know(seat: int, played: Played) -> None:
    match = played("manoeuvre", 11, armies=["AU", "FR"], tournament=True)
    whole, shown = match.record(trace=True), match.record(trace=True, seat=seat)
    assert len(whole.steps) == len(shown.steps)
    for full, seen, (state, _) in zip(whole.steps, shown.steps, match.walk(), strict=True):
        hidden = state.phase in ("pick", "discard") and state.actor != seat and full.play not in (".", "SPY")
        drawn = state.phase in ("deal", "draw") and match.game.sequence.stream(state) != f"cards.{seat}"
        if hidden or drawn:
            assert seen.play == full.play[0] + "?"
        else:
            assert seen.play == full.play
        if seat < 0 or state.actor != seat:
            assert seen.legal is None
            assert seen.odds is None


def test_a_seats_record_is_no_record_to_replay(played: Played) -> None:
    match = played("manoeuvre", 11)
    with pytest.raises(BadRecord, match="step 1"):
        Match.replay(match.record(seat=0 if match.options.first else 1))
    assert match.record(seat=0).dump() != match.record().dump()


def test_in_an_open_game_every_seats_record_is_the_whole_one(played: Played) -> None:
    match = played("glorreiche", 4)
    assert match.record(seat=1, trace=True).dump() == match.record(trace=True).dump()


BEFORE = (Path(__file__).parent / "records/before-last-card.jsonl").read_text(encoding="utf-8").splitlines()
"""Written before `last_card` was a choice and while South began by default: plain, edition of 2008, with a draft."""


@pytest.mark.rule("V3")
@pytest.mark.parametrize("line", BEFORE)
def test_a_record_of_before_the_last_card_was_a_choice_still_follows_and_its_luck_too(line: str) -> None:
    match = Match.load(line)
    assert match.over
    assert match.options.last_card == "drawn"
    again = match.record()
    assert '"last_card":"drawn"' in again.dump().decode()
    assert '"last_card"' not in line
    assert Match.replay(again).record() == again


@pytest.mark.rule("S1", forbids=True)
def test_a_record_whose_first_side_does_not_follow_from_its_seed_is_refused() -> None:
    match = Match.new(caracole.game("manoeuvre"), FairLuck(b"1" * 32), turn_cap=1)
    while not match.over:
        if match.settle() == 0:
            match.play(match.state.legal()[0], by=match.state.actor)
    told = msgspec.json.decode(match.record().dump())
    assert Match.load(msgspec.json.encode(told)).over
    told["luck"]["asked"]["first"] = 1 - told["options"]["first"]
    with pytest.raises(BadRecord, match="options drawn"):
        Match.load(msgspec.json.encode(told))
