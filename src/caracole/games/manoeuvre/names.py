"""Constants. names.pxd repeats them as C constants."""

# --- the board -----------------------------------------------------------------------------------

SQUARES = 64
"""a1 is 0, b1 is 1 … h8 is 63."""
NOWHERE = 64
"""Where a unit is that is not on the board; also the neighbour beyond the edge."""
LETTERS = ".DHTFML"
"""The terrain letters at their numbers."""
VOID = 7
"""The terrain number beyond the edge, and of a quarter of the map that is not laid yet."""
NORTHWARD = 0
EASTWARD = 1
SOUTHWARD = 2
WESTWARD = 3
FLANKS = 10
"""East and west as bits, 1 << direction."""

# --- armies and cards ----------------------------------------------------------------------------

SOUTH = 0
NORTH = 1
ARMIES = ("AU", "BR", "FR", "OT", "PR", "RU", "SP", "US")
"""The armies at their numbers."""
NO_ARMY = 8
"""Before the draft has given a side its army."""
UNITS = 8
"""Units of an army; unit numbers are 0 … 7 in the order of the data."""
NO_UNIT = 8
LETTERED = 5
"""Room for the cards of one unit, a … e: card `letter` of unit u has number u × 5 + letter."""
UNIT_CARDS = 40
"""Leaders have the card numbers from here on, in the order of the data."""
LEADERS = 6
HEADQUARTERS = 46
"""Headquarters cards have the numbers from here on, the same in every army."""
AMB = 46
COM = 47
FM = 48
GUE = 49
RED = 50
REG = 51
SAP = 52
SKI = 53
SPY = 54
SUP = 55
WD = 56
HQ_CODES = ("AMB", "COM", "FM", "GUE", "RED", "REG", "SAP", "SKI", "SPY", "SUP", "WD")
CODES = 57
"""How many card numbers there are."""
NO_CARD = 57
UNSEEN = 58
"""A card that lies there, but this seat may not know which."""
DECK = 60
"""Cards of an army."""
HAND = 5

# --- units ---------------------------------------------------------------------------------------

NEW = 0
FULL = 1
REDUCED = 2
OUT = 3
REDOUBT = 3
"""What a redoubt adds to the defense."""
DEFEAT = 5
"""V1: a side with so many units out has lost."""

# --- combats -------------------------------------------------------------------------------------

PEACE = 0
ASSAULT = 1
AMBUSH = 2
BOMBARD = 3
VOLLEY = 4

# --- how a match ends ----------------------------------------------------------------------------

UNDECIDED = 0
ATTRITION = 1
NIGHTFALL = 2
CAP = 3
REASONS = ("", "attrition", "nightfall", "cap")
NOBODY = 2
"""The winner while there is none."""

# --- options that are words ----------------------------------------------------------------------

ONCE = 0
EACH = 1
INITIATOR = 2

# --- phases: whatever somebody may have to decide ------------------------------------------------

ROLL1 = 0
ROLL2 = 1
TILE = 2
NATIONS = 3
NATION = 4
EDGE = 5
DEAL = 6
PICK = 7
PLACE = 8
TURN = 9
DISCARD = 10
DRAW = 11
DRAWN = 12
MOVE = 13
MOVED = 14
FMSTEP = 15
MOVE2 = 16
GUER = 17
COMBAT = 18
RESTORE = 19
RALLY = 20
RESTDO = 21
ENDTURN = 22
DEFEND = 23
WTRY = 24
ATTACK = 25
SUPPORT = 26
ADDCARD = 27
SKIMOVE = 28
DICE = 29
RESULT = 30
CHOICE = 31
RETREAT = 32
ADVANCE = 33
PURSUE = 34
LOSS = 35
CLEAN = 36
FIRE = 37
PHASES = (
    "roll1", "roll2", "tile", "nations", "nation", "edge", "deal", "pick", "place",
    "turn", "discard", "draw", "drawn", "move", "moved", "fmstep", "move2", "guer",
    "combat", "restore", "rally", "restdo", "endturn",
    "defend", "wtry", "attack", "support", "addcard", "skimove", "dice", "result", "choice",
    "retreat", "advance", "pursue", "loss", "clean", "fire",
)  # fmt: skip

# --- who decides a phase -------------------------------------------------------------------------

NO_DECIDER = 0
"""It goes on by itself."""
BY_CHANCE = 1
BY_ACTIVE = 2
BY_OTHER = 3
BY_FIRST = 4
BY_SECOND = 5
BY_ARGUMENT = 6
"""The side that its argument names."""

# --- weights of the appraisal ----------------------------------------------------------------------

DRAWN_CARD = 0
UNIT_CARD = 1
CONTACT_CARD = 2
LEADER_CARD = 3
COMBAT_CARD = 4
RESTORING_CARD = 5
OTHER_CARD = 6
RETREAT_WORTH = 7
LEAST_HIT = 8
DEFEAT_WORTH = 9
WEIGHTS = (
    "drawn_card", "unit_card", "contact_card", "leader_card", "combat_card", "restoring_card", "other_card", "retreat",
    "least_hit", "defeat",
)  # fmt: skip
"""`by_hand` of data/weights.toml, in the order of these numbers."""
FIRST_LOST = 0
UNITS_HIT = 4
STRENGTH = 5
HORSE = 6
COVER = 7
REDOUBTS = 8
CONTACTS = 9
DANGER = 10
FIRST_RANK = 11
FLANK = 19
FILES = 20
HELD = 21
TO_MOVE = 22
GAUGES = 23
GAUGED = (
    "lost1", "lost2", "lost3", "lost4", "hit", "strength", "horse", "cover", "redoubts", "contacts", "danger",
    "rank1", "rank2", "rank3", "rank4", "rank5", "rank6", "rank7", "rank8", "flank", "files", "held", "to_move",
)  # fmt: skip
"""`board` of data/weights.toml, in the order of these numbers."""

# --- actions -------------------------------------------------------------------------------------

PASS = 0
"""`.`"""
CHOOSE_HIT = 1
"""`H`"""
CHOOSE_RETREAT = 2
"""`R`"""
EDGES = 3
"""`N` `E` `S` `W`"""
CHOSEN_ARMY = 7
"""`SP`: army number."""
PAIRS = 15
"""`AU+SP`: the 28 pairs in alphabetical order."""
TILES = 43
"""`t21r1`: (tile − 1) × 4 + quarter turns."""
DISCARDS = 139
"""`-CODE`: card number."""
PICKS = 196
"""`+CODE`: card number."""
PLAYS = 253
"""`CODE`: card number."""
COMMANDS = 310
"""`L.NEY C`: leader number."""
ATTEMPTS = 316
"""`WD CODE`: card number of a unit card."""
SUPPORTS = 356
"""`+e4`: square."""
LOSSES = 420
"""`!e4`: square."""
PLACES = 484
"""`IG=d2`: unit × 64 + square."""
MOVES = 996
"""`d2-d4`: from × 64 + to."""
TARGETS = 5092
"""`CODE d3`: card number × 64 + square (restorations, redoubts, ambushes)."""
STRIKES = 8740
"""`CODE d3xd4`, `CODE d3*d5`: unit card × 64 + square struck; the unit strikes from where it stands."""
VOLLEYS = 11300
"""`CODE d3~d4`: unit card × 64 + square shot at."""
BATTERIES = 13860
"""`L.NAPOLEON d3*d5`: unit × 64 + square shelled."""
CARDS = 14372
"""Outcomes from here on: `@CODE`, the card drawn."""
TOTALS = 14428
"""`@n` is this plus n, from 1 to 100."""
MOST_TOTAL = 100
ACTIONS = 14372
OUTCOMES = 157

FRAMES = 38
"""How many kinds of frames PHASES lists."""
FEATURES = 2556
"""How many numbers `features.py` makes of a view."""
COMBAT_FEATURES = 220
"""Those about the combat."""

# --- rows of the network (inputs.py) ----------------------------------------------------------------

IN_ARMIES = 0
IN_HOURS = 16
IN_DECKS = 42
IN_OPTIONS = 70
IN_SEAT = 78
IN_SUMS = 80
INPUTS = 84
