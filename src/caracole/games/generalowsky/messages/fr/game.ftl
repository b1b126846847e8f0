colour = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
    [green] Vert
    [violet] Violet
   *[grey] Gris
}

## Ce qui s’est passé
ordered = { $name } fait avancer { $general } en premier.
declared = { $band ->
    [yellow] { $general } choisit la bande jaune.
    [white] { $general } choisit la bande blanche.
    [orange] { $general } choisit la bande orange.
   *[red] { $general } choisit la bande rouge.
}
commanded = { $band ->
    [yellow] { $commander } ordonne à { $general } la bande jaune.
    [white] { $commander } ordonne à { $general } la bande blanche.
    [orange] { $commander } ordonne à { $general } la bande orange.
   *[red] { $commander } ordonne à { $general } la bande rouge.
}
entered = { $general } obtient { $steps } et quitte l’exil pour la case { $end }.
moved = { $carried ->
    [0] { $general } obtient { $steps } : de la case { $start } à la case { $end }.
    [1] { $general } obtient { $steps } et porte un supérieur de la case { $start } à la case { $end }.
   *[other] { $general } obtient { $steps } et porte { $carried } supérieurs de la case { $start } à la case { $end }.
}
allowed = { $general } obtient { $steps } et peut avancer d’autant de cases, ou de moins.
strode-out = { $steps ->
    [1] { $general } quitte l’exil pour la case { $end }, d’un pas.
   *[other] { $general } quitte l’exil pour la case { $end }, de { $steps } pas.
}
strode = { $carried ->
    [0] { $general } avance de { $steps } des cases permises : de la case { $start } à la case { $end }.
    [1] { $general } avance de { $steps } des cases permises et porte un supérieur de la case { $start } à la case { $end }.
   *[other] { $general } avance de { $steps } des cases permises et porte { $carried } supérieurs de la case { $start } à la case { $end }.
}
summoned = { $carried ->
    [0] La boule rouge : { $general } va droit à Moscou.
    [1] La boule rouge : { $general } va droit à Moscou, son supérieur sur les épaules.
   *[other] La boule rouge : { $general } va droit à Moscou, { $carried } supérieurs sur les épaules.
}
drew = Generalowski ! { $general } peut sauter sur un adversaire.
drew-nobody = Generalowski ! Mais il n’y a personne sur qui { $general } puisse sauter.
jumped = { $carried ->
    [0] { $general } saute sur la case { $space }.
    [1] { $general } saute sur la case { $space } en portant un supérieur.
   *[other] { $general } saute sur la case { $space } en portant { $carried } supérieurs.
}
crossed = { $gone ->
    [1] Un X : { $general } part en Sibérie. Le pot est de { $pot }.
   *[other] Un X : { $general } et les siens, { $gone } généraux, partent en Sibérie. Le pot est de { $pot }.
}
crossed-again = Un X : { $general } reste en Sibérie. Le pot est de { $pot }.
disgraced = { $gone ->
    [1] La boule noire : { $general } part en Sibérie, en disgrâce. Le pot est de { $pot }.
   *[other] La boule noire : { $general } et les siens, { $gone } généraux, partent en Sibérie, en disgrâce. Le pot est de { $pot }.
}
disgraced-again = La boule noire : { $general } reste en Sibérie, en disgrâce. Le pot est de { $pot }.
lost-medal = { $general } perd une médaille et en garde { $medals }.
landed = { $landed ->
    [1] { $general } commande un général de plus sur la case { $space } ; médailles ajoutées au pot : { $medals }.
   *[other] { $general } commande { $landed } généraux de plus sur la case { $space } ; médailles ajoutées au pot : { $medals }.
}
landed-arriver = { $landed ->
    [1] { $general } commande un général de plus sur la case { $space } ; médailles reçues : { $medals }.
   *[other] { $general } commande { $landed } généraux de plus sur la case { $space } ; médailles reçues : { $medals }.
}
landed-covered = { $landed ->
    [1] { $general } commande maintenant un général de plus sur la case { $space } ; médailles pour le général du dessous : { $medals }.
   *[other] { $general } commande maintenant { $landed } généraux de plus sur la case { $space } ; médailles pour les généraux du dessous : { $medals }.
}
collected = { $taken ->
    [0] { $general } ne trouve aucune médaille à Moscou.
    [1] { $general } prend la médaille de Moscou et en a { $medals }.
   *[other] { $general } prend les { $taken } médailles de Moscou et en a { $medals }.
}
starred = { $general } échange onze médailles contre l’étoile.
marshal = { $general } est nommé Maréchal et gagne avec { $medals } médailles.
marshal-too = { $general } est nommé Maréchal avec { $medals } médailles et partage la victoire.
most = Après le dernier tour de flèche, { $name } a le plus de médailles, { $medals }, et gagne.
shared = Après le dernier tour de flèche, { $names } se partagent la victoire avec { $medals } médailles chacun.

## Ce qui est demandé
prompt-over = La partie est terminée.
prompt-ordering = { $who ->
    [you] Vous dites lequel de vos généraux avance en premier.
   *[other] { $name } dit quel général avance en premier.
}
prompt-declaring = { $who ->
    [you] Vous choisissez une bande pour { $general }.
   *[other] { $general } choisit une bande.
}
prompt-declaring-below = { $who ->
    [you] Vous commandez : choisissez une bande pour { $general }, qui porte { $commander }.
   *[other] { $commander } commande et choisit une bande pour { $general }.
}
prompt-spinning = { $band ->
    [yellow] La flèche tourne pour { $general }, sur la bande jaune.
    [white] La flèche tourne pour { $general }, sur la bande blanche.
    [orange] La flèche tourne pour { $general }, sur la bande orange.
   *[red] La flèche tourne pour { $general }, sur la bande rouge.
}
prompt-targeting = { $who ->
    [you] Vous choisissez la pile sur laquelle { $general } saute.
   *[other] { $general } choisit une pile sur laquelle sauter.
}
prompt-targeting-below = { $who ->
    [you] Vous commandez : choisissez la pile sur laquelle { $general } saute avec vous.
   *[other] { $commander } commande et choisit la pile sur laquelle { $general } saute.
}
prompt-striding = { $who ->
    [you] Vous choisissez de combien de cases { $general } avance, de 1 à { $steps }.
   *[other] { $general } choisit de combien de cases avancer, de 1 à { $steps }.
}
prompt-striding-below = { $who ->
    [you] Vous commandez : choisissez de combien de cases { $general } avance avec vous, de 1 à { $steps }.
   *[other] { $commander } commande et choisit de combien de cases { $general } avance, de 1 à { $steps }.
}

## Ce qu’on peut choisir
label-order = { $general } avance en premier
label-band = { $band ->
    [yellow] bande jaune, exil { $risk } %
    [white] bande blanche, exil { $risk } %
    [orange] bande orange, exil { $risk } %
   *[red] bande rouge, exil { $risk } %
}
label-target = sur { $names } (case { $space })
label-stride = { $steps ->
    [1] une case, jusqu’à la case { $space }
   *[other] { $steps } cases, jusqu’à la case { $space }
}
label-spin = { $result ->
    [x] X
    [black] boule noire
    [gen] Generalowski
    [red] boule rouge
   *[number] { $steps }
}

## Sur l’image
picture-title = Generalowsky : { $spins } tours de flèche, { $pot } médailles à Moscou
picture-siberia = Sibérie
picture-moscow = Moscou
picture-exile = Exil
picture-pot = Pot de Moscou
picture-moves = avance
picture-first = d’abord ?
picture-band = { $band ->
    [yellow] Jaune
    [white] Blanche
    [orange] Orange
   *[red] Rouge
}
picture-bands = Bandes, en douzièmes
picture-bands-parts = Bandes et leurs chances
picture-keys = touches 1–{ $most }
picture-part = { $kind ->
    [x] exil { $count }
    [black] Sibérie { $count }
    [gen] saut { $count }
   *[red] Moscou { $count }
}
picture-parts = { $list } sur { $total }
picture-mean = marche moyenne { $mean }
picture-mean-most = au plus { $mean } en moyenne
picture-medals = { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}
picture-in-exile = en exil
picture-in-moscow = à Moscou
picture-on-space = case { $space }
picture-below = sous { $general }
picture-carried = porté par { $general }
picture-marshal = Maréchal

## Tableaux des règles
figure-spinner = Disque
figure-band = Bande
figure-exile = Exil
figure-sectors = Secteurs
figure-sector = { $result ->
    [x] X ×{ $count }
    [black] boule noire ×{ $count }
    [gen] Generalowski ×{ $count }
    [red] boule rouge ×{ $count }
   *[number] { $steps } ×{ $count }
}

## Refus
refusal-chance = Ici c’est la flèche qui décide, personne d’autre.
refusal-not-your-turn = C’est à un autre joueur de décider.
refusal-declare-first = Le général au sommet déclare maintenant une bande ; la flèche dit ensuite où va le groupe.
refusal-pot = Personne ne prend de médailles à la main : le pot revient au général qui arrive à Moscou.
refusal-exile = En exil, personne n’est sur personne ; sautez sur une pile de la piste.
refusal-order-first = Dites d’abord lequel de vos deux généraux avance en premier.
refusal-order-is-set = On a déjà dit quel général avance en premier.
refusal-one-general = À quatre joueurs ou plus chacun n’a qu’un général ; il n’y a pas d’ordre à choisir.
refusal-no-such-general = Il n’y a pas de général { $number } dans cette partie ; il y en a { $generals }.
refusal-not-yours = Le général { $number } n’est pas un des deux généraux du joueur dont c’est le tour.
refusal-band-first = On déclare d’abord une bande et on lance la flèche ; on ne saute qu’après le dessin Generalowski.
refusal-target-first = La flèche a montré Generalowski ; on choisit maintenant une pile, rien d’autre.
refusal-exact = Le groupe avance d’exactement autant de cases que la flèche en montre ; personne ne choisit la distance.
refusal-spin-first = On déclare d’abord une bande et on lance la flèche ; la distance se choisit ensuite.
refusal-stride-first = La flèche a montré un nombre ; il s’agit maintenant de choisir de combien de cases le groupe avance, rien d’autre.
refusal-too-far = La flèche montre { $shown } : le groupe avance de 1 à { $shown } cases, pas de { $steps }.
refusal-nobody-there = Il n’y a personne sur la case { $space }.
refusal-own-space = Le groupe est lui-même sur la case { $space }, déjà au-dessus des autres.
refusal-no-opponent = Sur la case { $space } il n’y a aucun adversaire du général qui saute.

## Options that do not fit
options-moscow = Moscou est une case du parcours, de 0 à { $last }
options-supply = null ou un nombre de médailles de 1 à { $most } est attendu (P3 : une se trouve à Moscou)
options-sector = bande { $band } : aucun secteur ne peut montrer « { $told } »
options-sectors-below = bande { $band } : { $told } sur { $count } secteurs
options-round = bande { $band } : { $told } fait tout le tour du parcours de { $length } cases
options-sectors = la bande { $band } a { $total } secteurs, et non de 1 à { $most }

## Composer une position
set-up-general = Général
set-up-medal-more = Une médaille de plus
set-up-medal-fewer = Une médaille de moins
set-up-pot-more = Une de plus dans le pot
set-up-pot-fewer = Une de moins dans le pot
