"""Old Guard against OpenSpiel's own search in Python, on the same games, with as much time for every decision, or more.

    python -m benchmarks.open_spiel glorreiche --seconds 0.05 --theirs 1 --blocks 20 --seed 1

Open games meet its `MCTSBot`, games with something hidden its `ISMCTSBot`; both search until the time is up, and finish
the simulation they are in. Their time is the processor's, ours the clock's, so other work on the machine costs only us;
with `--playouts` we have so many simulations (positions, where whole turns are planned) instead of a time.
Where our decisions have taken longer than they should, theirs may take as long. Its searches in C++ (`pyspiel.MCTSBot`,
`pyspiel.ISMCTSBot`) cannot run games that are written in Python: they end the process, with OpenSpiel's own
`python_tic_tac_toe` as with ours (version 2.0). Their leaves are judged by one random rollout, as in OpenSpiel's
examples, or with `--leaf estimate` by our own estimate. A block is two matches with the same luck, seats exchanged;
forced actions are played without asking anybody. Prints a line of a Markdown table: our points with a 95 % interval
(Wilson's). `--out FILE` keeps a row for each match and goes on where it was ended, also with more `--blocks`.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import suppress
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from training import selfplay

from caracole.arena.entrants import entrant
from caracole.arena.ratings import Rate, rate
from caracole.arena.report import markdown, rate_text
from caracole.arena.simulate import derived
from caracole.kernel.game import game
from caracole.kernel.luck import SeededLuck
from caracole.kernel.random import Random
from caracole.research import open_spiel as adapter

ENDLESS = 10**9
HEAD = ("game", "theirs", "leaves", "points", "matches", "blocks", "our ms", "their ms", "their simulations")


class TimeUp(Exception):
    pass


class TimedMcts(mcts.MCTSBot):  # type: ignore[misc]  # open_spiel has no types
    """Their search, stopped between two simulations."""

    def __init__(self, played: Any, seconds: float, uct: float, evaluator: Any, random: Any) -> None:
        super().__init__(played, uct, ENDLESS, evaluator, random_state=random)
        self.seconds, self.simulations = seconds, 0

    def mcts_search(self, state: Any) -> Any:
        self.until = process_time() + self.seconds
        with suppress(TimeUp):
            self.root = super().mcts_search(state)
        self.simulations += self.root.explore_count
        return self.root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        if root.children and process_time() > self.until:
            raise TimeUp
        self.root = root
        return super()._apply_tree_policy(root, state)


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """The same with hidden hands, dealt anew by our resampler."""

    def __init__(self, played: Any, seconds: float, uct: float, evaluator: Any, random: Any) -> None:
        super().__init__(played, evaluator, uct, ENDLESS, random_state=random)
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))
        self.seconds, self.simulations = seconds, 0

    def run_search(self, state: Any) -> Any:
        self.until = process_time() + self.seconds
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if self._root_node.total_visits > 0 and process_time() > self.until:
            raise TimeUp
        self.simulations += 1
        return super().sample_root_state(state)


class Estimate(mcts.Evaluator):  # type: ignore[misc]
    """Our estimate of a position, on their scale."""

    def evaluate(self, state: Any) -> list[float]:
        return [state.sides * part - 1 for part in state.state.estimates]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Duel:
    """Many matches of one game."""

    def __init__(self, asked: argparse.Namespace, name: str) -> None:
        self.rules, self.asked = game(name), asked
        self.spent = {True: [0, 0.0], False: [0, 0.0]}
        """Decisions and seconds of the match under way, ours and theirs."""
        self.rows: list[dict[str, Any]] = kept(asked.out, name) if asked.out else []

    def run(self) -> tuple[str, ...]:
        for number in range(len(self.rows), 2 * self.asked.blocks):
            block, our_side = divmod(number, 2)
            self.spent = {True: [0, 0.0], False: [0, 0.0]}
            points, simulations = self.match(block, our_side)
            row = {"game": self.rules.name, "block": block, "points": points, "simulations": simulations}
            self.rows.append({**row, "ours": self.spent[True], "theirs": self.spent[False]})
            if self.asked.out:
                with self.asked.out.open("a", encoding="utf-8") as stream:
                    stream.write(json.dumps(self.rows[-1]) + "\n")
            print(f"{self.rules.name}, match {number + 1}: {rate_text(self.rate())}", file=sys.stderr, flush=True)
        ours, theirs = (f"{1000 * self.mean(side):.0f}" for side in ("ours", "theirs"))
        decisions = sum(row["theirs"][0] for row in self.rows)
        simulations = sum(row["simulations"] for row in self.rows)
        bot = "ISMCTSBot" if self.rules.traits.hidden else "MCTSBot"
        return (
            *(self.rules.name, bot, self.asked.leaf, rate_text(self.rate()), str(len(self.rows))),
            *(str(self.asked.blocks), ours, theirs, f"{simulations / max(1, decisions):.0f}"),
        )

    def rate(self) -> Rate:
        return rate([(row["block"], row["points"]) for row in self.rows])

    def mean(self, side: str) -> float:
        """Seconds a decision."""
        return float(sum(row[side][1] for row in self.rows) / max(1, sum(row[side][0] for row in self.rows)))

    def match(self, block: int, our_side: int) -> tuple[float, int]:
        """One match; says our payoff, and how many simulations they made."""
        seed, seconds = self.asked.seed, self.asked.seconds
        options = f",{self.asked.options}" if self.asked.options else ""
        name = f"{adapter.short_name(self.rules)}(players=2,setup_seed={1000 * seed + block}{options})"
        state = pyspiel.load_game(name).new_initial_state()
        luck = SeededLuck(derived(seed, block, "luck"))
        we = entrant(f"old-guard@{self.asked.playouts or f'{seconds}s'}{self.asked.figures}")
        ours = we.seated(self.rules, Random(derived(seed, block, our_side)))
        they = self.opponent(state.get_game(), np.random.RandomState(derived(seed, block, our_side) % 2**32))
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                outcome = luck.draw(state.state.odds(), self.rules.sequence.stream(state.state))
                state.apply_action(outcome - self.rules.traits.actions)
            elif len(legal) == 1:
                state.apply_action(legal[0])
            else:
                mine = state.current_player() == our_side
                they.seconds = max(self.asked.theirs or seconds, self.spent[True][1] / max(1, self.spent[True][0]))
                clock = perf_counter if mine else process_time
                start = clock()
                action = ours.choose(state.state.view(our_side), we.budget) if mine else they.step(state)
                self.spent[mine][0] += 1
                self.spent[mine][1] += clock() - start
                state.apply_action(int(action))
        return float(state.state.payoffs[our_side]), they.simulations

    def opponent(self, played: Any, random: Any) -> Any:
        evaluator = Estimate() if self.asked.leaf == "estimate" else mcts.RandomRolloutEvaluator(1, random)
        kind = TimedIsmcts if self.rules.traits.hidden else TimedMcts
        return kind(played, self.asked.seconds, self.asked.uct, evaluator, random)


def kept(file: Path, name: str) -> list[dict[str, Any]]:
    """The rows of a game in a file."""
    return [row for row in selfplay.kept(file) if row["game"] == name]


def parsed(words: list[str] | None = None) -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="+")
    asked.add_argument("--seconds", type=float, default=0.1, help="for every decision, both sides")
    asked.add_argument("--playouts", type=int, help="of ours for every decision, instead of a time")
    asked.add_argument("--theirs", type=float, help="seconds for theirs, if it may take longer than ours")
    asked.add_argument("--blocks", type=int, default=5, help="of two matches each")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, help="a row for each match; goes on where it was ended")
    asked.add_argument("--leaf", choices=("rollout", "estimate"), default="rollout")
    asked.add_argument("--uct", type=float, default=2.0, help="their exploration, 2 in OpenSpiel's example")
    asked.add_argument("--figures", default="", help="of our level, changed, like :exploration=0.5")
    asked.add_argument("--options", default="", help="of the game, like draw_after=10")
    return asked.parse_args(words)


def main() -> None:
    asked = parsed()
    adapter.register()
    print(markdown(HEAD, []))
    for name in asked.games:
        print("| " + " | ".join(Duel(asked, name).run()) + " |", flush=True)


if __name__ == "__main__":
    main()
