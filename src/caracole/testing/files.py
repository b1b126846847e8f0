"""Checks of a game's files: what must be there is there, and answers with the arguments that the kernel gives."""

from __future__ import annotations

import inspect
from typing import Any

from caracole.kernel import contract
from caracole.kernel.defaults import own_file
from caracole.kernel.errors import PAGE
from caracole.kernel.game import Game
from caracole.testing.shape import check_shape

REQUIRED = tuple(contract.NEEDED)
"""Without these files a compiled game cannot be played; a plain game needs none of them."""
OPTIONAL = tuple(file for file in contract.FILES if file not in REQUIRED)
"""For these the kernel has an answer."""


def check_files(game: Game) -> None:
    """AssertionError names the file and the function that is missing or takes other arguments."""
    for file, wanted in () if game.is_plain else contract.NEEDED.items():
        own = own_file(game.package, file)
        missing = [name for name in wanted if not hasattr(own, name)]
        assert not missing, f"{game.folder / file}.py lacks {', '.join(missing)}; see {PAGE}"
    for file in contract.FILES:
        own = own_file(game.package, file)
        if own is not None:
            check_file(own, file)
    if not game.is_plain:
        check_shape(game)


def check_file(own: Any, file: str) -> None:
    """What a file has of its protocol, it has with the same arguments; what it takes beyond them has defaults."""
    for name, promised in contract.functions(file).items():
        given = vars(own).get(name)
        if given is None:
            continue
        wanted = [parameter for parameter in inspect.signature(promised).parameters if parameter != "self"]
        parameters = inspect.signature(given).parameters
        taken = list(parameters)
        more = [parameters[one] for one in taken[len(wanted) :]]
        assert taken[: len(wanted)] == wanted and all(one.default is not one.empty for one in more), (
            f"{own.__file__}: {name} takes ({', '.join(taken)}), not ({', '.join(wanted)}); see {PAGE}"
        )
