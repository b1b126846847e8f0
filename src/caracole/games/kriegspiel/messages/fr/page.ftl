# What the page says of the game: served to it as it is.

# The game in a few words
about = Infanterie, cavalerie et canons sur des hexagones. Tourner, marcher, tirer, avec peu de mouvements par arme.
time = 60 min
luck = un peu de hasard
counted = { $count ->
        [one] une figure restante
       *[other] { $count } figures restantes
    }

# The guide
guide = Tirez jusqu’à ce que l’ennemi ne puisse plus ni bouger ni tirer. D’abord bouger : chaque arme a son petit budget, et un plateau ne va que droit devant lui, donc tournez-le d’abord. Puis tirez, devant et à portée.
guide-moving = Tournez ou déplacez des plateaux tant que dure le budget de leur arme, compté en bas. Choisissez un plateau : les cases luisent avec leur prix. Faites face à l’ennemi avant de finir.
guide-firing = Choisissez un plateau qui peut tirer, puis sa cible, droit devant : la cavalerie frappe la case voisine, les soldats portent à deux cases, les canons à trois. Le dé dit combien tombent.

# Presets
preset-default = Le terrain
preset-narrow = Terrain étroit
preset-wide = Terrain large
preset-flat = Hexagones à plat

# Options
option-first = Qui commence
option-half_turn = Première orientation
option-reverse = Marche arrière
option-fire_over = Le tir passe par-dessus
option-cannon_hits_gunners = Les canons touchent les servants
option-gunners_between_cannons = Les servants vont d’un canon à l’autre
option-defeat = Une armée est battue quand elle est
option-draw_after = Nulle après tant de tours sans coup
option-adjudicate = Alors c’est
option-max_transfers = Transferts au plus
option-board = Terrain
option-layout = Plateaux au départ

# Values of options
value-lazy = libre au premier tour
value-setup = choisie avant la partie
value-wrecks = les épaves
value-wrecks-friends = épaves et amis
value-all = tout
value-no_action = sans action
value-immobile = immobile
value-draw = nulle
value-figures = décidé par les figurines

# Arms
arm-soldier = soldats
arm-cavalry = cavalerie
arm-cannon = canons

# Chapters of the rulebook
chapter-end = Fin
chapter-fire = Tir
chapter-material = Matériel
chapter-moving = Déplacements
