"""Who does the work: this process, several processes of this machine, or a Dask cluster.

`spread` is the one door through which many matches are played. Each result follows from its task alone and results
come in the order of the tasks, so nobody can tell from them who worked. What a lost worker of a cluster had done or
was doing is done again by another; it is handed on once.
"""

from __future__ import annotations

import itertools
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from multiprocessing import get_context, parent_process
from typing import Any, Protocol, TypeVar

import caracole
from caracole.kernel.errors import BadOptions, Refused

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3
"""Parts under way for each worker: enough that none waits, few enough that memory stays small and stopping is quick."""
PATIENCE = 60
"""Seconds that a cluster has to answer and to show a worker."""


class WorkersLost(Refused):
    """Whoever shared the work has gone, and the work cannot go on."""


class Pool(Protocol):
    """Takes parts of the work; `room` says how many may be under way."""

    def submit(self, work: Callable[..., Any], *given: Any) -> Any:
        """Have something done; the answer has a `result()` to wait for."""

    def room(self) -> int:
        """How many parts may be on their way at once."""


def spread(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    *,
    jobs: int = 1,
    cluster: str | None = None,
    chunk: int = 1,
) -> Iterator[Result]:
    """The result of each task, in order, each as soon as it and those before it are there.

    Work is shared by so many processes, or by the cluster at an address instead. It is a function of a module (or a
    `partial` of one), so that it can be sent. Tasks are taken as there is room for them, a chunk to a worker at a time.
    """
    if jobs == 1 and cluster is None:
        return map(work, tasks)
    return shared_out(work, iter(tasks), chunk, processes(jobs) if cluster is None else connected(cluster))


def shared_out(
    work: Callable[[Task], Result], tasks: Iterator[Task], chunk: int, workers: AbstractContextManager[Pool]
) -> Iterator[Result]:
    """Results in the order of the tasks, whoever did them."""
    waiting: deque[Any] = deque()
    with workers as pool:
        while part := list(itertools.islice(tasks, chunk)):
            waiting.append(pool.submit(several, work, part, here()))
            while len(waiting) >= pool.room():
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()


def several(work: Callable[[Task], Result], tasks: list[Task], expected: str) -> list[Result]:
    """A part of the work, done by a worker that has the same rules."""
    if here() != expected:
        raise WorkersLost(f"a worker has other rules: {here()} instead of {expected}")
    return [work(task) for task in tasks]


@cache
def here() -> str:
    """The versions that results depend on."""
    rules = ", ".join(f"{game.name} {game.traits.rules}" for game in caracole.games())
    return f"caracole {caracole.__version__} ({rules})"


# --- processes of this machine ---------------------------------------------------------------------


class Processes:
    """Processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self.pool = pool
        self.jobs = jobs

    def submit(self, work: Callable[..., Any], *given: Any) -> Any:
        """Have something done by one of the processes."""
        return self.pool.submit(work, *given)

    def room(self) -> int:
        """Enough that no process waits for the next part."""
        return AHEAD * self.jobs


@contextmanager
def processes(jobs: int) -> Iterator[Pool]:
    """So many processes of this machine, ended at the end."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin)
    try:
        yield Processes(pool, jobs)
    except BrokenProcessPool:
        raise WorkersLost("one of the processes that share the work was ended from outside") from None
    finally:
        pool.shutdown(cancel_futures=True)


def begin() -> None:
    """Ctrl-C reaches every process of the terminal, and only the first one answers it; all end with that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Whoever shares the work ends when there is nobody left to answer to."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# --- a cluster -------------------------------------------------------------------------------------


class Cluster:
    """A Dask scheduler with its workers, which may come and go."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.threads = 1

    def submit(self, work: Callable[..., Any], *given: Any) -> Any:
        """Have something done by any of the workers."""
        return self.client.submit(work, *given, pure=False)

    def room(self) -> int:
        """Asked anew for every part: workers may have come."""
        self.threads = sum(self.client.nthreads().values()) or self.threads
        return AHEAD * self.threads


@contextmanager
def connected(address: str) -> Iterator[Pool]:
    """The workers of a Dask scheduler."""
    try:
        from distributed import Client, KilledWorker
        from distributed.comm.addressing import get_address_host_port
    except ImportError:
        raise BadOptions("cluster", "a cluster needs Dask; run: pip install 'caracole[cluster]'") from None
    try:
        socket.create_connection(get_address_host_port(address), timeout=PATIENCE).close()
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadOptions("cluster", f"no Dask scheduler answers at {address!r}: {error}") from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        yield Cluster(client)
    except KilledWorker:
        raise WorkersLost("several workers of the cluster died over the same match") from None
    except TimeoutError:
        raise BadOptions("cluster", f"no worker has come to {address} in {PATIENCE} seconds") from None
    except (CancelledError, OSError) as error:
        raise WorkersLost(f"the cluster at {address} does not answer any more: {error}") from None
    except ModuleNotFoundError as error:
        raise WorkersLost(f"the workers of the cluster need the same packages as here: {error}") from None
    finally:
        client.close()
