"""What may be asked for: options, bots; for programs as JSON; and what was meant where a name is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import caracole
from caracole.bots import BOTS, LEVELS, character, title
from caracole.cli.options import written
from caracole.kernel.errors import BadOptions
from caracole.kernel.messages import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.conftest import Run

GAMES = caracole.games()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def as_json(run: Run, *words: str) -> Any:
    told = run(*words, "--json")
    assert told.code == 0
    assert told.err == ""
    return msgspec.json.decode(told.out)


def squeezed(text: str) -> str:
    return " ".join(text.split())


# --- options ------------------------------------------------------------------------------------------


@each_game
@each_language
def test_every_option_is_told_with_its_words_default_and_rules(run: Run, game: caracole.Game, language: str) -> None:
    told = run("options", game.name, "--lang", language)
    assert told.code == 0
    options, _, presets = told.out.partition("\n\n")
    rows = {line.split()[0]: squeezed(line) for line in options.splitlines() if line[:1].strip()}
    for name, default in game.options.DEFAULTS.items():
        if game.messages.has(language, f"option-{name}"):
            assert game.messages.say(language, f"option-{name}") in rows[name]
        if default is not None:
            assert written(default) in rows[name]
        rules = [rule.id for rule in game.rulebook.rules.values() if name in rule.option]
        assert ", ".join(rules) in rows[name]
    for preset in game.options.PRESETS:
        assert f"\n{preset} " in presets


@each_game
def test_every_value_that_is_listed_may_be_asked_for(game: caracole.Game, run: Run) -> None:
    options = as_json(run, "options", game.name)["options"]
    assert [option["name"] for option in options] == list(game.options.DEFAULTS)
    for option in options:
        assert option["values"] or option["free"], option
        for each in option["values"]:
            assert refusal(game, option["name"], each["value"]) not in ("option-choice", "option-none-such"), option


def refusal(game: caracole.Game, name: str, value: Any) -> str | None:
    """The message that refuses it among as many players as can be; it may still not fit the other options."""
    try:
        game.resolve({"players": max(game.traits.players), name: value})
    except BadOptions as error:
        return error.why.message
    return None


def test_what_a_list_may_hold_is_told(run: Run) -> None:
    (armies,) = [option for option in as_json(run, "options", "manoeuvre")["options"] if option["name"] == "armies"]
    assert armies["free"] == "a list, as JSON, of AU, BR, FR, OT, PR, RU, SP, US"


@each_game
def test_every_preset_is_told_as_it_is(run: Run, game: caracole.Game) -> None:
    presets = as_json(run, "options", game.name)["presets"]
    assert {preset["name"]: preset["options"] for preset in presets} == {
        name: dict(options) for name, options in game.options.PRESETS.items()
    }


def test_sides_are_told_by_their_colours(run: Run) -> None:
    (first,) = [option for option in as_json(run, "options", "glorreiche")["options"] if option["name"] == "first"]
    assert first["values"][:2] == [{"value": 0, "label": "Red"}, {"value": 1, "label": "Yellow"}]
    assert first["default"] is None


# --- bots and games -----------------------------------------------------------------------------------


@each_language
def test_every_bot_is_listed_with_its_character(run: Run, language: str) -> None:
    told = squeezed(run("bots", "--lang", language).out)
    for name in BOTS:
        assert f"{name} {title(name, language)} {character(name, language)}" in told


def test_the_bots_as_json_say_who_is_how_strong_and_who_sits_opposite(run: Run) -> None:
    told = {bot["name"]: bot for bot in as_json(run, "bots")}
    assert list(told) == list(BOTS)
    assert [told[name]["level"] for name in LEVELS] == [1, 2, 3, 4, 5]
    assert told["random"]["level"] is None
    assert [name for name, bot in told.items() if bot["default"]] == ["conscript"]


def test_the_games_as_json_are_their_traits(run: Run) -> None:
    assert as_json(run, "games") == msgspec.json.decode(msgspec.json.encode([game.traits for game in GAMES]))


@each_game
@each_language
def test_the_rules_as_json_say_all_that_is_known(run: Run, game: caracole.Game, language: str) -> None:
    told = as_json(run, "rules", game.name, "--lang", language)
    assert [rule["id"] for rule in told] == list(game.rulebook.rules)
    for rule, known in zip(told, game.rulebook.rules.values(), strict=True):
        assert rule["text"] == known.text(language)
        assert rule["options"] == list(known.option)
        assert (rule["reason"] is None) == (not known.why)
        assert (rule["figures"] is None) == (known.figures is None)


def test_one_rule_as_json_is_a_list_of_one(run: Run) -> None:
    assert [rule["id"] for rule in as_json(run, "rules", "glorreiche", "t6")] == ["T6"]


# --- what was meant -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (("plya",), "Did you mean 'play'?"),
        (("play", "glorreiche", "--sed", "1"), "--seed"),
        (("rules", "Glorreich"), "; did you mean glorreiche?"),
        (("play", "kriegspeil"), "; did you mean kriegspiel?"),
        (("play", "glorreiche", "--option", "tiebrake=shared"), "; did you mean tiebreak?"),
        (("play", "glorreiche", "--option", "tiebreak=sharde"), "; did you mean shared?"),
        (("play", "manoeuvre", "--preset", "tournement"), "; did you mean tournament?"),
        (("play", "glorreiche", "--seats", "me,tambuor"), "; did you mean tambour?"),
        (("tournament", "glorreiche", "--bots", "random,voltiguer"), "; did you mean voltigeur?"),
    ],
)
def test_a_name_that_is_nearly_right_is_answered_by_the_right_one(run: Run, words: tuple[str, ...], meant: str) -> None:
    refused = run(*words)
    assert refused.code == 2
    assert refused.err.rstrip().endswith(meant) or meant.startswith("--")
    assert meant in refused.err
    assert os.listdir() == []


@pytest.mark.parametrize("words", [("rules", "chess"), ("play", "glorreiche", "--option", "xyz=1")])
def test_nothing_is_guessed_where_nothing_is_near(run: Run, words: tuple[str, ...]) -> None:
    refused = run(*words)
    assert refused.code == 2
    assert "did you mean" not in refused.err


def test_the_shell_completes_commands_and_games() -> None:
    def completed(line: str) -> list[str]:
        words = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1), "_CARACOLE_COMPLETE": "complete_bash"}
        command = [sys.executable, "-m", "caracole"]
        done = subprocess.run(command, env={**os.environ, **words}, capture_output=True, text=True, check=True)
        return done.stdout.split()

    assert completed("caracole opt") == ["options"]
    assert completed("caracole play g") == ["generalowsky", "glorreiche"]
    assert completed("caracole rules k") == ["kriegspiel"]
