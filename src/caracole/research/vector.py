"""Many matches at once, for learning: one call steps them all and fills arrays that were made once.

>>> from caracole.research.vector import VectorEnv
>>> env = VectorEnv("glorreiche", count=64, seed=1)
>>> seen = env.reset()
>>> seen.observation.shape, seen.mask.shape
((64, 1688), (64, 14118))
>>> while not seen.terminated.any():
...     seen = env.step(env.sample())

A match that ends begins anew in the same step: `terminated` and `reward` tell of the one that ended, everything else
of the new one. Chance happens inside. Every environment draws from a seed of its own, so its course depends on that
seed and the actions alone, however many there are beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from caracole.kernel import doors, errors, refusals
from caracole.kernel.extras import extra
from caracole.kernel.game import Game, game
from caracole.kernel.luck import SeededLuck
from caracole.kernel.names import GAMMA, LARGEST, MASK64
from caracole.kernel.options import within
from caracole.kernel.random import mixed
from caracole.kernel.state import State
from caracole.search.batch import Arrays, Batch

with extra("research"):
    import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

SETUPS = 16
"""How many set-ups are drawn (start player, pieces placed by lot) for the matches to choose from."""
MOST = 1 << 20
"""Matches at once; far more than fit in memory."""


class Seen(NamedTuple):
    """The arrays, one row an environment; always the same ones, filled anew by each step."""

    observation: Array
    """float32 (N, …): what the mover knows, as in `game.observe`."""
    mask: Array
    """uint8 (N, actions): 1 for each legal action."""
    legal: Array
    """int32 (N, most): the legal actions themselves, `choices` of them, then −1. Far smaller than the mask."""
    choices: Array
    """int32 (N): how many legal actions there are."""
    mover: Array
    """int32 (N): the side that decides."""
    reward: Array
    """float32 (N, sides): what the step brought each side. Winning alone is worth the number of sides less one,
    losing −1; the sum is 0."""
    terminated: Array
    """bool (N): the match has ended with this step."""
    truncated: Array
    """bool (N): the match was cut short after `longest` decisions; nobody is rewarded."""
    length: Array
    """int32 (N): decisions taken in the running match."""


class Ahead(NamedTuple):
    """What the mover of each environment would know after each of its legal actions, chance not thrown yet."""

    observation: Array
    """float32 (all choices of all environments, …)."""
    worth: Array
    """float32: the reward to the mover where the action ends the match, NaN elsewhere."""
    starts: Array
    """int64 (N + 1): the rows of environment i are starts[i] to starts[i + 1], in the order of `legal`."""


class VectorEnv:
    """N matches of one game."""

    def __init__(
        self,
        rules: Game | str,
        count: int,
        *,
        options: Mapping[str, Any] | None = None,
        preset: str | None = None,
        seed: int = 0,
        longest: int = 0,
        setups: int = SETUPS,
    ) -> None:
        """With `longest`, a match is cut short after so many decisions."""
        within("count", count, 1, MOST)
        within("setups", setups, 1, MOST)
        within("longest", longest, 0, LARGEST)
        self.game = game(rules) if isinstance(rules, str) else rules
        self.count = count
        self.seed = seed
        self.roots = [self.set_up(number, options or {}, preset) for number in range(setups)]
        self.sides = self.game.options.sides(self.roots[0].options)
        self.shape = self.game.features.SHAPE
        self.actions = self.game.traits.actions
        self.action = np.zeros(count, np.int32)
        """What `sample` chooses; anything may be written here and given to `step`."""
        self.seen = self.made()
        self.batch = Batch(self.arrays(longest), self.roots, self.seeds())
        self.ahead = np.zeros((0, *self.shape), np.float32)
        self.worth = np.zeros(0, np.float32)
        self.starts = np.zeros(count + 1, np.int64)
        self.reset()

    def set_up(self, number: int, options: Mapping[str, Any], preset: str | None) -> State:
        """The beginning of a match, what the rules draw before it drawn."""
        return self.game.new(preset=preset, luck=SeededLuck(mixed((self.seed ^ number << 32) & MASK64)), **options)

    def seeds(self) -> list[int]:
        """The seed of each environment."""
        return [mixed((self.seed + index * GAMMA) & MASK64) for index in range(self.count)]

    def made(self) -> Seen:
        """The arrays that are filled anew at each step."""
        count, most = self.count, self.game.traits.most_legal
        return Seen(
            observation=np.zeros((count, *self.shape), np.float32),
            mask=np.zeros((count, self.actions), np.uint8),
            legal=np.full((count, most), -1, np.int32),
            choices=np.zeros(count, np.int32),
            mover=np.zeros(count, np.int32),
            reward=np.zeros((count, self.sides), np.float32),
            terminated=np.zeros(count, np.bool_),
            truncated=np.zeros(count, np.bool_),
            length=np.zeros(count, np.int32),
        )

    def arrays(self, longest: int) -> Arrays:
        """The same memory, for the compiled part."""
        numbers = int(np.prod(self.shape))
        arrays = Arrays(numbers, self.actions, self.game.traits.most_legal, self.sides, longest)
        arrays.observation = self.seen.observation.data.cast("B").cast("f")
        arrays.reward = self.seen.reward.data.cast("B").cast("f")
        arrays.mask = self.seen.mask.data.cast("B")
        arrays.terminated = self.seen.terminated.data.cast("B")
        arrays.truncated = self.seen.truncated.data.cast("B")
        arrays.legal = self.seen.legal.data.cast("B").cast("i")
        arrays.choices = self.seen.choices.data.cast("B").cast("i")
        arrays.mover = self.seen.mover.data.cast("B").cast("i")
        arrays.length = self.seen.length.data.cast("B").cast("i")
        arrays.action = self.action.data.cast("B").cast("i")
        return arrays

    def reset(self, seed: int | None = None) -> Seen:
        """New matches everywhere, drawn from the seeds again, or from those of another seed (the set-ups stay)."""
        if seed is not None:
            self.seed = seed
        for array in (self.seen.reward, self.seen.terminated, self.seen.truncated):
            array[:] = 0
        self.batch.reset(self.seeds())
        return self.seen

    def sample(self) -> Array:
        """A legal action for each environment, each as likely as any other; always the same array."""
        self.batch.sample()
        return self.action

    def step(self, actions: Array) -> Seen:
        """Carry out one action in each environment. If one is not legal, none is carried out."""
        self.advance(actions)
        self.batch.renew()
        return self.seen

    def advance(self, actions: Array) -> None:
        """The first half of a step: matches that are over, or cut short, have not begun anew yet."""
        if actions is not self.action:
            self.take(np.asarray(actions))
        refused = self.batch.advance()
        if refused >= 0:
            error = refusals.refused(self.batch.state(refused), int(self.action[refused]))
            raise errors.Refused(f"environment {refused}: {error}") from error

    def take(self, actions: Array) -> None:
        """Copy the actions, or refuse what is no array of them."""
        if actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            raise errors.Refused(f"wanted are {self.count} whole numbers, not {actions.dtype} {actions.shape}")
        np.clip(actions.astype(np.int64), -1, self.actions, out=self.action, casting="unsafe")

    def look_ahead(self) -> Ahead:
        """What each legal action leads to. Not in a game with something hidden: an action may reveal it."""
        if self.game.traits.hidden:
            raise ValueError(f"{self.game.name} hides something; looking ahead would show it")
        np.cumsum(self.seen.choices, out=self.starts[1:])
        needed = int(self.starts[-1])
        if needed > len(self.worth):
            self.ahead = np.zeros((2 * needed, *self.shape), np.float32)
            self.worth = np.zeros(2 * needed, np.float32)
        self.worth[:needed] = np.nan
        self.batch.look_ahead(
            self.ahead.data.cast("B").cast("f"),
            self.worth.data.cast("B").cast("f"),
            self.starts.data.cast("B").cast("q"),
        )
        return Ahead(self.ahead[:needed], self.worth[:needed], self.starts)

    def state(self, index: int) -> State:
        """A copy of the position in one environment, with everything that is hidden."""
        found = doors.whole(index)
        if found is None or not 0 <= found < self.count:
            raise IndexError(f"there is no environment {index!r}; there are 0 to {self.count - 1}")
        return self.batch.state(found)
