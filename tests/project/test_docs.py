"""What the documentation site is made of: pages in one of its parts, figures the games draw, names that are told."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import caracole
from caracole.kernel.messages import LANGUAGES

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
sys.path.insert(0, str(DOCS / "site"))
import make_site  # noqa: E402
import rules  # noqa: E402
import tidy  # noqa: E402

NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))


def test_every_public_name_is_told() -> None:
    command = [sys.executable, str(DOCS / "site/reference.py")]
    environ = {**os.environ, "CARACOLE_PURE": "1"}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [], "public names without a docstring"


def test_every_page_belongs_to_a_part_of_the_site() -> None:
    told = (DOCS / "index.md").read_text(encoding="utf-8")
    pages = {
        str(file.relative_to(DOCS).with_suffix("")) for file in DOCS.rglob("*") if file.suffix in (".md", ".ipynb")
    }
    pages = {page for page in pages if not page.startswith(("site/", "adr/0")) and not re.match("rulings/[a-z]", page)}
    entries = set(re.findall(r"^([\w/.-]+)$", told, re.MULTILINE))
    assert pages - {"index"} <= entries, "pages that no part of docs/index.md lists"
    assert re.findall(r":caption: (.*)", told) == ["Play", "Learn the games", "Program", "Operate"]


# --- rules with figures ------------------------------------------------------------------------------


def test_the_rules_of_every_game_are_written_in_every_language(tmp_path: Path) -> None:
    rules.write(tmp_path)
    for game in caracole.games():
        for language in LANGUAGES:
            text = (tmp_path / f"{rules.named(game, language)}.md").read_text(encoding="utf-8")
            assert re.findall(r"^\*\*(\S+)\*\* ", text, re.MULTILINE) == list(game.rulebook.rules)
            shown = re.findall(r"^```{figure} (\S+)", text, re.MULTILINE)
            assert len(shown) == len(game.diagrams)
            assert all(ElementTree.parse(tmp_path / name) for name in shown)
            assert all(rules.plain(question.answer[language]) in text for question in game.rulebook.questions)


# --- pages from elsewhere ----------------------------------------------------------------------------


def test_links_to_pages_of_the_top_folder_lead_to_their_copies(tmp_path: Path) -> None:
    page = tmp_path / "games/somewhere.md"
    text = "see [how](../../CONTRIBUTING.md#versions), [code](../../src/caracole/pure.py) and [home](https://a.example)"
    assert make_site.leading_inside(text, page, tmp_path) == (
        "see [how](../contributing.md#versions), code (`src/caracole/pure.py`) and [home](https://a.example)"
    )


def test_no_script_and_no_style_is_left_in_a_page(tmp_path: Path) -> None:
    (tmp_path / "_static").mkdir()
    (tmp_path / "rules").mkdir()
    page = tmp_path / "rules/one.html"
    page.write_text(
        '<style>a { b: c }</style></head><script>go()</script><script src="x.js"></script><p style="color: red">it</p>'
    )
    tidy.tidied(tmp_path)
    text = page.read_text()
    styles, rule, script = ((page.parent / name).read_text() for name in re.findall(r'"(\.\./_static/[^"]+)"', text))
    assert (styles, script) == ("a { b: c }", "go()")
    assert rule == f'[data-styled="{tidy.known("color: red")}"] {{ color: red }}\n'
    left = re.sub(r"<(link|script)[^>]*>(</script>)?", "", text)
    assert left == f'</head><p data-styled="{tidy.known("color: red")}">it</p>'


# --- notebooks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_kept_without_what_it_printed(file: Path) -> None:
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert code
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)


def test_the_bot_of_the_notebook_plays_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    """The other two are executed when the site is built: they take half a minute, and polars."""
    names: dict[str, object] = {}
    for cell in json.loads((DOCS / "notebooks/bot.ipynb").read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert "random: 100.0%" in capsys.readouterr().out


def test_a_bot_is_written_in_twenty_lines() -> None:
    cells = json.loads((DOCS / "notebooks/bot.ipynb").read_text(encoding="utf-8"))["cells"]
    first = next("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    lines = [line for line in first.splitlines() if line.strip()]
    assert len(lines) <= 20
