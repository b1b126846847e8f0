"""A PostgreSQL of the tests' own, where one is installed."""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path


def programs() -> Path | None:
    """Where initdb and pg_ctl are."""
    for folder in (*Path("/usr/lib/postgresql").glob("*/bin"), Path(shutil.which("initdb") or "/nowhere").parent):
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    return None


def parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0  # it has ended meanwhile


class Cluster:
    """PostgreSQL refuses to run as root: there it runs as the user `postgres`."""

    def __init__(self, binaries: Path, place: Path | None = None) -> None:
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="caracole-pg-", dir=place))
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")

    def run(self, *words: str) -> None:
        command = shlex.join(words)
        if os.geteuid() == 0:
            command = f"su -s /bin/sh postgres -c {shlex.quote(command)}"
        done = subprocess.run(
            command, shell=True, check=False, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        if done.returncode:
            raise RuntimeError(done.stderr.decode())

    def start(self) -> Cluster:
        """Its log comes in small pieces, so that a place that is full is noticed soon."""
        small = ("--wal-segsize", "1")
        self.run(str(self.binaries / "initdb"), "-D", str(self.data), "-A", "trust", "-U", "caracole", "-N", *small)
        self.start_again()
        return self

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start_again(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_wal_size=32MB"
        log = str(self.folder / "log")
        self.run(str(self.binaries / "pg_ctl"), "-D", str(self.data), "-o", options, "-l", log, "-w", "start")

    def revive(self) -> None:
        """Until it answers: what has mended itself is waited for, what has given up is started again."""
        asked = [str(self.binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        until = time.monotonic() + 60
        while subprocess.run(asked, check=False).returncode:
            if time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text()[-2000:])
            if not self.alive():
                self.start_again()
            time.sleep(0.02)

    def alive(self) -> bool:
        try:
            os.kill(int((self.data / "postmaster.pid").read_text().split()[0]), 0)
        except (OSError, IndexError, ValueError):
            return False
        return True

    def crash(self) -> None:
        """As after a power cut."""
        self.run(str(self.binaries / "pg_ctl"), "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def pids(self) -> list[int]:
        """All its processes, the first before its children."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        return [first, *(pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if parent(pid) == first)]

    def stop(self) -> None:
        self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self, name: str) -> str:
        self.run(
            "psql",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            "caracole",
            "-d",
            "postgres",
            "-c",
            f"create database {name}",
        )
        return f"postgresql://caracole@127.0.0.1:{self.port}/{name}"
