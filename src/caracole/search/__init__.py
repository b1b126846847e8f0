"""Compiled play over any state: playouts now, tree search to come."""
