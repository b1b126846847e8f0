"""Look into a source archive: `python try_archive.py ARCHIVE`. It holds what git holds, the client, the site."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OF_GIT = {".gitattributes", ".gitignore", ".pre-commit-config.yaml"}
WRITTEN = {"PKG-INFO", "setup.cfg"}
"""By setuptools, with the folder src/caracole.egg-info."""
CLIENT, DOCS = "src/caracole/server/static/", "src/caracole/server/docs/"


def main(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        held = {member.name.partition("/")[2] for member in opened.getmembers() if member.isfile()}
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    tracked = {name for name in told.split("\0") if name} - OF_GIT
    missing = sorted(tracked - held)
    assert not missing, f"{archive.name} lacks {', '.join(missing)}"
    assert CLIENT + "index.html" in held, f"{archive.name} has no pages"
    assert DOCS + "index.html" in held, f"{archive.name} has no documentation"
    more = {name for name in held - tracked - WRITTEN if not name.startswith((CLIENT, DOCS, "src/caracole.egg-info/"))}
    assert not more, f"{archive.name} carries what git does not: {', '.join(sorted(more))}"
    print(f"   {archive.name}: {len(held)} files, {sum(name.startswith(CLIENT) for name in held)} of the client")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
