## The bench: positions that are tried out
record-set-up = a match that began at a position set up has no record
bench-refused = This cannot be shown: { $why }
bench-position = this is no position of the game ({ $why })
