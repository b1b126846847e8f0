"""Many matches: simulated, measured."""
