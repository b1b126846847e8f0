"""Told while no page is open: devices by web push, through a push service on this machine; a calendar by its link."""

from __future__ import annotations

import json
import ssl
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from tests.server.conftest import House, Visitor
from tests.server.test_tournaments import LIVE, begun, hold

from caracole.server import notifications
from caracole.server.pushes import bytes_of, unpadded
from caracole.server.store import now

DAYS = {"kind": "days", "turn": 2, "reserve": 0}


class Carrier:
    """A push service: takes what is sent to it over TLS, as it comes."""

    def __init__(self, folder: Path) -> None:
        self.got: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.status = 201
        carrier = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                carrier.got.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(carrier.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                return

        certificate, key = folder / "cert.pem", folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=push.example",
             "-addext", "subjectAltName=DNS:push.example", "-keyout", key, "-out", certificate],
            check=True, capture_output=True,
        )  # fmt: skip
        self.server = HTTPServer(("127.0.0.1", 0), Door)
        inside = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        inside.load_cert_chain(certificate, key)
        self.server.socket = inside.wrap_socket(self.server.socket, server_side=True)
        self.trusted = ssl.create_default_context(cafile=certificate)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def carrier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Carrier]:
    """Its name stands for this machine, which is otherwise out of reach, and its certificate is trusted."""
    made = Carrier(tmp_path)
    port = made.server.server_port
    checked = notifications.checked_address

    def here(url: str) -> tuple[str, int, str, str]:
        if url.startswith("https://push.example/"):
            return "push.example", port, url.removeprefix("https://push.example"), "127.0.0.1"
        return checked(url)

    monkeypatch.setattr(notifications, "checked_address", here)
    monkeypatch.setattr(notifications, "Pinned", partial(notifications.Pinned, context=made.trusted))
    yield made
    made.server.shutdown()
    made.server.server_close()


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, path: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes it"
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.asked = {"endpoint": f"https://push.example{path}", "key": unpadded(point), "auth": unpadded(self.auth)}

    def opened(self, sealed: bytes) -> str:
        return str(
            http_ece.decrypt(sealed, private_key=self.private, auth_secret=self.auth, version="aes128gcm"), "utf-8"
        )


def demand_signed(authorization: str, key: str) -> None:
    """By the key that browsers are told, for this push service."""
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    words, _, proof = parts["t"].rpartition(".")
    raw = bytes_of(proof)
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    public.verify(signature, words.encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(bytes_of(words.partition(".")[2]))["aud"].startswith("https://push.example")


def test_a_device_that_asked_is_told_of_its_turn_and_of_its_round_and_nobody_else_can_read_it(
    house: House, carrier: Carrier
) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    browser = Browser("/anna")
    away = anna.get("/api/me/away")
    assert (away["devices"], away["calendar"]) == ([], False), "off until asked for"
    added = anna.post("/api/me/pushes", browser.asked)
    assert len(anna.post("/api/me/pushes", browser.asked)["devices"]) == 1, "the same device once"
    table = ""
    while not table or not bruno.see(table)["mine"]:  # who begins is drawn
        table = bruno.open(clock=DAYS)
        anna.join(table)
    house.server.tables.live[table].polled.clear()  # half a minute after she has sat down she counts as away
    while bruno.see(table)["mine"]:
        bruno.move(table)
    path, headers, sealed = carrier.got.get(timeout=30)
    assert path == "/anna"
    while table not in browser.opened(sealed):
        path, headers, sealed = carrier.got.get(timeout=30)
    assert b"Anna" not in sealed
    assert table.encode() not in sealed
    demand_signed(headers["authorization"], away["key"])
    name = hold(anna)["id"]
    for person in (anna, bruno):
        person.post(f"/api/tournaments/{name}/enter")
    anna.post(f"/api/tournaments/{name}/start")
    while "Your round begins" not in browser.opened(carrier.got.get(timeout=30)[2]):
        pass
    carrier.status = 410  # the push service does not know the device any more
    house.call(lambda: house.server.pushes.send(anna.me["id"], {"title": "Hello"}))
    assert anna.get("/api/me/away")["devices"] == []
    assert added["here"]


def test_a_device_must_be_reachable_in_the_open_internet_and_have_keys(house: House, carrier: Carrier) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    good = Browser("/x").asked
    for wrong, status in (
        ({"endpoint": "https://127.0.0.1/x"}, 400), ({"endpoint": "http://push.example/x"}, 400), ({"key": "abc"}, 400),
        ({"auth": "abc"}, 400), ({"key": ""}, 400), ({"more": 1}, 400),
    ):  # fmt: skip
        anna.post("/api/me/pushes", {**good, **wrong}, status)
    ident = anna.post("/api/me/pushes", good)["here"]
    bruno.post(f"/api/me/pushes/{ident}", status=404, method="DELETE")
    Visitor(house).get("/api/me/away", 401)
    anna.post("/api/sessions", method="DELETE")
    rows = house.call(lambda: house.server.pushes.of(anna.me["id"]))
    assert rows == [], "over with its session"


def test_a_calendar_lists_tournaments_and_decisions_that_are_due_behind_a_link_that_can_be_renewed(
    house: House,
) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    later = now() + 86_400_000
    name = hold(bruno, title="Sunday; all day, every day", form="arena", minutes=90, clocks=[LIVE], starts_at=later)[
        "id"
    ]
    anna.post(f"/api/tournaments/{name}/enter")
    hold(bruno, title="Not hers", starts_at=later)
    table = anna.open(clock=DAYS, seats=[{"kind": "me"}, {"kind": "here"}])
    anna.see(table)
    link = anna.post("/api/me/calendar")["link"]
    answer = Visitor(house).http.get(link)
    assert answer.headers["content-type"].startswith("text/calendar")
    text = answer.text
    assert text.count("BEGIN:VEVENT") == 2
    assert "SUMMARY:Sunday\\; all day\\, every day\r\n" in text
    assert "DURATION:PT90M" in text
    assert f"/table/{table}" in text.replace("\r\n ", "")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    tonight = begun([bruno, anna], title="Tonight")
    assert "Tonight" in Visitor(house).http.get(link).text
    anna.post(f"/api/tournaments/{tonight}/withdraw")
    assert "Tonight" not in Visitor(house).http.get(link).text, "whoever takes part no longer"
    renewed = anna.post("/api/me/calendar")["link"]
    assert Visitor(house).http.get(link).status_code == 404
    assert Visitor(house).http.get(renewed).status_code == 200
    assert anna.post("/api/me/calendar", method="DELETE")["calendar"] is False
    assert Visitor(house).http.get(renewed).status_code == 404
