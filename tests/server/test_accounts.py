"""Passwords, sessions, resets, names, taking everything along, leaving."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import ForeignKey, create_engine, select, text, update
from tests.server.conftest import House, Socket, Visitor, settings
from tests.support import postgres
from tests.support.redis_server import Redis
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from caracole.cli import app
from caracole.server import account_deletion, commands, migrations, schema
from caracole.server.names import folded
from caracole.server.notifications import Notifications
from caracole.server.sessions import DAY, device, hashed
from caracole.server.store import Unit, now

FIRST, SECOND = "a long password", "another long password"


def person(house: House, name: str) -> Visitor:
    made = Visitor(house, name)
    made.post("/api/me/password", {"password": FIRST})
    return made


def signed_in(house: House, name: str, password: str = FIRST, status: int = 201) -> Visitor:
    made = Visitor(house)
    told = made.post("/api/sessions", {"name": name, "password": password}, status)
    if status == 201:
        made.remember(told)
    return made


def is_nobody(visitor: Visitor) -> bool:
    return visitor.get("/api/me")["account"] is None


def change(house: House, statement: Any) -> None:
    """Something in the database is as if time had passed."""
    house.call(lambda: house.server.store.write(Unit().change(statement)))


def rows(house: House, statement: Any) -> list[Any]:
    return list(house.call(lambda: house.server.store.rows(statement)))


# --- passwords and sessions -------------------------------------------------------------------------------------------


def test_a_new_password_asks_for_the_old_one_and_ends_other_sessions(house: House) -> None:
    anna = person(house, "Anna Pavlovna")
    other = signed_in(house, "Anna Pavlovna")
    for old in (None, "", "not the password", SECOND):
        body = {"password": SECOND} | ({} if old is None else {"old": old})
        assert anna.post("/api/me/password", body, 403)["error"] == "password"
    assert not is_nobody(other), "nothing has changed"
    anna.post("/api/me/password", {"password": SECOND, "old": FIRST})
    assert is_nobody(other)
    assert not is_nobody(anna)
    signed_in(house, "Anna Pavlovna", FIRST, 401)
    signed_in(house, "Anna Pavlovna", SECOND)


def test_a_session_that_is_not_used_is_over_and_use_prolongs_it(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    idle = int(house.server.settings.session_idle_days * DAY)
    for visitor, seen in ((anna, now() - idle - 1000), (bruno, now() - idle + 60_000)):
        mine = schema.sessions.c.account == visitor.me["id"]
        change(house, update(schema.sessions).where(mine).values(seen_at=seen))
    assert is_nobody(anna)
    assert not is_nobody(bruno)
    (row,) = rows(house, select(schema.sessions).where(schema.sessions.c.account == bruno.me["id"]))
    assert row.seen_at > now() - 60_000, "it slides"


def test_no_session_lasts_for_ever(house: House) -> None:
    anna = Visitor(house, "Anna")
    began = now() - int(house.server.settings.session_days * DAY) - 1000
    mine = schema.sessions.c.account == anna.me["id"]
    change(house, update(schema.sessions).where(mine).values(created_at=began, seen_at=now()))
    assert is_nobody(anna)
    house.call(house.server.identity.sessions.sweep)
    assert not rows(house, select(schema.sessions).where(mine)), "and it leaves the database"


def test_sessions_are_listed_and_ended_one_by_one_or_everywhere(house: House) -> None:
    anna = person(house, "Anna Scherer")
    other = Visitor(house)
    other.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
    other.remember(other.post("/api/sessions", {"name": "Anna Scherer", "password": FIRST}))
    third = signed_in(house, "Anna Scherer")
    listed = anna.get("/api/me/sessions")
    assert [one["here"] for one in listed].count(True) == 1
    assert sorted(one["device"] for one in listed) == ["Firefox · Linux", "python-httpx", "python-httpx"]
    assert all(now() - 60_000 < one["created_at"] <= one["seen_at"] for one in listed)
    firefox = next(one["id"] for one in listed if one["device"].startswith("Firefox"))
    stranger = Visitor(house, "Stranger")
    assert stranger.post(f"/api/me/sessions/{firefox}", {}, 404, method="DELETE")["error"] == "unknown"
    left = anna.post(f"/api/me/sessions/{firefox}", {}, 200, method="DELETE")
    assert len(left) == 2
    assert is_nobody(other)
    assert not is_nobody(third)
    anna.post("/api/me/sessions", {}, 200, method="DELETE")
    assert is_nobody(anna)
    assert is_nobody(third)


@pytest.mark.parametrize(
    ("agent", "hint"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0", "Edge · Windows"),
        ("python-httpx/0.27", "python-httpx"),
        ("\u0000<script>", ""),
        ("", ""),
    ],
)  # fmt: skip
def test_of_a_browser_only_a_hint_is_kept(agent: str, hint: str) -> None:
    assert device(agent) == hint


def read_on(socket: Socket) -> None:
    """Until the connection ends."""
    while True:
        socket.raw.recv(timeout=20)


def test_a_connection_ends_with_its_session(house: House) -> None:
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    with anna.sit(table, gestures=0) as socket:
        socket.sight()
        anna.post("/api/sessions", method="DELETE")
        with pytest.raises(ConnectionClosed) as closed:
            read_on(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_a_stream_ends_with_its_token(house: House) -> None:
    anna = Visitor(house, "Anna")
    made = anna.post("/api/me/bots", {"name": "streaming program"})
    bot = Visitor(house, token=made["token"])
    with bot.http.stream("GET", "/api/turns/stream") as stream:
        lines = stream.iter_lines()
        assert next(lines) == ""
        anna.post(f"/api/me/bots/{made['id']}/token")
        assert list(lines) == []


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def houses(
    cluster: postgres.Cluster, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[list[House]]:
    """Two servers on one database."""
    folder = tmp_path_factory.mktemp("two")
    more: dict[str, Any] = {"workers": 0, "database": cluster.database(f"accounts_{request.param}")}
    redis = Redis(folder)
    if request.param == "redis":
        redis.start()
        more["redis"] = redis.url
    asyncio.run(commands.migrate(settings(folder, **more), print))
    made = [House(settings(folder, **more)).start() for _ in range(2)]
    yield made
    for house in made:
        house.stop()
    redis.stop()


def test_who_leaves_at_one_server_has_left_at_all(houses: list[House]) -> None:
    anna = Visitor(houses[0], "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    twin = Visitor(houses[1])
    twin.http.cookies.update(dict(anna.http.cookies))
    twin.remember(twin.get("/api/me"))
    with twin.sit(table, gestures=0) as socket:
        socket.sight()
        assert not is_nobody(twin), "asked a moment ago"
        anna.post("/api/sessions", method="DELETE")
        assert is_nobody(twin)
        with pytest.raises(ConnectionClosed):
            read_on(socket)
    twin.post("/api/tables", {"game": "glorreiche"}, 401)


def test_limits_are_shared_by_all_servers(houses: list[House]) -> None:
    def spend(house: House, times: int) -> list[bool]:
        async def take() -> list[bool]:
            return [await house.server.limits.take({"x:somebody": 41}, 100 * 86_400) for _ in range(times)]

        taken: list[bool] = house.call(take)
        return taken

    assert all(spend(house, 20) for house in houses)
    assert [spend(house, 1) for house in houses] == [[True], [False]], "forty before; the forty-first is the last"


def test_two_servers_asked_at_the_same_moment_count_every_request(houses: list[House]) -> None:
    async def take(house: House) -> list[bool]:
        many = (house.server.limits.take({"x:everybody": 50}, 100 * 86_400) for _ in range(40))
        return list(await asyncio.gather(*many))

    loops = [house.server.store.writer.get_loop() for house in houses]  # type: ignore[union-attr]
    waiting = [asyncio.run_coroutine_threadsafe(take(house), loop) for house, loop in zip(houses, loops, strict=True)]
    taken = [one for found in waiting for one in found.result(60)]
    assert taken.count(True) == 50


# --- forgotten passwords ----------------------------------------------------------------------------------------------


@pytest.fixture
def mails(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    sent: list[Any] = []
    monkeypatch.setattr(Notifications, "mail", lambda _self, message: sent.append(message))
    return sent


def sent_link(house: House, visitor: Visitor, name: str, mails: list[Any]) -> str:
    """The token of the link that was mailed."""
    mails.clear()
    assert visitor.post("/api/password-resets", {"name": name}, 202) == {"minutes": 60}

    async def posted() -> None:
        await asyncio.gather(*house.server.password_resets.sending)

    house.call(posted)
    found = re.search(r"http://play\.example/account#reset=(\S+)", mails[0].get_content()) if mails else None
    return found.group(1) if found else ""


def test_a_forgotten_password_is_renewed_by_mail_once(build: Callable[..., House], mails: list[Any]) -> None:
    house = build(smtp_host="mail.example", public_url="http://play.example")
    anna = person(house, "Natasha")
    anna.post("/api/me", {"email": "natasha@rostov.example"}, 200, method="PATCH")
    stranger = Visitor(house)
    assert sent_link(house, stranger, "Nobody at all", mails) == "", "the answer is the same"
    older = sent_link(house, stranger, "NATASHA", mails)
    token = sent_link(house, stranger, "natasha", mails)
    assert mails[0]["To"] == "natasha@rostov.example"
    kept = rows(house, select(schema.resets))
    assert [row.hash for row in kept] == [hashed(token)], "one, and only its hash"
    for wrong in (older, "x", token[:-1]):
        assert (
            stranger.post("/api/password-resets", {"token": wrong, "password": SECOND}, 401, "PUT")["error"] == "reset"
        )
    stranger.remember(stranger.post("/api/password-resets", {"token": token, "password": SECOND}, 201, "PUT"))
    assert stranger.get("/api/me")["account"]["name"] == "Natasha"
    assert is_nobody(anna), "all sessions before it are over"
    Visitor(house).post("/api/password-resets", {"token": token, "password": FIRST}, 401, "PUT")
    signed_in(house, "Natasha", SECOND)


def test_a_link_to_a_new_password_runs_out(build: Callable[..., House], mails: list[Any]) -> None:
    house = build(smtp_host="mail.example", public_url="http://play.example")
    anna = person(house, "Sonya")
    anna.post("/api/me", {"email": "sonya@rostov.example"}, 200, method="PATCH")
    token = sent_link(house, anna, "Sonya", mails)
    change(house, update(schema.resets).values(until=now() - 1))
    Visitor(house).post("/api/password-resets", {"token": token, "password": SECOND}, 401, "PUT")


def test_without_mails_the_operator_makes_the_link(build: Callable[..., House]) -> None:
    house = build()
    person(house, "Pierre")
    visitor = Visitor(house)
    assert visitor.post("/api/password-resets", {"name": "Pierre"}, 409)["error"] == "not-now"
    where = ["--database", house.server.settings.database]
    ran = CliRunner().invoke(app, ["account", "reset", "PIERRE", *where])
    assert ran.exit_code == 0, ran.output
    found = re.search(r"/account#reset=(\S+)", ran.output)
    assert found is not None
    visitor.remember(visitor.post("/api/password-resets", {"token": found.group(1), "password": SECOND}, 201, "PUT"))
    assert visitor.get("/api/me")["account"]["name"] == "Pierre"
    missing = CliRunner().invoke(app, ["account", "reset", "Nobody", *where])
    assert missing.exit_code == 2


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "alike",
    [
        "Straße Müller",
        "STRASSE MÜLLER",
        "ＳＴＲＡＳＳＥ Mu\u0308ller",
        "Ⓢtrasse\u00a0\u3164Müller",
        "Straße Müller\u180b",
        "Straße\u2800Müller",
    ],
)
def test_nobody_bears_a_name_that_looks_like_a_registered_one(build: Callable[..., House], alike: str) -> None:
    house = build()
    owner = person(house, "Straße Müller")
    guest = Visitor(house, "Guest")
    for answer in (
        Visitor(house).http.post("/api/guests", json={"name": alike}),
        guest.http.patch("/api/me", json={"name": alike}),
        guest.http.post("/api/me/bots", json={"name": alike}),
        guest.http.post(
            "/api/tables", json={"game": "glorreiche", "seats": [{"kind": "me"}, {"kind": "here", "name": alike}]}
        ),
    ):
        assert answer.status_code == 409, answer.text
    assert signed_in(house, alike).me["id"] == owner.me["id"], "it is the same name for who signs in"


def test_whoever_registers_a_name_takes_it_from_guests_and_their_seats(house: House) -> None:
    guest, other = Visitor(house, "Denisov"), Visitor(house, "Rostov")
    table = guest.open()
    other.join(table)
    with other.sit(table, gestures=0) as socket:
        socket.sight()
        owner = person(house, "dENISOV")
        sight = socket.sight(lambda s: s["seats"][0]["name"] != "Denisov")
    assert sight["seats"][0]["name"] == "Denisov (2)"
    assert guest.get("/api/me")["account"]["name"] == "Denisov (2)"
    assert owner.get("/api/me")["account"]["name"] == "dENISOV"
    again = person(house, "Dolokhov")
    third = Visitor(house, "Kutuzov")
    again.post("/api/me", {"name": "Kutuzov"}, 200, method="PATCH")
    assert third.get("/api/me")["account"]["name"] == "Kutuzov (2)"


def test_names_of_an_older_database_are_settled_by_who_has_a_password(tmp_path: Path) -> None:
    """People keep theirs, the older first; guests that look like them get another."""
    older = [
        ("1", "Strasse", "person"),
        ("2", "Straße", "guest"),
        ("3", "ＳＴＲＡＳＳＥ", "person"),
        ("4", "Else", "guest"),
    ]
    engine = create_engine(f"sqlite:///{tmp_path}/old.db")
    with engine.begin() as connection:
        command.upgrade(migrations.config(connection), "0001")
        for at, (key, name, kind) in enumerate(older):
            login = name.casefold() if kind == "person" else None
            row = {"id": key, "name": name, "login": login, "kind": kind, "language": "en", "created_at": at}
            columns = ", ".join(row)
            connection.execute(text(f"insert into accounts ({columns}) values (:{', :'.join(row)})"), row)
        connection.execute(text("insert into sessions (hash, account, created_at) values ('h', '1', 5)"))
        command.upgrade(migrations.config(connection), "head")
        found = connection.execute(text("select name, login, folded from accounts order by id")).all()
        (session,) = connection.execute(text("select id, seen_at from sessions")).all()
    engine.dispose()
    assert [row.name for row in found] == ["Strasse", "Straße (3)", "ＳＴＲＡＳＳＥ (2)", "Else"]
    assert [row.login for row in found] == ["strasse", None, "strasse (2)", None]
    assert session.seen_at == 5
    assert len(session.id) == 16


def test_a_name_written_out_stays_short() -> None:
    assert folded("ﬁ") == "fi"
    assert folded("Anna\u0000") == "anna"


def test_a_sign_that_stands_for_a_sentence_is_no_name(house: House) -> None:
    Visitor(house).post("/api/guests", {"name": "ﷺ" * 10}, 400)


# --- taking everything along, and going -------------------------------------------------------------------------------


def test_everything_stored_about_an_account_can_be_taken_along(house: House) -> None:
    anna, bruno = person(house, "Helene"), Visitor(house, "Boris")
    table = anna.open(contribution="my share of the luck")
    bruno.join(table)
    anna.post(f"/api/tables/{table}/chat", {"text": "bonjour"})
    bruno.post(f"/api/tables/{table}/chat", {"text": "not hers"})
    anna.post(f"/api/tables/{table}/notes", {"text": "my plans"}, method="PUT")
    anna.post("/api/me/bots", {"name": "Helene's program"})
    if anna.see(table)["mine"]:
        anna.move(table)
    answer = anna.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert [one["name"] for one in told["accounts"]] == ["Helene", "Helene's program"]
    assert told["password"] is True
    assert [one["text"] for one in told["chat"]] == ["bonjour"]
    assert [one["text"] for one in told["notes"]] == ["my plans"]
    assert [one["contribution"] for one in told["seats"]] == ["my share of the luck"]
    assert [one["id"] for one in told["tables"]] == [table]
    seed = house.server.tables.live[table].info.seed
    hashes = [row.hash for row in rows(house, select(schema.sessions.c.hash))]
    for secret in (seed, "argon2", "webhook_secret", *hashes):
        assert secret not in answer.text
    assert Visitor(house).http.get("/api/me/export").status_code == 401


def test_whatever_names_an_account_is_told_and_removed() -> None:
    """A table that comes to name accounts must say what becomes of its rows."""
    naming = {
        table.name
        for table in schema.metadata.sorted_tables
        for column in table.c
        if column.name in ("account", "owner", "rightful")
        or any(isinstance(key, ForeignKey) and key.column is schema.accounts.c.id for key in column.foreign_keys)
    }
    assert naming <= set(account_deletion.TRACES)


def test_who_goes_leaves_matches_to_a_former_player_and_seats_that_work(house: House) -> None:
    anna, bruno = person(house, "Anatole"), Visitor(house, "Fedya")
    made = anna.post("/api/me/bots", {"name": "Anatole's program"})
    bot = Visitor(house, token=made["token"])
    finished, running, waiting = anna.open(), anna.open(), anna.open()
    for table in (finished, running):
        bruno.join(table)
    anna.post(f"/api/tables/{finished}/chat", {"text": "adieu"})
    anna.post(f"/api/tables/{finished}/resign")
    anna.post("/api/me/deletion", {"password": "wrong"}, 403)
    bot.post("/api/me/deletion", {}, 403)
    with bruno.sit(running, gestures=0) as socket:
        socket.sight()
        anna.post("/api/me/deletion", {"password": FIRST}, 200)
        after = socket.sight(lambda s: s["seats"][0]["kind"] == "bot")
    assert is_nobody(anna)
    assert bot.http.get("/api/me").status_code == 401
    assert after["seats"][0]["name"] is None
    seat = bruno.see(finished)["seats"][0]
    assert (seat["kind"], seat["name"]) == ("person", None)
    assert [line["name"] for line in bruno.get(f"/api/tables/{finished}/chat")] == [""]
    assert bruno.see(waiting)["status"] == "cancelled"
    signed_in(house, "Anatole", FIRST, 401)
    for _ in range(4):
        sight = bruno.get(f"/api/tables/{running}", gestures=False)
        if not sight["mine"]:
            sight = bruno.get(f"/api/tables/{running}", gestures=False, after=sight["number"], wait=20)
            continue
        bruno.play(running, sight["legal"][0], sight["number"])
    assert bruno.see(running)["number"] > after["number"], "a bot plays on"
    (row,) = rows(house, select(schema.accounts).where(schema.accounts.c.id == anna.me["id"]))
    assert (row.kind, row.name, row.password, row.login) == ("gone", "", None, None)
    again = bruno.get(f"/api/tables/{bruno.post(f'/api/tables/{finished}/rematch')['table']}")
    assert sorted(s["kind"] for s in again["seats"]) == ["open", "person"], "nobody waits for who has gone"
    person(house, "Anatole")


def test_nothing_is_left_of_a_guest_who_left_no_trace(house: House) -> None:
    anna = Visitor(house, "Anna")
    anna.post("/api/me/deletion", {}, 200)
    assert not rows(house, select(schema.accounts).where(schema.accounts.c.id == anna.me["id"]))


def test_guests_who_do_not_come_back_are_forgotten(build: Callable[..., House]) -> None:
    house = build(guest_days=10)
    idle, playing, recent = (Visitor(house, name) for name in ("Idle", "Playing", "Recent"))
    keeper = person(house, "Keeper")
    owner = Visitor(house, "Owner of a bot")
    token = owner.post("/api/me/bots", {"name": "busy program"})["token"]
    over = idle.open(seats=[{"kind": "me"}, {"kind": "here"}])
    idle.post(f"/api/tables/{over}/resign")
    playing.join(recent.open())
    Visitor(house, token=token).join(recent.open())
    long_ago = now() - 11 * DAY
    away = [visitor.me["id"] for visitor in (idle, playing, keeper, owner)]
    change(house, update(schema.accounts).where(schema.accounts.c.id.in_(away)).values(created_at=long_ago))
    change(house, update(schema.sessions).where(schema.sessions.c.account.in_(away)).values(seen_at=long_ago))
    house.call(house.server.sweep)
    kinds = {row.id: row.kind for row in rows(house, select(schema.accounts))}
    assert kinds[idle.me["id"]] == "gone"
    assert [kinds[v.me["id"]] for v in (playing, recent, keeper, owner)] == ["guest", "guest", "person", "guest"]
    assert recent.see(over)["seats"][0]["name"] is None


def test_guests_are_forgotten_by_command_too(build: Callable[..., House]) -> None:
    house = build()
    Visitor(house, "Idle")
    change(house, update(schema.accounts).values(created_at=0))
    change(house, update(schema.sessions).values(seen_at=now() - 20 * DAY))
    house.stop()
    ran = CliRunner().invoke(app, ["account", "purge", "--days", "10", "--database", house.server.settings.database])
    assert ran.exit_code == 0, ran.output
    assert "1 guest" in ran.output
