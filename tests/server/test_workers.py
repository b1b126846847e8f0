"""Processes that think: what happens when they die, hang, grow, or lose their parent."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server import tasks

from caracole.server import workers
from caracole.server.workers import Died, Worker, Workers

PLENTY = 10**12


def run(work: Callable[[Workers], Coroutine[Any, Any, Any]], processes: int = 1, memory: int = PLENTY) -> Any:
    async def inside() -> Any:
        made = Workers(processes, memory)
        try:
            return await work(made)
        finally:
            made.close()

    return asyncio.run(inside())


def until(true: Callable[[], object], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.02)


def gone(pid: int) -> bool:
    """Ended, and waited for or not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def test_a_process_that_dies_is_noticed_and_only_its_own_job_is_lost() -> None:
    async def work(made: Workers) -> tuple[Any, ...]:
        return tuple(
            await asyncio.gather(
                made.do(tasks.die, seconds=600), made.do(tasks.pid, seconds=600), return_exceptions=True
            )
        )

    died, other = run(work, processes=2)
    assert isinstance(died, Died)
    assert isinstance(other, int)


def test_the_next_job_after_a_death_has_a_fresh_process() -> None:
    async def work(made: Workers) -> int:
        with pytest.raises(Died):
            await made.do(tasks.die, seconds=600)
        return int(await made.do(tasks.pid, seconds=600))

    assert run(work) != os.getpid()


def test_a_task_that_fails_says_why_and_its_process_goes_on() -> None:
    async def work(made: Workers) -> bool:
        before = await made.do(tasks.pid, seconds=600)
        with pytest.raises(RuntimeError, match="ValueError: no"):
            await made.do(tasks.fail, seconds=600)
        return bool(before == await made.do(tasks.pid, seconds=600))

    assert run(work)


def test_a_task_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MARGIN", 0.1)

    async def work(made: Workers) -> None:
        with pytest.raises(Died, match="no answer"):
            await made.do(tasks.hang, seconds=0)

    run(work)


def test_a_task_that_nobody_waits_for_is_told_to_stop(tmp_path: Path) -> None:
    note = tmp_path / "note"

    async def work(made: Workers) -> None:
        task = asyncio.create_task(made.do(tasks.wait_for_stop, str(note), seconds=600))
        await asyncio.to_thread(until, (tmp_path / "note.began").exists)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await asyncio.to_thread(until, note.exists)
        await made.do(tasks.pid, seconds=600)

    run(work)
    assert note.read_text() == "stopped"


@pytest.mark.parametrize(("memory", "most"), [(1, 1000), (PLENTY, 1)])
def test_a_process_that_has_grown_or_worked_enough_is_replaced(
    memory: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "MOST_JOBS", most)

    async def work(made: Workers) -> set[int]:
        return {await made.do(tasks.pid, seconds=600) for _ in range(3)}

    assert len(run(work, memory=memory)) == 3


def test_a_process_ends_when_its_pipe_is_closed() -> None:
    made = Worker()
    made.pipe.close()
    made.process.join(30)
    assert made.process.exitcode == 0


PARENT = """
import asyncio, sys
sys.path[:0] = {path!r}
from caracole.server.workers import Workers
from tests.server import tasks

async def main():
    made = Workers(2, 10**12)
    pids = await asyncio.gather(made.do(tasks.pid, seconds=600), made.do(tasks.pid, seconds=600))
    busy = asyncio.create_task(made.do(tasks.hang, seconds=600))
    print(*pids, flush=True)
    await busy

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_processes_end_with_their_parent_however_it_ends(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT.format(path=sys.path))
    parent = subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pids = [int(word) for word in parent.stdout.readline().split()]
    assert len(pids) == 2
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    until(lambda: all(gone(pid) for pid in pids))
