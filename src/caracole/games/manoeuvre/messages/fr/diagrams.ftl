# Légendes des images des règles (`diagrams.toml`).

diagram-ground = Une ville ajoute trois à la défense, collines et bois deux. Le terrain d’une unité est noté à son coin.
diagram-set-up = La mise en place du livret : huit unités chacun sur ses deux rangées, une par case.
diagram-moves = La cavalerie va d’une ou deux cases, aussi en tournant ; l’infanterie d’une. Deux cases sont trop pour l’infanterie en f3.
diagram-cards = Une main : trois cartes d’unité avec dés d’attaque, défense et poursuite, un chef avec commandement, combat et ralliement, et un ravitaillement.
diagram-assault = La Garde à pied peut assaillir l’un ou l’autre voisin avec sa propre carte. Celui à découvert est la cible facile.
diagram-support = Le commandement d’un chef amène une deuxième unité voisine de la cible : sa force compte, et ses cartes peuvent suivre.
diagram-sums = Les deux sommes telles que le panneau les montre : forces, dés, cartes, chefs et terrain ; dessous, les chances de chaque résultat.
diagram-retreat = La case derrière est prise : le défenseur choisit un flanc. Il n’irait vers l’attaquant que si les deux étaient fermés.
diagram-pursuit = La cible a reculé : l’une des deux unités attaquantes occupe la case. Si c’est la cavalerie, elle poursuit.
diagram-sight = De c4 le tir atteint c2 et, entre deux cases dont l’une est ouverte, d5 ; a4 est cachée derrière les bois. De f5 il atteint h5.
diagram-restore = Deux unités réduites, un seul essai : la Garde impériale avec sa carte, ou l’une des deux avec le ravitaillement.
diagram-night = La nuit tombe. Quatre cases au sud, quatre au nord ; les épées croisées marquent les cases disputées. Le nord a éliminé davantage et gagne.
