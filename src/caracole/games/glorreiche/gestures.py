"""What to click: a recruit, then where it marches; a recruit in the yard, to let it enter."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche import names, notation
from caracole.games.glorreiche.picture.reach import entering
from caracole.games.glorreiche.picture.scene import recruit_id

if TYPE_CHECKING:
    from caracole.games.glorreiche.state import GlorreicheState
    from caracole.kernel.view import View


def gesture(view: View, action: int) -> tuple[str, ...]:
    """The recruit, then its cell or the barracks; where a chip may be left lying (G1), then whether to take it."""
    state = cast("GlorreicheState", view.state)
    if action >= names.CHOICES:
        return (recruit_id(state, entering(state, action)),)
    start, end = notation.ends(action)
    recruit = recruit_id(state, state.on_top(start))
    if end == names.HOME:
        return recruit, "barracks"
    if state.may_leave_chip and state.chip[end]:
        return recruit, f"cell-{end}", "do-leave" if action >= names.MARCHES else "do-take"
    return recruit, f"cell-{end}"
