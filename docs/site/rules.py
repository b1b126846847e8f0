"""The rules of every game as pages, in every language, with figures that the game draws itself."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from caracole.cli.rules import heading, known, legend, marks
from caracole.kernel.figures import Figures, said
from caracole.kernel.game import Game, games
from caracole.kernel.luck import SeededLuck
from caracole.kernel.messages import ENGLISH, LANGUAGES
from caracole.kernel.rulebook import Rule, message_id
from caracole.kernel.state import State

FIGURES = Path(__file__).with_name("figures.toml")


class Figure(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An entry of `figures.toml`."""

    game: str
    rule: str
    options: dict[str, Any] = {}
    position: str | None = None
    start: bool = False
    """The position is that at the beginning."""
    play: list[str] = []
    point: str | None = None
    layout: str | None = None

    def state(self, game: Game) -> State:
        resolved = game.resolve({"first": 0, **self.options}, luck=SeededLuck(1))
        state = game.start(resolved) if self.position is None else game.load(resolved, self.position)
        for text in self.play:
            state.apply(state.parse(text))
        return state

    def drawn(self, game: Game, language: str) -> str:
        """What the player to decide sees."""
        state = self.state(game)
        view = state.view(max(0, state.actor))
        focus = game.gestures.gesture(view, game.find(state, self.point))[0] if self.point else None
        return game.draw(view, layout=self.layout, focus=focus, language=language)


def figures() -> list[Figure]:
    told = tomllib.loads(FIGURES.read_text(encoding="utf-8"))
    return msgspec.convert(told["figure"], list[Figure])


def write(folder: Path) -> None:
    """`rules/GAME.md` in English, `rules/GAME-LANGUAGE.md` in the others, pictures beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    shown = figures()
    for game in games():
        for language in LANGUAGES:
            own = {figure.rule: figure for figure in shown if figure.game == game.name}
            pictures = {rule: picture(folder, game, figure, language) for rule, figure in own.items()}
            text = "\n".join(page(game, language, pictures))
            (folder / f"{named(game, language)}.md").write_text(text, encoding="utf-8", newline="\n")
    (folder / "index.md").write_text("\n".join(index()), encoding="utf-8", newline="\n")


def index() -> Iterator[str]:
    yield "# All rules, with figures\n"
    yield "Every rule with its id, where it is from and how sure we are of it. The games draw the figures themselves.\n"
    for game in games():
        links = ", ".join(f"[{language}]({named(game, language)}.md)" for language in LANGUAGES)
        yield f"- {game.title}: {links}"
    yield ""


def named(game: Game, language: str) -> str:
    return game.name if language == ENGLISH else f"{game.name}-{language}"


def picture(folder: Path, game: Game, figure: Figure, language: str) -> str:
    """The file of a figure; a language whose picture is the English one has none of its own."""
    english, drawn = figure.drawn(game, ENGLISH), figure.drawn(game, language)
    name = f"{named(game, ENGLISH if drawn == english else language)}-{message_id(figure.rule)}.svg"
    (folder / name).write_text(drawn, encoding="utf-8", newline="\n")
    return name


def page(game: Game, language: str, pictures: dict[str, str]) -> Iterator[str]:
    """A chapter for each of the rulebook's, and what is known of a rule below it."""
    yield f"# {game.title}{'' if language == ENGLISH else f' ({language})'}\n"
    yield " · ".join(f"[{each}]({named(game, each)}.md)" if each != language else each for each in LANGUAGES) + "\n"
    chapter = ""
    for rule in game.rulebook.rules.values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            yield f"## {heading(game, chapter, language)}\n"
        yield from told(game, rule, language)
        if rule.id in pictures:
            yield f"```{{figure}} {pictures[rule.id]}\n:alt: {rule.text(language)}\n\n{rule.id}\n```\n"
    yield "---\n"
    yield "\n".join(f"{line}  " for line in legend(game, language).splitlines())


def told(game: Game, rule: Rule, language: str) -> Iterator[str]:
    yield f"({named(game, language)}-{message_id(rule.id)})=\n"
    yield f"**{rule.id}** {plain(rule.text(language))}{plain(marks(rule))}\n"
    if rule.table:
        yield from table(said(game, rule.table, language))
    yield from (f"{{.known}}\n{plain(line)}\n" for line in known(game, rule, language))


def table(figures: Figures) -> Iterator[str]:
    yield row(figures.head)
    yield row(["---"] * len(figures.head))
    yield from map(row, figures.rows)
    yield ""


def row(cells: list[str]) -> str:
    return f"| {' | '.join(plain(cell) for cell in cells)} |"


def plain(text: str) -> str:
    """Nothing in a sentence of a game is Markdown."""
    for sign in "\\`*_[]<>|#":
        text = text.replace(sign, f"\\{sign}")
    return text
