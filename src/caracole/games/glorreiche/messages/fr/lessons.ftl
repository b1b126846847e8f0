# Les leçons : leurs exercices, et ce qui se dit en chemin.

lesson-stone-title = La pierre noire
lesson-stone-task = Amenez la recrue de la case 9 sur la pierre noire.
lesson-stone-text = { guide } Cliquez sur la recrue, puis sur une case qui luit.
lesson-stone-hint-1 = La pierre noire est sur la case 12.
lesson-stone-hint-2 = Cliquez sur la recrue de la case 9, puis sur la case 12.
lesson-stone-done = Elle y est. En partant de la pierre noire, son pas comptera triple.
lesson-stone-try-past = La case 13 est plus loin, mais la pierre est derrière vous. Elle n’aide que la recrue qui en part.
lesson-stone-try-far = La recrue va à sept cases : six cases occupées devant elle, et une qui compte toujours. La case 20 est trop loin.

lesson-yard-title = Hors de la cour
lesson-yard-task = Le dé montre 4. Faites entrer la recrue qui doit rentrer la première.
lesson-yard-text = Avant la marche, le dé fait entrer tout le monde. Dans cette leçon les numéros comptent : qui rentre dans l’ordre 1, 2, 3 double son score.
lesson-yard-hint-1 = Sur la case 4 on monte sur le jaune, plus haut que tous.
lesson-yard-hint-2 = Le numéro 1 doit rentrer avant tous les autres.
lesson-yard-done = Le numéro 1 est sur les épaules du jaune, avec le plus long pas. Un bon début pour qui doit rentrer le premier.
lesson-yard-try-late = Le numéro 5 a le temps : quatre camarades doivent rentrer avant lui. La meilleure place va à qui en a besoin le premier.
lesson-yard-try-again = Le numéro 6 est déjà entré ; il est sur la case 5.

lesson-once-title = Chacun une fois
lesson-once-task = Faites marcher toutes vos recrues libres, jusqu’au tour du jaune.
lesson-once-text = À votre tour, chaque recrue libre marche exactement une fois. Est libre celle qui ne porte personne.
lesson-once-hint-1 = Deux de vos trois recrues sont libres.
lesson-once-hint-2 = L’une est seule sur la case 10, l’autre au sommet de la case 17.
lesson-once-done = Les deux ont marché, le tour est fini. La troisième attend que le jaune descende.
lesson-once-try-covered = Une recrue jaune est sur sa tête. Qui porte quelqu’un ne bouge pas.
lesson-once-try-twice = Elle a déjà marché à ce tour. Chacune une fois, puis c’est aux autres.

lesson-uncover-title = Soulever le couvercle
lesson-uncover-task = Deux de vos recrues seulement sont libres. Faites marcher les trois.
lesson-uncover-text = Une recrue découverte par une camarade devient libre aussitôt, et doit marcher au même tour.
lesson-uncover-hint-1 = Commencez par la pile de la case 10.
lesson-uncover-hint-2 = D’abord celle du haut, mais pas vers la case 17. Puis celle du bas, enfin celle de la 17.
lesson-uncover-done = Trois marches avec deux recrues libres : celle du haut a ouvert la voie à celle du bas.
lesson-uncover-try-cover = Vous voilà sur votre propre camarade, case 17. Elle n’avait pas encore marché, et elle ne peut plus.

lesson-three-title = À trois de haut
lesson-three-task = Placez la recrue de la case 8 sur les épaules de deux autres.
lesson-three-text = La hauteur multiplie le pas : mieux vaut donc grimper. Mais une pile a trois niveaux au plus, et une pierre en est un.
lesson-three-hint-1 = Cherchez une pile de deux sans pierre.
lesson-three-hint-2 = La case 15 a deux recrues jaunes et pas de pierre.
lesson-three-done = Troisième niveau. D’ici, votre prochain pas compte triple.
lesson-three-try-stone = La case 20 est pleine : deux recrues et la pierre font déjà trois niveaux.
lesson-three-try-alone = Une pierre blanche double, et compte pour un niveau. Mais il n’y a là personne sur qui monter.

lesson-rear-title = Les derniers sont les plus rapides
lesson-rear-task = Faites dix cases avec une seule recrue.
lesson-rear-text = Personne ne porte personne ici. Le pas est alors le rang seul : un, et un de plus par case occupée devant.
lesson-rear-hint-1 = Laquelle a le plus de cases occupées devant elle ?
lesson-rear-hint-2 = La toute dernière, sur la case 10.
lesson-rear-done = Neuf cases occupées devant, et un : rang dix. L’arrière mène la course.
lesson-rear-try-front = Celle de tête n’a qu’une case occupée devant elle et va à deux. Dans ce jeu, le premier se traîne.
lesson-rear-try-far = Elle est en tête, son rang est donc petit. Regardez l’autre bout de la colonne.

lesson-reach-title = Trois facteurs
lesson-reach-task = Prenez le jeton de la case 40 en une marche.
lesson-reach-text = Jusqu’où ? Rang fois hauteur fois pierre. Une pierre noire compte trois, une blanche deux, et une pierre est aussi un niveau.
lesson-reach-hint-1 = Le rang seul ne suffit pas. Qui est haut, et sur quoi ?
lesson-reach-hint-2 = Case 12 : niveau trois, sur la noire, au rang cinq : 5 × 3 × 3.
lesson-reach-done = Cinq fois trois fois trois font 45 cases. Rang, hauteur et pierre se multiplient ; un seul d’entre eux est peu.
lesson-reach-try-rank = Elle a le plus haut rang, sept, et rien d’autre. Le rang n’est qu’un facteur sur trois.
lesson-reach-try-far = Sept cases, pas plus : rang sept, hauteur un, pas de pierre.

lesson-order-title = Dans le bon ordre
lesson-order-task = Prenez le jeton de la case 25. Pour l’instant il est une case trop loin.
lesson-order-text = Le rang se compte au moment de marcher. La recrue que vous bougez d’abord le change pour les autres.
lesson-order-hint-1 = La recrue de la 18 a le rang six ; il lui faut sept.
lesson-order-hint-2 = Posez l’autre sur une case vide entre les deux, 19 ou 20. Une case occupée de plus sera devant.
lesson-order-done = Une case occupée de plus, un rang de plus : la camarade devant prête un pas à celle de derrière.
lesson-order-try-climb = Sur les épaules de quelqu’un vous n’occupez pas de nouvelle case : rien ne change pour l’autre. Une case vide compterait.
lesson-order-try-first = Elle va à six cases, il en faut sept. Faites d’abord marcher l’autre.

lesson-chip-title = Les jetons gris
lesson-chip-task = Prenez le jeton qui vaut 2.
lesson-chip-text = Un jeton est à la première recrue qui s’arrête dessus. Il vaut les points qu’il montre.
lesson-chip-hint-1 = Le jeton est sur la case 40.
lesson-chip-hint-2 = Faites exactement trois cases depuis la 37, ou deux depuis la 38.
lesson-chip-done = Deux points, assurés. On n’est pas obligé d’utiliser tout son pas : arrêtez-vous où cela rapporte.
lesson-chip-try-over = Vous êtes passé dessus. Seul celui qui s’y arrête prend le jeton.

lesson-home-title = À la caserne
lesson-home-task = Soyez le premier à rentrer.
lesson-home-text = Une recrue qui peut dépasser la case 84 peut entrer à la caserne. La première prend la place 12, la suivante 11, et ainsi de suite. Chaque place vaut autant de points.
lesson-home-hint-1 = De la 83 à la caserne il faut deux pas.
lesson-home-hint-2 = Le jaune sur la 84 porte à deux le rang de la recrue de la 83. Rentrez avec elle.
lesson-home-done = La place 12, la meilleure. Le reste du pas est perdu.
lesson-home-try-shoulders = Bien haut, mais pas rentré. Le jaune ne peut plus bouger, mais douze points vous attendaient.
lesson-home-try-far = La caserne est à 25 cases, elle va à douze : rang trois, hauteur deux, pierre blanche deux.

lesson-last-title = La dernière place
lesson-last-task = Finissez la partie maintenant, et gagnez-la.
lesson-last-text = Quand la onzième recrue est rentrée, la dernière prend la place qui reste. La somme des places et des jetons décide ; à égalité, la place la plus haute.
lesson-last-hint-1 = Dix sont rentrées. La vôtre serait la onzième.
lesson-last-hint-2 = Rentrez depuis la case 83.
lesson-last-done = 39 à 39, et vous tenez la place 12 : gagné. Comptez les deux sommes avant de chercher la fin.
lesson-last-try-wait = La partie continue, et vous n’y gagnez rien. Vous pouviez la finir tout de suite.

lesson-variants-title = Par numéro
lesson-variants-task = Rentrez vos deux recrues sans sanction.
lesson-variants-text = Une variante : la première rentrée d’une couleur doit porter le numéro 1, la suivante le 2. Qui rentre dans le désordre va à la place la plus basse.
lesson-variants-hint-1 = Celle de devant n’est pas le numéro 1.
lesson-variants-hint-2 = D’abord depuis la 83, puis depuis la 84.
lesson-variants-done = En bon ordre, à de bonnes places. Avec les troupes disciplinées, un tel retour double tout le score.
lesson-variants-try-first = Le numéro 2 est rentré le premier et va à la place 1. Dans cette variante l’ordre vaut plus que la hâte.

lesson-match-title = Une courte partie
lesson-match-task = Jouez cette partie jusqu’au bout.
lesson-match-text = { guide-marching }
lesson-match-hint-1 = Rentrez toutes celles qui le peuvent ; chaque place compte.
lesson-match-hint-2 = Faites d’abord passer les dernières devant les autres ; elles ont le plus long pas.
lesson-match-done = Jouée jusqu’au bout. La même avec six recrues chacun, et vous connaissez tout le jeu.
