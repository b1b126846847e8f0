"""Constants. names.pxd repeats them as C constants."""

COLS = 26
ROWS = 20
CELLS = 520
"""The largest board; cell number = row × COLS + column, whatever the board of a match."""
NOWHERE = 520
"""The cell of a plate that has been removed, and what lies beyond the edge."""
PLATES = 40
"""The most plates of a match."""
NOBODY = 40
"""The plate on an empty cell."""
EDGE = 41
"""The plate that stands on NOWHERE: it belongs to neither army and never leaves."""

FRENCH = 0
ENGLISH = 1

CANNON = 0
SOLDIER = 1
CAVALRY = 2
ARMS = ("cannon", "soldier", "cavalry")
LEAST_BUDGET = 3
"""T2: 3 moves for cannons, one more for soldiers, one more for cavalry."""
RANGE = 3
"""F3: 3 cells for cannons, one less for soldiers, one less for cavalry."""

SPAN = 5
WIDTH = 11
FAR = 99
"""`board.costs`: how far the table of moves reaches each way, its width, and what lies farther."""
REACH = 36
BREADTH = 73
"""`board.steps_to_fire`: as far as any two cells are apart, and its width."""

ORIENTING = 0
MOVING = 1
FIRING = 2
ROLLING = 3
PHASES = ("orienting", "moving", "firing", "rolling")

OVER_WRECKS = 0
OVER_FRIENDS = 1
OVER_ALL = 2

UNDECIDED = 0
DEFEAT = 1
BOTH_UNABLE = 2
NO_CASUALTY = 3
REASONS = ("", "defeat", "both unable", "no casualty")

SOLDIER_WORTH = 0
CAVALIER_WORTH = 1
GUNNER_WORTH = 2
GUN_WORTH = 3
NOW = 4
LATER = 5
FEAR = 6
APPROACH = 7
AIM = 8
BOLDNESS = 9
POWER = 10
WEIGHTS = ("soldier", "cavalier", "gunner", "gun", "now", "later", "fear", "approach", "aim", "boldness", "power")
"""What data/weights.toml holds, in the order of these numbers."""

KINDS = 54
"""An action of a plate = cell × KINDS + kind."""
HALF_LEFT = 0
HALF_RIGHT = 1
LEFT = 2
RIGHT = 3
FORWARD = 4
BACK = 5
GIVE = 6
"""+ direction × MOST + number of figures − 1."""
MOST = 5
SHOOT = 36
"""+ direction × RANGE + distance − 1."""
END_MOVE = 28080
END_FIRE = 28081
OUTCOMES = 28082
"""From here on: what the die shows."""

BOARD_PLANE = 0
"""The planes of `features.py`, each over CELLS cells."""
OWN_PLANES = 1
ENEMY_PLANES = 4
FIGURES_PLANES = 7
"""Own, then the enemy's."""
FACING_PLANES = 13
CORNER_PLANE = 19
WRECK_PLANE = 20
MOVED_PLANE = 21
SHOT_PLANE = 22
UNIFORM_PLANES = 23
"""From here on: planes that are the same on all cells of the board."""

IN_PLATES = 0
"""The rows of the network (inputs.py)."""
IN_SHOTS = 36
IN_PHASES = 48
IN_FIRED = 56
IN_MOVES = 62
IN_QUIET = 68
IN_LEADS = 77
IN_LEFT = 102
IN_BOARD = 112
IN_SUMS = 120
INPUTS = 122
