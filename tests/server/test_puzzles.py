"""Puzzles on the server: today's, the next one, a bench that shows one side alone, answers that count once."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from tests.server.conftest import House, Visitor

import caracole
from caracole.server import puzzles, skill
from caracole.server.skill import Skill

GAMES = [game.name for game in caracole.games()]


def of(visitor: Visitor, game: str) -> dict[str, Any]:
    return next(one for one in visitor.get("/api/puzzles") if one["game"] == game)


def wrong_one(name: str) -> str:
    puzzle = puzzles.library()[name]
    state = puzzles.set_up(name).state
    return next(play for play in map(state.say, state.legal()) if play != puzzle.answer)


def test_today_is_the_same_for_everybody_and_all_come_before_one_comes_again(house: House) -> None:
    anna, nobody = Visitor(house, "Anna"), Visitor(house)
    assert [one["daily"] for one in anna.get("/api/puzzles")] == [one["daily"] for one in nobody.get("/api/puzzles")]
    rules = caracole.game("generalowsky")
    count = len(puzzles.of_game(rules))
    first = date.fromordinal(count * 1000)
    days = {puzzles.daily(rules, first + timedelta(day)).id for day in range(count)}  # type: ignore[union-attr]
    assert len(days) == count


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_seen_as_its_side_sees_it_and_its_secrets_stay(house: House, game: str) -> None:
    anna = Visitor(house, "Anna")
    puzzle = anna.post(f"/api/games/{game}/puzzle")
    path = f"/api/puzzles/{puzzle['id']}"
    shown = anna.post(f"{path}/bench", {"layout": "wide"})
    assert shown["sight"]["seat"] == puzzle["side"]
    assert shown["sight"]["mine"]
    assert shown["sight"]["number"] == 0
    assert set(shown) == {"moves", "by", "sight"}, "neither position nor earlier steps are told"
    other = anna.post(f"{path}/bench", {"layout": "wide", "seat": 1 - min(1, puzzle["side"]), "plays": [0, 1]})
    assert other == shown
    match = puzzles.set_up(puzzle["id"])
    drawn = anna.http.get(f"{path}/picture.svg", params={"layout": "wide", "language": "en"}).text
    assert drawn == match.game.draw(match.view(puzzle["side"]), layout="wide", language="en")
    click = shown["sight"]["gestures"][0]["ids"][0]
    for what in ("why-not-click", "cannot", "pointed"):
        anna.post(f"{path}/bench/{what}", {"bench": {"layout": "wide"}, "at": click})
    played = anna.post(f"{path}/bench", {"layout": "wide", "onto": 0, "moves": [shown["sight"]["gestures"][0]["play"]]})
    assert [change["onto"] for change in played["sight"]["changes"]] == [0]
    assert shown["sight"]["prompt"] == match.game.narrate.prompt(match.view(puzzle["side"]), "en")


def test_a_wrong_answer_tells_its_cost_and_a_right_one_everything(house: House) -> None:
    nobody = Visitor(house)
    name = of(nobody, "glorreiche")["daily"]["id"]
    answer = puzzles.library()[name].answer
    path = f"/api/puzzles/{name}/answer"
    device = {"mu": 25.0, "sigma": 8.0}
    missed = nobody.post(path, {"play": wrong_one(name), "device": device})
    assert not missed["right"]
    assert missed["cost"] > 0
    assert missed["solution"] is None
    assert missed["device"]["mu"] < 25
    solved = nobody.post(path, {"play": answer, "device": device})
    assert solved["right"]
    assert solved["solution"]["answer"] == answer
    assert solved["device"]["mu"] > 25
    assert solved["rating"]["number"] > missed["rating"]["number"]
    assert nobody.post(path, {})["solution"]["answer"] == answer
    nobody.post(path, {"play": "nonsense"}, 400)
    nobody.post("/api/puzzles/000000000000/answer", {}, 404)
    nobody.get("/api/puzzles/000000000000", 404)


def test_of_an_account_the_first_answer_counts_and_is_kept(house: House) -> None:
    anna = Visitor(house, "Anna")
    anna.post("/api/me/password", {"password": "correct horse battery"})
    name = of(anna, "kriegspiel")["daily"]["id"]
    path, answer = f"/api/puzzles/{name}/answer", puzzles.library()[name].answer
    first = anna.post(path, {"play": answer})
    assert first["standing"]["done"] == {name: True}
    assert first["standing"]["streak"] == 1
    again = anna.post(path, {"play": wrong_one(name)})
    assert again["standing"] == first["standing"]
    about = set(puzzles.library()[name].themes)
    for theme in of(anna, "kriegspiel")["themes"]:
        assert (theme["tries"], theme["solved"]) == ((1, 1) if theme["rule"] in about else (0, 0))
    assert of(anna, "kriegspiel")["standing"] == first["standing"]
    assert anna.post(path, {})["solution"]["found"]["solved"] == 1
    assert anna.post("/api/games/kriegspiel/puzzle")["id"] != name
    exported = anna.get("/api/me/export")["puzzle_tries"]
    assert [row["puzzle"] for row in exported] == [name]
    anna.post("/api/me/deletion", {"password": "correct horse battery"})


def test_the_next_is_about_as_hard_as_the_solver_is_strong_and_of_the_theme() -> None:
    rules = caracole.game("manoeuvre")
    easy = puzzles.upcoming(rules, Skill(5.0, 2.0), [], None, {}, 0)
    hard = puzzles.upcoming(rules, Skill(45.0, 2.0), [], None, {}, 0)
    assert easy is not None
    assert hard is not None
    assert easy.difficulty < hard.difficulty
    theme, count = puzzles.themes(rules)[0]
    done = [puzzle.id for puzzle in puzzles.of_game(rules) if theme in puzzle.themes][:-1]
    last = puzzles.upcoming(rules, Skill(), done, theme, {}, 3)
    assert len(done) == count - 1
    assert last is not None
    assert last.id not in done
    assert skill.shown(puzzles.begun(hard)).number > skill.shown(puzzles.begun(easy)).number
