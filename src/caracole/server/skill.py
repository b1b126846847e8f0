"""How strong somebody is, as a number with its doubt; and what a match teaches about everybody in it.

openskill's Plackett–Luce model: two to six sides, draws, several people on a side. A skill is a mean and a standard
deviation; people see the same around 1500. Levels of bots are anchors: what a match says about them is not kept.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from openskill.models import PlackettLuce

MODEL = PlackettLuce()
MEAN, SPREAD, BETA = MODEL.mu, MODEL.sigma, MODEL.beta
CENTRE, SCALE = 1500, 48.0
"""Somebody new is 1500; with 48 to a unit of openskill's, 200 more wins three matches of four, as on Elo's scale."""
PROVISIONAL = 110
"""As long as the doubt is not below this, a number is provisional."""
SURE = 0.5
"""How much an anchor is in doubt, in openskill's units."""
ANCHORS = Path(__file__).with_name("anchors.toml")


class Skill(msgspec.Struct, frozen=True):
    """What is known of somebody in one pool."""

    mu: float = MEAN
    sigma: float = SPREAD


class Shown(msgspec.Struct, frozen=True):
    """A skill as people read it: 1512 ± 60."""

    number: int
    doubt: int
    provisional: bool


def shown(skill: Skill) -> Shown:
    doubt = round(SCALE * skill.sigma)
    return Shown(round(CENTRE + SCALE * (skill.mu - MEAN)), doubt, doubt >= PROVISIONAL)


def pool(game: str, sides: int) -> str:
    """What has a rating of its own: a game with so many sides."""
    return f"{game}/{sides}"


@cache
def anchors() -> dict[str, dict[str, int]]:
    """By pool and level, the number it shows."""
    return tomllib.loads(ANCHORS.read_text(encoding="utf-8"))


def anchor(where: str, level: str) -> Skill | None:
    """The skill of a level of bots, where the arena has measured it."""
    number = anchors().get(where, {}).get(level)
    return None if number is None else Skill(MEAN + (number - CENTRE) / SCALE, SURE)


def after(teams: list[list[Skill]], places: list[int]) -> list[list[Skill]]:
    """What everybody is worth after a match; 1 is the best place, equal places are a draw."""
    rated = MODEL.rate(
        [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams], ranks=[float(p) for p in places]
    )
    return [[Skill(one.mu, one.sigma) for one in team] for team in rated]
