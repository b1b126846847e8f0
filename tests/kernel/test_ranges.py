"""Kinds of actions, one behind the other."""

from __future__ import annotations

import pytest

from caracole.kernel.ranges import Ranges

TABLE = Ranges(20, order=0, declare=6, spin=10)


@pytest.mark.parametrize(
    ("action", "kind", "number"), [(0, "order", 0), (5, "order", 5), (6, "declare", 0), (19, "spin", 9)]
)
def test_an_action_is_read_as_its_kind_and_which_of_it(action: int, kind: str, number: int) -> None:
    assert TABLE.read(action) == (kind, number)
    assert TABLE.write(kind, number) == action


@pytest.mark.parametrize("action", [-1, 20, 1000])
def test_what_lies_outside_is_of_no_kind(action: int) -> None:
    with pytest.raises(ValueError, match=f"{action} is no action: they go from 0 to 19"):
        TABLE.read(action)


def test_ranges_that_do_not_ascend_are_refused() -> None:
    with pytest.raises(ValueError, match="ascending"):
        Ranges(20, order=6, declare=0)
