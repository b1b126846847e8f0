"""A built site without inline scripts and styles: the play server's content policy allows none, and it is right."""

from __future__ import annotations

import hashlib
import re
from functools import partial
from pathlib import Path

INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
FORMS = {"script": ('<script src="{}"></script>', "js"), "style": ('<link rel="stylesheet" href="{}">', "css")}
STYLED = re.compile(r' style="[^"]*"')


def tidied(site: Path) -> None:
    """Every inline script and style of every page becomes a file of the site."""
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        root = "../" * len(page.relative_to(site).parts[:-1])
        text = INLINE.sub(partial(moved, site, root), text)
        page.write_text(STYLED.sub("", text), encoding="utf-8", newline="\n")


def moved(site: Path, root: str, found: re.Match[str]) -> str:
    """What stands in its place."""
    form, ending = FORMS[found[1]]
    body = found[2]
    name = f"_static/inline-{hashlib.sha256(body.encode()).hexdigest()[:12]}.{ending}"
    (site / name).write_text(body, encoding="utf-8", newline="\n")
    return form.format(root + name)
