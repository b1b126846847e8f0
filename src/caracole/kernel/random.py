# cython: auto_pickle=True
"""A fast seeded generator (splitmix64) for simulation and search; the same numbers compiled and pure."""

from __future__ import annotations

import cython

from caracole.kernel import names

if not cython.compiled:  # the twin has it, inline: it is asked at every step

    def stirred(word: int) -> int:
        """A 64-bit word with every bit depending on every bit of the one given."""
        word = ((word ^ (word >> 30)) * names.MIX1) & names.MASK64
        word = ((word ^ (word >> 27)) * names.MIX2) & names.MASK64
        return word ^ (word >> 31)


def mixed(word: int) -> int:
    """The same, for whoever calls it from Python."""
    return stirred(word)


def absorbed(key: int, value: int) -> int:
    """One more value mixed into the key of a position."""
    return stirred((key + names.GAMMA + (value & 0x7FFFFFFF)) & names.MASK64)


class Random:
    """Never used for a match between people: that is what `kernel.luck` is for."""

    word: int

    def __init__(self, seed: int) -> None:
        self.word = seed & 0xFFFFFFFFFFFFFFFF

    if not cython.compiled:  # the twin has these, inline

        def drawn(self) -> int:
            """64 random bits."""
            self.word = (self.word + names.GAMMA) & names.MASK64
            return stirred(self.word)

        def drawn_below(self, bound: int) -> int:
            """A number from 0 to bound − 1 for a bound below 2³¹, by multiplying: its bias is below bound / 2³²."""
            return ((self.drawn() >> 32) * bound) >> 32

        def drawn_within(self, bound: int) -> int:
            """A number from 0 to bound − 1, by multiplying, or dividing if the bound is large."""
            if bound >> 31:
                return self.drawn() % bound
            return self.drawn_below(bound)

    def next(self) -> int:
        """64 random bits, for whoever calls it from Python."""
        return self.drawn()

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, for whoever calls it from Python."""
        return self.drawn_within(bound)

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.drawn() >> 11) * (1.0 / 9007199254740992.0)
