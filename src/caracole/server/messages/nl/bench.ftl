## The bench: positions that are tried out
record-set-up = een partij die bij een opgezette stelling begon, heeft geen verslag
bench-refused = Dit kan niet worden getoond: { $why }
bench-position = dit is geen stelling van het spel ({ $why })
