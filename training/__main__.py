"""Learn what positions of a game are worth, in rounds of play, learning and measuring.

    python -m training GAME play    --data FOLDER --matches 4000 --seed 1 --jobs 2
    python -m training GAME learn   --data FOLDER --seeds 1,2
    python -m training GAME tell    --data FOLDER --seeds 9
    python -m training GAME measure --bots old-guard@300,old-guard@300:insight=formula --blocks 100 --seed 1
    python -m training GAME make    --data FOLDER --matches 4000 --rounds 2 --jobs 2

`play` fills the file GAME-SEED.jsonl with matches and goes on where it was ended. `learn` fits a network to the matches
of all seeds named, says how well it knows those kept aside, and writes it where the game reads it. `tell` says how well
the chances that ship hold in matches they were not learned from. `measure` plays pairs of matches with the same luck.
`make` does all of it: each round plays with what the one before has learned, and its network is kept only if it wins
against the one before. To learn needs torch: pip install 'caracole[learn]'.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from caracole.arena import report
from training import rounds, selfplay
from training.minds import MINDS


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=sorted(MINDS))
    tasks = asked.add_subparsers(dest="task", required=True)
    for name in ("play", "learn", "tell", "measure", "make"):
        task = tasks.add_parser(name)
        task.add_argument("--data", type=Path, default=Path("training-data"))
        task.add_argument("--seed", type=int, default=1)
        task.add_argument("--jobs", type=int, default=1)
        task.add_argument("--cluster", help="the address of a Dask scheduler, instead of processes of this machine")
        task.add_argument("--matches", type=int, default=4000)
        task.add_argument("--seeds", default="1", help="of the matches to learn from")
        task.add_argument("--bots", default="old-guard@300,old-guard@300:insight=formula")
        task.add_argument("--out", type=Path, help="where the network goes, instead of where the game reads it")
        task.add_argument("--insight", default="formula", help="what players judge by: formula, or a file")
        task.add_argument("--blocks", type=int, default=100)
        task.add_argument("--rounds", type=int, default=2)
    given = asked.parse_args()
    start = time.monotonic()
    if given.task == "play":
        file = rounds.matches_file(given.game, given.data, given.seed)
        how = {"seed": given.seed, "jobs": given.jobs, "cluster": given.cluster, "insight": given.insight}
        selfplay.play(given.game, file, given.matches, **how)
    elif given.task == "learn":
        rounds.learn(given.game, given.data, [int(seed) for seed in given.seeds.split(",")], given.jobs, file=given.out)
    elif given.task == "tell":
        rounds.tell(given.game, given.data, [int(seed) for seed in given.seeds.split(",")], given.jobs)
    elif given.task == "measure":
        one, other = given.bots.split(",")
        found = rounds.compared(given.game, one, other, given.blocks, given.seed, given.jobs)
        print(f"{one} against {other}: {report.rate_text(found)} of {found.matches}, seed {given.seed}")
    else:
        rounds.make(given.game, given.data, given.rounds, given.matches, given.blocks, given.jobs)
    print(f"{given.task} {given.game}: {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
