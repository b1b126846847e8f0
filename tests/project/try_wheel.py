"""Try a wheel as somebody who installs it would: `python try_wheel.py WHEEL CONSTRAINTS`.

It goes into an environment of its own, away from the source tree, and must bring everything with it: the games, the
server, its pages. Where there is a Chromium, that opens them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

from chromium import CHROMIUM  # type: ignore[import-not-found]
from installed import SOURCE, served  # type: ignore[import-not-found]  # it stands beside this script

INSTALLED = Path(__file__).resolve().with_name("installed.py")


def expected() -> set[str]:
    """Everything of the source tree that a wheel must hold, as names inside it."""
    wanted = {".py", ".pyi", ".pxd", ".toml", ".ftl", ".json", ".css", ".txt", ".typed"}
    files = [file for package in ("caracole", "caracole-stubs") for file in SOURCE.glob(f"{package}/**/*")]
    return {str(file.relative_to(SOURCE)) for file in files if file.suffix in wanted or is_built(file)}


def is_built(file: Path) -> bool:
    """Of the client or of the documentation."""
    server = SOURCE / "caracole/server"
    return file.is_file() and (file.is_relative_to(server / "static") or file.is_relative_to(server / "docs"))


def check_contents(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    missing = sorted(expected() - names)
    assert not missing, f"{wheel.name} lacks {', '.join(missing)}"
    client = {name for name in names if name.startswith("caracole/server/static/")}
    assert "caracole/server/static/index.html" in client, f"{wheel.name} has no pages"
    assert client <= expected(), f"{wheel.name} carries files of an older client: {sorted(client - expected())}"
    assert "caracole/server/docs/index.html" in names, f"{wheel.name} has no documentation"
    assert not [name for name in names if name.endswith(".c")], "the wheel carries generated C"
    twins = [name for name in names if name.endswith(".pxd") and "# data only" not in (SOURCE / name).read_text()]
    stems = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    bare = sorted(name for name in twins if name.removesuffix(".pxd") not in stems)
    assert not stems or not bare, f"{wheel.name} has no extension for {', '.join(bare)}"
    assert bool(stems) != wheel.name.endswith("-none-any.whl"), f"{wheel.name} promises other machines than it runs on"
    print(f"   {wheel.name}: {len(names)} files, {len(client)} of the client, {len(stems)} extensions")


def browse(python: Path) -> None:
    """Open the front page as people do, if there is a browser."""
    if not CHROMIUM.exists():
        print("   no Chromium: nobody looked at the page")
        return
    from playwright.sync_api import sync_playwright

    with served(python) as address, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        page = browser.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        page.get_by_text("Das glorreiche Manöver").first.wait_for()
        browser.close()
        assert not complaints, complaints
    print("   Chromium shows the front page with its games")


def main(wheel: Path, constraints: Path) -> None:
    check_contents(wheel)
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts" if os.name == "nt" else "bin", "python")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "CARACOLE"))}
        quiet: list[str | Path] = [python, "-m", "pip", "-qq", "--disable-pip-version-check", "install"]
        subprocess.run([*quiet, "-c", constraints, f"{wheel}[server]"], check=True, cwd=folder, env=environment)
        subprocess.run([python, "-I", INSTALLED], check=True, cwd=folder, env=environment)
        browse(python)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
