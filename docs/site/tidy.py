"""A built site without inline scripts and styles: the play server's content policy allows none, and it is right."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
FORMS = {"script": ('<script src="{}"></script>', "js"), "style": ('<link rel="stylesheet" href="{}">', "css")}
STYLED = re.compile(r' style="[^"]*"')


def tidied(site: Path) -> None:
    """Every inline script and style of every page becomes a file of the site."""
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        root = "../" * len(page.relative_to(site).parts[:-1])
        text = INLINE.sub(lambda found: moved(site, root, found[1], found[2]), text)
        page.write_text(STYLED.sub("", text), encoding="utf-8", newline="\n")


def moved(site: Path, root: str, tag: str, body: str) -> str:
    form, ending = FORMS[tag]
    name = f"_static/inline-{hashlib.sha256(body.encode()).hexdigest()[:12]}.{ending}"
    (site / name).write_text(body, encoding="utf-8", newline="\n")
    return form.format(root + name)
