# What the page says of the game: served to it as it is.

# The game in a few words
about = Ramenez vos recrues par l’arrière : plus on est loin et haut dans la pile, plus le pas est long.
time = 45 min
luck = peu de hasard
counted = { $count ->
        [one] un point
       *[other] { $count } points
    }

# The guide
guide = Ramenez vos recrues à la caserne : la première rentrée prend la place 12, la suivante 11, et ainsi de suite ; la plus haute somme gagne. À votre tour, chaque recrue libre avance une fois : son rang, fois sa hauteur dans la pile, fois la pierre dessous.
guide-choosing = Le dé a montré une case. Choisissez laquelle de vos recrues y va ; elle monte sur qui s’y trouve déjà.
guide-marching = Choisissez une recrue libre : elle doit être au sommet de sa pile. L’étiquette dit jusqu’où elle peut aller. Chaque case occupée devant elle augmente son rang : l’arrière mène la course.

# Presets
preset-fr = Règles françaises
preset-nl = Règles néerlandaises
preset-fr_literal = Règles françaises, à la lettre

# Options
option-first = Qui commence
option-setup = Pierres et jetons au départ
option-gray_zone = Où vont les jetons gris
option-rank = Le rang se compte par
option-rank_timing = Le rang est mesuré
option-bonus_is_level = Une pierre est un niveau de la pile
option-cap_counts_bonus = La pierre compte dans les trois niveaux
option-base_scope = Une pierre aide
option-self_block = Recouvrir sa propre camarade
option-gray_pickup = Les jetons gris se prennent
option-tiebreak = Égalité
option-v1 = Troupes disciplinées
option-v2 = Sanctions
option-v1_doubles = La discipline double
option-rollin_choice = La recrue qui entre est désignée
option-chips = Où se trouvent pierres et jetons

# Values of options
value-suggested = conseillée
value-even_random = répartie au hasard
value-custom = à la main
value-cells = cases
value-cell_colour = cases d’une couleur
value-dynamic = à chaque pas
value-turn_start = au début du tour
value-pile = toute la pile
value-direct = qui est dessus
value-allow = permis
value-forbid = seulement si rien d’autre
value-auto = aussitôt
value-optional = si l’on veut
value-highest_slot = la plus haute place décide
value-shared = partagée
value-total = tout le score
value-slots_only = les places seulement
value-after = après le jet
value-before = avant le jet
value-ascending = le plus petit d’abord

# Chapters of the rulebook
chapter-chips-arrival-end = Jetons, arrivée, fin
chapter-how-far = Jusqu’où
chapter-roll-in = Entrée en jeu
chapter-set-up = Mise en place
chapter-the-turn = Le tour
chapter-variants = Variantes

# Ce que sont les choses de l’image (`legend.toml`)
thing-recruit = Recrue
thing-recruit-is = Elle avance une fois au tour de son joueur, si personne n’est sur sa tête. Son numéro ne compte que dans les variantes.
thing-ring = Anneau autour d’une recrue
thing-ring-is = Elle est libre et peut encore avancer ce tour-ci.
thing-dock = Carte sous le plan
thing-dock-is = Jusqu’où chacune de vos recrues peut aller : rang × hauteur × pierre.
thing-black = Pierre noire
thing-black-is = Qui en part va trois fois plus loin. Elle est un niveau de la pile.
thing-white = Pierre blanche
thing-white-is = Qui en part va deux fois plus loin. Elle est un niveau de la pile.
thing-chip = Jeton gris
thing-chip-is = La première recrue qui s’y arrête le prend : autant de points qu’il montre.
thing-slot = Place de la caserne
thing-slot-is = La première rentrée prend 12, la suivante 11, et ainsi de suite : autant de points que son numéro.
