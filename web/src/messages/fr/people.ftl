# Les joueurs : chercher une partie, les meilleurs, la page d’un joueur
people = Jouer avec d’autres
people-lede = Dites ce que vous aimeriez jouer ; celui qui convient est trouvé.
nav-people = Joueurs
kind = Genre
player = Joueur
rated = classée
casual = libre
rated-why = pour le nombre à côté de votre nom
rated-member = avec un mot de passe à vous
casual-why = avec n’importe qui, sans enjeu
find-opponent = Trouver un adversaire
by-lot = Les camps et le début sont tirés au sort. Votre dernier choix est gardé.
pace-brisk = vif
pace-sitting = une soirée
pace-slow = lent
pace-days = par correspondance
looking = { $count ->
    [0] personne ne cherche
    [one] un joueur cherche
   *[other] { $count } cherchent
}
looking-now = Ils cherchent en ce moment
nobody-looks = Personne d’autre ne cherche en ce moment. Cherchez vous-même, et jouez contre un robot en attendant.
seeking = On cherche quelqu’un : { $game }
seeking-why = Celui dont la force est proche vient d’abord ; plus l’attente dure, plus la recherche s’élargit. Gardez cette page ouverte : la partie s’ouvre ici.
waited = attend depuis { $time }
seek-link = Le lien vers cette recherche : qui l’ouvre peut jouer avec vous
seek-sent = { $name } vous attend : { $game }
stop-seeking = Ne plus chercher
fill-bots = Commencer avec des robots pour le reste
bot-meanwhile = Jouer contre un robot en attendant
met = { $names } est là
met-why = La partie contre le robot est en pause ; elle pourra reprendre plus tard. Sans réponse, la recherche s’arrête.
met-play = Jouer maintenant
met-not = Pas maintenant
met-waits = Vous venez ; on attend la réponse des autres.
met-asked = { $names } conviendrait ; on lui demande de quitter le robot pour vous.
met-missed = Quelqu’un était là et vous n’avez pas répondu : vous ne cherchez plus personne
seeking-aside = Vous jouez contre un robot jusqu’à ce que quelqu’un soit là ; où que vous soyez sur ce site, on vous le demandera.
for-players = à { $count }
leaders = Les meilleurs
leaders-why = Parties classées ; ± dit combien le nombre est sûr. Les robots sont à côté, comme repères fixes.
provisional = Provisoire : encore trop peu de parties
ratings = Classements
no-ratings = Pas encore de partie classée.
rated-matches = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
here-since = Ici depuis le { $day }
profile-hidden = { $name } garde cette page privée.
profile-keep-private = Ne montrer aux autres que mon nom
follow = Suivre
unfollow = Ne plus suivre
challenge-in = Défier : { $game }
scores = Score par camp, armée et ordre de jeu
played-as = En jouant
order-of-play = { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en { $place }e
}
activity = Activité
activity-sum = { $count ->
    [one] une partie en 26 semaines
   *[other] { $count } parties en 26 semaines
}
activity-label = Les parties jour par jour, une colonne par semaine : { $days } jours, { $most } au plus
honours = Distinctions
honour-every-game = Partout chez soi
honour-every-game-why = chaque jeu gagné au moins une fois
honour-every-side = Des deux côtés
honour-every-side-why = un jeu gagné cinq fois de chacun de ses camps
honour-to-the-end = Jusqu’au bout
honour-to-the-end-why = cinquante parties jouées, aucune abandonnée en route
side = Camp
all-sides = tous
matches = Parties
score = Résultat
interval = 95 %
interval-why = Le point est le résultat, le trait son intervalle à 95 %. Là où il croise le milieu d’une partie égale, rien n’est encore prouvé.
came-out = Issue
all-games = Tous les jeux
all-results = Toutes les issues
result-won = gagnée
result-tied = nulle
result-lost = perdue
no-matches = Aucune partie à montrer.
rated-printed = Une partie classée se joue selon les règles imprimées : ce qui est tiré au sort l’est au début, une pendule tourne, et qui dépasse son temps ou s’en va a perdu.
any-live = N’importe laquelle des pendules en direct convient : on trouve plus vite
judged = Décisions et hasard
judged-why = D’après les parties analysées. Une décision perd des chances de gagner, le hasard en donne ou en prend ; ± est l’intervalle à 95 %.
reviewed-matches = Analysées
mean-loss = Perdu par décision
mean-luck = Hasard par partie
fortunes-label = Hasard et décisions, partie par partie : à droite plus de chance, en haut de meilleures décisions que les autres ; plein : gagnée, vide : non
axis-luck = hasard
axis-decisions = décisions
matches-against = Contre
live-now = En direct
nobody-plays = Aucune partie publique ne se joue en ce moment.
now-daily = Problème du jour
verb-solve = Résoudre
on-device = Sur cet appareil
on-device-why = Les pages et vos derniers plateaux sont gardés ici et montrés sans connexion. Le site s’installe comme une application depuis le menu du navigateur.
keep-on-device = Les garder
forget-on-device = Ne rien garder ici
kept-on-device = Gardé sur cet appareil.
forgotten-on-device = Plus rien n’est gardé sur cet appareil.
offline-boards = Pas de connexion : vos plateaux tels que vous les avez vus
seen-at = vu le { $when }

# Told while away
away = Pendant votre absence
push-why = Cet appareil peut être averti quand c’est à vous, quand votre temps s’épuise et quand une ronde de votre tournoi commence, même sans page ouverte. Le service de notifications du navigateur l’achemine et n’en peut rien lire. Le client est pour cela gardé sur l’appareil.
push-begin = Avertir cet appareil
push-stop = Ne plus l’avertir
push-on = Cet appareil est désormais averti.
push-off = Cet appareil n’est plus averti.
push-denied = Le navigateur ne le permet pas : voyez ses réglages pour cette page.
calendar-why = Vos tournois, et l’heure limite de vos décisions dans les parties sur plusieurs jours, en calendrier. Qui a le lien peut le lire ; un nouveau lien met fin à l’ancien.
calendar-make = Créer un lien vers mon calendrier
calendar-renew = Créer un nouveau lien
calendar-withdraw = Mettre fin au lien
calendar-made = Le lien n’est montré qu’une fois. Donnez-le à votre agenda comme abonnement.
calendar-gone = Le lien ne vaut plus rien.
calendar-link = Le lien vers mon calendrier
