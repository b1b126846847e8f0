"""The sessions in the README and the documentation run as they are printed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def sessions(page: Path) -> str:
    """The `>>>` blocks of a page, each at its own line so that a failure names the right one."""
    text = page.read_text(encoding="utf-8")
    kept = [""] * (text.count("\n") + 1)
    for block in re.finditer(r"^```(?:python|pycon)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        if ">>> " in block[1]:
            first = text.count("\n", 0, block.start(1))
            lines = block[1].splitlines()
            kept[first : first + len(lines)] = lines
    return "\n".join(kept)


def shown(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", [page for page in PAGES if sessions(page).strip()], ids=shown)
def test_a_session_runs_as_it_is_printed(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(sessions(page), {}, shown(page), str(page), 0)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=told.append)
    assert not told, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=shown)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text) + re.findall(r'(?:src|href|srcset)="([^"#]+)"', text)
    local = [target for target in targets if "://" not in target and not target.startswith("mailto:")]
    missing = [target for target in local if not (page.parent / target).exists()]
    assert not missing, f"{shown(page)} links to {', '.join(missing)}, which does not exist"
