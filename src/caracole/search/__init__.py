"""Compiled play and search over any state: playouts, trees, exact lookahead."""
