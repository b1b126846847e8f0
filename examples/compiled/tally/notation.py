"""Actions and positions as text: `two`; `21 1` for the heap and who took last."""

from __future__ import annotations

from caracole.kernel.errors import NotAnAction

WORDS = ("one", "two", "three")


def say(state, action):
    if not 0 <= action < len(WORDS):
        raise ValueError(f"{action} is no action")
    return WORDS[action]


def parse(state, text):
    if text not in WORDS:
        raise NotAnAction(f"“{text}” is no action of Tally")
    return WORDS.index(text)


def dump(state):
    return f"{state.heap} {state.last}"


def load(state, text):
    heap, last = text.split()
    if not (heap.isdecimal() and int(heap) <= 21 and last in ("0", "1")):
        raise ValueError(f"expected a heap up to 21 and a side, got {text!r}")
    state.place(int(heap), int(last))
