"""Constants. names.pxd repeats them as C constants."""

CELLS = 84
"""M6: cells of the track; 1 is just outside the barracks."""
HOME = 85
"""Where a recruit is once it has come back."""
YARD = 0
"""Where a recruit is before it is rolled in."""
RECRUITS = 12
"""M2: always twelve, whatever the number of players."""
WIDTH = 4
"""Room for one pile in `pile`; no pile has more than three recruits."""
MOST_RECRUITS = 3
MOST_LEVELS = 3

ROLLING = 0
CHOOSING = 1
MARCHING = 2
PHASES = ("rolling", "choosing", "marching")

AFTER = 0
BEFORE = 1
ASCENDING = 2

MARCHES = 7056
"""84 cells × 84 distances; the same integers from here on mean: and leave the chip there."""
CHOICES = 14112
"""From here on: which recruit enters, by number."""
OUTCOMES = 14118
"""From here on: the cell the die shows."""

MARCH = 0
COVERED = 1
SURE = 2
TEMPO = 3
SCALE = 4
SPREAD = 5
SOON = 6
WEIGHTS = ("march", "covered", "sure", "tempo", "scale", "spread", "soon")
"""What evaluation goes by; the figures are in data/weights.toml."""

FEATURES = 1688
"""How many numbers `features.py` makes of a view."""

TO_MARCH = 0
MARCHED = 1
UNDER_MARCHER = 2
UNDER = 3
RIVAL_FREE = 4
RIVAL_UNDER_MARCHER = 5
RIVAL_UNDER = 6
"""How a recruit stands, for `appraise`: seen by the player whose turn it is."""

IN_PLACE = 0
IN_TARGET = 588
IN_RANK = 932
IN_HOME = 956
IN_LEAD = 970
IN_CHIP = 1011
IN_FIRST = 1014
IN_FORMULA = 1016
BIAS = 1017
"""Where the rows of each kind begin in the network of `appraise`."""
INNER = 32
OUTER = 16
"""Units of its layers."""
NETWORK = 33121
"""How many numbers it has."""

IN_PLACES = 0
IN_TARGETS = 672
IN_RANKS = 1016
IN_HOMES = 1040
IN_SLOTS = 1060
IN_LEADS = 1086
IN_CHIPS = 1127
IN_TURNS = 1130
IN_PLAYERS = 1142
IN_OPTIONS = 1145
IN_FIRSTS = 1155
IN_ORDERS = 1157
IN_SUMS = 1162
"""Where the rows of each kind begin in the network of `inputs`."""
INPUTS = 1168
