"""A network in a file is a bot: it plays every game with numpy alone, and a file that is none is refused."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")  # an optional extra of the package

import caracole  # noqa: E402
from caracole import bots  # noqa: E402
from caracole.arena import tournament  # noqa: E402
from caracole.arena.entrants import entrant  # noqa: E402
from caracole.bots import Budget  # noqa: E402
from caracole.bots.learned import Learned, Network  # noqa: E402
from caracole.kernel.errors import BadOptions  # noqa: E402

GAMES = caracole.games()


def network(game: caracole.Game, seed: int = 1) -> Network:
    """Weights by lot; enough to have an opinion."""
    random = np.random.default_rng(seed)
    sizes = (int(np.prod(game.features.SHAPE)), 8, 1)
    layers = [
        (random.normal(size=(one, other)).astype(np.float32), random.normal(size=other).astype(np.float32))
        for one, other in pairwise(sizes)
    ]
    return Network(game.name, layers)


def decision(game: caracole.Game) -> caracole.State:
    """The first position with several legal actions."""
    state, random = game.new(luck=caracole.SeededLuck(4)), caracole.Random(4)
    while len(legal := state.legal()) < 2:
        odds = state.odds()
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else legal[0])
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_network_from_a_file_plays_every_game(game: caracole.Game, tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    network(game).dump(file)
    bot = entrant(f"learned:file={file}").seated(game, caracole.Random(1))
    state = decision(game)
    reasons = bot.think(state.view(state.actor), Budget())
    assert sorted(option.action for option in reasons.options) == state.legal()
    values = [option.value for option in reasons.options]
    assert values == sorted(values, reverse=True)
    assert bot.choose(state.view(state.actor), Budget()) in state.legal()


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    game = caracole.game("glorreiche")
    one = network(game)
    one.dump(tmp_path / "net.npz")
    other = Network.load(tmp_path / "net.npz")
    seen = np.random.default_rng(2).random((5, *game.features.SHAPE), np.float32)
    assert other.size == seen.shape[1]
    assert np.array_equal(one.worth(seen), other.worth(seen))
    assert other.game == "glorreiche"


def test_the_end_of_a_match_needs_no_guess(tmp_path: Path) -> None:
    """An action that wins is worth 1, whatever the network thinks."""
    game = caracole.game("glorreiche")
    network(game).dump(tmp_path / "net.npz")
    bot = Learned(game, caracole.Random(1), tmp_path / "net.npz")
    state, random = game.new(players=2, luck=caracole.SeededLuck(1)), caracole.Random(1)
    last: caracole.State | None = None
    while not state.over:
        odds, legal = state.odds(), state.legal()
        action = odds.at(random.below(odds.total)) if odds.outcomes else legal[random.below(len(legal))]
        before = state.clone()
        state.apply(action)
        last = before if state.over else None
    assert last is not None
    worth = bot.weighed(last.view(last.actor), last.legal())
    for action, value in zip(last.legal(), worth, strict=True):
        after = last.clone()
        after.apply(action)
        assert not after.over or value == after.payoffs[last.actor]


def test_a_learned_bot_takes_part_in_a_tournament(tmp_path: Path) -> None:
    network(caracole.game("generalowsky")).dump(tmp_path / "net.npz")
    plan = tournament.plan(
        "generalowsky", f"learned:file={tmp_path / 'net.npz'},random", 1, {"players": 2}, None, mirror=False
    )
    rows = list(tournament.run(plan, 1))
    assert len(rows) == 2
    assert all(sum(row.payoffs) == pytest.approx(1) for row in rows)


def unreadable(folder: Path) -> dict[str, Any]:
    game = caracole.game("glorreiche")
    good = network(game)
    (folder / "text.npz").write_text("no network")
    np.savez(folder / "empty.npz", game=np.asarray("glorreiche"))
    Network("glorreiche", [good.layers[0]]).dump(folder / "half.npz")
    Network("glorreiche", good.layers[::-1]).dump(folder / "reversed.npz")
    np.savez(folder / "objects.npz", game=np.asarray("glorreiche"), weight0=np.asarray([{}]), bias0=np.zeros(1))
    return {"names": ["text.npz", "empty.npz", "half.npz", "reversed.npz", "objects.npz", "missing.npz"]}


def test_a_file_without_a_network_is_refused(tmp_path: Path) -> None:
    for name in unreadable(tmp_path)["names"]:
        with pytest.raises(BadOptions, match="holds no network"):
            entrant(f"learned:file={tmp_path / name}")


def test_a_network_of_another_game_or_shape_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    network(caracole.game("glorreiche")).dump(file)
    with pytest.raises(BadOptions, match="has learned glorreiche, not kriegspiel"):
        bots.seated("learned", caracole.game("kriegspiel"), caracole.Random(1), file=file)
    wrong = tmp_path / "wrong.npz"
    Network("kriegspiel", network(caracole.game("glorreiche")).layers).dump(wrong)
    with pytest.raises(BadOptions, match="takes 1688 numbers"):
        bots.seated("learned", caracole.game("kriegspiel"), caracole.Random(1), file=wrong)


@pytest.mark.parametrize("text", ["learned", "learned:net=x.npz", "learned:file=x.npz:more=1"])
def test_a_learned_bot_names_its_file_and_nothing_else(text: str) -> None:
    with pytest.raises(BadOptions, match="learned:file="):
        entrant(text)
