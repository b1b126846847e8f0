"""Studies: kept when they can be played, read by whom they are for, saved by their owner."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import House, Visitor

import caracole
from caracole.review import study


def written(title: str = "Openings", **chapter: Any) -> dict[str, Any]:
    rules = caracole.game("glorreiche")
    match = caracole.Match.new(rules, caracole.SeededLuck(1), players=2)
    match.settle()
    position = rules.notation.dump(match.state)
    first, second = map(match.state.say, match.state.legal()[:2])
    line = [{"play": first, "comment": "bold", "others": [[{"play": second}]]}]
    known = {"title": "One", "game": "glorreiche", "rules": rules.traits.rules, "options": match.record().options}
    return {
        "format": study.FORMAT,
        "title": title,
        "chapters": [{**known, "position": position, "line": line, **chapter}],
    }


def test_a_study_is_kept_read_saved_and_thrown_away(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    name = anna.post("/api/studies", {"study": written()})["id"]
    path = f"/api/studies/{name}"
    seen = anna.get(path)
    assert seen["mine"]
    assert seen["study"]["chapters"][0]["line"][0]["comment"] == "bold"
    bruno.get(path, 404)
    shared = {"study": written("Shared"), "access": "link", "version": 1}
    assert anna.post(path, shared, method="PUT")["version"] == 2
    assert anna.post(path, shared, 409, method="PUT")["error"] == "stale"
    assert not bruno.get(path)["mine"]
    assert bruno.get("/api/studies")["public"] == []
    bruno.post(path, {**shared, "version": 2}, 403, method="PUT")
    anna.post(path, {**shared, "access": "public", "version": 2}, method="PUT")
    assert [one["title"] for one in bruno.get("/api/studies")["public"]] == ["Shared"]
    assert [one["id"] for one in anna.get("/api/studies")["mine"]] == [name]
    assert anna.http.delete(path).status_code == 204
    anna.get(path, 404)


def test_what_cannot_be_played_is_refused_with_its_place_and_nothing_is_stored(house: House) -> None:
    anna = Visitor(house, "Anna")
    good = written()["chapters"][0]["line"]
    for chapter, words in (
        ({"position": "nonsense"}, "chapter 1"),
        ({"line": [*good, {"play": "84-85"}]}, "step 2"),
        ({"line": [{"play": "nonsense"}]}, "step 1"),
        ({"game": "chess"}, "chess"),
        ({"rules": "0"}, "rules 0"),
        ({"options": {"players": 17}}, "chapter 1"),
        ({"line": [{"play": "1" * 200}]}, "chapter 1: step 1"),
    ):
        told = anna.post("/api/studies", {"study": written(**chapter)}, 422)
        assert words in told["sentence"], told
        assert told["sentence"].startswith("This study is refused: ")
    anna.post("/api/studies", {"study": {"format": "x"}}, 422)
    anna.post("/api/studies", {"study": {**written(), "chapters": []}}, 422)
    told = anna.post("/api/bench", {"game": "glorreiche", "position": "12:R9"}, 422)
    assert told["sentence"].startswith("This cannot be shown: ")
    Visitor(house).post("/api/studies", {"study": written()}, 401)
    assert anna.get("/api/studies")["mine"] == []
