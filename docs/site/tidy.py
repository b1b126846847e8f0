"""A built site without inline scripts and styles: the play server's content policy allows none, and it is right."""

from __future__ import annotations

import hashlib
import re
from functools import partial
from pathlib import Path

INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
STYLED = re.compile(r' style="([^"]*)"')
FORMS = {"script": ('<script src="{}"></script>', "js"), "style": ('<link rel="stylesheet" href="{}">', "css")}


def tidied(site: Path) -> None:
    """Every inline script and style of every page becomes a file of the site."""
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        root = "../" * len(page.relative_to(site).parts[:-1])
        rules = "".join(
            f'[data-styled="{known(style)}"] {{ {style} }}\n' for style in sorted(set(STYLED.findall(text)))
        )
        text = STYLED.sub(lambda found: f' data-styled="{known(found[1])}"', text)
        text = text.replace("</head>", f"<style>{rules}</style></head>", 1) if rules else text
        page.write_text(INLINE.sub(partial(moved, site, root), text), encoding="utf-8", newline="\n")


def moved(site: Path, root: str, found: re.Match[str]) -> str:
    """What stands in its place."""
    form, ending = FORMS[found[1]]
    name = f"_static/inline-{known(found[2])}.{ending}"
    (site / name).write_text(found[2], encoding="utf-8", newline="\n")
    return form.format(root + name)


def known(text: str) -> str:
    """A name that follows from the content."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]
