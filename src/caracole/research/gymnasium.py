"""Many matches at once behind Gymnasium's `VectorEnv`.

`VectorFace("glorreiche", num_envs=64, players=2)`; importing this module also registers every installed game, so that
`gymnasium.make_vec("caracole/glorreiche-v1", num_envs=64, players=2)` finds it.

Whoever decides is the agent, whichever side that is: self-play. The observation is what the next to decide knows, the
reward what the step brought the side that took it. `info` has the rest, one row an environment: `action_mask`, `mover`,
and `rewards` of all sides. A match that ends begins anew in the same step (Gymnasium's `AutoresetMode.SAME_STEP`):
`final_obs` and `final_info` then tell of the match that ended, seen by the side that ended it.
"""

from __future__ import annotations

from typing import Any

from caracole.kernel.errors import BadOptions
from caracole.kernel.extras import extra
from caracole.kernel.game import games
from caracole.kernel.options import among
from caracole.research.pettingzoo import HIGHEST, LOWEST, identity
from caracole.research.vector import Array, VectorEnv

with extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

SEEDS = 1 << 62
"""Seeds that are drawn lie below this."""


def register() -> list[str]:
    """Register every installed game that is not registered yet; says their ids."""
    for found in games():
        if identity(found) not in gymnasium.registry:
            entry = f"{__name__}:VectorFace"
            gymnasium.register(identity(found), vector_entry_point=entry, kwargs={"name": found.name})
    return [identity(found) for found in games()]


class VectorFace(gymnasium.vector.VectorEnv[Array, Array, Array]):
    """`VectorEnv` as Gymnasium's wrappers and training loops want it: what a step gives is new, not filled anew."""

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        *,
        max_cycles: int = 0,
        render_mode: str | None = None,
        preset: str | None = None,
        **options: Any,
    ) -> None:
        """After `max_cycles` decisions a match is truncated. The rest are the game's options, like `players`."""
        if render_mode is not None:
            among("render_mode", render_mode, ())
        self.render_mode = render_mode
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.env = VectorEnv(name, num_envs, options=options, preset=preset, longest=max_cycles)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(LOWEST, HIGHEST, self.env.shape, np.float32)
        self.single_action_space = spaces.Discrete(self.env.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New matches everywhere: those of the seed, or the next. Options of the game are given where it is made."""
        for option in options or ():
            raise BadOptions(option, "options are given where the environment is made, not where a match begins")
        if isinstance(seed, list):
            raise BadOptions("seed", "one number: each environment has a seed of its own that follows from it")
        if seed is not None:
            self._np_random = np.random.default_rng(seed)
        self.env.reset(int(self.np_random.integers(SEEDS)))
        return self.seen(), self.infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One action in each environment. If one is not legal, none is carried out."""
        movers = self.env.seen.mover.copy()
        self.env.advance(actions)
        seen = self.env.seen
        over, cut = seen.terminated.copy(), seen.truncated.copy()
        rewards = seen.reward.copy()
        final = self.final(movers, over | cut)
        self.env.batch.renew()
        info = {**self.infos(), "rewards": rewards, "_rewards": everywhere(self.num_envs), **final}
        return self.seen(), rewards[np.arange(self.num_envs), movers].astype(np.float64), over, cut, info

    def seen(self) -> Array:
        """What the next to decide know, inside the bounds of the space."""
        return self.env.seen.observation.clip(LOWEST, HIGHEST)

    def infos(self) -> dict[str, Any]:
        """What is no observation: which actions are legal, and who decides."""
        info = {"action_mask": self.env.seen.mask.view(np.int8).copy(), "mover": self.env.seen.mover.copy()}
        return {**info, **{f"_{name}": everywhere(self.num_envs) for name in info}}

    def final(self, movers: Array, ended: Array) -> dict[str, Any]:
        """The last observation of each match that has ended, where any has."""
        if not ended.any():
            return {}
        last = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(ended):
            view = self.env.state(int(index)).view(int(movers[index]))
            last[index] = self.env.game.observe(view).clip(LOWEST, HIGHEST)
        info = {"mover": np.where(ended, movers, -1), "_mover": ended.copy()}
        return {"final_obs": last, "_final_obs": ended.copy(), "final_info": info, "_final_info": ended.copy()}

    def sample(self) -> Array:
        """A legal action for each environment, each as likely as any other."""
        return self.env.sample().copy()


def everywhere(count: int) -> Array:
    """Of an info: every environment has it."""
    return np.ones(count, np.bool_)


register()
