"""Why something may not be done now: the first rule that forbids it, with a sentence.

Everything here is told from the decider's own view, so that a refusal never says what the seat may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.kernel import errors, names
from caracole.kernel.errors import IllegalAction, NotAnAction, Refusal, Wording

if TYPE_CHECKING:
    from caracole.kernel.game import Game
    from caracole.kernel.state import State
    from caracole.kernel.view import View


def forbids(state: State, action: int) -> tuple[str, Wording] | None:
    """None if the action is legal, else the rule and why, before it is said in any language."""
    game = state.game
    action = game.action(action)
    if state.can(action):
        return None
    if state.actor == names.OVER:
        return game.refusals.END, Wording("refusal-over", game=game.name)
    if state.actor == names.CHANCE or action >= game.traits.actions:
        return game.refusals.CHANCE, Wording("refusal-chance", game=game.name)
    rule, message, args = game.refusals.refuse(game.view.redact(state, state.actor), action)
    return rule, Wording(message, args, game.name)


def why_not(state: State, action: int, language: str = "en") -> Refusal | None:
    """None if the action is legal, else the first rule that forbids it, as the decider may know it."""
    forbidden = forbids(state, action)
    if forbidden is None:
        return None
    rule, wording = forbidden
    return Refusal(rule, state.game.messages.say(language, wording.message, **wording.args))


def refused(state: State, action: int) -> ValueError:
    """The error for an action that is not legal in this state."""
    try:
        text = state.say(action)
    except ValueError:
        return errors.no_action(state.game, action)
    refusal = why_not(state, action)
    if refusal is None:
        return NotAnAction(f"{text} is not possible now")
    return IllegalAction(text, refusal, str(state))


def of_click(view: View, picks: tuple[str, ...], click: str, language: str = "en") -> Refusal | None:
    """The rule that leaves a click of the decider without an action; None if it is on no place and no piece."""
    found = view.game.refusals.refuse_click(view.state, picks, click)
    return Refusal(found[0], view.game.messages.say(language, found[1], **found[2])) if found else None


def out_of_turn(view: View, language: str = "en") -> Refusal | None:
    """Why a seat may click nothing at all now; None if it decides."""
    rules, say = view.game.refusals, view.game.messages.say
    if view.over:
        return Refusal(rules.END, say(language, "refusal-over"))
    if view.actor == names.CHANCE:
        return Refusal(rules.CHANCE, say(language, "refusal-chance"))
    return None if view.mine else Refusal(rules.TURN, say(language, "refusal-not-your-turn"))


def of_other_arm(game: Game, language: str = "en") -> Refusal:
    """Of what another person of the same side commands, in a game whose sides can be shared."""
    return Refusal(cast(str, game.refusals.ARM), game.messages.say(language, "refusal-other-arm"))
