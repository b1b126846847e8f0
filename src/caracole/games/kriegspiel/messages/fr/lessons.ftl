# Les leçons : leurs exercices, et ce qui se dit en chemin.

lesson-fill-title = Un plateau plein
lesson-fill-task = Complétez le plateau de soldats de b4.
lesson-fill-text = { guide } Un plateau porte cinq soldats au plus, ou deux cavaliers, ou un canon et quatre servants.
lesson-fill-hint-1 = Il y a trois soldats en b4. Combien tiennent encore ?
lesson-fill-hint-2 = Cliquez sur le plateau de c5, puis sur b4, et faites passer deux soldats.
lesson-fill-done = Cinq : un plateau plein. Les soldats abattent autant que le dé marque, mais jamais plus qu’ils ne sont.
lesson-fill-try-one = Quatre en b4 ; un de plus tiendrait.
lesson-fill-try-more = Trois et trois font six. Un plateau de soldats en porte cinq.

lesson-budget-title = Quatre mouvements pour tous
lesson-budget-task = Amenez les soldats de c6 en a2.
lesson-budget-text = Par tour, une armée a trois mouvements de canon, quatre de soldats et cinq de cavalerie. Ils appartiennent à l’arme, pas au plateau.
lesson-budget-hint-1 = C’est à quatre cases, tout droit.
lesson-budget-hint-2 = Donnez les quatre mouvements à ce plateau : en avant, quatre fois.
lesson-budget-done = Quatre cases, quatre mouvements, et les soldats ont fini leur tour. Cavalerie et canons ont leurs propres mouvements.
lesson-budget-try-other = Les autres soldats ont pris un des quatre mouvements. Il en reste trois, pour quatre cases.
lesson-budget-try-turn = Tourner coûte aussi un mouvement, et le plateau regardait déjà du bon côté.

lesson-half-title = La première demi-rotation
lesson-half-task = Tournez les soldats vers les Anglais de b4.
lesson-half-text = Au départ un plateau regarde un coin, entre deux cases. Le tourner à demi, à gauche ou à droite, est gratuit, et vient avant tout.
lesson-half-hint-1 = Les Anglais sont à gauche.
lesson-half-hint-2 = Choisissez le plateau, puis la flèche de gauche.
lesson-half-done = Il regarde maintenant par un côté : il peut marcher, et voit l’ennemi. La demi-rotation n’a rien coûté.
lesson-half-try-right = À droite il n’y a personne. Réfléchissez avant la demi-rotation : ensuite, chaque rotation est un mouvement.
lesson-half-try-march = Il regarde un coin ; on ne marche pas par un coin. La demi-rotation d’abord.

lesson-facing-title = Là où il regarde
lesson-facing-task = Chevauchez jusqu’en b4.
lesson-facing-text = Un plateau va d’une case dans la direction qu’il regarde, et dans aucune autre. Le tourner d’un côté est aussi un mouvement.
lesson-facing-hint-1 = Où regarde-t-il, et où est b4 ?
lesson-facing-hint-2 = Tournez-le à gauche, puis en avant.
lesson-facing-done = Une rotation, une case : deux des cinq mouvements. Regardez où vous voulez aller.
lesson-facing-try-straight = Il est allé en c4 : tout droit, où il regardait. Tournez-le d’abord.
lesson-facing-try-wrong-way = Il regarde encore plus loin de b4. Dans l’autre sens, une rotation suffit.

lesson-way-title = On ne pousse personne
lesson-way-task = Amenez le plateau de c5 en c4.
lesson-way-text = Un plateau par case, ami ou ennemi ; on ne pousse pas, on ne traverse pas. Et on ne recule pas.
lesson-way-hint-1 = Devant se tient votre propre plateau. Où est c4 ?
lesson-way-hint-2 = Tournez à droite, puis en avant.
lesson-way-done = Autour, pas à travers. Vos propres plateaux barrent comme les autres, et les épaves pour toujours.
lesson-way-try-push = Vos propres soldats sont en b4. On ne pousse personne, on ne passe pas.
lesson-way-try-back = Tourné à gauche, il regarde à l’opposé de c4.

lesson-gunners-title = Les servants du canon
lesson-gunners-task = Roulez le canon en b4.
lesson-gunners-text = Un canon a besoin de servants : avec un il reste sur place, avec deux il tourne une fois, avec trois deux fois, et il en faut quatre pour le rouler.
lesson-gunners-hint-1 = Deux le servent. Qui peut aider ?
lesson-gunners-hint-2 = Deux soldats passent de c6 au canon. Puis en avant.
lesson-gunners-done = Quatre servants, et il roule. Les soldats vont au canon et en reviennent librement, avant le tir.
lesson-gunners-try-two = Deux servants ne peuvent que le tourner. Pour rouler il en faut quatre.
lesson-gunners-try-three = Trois servants : il tourne, mais il en faut quatre pour rouler.

lesson-join-title = Passer les figurines
lesson-join-task = De deux plateaux, faites-en un de cinq.
lesson-join-text = Avant le tir, des figurines passent librement au plateau voisin de leur armée qu’elles regardent. Un plateau vide de soldats ou de cavaliers est retiré.
lesson-join-hint-1 = Les deux de c5 regardent à côté de b4.
lesson-join-hint-2 = Tournez c5 à gauche ; puis deux passent en b4.
lesson-join-done = Cinq ensemble, et le plateau vide a disparu. Un transfert ne coûte rien ; se tourner, si.
lesson-join-try-blind = Ils ne regardent pas b4. Tournez-les d’abord.
lesson-join-try-away = Ils regardent encore plus loin.

lesson-empty-title = Le canon vide
lesson-empty-task = Tirez au canon de c5 sur les Anglais.
lesson-empty-text = Un canon sans servant reste sur le terrain, et un seul soldat suffit pour tirer. Mais les transferts finissent quand le tir commence.
lesson-empty-hint-1 = Des soldats sont juste derrière le canon, et le regardent.
lesson-empty-hint-2 = Un passe en c5. Puis finissez de bouger, et tirez de c5 sur a2.
lesson-empty-done = Un homme, un canon entier : il touche comme avec quatre. Gardez quelqu’un près des canons.
lesson-empty-try-early = Les mouvements sont finis, et avec eux les transferts. Personne ne sert le canon.

lesson-range-title = À quelle portée
lesson-range-task = Touchez les Anglais de b3.
lesson-range-text = Au tir chaque arme a un coup par tour, droit devant : la cavalerie frappe la case voisine, les soldats portent à deux, les canons à trois.
lesson-range-hint-1 = Les deux regardent b3, à deux cases.
lesson-range-hint-2 = Les soldats de c5 portent à deux cases. Cliquez sur eux, puis sur b3.
lesson-range-done = Deux cases, juste ce qu’il faut aux soldats. La cavalerie doit approcher, le canon rester loin.
lesson-range-try-horse = Deux cases, c’est trop pour un sabre. La cavalerie ne frappe que la case voisine.
lesson-range-try-cease = Personne n’est forcé de tirer, mais ici un de vos plateaux le pouvait.

lesson-blocked-title = La ligne est barrée
lesson-blocked-task = Un des plateaux anglais peut être touché. Touchez-le.
lesson-blocked-text = Un tir va au premier plateau de sa ligne. Les amis barrent comme les ennemis, seule une épave laisse passer.
lesson-blocked-hint-1 = Regardez les deux lignes : qu’y a-t-il entre ?
lesson-blocked-hint-2 = Le canon de c6 tire par-dessus l’épave, sur b3.
lesson-blocked-done = Par-dessus l’épave, dans les soldats. Vos plateaux barrent vos lignes : pensez-y en bougeant.
lesson-blocked-try-friend = Votre cavalerie en c4 est entre les deux. On ne tire pas à travers les siens.
lesson-blocked-try-cease = Votre canon a une ligne libre ; servez-vous-en.

lesson-silence-title = Faire taire le canon
lesson-silence-task = Faites taire le canon anglais, avec les meilleures chances.
lesson-silence-text = Seul un canon détruit un canon, et seulement avec un cinq. Tout autre tir va à ses servants : les soldats abattent autant que le dé marque.
lesson-silence-hint-1 = Combien servent le canon de b3 ?
lesson-silence-hint-2 = Un seul. Vos soldats l’abattent avec tout sauf un zéro.
lesson-silence-done = Sans servant un canon ne tourne ni ne tire. Cela réussit cinq fois sur six ; à un canon il faudrait un cinq.
lesson-silence-try-gun = Canon contre canon : seul un cinq compte, une fois sur six. Son unique servant est le point faible.

lesson-beaten-title = Battue
lesson-beaten-task = Gagnez maintenant.
lesson-beaten-text = Une armée est battue si, à son tour, elle ne peut rien faire : ni tourner, ni marcher, ni transférer, ni tirer. Les figurines ne comptent pas.
lesson-beaten-hint-1 = Un canon à un servant ne bouge pas. Que peuvent encore les Anglais ?
lesson-beaten-hint-2 = Tirez aux soldats sur le cavalier de b4, puis cessez le feu.
lesson-beaten-done = Un canon qui ne voit personne n’est pas une armée. On peut gagner contre des canons, et avec un seul cavalier.
lesson-beaten-try-gun = Le canon n’était pas un danger : avec un servant, il regarde le bord. Le cavalier, lui, chevauche encore.

lesson-match-title = Une courte partie
lesson-match-task = Gagnez cette petite bataille.
lesson-match-text = { guide-moving }
lesson-match-hint-1 = Les soldats portent à deux cases. Un pas en avant suffit.
lesson-match-hint-2 = En avant depuis b5, finissez de bouger, puis tirez de b4 sur c2.
lesson-match-done = Jouée jusqu’au bout. Sur tout le terrain, douze plateaux par camp font de même.
