# Ce que dit « caracole rules » à côté d'une règle, et la légende de ses signes.
origin-printed = Dans les règles imprimées
origin-found = Trouvé hors des règles imprimées
origin-ours = De nous, en tout ou en partie : reconstitué, ou décidé là où le texte se tait
enforced-rules = les règles l'imposent
enforced-shown = affaire d'affichage ou de bonnes manières, rien ne l'impose
sure-certain = Certain
sure-likely = Probable
sure-guess = Une supposition
option = option { $names }
legend-option = une option la change
legend-more = « caracole rules { $game } ID » dit d'où vient une règle et à quel point nous en sommes sûrs.
