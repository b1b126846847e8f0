"""Try a wheel as somebody who installs it would: `python try_wheel.py WHEEL CONSTRAINTS`.

It goes into an environment of its own, away from the source tree, and must bring everything with it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"

SESSION = """
import caracole
from caracole.search.playouts import Playouts

assert not caracole.__file__.startswith({source!r}), caracole.__file__
for game in caracole.games():
    match = caracole.Match.new(game, caracole.SeededLuck(1))
    random = caracole.Random(1)
    while not match.over:
        match.settle()
        legal = match.state.legal()
        if legal:
            match.play(legal[random.below(len(legal))], by=match.state.actor)
    assert caracole.Match.load(match.record().dump()).state == match.state
    assert game.rulebook.rules
    print(f"   {{game.title}}: a match of {{match.version}} steps, read back from its record")
    Playouts(game.new(), 1).run(10)
print("   compiled" if caracole.compiled() else "   as plain Python: no C compiler when the wheel was built")
"""


def expected() -> set[str]:
    """Everything of the source tree that a wheel must hold, as names inside it."""
    wanted = {".py", ".pyi", ".pxd", ".toml", ".ftl", ".json", ".css", ".txt", ".typed"}
    files = [file for package in ("caracole", "caracole-stubs") for file in SOURCE.glob(f"{package}/**/*")]
    return {str(file.relative_to(SOURCE)) for file in files if file.suffix in wanted}


def check_contents(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    missing = sorted(expected() - names)
    assert not missing, f"{wheel.name} lacks {', '.join(missing)}"
    assert not [name for name in names if name.endswith(".c")], "the wheel carries generated C"
    twins = [name for name in names if name.endswith(".pxd") and "# data only" not in (SOURCE / name).read_text()]
    stems = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    bare = sorted(name for name in twins if name.removesuffix(".pxd") not in stems)
    assert not stems or not bare, f"{wheel.name} has no extension for {', '.join(bare)}"
    print(f"   {wheel.name}: {len(names)} files, {len(stems)} extensions")


def main(wheel: Path, constraints: Path) -> None:
    check_contents(wheel)
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts" if os.name == "nt" else "bin", "python")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "CARACOLE"))}
        quiet: list[str | Path] = [python, "-m", "pip", "-qq", "--disable-pip-version-check", "install"]
        subprocess.run([*quiet, "-c", constraints, wheel], check=True, cwd=folder, env=environment)
        session = SESSION.format(source=str(SOURCE))
        subprocess.run([python, "-I", "-c", session], check=True, cwd=folder, env=environment)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
