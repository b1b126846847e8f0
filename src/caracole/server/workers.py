"""Processes that think. Each does one thing at a time and ends with its parent, however that ends.

A process that dies takes only its own job with it; who waits for the job hears of it at once. One that has grown too
large, or has worked long enough, is replaced.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import connection, get_context
from typing import Any

import msgspec

from caracole.server import system

MOST_JOBS = 2_000
"""So many jobs a process does before another takes its place."""
MARGIN = 30.0
"""Seconds beyond its price after which a job is taken for hung, and its process ended."""
START = 300.0
"""Seconds that a process may take to be ready: on a busy machine, long."""
LATELY = 0.1
"""How much the newest job counts in what jobs take of late."""
PR_SET_PDEATHSIG = 1


class Died(Exception):
    """The process that worked on it is gone."""


class Answer(msgspec.Struct):
    """What a process sends back."""

    value: Any = None
    error: str | None = None
    memory: int = 0
    """Bytes the process holds."""


# --- in the process -----------------------------------------------------------------------------------------------


class Doing:
    """What the process does at this moment, so that it can be told to answer now."""

    stop: Callable[[], None] | None = None


def interruptible(stop: Callable[[], None]) -> None:
    """Called by a task that can end early: `stop` will be called, from another thread, if nobody waits any more."""
    Doing.stop = stop


def work_on(pipe: Any, parent: int) -> None:
    """The life of a process: one task after another, until the pipe is closed."""
    end_with(parent)
    tasks: queue.SimpleQueue[tuple[Callable[..., Any], tuple[Any, ...]]] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(pipe, tasks), daemon=True).start()
    pipe.send(Answer(memory=system.held()))
    while True:
        task, args = tasks.get()
        try:
            answer = Answer(value=task(*args))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        Doing.stop = None
        answer.memory = system.held()
        pipe.send(answer)


def listen(pipe: Any, tasks: queue.SimpleQueue[Any]) -> None:
    """In a thread of its own, so that the end of the parent is noticed in the middle of a task."""
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            os._exit(0)
        if task is not None:
            tasks.put(task)
        elif Doing.stop is not None:
            Doing.stop()


def end_with(parent: int) -> None:
    """Ctrl-C reaches every process of the terminal, and only the server answers it; the kernel ends us with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)  # it ended before we could ask for that


# --- in the server ------------------------------------------------------------------------------------------------


class Worker:
    """One process, seen from the server. Made in the thread of the event loop: Linux ends it with that thread."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work_on, args=(theirs, os.getpid()), daemon=True)
        self.process.start()
        theirs.close()
        self.ready = False
        self.jobs = 0

    def do(self, task: Callable[..., Any], args: tuple[Any, ...], patience: float) -> Answer:
        """In a thread: the answer; Died if the process ends, or does not answer in time."""
        try:
            if not self.ready:
                self.next(START)
                self.ready = True
            self.pipe.send((task, args))
            answer = self.next(patience)
        except (EOFError, OSError) as error:
            raise Died(f"the process ended: {error!r}") from None
        self.jobs += 1
        return answer

    def next(self, patience: float) -> Answer:
        """What the process says next."""
        ready = connection.wait([self.pipe, self.process.sentinel], patience)
        if self.pipe in ready:
            answer: Answer = self.pipe.recv()
            return answer
        if ready:
            raise Died(f"the process ended with {self.process.exitcode}")
        self.process.kill()
        raise Died(f"no answer within {patience:.0f} s")

    def stop(self) -> None:
        """Answer now."""
        with suppress(OSError):
            self.pipe.send(None)

    def close(self) -> None:
        self.process.kill()
        self.process.join(1)
        self.pipe.close()


class Workers:
    """So many processes, started when they are needed."""

    def __init__(self, processes: int, memory: int) -> None:
        self.processes = processes
        self.memory = memory
        """Bytes; a process that holds more is replaced."""
        self.idle: list[Worker] = []
        self.busy: dict[Worker, asyncio.Task[Any] | None] = {}
        """Each with the task that waits for it."""
        self.threads = ThreadPoolExecutor(max(1, processes), thread_name_prefix="worker")
        self.overhead = 0.0
        """Seconds that a job of late took beyond those it was given; the start of a process is not counted."""
        self.closed = False

    async def do(self, task: Callable[..., Any], *args: Any, seconds: float) -> Any:
        """What a task says. Whoever is cancelled while waiting for it stops it."""
        worker = self.idle.pop() if self.idle else Worker()
        warm, began = worker.jobs > 0, time.perf_counter()
        loop = asyncio.get_running_loop()
        answering = loop.run_in_executor(self.threads, worker.do, task, args, seconds + MARGIN)
        self.busy[worker] = asyncio.current_task()
        answering.add_done_callback(lambda done: self.put_back(worker, done))
        try:
            answer = await asyncio.shield(answering)
        except asyncio.CancelledError:
            worker.stop()
            raise
        if warm:
            self.overhead += LATELY * (max(0.0, time.perf_counter() - began - seconds) - self.overhead)
        if answer.error is not None:
            raise RuntimeError(answer.error)
        return answer.value

    def hurry(self, task: asyncio.Task[Any] | None) -> None:
        """Whatever a task waits for is to be answered now, with what has been found."""
        for worker, waiting in self.busy.items():
            if waiting is task:
                worker.stop()

    def put_back(self, worker: Worker, done: asyncio.Future[Answer]) -> None:
        del self.busy[worker]
        failed = done.cancelled() or done.exception() is not None
        if self.closed or failed or done.result().memory > self.memory or worker.jobs >= MOST_JOBS:
            worker.close()
        else:
            self.idle.append(worker)

    def close(self) -> None:
        """End them all; whoever still waits hears that they died."""
        self.closed = True
        for worker in self.idle:
            worker.close()
        for worker in self.busy:
            worker.process.kill()
        self.threads.shutdown(wait=False)
