"""A fast seeded generator (splitmix64) for simulation and search; the same numbers compiled and pure."""

from __future__ import annotations

from caracole.kernel import names


def mixed(word: int) -> int:
    """A 64-bit word with every bit depending on every bit of the one given."""
    word = ((word ^ (word >> 30)) * names.MIX1) & names.MASK64
    word = ((word ^ (word >> 27)) * names.MIX2) & names.MASK64
    return word ^ (word >> 31)


def absorbed(key: int, value: int) -> int:
    """One more value mixed into the key of a position."""
    return mixed((key + names.GAMMA + (value & 0x7FFFFFFF)) & names.MASK64)


class Random:
    """Never used for a match between people: that is what `kernel.luck` is for."""

    word: int

    def __init__(self, seed: int) -> None:
        self.word = seed & 0xFFFFFFFFFFFFFFFF

    def next(self) -> int:
        """64 random bits."""
        self.word = (self.word + names.GAMMA) & names.MASK64
        return mixed(self.word)

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, by multiplying (small bounds, bias below bound / 2³²) or dividing."""
        if bound >> 31:
            return self.next() % bound
        return ((self.next() >> 32) * bound) >> 32

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.next() >> 11) * (1.0 / 9007199254740992.0)
