"""Where dice, spins and cards come from.

`FairLuck` is for matches: outcomes are HMAC-SHA256(seed, stream, counter); the seed's hash is shown before the
match, every seat may add a contribution, the seed is shown after it, and anybody can derive every roll again.
`SeededLuck` is for simulation: fast, repeatable from a number.

Each source of chance (a die, one side's deck) draws from a stream of its own, so that two matches can share
their luck even where their players decide differently. Where tables are compared (`by_side`), a die that all share has
a stream for each side too: what one side throws does not depend on how often the others have thrown.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from abc import ABC, abstractmethod
from typing import Any, TypeVar

import msgspec

from caracole.kernel.odds import Odds
from caracole.kernel.random import Random, mixed

T = TypeVar("T")


class Luck(ABC):
    """A supply of outcomes."""

    by_side = False
    """Whether each side draws from streams of its own, whatever it shares with others otherwise."""

    @abstractmethod
    def below(self, bound: int, stream: str) -> int:
        """A number from 0 to bound − 1, the next of its stream."""

    @abstractmethod
    def restarted(self) -> Luck:
        """The same luck, from its beginning."""

    def draw(self, odds: Odds, stream: str = "die") -> int:
        """An outcome, as likely as its odds say."""
        return odds.at(self.below(odds.total, stream))

    def shuffled(self, items: list[T], stream: str) -> list[T]:
        """The items in a random order."""
        left = list(items)
        for last in range(len(left) - 1, 0, -1):
            other = self.below(last + 1, stream)
            left[last], left[other] = left[other], left[last]
        return left


class SeededLuck(Luck):
    """Fast and repeatable: the same number gives the same outcomes, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: dict[str, Random] = {}

    def below(self, bound: int, stream: str) -> int:
        random = self.streams.get(stream)
        if random is None:
            word = int.from_bytes(hashlib.sha256(stream.encode()).digest()[:8], "big")
            random = self.streams[stream] = Random(mixed((self.seed ^ word) & 0xFFFFFFFFFFFFFFFF))
        return random.below(bound)

    def restarted(self) -> SeededLuck:
        return SeededLuck(self.seed)


def entropy() -> Luck:
    """Luck nobody can repeat, for a match that nobody asked to be repeatable."""
    return SeededLuck(secrets.randbits(64))


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record keeps of its luck. `seed` stays null until the match is over."""

    commitment: str
    contributions: tuple[str, ...] = ()
    seed: str | None = None
    asked: dict[str, Any] | None = None
    """The options that were asked for; the drawn ones must follow from the seed."""
    by_side: bool | msgspec.UnsetType = msgspec.UNSET
    """True if each side drew from streams of its own."""


def commitment(seed: bytes) -> str:
    """The hash that is shown before the match."""
    return hashlib.sha256(b"caracole-seed/1:" + seed).hexdigest()


class FairLuck(Luck):
    """Provably fair: committed before the match, mixed with a contribution of each seat, revealed after it."""

    def __init__(
        self, seed: bytes | None = None, contributions: tuple[str, ...] = (), *, by_side: bool = False
    ) -> None:
        self.seed = seed if seed is not None else secrets.token_bytes(32)
        self.contributions = contributions
        self.by_side = by_side
        mix = "\x1f".join(contributions).encode()
        self.root = hmac.digest(self.seed, b"caracole-luck/1:" + mix, "sha256")
        self.counters: dict[str, int] = {}

    def below(self, bound: int, stream: str) -> int:
        """floor(u · bound / 2²⁵⁶) with u = HMAC(root, stream ‖ counter): the bias is below bound / 2²⁵⁶."""
        counter = self.counters.get(stream, 0)
        self.counters[stream] = counter + 1
        word = hmac.digest(self.root, f"{stream}#{counter}".encode(), "sha256")
        return int.from_bytes(word, "big") * bound >> 256

    def restarted(self) -> FairLuck:
        return FairLuck(self.seed, self.contributions, by_side=self.by_side)

    def proof(self, asked: dict[str, Any] | None, *, revealed: bool) -> Proof:
        """What a record carries to prove the luck: the hash, who contributed what, and the seed once it is revealed."""
        seed = self.seed.hex() if revealed else None
        return Proof(commitment(self.seed), self.contributions, seed, asked, self.by_side or msgspec.UNSET)

    @classmethod
    def proven(cls, proof: Proof) -> FairLuck:
        """The luck of a finished record; refuses a seed that is not the one committed to."""
        if proof.seed is None:
            raise ValueError("the seed has not been revealed")
        try:
            seed = bytes.fromhex(proof.seed)
        except ValueError:
            raise ValueError("the seed is not written in hexadecimal") from None
        if not hmac.compare_digest(commitment(seed), proof.commitment):
            raise ValueError("the revealed seed is not the one that was committed to")
        return cls(seed, proof.contributions, by_side=proof.by_side is True)
