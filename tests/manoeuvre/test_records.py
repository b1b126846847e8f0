"""What a record shows while the match runs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import caracole
from caracole import Match
from caracole.kernel.errors import BadRecord

Played = Callable[..., Match]


@pytest.mark.parametrize("seat", [caracole.SPECTATOR, 0, 1])
def test_a_seats_record_names_no_card_it_may_not_know(seat: int, played: Played) -> None:
    match = played("manoeuvre", 11, armies=["AU", "FR"], tournament=True)
    whole, shown = match.record(trace=True), match.record(trace=True, seat=seat)
    assert len(whole.steps) == len(shown.steps)
    for full, seen, (state, _) in zip(whole.steps, shown.steps, match.walk(), strict=True):
        hidden = state.phase in ("pick", "discard") and state.actor != seat and full.play not in (".", "SPY")
        drawn = state.phase in ("deal", "draw") and match.game.stream(state) != f"cards.{seat}"
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
