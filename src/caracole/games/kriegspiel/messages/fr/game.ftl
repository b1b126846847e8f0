army = { $army ->
    [english] Les Anglais
   *[french] Les Français
}
plate = { $arm ->
    [cannon] le canon en { $cell }
    [cavalry] les cavaliers en { $cell }
   *[soldier] les soldats en { $cell }
}
facing = { $facing ->
    [N] le nord
    [NE] le nord-est
    [E] l’est
    [SE] le sud-est
    [S] le sud
    [SW] le sud-ouest
    [W] l’ouest
   *[NW] le nord-ouest
}

## Ce qui s’est passé
half-turned = { $name } tournent { $plate } d’une demi-rotation à { $side ->
    [left] gauche
   *[right] droite
}, vers { $direction }.
turned = { $name } tournent { $plate } à { $side ->
    [left] gauche
   *[right] droite
}, vers { $direction }.
went = { $name } avancent { $plate } jusqu’en { $end }.
went-back = { $name } reculent { $plate } jusqu’en { $end }.
gave = { $figures ->
    [1] { $name } transfèrent 1 figurine : { $plate } vers { $other }, désormais { $now }.
   *[other] { $name } transfèrent { $figures } figurines : { $plate } vers { $other }, désormais { $now }.
}
emptied = Il ne reste personne en { $cell } ; le plateau est retiré.
ceased-moving = { $name } ont fini leurs mouvements et ouvrent le feu.
ended-turn = { $name } finissent leur tour ; il n’y a rien à viser.
held-fire = { $name } cessent le feu.
fired = { $name } tirent : { $plate } sur { $other }.
missed = Le dé marque { $die } : { $plate } sans perte.
hit = { $dead ->
    [1] Le dé marque { $die } : { $plate }, 1 figurine hors combat, il en reste { $left }.
   *[other] Le dé marque { $die } : { $plate }, { $dead } figurines hors combat, il en reste { $left }.
}
removed = Il ne reste personne en { $cell } ; le plateau est retiré.
unmanned = Plus personne ne sert le canon en { $cell }.
destroyed = { $dead ->
    [0] Le dé marque 5 : le canon en { $cell } est détruit ; l’épave reste.
    [1] Le dé marque 5 : le canon en { $cell } est détruit avec son servant ; l’épave reste.
   *[other] Le dé marque 5 : le canon en { $cell } est détruit avec ses { $dead } servants ; l’épave reste.
}
defeated = { $name } ne peuvent plus rien faire.
won = { $name } gagnent.
both-unable = Aucune armée ne peut plus rien faire : partie nulle.
quiet-draw = { $turns } tours sans perte : partie nulle.
quiet-won = { $turns } tours sans perte : { $name } gardent plus de figurines et gagnent.

## Ce qui est demandé
prompt-over = La partie est finie.
prompt-rolling = On lance le dé pour le tir sur { $target }.
prompt-orienting = { $who ->
    [you] À vous : une demi-rotation à gauche ou à droite pour chaque plateau.
   *[other] { $name } font une demi-rotation avec chaque plateau.
}
prompt-moving = { $who ->
    [you] À vous de bouger. Mouvements restants : canons { $cannon }, soldats { $soldier }, cavaliers { $cavalry }.
   *[other] { $name } bougent. Mouvements restants : canons { $cannon }, soldats { $soldier }, cavaliers { $cavalry }.
}
prompt-firing = { $who ->
    [you] Vous pouvez tirer : choisissez un plateau, puis sa cible.
   *[other] { $name } peuvent tirer.
}

## Ce qu’on peut choisir
label-die = le dé marque { $die }
label-end-move = Finir les mouvements
label-end-fire = Cesser le feu
label-half-left = { $cell } : demi-rotation à gauche
label-half-right = { $cell } : demi-rotation à droite
label-left = { $cell } : à gauche
label-right = { $cell } : à droite
label-forward = { $cell } : en avant
label-back = { $cell } : en arrière
label-shot = { $cell } tire sur { $target }
label-give = { $kind ->
    [cavalry] { $figures ->
        [1] 1 cavalier vers { $target }
       *[other] { $figures } cavaliers vers { $target }
    }
   *[soldier] { $figures ->
        [1] 1 soldat vers { $target }
       *[other] { $figures } soldats vers { $target }
    }
}
label-way = { $cell } vers { $end }, { $price ->
    [1] 1 mouvement
   *[other] { $price } mouvements
} : { $steps }
order = { $order ->
    [half-left] demi-rotation à gauche
    [half-right] demi-rotation à droite
    [left] à gauche
    [right] à droite
    [back] arrière
   *[forward] avant
}

## Refus
refusal-chance = Ici c’est le dé qui décide, personne d’autre.
refusal-not-your-turn = C’est à l’autre armée de jouer.
refusal-other-arm = Un autre joueur de votre armée commande cette arme.
word-said = { $name } a fini ses mouvements.
word-given = Vous avez fini vos mouvements ; pas encore fini : { $others }. Reprenez-le pour bouger encore.
refusal-plate-first = Choisissez d’abord un de vos plateaux, puis ce qu’il fait.
refusal-shooter-first = Choisissez d’abord le plateau qui tire, puis sa cible.
refusal-one-cell = Le plateau en { $cell } avance d’une case devant lui, pas jusqu’en { $target } ; tournez-le d’abord.
refusal-count-moves = On ne fait que compter ici les mouvements qui restent.
refusal-count-shots = On voit seulement ici quelles armes peuvent encore tirer.
refusal-orient-first = Avant le premier tour, chaque plateau fait sa demi-rotation, et rien d’autre.
refusal-already-firing = Les mouvements sont déjà finis ; un point met fin au tir.
refusal-still-moving = Les mouvements d’abord ; une barre oblique y met fin.
refusal-shot-too-early = Personne ne tire avant la fin des mouvements.
refusal-late-transfer = Plus de transfert une fois le tir commencé.
refusal-late-move = Plus de mouvement une fois le tir commencé.
refusal-nobody = Il n’y a pas de plateau en { $cell }.
refusal-not-yours = Le plateau en { $cell } n’est pas à vous.
refusal-wreck = Le canon en { $cell } est détruit.
refusal-flat = Sur ce champ, tous les plateaux regardent un côté dès le départ ; il n’y a pas de demi-rotation.
refusal-oriented = Le plateau en { $cell } a déjà fait sa demi-rotation.
refusal-unmanned = Personne ne sert le canon en { $cell } : il est inerte.
refusal-unoriented = Le plateau en { $cell } doit d’abord faire sa demi-rotation.
refusal-budget = { $arm ->
    [cannon] Les { $most } mouvements canon de ce tour sont épuisés.
    [cavalry] Les { $most } mouvements cavaliers de ce tour sont épuisés.
   *[soldier] Les { $most } mouvements soldats de ce tour sont épuisés.
}
refusal-gunners = { $gunners ->
    [0] Personne ne sert le canon en { $cell } : il est inerte.
    [1] Un seul servant ne peut pas bouger le canon en { $cell }.
   *[other] Avec { $gunners } servants, le canon en { $cell } fait au plus { $most } des mouvements d’un tour.
}
refusal-gunners-turn = Avec { $gunners } servants, le canon en { $cell } ne peut que tourner ; il en faut quatre pour l’avancer.
refusal-backward = Les plateaux n’avancent que droit devant ; il faut d’abord le tourner.
refusal-edge = Le plateau en { $cell } regarde le bord du champ.
refusal-occupied = { $cell } est occupée ; on ne pousse pas et on ne traverse pas.
refusal-not-facing = Les figurines en { $cell } ne regardent pas vers { $target }.
refusal-no-receiver = Aucun plateau de votre armée en { $target }.
refusal-mixed = Les figurines de { $cell } n’ont pas leur place sur le plateau en { $target }.
refusal-too-few = { $figures ->
    [1] Il n’y a qu’une figurine en { $cell }.
   *[other] Il n’y a que { $figures } figurines en { $cell }.
}
refusal-full = Le plateau en { $target } n’a pas tant de place : { $most } au plus.
refusal-transfers = { $most ->
    [0] Il n’y a pas de transfert dans cette partie.
    [1] Il y a au plus 1 transfert par tour.
   *[other] Il y a au plus { $most } transferts par tour.
}
refusal-fired = { $arm ->
    [cannon] Un canon a déjà tiré ce tour-ci.
    [cavalry] Les cavaliers ont déjà sabré ce tour-ci.
   *[soldier] Les soldats ont déjà tiré ce tour-ci.
}
refusal-no-gunner = Personne ne sert le canon en { $cell } : il ne peut pas tirer.
refusal-rearward = Le plateau en { $cell } regarde son propre camp ; on ne tire pas en arrière.
refusal-range = { $arm ->
    [cannon] Un canon porte à { $reach } cases, pas à { $distance }.
    [cavalry] Les cavaliers ne frappent que la case voisine, pas à { $distance } cases.
   *[soldier] Les soldats portent à { $reach } cases, pas à { $distance }.
}
refusal-no-enemy = Il n’y a pas d’ennemi en { $target }.
refusal-wreck-target = Le canon en { $target } est déjà détruit.
refusal-no-effect = Seul un canon peut nuire au canon sans servant en { $target }.
refusal-blocked = Un plateau barre la ligne de { $cell } à { $target }.

## L’image
picture-label = Kriegspiel : le champ de bataille
picture-plate = { $arm ->
    [cannon] Canon { $army ->
        [english] anglais
       *[french] français
    } en { $cell }, servants { $figures }
    [cavalry] Cavaliers { $army ->
        [english] anglais
       *[french] français
    } en { $cell }, figurines { $figures }
   *[soldier] Soldats { $army ->
        [english] anglais
       *[french] français
    } en { $cell }, figurines { $figures }
}, tournés vers { $facing ->
    [SW] SO
    [W] O
    [NW] NO
   *[other] { $facing }
}
picture-wreck = Canon détruit en { $cell }
picture-budget = { $arm ->
    [cannon] Mouvements canon restants : { $left } sur { $total }
    [cavalry] Mouvements cavaliers restants : { $left } sur { $total }
   *[soldier] Mouvements soldats restants : { $left } sur { $total }
}
picture-shot = { $arm ->
    [cannon] Tir canon
    [cavalry] Tir cavaliers
   *[soldier] Tir soldats
} : { $used ->
    [yes] fait
   *[no] disponible
}
picture-arm = { $arm ->
    [cannon] Canons
    [cavalry] Cavalerie
   *[soldier] Soldats
}
picture-army = { $army ->
    [english] Anglais
   *[french] Français
}
picture-kind = { $kind ->
    [guns] canons
    [gunners] servants
    [soldiers] soldats
   *[cavaliers] cavaliers
}
picture-moves-left = Mouvements
picture-range-fire = Portée et tir
picture-ready = { $state ->
    [fired] a tiré
    [may] peut tirer
   *[one] 1 tir
}
picture-quiet = Sans perte
picture-of-turns = { $turns } tours sur { $most }
picture-quiet-why = { $then ->
    [figures] À { $most }, la plus grande armée gagne. La prochaine perte remet à 0.
   *[draw] À { $most }, la partie est nulle. La prochaine perte remet à 0.
}
picture-aim = { $arm ->
    [cannon] Le canon { $cell } tire sur { $target }
    [cavalry] La cavalerie { $cell } frappe { $target }
   *[soldier] Les soldats { $cell } tirent sur { $target }
}
picture-who-fires = { $here } ici, { $there } là ; faces 0–5, 1 sur 6
picture-odds-mean = Pertes en moyenne
picture-odds-some = Au moins une perte
picture-odds-cleared = { $arm ->
    [cannon] Plus personne ne le sert
   *[other] Le plateau est retiré
}
picture-odds-destroyed = Le canon est détruit
picture-mean = { $fall } sur { $of }
picture-mean-fall = { $fall } pertes en moyenne
picture-in-six = { $count } sur 6
picture-fire = Feu
picture-chosen = { $arm ->
    [cannon] Canon
    [cavalry] Cavalerie
   *[soldier] Soldats
} en { $cell } : mouvements { $left }. Touchez une case, ou tournez.
picture-fall = { $dead ->
    [0] aucune perte
    [1] 1 perte
   *[other] { $dead } pertes
}
picture-stand = { $left ->
    [0] { $arm ->
        [cannon] plus de servant
       *[other] plateau retiré
    }
    [1] un reste debout
   *[other] { $left } restent debout
}
picture-wrecked = détruit
picture-winner = { $who ->
    [french] victoire française
    [english] victoire anglaise
   *[draw] partie nulle
}
picture-reason = { $reason ->
    [defeat] Les autres ne peuvent plus rien faire.
    [unable] immobiles
   *[quiet] sans perte
}

## Options that do not fit
options-split = il faut un nombre de personnes, ou de Français et d’Anglais comme [1, 3] ; reçu { $got }
options-layout-twice = est donnée deux fois, dans le terrain et à côté
options-layout-missing = un terrain à soi demande une disposition, la liste de ses plateaux
options-plates = { $most } plateaux au plus, et non { $got }
options-no-cell = « { $cell } » n’est pas une case de ce terrain
options-two-plates = deux plateaux sur { $cell } (K2)
options-figures = { $arm ->
    [soldier] un plateau de soldats a de { $least } à { $most } figurines, et non { $got } (K2)
    [cavalry] un plateau de cavalerie a de { $least } à { $most } figurines, et non { $got } (K2)
   *[cannon] un plateau de canon a de { $least } à { $most } figurines, et non { $got } (K2)
}

# Tables of the rulebook
figure-field = champ
figure-size = colonnes × rangées
figure-towards = vers l’ennemi
figure-lines = lignes anglaises, la base d’abord
figure-pointy = un coin
figure-flat = un côté
figure-gunners = servants
figure-moves = mouvements par tour
figure-displaces = déplacements
figure-fires = tire
figure-shot = dé
figure-pair = { $firer ->
    [cannon] canon
    [cavalry] cavaliers
   *[soldier] soldats
} sur { $target ->
    [cannon] canon
    [cavalry] cavaliers
   *[soldier] soldats
}
figure-destroyed = détruit
figure-yes = oui
figure-no = non

## Composer une position
set-up-face = Tourner
set-up-fewer = Une figurine de moins
