"""Telling people who are away, and nobody else."""

from __future__ import annotations

import asyncio
import smtplib
import socket
import ssl
from email.message import EmailMessage
from types import SimpleNamespace
from typing import Any

import pytest

from caracole.server import notifications
from caracole.server.errors import Problem
from caracole.server.notifications import Notifications
from caracole.server.settings import Settings


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "::1", "fe80::1%eth0", "fd00::1",
     "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1", "224.0.0.1", "100.64.0.1", "nonsense"],
)  # fmt: skip
def test_only_the_open_internet_is_public(address: str) -> None:
    assert not notifications.public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_public_addresses_are_public(address: str) -> None:
    assert notifications.public(address)


@pytest.mark.parametrize(
    "url",
    ["http://a.example/", "https://user:word@a.example/", "https://a.example:22/", "ftp://a.example", "https://", "x",
     "https://127.0.0.1/", "https://[::1]/", "https://localhost/", "https://2130706433/", "https://a.example:x/"],
)  # fmt: skip
def test_a_webhook_elsewhere_is_refused(url: str) -> None:
    with pytest.raises(Problem):
        notifications.checked_address(url)


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def both(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", ("10.0.0.1", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    with pytest.raises(Problem):
        notifications.checked_address("https://two.example/")


def test_the_address_that_was_checked_is_the_one_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", ("93.184.216.34", 443))])

    def connected(address: Any, *_: Any) -> Any:
        seen.append(address)
        raise OSError("no network here")

    monkeypatch.setattr(socket, "create_connection", connected)
    with pytest.raises(OSError, match="no network here"):
        notifications.post("https://hook.example/path", b"{}", "secret")
    assert seen == [("93.184.216.34", 443)]


def test_what_a_webhook_gets_is_signed() -> None:
    assert notifications.signature("key", 5, b"{}") == notifications.signature("key", 5, b"{}")
    assert (
        len({notifications.signature(*args) for args in (("key", 5, b"{}"), ("yek", 5, b"{}"), ("key", 6, b"{}"))}) == 3
    )


class Kept:
    """A database with one table and one account."""

    def __init__(self, number: int) -> None:
        self.number = number

    async def row(self, statement: Any, params: Any) -> Any:
        if statement is notifications.ABOUT:
            return SimpleNamespace(game="glorreiche", number=self.number, status="running", deadline=1_000_000)
        return SimpleNamespace(
            name="Anna", email="anna@mail.example", webhook="https://hook.example", webhook_secret="s", language="nl"
        )


@pytest.mark.parametrize(("number", "expected"), [(7, 1), (8, 0)])
def test_a_mail_is_sent_unless_the_match_has_gone_on(
    monkeypatch: pytest.MonkeyPatch, number: int, expected: int
) -> None:
    sent: list[EmailMessage] = []
    monkeypatch.setattr(Notifications, "mail", lambda self, message: sent.append(message))
    told = Notifications(Kept(number), Settings(smtp_host="mail.example", public_url="https://play.example"))  # type: ignore[arg-type]
    asyncio.run(told.send(SimpleNamespace(kind="mail", table_id="T", number=7, account="A")))
    assert len(sent) == expected
    if sent:
        assert sent[0]["To"] == "anna@mail.example"
        assert sent[0]["Subject"] == "Jouw beurt: Das glorreiche Manöver"
        assert "https://play.example/table/T" in sent[0].get_content()


def test_the_warning_says_when_the_time_is_out_in_a_mail_and_to_a_webhook(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[EmailMessage] = []
    posted: list[bytes] = []
    monkeypatch.setattr(Notifications, "mail", lambda self, message: sent.append(message))
    monkeypatch.setattr(notifications, "post", lambda url, body, secret: posted.append(body))
    told = Notifications(Kept(7), Settings(smtp_host="mail.example", webhooks=True))  # type: ignore[arg-type]
    for kind in ("late-mail", "late-hook"):
        asyncio.run(told.send(SimpleNamespace(kind=kind, table_id="T", number=7, account="A")))
    assert "1970-01-01 00:16 UTC" in sent[0].get_content()
    assert b'"event":"time"' in posted[0]
    assert b'"deadline":1000000' in posted[0]


def test_a_mail_server_gets_the_message(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = []

    class Postman:
        def __init__(self, host: str, port: int, timeout: float) -> None:
            said.append((host, port))

        def __enter__(self) -> Postman:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def starttls(self, context: ssl.SSLContext) -> None:
            said.append("tls")

        def login(self, user: str, password: str) -> None:
            said.append((user, password))

        def send_message(self, message: Any) -> None:
            said.append(message)

    monkeypatch.setattr(smtplib, "SMTP", Postman)
    chosen = Settings(smtp_host="mail.example", smtp_user="u", smtp_password="p", smtp_from="games@play.example")
    account = SimpleNamespace(name="Anna", email="anna@mail.example", language="en")
    table = SimpleNamespace(game="glorreiche", deadline=None)
    message = notifications.letter(account, table, "https://play.example/table/T", "mail-turn")
    Notifications(Kept(1), chosen).mail(message)  # type: ignore[arg-type]
    assert said[:3] == [("mail.example", 587), "tls", ("u", "p")]
    assert said[3]["To"] == "anna@mail.example"
    assert "https://play.example/table/T" in said[3].get_content()
