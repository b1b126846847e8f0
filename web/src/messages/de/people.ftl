# Menschen: eine Partie suchen, Bestenlisten, die Seite eines Spielers
people = Gegen Menschen
people-lede = Sag, was du spielen möchtest; wer passt, wird gefunden.
nav-people = Menschen
kind = Art
player = Spieler
rated = gewertet
casual = frei
rated-why = für die Zahl neben deinem Namen
rated-member = mit eigenem Passwort
casual-why = mit jedem, es geht um nichts
find-opponent = Gegner finden
by-lot = Seiten und Beginn werden ausgelost. Deine letzte Wahl bleibt erhalten.
pace-brisk = zügig
pace-sitting = ein Abend
pace-slow = langsam
pace-days = wie per Post
looking = { $count ->
    [0] niemand sucht
    [one] einer sucht
   *[other] { $count } suchen
}
looking-now = Wer gerade sucht
nobody-looks = Im Augenblick sucht sonst niemand. Such selbst, und spiel solange gegen einen Bot.
seeking = Du suchst jemanden: { $game }
seeking-why = Zuerst kommt, wer ähnlich stark ist; je länger es dauert, desto weiter wird gesucht. Lass diese Seite offen: Die Partie öffnet sich hier.
waited = wartet { $time }
seek-link = Der Link zu dieser Suche: Wer ihn öffnet, kann gegen dich spielen
seek-sent = { $name } wartet auf dich: { $game }
stop-seeking = Nicht mehr suchen
fill-bots = Mit Bots für den Rest beginnen
bot-meanwhile = Inzwischen gegen einen Bot spielen
met = { $names } ist da
met-why = Die Partie gegen den Bot ist angehalten; sie kann später weitergehen. Wer nicht antwortet, sucht nicht weiter.
met-play = Jetzt spielen
met-not = Jetzt nicht
met-waits = Du kommst; die anderen werden noch gefragt.
met-asked = { $names } würde passen und wird gefragt, ob der Bot für dich warten soll.
met-missed = Jemand war da, und du hast nicht geantwortet: Du suchst niemanden mehr
seeking-aside = Du spielst gegen einen Bot, bis jemand da ist; wo immer du auf dieser Seite bist, wirst du dann gefragt.
for-players = zu { $count }
leaders = Die Besten
leaders-why = Gewertete Partien; ± sagt, wie sicher die Zahl ist. Die Bots stehen als feste Marken daneben.
provisional = Vorläufig: noch zu wenige Partien
ratings = Wertungen
no-ratings = Noch keine gewertete Partie.
rated-matches = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
here-since = Hier seit { $day }
profile-hidden = { $name } hält diese Seite privat.
profile-keep-private = Anderen nur meinen Namen zeigen
follow = Folgen
unfollow = Nicht mehr folgen
challenge-in = Herausfordern: { $game }
scores = Ergebnis nach Seite, Armee und Zugfolge
played-as = Gespielt als
order-of-play = am Zug als { $place }.
activity = Aktivität
activity-sum = { $count ->
    [one] eine Partie in 26 Wochen
   *[other] { $count } Partien in 26 Wochen
}
activity-label = Partien Tag für Tag, eine Spalte je Woche: an { $days } Tagen, höchstens { $most }
honours = Ehrenzeichen
honour-every-game = Überall zu Hause
honour-every-game-why = jedes Spiel einmal gewonnen
honour-every-side = Von jeder Seite
honour-every-side-why = ein Spiel von jeder seiner Seiten fünfmal gewonnen
honour-to-the-end = Bis zum Ende
honour-to-the-end-why = fünfzig Partien gespielt, keine verlassen
side = Seite
all-sides = alle
matches = Partien
score = Ergebnis
interval = 95 %
interval-why = Der Punkt ist das Ergebnis, die Linie sein 95-%-Intervall. Wo sie die Mitte einer ausgeglichenen Partie schneidet, ist noch nichts bewiesen.
came-out = Ausgang
all-games = Alle Spiele
all-results = Alle Ausgänge
result-won = gewonnen
result-tied = unentschieden
result-lost = verloren
no-matches = Keine Partien zu zeigen.
rated-printed = Eine gewertete Partie folgt den gedruckten Regeln: was gelost wird, wird zu Beginn gelost, eine Uhr läuft, und wer die Zeit überschreitet oder geht, hat verloren.
any-live = Jede der Live-Uhren ist recht: So findet sich eher jemand
judged = Entscheidungen und Glück
judged-why = Aus den Partien, die ausgewertet wurden. Eine Entscheidung verliert Gewinnchancen, Glück gibt oder nimmt sie; ± ist das 95-%-Intervall.
reviewed-matches = Ausgewertet
mean-loss = Verlust je Entscheidung
mean-luck = Glück je Partie
fortunes-label = Glück gegen Entscheidungen, Partie für Partie: nach rechts mehr Glück, nach oben bessere Entscheidungen als die anderen; gefüllt ist gewonnen, offen nicht
axis-luck = Glück
axis-decisions = Entscheidungen
matches-against = Gegen
live-now = Jetzt live
nobody-plays = Im Augenblick wird keine öffentliche Partie gespielt.
now-daily = Aufgabe des Tages
verb-solve = Lösen
on-device = Auf diesem Gerät
on-device-why = Die Seiten und deine letzten Bretter werden hier aufbewahrt und ohne Verbindung gezeigt. Die Seite lässt sich über das Menü des Browsers als App installieren.
keep-on-device = Aufbewahren
forget-on-device = Hier nichts aufbewahren
kept-on-device = Auf diesem Gerät aufbewahrt.
forgotten-on-device = Auf diesem Gerät wird nichts mehr aufbewahrt.
offline-boards = Keine Verbindung: deine Bretter, wie du sie zuletzt gesehen hast
seen-at = gesehen { $when }

# Told while away
away = Während du weg bist
push-why = Dieses Gerät kann Bescheid bekommen, wenn du am Zug bist, wenn deine Zeit abläuft und wenn eine Runde deines Turniers beginnt, auch ohne offene Seite. Der Push-Dienst des Browsers trägt es weiter und kann nichts davon lesen. Dafür wird das Programm auf dem Gerät behalten.
push-begin = Diesem Gerät Bescheid geben
push-stop = Nicht mehr Bescheid geben
push-on = Dieses Gerät bekommt ab jetzt Bescheid.
push-off = Jenes Gerät bekommt keinen Bescheid mehr.
push-denied = Der Browser erlaubt es nicht: Sieh in seinen Einstellungen für diese Seite nach.
calendar-why = Deine Turniere, und bis wann du in Partien über Tage entscheidest, als Kalender. Wer den Link hat, kann ihn lesen; ein neuer Link beendet den alten.
calendar-make = Einen Link zu meinem Kalender machen
calendar-renew = Einen neuen Link machen
calendar-withdraw = Den Link beenden
calendar-made = Der Link wird einmal gezeigt. Gib ihn deinem Kalender als Abonnement.
calendar-gone = Der Link gilt nicht mehr.
calendar-link = Der Link zu meinem Kalender
