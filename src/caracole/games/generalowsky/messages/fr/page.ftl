# What the page says of the game: served to it as it is.

# The game in a few words
about = De la Sibérie à Moscou, sur les épaules les uns des autres. Celui d’en haut commande.
time = 40 min
luck = beaucoup de hasard
counted = { $count ->
        [one] une médaille
       *[other] { $count } médailles
    }

# The guide
guide = Les généraux montent sur les épaules les uns des autres ; celui d’en haut commande la pile. Annoncez une bande, lancez la flèche, et rapportez des médailles de Moscou : 21 gagnent.
guide-declaring = Choisissez une bande : cliquez sur l’une des quatre cartes qui luisent. La jaune est lente et sûre, l’orange rapide et dangereuse : un X envoie tout le groupe en Sibérie. Celui d’en haut décide pour ceux du dessous.
guide-ordering = Vous avez deux généraux. Dites lequel avance d’abord.
guide-targeting = Le dessin de Generalowski : sautez sur la pile de votre choix. En haut, c’est vous qui commandez.
guide-striding = La flèche a montré un nombre : cliquez sur une case, au plus à cette distance. S’arrêter avant peut vous mettre sur les épaules de quelqu’un.

# Presets
preset-spin12 = La flèche
preset-dice6 = Un dé à la place

# Options
option-first = Qui commence
option-L = Longueur du parcours
option-M = Où se trouve Moscou
option-landing_medal = La médaille d’arrivée va
option-moscow_landing = Arriver à Moscou rapporte
option-x_scope = X exile
option-black_adds = Les chiffres noirs ajoutent
option-black_loss = Le noir coûte
option-gen_jump = Un général saute
option-two_gen_declare = Avec deux généraux, une bande pour
option-two_gen_win = Avec deux généraux, les médailles comptent
option-supply = Médailles dans la boîte
option-max_spins = La partie finit après tant de tours de flèche
option-spinner = Secteurs de la roue
option-stride = Un nombre mène

# Values of options
value-pile = toute la pile
value-pot = au pot
value-arriver = à qui arrive
value-k = une par général de la pile
value-one = une
value-group = tout le groupe
value-mover = qui bouge
value-teleport = d’un coup
value-walk = pas à pas
value-each = chacun
value-both = les deux
value-single = d’un seul
value-sum42 = ensemble
value-exact = exactement autant
value-up_to = au plus autant
value-covered = à qui est recouvert

# Chapters of the rulebook
chapter-medals-and-victory = Médailles et victoire
chapter-set-up = Mise en place
chapter-the-turn = Le tour
chapter-two-or-three-players = À deux ou trois joueurs

# Ce que sont les choses de l’image (`legend.toml`)
thing-general = Général
thing-general-is = Dans une pile celui d’en haut commande. Qui avance emporte ceux d’au-dessus.
thing-band = Carte d’une bande
thing-band-is = Ses douze secteurs : X est l’exil, les nombres sont des cases. Dessous, le risque. Cliquez pour annoncer la bande.
thing-landing = Petit signe près d’une case
thing-landing-is = Où mènerait un nombre de la bande de cette couleur.
thing-moscow = Moscou
thing-moscow-is = Qui y arrive ou y passe prend tout le pot : le supérieur du groupe.
thing-pot = Pot
thing-pot-is = Médailles qui attendent à Moscou. Chaque X et chaque arrivée sur quelqu’un y ajoute.
thing-exile = Exil
thing-exile-is = Qui s’y trouve entre dans l’anneau par la Sibérie au prochain nombre.
thing-chest = Poitrine
thing-chest-is = Les médailles d’un général. Onze deviennent une étoile, 21 gagnent.

# Who wins between equals
balance-two = À forces égales, qui choisit en premier gagne { $first } % des parties : commencer ne donne aucun avantage visible.
