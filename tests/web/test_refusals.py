"""What the server refuses stands on the page in the language of the page, whatever the browser's own is."""

from __future__ import annotations

import pytest
from tests.web.conftest import Opening

SEEN = {
    "fr": {
        "password": "Ce nom et ce mot de passe ne vont pas ensemble.",
        "options": "Armées : deux armées différentes s’affrontent (il n’y en a qu’une de chaque dans la boîte)",
        "record": "Cet enregistrement est refusé : ce n’est pas un enregistrement : format manque",
        "table": "Il n’y a rien ici, ou rien pour vous.",
    },
    "nl": {
        "password": "Deze naam en dit wachtwoord horen niet bij elkaar.",
        "options": "Legers: twee verschillende legers treffen elkaar (van elk zit er één in de doos)",
        "record": "Dit verslag wordt geweigerd: dit is geen verslag: format ontbreekt",
        "table": "Hier is niets, of niets voor jou.",
    },
}


def spaced(sentence: str) -> str:
    """With plain spaces: French has several others."""
    return " ".join(sentence.split())


@pytest.mark.parametrize("language", SEEN)
def test_refusals_are_shown_in_the_language_of_the_page(visit: Opening, language: str) -> None:
    visitor = visit(language="en")
    visitor.expected = ("401", "404", "422")
    visitor.context.add_init_script(f"localStorage.setItem('caracole.language', '{language}')")
    page, seen = visitor.page, SEEN[language]
    visitor.go("/account", "#lp")
    page.fill("#ln", "Nobody")
    page.fill("#lp", "no password")
    page.press("#lp", "Enter")
    assert spaced(page.locator("[role=alert]").inner_text()) == seen["password"]
    visitor.go("/new?game=manoeuvre", ".seatrow")
    visitor.fill_in({"armies": "FR", "armies-1": "FR"})
    page.locator(".sum button[type=submit]").click()
    assert spaced(page.locator(".sum .bad").inner_text()) == seen["options"]
    visitor.go("/import", "#record-text")
    page.fill("#record-text", "{}")
    page.locator("form button[type=submit]").click()
    assert spaced(page.locator("[role=alert]").inner_text()) == seen["record"]
    visitor.go("/table/nothing", "h1")
    page.get_by_text(seen["table"]).wait_for()
