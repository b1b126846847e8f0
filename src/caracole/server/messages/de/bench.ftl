## The bench: positions that are tried out
record-set-up = eine Partie, die bei einer aufgebauten Stellung begann, hat keine Aufzeichnung
bench-refused = Das lässt sich nicht zeigen: { $why }
bench-position = das ist keine Stellung des Spiels ({ $why })
