"""The fields of a plain state: found by their annotations, copied, compared, written and read without its help."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Literal, Union, get_args, get_origin

import msgspec

from caracole.kernel import names
from caracole.kernel.errors import PAGE, BadGame
from caracole.kernel.state import Due

if TYPE_CHECKING:
    from caracole.kernel.plain import PlainState
    from caracole.kernel.state import State

NUMBERS = 256
"""How many numbers a position is hashed into for learning."""
PLAIN_TYPES = {int, float, bool, str, None, NoneType, list, tuple, dict, set, Union, UnionType}
PLAIN = "numbers, words, None, or lists, tuples, sets and dicts of them"


@cache
def declared(kind: type) -> dict[str, Any]:
    """The annotated names of a game's class with their types, in the order in which they stand."""
    own = kind.__mro__[: [part.__name__ for part in kind.__mro__].index("PlainState")]
    return {
        name: type_ for part in reversed(own) for name, type_ in inspect.get_annotations(part, eval_str=True).items()
    }


def is_plain(type_: Any) -> bool:
    """Whether what it holds can be copied, compared, written and read without knowing the game."""
    parts = [part for part in get_args(type_) if part is not Ellipsis]
    if get_origin(type_) is Literal:
        return all(type(part) in (int, str, bool, NoneType) for part in parts)
    return (get_origin(type_) or type_) in PLAIN_TYPES and all(map(is_plain, parts))


@cache
def shape(kind: type) -> Any:
    """The position of a class as a record: who decides, then its fields, each of the type it declares."""
    members: list[Any] = [("actor", int), *declared(kind).items()]
    return msgspec.defstruct(kind.__name__, members, forbid_unknown_fields=True)


def kind_of(state: State) -> Any:
    return type(state)


def values(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in declared(kind_of(state))}


def dump(state: State) -> str:
    """The whole position on one line: who decides, then every field."""
    return msgspec.json.encode({"actor": state.actor, **values(state)}, order="deterministic").decode()


def load(state: State, text: str) -> None:
    """Fill a state from such a line; ValueError says what is wrong with it."""
    read = msgspec.json.decode(text, type=shape(kind_of(state)))
    if not names.OVER <= read.actor < state.game.options.sides(state.options):
        raise ValueError(f"actor: there is no side {read.actor}")
    for name in declared(kind_of(state)):
        setattr(state, name, getattr(read, name))
    state.schedule([] if read.actor == names.OVER else [Due(0)], read.actor)


def copy(state: State, other: State) -> None:
    for name, value in values(other).items():
        setattr(state, name, copied(value))


def copied(value: Any) -> Any:
    if isinstance(value, list):
        return [copied(part) for part in value]
    if isinstance(value, dict):
        return {key: copied(part) for key, part in value.items()}
    return set(value) if isinstance(value, set) else value


def hidden(state: PlainState, seat: int) -> PlainState:
    """A copy without what a seat may not know."""
    twin = state.clone()
    ask(twin, "hide", seat)
    vars(twin)["redacted"] = seat  # a clone of it is a position of its own again
    return twin


def hashed(state: State) -> int:
    return int.from_bytes(blake2b(dump(state).encode(), digest_size=8).digest(), "little")


def listed(state: State) -> str:
    """A line a field."""
    return "\n".join(f"{name}: {spaced(value)}" for name, value in values(state).items())


def spaced(value: Any) -> str:
    if isinstance(value, Mapping):
        return "  ".join(f"{key} {spaced(part)}" for key, part in value.items())
    if isinstance(value, set):
        value = sorted(value)
    if isinstance(value, list | tuple):
        return " ".join(map(spaced, value)) or "–"
    return "?" if value is None else str(value)


def numbers(state: State) -> list[float]:
    """Each part of the position, with its place in it, hashed into one of a few numbers; the same ones add up."""
    found = [0.0] * NUMBERS
    for path, value in parts("", {"actor": state.actor, **values(state)}):
        place = int.from_bytes(blake2b(f"{path}={value}".encode(), digest_size=8).digest(), "little")
        found[place % NUMBERS] += 1.0
    return found


def parts(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping | set):
        value = sorted(value.items() if isinstance(value, Mapping) else value)
    if isinstance(value, list | tuple):
        for number, part in enumerate(value):
            yield from parts(f"{path}.{number}", part)
    else:
        yield path, value


def share(state: PlainState, side: int) -> float:
    """Of a finished match: 1 for winning alone, shared between winners, or between all if nobody won."""
    if state.failed or state.actor != names.OVER:
        return 0.0
    everybody = range(state.game.options.sides(state.options))
    won = each(state, "winners", state.winners(), "sides")
    for winner in won:
        if winner not in everybody:
            raise blamed(state, "winners", f"names {winner!r}; sides are 0 to {len(everybody) - 1}")
    if not won and not state.game.traits.draws:
        raise blamed(state, "winners", f"names nobody in {dump(state)}, and the traits do not say draws=True")
    won = won or list(everybody)
    return 1 / len(won) if side in won else 0.0


# --- what is wrong with a game ------------------------------------------------------------------------


def each(state: PlainState, method: str, answer: Iterable[int], wanted: str) -> list[int]:
    """What a method lists, if it does list something."""
    if not isinstance(answer, Iterable):
        raise blamed(state, method, f"gives {answer!r}; expected a list of {wanted}")
    return list(answer)


def checked(state: PlainState, actions: Iterable[int]) -> list[int]:
    """The legal actions, if they are at least one, different, and no larger than the traits say.

    Only who decides need know what can be done: the view of another seat may lack it.
    """
    found, traits = each(state, "legal_actions", actions, "actions"), state.game.traits
    if not found and vars(state).get("redacted", state.actor) == state.actor:
        raise blamed(state, "legal_actions", f"gives nothing to do in {dump(state)}, though side {state.actor} decides")
    if len(found) > min(traits.most_legal, names.MOST_LEGAL):
        raise blamed(state, "legal_actions", f"gives {len(found)} actions; the traits say at most {traits.most_legal}")
    for action in found:
        if not isinstance(action, int) or not 0 <= action < traits.actions:
            raise blamed(state, "legal_actions", f"gives {action!r}; actions are 0 to {traits.actions - 1}")
    if len(set(found)) < len(found):
        raise blamed(state, "legal_actions", f"gives the same action twice in {dump(state)}")
    return found


def weighed(state: PlainState, chances: Mapping[int, int]) -> list[tuple[int, int]]:
    """The outcomes of chance with their weights, if there is one and all are what the traits say."""
    first, most = state.game.traits.actions, state.game.traits.outcomes
    if not isinstance(chances, Mapping):
        raise blamed(state, "chances", f"gives {chances!r}; expected a dict of outcomes with their weights")
    if not chances and "redacted" not in vars(state):
        raise blamed(state, "chances", f"gives no outcome in {dump(state)}, though chance decides")
    for outcome, weight in chances.items():
        if not isinstance(outcome, int) or not first <= outcome < first + most:
            raise blamed(state, "chances", f"gives {outcome!r}; outcomes are {first} to {first + most - 1}")
        if not isinstance(weight, int) or weight < 1:
            raise blamed(state, "chances", f"gives {outcome} the weight {weight!r}; expected a whole number from 1 on")
    return list(chances.items())


def check_actor(state: PlainState, method: str = "do") -> None:
    sides = state.game.options.sides(state.options)
    if not isinstance(state.actor, int) or not names.OVER <= state.actor < sides:
        raise blamed(
            state, method, f"leaves the actor {state.actor!r}; expected a side from 0 to {sides - 1}, or CHANCE"
        )


def check(state: PlainState) -> None:
    """After `begin`: every field is there and no other, and can be written as text and read back."""
    for name, type_ in declared(kind_of(state)).items():
        if not is_plain(type_):
            found = inspect.formatannotation(type_)
            raise blamed(state, "begin", f"cannot fill the field {name}: it is annotated {found}, not {PLAIN}")
        if not hasattr(state, name):
            raise blamed(state, "begin", f"does not set the field {name}")
    try:
        msgspec.json.decode(dump(state), type=shape(kind_of(state)))
    except (TypeError, ValueError) as error:
        raise blamed(state, "begin", f"fills a field with what it cannot hold: {error}") from None
    check_actor(state, "begin")
    check_kept(state, state.clone(), "begin")


def check_kept(state: PlainState, twin: PlainState, method: str) -> None:
    """A clone has every field that its original has."""
    for name in sorted(vars(state).keys() - vars(twin).keys()):
        raise blamed(state, method, f"sets the field {name}, which copies lose: annotate it in the class")


def ask(state: PlainState, method: str, *args: Any) -> Any:
    """What a method of a game answers; what goes wrong in it is said as the game's own fault."""
    try:
        return getattr(state, method)(*args)
    except BadGame:
        raise
    except Exception as error:
        raise failed(state, method, error) from error


def drawn(state: PlainState) -> str:
    """The position as its game writes it."""
    found = ask(state, "text")
    if not isinstance(found, str):
        raise blamed(state, "text", f"gives {found!r}; expected words")
    return found


def blamed(state: State, method: str, sentence: str) -> BadGame:
    return blame(type(state), method, sentence)


def blame(kind: type, method: str, sentence: str) -> BadGame:
    return BadGame(f"{inspect.getfile(kind)}: {kind.__name__}.{method}() {sentence}; see {PAGE}")


def failed(state: PlainState, method: str, error: Exception) -> BadGame:
    """What went wrong inside a method of a game, with the line of its file."""
    if isinstance(error, NotImplementedError):
        return blamed(state, method, "is missing")
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == inspect.getfile(type(state))]
    where = f" at line {lines[-1]}" if lines else ""
    made = blamed(state, method, f"failed{where}: {type(error).__name__}: {error}")
    made.__cause__ = error
    return made
