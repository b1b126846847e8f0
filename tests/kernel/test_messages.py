"""Sentences with numbers in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from caracole.kernel.messages import Catalogue

WORDS = """
medals = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}
mean = { NUMBER($count, minimumFractionDigits: 2) }
"""


@pytest.fixture
def messages(tmp_path: Path) -> Catalogue:
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(WORDS)
    return Catalogue(tmp_path)


@pytest.mark.parametrize(
    ("language", "message", "count", "expected"),
    [
        ("en", "medals", 1, "1 medal"),
        ("en", "medals", 999, "999 medals"),
        ("en", "medals", 12_345, "12,345 medals"),
        ("de", "medals", 12_345, "12.345 medals"),
        ("en", "medals", -7, "-7 medals"),
        ("de", "medals", 10**25, f"{10**25} medals"),
        ("en", "mean", 3, "3.00"),
        ("de", "mean", 3, "3,00"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(
    messages: Catalogue, language: str, message: str, count: int, expected: str
) -> None:
    assert messages.say(language, message, count=count) == expected


def test_what_is_missing_is_named(messages: Catalogue) -> None:
    with pytest.raises(LookupError, match="count"):
        messages.say("en", "medals")
