"""Positions set up piece by piece: what a click puts is where it was clicked, in every game."""

from __future__ import annotations

import re

import pytest

import caracole
from caracole.kernel.errors import BadPosition
from caracole.kernel.messages import LANGUAGES
from caracole.kernel.state import State

GAMES = caracole.games()


def position(game: caracole.Game, steps: int) -> State:
    match = caracole.Match.new(game, caracole.SeededLuck(4), players=2)
    random = caracole.Random(4)
    match.settle()
    while match.version < steps and not match.over:
        legal = match.state.legal()
        match.play(legal[random.below(len(legal))], by=match.state.actor)
        match.settle()
    return match.state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_tool_clicked_anywhere_gives_a_text_that_loads_or_says_why_not(game: caracole.Game) -> None:
    state = position(game, 60)
    drawn = str(game.picture(state.view(0)).tree)
    ids = [each for each in re.findall(r' id="([^"]+)"', drawn) if "-" in each]
    changed = set()
    for tool in game.set_up.tools(state, "en"):
        for click in ids[:: 1 + len(ids) // 60]:
            text = game.set_up.put(state, tool.name, (click,))
            if text is None:
                continue
            try:
                after = game.load(state.options, text)
            except BadPosition:
                continue  # with a sentence; that is asked below
            assert game.notation.dump(game.load(state.options, game.notation.dump(after))) == game.notation.dump(after)
            if game.notation.dump(after) != game.notation.dump(state):
                changed.add(tool.name)
    assert len(changed) >= len(game.set_up.tools(state, "en")) // 2, "most tools do something somewhere"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_tools_are_told_in_every_language_and_the_turn_can_be_given_to_each_side(game: caracole.Game) -> None:
    state = position(game, 60)
    for language in LANGUAGES:
        assert all(tool.label and "set-up" not in tool.label for tool in game.set_up.tools(state, language))
    for side in (0, 1):
        text = game.set_up.put(state, f"turn {side}", ())
        assert text is not None
        after = game.load(state.options, text)
        assert after.actor == side
        assert after.legal()


PUTS = [
    ("glorreiche", "R1", ("cell-70",), " 70:R1 "),
    ("glorreiche", "R1", ("slot-9",), "| 9R1 |"),
    ("generalowsky", "A", ("space-12",), "12:A"),
    ("generalowsky", "B", ("exile",), "exile:B"),
    ("kriegspiel", "off", ("figs-F-S1", "plate-F-S1"), "FS:- "),
    ("kriegspiel", "face", ("plate-E-K2",), "| "),
    ("manoeuvre", "redoubt", ("sq-d4",), "redoubts d4"),
]


@pytest.mark.parametrize(("name", "tool", "at", "words"), PUTS)
def test_what_is_put_is_where_it_was_clicked(name: str, tool: str, at: tuple[str, ...], words: str) -> None:
    game = caracole.game(name)
    state = position(game, 60)
    text = game.set_up.put(state, tool, at)
    assert text is not None
    assert words in f"{game.notation.dump(game.load(state.options, text))} "
    assert text != game.notation.dump(state)


def test_a_unit_is_set_reduced_and_taken_away() -> None:
    game = caracole.game("manoeuvre")
    state = position(game, 60)
    key = next(tool.name for tool in game.set_up.tools(state, "en") if tool.name.startswith("S "))
    for tool, at, words in ((key, "sq-e5", "=e5"), ("reduce", "sq-e5", "=e5r"), ("off", "sq-e5", "=x")):
        text = game.set_up.put(state, tool, (at,))
        assert text is not None
        assert f"{key[2:]}{words}" in text
        state = game.load(state.options, text)


def test_a_plate_taken_away_can_be_put_elsewhere_and_no_second_one() -> None:
    game = caracole.game("kriegspiel")
    state = game.new()
    assert game.set_up.put(state, "FS", ("cell-d5",)) is None, "all of them stand somewhere"
    without = game.load(state.options, game.set_up.put(state, "off", ("plate-F-S1",)) or "")
    text = game.set_up.put(without, "FS", ("cell-d5",))
    assert text is not None
    assert "FS:d5N5" in text
    crowded = game.set_up.put(without, "FS", ("cell-c9",))
    with pytest.raises(BadPosition, match="two plates"):
        game.load(state.options, crowded or "")


@pytest.mark.parametrize(
    ("name", "written", "instead", "why"),
    [
        ("kriegspiel", r"quiet=\d+", "quiet=2000000000", "quiet=2000000000: expected 0 to 40"),
        ("kriegspiel", r"cavalry=\d+", "cavalry=-1", "cavalry=-1: expected 0 to 5"),
        ("kriegspiel", r"quiet=\d+", "quiet=0 rabbits=3", "'rabbits' says nothing"),
        ("kriegspiel", r"move .*", "fire fired=rabbit quiet=0", "'rabbit' is none of"),
        ("kriegspiel", r"move .*", "over nonsense quiet=0", "no match ends by 'nonsense'"),
        ("glorreiche", r"got .*?\|", "got R2000000000 |", "'R2000000000': who got a chip"),
        ("glorreiche", r"^\d+:", "--7:", "'--7' is no number"),
        ("manoeuvre", r"turn \d+", "turn 2000000000", "turn 2000000000; expected 0 to 100"),
        ("manoeuvre", r"turn \d+ ", "turn ", "is no number"),
        ("manoeuvre", r"turn \d+ \w", "turn 4", "something is missing"),
        ("manoeuvre", r"turn \d+", "turn 123456789012", "turn 123456789012; expected 0 to 100"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(name: str, written: str, instead: str, why: str) -> None:
    game = caracole.game(name)
    state = position(game, 61 if name == "glorreiche" else 30)
    text = game.notation.dump(state)
    wrong = re.sub(written, instead, text, count=1)
    assert wrong != text
    with pytest.raises(BadPosition, match=re.escape(why)):
        game.load(state.options, wrong)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("turned=2000000000", "turned=2000000000: expected 0 to 3"),
        ("tiles=1r2000000000", "expected four of 1 to 24, turned 0 to 3 times"),
        ("tiles=1r0,2r0,3r0,4r0,5r0", "expected four"),
        ("roll=-3", "roll=-3: expected 0 to 10"),
    ],
)
def test_a_map_is_laid_and_turned_only_so_often(change: str, why: str) -> None:
    game = caracole.game("manoeuvre")
    state = game.new(draft=True)
    text = game.notation.dump(state)
    assert "draft " in text
    with pytest.raises(BadPosition, match=re.escape(why)):
        game.load(
            state.options, text.replace("draft ", f"draft {change} ").replace(f" {change.partition('=')[0]}=0", "")
        )
