"""The phases of a turn: the half-rotations before it, moves and transfers, fire, the die."""
