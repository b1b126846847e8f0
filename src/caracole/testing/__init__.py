"""The conformance kit: what any game must pass, ours or yours.

from caracole.testing import check_game
check_game("glorreiche")
"""

from caracole.testing.kit import Report, check_game, random_options

__all__ = ["Report", "check_game", "random_options"]
