# What the page says of the game: served to it as it is.

# The game in a few words
about = Huit unités, soixante cartes, une bataille avant la nuit. Bluffez avec la main, gagnez par le terrain.
time = 60 min
luck = un peu de hasard
counted = { $count ->
        [one] une case
       *[other] { $count } cases
    }

# The guide
guide = Éliminez cinq des huit unités ennemies, ou tenez à la nuit plus de cases de sa moitié que l’ennemi de la vôtre. À chaque tour : défausser, piocher, bouger une unité, combattre si vous voulez avec des cartes, se refaire.
guide-place = Placez l’unité cerclée sur vos deux premières rangées. Bois, collines et villes aident l’unité qui s’y tient.
guide-discard = Jetez les cartes qui ne serviront pas bientôt, ou aucune. La main est complétée ensuite.
guide-move = Bougez une unité : l’infanterie d’une case, la cavalerie d’une ou deux. Une unité doit bouger si c’est possible.
guide-combat = Attaquez si vous voulez : d’abord une carte de l’unité qui attaque, puis la cible. Le panneau montre les chances exactes avant l’engagement.
guide-defend = On vous attaque. Ajoutez des cartes de l’unité qui défend ou un chef, tant que votre somme augmente, puis tenez bon.
guide-drawn = Vous avez vos nouvelles cartes. Jouez un espion si vous en avez un, ou continuez.
guide-moved = Une marche forcée donne encore une case à cette unité, un ravitaillement fait bouger une deuxième unité. Sinon, gardez-les et continuez.
guide-attack = Le défenseur a répondu. Ajoutez des cartes à dés d’attaque de votre unité ou un chef, si les chances le demandent, puis laissez les dés décider.
guide-choice = Une perte retourne une unité intacte sur sa face faible et retire celle qui l’est déjà. Une retraite coûte du terrain, et l’autre camp avance.
guide-advance = La case est vide : une des unités qui ont attaqué l’occupe. La cavalerie peut poursuivre.
guide-restore = Un essai par tour : une unité réduite retrouve sa force avec une de ses cartes, un chef dont le dé suffit, le ravitaillement ou le regroupement. Sinon, finissez le tour.

# Presets
preset-2010 = Édition de 2010
preset-2008 = Édition de 2008
preset-draft = Armées choisies à tour de rôle
preset-tournament = Tournoi

# Options
option-first = Qui commence
option-board = Terrain
option-edition = Édition
option-ambush_cards = Embuscade avec
option-defense_cards = Cartes en défense
option-los_diagonal = Cases qui doivent être ouvertes pour voir en biais
option-fm_end = Pas de marche forcée après un mouvement fini dans un champ ou un marais
option-spy_redraw = Un espion joué après le tirage est remplacé
option-day_end = Le jour finit avec
option-guerrilla_combat = La guérilla arrête d’autres cartes d’unité au combat
option-draft = Armées choisies à tour de rôle
option-tournament = Règles de tournoi
option-turn_cap = Tours au plus
option-hill_bonus = La colline aide
option-redoubt_fire = Les redoutes aident contre le tir
option-us_attempts = Essais des États-Unis
option-nra_withdraw = La dispense d’avancer vaut aussi après un désengagement
option-fm_late = Marche forcée plus tard
option-slow_start = La cavalerie partant d’un champ ou d’un marais va d’une case
option-reshuffle = La pioche est mêlée
option-discards = Défausses
option-armies = Armées
option-tiles = Tuiles de la carte et quarts de tour
option-terrain = Changements de terrain
option-last_card = La première pioche est finie quand sa dernière carte est

# Values of options
value-one = une
value-each = chacun
value-both = les deux
value-all = tout
value-leader = un chef
value-any = autant qu’on veut
value-game_turn = le tour de jeu
value-player_turn = le tour du joueur
value-once = une fois
value-initiator = qui attaque
value-needed = au besoin
value-at_once = aussitôt
value-hidden = cachées
value-open = visibles
part-tile = tuile { $n }
part-turns =
    { $n ->
        [0] à l’endroit
        [1] un quart de tour
        [2] un demi-tour
       *[3] trois quarts de tour
    }
value-AU = Autriche
value-BR = Grande-Bretagne
value-FR = France
value-OT = Empire ottoman
value-PR = Prusse
value-RU = Russie
value-SP = Espagne
value-US = États-Unis
value-drawn = piochée
value-played = piochée et que toutes celles alors en main sont parties

# Chapters of the rulebook
chapter-board-and-pieces = Plan et pièces
chapter-combat = Combat
chapter-fire = Tir
chapter-movement = Mouvement
chapter-restoration = Rétablissement
chapter-results = Résultats
chapter-sequence-of-play = Déroulement
chapter-set-up = Mise en place
chapter-victory = Victoire

# Who wins between equals
balance-pair = À forces égales, la Grande-Bretagne, au Sud, gagne { $first } % des parties si elle joue en premier et { $second } % si elle joue en second : qui bouge le dernier avant la nuit prend les cases.
balance-any = À forces égales, qui joue en premier gagne { $first } % des parties. Parmi les armées, les Ottomans gagnent le plus, { $most } %, les États-Unis le moins, { $least } %.

# Ce que sont les choses de l’image (`legend.toml`)
thing-unit = Unité
thing-unit-is = Le nombre est sa force. Un homme : infanterie, une case ; un cheval : une ou deux.
thing-reduced = Unité rayée
thing-reduced-is = Réduite : encore une perte et elle est éliminée. On peut la rétablir.
thing-value = Nombre au coin
thing-value-is = Ce que le terrain ajoute à la défense de l’unité qui s’y tient.
thing-card = Carte d’unité
thing-card-is = Elle ne sert qu’à l’unité nommée : les armes sont ses dés d’attaque, l’écu sa défense, le cheval sa poursuite.
thing-leader = Chef
thing-leader-is = L’étoile est le commandement : à partir de 2 il amène d’autres unités à l’attaque. Les épées s’ajoutent au combat, le drapeau rallie.
thing-order = Autre carte
thing-order-is = Elle fait ce qu’elle dit, pour toute unité, ou arrête l’adversaire.
thing-back = Dos de cartes
thing-back-is = La main de l’adversaire : on voit combien, pas lesquelles.
thing-roster = Petites unités à côté du plateau
thing-roster-is = Les deux armées : quelles unités sont intactes, réduites ou éliminées. Cinq éliminées, et le camp a perdu.
