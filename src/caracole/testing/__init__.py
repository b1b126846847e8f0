"""The conformance kit: what any game must pass, ours or yours.

from caracole.testing import check_game
check_game("glorreiche")

`python -m caracole.testing GAME --bots` lets the bots play it with every value of every option.
"""

from caracole.testing.kit import Report, check_game, random_options
from caracole.testing.opponents import check_bots

__all__ = ["Report", "check_bots", "check_game", "random_options"]
