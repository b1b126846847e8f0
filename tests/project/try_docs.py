"""Look at the built documentation as people do: through the play server, in Chromium where there is one.

No page may break the server's content policy or ask anything of another host, and the search must find a word.
"""

from __future__ import annotations

import sys
from pathlib import Path

from chromium import CHROMIUM  # type: ignore[import-not-found]
from installed import served  # type: ignore[import-not-found]  # it stands beside this script

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "src/caracole/server/docs"
LOOKED_AT = ("index", "rules/glorreiche", "rules/manoeuvre-de", "reference/caracole", "notebooks/matches", "operate")


def main() -> None:
    assert (SITE / "index.html").is_file(), "the documentation is not built; run: make docs"
    if not CHROMIUM.exists():
        print("   no Chromium: nobody looked at the documentation")
        return
    from playwright.sync_api import sync_playwright

    with served(sys.executable) as address, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        page = browser.new_page()
        complaints: list[str] = []
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "request", lambda asked: None if asked.url.startswith((address, "data:")) else complaints.append(asked.url)
        )
        for name in LOOKED_AT:
            page.goto(f"{address}/docs/{name}.html")
            broken = "images => images.filter(image => image.complete && !image.naturalWidth).map(image => image.src)"
            complaints += page.eval_on_selector_all("img", broken)
        page.goto(f"{address}/docs/search.html?q=caracole")
        page.locator("#search-results li a").first.wait_for()
        browser.close()
        assert not complaints, complaints
    print(f"   Chromium shows {len(LOOKED_AT)} of its pages by the server's policy, and the search finds")


if __name__ == "__main__":
    main()
