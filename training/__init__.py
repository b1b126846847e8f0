"""How the judgement of the bots is learned: `python -m training GAME …`, beside the package, not in it."""
