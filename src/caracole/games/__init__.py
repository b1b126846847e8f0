"""One package per game, all of the same shape; found by entry point, never imported by each other."""
