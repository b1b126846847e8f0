# The shell
skip = Aller au contenu
skip-board = Aller au plateau
brand-label = Caracole, page d’accueil
nav = Principal
nav-phone = Principal, sur téléphone
nav-games = Jeux
nav-replays = Parties revues
my-tables = Mes tables
open-tables = Tables ouvertes
language = Langue
language-is = Langue : { $name }
your-page = Votre page
theme-to-dark = Clair. Passer au sombre
theme-to-light = Sombre. Passer au clair
foot-luck = Comment le hasard reste équitable
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
nobody = personne
you = Vous
you-small = vous
name = Nom
to-front = À la page d’accueil
nowhere-title = Il n’y a rien ici
nowhere = Cette page n’existe pas, ou n’existe plus.
error-offline = Le serveur ne répond pas. Veuillez réessayer.

# The front page
front-title = Caracole : quatre vieux jeux de plateau, dans le navigateur
hero = Quatre vieux jeux de marche et de bataille, prêts à jouer.
hero-lede = Contre tout le monde, des amis, ou un robot qui ne peut pas tricher.
play-as = Votre nom
change-name = Changer de nom
opponent = Adversaire
your-turn = À vous
your-turn-at =
    À vous, à { $count ->
             [one] une table
            *[other] { $count } tables
        }
now = En ce moment
now-live = En direct
now-open = Une place libre
now-last = Votre dernière partie
continue = Continuer
the-games = Les jeux
players = Joueurs
players-range = { $least }–{ $most } joueurs
players-exactly = { $most } joueurs
split = Combien de chaque côté
play-bot = Jouer contre un robot
play-person = Une personne
play-friend = Un ami
learn = Apprendre
more-options = Options
read-rules = Règles
no-tables = Pas encore de table. Un clic ci-dessus commence une partie.
no-open = Aucune table ouverte.
open-one = Ouvrez-en une.
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
verb-answer = Répondre

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
seat-away = jouée par un remplaçant
seat-stand-in = intérim de { $name }
seat-absent = absent
seat-handed = peut être reprise par lien
seat-asked = { $name }, à qui on a demandé
seat-offline = absent
seat-share = a réfléchi { $percent } % de son temps
seat-number = Place { $n }, { $colour }
bot-unknown = Robot

# The table
table-heading = { $game }, table avec { $others }
no-table = Pas de telle table
no-table-why = Elle n’existe pas, ou elle n’est pas pour vous.
no-replay = Cette partie n’est pas publique
no-replay-why = Elle n’existe pas, ou ceux qui l’ont jouée ne l’ont pas rendue publique.
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
             [one] On peut cliquer sur une chose ; elle luit.
            *[other] On peut cliquer sur { $count } choses ; elles luisent.
        }
hint-playing = Espace ou un clic passe à la fin.
hint-playing-touch = Touchez pour passer à la fin.
hint-picked = Choisi : cliquez sur la suite, ou Échap pour revenir.
hint-picked-touch = Choisi : touchez la suite, ou touchez encore pour revenir.
hint-confirm = { $what } : confirmez, ou revenez.
hint-bot = Le robot réfléchit.
hint-gone = { $name } n’est pas connecté.
hint-absent = { $name } est absent. Le menu, en haut à droite, dit ce qu’on peut faire.
clock-waits = Les pendules partent quand tout le monde est venu, au plus tard dans { $time }.
bot-place = Place { $place } dans la file.
bot-share = Beaucoup attendent : il réfléchit { $percent } % de son temps.
bot-stuck = Le robot a échoué plusieurs fois à cette décision. La personne qui tient le serveur peut le voir ; reprenez la partie pour le laisser réessayer.
bots-alone = Seuls des robots jouent ici, et seulement tant que quelqu’un regarde.
bots-alone-short = robots seuls : jouent si l’on regarde
hint-place = La Vieille Garde réfléchira bientôt pour vous : place { $place } dans la file.
choice-of = { $first } ; { $count } choix
news-choose = Choisi. { $count } choix suivent.
news-confirm = { $what }. Entrée confirme, Échap revient.
news-back = Un pas en arrière.
nothing-there = Rien à faire là pour l’instant.
undo = Annuler
restart = Recommencer le tour
step-back = Revenir
confirm-on = Chaque action est confirmée avant d’être jouée.
back-to-now = Revenir au présent
looking-at = Vous regardez le pas { $step }.
tab-log = Journal
tab-moves = Coups
tab-rules = Règles
tab-chat = Discussion
tab-notes = Notes
log-empty = Rien ne s’est encore passé.
log-new = Nouvelles lignes en bas
recap = Depuis votre dernier tour
recap-steps =
    { $count ->
             [one] 1 pas
            *[other] { $count } pas
        }
skip-steps = Passer
set-pace = Vitesse des coups des autres
pace-instant = immédiate
pace-quick = rapide
pace-calm = calme
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
room-players = Joueurs
room-players-why = Seuls les joueurs lisent ceci.
room-watchers = Spectateurs
room-watchers-why = Pour ceux qui regardent. Les joueurs le lisent après la partie.
person-menu = { $name } : masquer, bloquer ou signaler
mute = Masquer
mute-why = Vous ne lisez plus ce que dit cette personne.
unmute = Lire de nouveau
block = Bloquer
block-why = Vous ne vous lisez plus, ne vous asseyez plus à la même table, et on ne vous demande plus de revanche.
unblock = Débloquer
report = Signaler à l’opérateur
report-line = Signaler cette ligne à l’opérateur
report-send = Envoyer le signalement
report-sent = L’opérateur a votre signalement.
ties = Masqués et bloqués
operator-says = De l’opérateur de ce serveur
sanction-warning = Avertissement.
sanction-mute = Vous n’avez pas la parole.
sanction-ban = Exclu.
sanction-until = jusqu’au { $when }
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
gone-wait = L’absence pourra être constatée dans { $time }.
gone-claim = Que faire ? Tous ceux qui sont là doivent être d’accord ; ou attendez simplement.
gone-clock = La pendule décide.
gone-never = Cette table attend chacun, aussi longtemps qu’il faut.
claim-adjourn = Ajourner la partie
claim-stand-in = Laisser jouer un intérimaire
claim-forfeit = Réclamer le gain
claim-substitute = Offrir la place par un lien
handover = Céder ma place par un lien
handover-send = Envoyez ce lien à qui doit continuer pour vous. Cette personne verra ce que vous voyez. Vous pouvez reprendre votre place à tout moment.
handover-withdraw = Retirer le lien
gone-send = Envoyez ce lien à qui doit continuer à cette place :
comeback = Reprendre ma place
comeback-kept = Votre place vous est gardée.
offer-draw = { $name } propose la nulle.
offer-takeback = { $name } demande une reprise.
offer-pause = { $name } demande une pause.
offer-adjourn = { $name } veut ajourner, car { $absent } est absent.
offer-stand-in = { $name } veut qu’un intérimaire joue pour { $absent }, absent.
offer-forfeit = { $name } réclame le gain contre { $absent }, absent.
offer-substitute = { $name } veut offrir par un lien la place de { $absent }, absent.
offer-mine-draw = Vous proposez la nulle.
offer-mine-takeback = Vous demandez une reprise.
offer-mine-pause = Vous demandez une pause.
offer-mine-adjourn = Vous voulez ajourner, car { $absent } est absent.
offer-mine-stand-in = Vous voulez qu’un intérimaire joue pour { $absent }.
offer-mine-forfeit = Vous réclamez le gain contre { $absent }.
offer-mine-substitute = Vous voulez offrir par un lien la place de { $absent }.
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
show-match = Tout le monde peut voir cette partie, avec mon nom dans son enregistrement
show-public = Tous ceux qui ont le lien peuvent la voir.
show-waits = Tout le monde la verra quand { $names } seront d’accord aussi.
show-private = Seuls ceux qui ont joué peuvent la voir.
won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
several-won = { $names } partagent la victoire.
you-share = Vous partagez la victoire avec { $names }.
you-won-with = Vous avez gagné, avec { $names }.
match-drawn = La partie est nulle.
no-winner = Personne ne gagne.
ending-rules = La partie est finie selon les règles.
ending-resigned = Par abandon.
ending-time = Au temps.
ending-absent = L’autre camp était absent.
ending-agreed = D’un commun accord.
ending-imported = Une partie importée.
rematch = Revanche
rematch-propose = Proposer une revanche
rematch-proposed = Une revanche est proposée.
rematch-waiting = La revanche que vous proposez attend une réponse.
rematch-no = La revanche a été refusée ou retirée.
rematch-agree = Accepter la revanche
rematch-go = À la revanche
rematch-asked = { $name } aimerait une revanche.
rematch-waits = La revanche commence quand { $name } accepte.
rematch-chip = Revanche ?
waiting-join = Une place est libre. Asseyez-vous pour jouer.
waiting-for =
    { $count ->
             [one] Une place est encore libre.
            *[other] { $count } places sont encore libres.
        } La partie commence quand toutes sont prises.
waiting-open = Qui a ce lien peut s’asseoir.
waiting-invited = { $name } vous invite à une partie. Asseyez-vous pour jouer.
waiting-substitute = On vous demande de continuer cette partie pour quelqu’un.
sit-in = S’asseoir et continuer
waiting-send = Envoyez ce lien à qui doit s’asseoir ici. La partie commence toute seule.
sit-here = S’asseoir ici
give-to-bot = Laisser jouer { $bot }
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

# The guide
guide = Guide
guide-end = Fermer le guide
guide-mine =
    C’est à vous. { $count ->
             [one] Une chose luit
            *[other] { $count } choses luisent
        } : cliquez dessus pour voir ce que cela permet. Rien n’est joué avant le dernier clic, et Annuler le reprend.
guide-hint = Montrez-moi un bon coup
guide-picked = Cliquez maintenant où cela va. Une autre pièce qui luit change votre choix ; Échap revient.
guide-picked-touch = Touchez maintenant où cela va. Une autre pièce qui luit change votre choix ; la toucher de nouveau revient.
guide-wait = Les autres décident. Le journal dit ce qui se passe, et pourquoi.
guide-only = Rien d’autre n’est possible à ce moment : cliquez sur « { $what } ».
guide-why = « { $line } » Voici pourquoi :

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
clock-bank = Minutes par joueur
clock-increment = plus secondes par tour
clock-turn = Jours par tour
clock-reserve = et en réserve
absence = Quelqu’un est absent
absence-after = après { $time } sans connexion
absence-never = jamais
absence-why = Alors les autres peuvent ajourner ou laisser jouer un intérimaire. Qui revient reprend sa place.
forfeit = Les autres peuvent aussi réclamer le gain
span-minutes = { $n } min
span-hours =
    { $n ->
             [one] une heure
            *[other] { $n } heures
        }
span-days =
    { $n ->
             [one] un jour
            *[other] { $n } jours
        }
terms-absence = Sans pendule. Qui s’absente { $time } peut être déclaré absent : les autres peuvent ajourner ou laisser jouer un intérimaire.
terms-forfeit = Sans pendule. Qui s’absente { $time } peut être déclaré absent : les autres peuvent ajourner, laisser jouer un intérimaire ou réclamer le gain.
terms-never = Sans pendule, et personne n’est jamais déclaré absent.
terms-bot = Avec pendule. Quand le temps d’un camp est écoulé, un intérimaire joue jusqu’au retour du joueur.
terms-loses = Avec pendule. Un camp dont le temps est écoulé perd.
timeout = Temps écoulé
timeout-bot = un intérimaire prend la place
timeout-loses = le camp perd
private = Privée
private-why = seuls ceux qui ont le lien
public = Publique
public-why = dans les tables ouvertes, chacun peut regarder
open-the-table = Ouvrir la table
balance-lots = Mesuré sur { $count } parties entre robots égaux. Qui commence est tiré au sort, et à la revanche chacun avance d’une place.
balance-set = Mesuré sur { $count } parties entre robots égaux. À la revanche chacun avance d’une place.
balance-draw = Tirer au sort qui commence
starts-when-full = Vous recevez un lien à envoyer. La partie commence quand toutes les places sont prises.
starts-at-once = La partie commence aussitôt.
option-refused = { $option } : { $why }
drawn-value = tiré ou déduit
preset-none = Règles par défaut

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
record = Partie enregistrée
fair = Hasard équitable
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
enter = Se connecter
welcome-back = Bon retour.
left = Vous êtes déconnecté.
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
change-password = Changer le mot de passe
change-password-why = Tous les autres appareils sont déconnectés.
old-password = Mot de passe actuel
new-password = Nouveau mot de passe, au moins 8 caractères
password-changed = Le mot de passe est changé ; tous les autres appareils sont déconnectés.
devices = Appareils connectés
some-device = Un appareil
this-device = cet appareil
session-times = depuis le { $since }, vu le { $seen }
end-session = Déconnecter
session-ended = Cet appareil est déconnecté.
sign-out-everywhere = Quitter tous les appareils
left-everywhere = Vous êtes déconnecté partout.
guest-leaves = Un invité qui part ne peut pas revenir : gardez d’abord le nom par un mot de passe.
stored = Ce qui est conservé
stored-why = Nom, appareils, robots, tables, messages, notes et chacune de vos actions, dans un fichier.
export-account = Télécharger
delete-account = Supprimer le compte
delete-why = Votre nom, vos appareils, vos notes et vos robots disparaissent pour de bon. Les parties restent, sous « un ancien joueur » ; un robot continue à vos places.
delete-for-good = Supprimer pour de bon
account-gone = Votre compte n’existe plus.
former-player = un ancien joueur
forgotten = Mot de passe oublié
forgotten-why = Si une adresse est liée au nom, elle reçoit un lien vers un nouveau mot de passe.
forgotten-ask = Ce serveur n’envoie pas de courriels. La personne qui le tient peut vous donner un lien vers un nouveau mot de passe.
send-link = M’envoyer un lien
reset-sent = Si le nom a une adresse, un lien est en route ; il vaut { $minutes } minutes.
reset-title = Un nouveau mot de passe
reset-why = Le lien suivi permet de choisir un nouveau mot de passe, une seule fois. Tous les appareils sont déconnectés.
help = Aide
help-keys = Tout peut se jouer au clavier seul.
help-reader = L’onglet Coups donne chaque action possible comme un bouton et, dessous, toutes les pièces du plateau. Ce qui se passe est annoncé, comme ce qui vous est demandé.
letters = Caractères
letters-text = Les pages sont composées en Source Serif 4 et Source Sans 3, dessinés pour Adobe et libres sous la SIL Open Font License :
letters-licence = licence de { $name }

# Options of the games; names without a text here are shown as they are written in a record
own-value = à la main

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
import = Importer une partie
import-why = Un enregistrement est une ligne de JSON, telle que Caracole l’écrit. La partie est vérifiée pas à pas ; ensuite vous pouvez la regarder, l’analyser et la reprendre à tout moment.
import-file = Fichier d’enregistrement
import-choose = Choisir un fichier
import-text = ou collez-le ici
import-private = pour moi seul
import-go = Importer
import-bad = Ce n’est pas un enregistrement : ce n’est pas du JSON lisible.
foot-import = Importer une partie
analysis-thinking = Chaque position est examinée …
analysis-place = D’autres passent avant : place { $place } dans la file.
analysis-done = { $done } parties sur { $pieces } sont faites.
luck = Hasard
chart-at = Pas { $step } : { $values }
take-along = Ce que j’ai joué ici en invité me suit
take-why = Vous avez déjà un compte ? Entrez, et les parties de cet appareil y seront à vous.
panel-fold = Replier le panneau
panel-unfold = Ouvrir le panneau
turn-board = Retourner le plateau
connected-again = La connexion est rétablie.
reconnecting-kept = La connexion est perdue. « { $what } » est gardé et sera envoyé à son retour.
share = Partager
course-show = Comment ça s’est passé
course-working = Calcul en cours …
course-of = Chances de gagner : { $name }
course-told = De { $from } à { $to }
turning-point = Pas { $step } · { $change }
