"""A review as HTML that needs nothing beside itself, light and dark, in every language."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from caracole.kernel.game import game
from caracole.kernel.match import Match
from caracole.kernel.messages import catalogue
from caracole.kernel.names import SPECTATOR
from caracole.review.chart import drawn
from caracole.review.data import Decision, Review

MESSAGES = Path(__file__).with_name("messages")
MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
STYLE = """
.review { --paper: #fbf7ee; --ink: #2b2620; --soft: #6d6457; --line: #d5cab6;
  background: var(--paper); color: var(--ink); font: 15px/1.5 Georgia, serif; padding: 1rem; }
@media (prefers-color-scheme: dark) {
  .review { --paper: #1d1b18; --ink: #eee6d8; --soft: #b3a893; --line: #4b4439; } }
body { margin: 0; } .review > * { max-width: 60rem; margin-inline: auto; }
.review table { border-collapse: collapse; } .review th, .review td { padding: .15rem .6rem; text-align: left; }
.review tr { border-bottom: 1px solid var(--line); } .review .number { text-align: right; }
.review .chart { width: 100%; height: auto; } .chart text { fill: var(--soft); font: 11px system-ui; }
.chart .grid { stroke: var(--line); } .review .soft { color: var(--soft); }
.review figure { margin: 1rem 0; } .review img { width: 100%; max-width: 44rem; height: auto; display: block; }
.review .scroll { overflow-x: auto; }
"""


class Words:
    """The sentences of a report in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.known = catalogue(MESSAGES)

    def __call__(self, message: str, **args: str | int) -> str:
        return escape(self.known.say(self.language, message, **args))


def page(reviews: Iterable[Review], language: str = "en") -> Iterator[str]:
    """A whole document, piece by piece: thousands of reviews need no more memory than one."""
    words = Words(language)
    yield f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{words("report")}</title>'
    yield '<meta name="viewport" content="width=device-width">'
    yield f"<style>{STYLE}</style><main>"
    for review in reviews:
        yield body(review, words)
    yield "</main></html>"


def fragment(review: Review, language: str = "en") -> str:
    """One review, to stand inside another page."""
    return f"<style>{STYLE}</style>{body(review, Words(language))}"


def body(review: Review, words: Words) -> str:
    title = words("report-of", game=game(review.game).title, care=review.care)
    return (
        f'<article class="review"><h1>{title}</h1>{totals(review, words)}'
        f"<h2>{words('chances')}</h2><p class='soft'>{words('chances-why')}</p>{drawn(review, words('chances'))}"
        f"<h2>{words('turning')}</h2>{turning(review, words)}"
        f"<h2>{words('decisions')}</h2>{decisions(review, words)}</article>"
    )


def row(cells: Iterable[str], kind: str = "td") -> str:
    return "<tr>" + "".join(f"<{kind}>{cell}</{kind}>" for cell in cells) + "</tr>"


def totals(review: Review, words: Words) -> str:
    heads = ("side", "result", "luck", "adjusted", "lost", "accuracy", "decisions")
    parts = [row((words(head, number="") if head == "side" else words(head) for head in heads), "th")]
    for number, side in enumerate(review.sides):
        accuracy = "–" if side.accuracy is None else f"{side.accuracy:.1f} %"
        classes = ", ".join(f"{words(f'grade-{name}')} {count}" for name, count in side.grades.items() if count)
        cells = (
            f"{side.result:.2f}",
            f"{side.luck:+.3f}",
            f"{side.adjusted:.3f}",
            f"{side.lost:.3f}",
            accuracy,
            classes,
        )
        parts.append(row((words("side", number=number), *cells)))
    return f'<div class="scroll"><table>{"".join(parts)}</table></div>'


# --- turning points ---------------------------------------------------------------------------------------


def turning(review: Review, words: Words) -> str:
    match = Match.replay(review.record)
    decisions = {each.step: each for each in review.decisions}
    strokes = {each.step: each for each in review.strokes}
    parts = []
    for step in review.mistakes:
        each = decisions[step]
        said = words("turning-loss", step=step, played=each.played, best=" ".join(each.line), loss=f"{each.loss:.3f}")
        parts.append(figure(match.draw(each.side, step=step, language=words.language), said))
    for step in review.fortunes:
        stroke = strokes[step]
        side = max(range(len(stroke.luck)), key=lambda side: stroke.luck[side])
        said = words(
            "turning-luck", step=step, fell=stroke.fell, odds=stroke.odds, side=side, luck=f"{stroke.luck[side]:.3f}"
        )
        parts.append(figure(match.draw(SPECTATOR, step=step + 1, language=words.language), said))
    return "".join(parts)


def figure(picture: str, said: str) -> str:
    """A picture in a picture: its ids and styles are its own."""
    code = base64.b64encode(picture.encode()).decode()
    return f'<figure><img alt="{said}" src="data:image/svg+xml;base64,{code}"><figcaption>{said}</figcaption></figure>'


# --- the list ---------------------------------------------------------------------------------------------


def decisions(review: Review, words: Words) -> str:
    heads = ("step", "side", "phase", "played", "value", "best", "value", "loss", "class")
    parts = [row((words(head, number="") if head == "side" else words(head) for head in heads), "th")]
    parts += [row(cells(each, words)) for each in review.decisions]
    count = words("choices", number=len(review.decisions))
    return f'<details><summary>{count}</summary><div class="scroll"><table>{"".join(parts)}</table></div></details>'


def cells(each: Decision, words: Words) -> tuple[str, ...]:
    mark = MARKS.get(each.grade, "")
    equal = (
        words("equal-to-best") if each.played != each.best and each.grade == "best" else words(f"grade-{each.grade}")
    )
    error = words("exactly") if each.exact else f"± {1.96 * each.error:.3f}"
    return (
        str(each.step),
        str(each.side),
        escape(each.phase),
        escape(each.played),
        f"{each.value:.3f} {error}",
        escape(each.best),
        f"{each.best_value:.3f}",
        f"{each.loss:.3f}" if each.loss else "",
        f"{mark} {equal}".strip(),
    )
