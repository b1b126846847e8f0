"""The parts of the picture: symbols, ground, counters, cards, the running combat, the draft."""
