"""The only phase of a turn."""

PHASES = ("taking",)
