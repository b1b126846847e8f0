## The bench: positions that are tried out
record-set-up = une partie commencée à une position composée n’a pas d’enregistrement
bench-refused = Cela ne peut pas être montré : { $why }
bench-position = ce n’est pas une position du jeu ({ $why })
