"""Constants of the kernel. names.pxd repeats them as C constants."""

CHANCE = -1
"""The actor that throws dice, spins arrows and draws cards."""
OVER = -2
"""The actor when nobody has anything left to decide."""
SPECTATOR = -1
"""The seat of somebody who only watches."""
HIDDEN = -1
"""The action a seat sees when it may not know which one was chosen."""

MOST_LEGAL = 1024
"""Room in a buffer of actions: no position of any game has more legal actions or outcomes."""
AGENDA = 64
"""Room on the agenda: no game stacks more pending phases."""
SEATS = 6
"""The most sides any game has."""
LARGEST = 0x7FFFFFFF
"""What an integer of C holds: the largest number an action may have."""

MASK64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB
"""The splitmix64 generator's constants."""
