"""Build the documentation site: `make docs`, or `python docs/site/make_site.py [OUT]`.

Pages are gathered in build/docs, not made in docs/: those of docs/, some of the top folder, the rules with figures
drawn by the games, the reference. Sphinx makes HTML of them, strictly, and executes the notebooks. What comes out
needs nothing from elsewhere and no inline script, and is put where the play server finds it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import reference
import rules
import tidy

HERE = Path(__file__).resolve().parent
DOCS = HERE.parent
ROOT = DOCS.parent
MADE = ROOT / "build/docs"
OUT = ROOT / "src/caracole/server/docs"
TOP = ("CONTRIBUTING.md", "SECURITY.md", "NOTICE.md", "CHANGELOG.md")
"""Pages of the top folder that the site has too."""
BELOW = "\n```{toctree}\n:hidden:\n:glob:\n\n*\n```\n"
"""At the end of a folder's first page: the others of the folder."""
LINK = re.compile(r"(?P<text>!?\[[^\]]*\])\((?P<target>[^)\s#]+)(?P<anchor>#[^)]*)?\)")


def gather(folder: Path) -> None:
    """Everything Sphinx reads."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, folder, ignore=shutil.ignore_patterns("site", "*.py", "__pycache__"))
    for name in TOP:
        shutil.copy(ROOT / name, folder / name.lower())
    for page in folder.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        page.write_text(leading_inside(text, page, folder), encoding="utf-8", newline="\n")
    rules.write(folder / "rules")
    reference.write(folder / "reference")
    for index in ("adr/README.md", "rulings/README.md", "rules/index.md", "reference/index.md"):
        text = (folder / index).read_text(encoding="utf-8")
        (folder / index).write_text(text + BELOW, encoding="utf-8", newline="\n")


def leading_inside(text: str, page: Path, folder: Path) -> str:
    """Links to pages of the top folder lead to their copies; links to sources become the words alone."""
    place = DOCS / page.relative_to(folder) if page.name not in map(str.lower, TOP) else ROOT / page.name

    def led(found: re.Match[str]) -> str:
        target = found["target"]
        if ":" in target:
            return found[0]
        meant = Path(os.path.normpath(place.parent / target))
        if meant.parent == ROOT and meant.name in TOP:
            meant = DOCS / meant.name.lower()
        if not meant.is_relative_to(DOCS) or meant.is_dir():
            return f"{found['text'][1:-1]} (`{meant.relative_to(ROOT)}`)"
        return (
            f"{found['text']}({os.path.relpath(meant, DOCS / page.relative_to(folder).parent)}{found['anchor'] or ''})"
        )

    return LINK.sub(led, text).replace("```mermaid\n", "```text\n")  # drawing it takes a program from elsewhere


def build(out: Path) -> None:
    silent = told_nothing_of()
    if silent:
        sys.exit(f"public names without a docstring: {', '.join(silent)}")
    gather(MADE / "source")
    made = MADE / "site"
    shutil.rmtree(made, ignore_errors=True)
    source = str(ROOT / "src")
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))}
    folders = ["-d", str(MADE / "doctrees"), "-c", str(HERE), str(MADE / "source"), str(made)]
    sphinx = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", *folders]
    if subprocess.run(sphinx, env=environ, check=False).returncode:
        sys.exit("the documentation is not built: see above")
    tidy.tidied(made)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(made, out, ignore=shutil.ignore_patterns(".buildinfo", "objects.inv", "_sources"))
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(f"{out}: {len(list(out.rglob('*.html')))} pages, {size / 1e6:.1f} MB")


def told_nothing_of() -> list[str]:
    """In a process of its own: what is compiled tells of itself in another way."""
    command = [sys.executable, str(HERE / "reference.py")]
    environ = {**os.environ, "CARACOLE_PURE": "1"}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    return done.stdout.split()


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else OUT)
