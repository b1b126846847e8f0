# Questions que les règles imprimées laissent ouvertes, et ce que nous avons décidé (`[[question]]` de rulebook.toml).

question-editions = De quelle édition s’agit-il ?
answer-editions = Des règles anglaises de 2010, sauf si vous choisissez celles de 2008. Elles diffèrent en huit points : embuscades, cartes de défense, vue en biais, marches forcées, espions, guérilla, et deux fois la fin du jour.

question-hill = Une colline compte-t-elle pour chaque unité attaquante ?
answer-hill = La meilleure compte une fois, et jamais contre une unité elle-même sur une colline.

question-redoubt = Une fortification aide-t-elle contre le tir ?
answer-redoubt = Oui, comme contre un assaut : trois.

question-committed = Qui encaisse les pertes d’une attaque suicide ?
answer-committed = Des unités qui ont pris part, au choix de l’attaquant, chacune une fois au plus, après avance et poursuite.

question-withdraw = Le défenseur peut-il tenter deux fois de se replier ?
answer-withdraw = Non, une fois, avant toute autre carte.

question-lake = Une unité peut-elle reculer dans un lac ?
answer-lake = Non. Un lac barre comme une unité ou le bord ; une retraite impossible élimine.

question-shuffle = Quand mélange-t-on la défausse ?
answer-shuffle = Quand il faut une carte et que la pioche est vide.

question-night = Quand la nuit tombe-t-elle ?
answer-night = À la fin du tour de jeu où les deux camps ont tiré la dernière carte de leur première pioche ; après 100 tours au plus tard.

question-figures = Les valeurs du terrain et des tuiles sont-elles sûres ?
answer-figures = Moins que le reste : le tableau imprimé manquait. Des options les remplacent toutes.
