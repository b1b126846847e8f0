"""Who wins between equals: what the form for a new table says of a start."""

from __future__ import annotations

from pathlib import Path

import pytest

import caracole
from caracole.kernel.balance import Case, read
from caracole.kernel.errors import BadGame
from caracole.kernel.messages import LANGUAGES

GAMES = caracole.games()
CASES = [(game, case) for game in GAMES for case in game.balance]
GOOD = "[[case]]\nword = 'any'\nplayers = 2\nmatches = 3\nshares.first = { share = 40, low = 30, high = 50 }\n"


@pytest.mark.parametrize(("game", "case"), CASES, ids=lambda each: getattr(each, "name", getattr(each, "word", "")))
def test_a_case_is_about_options_there_are_and_says_its_shares_everywhere(game: caracole.Game, case: Case) -> None:
    assert {*case.options, *case.free} <= set(game.options.DEFAULTS)
    assert case.players in game.traits.players
    assert case.lot is None or game.options.DEFAULTS[case.lot] is None  # left open, it is drawn
    for language in LANGUAGES:
        words = game.messages.source(language, "page.ftl")
        line = next(line for line in words.splitlines() if line.startswith(f"balance-{case.word} = "))
        assert all(f"{{ ${name} }}" in line for name in case.shares), (language, line)


def test_a_game_without_the_file_says_nothing(tmp_path: Path) -> None:
    assert read(tmp_path / "balance.toml") == ()


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        (GOOD.replace("low = 30", "low = 45"), "any: first is no share with its interval"),
        (GOOD.replace("matches = 3\n", ""), "matches"),
        ("[[case]", "balance.toml"),
    ],
)
def test_a_file_that_is_wrong_is_refused_by_name(tmp_path: Path, told: str, wrong: str) -> None:
    file = tmp_path / "balance.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert read(file)[0].shares["first"].share == 40
    file.write_text(told, encoding="utf-8")
    with pytest.raises(BadGame, match=wrong) as refused:
        read(file)
    assert str(file) in str(refused.value)
