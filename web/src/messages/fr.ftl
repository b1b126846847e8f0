# The shell
skip = Aller au contenu
skip-board = Aller au plateau
brand-label = Caracole, page d’accueil
nav = Principal
nav-games = Jeux
nav-replays = Parties revues
my-tables = Mes tables
open-tables = Tables ouvertes
language = Langue
theme-to-dark = Clair. Passer au sombre
theme-to-light = Sombre. Passer au clair
foot-luck = Comment le hasard reste loyal
foot-rules = Règles et sources
foot-keys = Clavier et lecteur d’écran
foot-account = Garder mon nom par un mot de passe
loading = Un instant.
close = Fermer
cancel = Annuler
save = Enregistrer
saved = Enregistré.
send = Envoyer
copy = Copier
copied = Copié
yes = oui
no = non
new = nouveaux
guest = Invité
somebody = Quelqu’un
nobody = personne
you = Vous
name = Nom
to-front = À la page d’accueil
nowhere-title = Il n’y a rien ici
nowhere = Cette page n’existe pas, ou n’existe plus.
error-offline = Le serveur ne répond pas. Veuillez réessayer.

# The front page
front-title = Caracole : quatre vieux jeux de plateau, dans le navigateur
hero = Quatre vieux jeux de marche et de bataille, prêts à jouer.
hero-lede = Contre un ami, ou un robot qui ne peut pas tricher. Sans compte, sans attente.
play-as = Votre nom
change-name = Changer de nom
opponent = Adversaire
your-turn = À vous
at-tables =
    à { $count ->
             [one] une table
            *[other] { $count } tables
        }
the-games = Les jeux
players = Joueurs
players-range = { $least }–{ $most } joueurs
players-exactly = { $most } joueurs
split = Combien de chaque côté
play-bot = Jouer contre un robot
invite = Inviter un ami
more-options = Plus d’options
read-rules = Règles
no-tables = Pas encore de table. Un clic ci-dessus commence une partie.
no-open = Aucune table ouverte.
open-one = Ouvrez-en une.
new-here = Un jeu nouveau pour vous ?
new-here-text = Le guide joue les premiers tours avec vous et montre la règle derrière chaque pas.
game-glorreiche = Ramenez vos recrues par l’arrière : plus on est loin et haut dans la pile, plus le pas est long.
game-glorreiche-time = 45 min
game-glorreiche-luck = peu de hasard
game-generalowsky = De la Sibérie à Moscou, sur les épaules les uns des autres. Celui d’en haut commande.
game-generalowsky-time = 40 min
game-generalowsky-luck = beaucoup de hasard
game-kriegspiel = Infanterie, cavalerie et canons sur des hexagones. Tourner, marcher, tirer, avec peu de mouvements par arme.
game-kriegspiel-time = 60 min
game-kriegspiel-luck = un peu de hasard
game-manoeuvre = Huit unités, soixante cartes, une bataille avant la nuit. Bluffez avec la main, gagnez par le terrain.
game-manoeuvre-time = 60 min
game-manoeuvre-luck = un peu de hasard
finished = Terminée
running = en cours
waiting-name = On attend { $name }
seats-free = { $free } places libres sur { $all }
clock-none-short = sans pendule
clock-live-short = en direct, { $minutes } min + { $seconds } s
clock-days-short =
    { $days ->
             [one] un jour
            *[other] { $days } jours
        } par tour
days-left =
    { $n ->
             [one] un jour
            *[other] { $n } jours
        }
verb-play = Jouer
verb-look = Voir
verb-watch = Regarder
verb-join = Rejoindre
verb-replay = Revoir

# Sides, seats and bots
colour-red = Rouge
colour-yellow = Jaune
colour-blue = Bleu
colour-green = Vert
colour-violet = Violet
colour-grey = Gris
seat-bot = Robot : { $name }
seat-open = place libre
seat-invited = libre, par lien
seat-out = hors jeu
seat-away = tenue par un remplaçant
seat-offline = absent
seat-score = { $score } points
seat-number = Place { $n }, { $colour }
bot-unknown = Robot
bot-random = Hasard
bot-random-character = Joue n’importe quoi, tout avec la même chance.
bot-greedy = Glouton
bot-greedy-character = Prend ce qui paraît le mieux, sans voir plus loin.
bot-tambour = Tambour
bot-tambour-character = Joue à l’oreille et pardonne tout.
bot-conscript = Conscrit
bot-conscript-character = Voit un coup à l’avance.
bot-voltigeur = Voltigeur
bot-voltigeur-character = Vif et effronté, prend tout ce que vous laissez.
bot-cuirassier = Cuirassier
bot-cuirassier-character = Patient, compte vos réponses.
bot-old-guard = Vieille Garde
bot-old-guard-character = Le plus fort que nous ayons.

# The table
table-heading = { $game }, table avec { $others }
against = contre { $others }
no-table = Pas de telle table
no-table-why = Elle n’existe pas, ou elle n’est pas pour vous.
board = Plateau
asked = Ce qui est demandé
actions = Actions
panel = Journal, coups, règles, discussion et notes
to-decide = décide
time-left = Temps restant
time-short = le temps presse
winner = gagne
reconnecting = La connexion est perdue ; on la rétablit.
match-over = La partie est finie.
paused = La partie est suspendue.
hint-choose =
    { $count ->
             [one] Une chose peut être cliquée ; elle luit.
            *[other] { $count } choses peuvent être cliquées ; elles luisent.
        }
hint-picked = Choisi : cliquez la suite, ou Échap pour revenir.
hint-picked-touch = Choisi : touchez la suite, ou touchez encore pour revenir.
hint-confirm = { $what } : confirmez, ou revenez.
hint-bot = Le robot réfléchit.
hint-gone = { $name } n’est pas là. Le menu, en haut à droite, laisse continuer un robot ou quelqu’un d’autre.
hint-free = La place est libre : qui a son lien peut s’asseoir et continuer.
choice-of = { $first } ; { $count } choix
news-choose = Choisi. { $count } choix suivent.
news-confirm = { $what }. Entrée confirme, Échap revient.
news-back = Un pas en arrière.
nothing-there = Rien à faire là pour l’instant.
undo = Annuler
restart = Recommencer le tour
restart-short = Recommencer
step-back = Revenir
confirm-on = Chaque action est confirmée avant d’être jouée.
back-to-now = Revenir au présent
past-step = Pas { $step }
looking-at = Vous regardez le pas { $step }.
tab-log = Journal
tab-moves = Coups
tab-rules = Règles
tab-chat = Discussion
tab-notes = Notes
log-empty = Rien ne s’est encore passé.
recap = Depuis votre dernier tour
recap-steps =
    { $count ->
             [one] 1 pas
            *[other] { $count } pas
        }
recap-short = Résumé
step-of = Pas { $step } sur { $last }
pos = { $step } sur { $last }
live = en direct
past = plus tôt
look-back = Revoir cette partie
one-back = Un pas en arrière
one-forward = Un pas en avant
rule-label = Règle { $id } : { $text }
rule-option = option : { $name }
origin-printed = imprimée
origin-found = trouvée ailleurs
origin-ours = de nous
rule-shown = seulement montrée
sure-certain = Certain.
sure-likely = Probable.
sure-guess = Une supposition.
rule-table = Tableau de la règle { $id }
rules-marks = À côté de chaque règle se trouve son origine : imprimée, trouvée ailleurs que dans les règles imprimées, ou de nous, en tout ou en partie : reconstituée ou décidée là où le texte se tait. Ce que rien n’impose est seulement montré. Ouvrez la mention pour l’endroit, notre degré de certitude et la raison.
rule-cited = dans le journal, pas { $step }
rules-search = Chercher dans les règles
rules-found = { $count } règles
rules-none = Aucune règle n’a ces mots.
rules-own-words = Les règles dans nos propres mots, avec les numéros que citent le journal et chaque refus.
year-before = avant { $year }
year-decade = années { $year }
moves-count =
    { $count ->
             [one] Une action est possible.
            *[other] { $count } actions sont possibles.
        }
moves-none = Rien ne vous est demandé.
moves-search = Chercher une action
moves-more = { $count } de plus ; cherchez, ou cliquez sur le plateau.
pieces = Ce que montre le plateau
chat-empty = Personne n’a rien dit.
chat-say = Dire quelque chose
notes-label = Des notes que vous seul pouvez lire
notes-saving = Enregistrement.
notes-saved = Enregistré.
notes-failed = Ces notes n’ont pas pu être enregistrées.
menu = Menu de la table : reprise, pause, abandon, réglages
menu-title = Cette table
sound-on = Son coupé. Le remettre
sound-off = Son actif. Le couper
ask-takeback = Demander une reprise
offer-a-draw = Proposer la nulle
ask-pause = Demander une pause
resume = Reprendre la partie
resign = Abandonner
resign-sure = Abandonner cette partie ? C’est sans retour.
gone = { $name } n’est pas connecté.
gone-wait = La place pourra être donnée à un autre dans { $time }.
gone-bot = Laisser jouer un robot
gone-link = Offrir la place par un lien
gone-send = Envoyez ce lien à qui doit continuer à cette place :
comeback = Reprendre ma place
offer-draw = { $name } propose la nulle.
offer-takeback = { $name } demande une reprise.
offer-pause = { $name } demande une pause.
offer-mine-draw = Vous proposez la nulle.
offer-mine-takeback = Vous demandez une reprise.
offer-mine-pause = Vous demandez une pause.
offer-to = retour au pas { $step }
agree = D’accord
decline = Refuser
withdraw = Retirer
set-confirm = Confirmer chaque action avant de la jouer
set-guide = Guide de la première partie
set-sound = Sons
set-desktop = Notifications du bureau quand c’est à moi
time-runs-out = Votre temps s’écoule.
set-dark = Sombre
you-won = Vous avez gagné.
you-lost = Vous avez perdu.
won = { $names } gagne.
no-winner = Personne ne gagne.
ending-rules = La partie est finie selon les règles.
ending-resigned = Par abandon.
ending-time = Au temps.
ending-agreed = D’un commun accord.
ending-imported = Une partie importée.
rematch = Revanche
waiting-join = Une place est libre. Asseyez-vous pour jouer.
waiting-for =
    { $count ->
             [one] Une place est encore libre.
            *[other] { $count } places sont encore libres.
        } La partie commence quand toutes sont prises.
waiting-open = Qui a ce lien peut s’asseoir.
waiting-invited = { $name } vous invite à une partie. Asseyez-vous pour jouer.
waiting-substitute = Quelqu’un a quitté cette partie. Asseyez-vous pour la continuer à la place libre.
waiting-send = Envoyez ce lien à qui doit s’asseoir ici. La partie commence toute seule.
sit-here = S’asseoir ici
invite-link = Lien pour cette place
table-link = Lien vers cette table
leave = Quitter la table
cancelled = Cette table a été fermée.
curtain = Passez l’appareil à { $name }.
curtain-why = Ce qui suit n’est que pour { $name }.
curtain-lift = Je suis { $name }
keys = Touches
key-walk = parcourir ce qui peut être choisi
key-board = au plateau
key-pick = choisir ou confirmer
key-back = revenir
key-undo = annuler
key-log = journal
key-moves = liste des actions possibles
key-rules = règles
key-chat = discussion
key-notes = notes
key-help = cette liste
key-space = Espace
keys-step = pas
keys-turn = tour
keys-play = lire

# The guide
guide = Guide
guide-end = Fermer le guide
guide-mine =
    C’est à vous. { $count ->
             [one] Une chose luit
            *[other] { $count } choses luisent
        } : cliquez-en une pour voir ce qu’elle peut faire. Rien n’est joué avant le dernier clic, et Annuler le reprend.
guide-hint = Montrez-moi un bon coup
guide-picked = Cliquez maintenant où cela va. Une autre pièce qui luit change votre choix ; Échap revient.
guide-picked-touch = Touchez maintenant où cela va. Une autre pièce qui luit change votre choix ; la toucher de nouveau revient.
guide-wait = Les autres décident. Le journal dit ce qui se passe, et pourquoi.
guide-only = Rien d’autre n’est possible à ce moment : cliquez « { $what } ».
guide-why = « { $line } » Voici pourquoi :
guide-glorreiche = Ramenez vos recrues à la caserne : la première rentrée prend la place 12, la suivante 11, et ainsi de suite ; la plus haute somme gagne. À votre tour, chaque recrue libre avance une fois : son rang, fois sa hauteur dans la pile, fois la pierre dessous.
guide-generalowsky = Les généraux montent sur les épaules les uns des autres ; celui d’en haut commande la pile. Annoncez une bande, lancez la flèche, et rapportez des médailles de Moscou : 21 gagnent.
guide-kriegspiel = Tirez jusqu’à ce que l’ennemi ne puisse plus ni bouger ni tirer. D’abord bouger : chaque arme a son petit budget, et un plateau ne va que droit devant lui, donc tournez-le d’abord. Puis tirez, devant et à portée.
guide-manoeuvre = Éliminez cinq des huit unités ennemies, ou tenez à la nuit plus de cases de sa moitié que l’ennemi de la vôtre. À chaque tour : défausser, piocher, bouger une unité, combattre si vous voulez avec des cartes, se refaire.

# A new table
new-table = Nouvelle table
game = Jeu
rules = Règles
options = Options
seats = Places
clock = Pendule
who-sees = Qui la voit
summary = Résumé
differs =
    { $count ->
             [one] un point diffère
            *[other] { $count } points diffèrent
        }
back-to-preset = Revenir au modèle
all-readings = Toutes les lectures
readings =
    { $count ->
             [one] un point
            *[other] { $count } points
        } où les textes diffèrent ou se taisent
kind-me = Moi
kind-open = Ouverte
kind-invite = Par lien
kind-bot = Robot
kind-here = Même appareil
level = Niveau
clock-none = Aucune
clock-none-why = prenez votre temps
clock-live = En direct
clock-live-why = en une séance
clock-days = Sur des jours
clock-days-why = des jours par tour
clock-bank = Minutes chacun
clock-increment = plus secondes par tour
clock-turn = Jours par tour
clock-reserve = et en réserve
timeout = Temps écoulé
timeout-bot = un robot prend la place
timeout-loses = le camp perd
private = Privée
private-why = seuls ceux qui ont le lien
public = Publique
public-why = dans les tables ouvertes, chacun peut regarder
open-the-table = Ouvrir la table
starts-when-full = Vous recevez un lien à envoyer. La partie commence quand toutes les places sont prises.
starts-at-once = La partie commence aussitôt.
option-refused = { $option } : { $why }
value-derived = tiré ou déduit
preset-none = Règles par défaut
preset-glorreiche-fr = Règles françaises
preset-glorreiche-fr_literal = Règles françaises, à la lettre
preset-glorreiche-nl = Règles néerlandaises
preset-generalowsky-spin12 = La flèche
preset-generalowsky-dice6 = Un dé à la place
preset-kriegspiel-default = Le terrain
preset-kriegspiel-narrow = Terrain étroit
preset-kriegspiel-wide = Terrain large
preset-kriegspiel-flat = Hexagones à plat
preset-manoeuvre-2010 = Édition de 2010
preset-manoeuvre-2008 = Édition de 2008
preset-manoeuvre-draft = Armées choisies à tour de rôle
preset-manoeuvre-tournament = Tournoi

# Replay, fair luck
replay = Revoir
link-moment = Lien vers ce moment
to-table = À la table
to-start = Au début
to-end = À la fin
play = Lire
stop = Arrêter
moment = Moment de la partie
knowledge = Le savoir de qui
seen-by-all = Vu par tous
seen-by = Comme { $name } l’a vu
fork = Continuer d’ici
fork-why = Portez cette position, pas { $step }, à une nouvelle table.
fork-side = Quel camp
fork-as = à la place de { $name }
fork-as-me = à votre propre place
fork-against = contre { $name }
fork-go = Continuer
take-along = À emporter
record = Partie enregistrée
fair = Hasard loyal
fair-ok = Les dés tiennent la promesse.
fair-commitment = Promis avant le premier jet
fair-seed = Graine, montrée à la fin
fair-contributions = Ajouté par les joueurs
fair-none = rien
fair-check = Vérifiez vous-même
fair-later = La graine est montrée à la fin de la partie ; d’ici là, seule son empreinte est connue, et nul ne peut la changer.
fair-how = Avant une partie, le serveur montre l’empreinte d’un nombre secret, et chaque joueur peut y mêler ses mots. Tous les dés, cartes et flèches en découlent. Après la partie, le nombre est montré : chacun peut vérifier qu’il a l’empreinte promise et que chaque dé en découle.
fair-copied = Les { $count } premiers pas viennent d’une autre partie.
fair-own-yes = Votre navigateur a calculé l’empreinte : c’est celle promise.
fair-own-no = L’empreinte calculée diffère de la promesse.
fair-command = La partie enregistrée porte la preuve ; chaque pas est vérifié par

# Account, help
account = Mon nom
you-are = Vous êtes { $name } ; ce nom est gardé par un mot de passe.
you-are-guest = Vous êtes { $name }, invité sur cet appareil.
you-are-nobody = Vous n’avez pas dit qui vous êtes. Un nom suffit.
arrive = Jouer sous ce nom
keep-name = Garder ce nom
keep-why = Avec un mot de passe, vous revenez depuis tout appareil.
keep = Garder
kept = Ce nom est désormais le vôtre.
password = Mot de passe, au moins 8 caractères
come-back = Revenir avec un mot de passe
enter = Entrer
welcome-back = Bon retour.
left = Vous êtes parti.
sign-out = Quitter cet appareil
tell-me = Me prévenir quand c’est à moi
by-mail = Par courriel
by-webhook = Par webhook
webhook-secret = Ceci signe ce que reçoit le webhook ; montré une seule fois :
my-bots = Mes robots
my-bots-why = Un programme à vous peut jouer sous son propre nom. L’interface :
bot-name = Nom du robot
make-bot = Créer un compte de robot
bot-made = Le jeton n’est montré qu’une fois ; gardez-le bien.
new-token = Nouveau jeton
help = Aide
help-keys = Tout peut se jouer au clavier seul.
help-reader = L’onglet Coups donne chaque action possible comme un bouton et, dessous, toutes les pièces du plateau. Ce qui se passe est annoncé, comme ce qui vous est demandé.

# Options of the games; names without a text here are shown as they are written in a record
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
option-rollin_choice = La recrue qui entre est dite
option-L = Longueur du parcours
option-M = Où se trouve Moscou
option-players = Joueurs
option-stride = Un nombre mène
option-landing_medal = La médaille d’arrivée va
option-moscow_landing = Arriver à Moscou rapporte
option-x_scope = X exile
option-black_adds = Les chiffres noirs ajoutent
option-black_loss = Le noir coûte
option-gen_jump = Un général saute
option-two_gen_declare = Avec deux généraux, une bande pour
option-two_gen_win = Avec deux généraux, les médailles comptent
option-supply = Médailles dans la boîte
option-max_spins = La partie finit après tant de tours
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
option-last_card = La première pioche est finie quand sa dernière carte est
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
value-exact = exactement si loin
value-up_to = au plus si loin
value-covered = à qui est recouvert
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
value-lazy = libre au premier tour
value-setup = choisie avant la partie
value-wrecks = les épaves
value-wrecks-friends = épaves et amis
value-all = tout
value-no_action = sans action
value-immobile = immobile
value-draw = nulle
value-figures = décidé par les figurines
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
value-drawn = piochée
value-played = piochée et que toutes celles alors en main sont parties

# Pointing, hints, the recap
choose-first =
    { $count ->
        [one] Choisissez d’abord ce qui va là : { $what }.
       *[other] Choisissez d’abord ce qui va là. Par exemple : { $what }.
    }
looks-closer = Deux choix sont sous votre doigt : le plateau est agrandi, touchez encore.
zoom-fit = Montrer tout le plateau
zoom-double = Agrandir
tip-more = et { $count } de plus
hint = Conseil
hint-thinking = La Vieille Garde réfléchit pour vous.
hint-told = La Vieille Garde jouerait : { $what }
hint-play = Jouer cela
key-hint = demander un conseil, contre des robots
recap-begin = Comment cela a commencé
recap-at = { $step } sur { $last }
recap-end = Au présent

# Luck, records, analysis
contribution = Votre part au hasard
contribution-like = quelques mots, au choix
contribution-why = Mêlée à la graine avant la partie : pas même le serveur ne peut connaître les dés. Tout le monde la voit.
seat-place = place { $n }
draw-lots = Tirer au sort
write-own = Avancé : l’écrire soi-même
preview = Le plateau de { $game } tel qu’il serait au départ
part-tile = tuile { $n }
part-turns =
    { $n ->
        [0] à l’endroit
        [1] un quart de tour
        [2] un demi-tour
       *[3] trois quarts de tour
    }
option-armies = Armées
option-tiles = Tuiles de la carte et quarts de tour
option-terrain = Changements de terrain
option-layout = Plateaux au départ
option-spinner = Secteurs de la roue
option-chips = Où se trouvent pierres et jetons
value-AU = Autriche
value-BR = Grande-Bretagne
value-FR = France
value-OT = Empire ottoman
value-PR = Prusse
value-RU = Russie
value-SP = Espagne
value-US = États-Unis
import = Importer une partie
import-why = Un enregistrement est une ligne de JSON, telle que Caracole l’écrit. La partie est vérifiée pas à pas ; ensuite vous pouvez la regarder, l’analyser et la reprendre à tout moment.
import-file = Fichier d’enregistrement
import-choose = Choisir un fichier
import-text = ou collez-le ici
import-private = pour moi seul
import-go = Importer
import-bad = Ce n’est pas un enregistrement : ce n’est pas du JSON lisible.
foot-import = Importer une partie
analysis = Comment cela s’est passé
analysis-ask = Montrer les chances et le hasard
analysis-thinking = Chaque position est examinée …
chances = Chances de gagner
chances-why = Ce que chaque camp pouvait espérer à chaque pas, cartes ouvertes : la moyenne d’une courte recherche de notre robot le plus fort.
luck = Hasard
luck-why = Ce que le hasard a donné à chaque camp au-delà de l’espérance, en chances de gagner. Sur beaucoup de parties, le total est nul.
chart-at = Pas { $step } : { $values }
chart-steps = { $n } pas

# The guide, phase by phase
guide-glorreiche-choosing = Le dé a montré une case. Choisissez laquelle de vos recrues y va ; elle monte sur qui s’y trouve déjà.
guide-glorreiche-marching = Choisissez une recrue libre : elle doit être au sommet de sa pile. L’étiquette dit jusqu’où elle peut aller. Chaque case occupée devant elle augmente son rang : l’arrière mène la course.
guide-generalowsky-declaring = Choisissez une bande : cliquez l’une des quatre cartes qui luisent. La jaune est lente et sûre, l’orange rapide et dangereuse : un X envoie tout le groupe en Sibérie. Celui d’en haut décide pour le général d’en dessous.
guide-generalowsky-ordering = Vous avez deux généraux. Dites lequel avance d’abord.
guide-generalowsky-striding = La flèche a montré un nombre : cliquez une case, au plus à cette distance. S’arrêter avant peut vous mettre sur les épaules de quelqu’un.
guide-generalowsky-targeting = Le portrait de Generalowski : sautez sur la pile de votre choix. En haut, c’est vous qui commandez.
guide-kriegspiel-moving = Tournez ou déplacez des plateaux tant que dure le budget de leur arme, compté en bas. Choisissez un plateau : les cases luisent avec leur prix. Faites face à l’ennemi avant de finir.
guide-kriegspiel-firing = Choisissez un plateau qui peut tirer, puis sa cible, droit devant : la cavalerie frappe la case voisine, les soldats portent à deux cases, les canons à trois. Le dé dit combien tombent.
guide-manoeuvre-place = Placez l’unité cerclée sur vos deux premières rangées. Bois, collines et villes aident qui s’y tient.
guide-manoeuvre-discard = Jetez les cartes qui ne serviront pas bientôt, ou aucune. La main est complétée ensuite.
guide-manoeuvre-move = Bougez une unité : l’infanterie d’une case, la cavalerie d’une ou deux. Une unité doit bouger si c’est possible.
guide-manoeuvre-combat = Attaquez si vous voulez : d’abord une carte de l’unité qui attaque, puis la cible. Le panneau montre les chances exactes avant l’engagement.
guide-manoeuvre-defend = On vous attaque. Ajoutez des cartes de l’unité qui défend ou un chef, tant que votre somme augmente, puis tenez bon.
guide-manoeuvre-drawn = Vous avez vos nouvelles cartes. Jouez un espion si vous en avez un, ou continuez.
guide-manoeuvre-moved = Une marche forcée donne encore une case à cette unité, un ravitaillement fait bouger une deuxième unité. Sinon, gardez-les et continuez.
guide-manoeuvre-attack = Le défenseur a répondu. Ajoutez des cartes à dés d’attaque de votre unité ou un chef, si les chances le demandent, puis laissez les dés décider.
guide-manoeuvre-choice = Une perte retourne une unité intacte sur sa face faible et retire celle qui l’est déjà. Une retraite coûte du terrain, et l’autre camp avance.
guide-manoeuvre-advance = La case est vide : une des unités qui ont attaqué l’occupe. La cavalerie peut poursuivre.
guide-manoeuvre-restore = Un essai par tour : une unité réduite retrouve sa force avec une de ses cartes, un chef dont le dé suffit, le ravitaillement ou le regroupement. Sinon, finissez le tour.

# Arms of a side
arm-soldier = soldats
arm-cavalry = cavalerie
arm-cannon = canons

# Chapters of the rulebooks
chapter-board-and-pieces = Plan et pièces
chapter-chips-arrival-end = Jetons, arrivée, fin
chapter-combat = Combat
chapter-end = Fin
chapter-fire = Tir
chapter-how-far = Jusqu’où
chapter-material = Matériel
chapter-medals-and-victory = Médailles et victoire
chapter-movement = Mouvement
chapter-moving = Déplacements
chapter-restoration = Rétablissement
chapter-results = Résultats
chapter-roll-in = Entrée en jeu
chapter-sequence-of-play = Déroulement
chapter-set-up = Mise en place
chapter-the-turn = Le tour
chapter-two-or-three-players = À deux ou trois joueurs
chapter-variants = Variantes
chapter-victory = Victoire
