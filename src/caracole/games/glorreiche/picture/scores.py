"""The strip of scores: slots and chips of each side, whose turn it is, who has won."""

from __future__ import annotations

from caracole.games.glorreiche.picture.pieces import chip_at
from caracole.games.glorreiche.picture.plan import ROMAN
from caracole.games.glorreiche.picture.scene import SIDES, Scene
from caracole.kernel import emblems, svg
from caracole.kernel.picture import layer

GAP = 12


@layer("standings", "winners", "turn")
def strip(scene: Scene) -> str:
    players = len(scene.standings)
    margin = 32 if scene.wide else 10
    width = (scene.plan.size[0] - 2 * margin - GAP * (players - 1)) / players
    height = 62 if scene.wide else 80
    plaques = [plaque(scene, player, margin + player * (width + GAP), width, height) for player in range(players)]
    return svg.group(*plaques, id="scores")


def plaque(scene: Scene, player: int, left: float, width: float, height: float) -> str:
    lines = wide_lines(scene, player, width) if scene.wide else narrow_lines(scene, player, width)
    badge_x, badge_y = 34.0, height / 2
    score, key = scene.standings[player].score, SIDES[player]
    return svg.group(
        svg.tag("rect", class_="plaque", width=width, height=height, rx=6),
        laurel(badge_x, badge_y) if won(scene, player) else "",
        emblems.badge(key, badge_x, badge_y, 18 if won(scene, player) else 21),
        *lines,
        svg.text(str(score), width - 16, 42 if scene.wide else 38, id=f"score-{key}", class_="score end"),
        id=f"player-{key}",
        class_=" ".join(["player", key, *standing(scene, player)]),
        transform=svg.place(left, 0),
    )


def won(scene: Scene, player: int) -> bool:
    return scene.winners is not None and player in scene.winners


def standing(scene: Scene, player: int) -> list[str]:
    if scene.winners is not None:
        return ["won"] if won(scene, player) else []
    return ["turn"] if player == scene.turn else []


def wide_lines(scene: Scene, player: int, width: float) -> list[str]:
    """Name and what the side does; the slots it holds and its chips."""
    told, key = scene.standings[player], SIDES[player]
    slots = " · ".join(ROMAN[slot] for slot in told.slots)
    home = scene.say("count", home=told.arrived, all=scene.state.terms.each)
    return [
        svg.text(scene.colour(key), 74, 28, class_="name start"),
        svg.text(f"{home}   {slots}" if slots else home, 74, 50, id=f"slots-{key}", class_="sub start"),
        *tokens(scene, player, width - 84, 36),
    ]


def narrow_lines(scene: Scene, player: int, width: float) -> list[str]:
    standing, key = scene.standings[player], SIDES[player]
    slots = " ".join(map(str, standing.slots)) or f"0/{scene.state.terms.each}"
    told = f"×2   {slots}" if standing.doubles else slots
    line = svg.text(told, width - 14, 65, id=f"slots-{key}", class_="sub end")
    return [line, *tokens(scene, player, width - 76, 34)]


def tokens(scene: Scene, player: int, right: float, y: float) -> list[str]:
    """Chips taken and, where there is room, the sign that the score counts double."""
    step, size = (40, 0.72) if scene.wide else (22, 0.6)
    told = scene.standings[player]
    values = reversed(told.chips)
    found = [chip_at(value, right - place * step, y, size) for place, value in enumerate(values)]
    if scene.wide and told.doubles:
        twice = svg.text("×2", right - len(found) * step - 4, y + 3, id=f"twice-{SIDES[player]}", class_="twice")
        found.append(twice)
    return found


def laurel(x: float, y: float) -> str:
    """Two branches around the badge of a winner, open at the top."""
    leaves = []
    for side in (-1, 1):
        for angle in range(35, 170, 27):
            turned = f"rotate({side * angle}) translate(0 24) rotate({side * -58})"
            leaves.append(svg.tag("path", d="M0-1C5 1 6 8 0 14-6 8-5 1 0-1Z", transform=turned))
    return svg.group(*leaves, class_="laurel", transform=svg.place(x, y))
