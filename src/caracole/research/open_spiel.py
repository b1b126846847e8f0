"""Every installed game as an OpenSpiel game: `pyspiel.load_game("caracole_glorreiche(players=3)")`.

Importing this module registers them, as OpenSpiel's own Python games do.

Parameters are the game's options (anything but a flag, a number or a word is written as JSON) and `setup_seed`, from
which the options that are drawn (start player, even set-ups) follow, so that a game string names one game exactly.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from caracole.kernel import names
from caracole.kernel.extras import extra
from caracole.kernel.game import Game, games
from caracole.kernel.luck import SeededLuck
from caracole.kernel.random import Random
from caracole.kernel.state import State
from caracole.kernel.view import View

with extra("research"):
    import numpy as np
    import pyspiel

DRAWN = "default"
"""The value of a parameter that is left to its default or to the draw …"""
DRAWN_NUMBER = -1
"""… and of one that would be a number."""
THEN = "; "
"""Between two steps of what a seat saw."""


def register() -> list[str]:
    """Register every installed game that is not registered yet; says their OpenSpiel names."""
    known = set(pyspiel.registered_names())
    for game in games():
        if short_name(game) not in known:
            pyspiel.register_game(game_type(game), maker(game))
    return [short_name(game) for game in games()]


def short_name(game: Game) -> str:
    """The name under which OpenSpiel loads a game."""
    return f"caracole_{game.name}"


@cache
def game_type(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    kinds = pyspiel.GameType
    traits = game.traits
    chance, information = kinds.ChanceMode, kinds.Information
    return kinds(
        short_name=short_name(game),
        long_name=f"Caracole: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if traits.chance else chance.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if traits.hidden else information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(sides_of(game)),
        min_num_players=min(sides_of(game)),
        provides_information_state_string=True,
        provides_information_state_tensor=not traits.hidden,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


@cache
def sides_of(game: Game) -> tuple[int, ...]:
    """How many sides decide, for each number of people that may play."""
    return tuple(
        sorted({game.options.sides(game.resolve({"players": n}, luck=SeededLuck(0))) for n in game.traits.players})
    )


def parameters(game: Game) -> dict[str, Any]:
    """Every option with its default, and the seed of what is drawn."""
    kinds = get_type_hints(game.options.Options)
    plain = {name: written(value, kinds.get(name)) for name, value in game.options.DEFAULTS.items()}
    return {**plain, "preset": DRAWN, "setup_seed": 0}


def written(value: Any, kind: Any) -> Any:
    """A default as a parameter; a word that OpenSpiel would take for a number (`7..78`) is quoted."""
    if type(value) not in (bool, int, str):
        return DRAWN_NUMBER if numeric(kind) else DRAWN
    return json.dumps(value) if isinstance(value, str) and not value.strip("0123456789.") else value


def numeric(kind: Any) -> bool:
    """Whether an option is a whole number, or one of some numbers, or nothing."""
    if get_origin(kind) in (Union, UnionType):
        return all(part is NoneType or numeric(part) for part in get_args(kind))
    if get_origin(kind) is Literal:
        return all(type(part) is int for part in get_args(kind))
    return kind is int


def asked(given: Mapping[str, Any]) -> tuple[dict[str, Any], str | None, int]:
    """Options, preset and seed from the parameters of a game string."""
    chosen = {name: value for name, value in given.items() if value not in (DRAWN, DRAWN_NUMBER)}
    seed, preset = chosen.pop("setup_seed", 0), chosen.pop("preset", None)
    return {name: read(value) for name, value in chosen.items()}, preset, seed


def read(value: Any) -> Any:
    """A word may be JSON: a list, a table, a number."""
    try:
        return json.loads(value) if isinstance(value, str) else value
    except ValueError:
        return value


def maker(game: Game) -> Any:
    """The class OpenSpiel makes a game from."""

    class SpielGame(CaracoleGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    SpielGame.__name__ = SpielGame.__qualname__ = f"Caracole{game.name.title()}"
    return SpielGame


def loaded(text: str) -> Any:
    """The game a string names."""
    return pyspiel.load_game(text)


class CaracoleGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with its options resolved."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        wanted, preset, seed = asked(params)
        self.rules = game
        self.options = game.resolve(wanted, preset=preset, luck=SeededLuck(seed))
        self.sides = game.options.sides(self.options)
        traits = game.traits
        info = pyspiel.GameInfo(
            num_distinct_actions=traits.actions,
            max_chance_outcomes=traits.outcomes,
            num_players=self.sides,
            min_utility=-1.0,
            max_utility=float(self.sides - 1),
            utility_sum=0.0,
            max_game_length=game.options.longest(self.options) or 1_000_000,
        )
        super().__init__(game_type(game), info, dict(params))

    def __reduce__(self) -> tuple[Any, ...]:
        """The string says everything; reading it here registers the games in a process that has not seen them."""
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of the kind that is asked for."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; OpenSpiel keeps the history."""

    def __init__(self, game: CaracoleGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.sides = game.sides
        self.state: State = game.rules.start(game.options)
        self.seen = [""] * (game.sides + 1)
        """What each side saw, step by step, and at last a spectator; kept only where something is hidden. Words, not
        lists, because OpenSpiel clones a state by copying everything in it."""
        self.covered = ""
        """A letter a step: `?` if a spectator did not see what happened, else `.`; kept there, too."""
        self.retold: int | None = None
        """Whose step is being told again, while the history of a resampled state is written."""

    def current_player(self) -> int:
        actor = self.state.actor if self.retold is None else self.retold
        special = {names.CHANCE: pyspiel.PlayerId.CHANCE, names.OVER: pyspiel.PlayerId.TERMINAL}
        return int(special.get(actor, actor))

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome - self.rules.traits.actions, float(part)) for outcome, part in self.state.odds()]

    def _apply_action(self, action: int) -> None:
        if self.retold is not None:
            return
        ours = self.ours(self.state.actor, action)
        if self.rules.traits.hidden:
            self.note(ours)
        self.state.apply(ours)

    def note(self, action: int) -> None:
        """Keep what each seat sees of an action that is about to be applied."""
        said = self.state.say(action)
        self.covered += "." if self.rules.view.seen(self.state, action, names.SPECTATOR) is None else "?"
        for seat in (*range(self.sides), names.SPECTATOR):
            shown = self.rules.view.seen(self.state, action, seat)
            self.seen[seat] += f"{said if shown is None else shown}{THEN}"

    def ours(self, player: int, action: int) -> int:
        """Outcomes of chance are counted from 0 there, after the decisions here."""
        return action + self.rules.traits.actions if player < 0 else action

    def _action_to_string(self, player: int, action: int) -> str:
        if action == self.unseen(player):
            return "?"
        return self.state.say(self.ours(player, action))

    def is_terminal(self) -> bool:
        return self.state.over

    def returns(self) -> list[float]:
        """Zero-sum: winning alone is worth sides − 1, losing −1, a draw 0."""
        if not self.state.over:
            return [0.0] * self.sides
        return [self.sides * payoff - 1.0 for payoff in self.state.payoffs]

    def __str__(self) -> str:
        return str(self.state)

    def resample_from_infostate(self, player: int, probability: Any) -> SpielState:
        """A state that this player cannot tell from the present one, for information-set search.

        What it tells of the past is what everybody saw, so that neither its history nor what the others remember has
        the cards that were truly drawn; the player's own memory is whole.
        """
        if not self.rules.traits.hidden:
            twin: SpielState = self.clone()
            return twin
        twin = SpielState(self.get_game())
        for step, letter in zip(self.full_history(), self.covered, strict=True):
            twin.retold = names.CHANCE if step.player < 0 else step.player
            twin.apply_action(self.unseen(step.player) if letter == "?" else step.action)
        twin.retold = None
        twin.covered = self.covered
        twin.seen = [self.seen[names.SPECTATOR]] * len(self.seen)
        twin.seen[player] = self.seen[player]
        twin.state = self.state.view(player).imagine(Random(int(probability() * 2**53)))
        return twin

    def unseen(self, player: int) -> int:
        """In a history: the number, which no action and no outcome has, of what was not seen."""
        return self.rules.traits.outcomes if player < 0 else self.rules.traits.actions


class Observer:
    """What a player sees: features as a tensor, the position as text.

    Public information alone is what a spectator sees, the same for everybody. Private information alone is what the
    spectator does not see, which is nothing in an open game; of all players together it is told as text only. With
    perfect recall the text has every step as seen, too. Features do not remember, so there is a tensor then only where
    nothing is hidden: nobody needs to remember what lies open.
    """

    def __init__(self, game: CaracoleGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters: {params}")
        private = pyspiel.PrivateInfoType
        hidden = game.rules.traits.hidden
        self.recall: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info != private.NONE
        self.everybody: bool = kind.private_info == private.ALL_PLAYERS and hidden
        self.empty = not self.public and not (self.private and hidden)
        self.tensor, self.dict = None, {}
        if not (self.recall and hidden) and not self.everybody:
            shape = game.rules.features.SHAPE
            self.tensor = np.zeros(math.prod(shape), np.float32)
            self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers into the tensor."""
        if self.tensor is not None:
            self.dict["observation"][:] = self.features(state, player)

    def features(self, state: SpielState, player: int) -> Any:
        """The numbers a player is shown."""
        if self.empty:
            return 0
        if not self.private:
            return state.rules.observe(state.state.view(names.SPECTATOR))
        seen = state.rules.observe(state.state.view(player))
        if self.public:
            return seen
        open_to_all = View(state.rules, player, state.state.view(names.SPECTATOR).state)
        return np.where(seen == state.rules.observe(open_to_all), 0, seen)

    def string_from(self, state: SpielState, player: int) -> str:
        """Position and, with perfect recall, steps, as text."""
        if self.empty:
            return ""
        position = self.position(state, player)
        return f"{position} | {self.steps(state, player)}" if self.recall else position

    def position(self, state: SpielState, player: int) -> str:
        """The position as a player sees it, as text."""
        shown = str(state.state if self.everybody else state.state.view(player if self.private else names.SPECTATOR))
        if self.public:
            return shown
        common = str(state.state.view(names.SPECTATOR)).split(" | ")
        return " | ".join(part for part in shown.split(" | ") if part not in common)

    def steps(self, state: SpielState, player: int) -> str:
        """What a player has seen happen, as text."""
        if not state.rules.traits.hidden or self.everybody:
            return " ".join(map(str, state.history()))
        mine = state.seen[player if self.private else names.SPECTATOR].split(THEN)
        if self.public:
            return THEN.join(mine)
        common = state.seen[names.SPECTATOR].split(THEN)
        return THEN.join(own for own, shown in zip(mine, common, strict=True) if own != shown)


register()
