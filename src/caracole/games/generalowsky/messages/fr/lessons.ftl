# Les leçons : leurs exercices, et ce qui se dit en chemin.

lesson-exile-title = Quitter la Sibérie
lesson-exile-task = Quittez l’exil par le moyen le plus sûr.
lesson-exile-text = { guide } Chaque bande a douze secteurs. Chaque carte dit son risque d’exil.
lesson-exile-hint-1 = Comparez les quatre cartes : combien y a-t-il de X ?
lesson-exile-hint-2 = La jaune a un X sur douze secteurs. Cliquez sur sa carte.
lesson-exile-done = Deux pas : la case Sibérie, et une de plus. La jaune est lente, mais onze fois sur douze elle mène quelque part.
lesson-exile-try-red = La rouge n’a aucun nombre, et neuf de ses douze secteurs vous laissent en exil. C’est un pari, pas un chemin.
lesson-exile-try-orange = L’orange va loin, mais quatre de ses douze secteurs sont des X. On vous demandait d’être sûr.
lesson-exile-try-white = La blanche va plus loin, mais deux de ses douze secteurs sont des X. La jaune n’en a qu’un.

lesson-odds-title = Quelle bande ?
lesson-odds-task = Prenez les cinq médailles de Moscou. Choisissez la bande qui a le plus de chances.
lesson-odds-text = Moscou est à quatre cases. Qui y arrive, ou y passe, prend tout le pot.
lesson-odds-hint-1 = Quatre ou plus suffit. Quelle bande montre le plus souvent quatre ou plus ?
lesson-odds-hint-2 = L’orange : quatre, cinq, six et sept suffisent tous.
lesson-odds-done = Huit secteurs sur douze suffisaient. Aucun risque n’est grand ou petit en soi ; comptez ce qu’il vous faut.
lesson-odds-try-white = La blanche est plus sûre, mais trois seulement de ses douze secteurs sont des quatre. Les autres s’arrêtent avant Moscou.
lesson-odds-try-yellow = La jaune montre des un et des deux. Elle n’y arrive jamais.
lesson-odds-try-red = Une seule boule rouge sur douze mène droit à Moscou. L’orange y arrive avec huit secteurs.

lesson-command-title = En haut, on commande
lesson-command-task = C’est le tour du jaune, et vous êtes sur ses épaules. Allez à Moscou par le moyen le plus sûr.
lesson-command-text = Celui d’en haut commande la pile. Le général du dessous avance, vous choisissez, et le pot est à celui d’en haut.
lesson-command-hint-1 = Moscou est à une case.
lesson-command-hint-2 = La jaune : tout nombre suffit, et un X sur douze est le moindre risque.
lesson-command-done = Il a marché, vous avez encaissé. D’en haut, on donne les ordres et on prend les médailles.
lesson-command-try-orange = L’orange y mène aussi, mais avec quatre X sur douze. Un seul pas suffisait.
lesson-command-try-red = La rouge vous y mène avec un secteur sur douze. Il vous fallait un seul pas.
lesson-command-try-white = La blanche y mène aussi, mais avec deux X sur douze. La jaune n’en a qu’un, et chacun de ses nombres suffit.

lesson-shoulders-title = Qui reste, qui monte
lesson-shoulders-task = Vous êtes bleu, tout en haut. Arrivez sur le vert, deux cases plus loin.
lesson-shoulders-text = C’est le rouge qui avance. Il porte celui qui est sur lui ; celui qui est dessous reste. Chaque général recouvert ajoute une médaille au pot.
lesson-shoulders-hint-1 = Il vous faut exactement un deux.
lesson-shoulders-hint-2 = La jaune montre un deux dans six secteurs sur douze.
lesson-shoulders-done = Le rouge et vous êtes sur le vert ; le jaune est resté. Et le pot a grandi d’une médaille.
lesson-shoulders-try-white = La blanche montre un deux dans trois secteurs. La moitié de la bande jaune, ce sont des deux.
lesson-shoulders-try-orange = L’orange ne montre rien sous quatre ; vous passeriez par-dessus le vert.
lesson-shoulders-try-red = Seuls ses deux dessins vous mettraient sur le vert, et neuf secteurs mènent en exil. La moitié de la bande jaune, ce sont des deux.

lesson-bold-title = Rien à perdre
lesson-bold-task = Vous êtes en exil, tous les autres sont loin devant. Rattrapez-les au plus vite.
lesson-bold-text = Un X envoie en exil tout le groupe qui avance, et ajoute au pot une médaille pour chacun. Mais celui qui est déjà en exil y reste, simplement.
lesson-bold-hint-1 = Que peut vous faire un X ici ?
lesson-bold-hint-2 = Rien. Prenez donc la bande aux plus grands nombres.
lesson-bold-done = Six cases d’un coup. En exil les bandes dangereuses ne coûtent rien : soyez hardi là, et prudent quand vous portez des médailles et du monde sur les épaules.
lesson-bold-try-yellow = Prudent là où rien n’est à craindre : avec des un et des deux vous restez derrière. Un X vous aurait seulement laissé où vous êtes.
lesson-bold-try-white = Deux à quatre cases : c’est lent, et le X que vous évitez ne vous aurait rien coûté ici. L’orange va jusqu’à sept.
lesson-bold-try-red = La rouge vous sort avec trois secteurs sur douze, et ses boules noires coûtent une médaille. L’orange vous fait faire quatre à sept cases, avec huit.

lesson-jump-title = Le dessin
lesson-jump-task = La flèche montre Generalowski. Sautez sur la pile qui vaut le plus.
lesson-jump-text = Le dessin vous met en haut de n’importe quelle pile où se trouve un adversaire. En haut vous commandez, et chaque général dessous ajoute une médaille au pot.
lesson-jump-hint-1 = Quelle pile sera bientôt à Moscou ?
lesson-jump-hint-2 = La case 18 : deux généraux, à deux cases de Moscou.
lesson-jump-done = Deux médailles au pot, deux cases jusqu’à Moscou, et c’est vous qui commandez.
lesson-jump-try-near = Le vert est seul et loin de Moscou. Une médaille au pot, et un long chemin.
lesson-jump-try-nobody = Personne n’est là. On saute sur une pile où il y a un adversaire.

lesson-red-title = La bande rouge
lesson-red-task = Il manque une médaille au bleu, juste avant Moscou. Trouvez la seule bande qui puisse l’arrêter.
lesson-red-text = La rouge : six secteurs sont des X ; trois boules noires sont des X qui coûtent en plus une médaille ; une boule rouge mène droit à Moscou ; deux dessins font sauter sur qui l’on veut.
lesson-red-hint-1 = Depuis l’exil, aucun nombre ne mène près de lui.
lesson-red-hint-2 = La rouge. Et quand vient le dessin, sautez sur le bleu.
lesson-red-done = Vous êtes sur le bleu, et c’est vous qui le commandez. Depuis l’exil, la bande rouge risque une médaille au plus.
lesson-red-try-orange = L’orange vous sort de l’exil, mais personne n’arrête le bleu : à son tour il sera Maréchal.
lesson-red-try-other = Vous commandez le jaune, mais le danger était le bleu : il avance seul, et il est Maréchal.
lesson-red-try-yellow = La jaune vous sort de l’exil, mais loin du bleu : à son tour il sera Maréchal.
lesson-red-try-white = La blanche fait quatre cases au plus, et le bleu est bien plus loin : à son tour il sera Maréchal.

lesson-star-title = L’étoile
lesson-star-task = Gagnez votre étoile : vous avez huit médailles, trois sont à Moscou.
lesson-star-text = À la onzième médaille, les onze s’échangent contre une étoile, qui en vaut onze.
lesson-star-hint-1 = Moscou est à deux cases.
lesson-star-hint-2 = La blanche : deux, trois et quatre suffisent, dix secteurs sur douze.
lesson-star-done = Onze : une étoile. Dix médailles de plus, et vous êtes Maréchal.
lesson-star-try-yellow = Près de la moitié de la jaune, ce sont des un, qui s’arrêtent avant Moscou. La blanche a dix bons secteurs sur douze.
lesson-star-try-orange = L’orange a huit bons secteurs, la blanche dix. Deux cases, ce n’est pas loin.
lesson-star-try-red = Une boule rouge sur douze va à Moscou, et neuf secteurs mènent en exil. La blanche a dix bons secteurs.

lesson-marshal-title = Maréchal
lesson-marshal-task = Gagnez maintenant, avant le jaune.
lesson-marshal-text = 21 médailles, une étoile et dix, font un Maréchal, et la partie finit aussitôt. Vous en avez dix-huit, trois sont à Moscou.
lesson-marshal-hint-1 = Une case suffit.
lesson-marshal-hint-2 = La jaune est la bande la plus sûre.
lesson-marshal-done = Dix-huit et trois : Maréchal. Si personne ne l’est après le dernier tour de flèche permis, c’est celui qui a le plus de médailles qui gagne.
lesson-marshal-try-orange = Cela réussit huit fois sur douze. La jaune réussit onze fois, et vous n’aviez qu’un essai.
lesson-marshal-try-white = Cela réussit dix fois sur douze. La jaune réussit onze fois, et vous n’aviez qu’un essai.
lesson-marshal-try-red = Une boule rouge sur douze vous fait Maréchal, et neuf secteurs mènent en exil. La jaune réussit onze fois.

lesson-two-title = Deux généraux
lesson-two-task = Vous avez deux généraux. Jouez pour que celui d’en haut avance deux fois.
lesson-two-text = À deux ou trois joueurs chacun a deux généraux et les avance l’un après l’autre. Dites d’abord qui commence. Chaque général a sa poitrine, et 21 sur l’une d’elles gagnent.
lesson-two-hint-1 = Qui avance porte ceux qui sont au-dessus de lui.
lesson-two-hint-2 = Faites commencer celui d’en bas : il porte l’autre, qui avance ensuite lui-même.
lesson-two-done = Celui d’en bas porte son camarade, qui continue seul. Deux coups pour un général.
lesson-two-try-top = Celui d’en haut s’en va, et celui d’en bas n’a plus personne à porter. Dans l’autre ordre, deux coups pour un.
lesson-two-try-theirs = Celui-là n’est pas à vous.

lesson-match-title = Une courte partie
lesson-match-task = Jouez cette partie jusqu’au bout.
lesson-match-text = { guide-declaring }
lesson-match-hint-1 = Comptez les cases jusqu’à Moscou, puis choisissez la bande.
lesson-match-hint-2 = Sûr quand vous êtes devant Moscou ; hardi quand vous êtes en exil.
lesson-match-done = Jouée jusqu’au bout. La vraie piste est plus longue, le reste est pareil.
