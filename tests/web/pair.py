"""Two people at one table, each at their own screen."""

from __future__ import annotations

import time

from tests.web.visitor import PATIENCE, Visitor

ASKED = """() => document.querySelector('.ended') ? 'over' : document.querySelector('.prompt.mine') ? 'mine' : null"""


def seated(
    one: Visitor,
    two: Visitor,
    game: str,
    *,
    names: tuple[str, ...] = ("Ada", "Bob"),
    public: bool = False,
    **options: str | int,
) -> str:
    """Two people at one table, the second by the link of the first; says the table."""
    one.create(game, "me", "invite", name=names[0], public=public, **options)
    link = one.page.locator(".copy input").input_value()
    two.page.goto(link.replace(one.url, two.url))
    two.page.fill("#join-name", names[1])
    two.page.get_by_role("button", name="Sit here").click()
    two.at_table()
    return one.at_table()


class Pair:
    """Two people who decide in turn, each at their own screen."""

    def __init__(self, one: Visitor, two: Visitor) -> None:
        self.both = (one, two)
        self.undone = 0

    def turn(self) -> bool:
        """Whoever is asked decides, and the other sees it; False when the match is over."""
        one, two = self.both
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for visitor, other in ((one, two), (two, one)):
                turn = visitor.wait(ASKED, seconds=0.02)  # it may be the other who is asked
                if turn == "over":
                    return False
                if turn == "mine":
                    assert visitor.wait_turn()
                    visitor.decide(far=True)
                    self.meet(visitor, other)
                    return True
        raise AssertionError("nobody is asked")

    def meet(self, visitor: Visitor, other: Visitor) -> None:
        """The other screen has come as far as this one."""
        other.reach(visitor.number)

    def undo(self) -> None:
        """Take back what was just decided, where the rules allow it; both see it."""
        for visitor, other in (self.both, self.both[::-1]):
            button = visitor.page.get_by_role("button", name="Undo")
            if button.count() and button.is_enabled():
                number = visitor.number
                button.click()
                visitor.reach(number + 1)
                self.meet(visitor, other)
                self.undone += 1
