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
guide-moving = Tournez ou déplacez des plateaux tant que dure le budget de leur arme, compté à côté du terrain. Choisissez un plateau : les cases luisent avec leur prix. Faites face à l’ennemi avant de finir.
guide-firing = Choisissez un plateau qui peut tirer, puis sa cible, droit devant : la cavalerie frappe la case voisine, les soldats portent à deux cases, les canons à trois. Le dé dit combien tombent.

# How its pieces may look
look-coloured = Canons comme imprimés : verts et bleus

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

# Who wins between equals
balance-default = À forces égales, les Anglais gagnent { $english } % des parties : aucune armée n’est avantagée.

# Ce que sont les choses de l’image (`legend.toml`)
thing-soldier = Soldats
thing-soldier-is = Jusqu’à cinq par plateau. Quatre mouvements par tour pour tous ; ils portent à deux cases.
thing-cavalry = Cavalerie
thing-cavalry-is = Jusqu’à deux par plateau. Cinq mouvements par tour pour tous ; elle frappe la case voisine.
thing-cannon = Canon
thing-cannon-is = Il porte à trois cases. Sans servant il se tait, avec quatre il roule.
thing-count = Nombre sur un plateau
thing-count-is = Combien de figurines s’y trouvent. Plus nombreuses, elles touchent plus, et on les touche plus.
thing-nose = Flèche d’un plateau
thing-nose-is = Où il regarde : c’est là qu’il va et qu’il tire. Deux petites : il lui reste sa demi-rotation gratuite.
thing-budget = Points à côté du champ
thing-budget-is = Les mouvements qui restent à une arme ce tour-ci ; tourner en coûte un aussi.
thing-shot = Tir
thing-shot-is = Si l’arme peut encore tirer : une fois par tour chacune.
thing-forty = Règle graduée
thing-forty-is = Tours de suite sans perte. À quarante la partie est nulle.
