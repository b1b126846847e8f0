"""Many matches: simulated, measured, set against each other."""
