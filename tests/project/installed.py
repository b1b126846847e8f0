"""Use Caracole as it is installed: `python -I installed.py`. Needs nothing of the source tree, and must not see it.

Every game is played to its end, read back from its record and searched; the server starts and shows its pages.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

SOURCE = Path(__file__).resolve().parents[2] / "src"


def play() -> None:
    import caracole
    from caracole.search.playouts import Playouts

    assert not Path(caracole.__file__).is_relative_to(SOURCE), caracole.__file__
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
        print(f"   {game.title}: a match of {match.version} steps, read back from its record")
        Playouts(game.new(), 1).run(10)
    print("   compiled" if caracole.compiled() else "   as plain Python")


@contextmanager
def served(python: str | Path) -> Iterator[str]:
    """A server in a folder of its own, by its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-I", "-m", "caracole", "serve", "--port", "0", "--workers", "1"]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                said = server.stdout.readline()
                found = re.search(r"http://\S+", said)
                assert found, said or (server.stderr.read() if server.stderr else "")
                wait_for(server, found[0])
                yield found[0]
            finally:
                server.terminate()
                server.communicate(timeout=60)


def wait_for(server: subprocess.Popen[str], address: str) -> None:
    """The address is said before anybody is let in."""
    until = time.monotonic() + 60
    while True:
        try:
            fetched(address + "/ready")
            return
        except URLError:
            assert server.poll() is None, server.stderr and server.stderr.read()
            assert time.monotonic() < until, f"{address} does not answer"
            time.sleep(0.1)


DIRECT = build_opener(ProxyHandler({}))


def fetched(address: str) -> str:
    """What stands there; anything but 200 is an error."""
    with DIRECT.open(address, timeout=60) as answer:
        return str(answer.read().decode())


def look(address: str) -> None:
    """The page, everything it names, and the games."""
    page = fetched(address + "/")
    assets = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(asset.startswith("/assets/") for asset in assets), page
    sizes = [len(fetched(address + asset)) for asset in assets]
    assert all(sizes), dict(zip(assets, sizes, strict=True))
    games = fetched(address + "/api/games")
    assert "glorreiche" in games
    print(f"   the server gives its page, {len(assets)} files that the page names, and the games")


def main() -> None:
    play()
    with served(sys.executable) as address:
        look(address)


if __name__ == "__main__":
    main()
