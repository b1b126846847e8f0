"""Every page: accessible, in three languages, within the content policy, safe from hostile names, small."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from tests.web.conftest import Opening, Visitor

from caracole.kernel import emblems
from caracole.server.web.pages import STATIC

WEB = Path(__file__).parents[2] / "web/src"
PAGES = {
    "/": ".game",
    "/new": ".seatrow",
    "/rules": ".row",
    "/rules/glorreiche": ".rule-row",
    "/account": ".account form",
    "/help": ".key-list",
    "/table/nothing": "h1",
    "/nowhere/at/all": "body",
}


def finish(visitor: Visitor) -> str:
    """A match that ends at once; says the table."""
    table = visitor.start()
    visitor.wait_turn()
    visitor.page.click("header button[aria-haspopup=dialog]")
    menu = visitor.page.locator("dialog .menu > li:not(.line) > .btn:enabled")
    menu.last.click()
    visitor.page.locator("dialog .sure .btn.primary").click()
    visitor.page.wait_for_selector(".ended")
    return table


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("phone", [False, True])
def test_no_message_is_missing_and_axe_is_content(visit: Opening, language: str, phone: bool) -> None:
    visitor = visit(phone=phone, language=language, bypass=True)
    wrong: dict[str, object] = {}

    def check(what: str) -> None:
        visitor.page.wait_for_timeout(250)
        found = [*visitor.axe(), *(f"no message {ident}" for ident in visitor.missing())]
        assert visitor.page.locator("html").get_attribute("lang") == language
        if found:
            wrong[what] = found

    for path, sign in PAGES.items():
        if path != "/nowhere/at/all":
            visitor.go(path, sign)
            check(path)
    table = finish(visitor)
    for key in "lmrcn":
        visitor.page.keyboard.press(key)
        check(f"tab {key}")
    visitor.page.click("header button[aria-haspopup=dialog]")
    check("menu")
    for path, sign in ((f"/replay/{table}", ".stage svg"), (f"/fair/{table}", ".hash")):
        visitor.go(path, sign)
        check(path)
    visitor.complaints = [line for line in visitor.complaints if "404" not in line]
    assert not wrong


@pytest.mark.parametrize("dark", [False, True])
def test_a_running_table_is_accessible(visit: Opening, dark: bool) -> None:
    visitor = visit(bypass=True, color_scheme="dark" if dark else "light")
    for game in ("glorreiche", "generalowsky", "kriegspiel", "manoeuvre"):
        visitor.start(game)
        assert visitor.wait_turn()
        assert not visitor.axe()


def test_the_content_policy_allows_nothing_inline(visit: Opening, url: str) -> None:
    policy = httpx.get(url).headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    html = httpx.get(url).text
    assert not re.search(r"<script(?![^>]*\bsrc=)", html)
    assert "style=" not in html
    assert "<style" not in html
    visitor = visit()
    finish(visitor)  # anything the policy refuses would be a complaint


HOSTILE = "<img src=x onerror=alert(1)>"


def test_a_hostile_name_is_only_shown(visit: Opening) -> None:
    visitor = visit()
    visitor.start(name=HOSTILE[:24])
    page = visitor.page
    page.keyboard.press("c")
    page.fill("#chat-words", f"{HOSTILE}<script>alert(2)</script>")
    page.keyboard.press("Enter")
    page.wait_for_selector("#panel-chat b")
    assert HOSTILE in (page.locator("#panel-chat .lines").text_content() or "")
    assert page.locator("img[src=x], #panel-chat script").count() == 0


def test_what_could_run_never_comes_out_of_a_picture(visit: Opening, url: str) -> None:
    visitor = visit(bypass=True)

    def hostile(route: object, _: object = None) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        told = answer.json()
        if told.get("picture"):
            told["picture"] = told["picture"].replace(
                "</svg>",
                '<script>alert(3)</script><a id="bad" href="javascript:alert(4)" onclick="alert(5)">x</a></svg>',
            )
        route.fulfill(response=answer, json=told)  # type: ignore[attr-defined]

    table = finish(visitor)
    visitor.page.route("**/steps/*", hostile)
    visitor.go(f"/replay/{table}", ".stage svg")
    visitor.page.wait_for_selector("#bad", state="attached")
    assert visitor.page.locator(".stage script").count() == 0
    assert visitor.page.locator("#bad").get_attribute("onclick") is None
    assert visitor.page.locator("#bad").get_attribute("href") is None


def test_replay_goes_by_slider_and_keys_to_a_moment_that_has_a_link(visit: Opening) -> None:
    visitor = visit()
    table = finish(visitor)
    visitor.go(f"/replay/{table}", ".stage svg")
    page = visitor.page
    visitor.until(lambda: page.locator("input[type=range]").get_attribute("max") != "0")
    page.keyboard.press("Home")
    page.wait_for_url(re.compile("step=0"))
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("step=1"))
    page.locator("input[type=range]").fill("2")
    page.wait_for_url(re.compile("step=2"))
    page.reload()
    page.wait_for_selector(".stage svg")
    visitor.until(lambda: page.locator("input[type=range]").input_value() == "2")
    page.locator(".box2 .btn.primary").click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector("#board svg")


def test_options_are_asked_by_a_form_and_refused_by_the_server(visit: Opening) -> None:
    visitor = visit()
    visitor.go("/new?game=glorreiche", ".seatrow")
    page = visitor.page
    page.locator("#o-setup").select_option("custom")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".sum .bad")
    visitor.complaints = [line for line in visitor.complaints if "422" not in line]
    page.locator("#o-setup").select_option("even_random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#board svg")


def test_all_scripts_together_are_small() -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built")
    assert sum(len(gzip.compress(file.read_bytes())) for file in STATIC.rglob("*.js")) <= 90_000


def test_the_three_languages_have_the_same_messages_and_arguments() -> None:
    told = {}
    for language in ("en", "fr", "nl"):
        tree = FluentParser().parse((WEB / f"messages/{language}.ftl").read_text(encoding="utf-8"))
        assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
        told[language] = {
            entry.id.name: set(
                re.findall(r"\$(\w+)", (WEB / f"messages/{language}.ftl").read_text()[slice(*ends(entry))])
            )
            for entry in tree.body
            if isinstance(entry, ast.Message)
        }
    assert told["en"] == told["fr"] == told["nl"]


def ends(entry: ast.Message) -> tuple[int, int]:
    assert entry.span is not None
    return entry.span.start, entry.span.end


def test_every_message_a_page_names_exists() -> None:
    known = re.findall(r"^([\w-]+) =", (WEB / "messages/en.ftl").read_text(encoding="utf-8"), re.M)
    named = set()
    for file in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        named |= set(re.findall(r"\bt\('([\w-]+)'", file.read_text(encoding="utf-8")))
    assert named <= set(known)


def test_emblems_are_those_of_the_boards() -> None:
    told = dict(re.findall(r"^  (\w+): '(.*)',$", (WEB / "lib/emblems.ts").read_text(encoding="utf-8"), re.M))
    assert told == emblems.EMBLEMS
