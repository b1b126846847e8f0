"""Whoever asks for what they may not have: nobody, a stranger, a program, the opponent, the player."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from tests.server.conftest import House, Visitor, decider
from tests.server.test_club import member

from caracole.server.web import away, club, tournaments

ROLES = ("nobody", "stranger", "program", "opponent", "player")
Told = tuple[int, str]
WHO: Told = (401, "who")
FOREIGN: Told = (403, "not-yours")
LATER: Told = (409, "not-now")
STALE: Told = (409, "stale")
MALFORMED: Told = (400, "malformed")
OUTSIDE = {"nobody": WHO, "stranger": FOREIGN, "program": FOREIGN}
PLAYS: list[tuple[dict[str, Any], dict[str, Told]]] = [
    ({}, {**OUTSIDE, "opponent": LATER}),
    ({"action": "83-84"}, {**OUTSIDE, "opponent": LATER, "player": (422, "illegal")}),
    ({"action": "nonsense"}, {**OUTSIDE, "opponent": LATER, "player": MALFORMED}),
    ({"number": 10_000}, {**OUTSIDE, "opponent": STALE, "player": STALE}),
    ({"seat": "another"}, {**OUTSIDE, "opponent": FOREIGN, "player": FOREIGN}),
    ({"seat": 60}, {**dict.fromkeys(ROLES, MALFORMED), "nobody": WHO}),
    ({"number": [7]}, dict.fromkeys(ROLES, MALFORMED)),
    ({"number": -1}, dict.fromkeys(ROLES, MALFORMED)),
    ({"cheat": True}, dict.fromkeys(ROLES, MALFORMED)),
    ({"action": "x" * 100}, dict.fromkeys(ROLES, MALFORMED)),
]
"""What is wrong with an otherwise legal play, and what each role is told."""


def company(house: House) -> tuple[dict[str, Visitor], str, dict[str, Any]]:
    """Everybody there can be around a running public table, the table, and what its player sees."""
    anna, bruno, clara = (Visitor(house, name) for name in ("Anna", "Bruno", "Clara"))
    token = clara.post("/api/me/bots", {"name": "program"})["token"]
    table = anna.open()
    bruno.join(table)
    player = decider(table, anna, bruno)
    people = (Visitor(house), clara, Visitor(house, token=token), bruno if player is anna else anna, player)
    return dict(zip(ROLES, people, strict=True)), table, player.see(table)


def play(sight: dict[str, Any], wrong: dict[str, Any], role: str) -> dict[str, Any]:
    body = {"action": sight["legal"][0], "number": sight["number"], "id": "a", **wrong}
    if body.get("seat") == "another":
        body["seat"] = sight["seat"] if role == "opponent" else 1 - sight["seat"]
    return body


def test_every_role_is_refused_with_the_right_status_and_reason(house: House) -> None:
    roles, table, sight = company(house)
    for wrong, expected in PLAYS:
        for role, told in expected.items():
            answer = roles[role].http.post(f"/api/tables/{table}/play", json=play(sight, wrong, role))
            assert (answer.status_code, answer.json()["error"]) == told, (role, wrong, answer.text)
    for role in ROLES:
        path = f"/api/tables/{table}/play"
        for content, status in ((b"{", 400), (b"[]", 400), (b"\xff", 400), (b'{"action": "' + b"x" * 300_000, 413)):
            answer = roles[role].http.post(path, content=content, headers={"content-type": "application/json"})
            assert answer.status_code == status, (role, content[:9], answer.text)
            assert answer.json()["sentence"]
        for path in (
            "undo",
            "offer",
            "answer",
            "resign",
            "resume",
            "claim",
            "handover",
            "comeback",
            "chat",
            "report",
            "join",
        ):
            if role == "nobody":
                assert roles[role].http.post(f"/api/tables/{table}/{path}", json={}).status_code in (400, 401)
    assert roles["player"].see(table)["number"] == sight["number"], "nothing has changed"


def test_every_role_is_refused_over_the_socket_too(house: House) -> None:
    roles, table, sight = company(house)
    for role in ROLES[1:]:
        with roles[role].sit(table, gestures=0) as socket:
            socket.sight()
            for wrong, expected in PLAYS:
                if role in expected:
                    socket.send(type="play", **play(sight, wrong, role))
                    refused = socket.next("refused")
                    assert (refused["status"], refused["problem"]["error"]) == expected[role], (role, wrong)
            for raw, status in (("{", 400), ("[]", 400), (json.dumps({"type": "chat", "text": "x" * 20_000}), 413)):
                socket.raw.send(raw)
                assert socket.next("refused")["status"] == status
    assert roles["player"].see(table)["number"] == sight["number"], "nothing has changed"


def test_an_account_is_open_to_nobody_else(house: House) -> None:
    roles, _, _ = company(house)
    session = roles["player"].get("/api/me/sessions")[0]["id"]
    asked: list[tuple[str, str, Any, dict[str, int]]] = [
        ("GET", "/api/me/export", None, {"nobody": 401, "stranger": 200, "program": 200}),
        ("GET", "/api/me/sessions", None, {"nobody": 401, "stranger": 200, "program": 200}),
        ("GET", "/api/me/mistakes", None, {"nobody": 200, "stranger": 200, "program": 200}),
        ("DELETE", f"/api/me/sessions/{session}", None, {"nobody": 401, "stranger": 404, "program": 404}),
        ("POST", "/api/me/password", {"password": "long enough"}, {"nobody": 401, "program": 403}),
        ("POST", "/api/me/deletion", {}, {"nobody": 401, "program": 403}),
        ("POST", "/api/bench/play-on", {"bench": {"game": "glorreiche"}}, {"nobody": 401, "stranger": 201}),
        ("PUT", "/api/password-resets", {"token": session, "password": "long enough"}, dict.fromkeys(ROLES, 401)),
    ]
    for method, path, body, expected in asked:
        for role, status in expected.items():
            answer = roles[role].http.request(method, path, json=body)
            assert answer.status_code == status, (role, path, answer.text)
            if status in (200, 201):
                assert roles["player"].me["id"] not in answer.text
    assert [one["id"] for one in roles["player"].get("/api/me/sessions")] == [session], "nothing has changed"


def test_a_flood_over_the_socket_is_stopped(build: Callable[..., House]) -> None:
    anna = Visitor(build(rate=0.001, burst=30), "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    with anna.sit(table, gestures=0) as socket:
        socket.sight()
        for number in range(40):
            socket.send(type="ping", id=str(number))
        answers = [socket.next("ack", "refused") for _ in range(40)]
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert refused
    assert {(answer["status"], answer["problem"]["error"]) for answer in refused} == {(429, "flood")}


def test_every_route_of_the_club_gives_each_role_what_is_theirs_and_no_more(house: House) -> None:
    roles, _, _ = company(house)
    holder = member(house, "Rosalind")
    holder.post("/api/me", {"profile": "private"}, method="PATCH")
    roles = {**{role: roles[role] for role in ("nobody", "stranger", "program")}, "holder": holder}
    live = {"kind": "live", "bank": 900, "increment": 10}
    seek = holder.post("/api/seeks", {"game": "manoeuvre", "players": 2, "clock": live, "rated": True})["id"]
    new = {"title": "Hers", "game": "glorreiche", "form": "duplicate", "clocks": [live]}
    event = holder.post("/api/tournaments", new)["id"]
    open_to_all, guests = dict.fromkeys(roles, 200), {"nobody": 401, "program": 403}
    asked: dict[tuple[str, str], tuple[str, Any, dict[str, int]]] = {
        ("GET", "/api/seeks"): ("", None, open_to_all),
        ("POST", "/api/seeks"): ("", {"game": "manoeuvre", "players": 2, "clock": live, "rated": True},
                                 {"nobody": 401, "stranger": 403, "program": 403}),
        ("GET", "/api/seeks/{name}"): (seek, None, {"nobody": 401, "stranger": 404, "program": 404, "holder": 200}),
        ("DELETE", "/api/seeks/{name}"): (seek, None, {"nobody": 401, "stranger": 404, "program": 404}),
        ("POST", "/api/seeks/{name}/meanwhile"): (
            seek, {"bot": "random"}, {"nobody": 401, "stranger": 404, "program": 404}),
        ("POST", "/api/seeks/{name}/agree"): (
            seek, {}, {"nobody": 401, "stranger": 404, "program": 404, "holder": 409}),
        ("POST", "/api/seeks/{name}/take"): (seek, {}, {"nobody": 401, "stranger": 403, "program": 403}),
        ("POST", "/api/seeks/{name}/bots"): (seek, {"bot": "tambour"}, {"nobody": 401, "stranger": 404}),
        ("POST", "/api/challenges"): ("", {"name": "Rosalind", "table": {"game": "manoeuvre"}}, {"nobody": 401}),
        ("GET", "/api/leaders/{name}"): ("manoeuvre", None, open_to_all),
        ("GET", "/api/live"): ("", None, open_to_all),
        ("GET", "/api/players/{name}"): ("Rosalind", None, open_to_all),
        ("GET", "/api/players/{name}/matches"): ("Rosalind", None, {**dict.fromkeys(roles, 403), "holder": 200}),
        ("GET", "/api/players/{name}/tournaments"): ("Rosalind", None, {**dict.fromkeys(roles, 403), "holder": 200}),
        ("GET", "/api/tournaments"): ("", None, open_to_all),
        ("POST", "/api/tournaments"): ("", new, {"nobody": 401}),
        ("GET", "/api/tournaments/{name}"): (event, None, open_to_all),
        ("POST", "/api/tournaments/{name}/enter"): (event, {}, {"nobody": 401, "stranger": 200, "holder": 200}),
        ("POST", "/api/tournaments/{name}/withdraw"): (event, {}, {"nobody": 401, "program": 409}),
        ("POST", "/api/tournaments/{name}/cancel"): (event, {}, {"nobody": 401, "stranger": 403, "program": 403}),
        ("POST", "/api/tournaments/{name}/start"): (
            event, {}, {"nobody": 401, "stranger": 403, "program": 403, "holder": 200}),
        ("GET", "/api/tournaments/{name}/rounds/{number}"): (event, None, open_to_all),
        ("GET", "/api/tournaments/{name}/deals"): (event, None, open_to_all),
        ("GET", "/api/tournaments/{name}/results"): (event, None, open_to_all),
        ("GET", "/api/tournaments/{name}/csv"): (event, None, open_to_all),
        ("GET", "/api/me/away"): ("", None, {**guests, "stranger": 200}),
        ("POST", "/api/me/pushes"): ("", {"endpoint": "https://localhost/", "key": "a", "auth": "a"},
                                     {**guests, "stranger": 400}),
        ("DELETE", "/api/me/pushes/{ident}"): ("nothing", None, {**guests, "stranger": 404}),
        ("POST", "/api/me/calendar"): ("", {}, guests),
        ("DELETE", "/api/me/calendar"): ("", None, guests),
        ("GET", "/api/calendars/{secret}"): ("guessed", None, dict.fromkeys(roles, 404)),
    }  # fmt: skip
    handlers = [*club.HANDLERS, *tournaments.HANDLERS, *away.HANDLERS]
    routes = {
        (method, re.sub(r":\w+", "", path)) for one in handlers for path in one.paths for method in one.http_methods
    }
    assert set(asked) == routes, "a new route is asked here, too"
    for (method, path), (name, body, expected) in asked.items():
        for role, status in expected.items():
            way = re.sub(r"\{number\}", "1", re.sub(r"\{(name|ident|secret)\}", name, path))
            answer = roles[role].http.request(method, way, json=body)
            assert answer.status_code == status, (role, method, path, answer.text)
            if role != "holder":
                assert holder.me["id"] not in answer.text or path in ("/api/seeks", "/api/players/{name}")
