"""Checks of the pictures of a game's rules: each can be drawn, shows what it says, and says it in every language."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import ParseError

from caracole.kernel.diagrams import Plate, check_parts
from caracole.kernel.game import Game
from caracole.kernel.messages import LANGUAGES


def check_diagrams(game: Game) -> int:
    """AssertionError names the file, the diagram and what is wrong with it; says how many diagrams there are."""
    for diagram in game.diagrams:
        where = f"{game.folder / 'diagrams.toml'}: diagram {diagram.id}"
        plate = Plate(game, diagram)
        for field, check in CHECKS.items():
            try:
                check(plate)
            except (AssertionError, ValueError, LookupError, ParseError) as error:
                raise AssertionError(f"{where}: {field}: {error}") from error
    check_idle(game)
    return len(game.diagrams)


def check_idle(game: Game) -> None:
    """No caption without a diagram, no answer without a question."""
    known = {diagram.message for diagram in game.diagrams}
    known |= {f"{part}-{each.id}" for each in game.rulebook.questions for part in ("question", "answer")}
    for language in LANGUAGES:
        ids = {each for each in game.messages.ids(language) if each.startswith(("diagram-", "question-", "answer-"))}
        assert ids <= known, f"{game.folder}/messages/{language}: said nowhere: {', '.join(sorted(ids - known))}"
        silent = {each for each in known if not game.messages.speaks(language, each)}
        assert not silent or language not in game.messages.languages, (
            f"{game.folder}/messages/{language}: no text: {', '.join(sorted(silent))}"
        )


def check_rule(plate: Plate) -> None:
    assert plate.diagram.rule in plate.game.rulebook, f"{plate.diagram.rule} is not in rulebook.toml"


def check_position(plate: Plate) -> None:
    check_parts(plate.diagram)
    assert plate.state is not None


def check_arrows(plate: Plate) -> None:
    legal = {plate.state.say(action) for action in plate.state.legal()}
    for text in plate.diagram.arrows:
        assert text in legal, f"{text} cannot be played here"


def check_crossed(plate: Plate) -> None:
    for text in plate.diagram.crossed:
        refusal = plate.state.view(plate.side).why_not(plate.state.parse(text))
        assert refusal is not None, f"{text} can be played here"
        assert refusal.rule == plate.diagram.rule, f"{text} is forbidden by {refusal}"


def check_drawing(plate: Plate) -> None:
    """Everything pointed out is there, and inside what is shown."""
    plate.drawn()
    left, top, right, bottom = plate.frame
    ids = [id for path in plate.diagram.paths for id in path] + [sign.at for sign in plate.diagram.signs]
    for id in ids:
        box = plate.box(id)
        inside = box[0] < right and box[2] > left and box[1] < bottom and box[3] > top
        assert inside, f"{id} lies outside what is shown"


def check_captions(plate: Plate) -> None:
    message = plate.diagram.message
    missing = [language for language in LANGUAGES if not plate.game.messages.speaks(language, message)]
    assert not missing, f"no text {message} in {', '.join(missing)}"


CHECKS: dict[str, Callable[[Plate], None]] = {
    "rule": check_rule,
    "messages": check_captions,
    "position": check_position,
    "arrows": check_arrows,
    "crossed": check_crossed,
    "drawing": check_drawing,
}
"""By what of a diagram they are about."""
