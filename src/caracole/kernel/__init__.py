"""What every game shares. Imports nothing of ours."""
