# Ce que le serveur écrit lui-même aux personnes. Les pages ont leurs propres messages.
mail-turn = À vous de jouer : { $game }
mail-turn-text = { $name },

    c’est à vous de jouer.
    { $link }

    Vous avez demandé ces courriels dans vos réglages, à la même adresse.
mail-late = Votre temps s’écoule : { $game }
mail-late-text = { $name },

    c’est à vous de jouer, et votre temps sera écoulé le { $until }.
    { $link }

    Vous avez demandé ces courriels dans vos réglages, à la même adresse.
mail-reset = Un nouveau mot de passe pour { $name }
mail-reset-text = { $name },

    quelqu’un a demandé ici un nouveau mot de passe pour votre nom. Ce lien permet d’en choisir un, une seule fois, dans les { $minutes } minutes :
    { $link }

    Si ce n’était pas vous, ignorez ce message : rien n’a changé.
mail-round = Votre ronde commence : { $game }
mail-round-text = { $name },

    une ronde de votre tournoi a commencé, et votre table est prête.
    { $link }

    Vous avez demandé ces courriels dans vos réglages.
calendar-due = { $game } : votre décision est due

## Refusals: who somebody is
who = Dites d’abord qui vous êtes : un nom suffit.
token = Ce jeton est inconnu.
csrf = La page doit envoyer son X-CSRF-Token.
origin = Cette page ne peut pas agir ici.
bad-name = Un nom a de une à quarante lettres visibles.
name-taken = Quelqu’un garde déjà ce nom par un mot de passe.
unknown-login = Ce nom et ce mot de passe ne vont pas ensemble.
bot-has-token = Un robot a un jeton, pas de mot de passe.
bot-has-no-bots = Un robot n’a pas de robots.
bots-enough = Vingt robots suffisent.
no-mails = Ce serveur n’envoie pas de courriels.
no-pushes = Ce serveur n’envoie pas de notifications.
pushes-many = { $most } appareils au plus sont avertis.
push-keys = Ce n’est pas la clé du service de notifications d’un navigateur.
no-webhooks = Ce serveur n’appelle pas de webhooks.
webhook-address = Un webhook est une adresse https, sur le port 443 ou 8443, sans mot de passe.
webhook-host = L’hôte du webhook est inconnu.
webhook-inside = L’hôte du webhook n’est pas sur l’internet public.
host = Ce serveur n’est pas connu sous ce nom ; la personne qui le tient peut l’autoriser.
wrong-password = Ce n’est pas votre mot de passe.
reset-over = Ce lien a déjà servi, ou son temps est passé ; demandez-en un autre.
no-reset-mails = Ce serveur n’envoie pas de courriels ; demandez à la personne qui le tient un lien vers un nouveau mot de passe.
bot-has-owner = Un robot part avec le compte de son propriétaire.
flood-guesses = Trop de mots de passe ont été essayés pour ce nom ; veuillez attendre un quart d’heure.

## Refusals: the server
unknown = Il n’y a rien ici, ou rien pour vous.
docs-not-built = La documentation n’est pas construite ici ; dans un clone, « make docs » la construit.
method = Cela ne peut pas se faire ici.
too-large = C’est trop grand.
media-type = Ce serveur lit du JSON.
request = Cette demande n’est pas comprise.
field = { $field } : { $why }
field-name = { $field ->
    [name] nom
    [password] mot de passe
    [email] adresse de courriel
    [text] message
   *[other] { $field }
}
conflict = Quelqu’un vous a devancé ; veuillez réessayer.
unavailable = La base de données ne répond pas ; veuillez réessayer.
database = { $kind ->
    [full] Le disque de la base de données est plein.
    [locked] Un autre programme verrouille la base de données.
    [readonly] La base de données ne peut être que lue.
    [slow] La base de données ne répond pas à temps.
    [broken] La base de données est endommagée, ou n’est pas de ce programme.
   *[away] La base de données ne répond pas.
}
closing = Ce serveur s’arrête.
failure = Quelque chose n’a pas marché ici ; c’est noté.
flood-requests = Trop de demandes ; veuillez attendre un instant.
flood-messages = Trop de messages ; veuillez attendre un instant.
flood-newcomers = Trop de nouveaux venus de là ; veuillez attendre une minute.
message-long = Le message est trop long.
message-shape = Ce message n’est pas compris : { $why }
no-number = « { $text } » n’est pas un nombre.
out-of-range = { $value } est hors limites.
other = refusé par le programme : { $detail }

## Refusals: tables before and after their match
no-such-game = Il n’y a pas de jeu « { $game } ».
no-such-bot = Il n’y a pas de robot « { $bot } » ; il y a { $known }.
no-such-seat = Il n’y a pas de place { $seat } ; il y a 0 à { $last }.
seats-many = Cette partie a { $seats } places, pas { $wanted }.
one-seat = Vous n’avez qu’une place ; les autres, à votre appareil, prennent « Même appareil ».
mixed-side = Un robot commande tout un camp ; il ne peut pas le partager avec des personnes.
host-only = Seule la personne qui a ouvert la table peut le faire.
tables-many = Vous avez trop de tables ouvertes ; finissez-en ou quittez-en d’abord.
table-closed = Cette table ne prend plus personne.
sitting-already = Vous êtes déjà à cette table.
seat-taken = Quelqu’un d’autre a pris cette place.
no-seat-free = Cette place n’est pas libre, ou il n’y en a plus.
started-already = La partie a commencé ; abandonnez, ou laissez-la à un robot.
not-sitting = Vous n’êtes pas à cette table.
did-not-play = Vous n’avez pas joué à cette table.
not-over = La partie n’est pas finie.
only-finished = Seule une partie finie peut être reprise.
steps-only = { $steps ->
    [one] La partie n’a que { $steps } pas.
   *[other] La partie a { $steps } pas.
}
nothing-left = Il ne reste rien à jouer après ce pas.

## Refusals: at the table
illegal = { $why }
not-an-action = « { $text } » n’est pas une action de ce jeu.
stale = La table en est depuis au pas { $number }.
seat-not-yours = Cette place n’est pas la vôtre.
no-seat = Vous n’avez pas de place à cette table.
cannot-go-on = Cette partie ne peut pas continuer : { $why }.
broken-rules = elle a été jouée selon les règles { $told }, ici ce sont les { $here }
broken-row = { $part ->
    [seats] ses places ne sont pas enregistrées comme il faut
    [clock] sa pendule n’est pas enregistrée comme il faut
    [game] son jeu n’est pas installé ici
   *[options] ses options ne sont pas enregistrées comme il faut
}
broken-step = le pas { $step } ne découle pas des règles
not-started = La partie n’a pas commencé.
match-over = La partie est finie.
match-paused = La partie est suspendue.
time-out = Votre temps est écoulé.
others-decide = C’est à quelqu’un d’autre de décider.
others-arm = Un autre joueur commande cette arme.
nothing-to-take-back = Il n’y a rien à reprendre depuis le dernier dé, la dernière carte montrée ou le changement de tour.
no-such-step = On ne peut pas revenir à ce pas.
resigned-already = Vous avez déjà abandonné.
no-draw = Ce jeu ne connaît pas la nulle.
offer-waiting = Une autre proposition attend une réponse.
nothing-offered = Rien n’a été proposé.
own-offer = Cette proposition est la vôtre.
not-paused = La partie n’est pas suspendue.
nobody-there = Personne d’autre n’est assis là.
player-here = Ce joueur est là, ou l’était à l’instant.
no-seat-kept = Aucune de vos places n’est prise par quelqu’un d’autre.
side-out = Votre camp est hors de la partie.
nothing-said = Il n’y a rien dedans.
hints = Il n’y a de conseils que contre des robots et sans pendule.
no-bot-thinks = Aucun robot ne réfléchit sur ce serveur.
hints-many = Vous avez déjà demandé plusieurs conseils ; attendez-les d’abord.
reviews-many = Vous avez déjà demandé plusieurs bilans ; attendez-les d’abord.
thinking-void = La partie a continué depuis votre demande.
thinking-failed = La réflexion a échoué ; c’est noté.
hung-up = La personne qui demandait est partie.

## Refusals: seats, absence, rematches, talk
clock-decides = Une pendule tourne à cette table : c’est elle qui décide, et personne n’est remplacé par d’autres.
absence-never = À cette table, on a convenu que personne n’est déclaré absent.
server-fresh = Ce serveur vient de démarrer ; laissez à chacun un moment pour revenir.
hidden-hand = Ce joueur a des choses cachées ; un autre ne les voit que s’il cède lui-même sa place.
no-forfeit = À cette table, on ne peut pas réclamer le gain contre un absent.
side-here = Quelqu’un de ce camp est là.
stand-in-silent = Une place est gardée pour quelqu’un qui peut revenir ; qui la garde ne consent à rien.
kept-seat = Vous gardez seulement cette place pour un autre ; vous ne pouvez pas abandonner.
only-holder = Seul le titulaire de la place peut la céder.
no-link = Il n’y a pas de lien à retirer.
rematch-declined = La revanche a été refusée assez souvent.
blocked-rematch = Il n’y aura pas de revanche entre ces joueurs.
blocked-table = Vous ne pouvez pas vous asseoir à cette table : quelqu’un là et vous ne jouez pas ensemble.
tie-oneself = C’est vous-même.
ties-many = Vous avez masqué et bloqué assez de monde.
players-talk = Seuls ceux qui sont assis parlent ici ; les spectateurs ont leur propre discussion.
watchers-later = Ce que disent les spectateurs n’est pour les joueurs qu’après la partie.
silenced = L’opérateur de ce serveur vous a retiré la parole ; votre page de compte dit pourquoi.
banned = L’opérateur de ce serveur a exclu ce compte.
flood-chat = Vingt lignes par minute suffisent ; attendez un moment.
flood-reports = Vous avez assez signalé aujourd’hui.

## Options
option = option { $option } : { $why }
option-unknown = cette option n’existe pas
option-unknown-of = cette option n’existe pas ; il y a { $known }
option-missing = manque
option-choice = { $got } n’est pas une de ces valeurs : { $known }
option-none-such = il n’y a pas de « { $got } » ; il y a { $known }
option-range = attendu : de { $least } à { $most }, et non { $got }
options-unreadable = ces options ne peuvent pas être lues

## The shape of what was sent
shape-type = attendu : { $expected }, et non { $got }
shape-noun = { $kind ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] vrai ou faux
    [array] une liste
    [object] un objet
    [null] rien
   *[other] { $kind }
}
shape-short = { $least ->
    [1] au moins 1 caractère
   *[other] au moins { $least } caractères
}
shape-long = au plus { $most } caractères
shape-few = au moins { $least } dans la liste
shape-many = au plus { $most } dans la liste
shape-count = exactement { $count } dans la liste
shape-low = au moins { $least }
shape-high = au plus { $most }
shape-pattern = n’est pas écrit comme il faut
shape-missing = { $field } manque
shape-unknown = il n’y a pas de { $field } ici
shape-value = { $got } n’est pas une des valeurs
shape-json = ce n’est pas du JSON lisible

## Records
record-refused = Cet enregistrement est refusé : { $why }
record-unreadable = il ne peut pas être lu
record-shape = ce n’est pas un enregistrement : { $why }
record-format = le format « { $got } » est inconnu ; ce programme lit « { $known } »
record-game = il n’y a pas de jeu « { $game } »
record-rules = il suit les règles { $told }, ici ce sont les règles { $here }
record-step = pas { $step } : { $why }
record-over = la partie est déjà finie
record-decider = { $due ->
    [-1] le hasard décide ici
    [-2] personne ne décide ici
   *[other] le camp { $due } décide ici
}, { $told ->
    [-1] et non le hasard
    [-2] et non personne
   *[other] et non le camp { $told }
}
record-illegal = { $play } n’est pas permis ({ $rule } : { $why }) ; permis : { $legal }
record-no-action = { $play } n’est pas possible ; possible : { $possible }
record-legal = les actions permises diffèrent ; impossible : { $extra } ; il manque : { $missing }
record-odds = les chances diffèrent ; impossible : { $extra } ; il manque : { $missing }
record-result = le résultat ne s’ensuit pas ; c’est { $expected }
record-unfinished = il donne un résultat, et la partie n’est pas finie
record-seed = hasard : la graine montrée n’est pas celle qui était promise
record-drawn = hasard : les options tirées pour cette partie ne découlent pas de la graine montrée
record-players = origin : l’enregistrement nomme plus de joueurs que la partie n’a de places
record-die = hasard : { $played } a été joué, la graine donne { $given }
