"""One module per phase of the printed turn, and the steps of a combat."""
