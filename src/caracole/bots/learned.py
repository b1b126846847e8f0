"""The bot called `learned`: a small network says what each action seems to lead to, and the best is taken.

The network is a file (`learned:file=net.npz`) as `examples/learn.py` writes it: the name of the game, then a matrix of
weights and a bias for each layer. numpy is all it takes to play.
"""

from __future__ import annotations

import itertools
from functools import cache
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

from caracole.bots.asking import choices
from caracole.kernel.errors import BadOptions
from caracole.kernel.random import Random
from caracole.kernel.view import View
from caracole.search.budget import Budget, Option, Reasons

if TYPE_CHECKING:
    import numpy as np

    from caracole.kernel.game import Game

    Array = np.ndarray[Any, np.dtype[np.float32]]

NAME = "learned"
DEALS = 4
"""How many deals of what is hidden are looked at."""


class Network:
    """Layers with a ramp between them; the last one gives the odds of winning, from a seat's observations."""

    def __init__(self, game: str, layers: list[tuple[Array, Array]]) -> None:
        self.game = game
        self.layers = layers

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return int(self.layers[0][0].shape[0])

    def worth(self, seen: Array) -> Array:
        """The chance of winning for each row of observations."""
        import numpy as np

        for weight, bias in self.layers[:-1]:
            seen = np.maximum(seen @ weight + bias, 0)
        weight, bias = self.layers[-1]
        odds: Array = 1 / (1 + np.exp(-np.clip(seen @ weight + bias, -30, 30)[:, 0]))
        return odds

    def dump(self, file: str | Path) -> None:
        import numpy as np

        arrays: dict[str, Any] = {"game": np.asarray(self.game)}
        for number, (weight, bias) in enumerate(self.layers):
            arrays |= {f"weight{number}": weight, f"bias{number}": bias}
        np.savez_compressed(file, **arrays)

    @classmethod
    def load(cls, file: str | Path) -> Network:
        import numpy as np

        with np.load(file, allow_pickle=False) as arrays:
            many = sum(name.startswith("weight") for name in arrays)
            layers = [(arrays[f"weight{number}"], arrays[f"bias{number}"]) for number in range(many)]
            network = cls(str(arrays["game"]), layers)
        if not network.fits():
            raise ValueError("its layers do not follow from each other")
        return network

    def fits(self) -> bool:
        """Whether each layer takes what the one before gives, and the last gives one number."""
        sizes = [weight.shape for weight, _ in self.layers]
        if not sizes or any(len(size) != 2 for size in sizes) or sizes[-1][1] != 1:
            return False
        if any(bias.shape != weight.shape[1:] for weight, bias in self.layers):
            return False
        return all(one[1] == other[0] for one, other in itertools.pairwise(sizes))


@cache
def network(file: str) -> Network:
    """The network in a file, read once."""
    try:
        return Network.load(file)
    except ImportError:
        raise BadOptions("bots", "a learned bot needs numpy: pip install 'caracole[research]'") from None
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise BadOptions("bots", f"{file} holds no network: {error}") from None


def check(**figures: Any) -> None:
    """Refuse anything but one file that holds a network."""
    if set(figures) != {"file"}:
        raise BadOptions("bots", f"write {NAME}:file= and a file that examples/learn.py has made")
    network(str(figures["file"]))


class Learned:
    """Needs no budget."""

    def __init__(self, game: Game, random: Random, file: object = None) -> None:
        self.game = game
        self.random = random
        self.network = network(str(file))
        if self.network.game != game.name:
            raise BadOptions("bots", f"{file} has learned {self.network.game}, not {game.name}")
        if self.network.size != prod(game.features.SHAPE):
            raise BadOptions(
                "bots", f"{file} takes {self.network.size} numbers, {game.name} has {prod(game.features.SHAPE)}"
            )

    def choose(self, view: View, budget: Budget) -> int:
        return self.think(view, budget).action

    def think(self, view: View, budget: Budget) -> Reasons:
        legal = choices(view)
        if len(legal) == 1:
            return Reasons(legal[0])
        deals = DEALS if self.game.traits.hidden else 1
        worth = sum(self.weighed(view, legal) for _ in range(deals)) / deals
        ranked = sorted(range(len(legal)), key=lambda i: -worth[i])
        return Reasons(
            legal[ranked[0]],
            options=tuple(Option(legal[i], view.state.say(legal[i]), 1, float(worth[i])) for i in ranked),
            line=(view.state.say(legal[ranked[0]]),),
        )

    def weighed(self, view: View, legal: list[int]) -> Any:
        """What each action seems worth in one deal of what is hidden."""
        import numpy as np

        state = view.imagine(self.random)
        after = [state.clone() for _ in legal]
        for twin, action in zip(after, legal, strict=True):
            twin.apply(action)
        worth = self.network.worth(np.stack([self.game.observe(twin.view(view.seat)).ravel() for twin in after]))
        for row, twin in enumerate(after):
            if twin.over:
                worth[row] = twin.payoffs[view.seat]
        return worth

    def stop(self) -> None:
        """It answers at once anyway."""
