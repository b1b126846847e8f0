# Les leçons : leurs exercices, et ce qui se dit en chemin.

lesson-ground-title = Le bon terrain
lesson-ground-task = Amenez l’unité de d2 sur le terrain qui aide le plus à défendre.
lesson-ground-text = { guide } Bois et collines ajoutent 2 à la défense de l’unité qui s’y tient, une ville ajoute 3.
lesson-ground-hint-1 = À côté de d2 il y a une ville.
lesson-ground-hint-2 = Cliquez sur l’unité de d2, puis sur c2.
lesson-ground-done = Une ville ajoute trois à sa défense. Le terrain ne coûte rien et sert à chaque fois.
lesson-ground-try-open = Le terrain découvert n’ajoute rien. Une case à côté il y a une ville.
lesson-ground-try-diagonal = Rien ne va en diagonale, ni mouvement ni attaque.

lesson-set-up-title = Mise en place
lesson-set-up-task = Placez la cavalerie d’où elle peut partir aussitôt.
lesson-set-up-text = { guide-place } Chaque camp se tient sur ses deux premières rangées, une unité par case.
lesson-set-up-hint-1 = Elle ne doit avoir personne devant elle.
lesson-set-up-hint-2 = Devant, c’est la rangée 2 : h2, a2 et f2 sont libres.
lesson-set-up-done = Devant et sur un flanc : au prochain tour elle fait deux cases. Derrière l’infanterie elle attendrait.
lesson-set-up-try-behind = Derrière votre infanterie elle attend qu’on lui fasse place. On ne traverse pas une unité.
lesson-set-up-try-far = On place sur les rangées 1 et 2 seulement ; d3 n’est à personne.

lesson-discard-title = Défausser et piocher
lesson-discard-task = Deux de vos cartes sont d’une unité éliminée. Échangez-les contre deux nouvelles.
lesson-discard-text = { guide-discard } Une unité ne combat que par ses propres cartes.
lesson-discard-hint-1 = Le 52e régiment est éliminé.
lesson-discard-hint-2 = Cliquez sur les deux cartes du 52e régiment, puis gardez le reste.
lesson-discard-done = Deux cartes mortes de moins, deux nouvelles en main. Qui ne défausse jamais se bat avec ce que le hasard lui laisse.
lesson-discard-try-guard = La Garde est bien vivante, et c’est sa meilleure carte. Jetez ce qui ne sert à personne.
lesson-discard-try-none = Les deux cartes mortes restent dans votre main, et vous piochez deux cartes de moins.
lesson-discard-try-one = Une nouvelle carte. L’autre carte morte occupe toujours une place dans votre main.

lesson-march-title = À pied, à cheval
lesson-march-task = Amenez la Garde en f5 en un seul tour.
lesson-march-text = { guide-move } Une marche forcée, jouée juste après, donne une case de plus à l’unité.
lesson-march-hint-1 = D’abord le mouvement ordinaire, puis la carte.
lesson-march-hint-2 = De f3 à f4 ; puis jouez Marche forcée ; puis f5.
lesson-march-done = Deux cases à pied en un tour. La carte est partie : jouez-la quand la case en vaut la peine.
lesson-march-try-at-once = L’infanterie fait une case. La seconde vient de la carte, et après la première.
lesson-march-try-go-on = Vous avez continué sans la carte. Elle se joue juste après le mouvement.
lesson-march-try-horse = La cavalerie fait deux cases sans carte. Mais une seule unité bouge par tour, et ce n’est plus la Garde.

lesson-assault-title = Où attaquer
lesson-assault-task = Attaquez l’ennemi que le terrain n’aide pas.
lesson-assault-text = { guide-combat } Les dés et la force de votre unité contre la force, les cartes et le terrain de l’autre.
lesson-assault-hint-1 = L’un des deux est dans les bois.
lesson-assault-hint-2 = Prenez la carte de la Garde, puis la cible en h4.
lesson-assault-done = Cinq contre vous au lieu de huit : les bois auraient ajouté deux, et l’autre est plus fort d’un point.
lesson-assault-try-woods = Il est dans les bois, qui ajoutent 2 à sa défense, et il est plus fort. L’autre est à découvert.
lesson-assault-try-other-card = Une carte ne combat que pour l’unité qu’elle nomme, et cette unité doit être à côté de la cible.

lesson-defend-title = On vous attaque
lesson-defend-task = On vous attaque en d4. Ajoutez la carte qui aide le plus.
lesson-defend-text = { guide-defend }
lesson-defend-hint-1 = Seules comptent les cartes de l’unité attaquée.
lesson-defend-hint-2 = La carte de canon du 4e ajoute sept.
lesson-defend-done = Sept de plus. Une carte de canon ne peut assaillir, mais c’est elle qui défend le mieux.
lesson-defend-try-bare = Sans carte, vos sept font face à huit et deux dés. Cela vous aurait coûté au moins une perte.
lesson-defend-try-guard = La Garde n’est pas attaquée. Sa carte n’aide qu’elle.

lesson-together-title = Ensemble
lesson-together-task = Attaquez d4 avec la Garde, et amenez les cuirassiers.
lesson-together-text = Un chef peut combattre ou commander : alors des unités voisines de la cible se joignent à l’attaque, de toute leur force.
lesson-together-hint-1 = D’abord la carte de la Garde et la cible. Puis le chef, pour commander.
lesson-together-hint-2 = Jouez Ney pour commander, puis cliquez sur les cuirassiers en e4.
lesson-together-done = Deux unités, une attaque : leurs forces s’ajoutent. C’est à cela que servent les chefs.
lesson-together-try-alone = Ney combat lui-même et ajoute sa valeur. Les cuirassiers regardent. Joué pour commander, il amène une unité entière.

lesson-retreat-title = Perte ou retraite
lesson-retreat-task = Votre unité de c2 est déjà réduite. Gardez-la en vie.
lesson-retreat-text = { guide-choice }
lesson-retreat-hint-1 = Que fait une perte à une unité réduite ?
lesson-retreat-hint-2 = Tenez bon, et quand les dés sont tombés, battez en retraite.
lesson-retreat-done = Elle vit, une case en arrière. Le terrain se reprend ; une unité éliminée ne revient pas.
lesson-retreat-try-hit = Une perte retire une unité réduite. La voilà éliminée, et qui en perd cinq perd la partie.

lesson-pursue-title = À leurs trousses
lesson-pursue-task = Chassez l’ennemi de d4 avec votre cavalerie, et poursuivez-le.
lesson-pursue-text = { guide-advance } Un dé par carte de la cavalerie : pas plus que le nombre de la carte, et l’unité en fuite est touchée.
lesson-pursue-hint-1 = Vous avez le double de sa somme : c’est vous qui choisissez. Qui fuit peut être poursuivi.
lesson-pursue-hint-2 = Faites-le reculer, puis avancez de d3 en d4.
lesson-pursue-done = Il a perdu le terrain, et subi une perte dans la poursuite. La cavalerie frappe deux fois qui s’enfuit.
lesson-pursue-try-hit = Une perte, et il reste où il était. S’il avait fui, votre cavalerie aurait pris le terrain, et pu le toucher aussi.
lesson-pursue-try-stay = Vous le laissez partir. Avancez, et la poursuite se joue.

lesson-bombard-title = De loin
lesson-bombard-task = Bombardez un ennemi à deux cases.
lesson-bombard-text = Une carte de canon porte à deux cases, si la case entre les deux est découverte. Ni avance, ni riposte : plus que la force de la cible, c’est une perte.
lesson-bombard-hint-1 = Collines, villes, bois et unités cachent la vue.
lesson-bombard-hint-2 = Rien sur g5. Tirez sur g6.
lesson-bombard-done = Deux cases à découvert, et personne ne riposte. Le canon tire de derrière la ligne.
lesson-bombard-try-hidden = Entre g4 et e4 il y a une colline. On ne voit pas à travers.

lesson-volley-title = La salve
lesson-volley-task = Touchez l’ennemi en g5 sans mettre en danger votre unité réduite.
lesson-volley-text = Une carte de salve tire sur la case voisine : ses dés contre la force de l’ennemi et son terrain. Plus, c’est une perte ; moins ne vous coûte rien. Il n’ajoute aucune carte.
lesson-volley-hint-1 = La carte du 42e peut se jouer de deux façons.
lesson-volley-hint-2 = Cliquez sur la carte, sur l’ennemi en g5, puis sur la salve.
lesson-volley-done = Deux dés contre cinq, et rien à perdre. On tire aussi une salve depuis un marais ; un assaut n’en part jamais.
lesson-volley-try-assault = À l’assaut il ajoute des cartes, et avec moins que sa somme votre unité réduite est éliminée. Une salve ne risque rien.
lesson-volley-try-hold = Personne n’est forcé de combattre. Mais la salve ne vous aurait coûté que la carte.
lesson-volley-try-far = Une salve ne porte qu’à la case voisine. À deux cases, il faut une carte de canon.

lesson-restore-title = Se refaire
lesson-restore-task = Rétablissez la Garde à coup sûr.
lesson-restore-text = { guide-restore }
lesson-restore-hint-1 = Le chef doit réussir son jet. Qu’est-ce qui se passe de dé ?
lesson-restore-hint-2 = Jouez la carte de la Garde elle-même.
lesson-restore-done = De nouveau à pleine force, sans dé. La carte de l’unité réussit toujours, si la guérilla ne l’arrête pas.
lesson-restore-try-leader = Un chef doit lancer assez bas. Cela peut réussir ; avec la carte de la Garde, c’est sûr.
lesson-restore-try-other = Une carte d’unité ne rétablit que la sienne. Celle-ci est des dragons du Roi.

lesson-night-title = La nuit tombe
lesson-night-task = La nuit tombe à la fin de ce tour. Gagnez par le terrain.
lesson-night-text = Quand les deux paquets sont épuisés, les cases décident : celles de la moitié ennemie où vous êtes, ou à côté desquelles vous êtes sans ennemi. Ou plus tôt, quand un camp a cinq unités éliminées.
lesson-night-hint-1 = Vos unités ne comptent que dans la moitié haute.
lesson-night-hint-2 = Allez de e3 en e5 ; personne n’y dispute les cases voisines. Puis finissez le tour.
lesson-night-done = Quatre cases à trois. Loin de l’ennemi, une unité compte pour toutes les cases autour d’elle.
lesson-night-try-contested = En d5 la Garde impériale de b5 vous dispute une case : trois à trois, et l’ennemi a perdu moins d’unités.
lesson-night-try-home = C’est votre propre moitié. Seules comptent les cases de celle de l’ennemi.

lesson-match-title = Une courte partie
lesson-match-task = Éliminez la cinquième unité ennemie.
lesson-match-text = { guide }
lesson-match-hint-1 = Avec la Garde de d4, attaquez une unité déjà réduite.
lesson-match-hint-2 = Une carte de la Garde, cible d5 ; ajoutez le chef si les chances le demandent.
lesson-match-done = Jouée jusqu’au bout. Deux armées entières font de même, avec 60 cartes chacune.
