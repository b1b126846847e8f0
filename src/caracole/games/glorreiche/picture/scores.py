"""The strip of scores: slots and chips of each side, whose turn it is, who has won."""

from __future__ import annotations

from caracole.games.glorreiche.phases import arriving
from caracole.games.glorreiche.picture.pieces import chip_at
from caracole.games.glorreiche.picture.plan import ROMAN
from caracole.games.glorreiche.picture.scene import SIDES, Scene
from caracole.kernel import emblems, svg

GAP = 12


def strip(scene: Scene) -> str:
    players = scene.state.terms.players
    margin = 32 if scene.wide else 10
    width = (scene.plan.size[0] - 2 * margin - GAP * (players - 1)) / players
    height = 62 if scene.wide else 80
    plaques = [plaque(scene, player, margin + player * (width + GAP), width, height) for player in range(players)]
    return svg.group(*plaques, id="scores")


def plaque(scene: Scene, player: int, left: float, width: float, height: float) -> str:
    lines = wide_lines(scene, player, width) if scene.wide else narrow_lines(scene, player, width)
    badge_x, badge_y = 34.0, height / 2
    return svg.group(
        svg.tag("rect", class_="plaque", width=width, height=height, rx=6),
        laurel(badge_x, badge_y) if won(scene, player) else "",
        emblems.badge(SIDES[player], badge_x, badge_y, 18 if won(scene, player) else 21),
        *lines,
        svg.text(str(arriving.score(scene.state, player)), width - 16, 42 if scene.wide else 38, class_="score end"),
        id=f"player-{SIDES[player]}",
        class_=" ".join(["player", SIDES[player], *standing(scene, player)]),
        transform=svg.place(left, scene.plan.panel),
    )


def won(scene: Scene, player: int) -> bool:
    outcome = scene.view.outcome
    return outcome is not None and player in outcome.winners


def standing(scene: Scene, player: int) -> list[str]:
    if scene.view.over:
        return ["won"] if won(scene, player) else []
    if player != scene.state.turn:
        return []
    return ["turn", "mine"] if scene.view.mine else ["turn"]


def wide_lines(scene: Scene, player: int, width: float) -> list[str]:
    """Name and what the side does; the slots it holds and its chips."""
    state = scene.state
    slots = " · ".join(ROMAN[slot] for slot in state.slots_of(player))
    home = scene.say("count", home=state.arrived[player], all=state.terms.each)
    return [
        svg.text(scene.colour(SIDES[player]), 74, 28, class_="name start"),
        svg.text(f"{home}   {slots}" if slots else home, 74, 50, class_="sub start"),
        *tokens(scene, player, width - 84, 36),
    ]


def narrow_lines(scene: Scene, player: int, width: float) -> list[str]:
    state = scene.state
    slots = " ".join(map(str, state.slots_of(player))) or f"0/{state.terms.each}"
    told = f"×2   {slots}" if doubles(scene, player) else slots
    return [svg.text(told, width - 14, 65, class_="sub end"), *tokens(scene, player, width - 76, 34)]


def tokens(scene: Scene, player: int, right: float, y: float) -> list[str]:
    """Chips taken and, where there is room, the sign that the score counts double."""
    step, size = (40, 0.72) if scene.wide else (22, 0.6)
    values = reversed(scene.state.chips_of(player))
    found = [chip_at(value, right - place * step, y, size) for place, value in enumerate(values)]
    if scene.wide and doubles(scene, player):
        found.append(svg.text("×2", right - len(found) * step - 4, y + 3, class_="twice"))
    return found


def doubles(scene: Scene, player: int) -> bool:
    """Whether the score counts double as long as the recruits come home in order."""
    return scene.state.terms.discipline and bool(scene.state.in_order[player])


def laurel(x: float, y: float) -> str:
    """Two branches around the badge of a winner, open at the top."""
    leaves = []
    for side in (-1, 1):
        for angle in range(35, 170, 27):
            turned = f"rotate({side * angle}) translate(0 24) rotate({side * -58})"
            leaves.append(svg.tag("path", d="M0-1C5 1 6 8 0 14-6 8-5 1 0-1Z", transform=turned))
    return svg.group(*leaves, class_="laurel", transform=svg.place(x, y))
