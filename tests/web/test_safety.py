"""Nothing that people write or a picture holds is ever run: the content policy, names, chat, pictures."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Route
from tests.web.conftest import Opening
from tests.web.pair import seated
from tests.web.visitor import Visitor

HOSTILE = (
    "<img src=x onerror=a(1)>",
    "</title><svg onload=a()>",
    "</text><script>a(3)",
    "\"><iframe src='//x'>",
)
"""Names that would run something or load something if a page believed them; 24 letters at most."""
TRACES = "img[src=x], iframe, script:not([src]), svg[onload], [onerror], [onload], [onclick]"


def test_the_content_policy_allows_nothing_inline(visit: Opening, url: str) -> None:
    policy = httpx.get(url).headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    html = httpx.get(url).text
    assert not re.search(r"<script(?![^>]*\bsrc=)", html)
    assert "style=" not in html
    assert "<style" not in html
    visitor = visit()
    visitor.start()
    visitor.resign()  # anything the policy refuses would be a complaint


def unharmed(visitor: Visitor, *sayings: str) -> None:
    """The words are on the page as words, and nothing has come of them."""
    for words in sayings:
        visitor.page.get_by_text(words).first.wait_for(state="attached")
    assert visitor.page.locator(TRACES).count() == 0


@pytest.mark.parametrize("bypass", [False, True], ids=["policy", "no-policy"])
def test_hostile_names_are_only_shown(visit: Opening, bypass: bool) -> None:
    """On every page where names stand, without the help of the content policy too."""
    one, two = visit(bypass=bypass), visit(bypass=bypass)
    table = seated(one, two, "glorreiche", names=HOSTILE[:2])
    for visitor, other in ((one, HOSTILE[1]), (two, HOSTILE[0])):
        visitor.page.locator(".seat .n", has_text=other).wait_for()
        unharmed(visitor, other)
    one.page.keyboard.press("c")
    one.page.fill("#chat-words", " ".join(HOSTILE))
    one.page.keyboard.press("Enter")
    for visitor in (one, two):
        visitor.page.keyboard.press("c")
        unharmed(visitor, " ".join(HOSTILE), HOSTILE[0])
    one.menu("Ask for a pause")
    two.page.locator(".recap[role=alert]").wait_for()
    unharmed(two, f"{HOSTILE[0]} asks")
    two.page.get_by_role("button", name="Decline").click()
    one.resign()
    for path, sign in ((f"/replay/{table}", ".rev-board svg"), (f"/fair/{table}", ".hash"), ("/", ".rows .row")):
        one.go(path, sign)
        unharmed(one, *([HOSTILE[1]] if path != f"/fair/{table}" else []))


def test_hostile_names_at_one_device_are_only_shown(visit: Opening) -> None:
    visitor = visit(bypass=True)
    visitor.create("manoeuvre", "me", f"here:{HOSTILE[2]}", name=HOSTILE[3], turn_cap=1)
    visitor.at_table()
    while visitor.page.locator(".curtain").count() == 0:
        visitor.decide()
        visitor.page.wait_for_selector(".curtain, [data-next], [data-do]", state="attached")
    unharmed(visitor, f"Pass the device to {HOSTILE[2]}")


def test_a_hostile_note_is_only_shown(visit: Opening) -> None:
    visitor = visit(bypass=True)
    visitor.start()
    visitor.page.keyboard.press("n")
    visitor.page.locator("#panel-notes textarea").fill(HOSTILE[0])
    unharmed(visitor)


def test_what_could_run_never_comes_out_of_a_picture(visit: Opening) -> None:
    visitor = visit(bypass=True)
    bad = (
        '<script>alert(3)</script><a id="bad" href="javascript:alert(4)" onclick="alert(5)">x</a>'
        '<image href="/x.png" onerror="alert(6)"/><foreignObject><img src="x" onerror="alert(7)"/></foreignObject>'
        '<animate attributeName="href" onbegin="alert(8)" begin="0s" dur="1s"/><style>*{color:red}</style></svg>'
    )

    def hostile(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["sight"]["picture"] = told["sight"]["picture"].replace("</svg>", bad)
        route.fulfill(response=answer, json=told)

    table = visitor.start()
    visitor.resign()
    visitor.page.route("**/api/bench", hostile)
    visitor.go(f"/replay/{table}", ".rev-board svg")
    bad_one = visitor.page.locator(".rev-board #bad")
    bad_one.wait_for(state="attached")
    assert bad_one.get_attribute("onclick") is None
    assert bad_one.get_attribute("href") is None
    assert visitor.page.locator(".rev-board :is(script, style, foreignObject, img, [onerror], [onbegin])").count() == 0
    assert visitor.page.locator(".rev-board image[href]").count() == 0
