"""Whoever looks at a terminal sees that something goes on; files and pipes get results alone."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

SIGNS = {
    "measuring": ["bench", "glorreiche", "--seconds", "0.01"],
    "matches": ["simulate", "glorreiche", "--matches", "3", "--out", "three.jsonl"],
    "migrating": ["migrate", "--database", "sqlite:///club.db"],
    "thinks": ["play", "generalowsky", "--seats", "random,random", "--players", "2", "--seed", "1"],
}


def on_a_terminal(folder: Path, *words: str) -> str:
    """What a command writes to a standard error that is a terminal."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "caracole", *words]
    with subprocess.Popen(
        command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=follower
    ) as it:
        os.close(follower)
        told = bytearray()
        while part := read(leader):
            told += part
    os.close(leader)
    assert it.returncode == 0, told.decode()
    return told.decode()


def read(leader: int) -> bytes:
    """The next of it; a terminal that everybody has left is an error on Linux."""
    try:
        return os.read(leader, 4096)
    except OSError:
        return b""


@pytest.mark.parametrize("sign", SIGNS)
def test_what_takes_long_is_seen_on_a_terminal(sign: str, tmp_path: Path) -> None:
    assert sign in on_a_terminal(tmp_path, *SIGNS[sign])


@pytest.mark.parametrize("sign", SIGNS)
def test_nothing_of_it_goes_into_a_pipe(sign: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "caracole", *SIGNS[sign]]
    done = subprocess.run(command, cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    assert sign not in done.stderr
    assert "\x1b" not in done.stderr + done.stdout
