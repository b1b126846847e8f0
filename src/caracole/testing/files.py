"""Checks of a game's files: what must be there is there, and answers with the arguments that the kernel gives."""

from __future__ import annotations

import inspect
import re
from typing import Any

from caracole.kernel import contract
from caracole.kernel.defaults import own_file
from caracole.kernel.errors import PAGE
from caracole.kernel.game import Game
from caracole.testing.shape import check_shape


def promises() -> dict[str, type]:
    """The files of the contract, each with the protocol it follows; a docstring begins with the file's name."""
    found = {}
    for protocol in vars(contract).values():
        if inspect.isclass(protocol) and protocol.__module__ == contract.__name__:
            named = re.match(r"`(\w+)\.py`", protocol.__doc__ or "")
            assert named, f"kernel/contract.py: the docstring of {protocol.__name__} does not begin with a file's name"
            found[named[1]] = protocol
    return found


REQUIRED = tuple(contract.NEEDED)
"""Without these files a compiled game cannot be played; a plain game needs none of them."""
OPTIONAL = tuple(file for file in promises() if file not in REQUIRED)
"""For these the kernel has an answer."""


def check_files(game: Game) -> None:
    """AssertionError names the file and the function that is missing or takes other arguments."""
    for file, wanted in () if game.is_plain else contract.NEEDED.items():
        own = own_file(game.package, file)
        missing = [name for name in wanted if not hasattr(own, name)]
        assert not missing, f"{game.folder / file}.py lacks {', '.join(missing)}; see {PAGE}"
    for file, protocol in promises().items():
        own = own_file(game.package, file)
        if own is not None:
            check_file(own, protocol)
    if not game.is_plain:
        check_shape(game)


def check_file(own: Any, protocol: type) -> None:
    """What a file has of its protocol, it has with the same arguments."""
    for name, promised in asked(protocol).items():
        given = getattr(own, name, None)
        if given is None:
            continue
        wanted = [parameter for parameter in inspect.signature(promised).parameters if parameter != "self"]
        taken = list(inspect.signature(given).parameters)
        assert taken == wanted, (
            f"{own.__file__}: {name} takes ({', '.join(taken)}), not ({', '.join(wanted)}); see {PAGE}"
        )


def asked(protocol: type) -> dict[str, Any]:
    return {name: f for name, f in vars(protocol).items() if inspect.isfunction(f) and not name.startswith("_")}
