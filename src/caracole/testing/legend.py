"""Checks of a game's legend: every thing it names is drawn somewhere, and is explained in every language."""

from __future__ import annotations

from collections.abc import Iterator

from caracole.kernel.diagrams import Plate
from caracole.kernel.game import Game
from caracole.kernel.lessons import Course
from caracole.kernel.messages import LANGUAGES


def check_legend(game: Game) -> None:
    """AssertionError names the file and the thing."""
    file = game.folder / "legend.toml"
    missing = list(game.legend)
    for picture in pictures(game):
        missing = [thing for thing in missing if not thing.is_in(picture)]
        if not missing:
            break
    assert not missing, f"{file}: drawn in no lesson and no diagram: {', '.join(thing.id for thing in missing)}"
    known = {message for thing in game.legend for message in thing.messages}
    for language in game.messages.languages if not game.legend else LANGUAGES:
        silent = {message for message in known if not game.messages.speaks(language, message)}
        assert not silent, f"{game.folder}/messages/{language}: no text: {', '.join(sorted(silent))}"
        idle = {each for each in game.messages.ids(language) if each.startswith("thing-")} - known
        assert not idle, f"{game.folder}/messages/{language}: no such thing: {', '.join(sorted(idle))}"


def pictures(game: Game) -> Iterator[str]:
    """Positions the game itself gives as examples, as whoever decides sees them."""
    if not game.legend:
        return
    for lesson in game.lessons:
        yield game.draw(Course(game, lesson).start().view(lesson.side))
    for diagram in game.diagrams:
        yield str(Plate(game, diagram).picture)
