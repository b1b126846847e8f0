"""Passwords: hashed by argon2, few at a time, so that guesses cannot fill the memory or keep the processors busy."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER = PasswordHasher()


class Passwords:
    """Works on two at once: each takes 64 MB and a processor."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(2)

    async def hash(self, password: str) -> str:
        async with self.turn:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; takes as long where there is none."""
        async with self.turn:
            return await asyncio.to_thread(verified, stored, password)


@cache
def absent() -> str:
    """Checked when there is no such account, so that the answer takes as long."""
    return HASHER.hash("nobody has this password")


def verified(stored: str | None, password: str) -> bool:
    nobody = absent()  # made here for whoever comes first, so that its making tells nothing
    try:
        return HASHER.verify(stored or nobody, password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False
