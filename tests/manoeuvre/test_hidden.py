"""What a seat may know, and how the rest is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, sqrt
from typing import Any

import pytest

import caracole
from caracole import SPECTATOR, Random
from caracole.games.manoeuvre import dealing, names, pieces
from caracole.games.manoeuvre.state import ManoeuvreState

At = Callable[..., ManoeuvreState]
Play = Callable[..., ManoeuvreState]
Walk = Callable[..., Iterator[ManoeuvreState]]

GAME = caracole.game("manoeuvre")
FLAT = ["." * 8] * 8
DISCARD = "due endturn restore combat move drawn draw discard"
FIGHT = "due endturn restore combat"


def part(state: object, word: str) -> str:
    """One part of a position's text, without its first words."""
    return next((p.removeprefix(word).strip() for p in str(state).split(" | ") if p.startswith(word)), "")


# --- discards, tops and what is known ------------------------------------------------------------


def test_discards_stay_face_down_until_the_phase_closes(at: At, play: Play) -> None:
    state = at(f"S FG=d2 | N IG=d8 | S hand FG.a WD SUP | S pile ^COM | {DISCARD}", board=FLAT)
    play(state, "-FG.a", "-WD")
    assert part(state, "S pile") == "FG.a ~WD ^COM"
    assert part(state.view(0), "S pile") == "~WD ^COM ?1"
    assert part(state.view(1), "S pile") == "~? ^COM ?2"
    assert part(state, "N knows") == "-2"
    play(state, ".")
    assert part(state.view(1), "S pile") == "^WD ?2"
    assert part(state, "N knows") == "-1"


def test_the_last_discard_of_an_emptied_hand_becomes_visible_too(at: At, play: Play) -> None:
    state = at(f"S FG=d2 | N IG=d8 | S hand FG.a WD | {DISCARD}", board=FLAT)
    play(state, "-FG.a", "-WD")
    assert state.phase == "draw"
    assert part(state, "S pile") == "FG.a ^WD"
    assert part(state, "N knows") == ""


def test_a_spy_played_among_the_discards_covers_them(at: At, play: Play) -> None:
    state = at(f"S FG=d2 | N IG=d8 | S hand FG.a WD SPY SUP | N hand IG.a | {DISCARD}", board=FLAT)
    play(state, "-FG.a", "SPY", ".")
    assert part(state, "S pile") == "FG.a ^SPY"
    assert part(state, "N knows") == "-1"
    assert part(state, "S knows") == "IG.a"


def test_open_discards_are_seen_at_once(at: At, play: Play) -> None:
    state = at(f"S FG=d2 | N IG=d8 | S hand FG.a WD SUP | {DISCARD}", board=FLAT, discards="open")
    action = state.parse("-FG.a")
    assert GAME.view.seen(state, action, 1) is None
    play(state, "-FG.a")
    assert part(state.view(1), "S pile") == "^FG.a"
    assert part(state, "N knows") == ""


def test_a_known_card_is_forgotten_when_it_is_played_or_seen_on_the_pile(at: At, play: Play) -> None:
    knows = "N knows FG.a FG.a WD"
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a FG.a WD SUP | {knows} | {DISCARD}", board=FLAT)
    play(state, "-WD", ".")
    assert part(state, "N knows") == "FG.a FG.a"
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a FG.a WD | {knows} | {FIGHT}", board=FLAT)
    play(state, "FG.a d4xd5")
    assert part(state, "N knows") == "FG.a WD"


def test_nothing_is_known_of_an_empty_hand(at: At, play: Play) -> None:
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a | N knows WD FG.a -2 | {FIGHT}", board=FLAT)
    play(state, "FG.a d4xd5")
    assert part(state, "N knows") == ""


def test_hidden_forms_of_what_others_draw_choose_and_discard(at: At, play: Play) -> None:
    state = at(f"S FG=d2 | N IG=d8 | S hand FG.a WD | {DISCARD}", board=FLAT)
    discard = state.parse("-FG.a")
    assert [GAME.view.seen(state, discard, seat) for seat in (0, 1, SPECTATOR)] == [None, "-?", "-?"]
    play(state, ".")
    draw = state.parse("@SUP")
    assert [GAME.view.seen(state, draw, seat) for seat in (0, 1, SPECTATOR)] == [None, "@?", "@?"]
    picking = GAME.new(tournament=True, first=0)
    assert [GAME.view.seen(picking, picking.parse("+SUP"), seat) for seat in (0, 1, SPECTATOR)] == [None, "+?", "+?"]
    dealing = GAME.new(first=1)
    assert [GAME.view.seen(dealing, dealing.parse("@SUP"), seat) for seat in (0, 1)] == ["@?", None]


def test_dice_and_moves_are_seen_by_all_and_only_a_spy_reveals(at: At) -> None:
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a SPY | {FIGHT}", board=FLAT)
    assert GAME.view.seen(state, state.parse("FG.a d4xd5"), 1) is None
    assert GAME.view.reveals(state, state.parse("SPY"))
    assert not GAME.view.reveals(state, state.parse("FG.a d4xd5"))


# --- views ----------------------------------------------------------------------------------------


def test_a_view_shows_sizes_and_tops_but_no_hands_and_no_split(at: At) -> None:
    text = "S FG=d4 | N IG=d5 | S hand FG.a SPY | N hand IG.a WD SUP | S pile SUP SUP ^WD | N pile FM ^RED"
    state = at(f"{text} | S knows IG.a -1 | N knows SPY | {FIGHT}", board=FLAT)
    own, other, nobody = (state.view(seat) for seat in (0, 1, SPECTATOR))
    assert part(own, "S hand") == "FG.a SPY"
    assert part(own, "N hand") == "?3"
    assert part(own, "S pile") == "^WD ?2"
    assert part(own, "N pile") == "^RED ?1"
    assert (part(own, "S knows"), part(own, "N knows")) == ("IG.a -1", "")
    assert (part(other, "S knows"), part(other, "N knows")) == ("", "SPY")
    assert [part(nobody, f"{side} hand") for side in "SN"] == ["?2", "?3"]
    assert [part(nobody, f"{side} knows") for side in "SN"] == ["", ""]


@pytest.mark.parametrize("options", [{}, {"edition": 2008}, {"armies": ["US", "SP"]}, {"draft": True}])
def test_positions_that_differ_in_hidden_things_look_the_same(walk: Walk, options: dict[str, Any]) -> None:
    random = Random(3)
    for number, state in enumerate(walk(options, seed=5, steps=500)):
        for seat in (0, 1, SPECTATOR) if number % 5 == 0 else ():
            other = state.clone()
            dealing.redeal(other, seat, random)
            mine, theirs = state.view(seat), other.view(seat)
            assert str(mine) == str(theirs)
            assert mine.state.key == theirs.state.key
            assert mine.legal() == theirs.legal()
            assert str(GAME.load(state.options, str(mine))) == str(mine)


def test_dealing_anew_keeps_every_card(walk: Walk) -> None:
    random = Random(4)
    for state in walk({"armies": ["BR", "US"]}, seed=6, steps=400):
        before = [state.terms.copies[army] for army in state.army]
        other = state.clone()
        dealing.redeal(other, 0, random)
        assert other.hand[0] == state.hand[0]
        fighting: Counter[tuple[int, int]] = Counter()
        if state.kind:
            side = state.active
            fighting.update([(side, code) for code in [state.init, *state.acards[: state.acount]]])
            fighting.update([(1 - side, code) for code in state.dcards[: state.dcount]])
        for side in (0, 1):
            hand, deck, pile = other.hand[side], other.deck[side], other.pile[side]
            for code in range(57):
                assert hand[code] + deck[code] + pile[code] + fighting[side, code] == before[side][code]
            assert min(hand + deck + pile) >= 0
            assert (sum(hand), sum(pile)) == (state.hand_size[side], state.pile_size[side])


# --- the odds of dealing anew ---------------------------------------------------------------------


def unlikely(seen: Counter[Any], expected: dict[Any, Fraction]) -> float:
    """Chi square over its degrees of freedom, in standard deviations; below 4 but for one case in thousands."""
    total = sum(seen.values())
    assert set(seen) <= set(expected), f"impossible: {set(seen) - set(expected)}"
    assert sum(expected.values()) == 1
    square: float = sum(float((seen[key] - total * chance) ** 2 / (total * chance)) for key, chance in expected.items())
    freedom = len(expected) - 1
    return (square - freedom) / sqrt(2 * freedom)


def dealt(state: ManoeuvreState, seat: int, times: int) -> Iterator[ManoeuvreState]:
    random, view = Random(11), state.view(seat)
    for _ in range(times):
        yield view.imagine(random)  # type: ignore[misc]  # a state of this game


def test_an_unknown_hand_is_any_of_the_cards_not_seen(at: At) -> None:
    """Two cards out of the 58 that are neither in combat nor on top of the pile, by exact counting."""
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a | N hand IG.a WD | N pile SUP SUP ^SUP RED | {FIGHT}", board=FLAT)
    copies = pieces.army("FR").copies()
    copies[names.SUP] -= 1
    ways: dict[tuple[int, int], Fraction] = {}
    for one, other in combinations_with_replacement([code for code in range(57) if copies[code]], 2):
        pairs = comb(copies[one], 2) if one == other else copies[one] * copies[other]
        if pairs:
            ways[one, other] = Fraction(pairs, comb(59, 2))
    seen = Counter(tuple(pieces.counted(s.hand[1])) for s in dealt(state, 0, 30000))
    assert unlikely(seen, ways) < 4


def test_hidden_discards_take_known_cards_with_hypergeometric_odds(at: At) -> None:
    """Two known cards and two hidden discards out of five cards held: both stay 3 in 10, one 6, none 1."""
    known = "S knows L.NEY IG.b -2"
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a | N hand L.NEY IG.b WD | N pile SUP ^RED SUP SUP | {known} | {FIGHT}")
    ney, guard = pieces.codes("FR")["L.NEY"], pieces.codes("FR")["IG.b"]
    seen = Counter((s.hand[1][ney], s.hand[1][guard]) for s in dealt(state, 0, 20000))
    expected = {(1, 1): Fraction(3, 10), (1, 0): Fraction(3, 10), (0, 1): Fraction(3, 10), (0, 0): Fraction(1, 10)}
    assert unlikely(seen, expected) < 4
    gone = [s for s in dealt(state, 0, 500) if not s.hand[1][ney]]
    assert all(s.pile[1][ney] for s in gone)


def test_known_cards_without_hidden_discards_are_in_the_hand(at: At) -> None:
    known = "S knows L.NEY IG.b"
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a | N hand L.NEY IG.b WD | N pile SUP ^RED | {known} | {FIGHT}")
    third: Counter[int] = Counter()
    for s in dealt(state, 0, 20000):
        hand = set(pieces.counted(s.hand[1]))
        assert {pieces.codes("FR")["L.NEY"], pieces.codes("FR")["IG.b"]} <= hand
        third[next(iter(c for c in pieces.counted(s.hand[1]) if c not in (40 + 3, 1)))] += 1
    copies = pieces.army("FR").copies()
    copies[names.RED] -= 1
    copies[pieces.codes("FR")["L.NEY"]] -= 1
    copies[pieces.codes("FR")["IG.b"]] -= 1
    assert unlikely(third, {code: Fraction(n, 57) for code, n in enumerate(copies) if n}) < 4


def test_the_own_pile_is_any_of_the_cards_not_in_hand(at: At) -> None:
    """Of the four supplies none is in hand or on top: so many of them lie among the 9 unseen of 58 cards."""
    pile = "SUP SUP WD COM FM FM RED RED SKI ^SAP"
    state = at(f"S FG=d4 | N IG=d5 | S hand FG.a | N hand WD | S pile {pile} | {FIGHT}", board=FLAT)
    seen = Counter(s.pile[0][names.SUP] for s in dealt(state, 0, 20000))
    expected = {k: Fraction(comb(4, k) * comb(54, 9 - k), comb(58, 9)) for k in range(5)}
    assert unlikely(seen, expected) < 4


def test_a_card_face_down_is_imagined_too(at: At, play: Play) -> None:
    state = at(f"S FG=d2 | N IG=d8 | S hand FG.a WD SUP | S pile ^COM | {DISCARD}", board=FLAT)
    play(state, "-FG.a", "-WD")
    for s in dealt(state, 1, 200):
        assert s.covert < names.CODES
        assert s.pile[0][s.covert] > (s.covert == names.COM)
        assert str(s.view(1)) == str(state.view(1))


# --- cards of the first deck (last_card=played) ---------------------------------------------------

OLD = "S hand FG.a SUP SUP WD COM | S old FG.a SUP 1-4"


@pytest.mark.rule("V3")
def test_only_the_owner_knows_which_cards_are_of_the_first_deck_and_how_many(at: At) -> None:
    state = at(f"S FG=d4 | N IG=d5 | {OLD} | {FIGHT}", board=FLAT, last_card="played")
    assert part(state.view(0), "S old") == "FG.a SUP 1-4"
    assert part(state.view(1), "S old") == part(state.view(SPECTATOR), "S old") == "1-4"
    other = at(f"S FG=d4 | N IG=d5 | {OLD.replace('SUP 1-4', 'COM WD 1-4')} | {FIGHT}", board=FLAT, last_card="played")
    for seat in (1, SPECTATOR):
        assert str(other.view(seat)) == str(state.view(seat))
        assert list(GAME.observe(other.view(seat))) == list(GAME.observe(state.view(seat)))
    assert list(GAME.observe(other.view(0))) != list(GAME.observe(state.view(0)))


@pytest.mark.rule("V3")
def test_others_count_how_many_cards_of_the_first_deck_there_can_be(at: At, play: Play) -> None:
    text = "S FG=d2 | N IG=d8 | S hand FG.a SUP SUP WD COM | S old COM FG.a SUP WD 4-4"
    state = at(f"{text} | {DISCARD}", board=FLAT, last_card="played")
    play(state, "-SUP", "-WD", "-SUP")
    assert part(state.view(1), "S old") == "1-2"
    assert part(state, "S old") == "FG.a COM 1-2"


@pytest.mark.rule("V3")
def test_that_a_deck_is_spent_is_seen_at_once_even_by_a_hidden_discard(at: At, play: Play) -> None:
    text = "S FG=d2 | N IG=d8 | S hand FG.a SUP | S old FG.a 1-2"
    state = at(f"{text} | {DISCARD}", board=FLAT, last_card="played")
    kept = play(state.clone(), "-SUP")
    gone = play(state.clone(), "-FG.a")
    assert part(kept.view(1), "exhausted") == ""
    assert part(gone.view(1), "exhausted") == "S"
    assert part(gone.view(1), "S pile") == "~? ?1"


def test_imagined_hands_hold_as_many_cards_of_the_first_deck_as_can_be(at: At) -> None:
    state = at(f"S FG=d4 | N IG=d5 | {OLD} | {FIGHT}", board=FLAT, last_card="played")
    view = state.view(1)
    counts: Counter[int] = Counter()
    for seed in range(400):
        deal = view.imagine(Random(seed))
        assert isinstance(deal, ManoeuvreState)
        assert str(deal.view(1)) == str(view)
        assert all(old <= held for side in (0, 1) for old, held in zip(deal.old[side], deal.hand[side], strict=True))
        assert sum(deal.old[0]) == deal.old_size[0]
        counts[deal.old_size[0]] += 1
    assert set(counts) == {1, 2, 3, 4}
    own = state.view(0).imagine(Random(1))
    assert isinstance(own, ManoeuvreState)
    assert list(own.old) == list(state.old)
