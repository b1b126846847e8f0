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
rules-aim = Le but
rules-contents = Sommaire
rules-questions = Questions et réponses
rules-marks = Signes

# Tableaux : jeux, options, robots.
head-option = option
head-meaning = ce qu'elle dit
head-values = valeurs
head-default = par défaut
head-rules = règles
head-preset = ensemble
head-options = options
head-name = nom
head-title = qui
head-character = caractère
option-players = Joueurs
default-open = laissé ouvert
kind-integer = un nombre entier
kind-array = une liste, en JSON
kind-array-of = une liste, en JSON, de { $values }
kind-object = un objet, en JSON
kind-string = un texte
options-presets = Ensembles d'options, choisis par --preset :
options-how = À demander comme dans « caracole play { $game } --option NOM=VALEUR » ; « caracole rules { $game } ID » dit une règle.
bots-how = Qui s'assied en face dans « caracole play » si personne n'en décide autrement : { $bot }. Après un @ vient un budget : old-guard@300 pour 300 simulations par décision, old-guard@0.5s pour une demi-seconde.
