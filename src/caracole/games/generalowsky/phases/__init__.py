"""One module per phase of the printed turn."""
