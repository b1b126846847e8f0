"""What the gate counts, whom it believes, and what strangers can neither fill, hold nor learn."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
from tests.server.conftest import House, Socket, Visitor
from tests.server.test_time import until
from websockets.exceptions import ConnectionClosed

from caracole.server.passwords import Passwords
from caracole.server.rate_limits import MemoryCounts, network
from caracole.server.snapshot_cache import SnapshotCache
from caracole.server.store import Store
from caracole.server.web.middleware import Hosts

BACKGROUND = ("clocks", "fanout", "jobs", "presence", "sessions", "sweeping")
PROXY = {"trusted_proxies": ("127.0.0.1",)}


def statuses(count: int, visitor: Visitor) -> list[int]:
    return [visitor.http.get("/api/me").status_code for _ in range(count)]


@contextmanager
def queries(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Everything that is asked of the database meanwhile."""
    asked: list[str] = []
    before = Store.rows

    async def rows(self: Store, statement: Any, params: Any = None) -> Any:
        task = asyncio.current_task()
        if task is None or task.get_name() not in BACKGROUND:
            asked.append(str(statement))
        return await before(self, statement, params)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "rows", rows)
        yield asked


# --- who is counted ---------------------------------------------------------------------------------------------------


def test_an_account_and_its_bots_share_one_limit(build: Callable[..., House]) -> None:
    house = build(rate=0.001, burst=12, crowd=100)
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    tokens = [anna.post("/api/me/bots", {"name": f"program {n}"})["token"] for n in range(2)]
    bots = [Visitor(house, token=token) for token in tokens]
    answers = [status for bot in bots for status in statuses(8, bot)]
    assert answers.count(200) == 10, "twelve, and two were used to make them"
    assert anna.http.get("/api/me").status_code == 429
    assert bruno.http.get("/api/me").status_code == 200


def test_many_accounts_from_one_address_share_its_limit(build: Callable[..., House]) -> None:
    house = build(rate=0.001, burst=10, crowd=2)
    people = [Visitor(house, f"Guest {n}") for n in range(5)]
    answers = [status for one in people for status in statuses(5, one)]
    assert answers.count(200) == 15, "twice ten, and five were used to arrive"
    assert answers[-1] == 429


def test_tokens_that_are_none_are_counted_before_anything_is_looked_up(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = build(newcomers=3)
    token = Visitor(house, "Anna").post("/api/me/bots", {"name": "program"})["token"]
    bad, good = Visitor(house, token="caracole_wrong"), Visitor(house, token=token)
    assert statuses(3, bad) == [401, 401, 401]
    with queries(monkeypatch) as asked:
        assert bad.http.get("/api/me").status_code == 429
        assert good.http.get("/api/me").status_code == 429, "it comes from the same address"
    assert asked == []


def test_tokens_tried_at_the_same_moment_are_counted_one_by_one(build: Callable[..., House]) -> None:
    bad = Visitor(build(newcomers=3), token="caracole_wrong")
    with ThreadPoolExecutor(12) as crowd:
        answers = list(crowd.map(lambda _: bad.http.get("/api/me").status_code, range(24)))
    assert answers.count(401) == 3
    assert answers.count(429) == 21


@pytest.mark.parametrize("path", ["/api/studies/%00", "/api/tables/a%00b", "/api/people?name=a%00"])
def test_a_nul_in_an_address_is_nowhere(house: House, path: str) -> None:
    assert Visitor(house, "Anna").http.get(path).status_code == 404


def test_guesses_are_counted_before_any_password_is_tried(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = build(newcomers=3)
    tried: list[str] = []

    async def fits(_: Passwords, told: str | None, password: str) -> bool:
        tried.append(password)
        return False

    monkeypatch.setattr(Passwords, "fits", fits)
    guesser = Visitor(house)
    with queries(monkeypatch) as asked:
        for number in range(6):
            guesser.http.post("/api/sessions", json={"name": "x", "password": f"guess {number}"})
    assert tried == ["guess 0", "guess 1", "guess 2"]
    assert len(asked) == 3


def test_one_name_cannot_be_guessed_at_from_everywhere(build: Callable[..., House]) -> None:
    house = build(guesses=4, **PROXY)
    guesser = Visitor(house)
    answers = [
        guesser.http.post(
            "/api/sessions",
            json={"name": name, "password": "guess"},
            headers={"x-forwarded-for": f"198.51.100.{number}"},
        ).status_code
        for number, name in enumerate(["Anna", "anna", "ＡＮＮＡ", " Anna "] * 2)
    ]
    assert answers == [401] * 4 + [429] * 4


@pytest.mark.parametrize(("more", "expected"), [({}, [200] * 3 + [429] * 3), (PROXY, [200] * 6)])
def test_only_a_trusted_proxy_is_believed(
    build: Callable[..., House], more: dict[str, Any], expected: list[int]
) -> None:
    visitor = Visitor(build(rate=0.001, burst=3, **more))
    told = [{"x-forwarded-for": f"203.0.113.9, 198.51.100.{n}"} for n in range(6)]
    assert [visitor.http.get("/api/me", headers=headers).status_code for headers in told] == expected


def test_what_a_client_writes_before_the_proxy_counts_for_nothing(build: Callable[..., House]) -> None:
    visitor = Visitor(build(rate=0.001, burst=3, **PROXY))
    told = [{"x-forwarded-for": f"198.51.100.{n}, 203.0.113.9"} for n in range(6)]
    assert [visitor.http.get("/api/me", headers=one).status_code for one in told][3:] == [429] * 3


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("x" * 100, "x" * 60),
    ],
)
def test_of_an_ipv6_address_its_network_is_counted(address: str, counted: str) -> None:
    assert network(address) == counted


def test_counts_in_memory_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MemoryCounts, "MOST", 100)
    counts = MemoryCounts()
    for number in range(1_000):
        asyncio.run(counts.add([f"a:{number}"], 60))
    assert len(counts.kept) <= 101


def test_counts_of_windows_that_are_over_are_forgotten_though_they_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1_000.0
    monkeypatch.setattr("caracole.server.rate_limits.time.monotonic", lambda: at)
    counts = MemoryCounts()
    for number in range(100):
        at += 1
        asyncio.run(counts.add([f"a:{number}"], 2))
    assert len(counts.kept) <= MemoryCounts.PAUSE + 3


def flood(sitting: Socket) -> None:
    for number in range(500):
        sitting.send(type="ping", id=str(number))
        sitting.next("ack", "refused")


def test_a_connection_that_goes_on_flooding_is_closed(build: Callable[..., House]) -> None:
    anna = Visitor(build(rate=0.001, burst=30), "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    with anna.sit(table, gestures=0) as sitting:
        sitting.sight()
        with pytest.raises(ConnectionClosed) as closed:
            flood(sitting)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


# --- names of the server ----------------------------------------------------------------------------------------------


def test_the_server_answers_to_its_own_names_only(build: Callable[..., House]) -> None:
    house = build(hosts=("Play.example",), public_url="http://caracole.example:8000")
    visitor = Visitor(house)
    for host, status in {
        "play.example": 200,
        "play.example:8000": 200,
        "caracole.example": 200,
        "localhost:1": 200,
        "192.0.2.7:8000": 200,
        "[::1]:8000": 200,
        "evil.example": 421,
        "play.example.evil.example": 421,
        "": 421,
    }.items():
        answer = visitor.http.get("/api/me", headers={"host": host})
        assert answer.status_code == status, host
    assert answer.json()["error"] == "host"


def test_any_name_may_be_allowed(house: House) -> None:
    from caracole.server.settings import Settings

    assert Hosts(Settings(hosts=("*",))).allow("anything.example")


# --- connections ------------------------------------------------------------------------------------------------------


def call(house: House, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), 20, source_address=(source, 0))


def is_closed(line: socket.socket) -> bool:
    """Waits for the end, and for nothing longer than twenty seconds."""
    try:
        while line.recv(4096):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def answers_to(house: House, source: str) -> bool:
    with call(house, source) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        told = b""
        while chunk := line.recv(4096):
            told += chunk
    return told.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "start",
    [b"", b"GET / HTTP/1.1\r\nhost: local", b"\r\n\r\n", b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET / HT"],
)
def test_a_request_whose_head_does_not_come_is_not_waited_for(build: Callable[..., House], start: bytes) -> None:
    house = build(head_seconds=0.3, keep_alive_seconds=1)
    with call(house) as line:
        line.sendall(start)
        assert is_closed(line)


def test_a_body_that_does_not_come_is_not_waited_for(build: Callable[..., House]) -> None:
    house = build(body_seconds=0.3)
    head = (
        b"POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n"
    )
    with call(house) as line:
        line.sendall(head + b"{")
        assert is_closed(line)


def test_a_head_has_a_largest_size(house: House) -> None:
    with call(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
        with suppress(OSError):
            line.sendall((b"x-more: " + b"y" * 1_000 + b"\r\n") * 40)
        assert is_closed(line)


def test_one_address_holds_only_its_share_of_connections(build: Callable[..., House]) -> None:
    house = build(address_connections=20)
    with ExitStack() as held:
        lines = [held.enter_context(call(house, "127.0.0.2")) for _ in range(30)]
        assert sum(is_closed(line) for line in lines[20:]) == 10
        assert answers_to(house, "127.0.0.3")


def test_half_open_requests_shut_nobody_out(build: Callable[..., House]) -> None:
    house = build(connections=60, address_connections=20)
    with ExitStack() as held:
        for number in range(130):
            line = held.enter_context(call(house, f"127.0.1.{number % 10 + 1}"))
            with suppress(OSError):
                line.sendall(b"GET / HTTP/1.1\r\n")
        assert answers_to(house, "127.0.0.3")
        assert len(house.uvicorn.server_state.connections) <= 61


def test_half_a_body_is_nobodys_failure(build: Callable[..., House], caplog: pytest.LogCaptureFixture) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nCookie: {cookies}\r\nX-CSRF-Token: {anna.me['csrf']}\r\n"
    with call(house) as line:
        line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode())
        line.shutdown(socket.SHUT_WR)
        assert is_closed(line)
    until(lambda: house.server.metrics.requests[("POST", 400)] == 1)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_whoever_has_gone_holds_nothing(build: Callable[..., House]) -> None:
    house = build(address_connections=8)
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    for _ in range(20):
        with anna.sit(table, gestures=0) as sitting:
            sitting.sight()
        assert answers_to(house, "127.0.0.1")


def test_a_trusted_proxy_may_hold_more(build: Callable[..., House]) -> None:
    house = build(address_connections=5, **PROXY)
    with ExitStack() as held:
        for _ in range(20):
            held.enter_context(call(house))
        assert answers_to(house, "127.0.0.1")


# --- what strangers make the server keep ------------------------------------------------------------------------------


def test_what_strangers_ask_for_does_not_fill_the_memory(house: House) -> None:
    anna, stranger = Visitor(house, "Anna"), Visitor(house)
    table = anna.open("kriegspiel", seats=[{"kind": "me"}, {"kind": "here"}])
    for _ in range(12):
        anna.move(table)
    composed = house.server.tables.live[table].composed
    for number in range(40):
        stranger.see(table, layout="wide", focus=f"piece-{number}", since=number % 12)
    pictures = [key for key in composed.values if key[0] == "picture"]
    assert pictures == [], "a picture with a focus is not kept"
    assert len([key for key in composed.values if key[0] == "log"]) <= 8
    for number in range(40):
        stranger.see(table, layout=("wide", "phone")[number % 2], language=("en", "fr", "nl", "xx")[number % 4])
    assert len([key for key in composed.values if key[0] == "picture"]) <= 6


def test_the_cache_keeps_what_was_asked_for_last() -> None:
    cache = SnapshotCache(50_000)
    first, second = cache.part(), cache.part()
    first["a"] = "x" * 20_000
    second["b"] = "y" * 20_000
    assert first.get("a") == "x" * 20_000
    second["c"] = "z" * 20_000
    assert "b" not in second, "the longest unused"
    assert "a" in first
    first["huge"] = "x" * 90_000
    assert cache.weight <= 92_000
    first.clear()
    assert cache.weight == 0


def test_whoever_only_looks_is_not_remembered(house: House) -> None:
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    for number in range(5):
        looker = Visitor(house, f"Looker {number}")
        looker.see(table)
        with looker.sit(table, gestures=0) as sitting:
            sitting.sight()
    anna.see(table)
    assert set(house.server.tables.live[table].seen) == {anna.me["id"]}


DEEP = b"[" * 50_000 + b"]" * 50_000
NESTED = b'{"game": "glorreiche", "options": ' + b'{"a":' * 30_000 + b"1" + b"}" * 30_000 + b"}"


@pytest.mark.parametrize(
    ("method", "path", "content"),
    [
        ("GET", "/%00", b""),
        ("GET", "/a%00b.js", b""),
        ("GET", "/" + "a" * 5_000, b""),
        ("GET", "/" + "a/" * 2_000, b""),
        ("GET", "/api/tables/%00", b""),
        ("GET", "/api/tables/x?invite=%00", b""),
        ("GET", "/api/games/%00", b""),
        ("GET", "/api/games/glorreiche/picture.svg?layout=" + "x" * 40, b""),
        ("GET", "/api/games/glorreiche/picture.svg?options=" + "[" * 3_000, b""),
        ("GET", '/api/games/glorreiche/picture.svg?options={"players":"' + "9" * 1_000 + '"}', b""),
        ("GET", '/api/games/glorreiche/picture.svg?options={"' + "x" * 1_000 + '":1}', b""),
        ("GET", '/api/games/kriegspiel/picture.svg?options={"board":"' + "x" * 1_000 + '"}', b""),
        ("POST", "/api/tables", DEEP),
        ("POST", "/api/tables", NESTED),
        ("POST", "/api/tables", b'{"game": "' + b"x" * 1_000 + b'"}'),
        ("POST", "/api/tables", b'{"game": "glorreiche", "options": {"players": ' + b"9" * 1_000 + b"}}"),
        ("POST", "/api/tables", b'{"game": "manoeuvre", "options": {"armies": "' + b"x" * 1_000 + b'"}}'),
        ("POST", "/api/records", DEEP),
        ("POST", "/api/records", b'{"format": ' + DEEP + b"}"),
        ("POST", "/api/sessions", b'{"name": "a\\u0000b", "password": "x"}'),
        ("POST", "/api/sessions", b'{"name": "\\ud800", "password": "x"}'),
        ("PUT", "/api/password-resets", b'{"token": "\\u0000", "password": "long enough"}'),
        ("DELETE", "/api/me/sessions/%00", b""),
    ],
)
def test_what_makes_no_sense_is_refused_and_no_failure(house: House, method: str, path: str, content: bytes) -> None:
    anna = Visitor(house, "Anna")
    answer = anna.http.request(method, path, content=content, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500, f"{answer.status_code} {answer.text[:300]}"
    assert json.loads(answer.text)["sentence"]
    assert len(answer.text) < 2_000


# --- numbers for operators --------------------------------------------------------------------------------------------


def test_metrics_are_for_this_machine_unless_set_otherwise(build: Callable[..., House]) -> None:
    visitor = Visitor(build())
    assert visitor.http.get("/metrics").status_code == 200
    for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
        hidden = visitor.http.get("/metrics", headers={header: "198.51.100.7"})
        assert hidden.status_code == 404, "somebody came through a proxy that nobody trusts"


def test_metrics_by_token_or_network(build: Callable[..., House]) -> None:
    house = build(metrics_from=("198.51.100.0/24",), metrics_token="let me in", **PROXY)
    visitor = Visitor(house)

    def status(**headers: str) -> int:
        return visitor.http.get("/metrics", headers={n.replace("_", "-"): v for n, v in headers.items()}).status_code

    assert status() == 404
    assert status(x_forwarded_for="203.0.113.5") == 404
    assert status(x_forwarded_for="198.51.100.7") == 200
    assert status(authorization="Bearer let me in") == 200
    for wrong in ("Bearer let me out", "Bearer", "Basic let me in"):
        assert status(authorization=wrong) == 404


def test_the_token_of_the_metrics_cannot_be_guessed_at(build: Callable[..., House]) -> None:
    visitor = Visitor(build(metrics_from=(), metrics_token="let me in", newcomers=3))
    guesses = [*(f"guess {number}" for number in range(3)), "let me in"]
    told = [visitor.http.get("/metrics", headers={"authorization": f"Bearer {one}"}).status_code for one in guesses]
    assert told == [404] * 4


# --- private tables ---------------------------------------------------------------------------------------------------

PATHS = ("", "/about", "/record", "/replay", "/fairness", "/chat", "/steps/1", "/why-not?action=x", "/review",
         "?invite=AAAAAAAA", "/about?invite=AAAAAAAA")  # fmt: skip
BODIES = {"play": {"action": "x", "number": 0, "id": "a"}, "join": {}, "resign": {}, "chat": {"text": "hello"}}


@pytest.mark.parametrize("who", [None, "Stranger"])
@pytest.mark.parametrize("remembered", [True, False])
def test_a_private_table_and_none_at_all_cause_the_same_answer_and_the_same_work(
    house: House, monkeypatch: pytest.MonkeyPatch, who: str | None, remembered: bool
) -> None:
    anna, stranger = Visitor(house, "Anna"), Visitor(house, who)
    table = anna.open(private=True, seats=[{"kind": "me"}, {"kind": "here"}])
    anna.move(table)

    def asked(name: str) -> list[Any]:
        told = []
        for path in PATHS:
            told.append(witnessed("GET", f"/api/tables/{name}{path}", None))
        for path, body in BODIES.items():
            told.append(witnessed("POST", f"/api/tables/{name}/{path}", body))
        return told

    def witnessed(method: str, path: str, body: Any) -> Any:
        with queries(monkeypatch) as statements:
            answer = stranger.http.request(method, path, json=body)
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        return answer.status_code, answer.content, headers, statements

    if not remembered:
        house.server.tables.live.pop(table)
    private, missing = asked(table), asked("A" * len(table))
    assert private == missing
    assert {answer[0] for answer in private} <= {401, 404}
    assert any(answer[3] for answer in private), "something was asked of the database"
    assert remembered or table not in house.server.tables.live, "nothing was read or replayed for a stranger"
    assert anna.see(table)["status"] == "running"
