"""Refusals come in the reader's language: English for programs, French and Dutch for who reads those."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.conftest import House, Visitor, decider
from websockets.sync.client import connect

import caracole
from caracole.kernel.errors import BadOptions, BadRecord
from caracole.kernel.match import Match
from caracole.server import errors
from caracole.server.i18n import say

LANGUAGES = ("en", "fr", "nl")
Pair = tuple[Visitor, Visitor, str]


def spaced(sentence: str) -> str:
    """With plain spaces: French has several others."""
    return " ".join(sentence.split())


def test_a_refusal_cannot_be_a_sentence_of_its_own() -> None:
    with pytest.raises(LookupError):
        errors.not_now("The match is over.")
    with pytest.raises(LookupError, match="seat"):
        errors.malformed("no-such-seat", last=1)


def test_a_refusal_is_english_in_logs_and_said_anew_for_each_reader() -> None:
    problem = errors.not_now("match-over")
    assert str(problem) == "The match is over."
    told = {language: problem.body(language) for language in LANGUAGES}
    assert {each.error for each in told.values()} == {"not-now"}
    assert [told[language].sentence for language in LANGUAGES] == [
        "The match is over.",
        "La partie est finie.",
        "De partij is afgelopen.",
    ]


# --- whose language ---------------------------------------------------------------------------------------------------

NOTHING = {
    "de": "Hier ist nichts, oder nichts für dich.",
    "en": "There is nothing here, or nothing for you.",
    "fr": "Il n’y a rien ici, ou rien pour vous.",
    "nl": "Hier is niets, of niets voor jou.",
}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr", "fr"),
        ("nl-BE,nl;q=0.8", "nl"),
        ("it, fr;q=0.5", "fr"),
        ("it", "en"),
        ("de-AT", "de"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_who_has_no_account_is_answered_as_the_request_asks(house: House, header: str | None, language: str) -> None:
    stranger = Visitor(house)
    stranger.http.headers.pop("accept-language", None)
    if header is not None:
        stranger.http.headers["accept-language"] = header
    assert stranger.get("/api/tables/nothing", 404) == {"error": "unknown", "sentence": NOTHING[language]}


def test_a_persons_own_language_counts_unless_the_page_says_another(house: House) -> None:
    anna = Visitor(house)
    anna.arrive("Anna", "nl")
    assert anna.get("/api/tables/nothing", 404)["sentence"] == NOTHING["nl"]
    anna.http.headers["accept-language"] = "fr"
    assert anna.get("/api/tables/nothing", 404)["sentence"] == NOTHING["fr"]


def test_a_program_gets_english_whatever_its_owner_speaks_unless_it_asks(house: House) -> None:
    owner = Visitor(house)
    owner.arrive("Owner", "fr")
    bot = Visitor(house, token=owner.post("/api/me/bots", {"name": "Automaton"})["token"])
    assert bot.get("/api/tables/nothing", 404)["sentence"] == NOTHING["en"]
    bot.http.headers["accept-language"] = "nl"
    assert bot.get("/api/tables/nothing", 404)["sentence"] == NOTHING["nl"]


# --- what people meet -------------------------------------------------------------------------------------------------

Asked = tuple[str, str, Any, int]
FRENCH: dict[str, tuple[Asked, str]] = {
    "a short password": (
        ("POST", "/api/me/password", {"password": "short"}, 400),
        "mot de passe : au moins 8 caractères",
    ),
    "a wrong password": (
        ("POST", "/api/sessions", {"name": "Nobody", "password": "no password"}, 401),
        "Ce nom et ce mot de passe ne vont pas ensemble.",
    ),
    "no name": (("PATCH", "/api/me", {"name": " \t "}, 400), "Un nom a de une à quarante lettres visibles."),
    "an unknown table": (("GET", "/api/tables/nothing", None, 404), "Il n’y a rien ici, ou rien pour vous."),
    "a full table": (("POST", "{table}/join", {}, 409), "Cette place n’est pas libre, ou il n’y en a plus."),
    "a spectator who acts": (("POST", "{table}/resign", {}, 403), "Vous n’avez pas de place à cette table."),
    "a spectator in a seat": (("GET", "{table}?seat=0", None, 403), "Cette place n’est pas la vôtre."),
    "a long message": (("POST", "{table}/chat", {"text": "x" * 1001}, 400), "message : au plus 1 000 caractères"),
    "an empty message": (("POST", "{table}/chat", {"text": " "}, 400), "Il n’y a rien dedans."),
    "a game that is not there": (("POST", "/api/tables", {"game": "chess"}, 400), "Il n’y a pas de jeu « chess »."),
    "no such address": (("GET", "/api/nothing", None, 404), "Il n’y a rien ici, ou rien pour vous."),
    "no such method": (("DELETE", "/api/games", None, 405), "Cela ne peut pas se faire ici."),
    "one army twice": (
        ("POST", "/api/tables", {"game": "manoeuvre", "options": {"armies": ["FR", "FR"]}}, 422),
        "deux armées différentes s’affrontent (il n’y en a qu’une de chaque dans la boîte)",
    ),
    "an option out of range": (
        ("POST", "/api/tables", {"game": "kriegspiel", "options": {"draw_after": 0}}, 422),
        "attendu : de 1 à 1 000 000, et non 0",
    ),
    "an option of another type": (
        ("POST", "/api/tables", {"game": "glorreiche", "options": {"v1": "yes"}}, 422),
        "attendu : vrai ou faux, et non un texte",
    ),
    "a record that is none": (
        ("POST", "/api/records", {"format": "caracole-record/1"}, 422),
        "Cet enregistrement est refusé : ce n’est pas un enregistrement : game manque",
    ),
}


@pytest.mark.parametrize("what", FRENCH)
def test_what_a_french_reader_meets_is_french(pair: Pair, house: House, what: str) -> None:
    (method, path, body, status), sentence = FRENCH[what]
    reader = Visitor(house)
    reader.arrive("Colette", "fr")
    answer = reader.http.request(method, path.format(table=f"/api/tables/{pair[2]}"), json=body)
    assert answer.status_code == status
    assert spaced(answer.json()["sentence"]) == sentence


def test_who_may_not_play_now_is_told_so_in_dutch(pair: Pair) -> None:
    anna, bruno, table = pair
    for person in (anna, bruno):
        person.http.headers["accept-language"] = "nl"
    due = decider(table, anna, bruno)
    other, number = bruno if due is anna else anna, due.see(table)["number"]
    assert other.play(table, "1-2", number, 409)["sentence"] == "Iemand anders beslist nu."
    assert due.play(table, "1-2", number + 1, 409)["sentence"] == f"De tafel is intussen bij stap {number}."
    assert due.play(table, "fly", number, 400)["sentence"] == "“fly” is geen actie van dit spel."
    asked = {"number": number, "id": "back"}
    nothing = "Er is niets terug te nemen sinds de laatste worp, getoonde kaart of beurtwissel."
    assert other.post(f"/api/tables/{table}/undo", asked, 409)["sentence"] == nothing
    other.post(f"/api/tables/{table}/resign")
    assert due.play(table, "1-2", number, 409)["sentence"] == "De partij is afgelopen."


def test_a_name_that_is_taken_is_refused_in_dutch(house: House) -> None:
    first, second = Visitor(house, "Taken"), Visitor(house)
    first.post("/api/me/password", {"password": "long enough"})
    second.http.headers["accept-language"] = "nl"
    told = second.post("/api/guests", {"name": "Taken"}, 409)
    assert told["sentence"] == "Iemand met een wachtwoord heeft deze naam al."


def test_the_gate_speaks_the_readers_language_too(build: Callable[..., House]) -> None:
    reader = Visitor(build(rate=0.001, burst=3))
    reader.http.headers["accept-language"] = "fr"
    for _ in range(3):
        reader.get("/api/me")
    assert spaced(reader.get("/api/me", 429)["sentence"]) == "Trop de demandes ; veuillez attendre un instant."
    reader.http.headers["authorization"] = "Bearer nothing"
    assert reader.get("/api/me", 401)["sentence"] == "Ce jeton est inconnu."


# --- at a socket ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "silent", "long"),
    [
        (
            "en",
            "Nothing has been offered.",
            "This message is not understood: message: expected at most 1,000 characters",
        ),
        ("fr", "Rien n’a été proposé.", "Ce message n’est pas compris : message : au plus 1 000 caractères"),
        ("nl", "Er is niets voorgesteld.", "Dit bericht is niet te begrijpen: bericht: hoogstens 1.000 tekens"),
    ],
)
def test_a_socket_refuses_in_the_language_it_shows(pair: Pair, language: str, silent: str, long: str) -> None:
    anna, _, table = pair
    with anna.sit(table, language=language) as socket:
        socket.send(type="answer", yes=True, id="one")
        assert socket.next("refused")["problem"] == {"error": "not-now", "sentence": silent}
        socket.send(type="chat", text="x" * 1001, id="two")
        refused = socket.next("refused")
        assert (refused["id"], spaced(refused["problem"]["sentence"])) == ("two", long)


def test_a_socket_that_is_shown_another_language_refuses_in_it(pair: Pair) -> None:
    anna, _, table = pair
    with anna.sit(table) as socket:
        socket.send(type="look", language="nl", id="look")
        socket.next("ack")
        socket.send(type="resume", id="on")
        assert socket.next("refused")["problem"]["sentence"] == "De partij is niet onderbroken."


def test_who_talks_too_fast_is_told_which_message_was_refused(build: Callable[..., House]) -> None:
    house = build(rate=0.001, burst=8)
    anna = Visitor(house, "Anna")
    table = anna.open()
    with anna.sit(table, language="fr") as socket:
        for number in range(8):
            socket.send(type="chat", text="ah", id=f"line {number}")
        refused = socket.next("refused")
    assert refused["id"].startswith("line ")
    assert refused["problem"]["error"] == "flood"
    assert spaced(refused["problem"]["sentence"]) == "Trop de messages ; veuillez attendre un instant."


def test_a_spectator_at_a_socket_may_not_act(pair: Pair, house: House) -> None:
    with connect(f"ws://127.0.0.1:{house.port}/ws/tables/{pair[2]}?language=nl") as raw:
        raw.send(b'{"type": "resign", "id": "x"}')
        told: Any = {}
        while told.get("type") != "refused":
            told = msgspec.json.decode(raw.recv(timeout=60))
    assert told["problem"] == {"error": "who", "sentence": "Zeg eerst wie je bent: een naam is genoeg."}


# --- options and records ----------------------------------------------------------------------------------------------

PLATE = {"army": 0, "arm": "cannon", "cell": "a1", "figures": 2}
FLAT = ["........"] * 8
BAD_OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("glorreiche", {"players": 5}),
    ("glorreiche", {"colour": "red"}),
    ("glorreiche", {"rank": "rows"}),
    ("glorreiche", {"v1": 1}),
    ("glorreiche", {"setup": "custom"}),
    ("glorreiche", {"chips": {"black": [], "white": [], "gray": {}}}),
    ("glorreiche", {"setup": "custom", "chips": {"black": [8, 8], "white": [], "gray": {}}}),
    ("glorreiche", {"setup": "custom", "chips": {"black": [], "white": [], "gray": {"x": 1}}}),
    ("glorreiche", {"setup": "custom", "chips": {"black": [], "white": [], "gray": {"80": 1}}}),
    ("generalowsky", {"M": 30}),
    ("generalowsky", {"supply": 0}),
    ("generalowsky", {"spinner": "roulette"}),
    ("generalowsky", {"L": 5}),
    ("kriegspiel", {"board": "huge"}),
    ("kriegspiel", {"layout": [PLATE, PLATE]}),
    ("kriegspiel", {"layout": [{**PLATE, "figures": 9}]}),
    ("kriegspiel", {"layout": [{**PLATE, "arm": "elephant"}]}),
    ("kriegspiel", {"layout": [{"army": 0}]}),
    ("manoeuvre", {"players": 3}),
    ("manoeuvre", {"edition": 2012}),
    ("manoeuvre", {"armies": ["BR"]}),
    ("manoeuvre", {"board": FLAT[:7]}),
    ("manoeuvre", {"terrain": {"X": {"defense": 1}}}),
    ("manoeuvre", {"terrain": {"H": {"attack": 5000}}}),
    ("manoeuvre", {"terrain": {".": {"enter": False}}}),
]


@pytest.mark.parametrize(("name", "asked"), BAD_OPTIONS)
def test_bad_options_are_told_in_three_languages(name: str, asked: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as caught:
        caracole.game(name).resolve(asked)
    assert len({say(language, caught.value.why) for language in LANGUAGES}) == 3
    assert caught.value.why.message != "other"


@pytest.fixture(scope="module")
def line() -> dict[str, Any]:
    match = Match.new(caracole.game("glorreiche"), caracole.SeededLuck(1))
    while not match.over:
        if not match.settle():
            match.play(match.state.legal()[0], by=match.state.actor)
    record: dict[str, Any] = msgspec.json.decode(match.record(trace=True).dump())
    return record


def told_of(record: dict[str, Any]) -> list[str]:
    with pytest.raises(BadRecord) as caught:
        Match.load(msgspec.json.encode(record))
    return [spaced(say(language, errors.bad_record(caught.value).wording)) for language in LANGUAGES]


@pytest.mark.parametrize(
    "change",
    [
        {"format": "x"},
        {"game": "chess"},
        {"rules": "0"},
        {"options": {}},
        {"steps": 3},
        {"steps": []},
        {"more": 1},
        {"result": {"winners": [1]}},
        {"luck": {"commitment": "00", "seed": "zz"}},
    ],
)
def test_a_bad_record_is_told_in_three_languages(line: dict[str, Any], change: dict[str, Any]) -> None:
    assert len(set(told_of({**line, **change}))) == 3


@pytest.mark.parametrize(
    ("step", "change", "french"),
    [
        (0, {"by": 1}, "pas 1 : le hasard décide ici, et non le camp 1"),
        (0, {"odds": {"@1": "1/1"}}, "pas 1 : les chances diffèrent"),
        (0, {"play": "@9", "odds": None}, "pas 1 : @9 n’est pas possible"),
        (30, {"legal": ["zzz"]}, "pas 31 : les actions permises diffèrent ; impossible : zzz"),
        (30, {"play": "84-H", "legal": None}, "pas 31 : 84-H n’est pas permis (T1 : "),
    ],
)
def test_a_bad_step_of_a_record_is_told_in_french(
    line: dict[str, Any], step: int, change: dict[str, Any], french: str
) -> None:
    steps = [{**told, **change} if number == step else told for number, told in enumerate(line["steps"])]
    told = told_of({**line, "steps": steps})
    assert len(set(told)) == 3
    assert told[1].startswith(f"Cet enregistrement est refusé : {french}")
