"""Guests, people and bots; and what the gate lets nobody do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.conftest import House, Visitor


def test_a_guest_needs_nothing_but_a_name(house: House) -> None:
    visitor = Visitor(house)
    assert visitor.get("/api/me")["account"] is None
    visitor.arrive("  Anna   Karenina ")
    assert visitor.get("/api/me")["account"]["name"] == "Anna Karenina"
    cookie = next(iter(visitor.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u0000b", "a\u202eb"])
def test_a_name_is_one_line_of_visible_letters(house: House, name: str) -> None:
    visitor = Visitor(house)
    assert visitor.http.post("/api/guests", json={"name": name}).status_code == 400


def test_a_password_keeps_the_identity_and_its_tables(house: House) -> None:
    anna = Visitor(house, "Annette")
    table = anna.open(private=True)
    assert anna.post("/api/me/password", {"password": "a long password"})["account"]["kind"] == "person"
    elsewhere = Visitor(house)
    elsewhere.post("/api/sessions", {"name": "annette", "password": "wrong password"}, 401)
    elsewhere.post("/api/sessions", {"name": "nobody at all", "password": "wrong password"}, 401)
    elsewhere.remember(elsewhere.post("/api/sessions", {"name": "annette", "password": "a long password"}))
    assert [t["id"] for t in elsewhere.get("/api/tables", which="mine")] == [table]
    elsewhere.post("/api/sessions", method="DELETE")
    assert elsewhere.get("/api/me")["account"] is None
    again = Visitor(house)
    assert again.post("/api/guests", {"name": "ANNETTE"}, 409)["error"] == "not-now"


def test_a_session_that_was_left_opens_nothing(house: House) -> None:
    anna = Visitor(house, "Anna")
    cookies = dict(anna.http.cookies)
    anna.post("/api/sessions", method="DELETE")
    thief = Visitor(house)
    thief.http.cookies.update(cookies)
    assert thief.get("/api/me")["account"] is None


def test_a_forged_cookie_is_nobody(house: House) -> None:
    anna = Visitor(house, "Anna")
    name, value = next(iter(anna.http.cookies.items()))
    for forged in (value[:-1] + ("0" if value[-1] != "0" else "1"), value.rpartition(".")[0], "é", "."):
        answer = Visitor(house).http.get("/api/me", headers=[(b"cookie", f"{name}={forged}".encode())])
        assert answer.json()["account"] is None


def test_no_other_site_can_act_with_my_cookie(house: House) -> None:
    anna = Visitor(house, "Anna")
    body = {"game": "glorreiche"}
    without = anna.http.post("/api/tables", json=body, headers={"x-csrf-token": ""})
    assert (without.status_code, without.json()["error"]) == (403, "csrf")
    foreign = anna.http.post("/api/tables", json=body, headers={"origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "origin")
    hidden = anna.http.post("/api/tables", json=body, headers={"sec-fetch-site": "cross-site"})
    assert hidden.status_code == 403
    assert anna.http.post("/api/tables", json=body, headers={"origin": house.url}).status_code == 201


def test_what_needs_somebody_is_refused_to_nobody(house: House) -> None:
    nobody = Visitor(house)
    for path in ("/api/tables", "/api/records"):
        assert nobody.http.post(path, json={"game": "glorreiche"}).status_code == 401


def test_a_bot_has_a_token_that_is_shown_once(house: House) -> None:
    anna = Visitor(house, "Anna")
    made = anna.post("/api/me/bots", {"name": "Anna's program"})
    assert "token" not in anna.get("/api/me/bots")[0]
    bot = Visitor(house, token=made["token"])
    assert bot.get("/api/me")["account"]["kind"] == "bot"
    bot.post("/api/me/bots", {"name": "grandchild"}, 403)
    fresh = anna.post(f"/api/me/bots/{made['id']}/token")["token"]
    assert bot.http.get("/api/me").status_code == 401
    assert Visitor(house, token=fresh).get("/api/me")["account"]["id"] == made["id"]
    stranger = Visitor(house, "Stranger")
    assert stranger.post(f"/api/me/bots/{made['id']}/token", status=404)["error"] == "unknown"


def test_neither_cookies_nor_tokens_are_in_the_database(build: Callable[..., House], tmp_path: object) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    token = anna.post("/api/me/bots", {"name": "program"})["token"]
    anna.post("/api/me/password", {"password": "very secret words"})
    cookie = next(iter(anna.http.cookies.values()))
    house.stop()
    from pathlib import Path

    kept = b"".join(path.read_bytes() for path in Path(str(tmp_path)).iterdir())
    assert b"program" in kept
    for secret in (token, cookie.partition(".")[0], "very secret words"):
        assert secret.encode() not in kept


def test_floods_are_stopped(build: Callable[..., House]) -> None:
    house = build(rate=1, burst=5)
    anna = Visitor(house)
    statuses = [anna.http.get("/api/me").status_code for _ in range(8)]
    assert statuses[:5] == [200] * 5
    assert statuses[-1] == 429


def test_newcomers_and_password_guesses_are_counted(build: Callable[..., House]) -> None:
    house = build(newcomers=3)
    guesser = Visitor(house)
    guesses = [guesser.http.post("/api/sessions", json={"name": "x", "password": "y"}).status_code for _ in range(5)]
    assert guesses == [401, 401, 401, 429, 429]


def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    anna = Visitor(house, "Anna")
    answer = anna.http.post("/api/records", content=b'{"x": "' + b"y" * 300_000 + b'"}')
    assert answer.status_code == 413


def test_answers_are_dressed_for_a_hostile_world(house: House) -> None:
    for path in ("/api/me", "/api/docs", "/health", "/nowhere"):
        headers = Visitor(house).http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_cookies_are_for_encrypted_connections_where_there_are_any(build: Callable[..., House]) -> None:
    house = build(public_url="https://play.example")
    answer = Visitor(house).http.post("/api/guests", json={"name": "Anna"})
    assert "Secure" in answer.headers["set-cookie"]
    assert "strict-transport-security" in answer.headers
    ours = {"origin": "https://play.example"}
    assert Visitor(house).http.post("/api/guests", json={"name": "B"}, headers=ours).status_code == 201


def test_mails_and_webhooks_are_off_unless_set_up(house: House) -> None:
    anna = Visitor(house, "Anna")
    assert anna.post("/api/me", {"email": "a@b.example"}, 409, method="PATCH")["error"] == "not-now"
    assert anna.post("/api/me", {"webhook": "https://b.example"}, 409, method="PATCH")["error"] == "not-now"
    changed = anna.post("/api/me", {"name": "Ann", "language": "nl"}, 200, method="PATCH")
    assert changed["me"]["account"]["name"] == "Ann"
    assert anna.get("/api/me")["account"]["language"] == "nl"
