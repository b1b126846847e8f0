"""Boards without pieces."""
