"""Without a connection: the pages and the last boards, for who has asked to keep them; what the server says never."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser
from tests.web.conftest import Opening

from caracole.server import notifications
from caracole.server.pushes import unpadded


def test_who_keeps_the_client_sees_their_last_boards_without_a_connection_and_no_old_answer(visit: Opening) -> None:
    ada = visit()
    ada.expected = ("ERR_INTERNET_DISCONNECTED",)
    page = ada.page
    ada.go("/account", "[data-device=keep]")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    page.locator("[data-device=keep]").click()
    page.locator("[data-device=forget]").wait_for()
    ada.start("glorreiche")
    page.wait_for_function("localStorage.getItem('caracole.boards') !== null")
    ada.go("/", "[data-play=glorreiche]")
    ada.context.set_offline(True)
    page.goto(f"{ada.url}/", wait_until="domcontentloaded")
    page.locator(".last-boards li svg").first.wait_for()
    said = page.evaluate("fetch('/api/tables?which=mine').then(() => 'answered', () => 'nothing')")
    assert said == "nothing"
    ada.context.set_offline(False)
    ada.go("/account", "[data-device=forget]")
    page.locator("[data-device=forget]").click()
    page.locator("[data-device=keep]").wait_for()
    assert page.evaluate("caches.keys().then((all) => all.length)") == 0
    assert page.evaluate("localStorage.getItem('caracole.boards')") is None


def test_the_site_can_be_installed(visit: Opening) -> None:
    ada = visit()
    ada.go("/", "[data-play=glorreiche]")
    told = ada.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert (told["start_url"], told["display"], told["icons"][0]["src"]) == ("/", "standalone", "/icon.svg")


SUBSCRIBED = """() => {
  const keys = { p256dh: '%s', auth: 'c2l4dGVlbiBieXRlcyBpdA' };
  const told = { endpoint: 'https://push.example/device', keys };
  PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => told });
}"""
"""What a browser answers that has a push service; this one has none."""


def test_a_device_asks_to_be_told_shows_what_is_pushed_and_a_calendar_has_a_link(
    visit: Opening, whole_browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "checked_address", lambda url: ("push.example", 443, "/device", "127.0.0.1"))
    point = ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )  # fmt: skip
    ada = visit(by=whole_browser, permissions=["notifications"])
    page, line = ada.page, ada.context.new_cdp_session(ada.page)
    page.add_init_script(f"({SUBSCRIBED % unpadded(point)})()")
    found: list[str] = []
    line.on("ServiceWorker.workerVersionUpdated", lambda told: found.extend(
        one["registrationId"] for one in told["versions"] if one["status"] == "activated"
    ))  # fmt: skip
    line.send("ServiceWorker.enable")
    table = ada.start("glorreiche")
    ada.go("/account", "[data-push]")
    page.locator("[data-push]").click()
    page.locator("#away ~ .devices li").wait_for()
    told = json.dumps({"title": "Your turn", "table": table})
    ada.until(lambda: found)
    line.send("ServiceWorker.deliverPushMessage", {"origin": ada.url, "registrationId": found[-1], "data": told})
    notes = """async () => {
      const kept = await navigator.serviceWorker.ready;
      return (await kept.getNotifications()).map((note) => [note.title, note.data]);
    }"""
    ada.until(lambda: page.evaluate(notes))
    assert page.evaluate(notes) == [["Your turn", f"/table/{table}"]]
    page.locator("[data-calendar]").click()
    link = page.locator("#away ~ .copy input").input_value()
    assert page.evaluate("link => fetch(link).then((answer) => answer.text())", link).startswith("BEGIN:VCALENDAR")
    page.locator("#away ~ .devices button").click()
    page.locator("[data-push]").wait_for()
