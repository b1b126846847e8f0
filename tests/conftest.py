"""What all tests share."""

from __future__ import annotations

import os
import signal
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

import caracole
from caracole import Match, State
from caracole.arena import workers
from caracole.kernel.game import game, installed


def pytest_configure() -> None:
    """What a shell starts in the background ignores Ctrl-C, and so would every program that a test interrupts."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def random_match(name: str, seed: int, **options: Any) -> Match:
    """A finished match of a game, everybody playing at random."""
    match = Match.new(caracole.game(name), caracole.SeededLuck(seed), **options)
    random = caracole.Random(seed)
    while not match.over:
        if match.settle() == 0:
            legal = match.state.legal()
            match.play(legal[random.below(len(legal))], by=match.state.actor)
    return match


@pytest.fixture
def played() -> Callable[..., Match]:
    return random_match


def legal_texts(state: State) -> list[str]:
    """The legal actions as a person writes them, sorted."""
    return sorted(map(state.say, state.legal()))


@pytest.fixture
def texts() -> Callable[[State], list[str]]:
    return legal_texts


EXAMPLES = Path(__file__).parents[1] / "examples"


@contextmanager
def installed_as(module_folder: Path, entry_points: dict[str, str], where: Path) -> Iterator[None]:
    """Games of a folder, installed for this process and those it starts: on the path, with their entry points."""
    metadata = where / "somebody_s_games-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: somebody-s-games\nVersion: 1.0\n", encoding="utf-8"
    )
    lines = [f"{name} = {value}" for name, value in entry_points.items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[caracole.games]", *lines, ""]), encoding="utf-8")
    added = [str(module_folder), str(where)]
    with pytest.MonkeyPatch.context() as patch:
        for folder in added:
            patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", os.pathsep.join([*added, *filter(None, [os.environ.get("PYTHONPATH")])]))
        installed.cache_clear()
        workers.here.cache_clear()
        yield
        for name in entry_points:
            sys.modules.pop(name, None)
    installed.cache_clear()
    game.cache_clear()
    workers.here.cache_clear()


def declared_games(pyproject: Path) -> dict[str, str]:
    """The entry points that a pyproject.toml gives its games."""
    told = tomllib.loads(pyproject.read_text(encoding="utf-8"))
    return cast(dict[str, str], told["project"]["entry-points"]["caracole.games"])


@pytest.fixture
def examples(tmp_path: Path) -> Iterator[None]:
    """The games of examples/, as `pip install examples` would add them."""
    with installed_as(EXAMPLES, declared_games(EXAMPLES / "pyproject.toml"), tmp_path / "installed"):
        yield
