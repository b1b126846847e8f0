"""Files in and out: records by line, and output that is there whole or not at all."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from caracole.cli.screen import BadInput


@contextmanager
def writing(name: str, *, private: bool = False) -> Iterator[BinaryIO]:
    """A file that appears under its name only once everything is written; `-` is the standard output.

    A path that cannot be written is refused at once, before any work is done for it. A private file can be read
    by its owner alone.
    """
    if name == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    target = place(name)
    if target.exists() and not target.is_file():  # a device or a pipe takes bytes as they come
        with target.open("wb") as stream:
            yield stream
        return
    part = target.with_name(f".caracole-{secrets.token_hex(6)}.part")
    try:
        with refusing(name), part.open("xb") as stream:
            if private:
                part.chmod(0o600)
            yield stream
        with refusing(name):
            part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def place(name: str) -> Path:
    """Where the file will be; refuses what cannot become one."""
    if not name or "\0" in name:
        raise BadInput(f"cannot write {name!r}: this is no name of a file")
    with refusing(name):
        target = Path(name).resolve()
        if target.is_dir():
            raise BadInput(f"cannot write {name}: it is a folder")
        if target.exists() and not os.access(target, os.W_OK):
            raise BadInput(f"cannot write {name}: it is write-protected")
    return target


@contextmanager
def refusing(name: str) -> Iterator[None]:
    """Whatever the system objects to while this file is written, as a sentence."""
    try:
        yield
    except OSError as error:
        raise BadInput(f"cannot write {name}: {error.strerror}") from None


@contextmanager
def reading(name: str) -> Iterator[BinaryIO]:
    if name == "-":
        yield sys.stdin.buffer
        return
    try:
        with Path(name).open("rb") as stream:
            yield stream
    except OSError as error:
        raise BadInput(f"cannot read {name}: {error.strerror}") from None


def lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Every line that is not blank, with its number; a file that holds one record over several lines counts as one."""
    for number, line in enumerate(stream, 1):
        if line.strip():
            if number > 1 or is_json(line):
                yield number, line
            else:
                yield from spread_out(line, stream.read())


def spread_out(first: bytes, rest: bytes) -> Iterator[tuple[int, bytes]]:
    whole = first + rest
    if rest.strip() and is_json(whole):
        yield 1, whole
        return
    for number, line in enumerate(whole.splitlines(), 1):
        if line.strip():
            yield number, line


def is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
