"""The figures on counters and cards, as the data files give them; their names are messages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from caracole.games.manoeuvre import names

DATA = Path(__file__).parent / "data"


class UnitCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of one unit; dice are written `2d6`, an empty text means none."""

    letter: str
    copies: int
    defense: int
    attack: str = ""
    bombard: str = ""
    """Range 2; a card with bombard dice has no attack dice."""
    volley: str = ""
    """Range 1."""
    pursuit: int = 0
    """C12: a pursuit roll up to this hits."""
    withdraw: int = 0
    """C3: an attempt to withdraw succeeds on a roll up to this."""
    stays: bool = False
    """C11: not required to advance."""


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter: its full side and its reduced side."""

    key: str
    arm: str
    """`inf` or `cav`."""
    full: int
    reduced: int
    cards: tuple[UnitCard, ...]

    @property
    def mounted(self) -> bool:
        return self.arm == "cav"


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A leader's card; there is one of each."""

    code: str
    command: int
    attack: int
    """What his combat value adds for the attacker …"""
    defense: int
    """… and for the defender; only one leader has two different ones."""
    rally: int
    """R1: restores on a roll up to this; 6 needs no die."""
    pursuit: int = 0
    """C12: added to every pursuit roll."""
    battery: str = ""
    """C15: dice of the Grand Battery."""


class Headquarters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many copies of a headquarters card in one army's deck."""

    code: str
    copies: int


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Eight units and sixty cards."""

    key: str
    unit: tuple[Unit, ...]
    leader: tuple[Leader, ...]
    hq: tuple[Headquarters, ...]

    def number(self, key: str) -> int:
        """The number of a unit, by its key."""
        return [unit.key for unit in self.unit].index(key)

    def copies(self) -> list[int]:
        """How many copies of each card number the deck has."""
        counts = [0] * names.CODES
        for number, unit in enumerate(self.unit):
            for card in unit.cards:
                counts[number * names.LETTERED + "abcde".index(card.letter)] = card.copies
        for number in range(len(self.leader)):
            counts[names.UNIT_CARDS + number] = 1
        for listed in self.hq:
            counts[names.HEADQUARTERS + names.HQ_CODES.index(listed.code)] = listed.copies
        return counts

    def lists(self, code: int) -> bool:
        """Whether the deck has such a card; public."""
        return code in texts(self.key)

    def code(self, code: int) -> str:
        """The text of a card number; ValueError if this army has no such card."""
        if code not in texts(self.key):
            raise ValueError(f"{self.key} has no card number {code}")
        return texts(self.key)[code]

    def named(self, code: int) -> str:
        """The text of a card number the deck has."""
        if code >= names.HEADQUARTERS:
            return names.HQ_CODES[code - names.HEADQUARTERS]
        if code >= names.UNIT_CARDS:
            return self.leader[code - names.UNIT_CARDS].code
        return f"{self.unit[code // names.LETTERED].key}.{'abcde'[code % names.LETTERED]}"

    def unit_card(self, code: int) -> UnitCard:
        """The figures of a unit card, by card number."""
        letter = "abcde"[code % names.LETTERED]
        return next(card for card in self.unit[code // names.LETTERED].cards if card.letter == letter)


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a square does to whoever stands on it."""

    enter: bool
    ends_move: bool
    forced_march_ok: bool
    assault_from: bool
    defense: int
    attack: int
    attack_not_against: tuple[str, ...]
    """The attack bonus does not count against a unit on these letters."""
    blocks_los: bool


@cache
def army(key: str) -> Army:
    """An army by its key."""
    return msgspec.toml.decode((DATA / f"armies/{key}.toml").read_bytes(), type=Army)


def armies() -> list[Army]:
    """All eight, at their numbers."""
    return [army(key) for key in names.ARMIES]


@cache
def codes(key: str) -> dict[str, int]:
    """Card numbers of an army by their text."""
    return {text: code for code, text in texts(key).items()}


@cache
def texts(key: str) -> dict[int, str]:
    """The text of every card number the army's deck has."""
    own = army(key)
    return {code: own.named(code) for code, copies in enumerate(own.copies()) if copies}


@cache
def headquarters() -> dict[str, str]:
    """The dice of those headquarters cards that have any, by code."""
    return msgspec.toml.decode((DATA / "headquarters.toml").read_bytes(), type=dict[str, str])


@cache
def terrain() -> dict[str, Terrain]:
    """The seven kinds of terrain, by letter."""
    return msgspec.toml.decode((DATA / "terrain.toml").read_bytes(), type=dict[str, Terrain])


@cache
def tiles() -> dict[int, tuple[str, ...]]:
    """The 24 map tiles by number: four rows from top to bottom."""
    raw = msgspec.toml.decode((DATA / "tiles.toml").read_bytes(), type=dict[str, tuple[str, ...]])
    return {int(number): rows for number, rows in raw.items()}


def counted(counts: list[int]) -> list[int]:
    """The card numbers of one side's hand, deck or pile, each as often as it is there."""
    return [code for code, copies in enumerate(counts) for _ in range(copies)]


def dice(text: str) -> tuple[int, int]:
    """How many dice of how many sides: (2, 6) for `2d6`, (0, 0) for no dice."""
    if not text:
        return 0, 0
    count, _, sides = text.partition("d")
    return int(count), int(sides)


TIE_BREAK = ("US", "OT", "SP", "AU", "PR", "RU", "BR", "FR")
"""V2: the army named first wins when everything else is equal."""
