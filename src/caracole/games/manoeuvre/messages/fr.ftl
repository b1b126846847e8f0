## Refusals

refusal-over = La partie est finie.
refusal-chance = Ce sont les dés et les cartes qui décident ici, personne d'autre.
refusal-not-in-hand = Vous n'avez pas { $card } en main.
refusal-no-such-card = Le paquet de { $army } n'a pas cette carte.
refusal-not-in-deck = Votre paquet n'a plus de { $card }.
refusal-spy-turn = Un espion se joue seulement pendant son propre tour.
refusal-tile-laid = La tuile { $tile } est déjà posée.
refusal-other-army = Les armées de cette partie sont { $one } et { $other }.
refusal-next-unit = { $unit } est la prochaine unité à placer.
refusal-own-ranks = { $square } n'est pas sur vos deux rangées, { $side ->
    [0] 1 et 2
   *[other] 7 et 8
}.
refusal-occupied = Une unité se trouve déjà en { $square }.
refusal-no-entry = Aucune unité ne peut entrer en { $square }.
refusal-no-unit = Aucune de vos unités n'est en { $square }.
refusal-off-board = { $unit } n'est pas sur le plateau.
refusal-same-unit = { $unit } a déjà bougé ; le ravitaillement fait bouger une autre unité.
refusal-too-far = { $unit } bouge { $reach ->
    [one] d'une case
   *[other] de { $reach } cases au plus
}.
refusal-slow-start = { $unit } part d'un terrain qui la ralentit à une case.
refusal-no-way = Aucune case libre et traversable ne mène à { $square }.
refusal-supplied = Un seul ravitaillement fait bouger une unité par phase.
refusal-no-second-unit = Le ravitaillement fait bouger une seconde unité après la première, et ici aucune ne peut.
refusal-marched = { $unit } a déjà eu sa marche forcée.
refusal-march-ground = Le terrain de { $square } interdit la marche forcée à { $unit }.
refusal-no-exit = { $unit } n'a aucune case libre à côté d'elle.
refusal-marching-unit = La marche forcée est pour { $unit }.
refusal-one-square = La marche forcée mène { $unit } une case plus loin.
refusal-no-enemy = Aucune unité ennemie n'est en { $square }.
refusal-marsh = On n'attaque pas depuis { $square }.
refusal-not-adjacent = { $square } n'est pas à côté de l'unité attaquante.
refusal-range = { $square } est hors de portée ; la portée est de { $range }.
refusal-no-sight = { $square } n'est pas en vue.
refusal-no-volley = { $card } n'a pas de dés de tir.
refusal-no-battery = { $army } n'a pas de Grande Batterie.
refusal-not-defending = Seules les cartes de { $unit }, l'unité attaquée, comptent ici.
refusal-one-guard = Une seule carte de { $unit } peut être jouée.
refusal-second-leader = Un chef est déjà joué ; un second n'est pas permis.
refusal-no-withdrawal = { $card } ne permet pas à { $unit } de se désengager.
refusal-nowhere = { $unit } n'a aucune case libre où se retirer.
refusal-one-attempt = Une tentative de retrait a échoué ; il n'y en a pas d'autre.
refusal-cards-played = Le retrait vient avant toute autre carte.
refusal-ambush-leader = Une embuscade n'admet ici que la valeur de combat d'un chef et des sapeurs.
refusal-command = { $card } ne commande que l'unité attaquante.
refusal-nobody-to-bring = Aucune unité n'est prête à soutenir.
refusal-no-attack-dice = { $card } n'a pas de dés d'attaque.
refusal-not-attacking = { $unit } n'attaque ni ne soutient.
refusal-committed = { $units ->
    [0] Aucune unité n'attaque : pas d'attaque suicide.
   *[other] Une attaque suicide par unité engagée, pas plus.
}
refusal-sappers = Les sapeurs sont déjà à l'œuvre.
refusal-no-redoubt = Il n'y a pas de fortification à saper.
refusal-skirmish-leader = Pas d'escarmouche une fois qu'un chef est joué.
refusal-skirmish-ambush = Seul un assaut peut être rompu par une escarmouche.
refusal-no-support = Aucune de vos unités à côté de { $target } n'est en { $square }.
refusal-takes-part = L'unité en { $square } est déjà engagée.
refusal-loss = Aucune unité en { $square } ne peut subir cette perte.
refusal-redoubt = { $square } a déjà une fortification.
refusal-no-restorer = { $card } ne rétablit personne.
refusal-attempted = Une récupération a déjà été tentée ce tour.
refusal-other-unit = { $card } ne rétablit pas { $unit }.
refusal-not-reduced = { $unit } est à pleine force.
refusal-due-tile = Posez d'abord une tuile.
refusal-due-nations = Nommez d'abord les deux armées.
refusal-due-nation = Prenez d'abord une des deux armées.
refusal-due-edge = Choisissez d'abord votre bord de la carte.
refusal-due-pick = Choisissez d'abord cinq cartes de départ.
refusal-due-place = Placez d'abord vos unités.
refusal-due-discard = C'est la phase de défausse.
refusal-due-drawn = Jouez un espion ou passez au mouvement.
refusal-due-move = C'est la phase de mouvement : une unité doit bouger.
refusal-due-moved = Jouez marche forcée ou ravitaillement, ou continuez.
refusal-due-fmstep = Faites la case de plus de la marche forcée.
refusal-due-move2 = Une seconde unité doit bouger maintenant.
refusal-due-guer = Jouez une guérilla ou laissez faire.
refusal-due-combat = C'est la phase de combat : engagez un combat ou continuez.
refusal-due-restore = C'est la phase de récupération.
refusal-due-defend = Le défenseur joue maintenant ses cartes.
refusal-due-attack = L'attaquant joue maintenant ses autres cartes.
refusal-due-support = Au moins une unité de soutien doit être nommée.
refusal-due-skimove = Déplacez l'unité en escarmouche de deux cases libres au plus, ou restez.
refusal-due-choice = Choisissez : perte ou retraite.
refusal-due-retreat = L'unité recule sur l'un de ses flancs.
refusal-due-advance = Une des unités engagées doit avancer.
refusal-due-loss = Nommez l'unité qui subit la perte de l'attaque suicide.
