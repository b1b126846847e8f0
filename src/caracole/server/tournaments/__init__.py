"""Tournaments: who takes part, who plays whom, how everybody stands, round by round from stored rows."""
