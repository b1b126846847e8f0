"""An account from its first password to its end, as its owner sees it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Opening, served
from tests.web.visitor import Visitor

from caracole.server.notifications import Notifications

FIRST, SECOND, THIRD = "a first password", "a second password", "a third password"


def register(visitor: Visitor, name: str) -> None:
    visitor.go("/account", "#an")
    visitor.page.fill("#an", name)
    visitor.page.press("#an", "Enter")
    visitor.page.fill("#ap", FIRST)
    visitor.page.press("#ap", "Enter")
    visitor.page.wait_for_selector("#po")


def enter(visitor: Visitor, name: str, password: str) -> None:
    visitor.go("/account", "#lp")
    visitor.page.fill("#ln", name)
    visitor.page.fill("#lp", password)
    visitor.page.press("#lp", "Enter")


def test_a_password_is_changed_devices_are_signed_out_and_the_account_is_deleted(visit: Opening) -> None:
    here, there = visit(), visit(phone=True)
    here.expected = ("403",)
    there.expected = ("401",)
    register(here, "Augusta")
    enter(there, "augusta", FIRST)
    there.page.wait_for_selector("#po")
    page = here.page
    page.reload()
    expect(page.locator(".devices li")).to_have_count(2)
    expect(page.locator(".devices .chip")).to_have_count(1)
    page.fill("#po", "not the password")
    page.fill("#pn", SECOND)
    page.press("#pn", "Enter")
    expect(page.locator("[role=alert]")).to_have_text("This is not your password.")
    page.fill("#po", FIRST)
    page.press("#pn", "Enter")
    page.get_by_text("The password is changed").wait_for()
    there.page.reload()
    there.page.wait_for_selector("#lp")
    enter(there, "Augusta", SECOND)
    there.page.wait_for_selector("#po")
    page.reload()
    page.locator(".devices button").click()
    page.get_by_text("That device is signed out.").wait_for()
    expect(page.locator(".devices li")).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download it").click()
    assert '"Augusta"' in Path(download.value.path()).read_text()
    page.get_by_role("button", name="Delete the account").click()
    page.fill("#pd", SECOND)
    page.get_by_role("button", name="Delete it for good").click()
    page.get_by_text("Your account is gone.").wait_for()
    enter(there, "Augusta", SECOND)
    expect(there.page.locator("[role=alert]")).to_have_text("This name and this password do not belong together.")


def test_everywhere_means_here_too(visit: Opening) -> None:
    visitor = visit()
    register(visitor, "Beatrix")
    visitor.page.get_by_role("button", name="Sign out everywhere").click()
    visitor.page.get_by_text("You are signed out everywhere.").wait_for()
    visitor.page.wait_for_selector("#lp")


def test_a_link_from_a_mail_leads_to_a_new_password(
    visit: Opening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mails: list[Any] = []
    monkeypatch.setattr(Notifications, "mail", lambda _self, message: mails.append(message))
    with served(tmp_path, smtp_host="mail.invalid", public_url="http://localhost") as url:
        owner, later = visit(at=url), visit(at=url)
        register(owner, "Cordelia")
        owner.page.fill("#ae", "cordelia@lear.example")
        owner.page.press("#ae", "Enter")
        owner.page.get_by_text("Saved").first.wait_for()
        later.go("/account", "#fn")
        later.page.fill("#fn", "cordelia")
        later.page.press("#fn", "Enter")
        later.page.get_by_text("a link is on its way").wait_for()
        later.until(lambda: mails)
        found = re.search(r"/account#reset=\S+", mails[0].get_content())
        assert found is not None
        later.page = later.opened()
        later.go(found.group(), "#rp")
        later.page.fill("#rp", THIRD)
        later.page.press("#rp", "Enter")
        later.page.wait_for_selector("#po")
        assert "reset" not in later.page.url, "the link is used up"
        owner.page.reload()
        owner.page.wait_for_selector("#lp")
        for visitor in (owner, later):
            visitor.page.close()
