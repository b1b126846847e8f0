"""Every installed game as a PettingZoo environment.

`env("glorreiche", players=3)` and `raw_env(…)`; importing this module also registers them, so that
`pettingzoo.make("aec", "caracole/glorreiche-v1", players=3)` finds them.
"""

from __future__ import annotations

from typing import Any, Literal

from caracole.kernel import doors
from caracole.kernel.errors import BadOptions
from caracole.kernel.extras import extra
from caracole.kernel.game import Game, game, games
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.names import SPECTATOR
from caracole.kernel.options import among, within

with extra("research"):
    import numpy as np
    import pettingzoo
    from gymnasium import logger, spaces
    from pettingzoo.utils import wrappers

LOWEST, HIGHEST = -1.0, 16.0
"""What is observed stays between these; the few counts that could grow past the end (medals) are cut there."""
MASKS = ("info", "observation")
RENDER_MODES = ("human", "ansi", "rgb_array")
PROBE = {"options"}
"""PettingZoo's own interface test begins a match with this option, and no environment may mind."""
WIDEST = 1 << 14
"""Of a picture, in pixels."""


def register() -> list[str]:
    """Register every installed game that is not registered yet; says their ids."""
    for found in games():
        if identity(found) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", identity(found), f"{__name__}:env", kwargs={"name": found.name})
    return [identity(found) for found in games()]


def identity(found: Game) -> str:
    """The version is that of the rules: it changes when a position has other actions or results than before."""
    return f"caracole/{found.name}-v{found.traits.rules}"


def env(name: str, **asked: Any) -> pettingzoo.AECEnv:
    """A game behind PettingZoo's usual guards: an illegal action ends the match, with a reward of −1."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(name, **asked), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def raw_env(name: str, **asked: Any) -> CaracoleEnv:
    """A game; an illegal action is refused with the rule that forbids it, and changes nothing."""
    return CaracoleEnv(name, **asked)


class CaracoleEnv(pettingzoo.AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """One match after another. Chance is played by the environment; a turn may be several decisions of one agent."""

    def __init__(
        self,
        name: str,
        *,
        masks: Literal["info", "observation"] = "info",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        width: int = 800,
        seat: int = SPECTATOR,
        preset: str | None = None,
        **options: Any,
    ) -> None:
        """`masks="observation"` makes observations dicts with the mask inside (it is in the info either way);
        after `max_cycles` decisions a match is truncated; `width` and `seat` say how large the rendered picture is
        and who looks at it. The rest are the game's options, like `players`.
        """
        super().__init__()
        among("masks", masks, MASKS)
        if render_mode is not None:
            among("render_mode", render_mode, RENDER_MODES)
        if max_cycles is not None:
            within("max_cycles", max_cycles, 1, 1 << 62)
        within("width", width, 1, WIDEST)
        self.rules = game(name)
        self.asked = {"preset": preset, **options}
        self.masks, self.max_cycles = masks, max_cycles
        self.render_mode, self.width, self.seat = render_mode, width, seat
        self.metadata = {
            "name": f"{name}_v{self.rules.traits.rules}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.sides = self.rules.options.sides(self.rules.resolve(options, preset=preset, luck=SeededLuck(0)))
        doors.seat(seat, self.sides)
        self.possible_agents = [f"player_{side}" for side in range(self.sides)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.rules.traits.actions) for agent in self.possible_agents}
        self.nothing = np.zeros(self.rules.traits.actions, np.int8)
        self.nothing.flags.writeable = False
        self.random: np.random.Generator | None = None

    # --- spaces -----------------------------------------------------------------------------------

    def space(self) -> spaces.Space[Any]:
        """The space of what a side observes."""
        seen = spaces.Box(LOWEST, HIGHEST, self.rules.features.SHAPE, np.float32)
        if self.masks == "info":
            return seen
        return spaces.Dict({"observation": seen, "action_mask": spaces.MultiBinary(self.rules.traits.actions)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def state_space(self) -> spaces.Box:
        """The space of what all sides know together."""
        first, *rest = self.rules.features.SHAPE
        return spaces.Box(LOWEST, HIGHEST, (self.sides * first, *rest), np.float32)

    # --- playing ----------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: the one of the seed, or the next. Options of the game are given to `env`, not here."""
        for option in sorted(set(options or ()) - PROBE):
            raise BadOptions(option, "options are given where the environment is made, not where a match begins")
        if seed is not None or self.random is None:
            self.random = np.random.default_rng(seed)
        luck = SeededLuck(int(self.random.integers(2**63)))
        self.match = Match.new(self.rules, luck, **self.asked)
        self.match.settle()
        self.cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.tell()
        self.show()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(int(action), by=self.possible_agents.index(agent))
        self.match.settle()
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.tell()
        self._accumulate_rewards()
        self.show()

    def tell(self) -> None:
        """Who is next, whether it is over, and what everybody gets and may do."""
        over = self.match.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.agent_selection = self.possible_agents[0 if over else self.match.state.actor]
        self.infos = {agent: {"action_mask": self.nothing} for agent in self.agents}
        if over:
            payoffs = self.match.state.payoffs
            self.rewards = {agent: self.sides * payoffs[side] - 1.0 for side, agent in enumerate(self.agents)}
        elif not cut:
            self.infos[self.agent_selection]["action_mask"] = self.mask()

    def mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """A byte for each action of the game, 1 for those that are legal now."""
        mask = np.zeros(self.rules.traits.actions, np.int8)
        mask[self.match.state.legal()] = 1
        return mask

    # --- what is seen -----------------------------------------------------------------------------

    def observe(self, agent: str) -> Any:
        seen = self.features(self.possible_agents.index(agent))
        if self.masks == "info":
            return seen
        return {"observation": seen, "action_mask": self.infos.get(agent, {}).get("action_mask", self.nothing)}

    def features(self, side: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a side knows, as numbers."""
        return self.rules.observe(self.match.view(side)).clip(LOWEST, HIGHEST)

    def state(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What all of them see, one after another; together they see everything but the order of a deck."""
        return np.concatenate([self.features(side) for side in range(self.sides)])

    def render(self) -> Any:
        """The picture as numbers, the board as text, or (`human`) the text printed."""
        if self.render_mode is None:
            logger.warn("render() was called, but no render_mode was given")
        elif self.render_mode == "rgb_array":
            from caracole.research.picture import pixels

            return pixels(self.match.draw(self.seat), self.width)
        else:
            text = self.rules.text.board(self.match.view(self.seat))
            return text if self.render_mode == "ansi" else print(text)

    def show(self) -> None:
        """Draw the position where somebody looks."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is open."""


register()
