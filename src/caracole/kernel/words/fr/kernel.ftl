# Ce que chaque jeu peut avoir à dire. Un jeu qui a un message du même nom le dit à sa façon.
refusal-over = La partie est terminée.
refusal-chance = Ici le hasard décide, et personne d’autre.
refusal-not-your-turn = C’est à un autre joueur de décider.
colour-red = Rouge
colour-yellow = Jaune
colour-blue = Bleu
colour-green = Vert
colour-violet = Violet
colour-grey = Gris
