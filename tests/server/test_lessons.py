"""Lessons over the wire: told in a language, judged, kept for an account, exported and deleted with it."""

from __future__ import annotations

import pytest
from sqlalchemy import select
from tests.server.conftest import House, Visitor

import caracole
from caracole.server import schema

GAMES = caracole.games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_lessons_are_told_in_a_language_and_open_on_a_bench(house: House, game: caracole.Game) -> None:
    anna = Visitor(house, "Anna")
    english, german = (anna.get(f"/api/games/{game.name}/lessons", language=code) for code in ("en", "de"))
    assert [lesson["id"] for lesson in english] == [lesson.id for lesson in game.lessons]
    assert all(one["task"] != other["task"] for one, other in zip(english, german, strict=True))
    for lesson in english:
        begun = anna.post(f"/api/games/{game.name}/lessons/{lesson['id']}", {})
        assert begun["state"] == "open"
        bench = {"game": game.name, "options": lesson["options"], "position": lesson["position"], "luck": "choose"}
        sight = anna.post("/api/bench", {**bench, "moves": begun["moves"], "plays": [lesson["side"]]})["sight"]
        assert sight["mine"], f"{lesson['id']}: the learner may click"


def test_a_try_is_answered_in_the_readers_language_and_the_line_does_it(house: House) -> None:
    anna = Visitor(house, "Anna")
    path = "/api/games/glorreiche/lessons/order"
    far = anna.post(path, {"moves": ["18-25"], "language": "fr"})
    assert (far["state"], far["rule"], far["moves"]) == ("refused", "D4", [])
    assert far["sentence"].startswith("Elle va à six cases")
    other = anna.post(path, {"moves": ["29-30"], "language": "en"})
    assert (other["state"], other["rule"]) == ("refused", "T1"), "no wrong idea of the lesson: the rule's own sentence"
    assert other["sentence"] == "None of your recruits stands on cell 29."
    assert anna.post(path, {"moves": ["15-21"]})["state"] == "wrong"
    assert anna.post(path, {"moves": ["15-19"]})["state"] == "open"
    done = anna.post(path, {"moves": ["15-19", "18-25"]})
    assert (done["state"], done["left"]) == ("done", 0)


def test_what_is_no_lesson_or_no_step_is_refused(house: House) -> None:
    anna = Visitor(house, "Anna")
    anna.post("/api/games/glorreiche/lessons/nothing", {}, 404)
    anna.get("/api/games/nothing/lessons", 404)
    anna.post("/api/games/glorreiche/lessons/order", {"moves": ["nowhere"]}, 422)
    anna.post("/api/games/glorreiche/lessons/order", {"moves": ["15-84", "18-25"]}, 422)


def test_what_was_done_is_kept_for_the_account_exported_and_deleted_with_it(house: House) -> None:
    anna, bert = Visitor(house, "Anna"), Visitor(house, "Bert")
    assert anna.get("/api/me/lessons") == {"lessons": {}}
    told = {"lessons": {"glorreiche": ["stone", "order", "no-such"], "nothing": ["stone"]}}
    kept = anna.post("/api/me/lessons", told, 200, method="PUT")
    assert {game: sorted(done) for game, done in kept["lessons"].items()} == {"glorreiche": ["order", "stone"]}
    assert anna.post("/api/me/lessons", {"lessons": {"glorreiche": ["stone"]}}, 200, method="PUT") == kept
    assert bert.get("/api/me/lessons") == {"lessons": {}}
    Visitor(house).get("/api/me/lessons", 401)
    exported = anna.get("/api/me/export")["lessons"]
    assert sorted(row["lesson"] for row in exported) == ["order", "stone"]
    anna.post("/api/me/deletion", {}, 200)
    left = house.call(lambda: house.server.tables.store.rows(select(schema.lessons)))
    assert left == []


def test_rules_come_with_their_pictures_and_questions(house: House) -> None:
    anna = Visitor(house, "Anna")
    path = "/api/games/glorreiche"
    rules = {rule["id"]: rule for rule in anna.get(f"{path}/rules")}
    [shown] = rules["D4"]["diagrams"]
    assert shown["caption"]["de"].startswith("Rang 4")
    asked = anna.get(f"{path}/questions")
    assert {"own-cover", "tie"} <= {question["id"] for question in asked}
    drawn = anna.http.get(f"{path}/diagrams/{shown['id']}.svg?theme=dark")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    assert "prefers-color-scheme" not in drawn.text
    assert anna.http.get(f"{path}/diagrams/nothing.svg").status_code == 404
    assert anna.http.get(f"{path}/diagrams/{shown['id']}.svg?theme=pink").status_code == 400
