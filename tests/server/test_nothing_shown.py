"""Nothing shown: two matches that differ only in what a seat cannot see give that seat the same bytes.

The pair is made step by step: hidden draws and discards of the other side differ wherever they can, everything else is
the same. Both are put on tables of one server, and everything a client can ask or provoke happens at both.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from tests.server.conftest import House, Socket, Visitor

import caracole
from caracole import CHANCE, Match, Random
from caracole.server.identity import Account
from caracole.server.lobby import NewTable
from caracole.server.seating import empty_seats

HIDDEN = [game.name for game in caracole.games() if game.traits.hidden]
ME, OTHER = 0, 1


def twins(name: str, seed: int, steps: int) -> tuple[Match, Match]:
    """Two matches alike to seat 0 although the other hand is another."""
    game = caracole.game(name)
    options = game.resolve({}, luck=caracole.SeededLuck(seed))
    pair = Match(game, options), Match(game, options)
    random = Random(seed)
    for _ in range(steps):
        first, second = (match.state for match in pair)
        if first.over:
            break
        assert first.actor == second.actor
        choices = alike(pair, [possible(match) for match in pair])
        if not choices:
            break
        chosen = choices[random.below(len(choices))]
        by = first.actor
        for match, action in zip(pair, chosen, strict=True):
            match.play(action, by=by)
        assert str(pair[0].view(ME)) == str(pair[1].view(ME))
    return pair


def possible(match: Match) -> list[int]:
    return match.state.odds().outcomes if match.state.actor == CHANCE else match.state.legal()


def alike(pair: tuple[Match, Match], choices: list[list[int]]) -> list[tuple[int, int]]:
    """What may happen in both and looks the same to seat 0; things that differ first."""
    first, second = (match.state for match in pair)
    game = pair[0].game
    told = [
        {action: game.view.seen(state, action, ME) for action in mine}
        for state, mine in zip((first, second), choices, strict=True)
    ]
    hidden = [(a, b) for a, x in told[0].items() for b, y in told[1].items() if x is not None and x == y and a != b]
    same = [(a, a) for a, x in told[0].items() if told[1].get(a, "?") == x]
    return [both for both in hidden if looks_alike(pair, both)] or [both for both in same if looks_alike(pair, both)]


def looks_alike(pair: tuple[Match, Match], chosen: tuple[int, int]) -> bool:
    """Whether seat 0 still cannot tell the two apart afterwards: what is hidden now may be shown by its effect."""
    views = []
    for match, action in zip(pair, chosen, strict=True):
        after = match.state.clone()
        after.apply(action)
        views.append(str(after.view(ME)))
    return views[0] == views[1]


def on_tables(house: House, people: tuple[Visitor, Visitor], pair: tuple[Match, Match]) -> list[str]:
    """Both matches as running tables with the same people and the same seed."""
    game = pair[0].game
    names = []
    accounts = [Account(p.me["id"], p.me["name"], "guest", "en") for p in people]
    for match in pair:

        async def put(match: Match = match) -> str:
            seats = empty_seats(game, {}, match.options)
            for seat, account in zip(seats, accounts, strict=True):
                seat.kind, seat.account, seat.name = "person", account.id, account.name
            new = NewTable(game=game.name)
            table = await house.server.lobby.add(accounts[0], game, new, seats, kin="fork", match=match)
            return table.id

        names.append(str(house.call(put)))
    return names


def recorded(answer: httpx.Response, table: str) -> bytes:
    """Everything of an answer but the name of the table and the time of day."""
    headers = {name: value for name, value in answer.headers.items() if name not in ("date",)}
    return timeless(json.dumps([answer.status_code, headers, answer.text]).replace(table, "TABLE"))


def timeless(told: str) -> bytes:
    """Without the time of day, and how long somebody has been away by it."""
    return re.sub(r'(?<=patience)(\\*": ?)\d+', r"\1TIME", re.sub(r"\b1[78]\d{11}\b", "TIME", told)).encode()


def asked(visitor: Visitor, table: str, seat: int, legal: list[str]) -> list[bytes]:
    """Everything that can be asked without changing the match."""
    base = f"/api/tables/{table}"
    number = visitor.see(table)["number"]
    seen = []
    queries = [
        f"{base}?seat={who}&layout={layout}&language={language}&since={since}"
        for who, since in ((seat, 0), (-1, 3), (OTHER if seat == ME else ME, 0))
        for layout, language in (("wide", "en"), ("phone", "fr"), ("board", "nl"), ("nonsense", "en"))
    ]
    queries += [
        f"{base}{path}"
        for path in (
            "/about",
            "/record",
            "/record?seat=-1",
            "/replay",
            "/replay?seat=-1",
            "/fairness",
            "/chat",
            "/notes",
            "/review",
            "/review/progress",
            "/review/stream",
        )
    ]
    queries += [f"{base}/steps/{step}?layout=wide" for step in range(0, visitor.see(table)["step"], 7)]
    queries += [f"{base}/why-not?action={httpx.QueryParams({'a': text})['a']}" for text in legal[:40]]
    queries += [f"{base}/why-not-click?clicks=&at=sq-{square}&seat={seat}" for square in ("c3", "c6", "e8")]
    queries += [f"{base}/cannot?at=card-0 card-1&seat={seat}"]
    queries += [
        f"{base}/pointed?at={at}&seat={who}&layout={layout}"
        for at in (*ids_of(visitor, table), "nightfall", "card-0", "sq-d4")
        for who, layout in ((seat, "wide"), (-1, "phone"))
    ]
    seen += [recorded(visitor.http.get(query), table) for query in queries]
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("play", {"action": "nonsense", "number": number, "id": "a"}),
        ("play", {"action": legal[0] if legal else ".", "number": number + 1, "id": "b"}),
        ("fork", {"step": 1}),
        ("rematch", {}),
        ("resume", {}),
        ("answer", {"yes": True}),
        ("comeback", {}),
        ("claim", {"kind": "stand-in", "absent": OTHER}),
        ("claim", {"kind": "substitute", "absent": OTHER}),
        ("handover", {"seat": OTHER}),
        ("handover", {"withdraw": True}),
        ("join", {"invite": "guessed"}),
        ("report", {"account": "nobody"}),
        ("undo", {"number": number + 3, "id": "c"}),
    ]
    seen += [recorded(visitor.http.post(f"{base}/{path}", json=body), table) for path, body in bodies]
    return [*seen, exported(visitor, table), listed(visitor, table)]


def ids_of(visitor: Visitor, table: str) -> list[str]:
    """Some pieces of the picture."""
    found = re.findall(r'id="((?:unit|card)-[^"]+)"', visitor.see(table, layout="wide")["picture"])
    return sorted(set(found))[::5]


def listed(visitor: Visitor, table: str) -> bytes:
    """What lists tell of one table: those of tables, and of matches that can be watched."""
    told = [row for which in ("mine", "running") for row in visitor.get("/api/tables", which=which, limit=100)]
    visitor.house.server.watching.at = 0  # what is kept for a second for all who ask
    told += [{**one, **one["table"]} for one in visitor.get("/api/live", limit=24)]
    rows = [row for row in told if row["id"] == table]
    return timeless(json.dumps(rows).replace(table, "TABLE"))


def exported(visitor: Visitor, table: str) -> bytes:
    """What an account takes along of one table."""
    told = visitor.get("/api/me/export")
    rows = {
        name: [row for row in found if table in (row.get("table_id"), row.get("id"))]
        for name, found in told.items()
        if isinstance(found, list)
    }
    return re.sub(r"\b1[78]\d{11}\b", "TIME", json.dumps(rows).replace(table, "TABLE")).encode()


def watched(visitor: Visitor, table: str, **query: Any) -> bytes:
    """What a fresh connection is sent."""
    with visitor.sit(table, **query) as socket:
        messages = [socket.next("sight")]
        socket.send(type="look", layout="phone")
        messages += [socket.next("ack"), socket.next("sight")]
        for wrong in ("nonsense", ".", "pass", "@1"):
            socket.send(type="play", action=wrong, number=messages[0]["number"], id=wrong)
            messages.append(socket.next("refused", "ack"))
    return timeless(json.dumps(messages).replace(table, "TABLE"))


@pytest.mark.parametrize("game", HIDDEN)
@pytest.mark.parametrize(("seed", "steps"), [(1, 60), (2, 140), (3, 220)])
def test_another_hand_of_the_opponent_changes_no_byte(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, seed: int, steps: int
) -> None:
    pair = twins(game, seed, steps)
    assert str(pair[0].state) != str(pair[1].state), "the pair must differ, or the test shows nothing"
    monkeypatch.setattr(secrets, "token_hex", lambda n=32: "ab" * n)
    me, other, stranger = Visitor(house, "Anna"), Visitor(house, "Bruno"), Visitor(house, "Clara")
    tables = on_tables(house, (me, other), pair)
    monkeypatch.undo()
    random = Random(seed)
    wrong = illegal_texts(pair[0])
    with ExitStack() as stack:
        lines = [
            [stack.enter_context(who.sit(table, layout="wide", ground=1, **query)) for table in tables]
            for who, query in ((me, {}), (me, {"seat": -1}), (stranger, {}))
        ]
        looked_at(house, me, other, stranger, tables, lines, random, wrong)


def looked_at(
    house: House,
    me: Visitor,
    other: Visitor,
    stranger: Visitor,
    tables: list[str],
    lines: list[list[Socket]],
    random: Random,
    wrong: list[str],
) -> None:
    """Everything that is asked for, and everything that comes by itself, changes of the picture included."""
    for turn in range(6):
        mine = [asked(me, table, ME, wrong) for table in tables]
        assert mine[0] == mine[1]
        spectated = [asked(stranger, table, -1, []) for table in tables]
        assert spectated[0] == spectated[1]
        for query in ({"layout": "wide"}, {"seat": -1}, {"since": 2, "gestures": 0}):
            assert watched(me, tables[0], **query) == watched(me, tables[1], **query)
        if not advance(house, me, other, tables, random, turn, lambda: compare_pictures(me, tables, lines)):
            break


def compare_pictures(me: Visitor, tables: list[str], lines: list[list[Socket]]) -> None:
    """What every connection was sent until now; waited for after each step, so that none is told with the next."""
    number = me.see(tables[0])["number"]
    for line in lines:
        told = [
            timeless(json.dumps(come(socket, number)).replace(table, "TABLE"))
            for socket, table in zip(line, tables, strict=True)
        ]
        assert told[0] == told[1]


def come(socket: Socket, number: int) -> list[list[Any]]:
    """The pictures and changes up to a step; how they are shared among messages is a matter of time."""
    found: list[list[Any]] = []
    while True:
        sight = socket.next("sight")
        found += [[sight["picture"]]] if sight["picture"] else []
        found += [[change] for change in sight["changes"] or []]
        if sight["number"] >= number:
            return found


def illegal_texts(match: Match) -> list[str]:
    """Every way an action of this match has been written so far: most are not legal now."""
    return sorted({text for text in match.texts() if not text.startswith("@")})


def advance(
    house: House,
    me: Visitor,
    other: Visitor,
    tables: list[str],
    random: Random,
    turn: int,
    compare: Callable[[], None],
) -> bool:
    """One step further at both tables; my own answers are compared too."""
    sights = [me.see(table) for table in tables]
    if sights[0]["actor"] == ME:
        action = sights[0]["legal"][random.below(len(sights[0]["legal"]))]
        answers = [
            recorded(
                me.http.post(
                    f"/api/tables/{table}/play",
                    json={"action": action, "number": sights[0]["number"], "id": f"t{turn}"},
                ),
                table,
            )
            for table in tables
        ]
        assert answers[0] == answers[1]
        compare()
        after = [me.see(table) for table in tables]
        if after[0]["may"]["undo"]:
            undo = {"number": after[0]["number"], "id": f"u{turn}"}
            backs = [recorded(me.http.post(f"/api/tables/{table}/undo", json=undo), table) for table in tables]
            assert backs[0] == backs[1]
            compare()
        return True
    matches = [house.server.tables.live[table].served.match for table in tables]  # type: ignore[union-attr]
    if sights[0]["actor"] != OTHER:
        return False
    choices = alike((matches[0], matches[1]), [possible(match) for match in matches])
    if not choices:
        return False
    chosen = choices[random.below(len(choices))]
    for table, match, action in zip(tables, matches, chosen, strict=True):
        other.play(table, match.state.say(action), sights[0]["number"], seat=OTHER)
    compare()
    return True


@pytest.mark.parametrize("game", HIDDEN)
def test_at_one_device_the_other_hand_stays_behind_the_curtain(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit()
    table = anna.open(game, seats=[{"kind": "me"}, {"kind": "here", "name": "Bea"}])
    for _ in range(10):
        sight = anna.see(table)
        assert sight["seat"] == 0, "another seat is shown only to who asks for it"
        due = anna.see(table, seat=sight["actor"])
        if due["status"] == "finished":
            break
        assert due["mine"]
        anna.play(table, due["legal"][0], due["number"], seat=sight["actor"])


@pytest.mark.parametrize("game", HIDDEN)
def test_a_running_match_is_exported_as_the_seat_may_read_it(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit()
    table = anna.open(game, seats=[{"kind": "me"}, {"kind": "here"}])
    mine, theirs, public = (anna.get(f"/api/tables/{table}/record", seat=seat)["steps"] for seat in (0, 1, -1))
    hidden = [[step["play"] for step in steps].count("@?") for steps in (mine, theirs, public)]
    assert 0 < hidden[0] < hidden[2]
    assert 0 < hidden[1] < hidden[2]
    anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    whole = anna.get(f"/api/tables/{table}/record")
    assert "@?" not in [step["play"] for step in whole["steps"]]
    assert caracole.Match.load(json.dumps(whole)).version == len(whole["steps"])
