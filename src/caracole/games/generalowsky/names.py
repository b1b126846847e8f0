"""Constants. names.pxd repeats them as C constants."""

MOST_GENERALS = 6
LONGEST_TRACK = 60
"""No track has more spaces; a number on the spinner is smaller than the length of its track."""
EXILE = -1
"""Where a general is when he is off the track, beside the Siberia space."""
NOBODY = -1
NOTHING = -1
"""Instead of a phase: nothing is left to be asked."""
STAR = 11
"""W1: so many medals are one with a star."""
MARSHAL = 21
"""W2: a star and ten plain medals."""
MARSHALS = 42
"""B3, sum42: the same on two chests."""

BANDS = 4
"""Y, W, O, R: from the rim of the spinner inwards."""
KINDS = 63
"""What a sector may show: X, a number from 1 to 59 (at its own value), and these three."""
ROOM = 64
"""Places for a band in a table of chances: KINDS, and up to a multiple of eight."""
CROSS = 0
BLACK = 60
DRAWING = 61
RED = 62

ORDERING = 0
DECLARING = 1
SPINNING = 2
TARGETING = 3
STRIDING = 4
PHASES = ("ordering", "declaring", "spinning", "targeting", "striding")

ORDERS = 0
"""From here on: which general moves first."""
DECLARATIONS = 6
"""From here on: the band declared."""
TARGETS = 10
"""From here on: the space of the pile jumped onto."""
STRIDES = 70
"""From here on: how many spaces the group goes, 1 and more."""
OUTCOMES = 129
"""From here on: what the arrow shows."""

RISE = 0
BEND = 1
PEAK = 2
FUTURE = 3
POT = 4
TEMPO = 5
EXILED = 6
FAR = 7
COVERED = 8
CARRIED = 9
WEIGHTS = ("rise", "bend", "peak", "future", "pot", "tempo", "exiled", "far", "covered", "carried")
"""The figures of data/weights.toml, by these numbers."""

INNER = 64
"""The network of `appraise.py`: numbers of its first layer."""
OUTER = 32
"""And of its second."""
SPOTS = 22
"""Where a general may be: so many steps from Moscow, or in exile."""
IN_CHEST = 88
"""From here on the rows of the first layer for a general's medals; before them those for where he is."""
IN_POT = 172
IN_ABOVE = 194
IN_COVERED = 210
IN_WINS = 214
IN_PHASE = 218
IN_SCALE = 222
BIAS = 231
"""The row after the last; what follows is the second layer."""
NETWORK = 16961
"""How many numbers the network has."""

FEATURES = 563
"""How many numbers `features.py` makes of a view."""
