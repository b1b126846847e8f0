# Légendes des images des règles (`diagrams.toml`).

diagram-ground = Une ville ajoute trois à la défense, collines et bois deux. Le terrain d’une unité est noté à son coin.
diagram-set-up = La mise en place du livret : huit unités chacun sur ses deux rangées, une par case.
diagram-draft = La carte posée : tuiles 21, 18, 6 et 24. L’Espagne commence ; l’Autriche, au sud, choisit donc son bord : l’ouest.
diagram-turned = La même carte, tournée : l’ancien bord ouest est maintenant la rangée 1, et les lacs sont en b1 et b3.
diagram-seen = L’espion a regardé : deux cartes françaises, une carte d’unité et un désengagement. Seule la Grande-Bretagne voit cette ligne.
diagram-spy = Cinq cartes tirées et rien n’a encore bougé : un espion joué maintenant est remplacé par une autre carte.
diagram-moves = La cavalerie va d’une ou deux cases, aussi en tournant ; l’infanterie d’une. Deux cases sont trop pour l’infanterie en f3.
diagram-guerrillas = Une marche forcée mènerait les cuirassiers de d4 à l’une de quatre cases. Si la Prusse répond par une guérilla, ils restent ; les deux cartes sont perdues, et une seconde marche forcée ne leur sert pas.
diagram-cards = Une main : trois cartes d’unité avec dés d’attaque, défense et poursuite, un chef avec commandement, combat et ralliement, et un ravitaillement.
diagram-assault = La Garde à pied peut assaillir l’un ou l’autre voisin avec sa propre carte. Celui à découvert est la cible facile.
diagram-far = Aucun Autrichien n’est proche, et pourtant f4 peut tomber dans une embuscade. Avec Charles et un sept cela fait 4 + 7 = 11 contre 5 + 2 pour la colline : le défenseur choisit.
diagram-attempt = La carte permet au régiment américain de se replier en d7 sur un 1 ou un 2. La Garde à pied peut alors rester : sa carte la dispense d’avancer.
diagram-support = Le commandement d’un chef amène une deuxième unité voisine de la cible : sa force compte, et ses cartes peuvent suivre.
diagram-sums = Les deux sommes telles que le panneau les montre : forces, dés, cartes, chefs et terrain ; dessous, les chances de chaque résultat.
diagram-equal = Un cinq fait 8 + 2 + 5 = 15 contre 8 + 7 = 15 : rien ne se passe. Avec un quatre la Garde russe serait touchée.
diagram-skirmish = L’escarmouche termine l’assaut : la Garde impériale va de deux cases au plus, par des cases libres. d5 est derrière l’ennemi.
diagram-ambush = L’embuscade compte pour la première unité : Charles en amène donc deux. Un jet de 25 fait 7 + 6 + 25 = 38 contre 5 + 6 + 3 = 14 : l’attaquant choisit.
diagram-failed = Un trois : le régiment reste, et la carte compte. Un neuf fait 8 + 9 + 2 = 19 contre 8 + 5 + 5 = 18 : le défenseur choisit.
diagram-retreat = La case derrière est prise : le défenseur choisit un flanc. Il n’irait vers l’attaquant que si les deux étaient fermés.
diagram-pursuit = La cible a reculé : l’une des deux unités attaquantes occupe la case. Si c’est la cavalerie, elle poursuit.
diagram-committed = 38 contre 12 : l’Espagne, touchée, a reculé, et la cavalerie d’Ali Pacha occupe la case. L’attaque suicide coûte une perte à l’une des trois unités ; la cavalerie serait éliminée.
diagram-sight = De c4 le tir atteint c2 et, entre deux cases dont l’une est ouverte, d5 ; a4 est cachée derrière les bois. De f5 il atteint h5.
diagram-restore = Deux unités réduites, un seul essai : la Garde impériale avec sa carte, ou l’une des deux avec le ravitaillement.
diagram-dear = Chaque camp a perdu quatre unités. Un 20 fait 25 contre 4 et élimine la cinquième de l’Espagne ; puis l’attaque suicide coûte les janissaires, la cinquième des Ottomans, et l’Espagne gagne.
diagram-night = La nuit tombe. Quatre cases au sud, quatre au nord ; les épées croisées marquent les cases disputées. Le nord a éliminé davantage et gagne.
