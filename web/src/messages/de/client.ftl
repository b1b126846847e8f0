# Die Schale
skip = Zum Inhalt
skip-board = Zum Brett
brand-label = Caracole, Startseite
nav = Hauptmenü
nav-phone = Hauptmenü, auf dem Telefon
nav-games = Spiele
nav-replays = Partien
my-tables = Meine Tische
open-tables = Offene Tische
language = Sprache
language-is = Sprache: { $name }
your-page = Deine Seite
theme-to-dark = Hell. Zu dunkel wechseln
theme-to-light = Dunkel. Zu hell wechseln
foot-luck = Wie der Zufall fair bleibt
foot-rules = Regeln und Quellen
foot-keys = Tastatur und Bildschirmleser
foot-account = Meinen Namen mit einem Passwort behalten
loading = Einen Augenblick.
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
send = Senden
copy = Kopieren
copied = Kopiert
yes = ja
no = nein
new = neu
guest = Gast
nobody = niemand
you = Du
you-small = du
name = Name
to-front = Zur Startseite
nowhere-title = Hier ist nichts
nowhere = Diese Seite gibt es nicht, oder nicht mehr.
error-offline = Der Server antwortet nicht. Bitte versuche es noch einmal.

# Die Startseite
front-title = Caracole: vier alte Brettspiele im Browser
hero = Vier alte Brettspiele vom Marschieren und Kämpfen, sofort spielbar.
hero-lede = Gegen andere, Freunde oder einen Bot, der nicht schummeln kann.
play-as = Du spielst als
change-name = Namen ändern
opponent = Gegner
your-turn = Du bist dran
your-turn-at =
    Du bist am Zug, an { $count ->
             [one] einem Tisch
            *[other] { $count } Tischen
        }
now = Jetzt
now-live = Läuft gerade
now-open = Ein freier Platz
now-last = Deine letzte Partie
continue = Weiterspielen
the-games = Die Spiele
players = Spieler
players-range = { $least }–{ $most } Spieler
players-exactly = { $most } Spieler
play-bot = Gegen einen Bot
play-person = Irgendwen
play-friend = Freunde
learn = Lernen
more-options = Optionen
read-rules = Regeln
no-tables = Noch keine Tische. Ein Klick oben beginnt eine Partie.
no-open = Keine offenen Tische.
open-one = Mach einen auf.
finished = Beendet
running = läuft
waiting-name = Wartet auf { $name }
seats-free = { $free } von { $all } Plätzen frei
clock-none-short = ohne Uhr
clock-live-short = live, { $minutes } min + { $seconds } s
clock-days-short =
    { $days ->
             [one] ein Tag
            *[other] { $days } Tage
        } pro Zug
days-left =
    { $n ->
             [one] ein Tag
            *[other] { $n } Tage
        }
verb-play = Spielen
verb-look = Ansehen
verb-watch = Zuschauen
verb-join = Mitspielen
verb-replay = Nachspielen

# Seiten, Plätze und Bots
colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-violet = Violett
colour-grey = Grau
seat-bot = Bot: { $name }
seat-open = freier Platz
seat-invited = frei, mit Link
seat-out = ausgeschieden
seat-offline = nicht da
seat-number = Platz { $n }, { $colour }
bot-unknown = Bot

# Der Tisch
table-heading = { $game }, Tisch mit { $others }
no-table = Kein solcher Tisch
no-table-why = Es gibt ihn nicht, oder er ist nicht für dich.
no-replay = Diese Partie ist nicht öffentlich
no-replay-why = Es gibt sie nicht, oder die sie gespielt haben, haben sie nicht öffentlich gemacht.
board = Brett
asked = Was gefragt ist
actions = Aktionen
panel = Verlauf, Züge, Regeln, Chat und Notizen
to-decide = entscheidet
time-left = Restzeit
time-short = die Zeit wird knapp
winner = gewinnt
reconnecting = Die Verbindung ist weg; sie wird neu aufgebaut.
match-over = Die Partie ist zu Ende.
paused = Die Partie ist unterbrochen.
hint-choose =
    { $count ->
             [one] Eines lässt sich anklicken; es leuchtet.
            *[other] { $count } Dinge lassen sich anklicken; sie leuchten.
        }
hint-playing = Leertaste oder ein Klick springt zum Ende.
hint-playing-touch = Tippen springt zum Ende.
hint-picked = Gewählt: Klick, wohin es geht, oder Escape für zurück.
hint-picked-touch = Gewählt: Tipp, wohin es geht, oder noch einmal darauf für zurück.
hint-confirm = { $what }: bestätigen oder zurück.
hint-bot = Der Bot denkt nach.
choice-of = { $first }; { $count } Möglichkeiten
news-choose = Gewählt. { $count } Möglichkeiten folgen.
news-confirm = { $what }. Enter bestätigt, Escape geht zurück.
news-back = Einen Schritt zurück.
nothing-there = Dort lässt sich jetzt nichts tun.
undo = Rückgängig
restart = Zug neu beginnen
step-back = Zurück
confirm-on = Jede Aktion wird bestätigt, bevor sie gilt.
back-to-now = Zurück ins Jetzt
looking-at = Du siehst Schritt { $step }.
tab-log = Verlauf
tab-moves = Züge
tab-rules = Regeln
tab-chat = Chat
tab-notes = Notizen
log-empty = Noch ist nichts geschehen.
log-new = Neue Zeilen unten
recap = Seit deinem letzten Zug
recap-steps =
    { $count ->
             [one] 1 Schritt
            *[other] { $count } Schritte
        }
skip-steps = Überspringen
set-pace = Wie schnell die Schritte der anderen ablaufen
pace-instant = sofort
pace-quick = zügig
pace-calm = ruhig
recap-short = Rückblick
step-of = Schritt { $step } von { $last }
pos = { $step } von { $last }
live = live
past = früher
look-back = In dieser Partie zurückschauen
one-back = Einen Schritt zurück
one-forward = Einen Schritt vor
rule-label = Regel { $id }: { $text }
rule-option = Option: { $name }
rule-cited = im Verlauf, Schritt { $step }
rules-search = In den Regeln suchen
rules-found = { $count } Regeln
rules-none = Keine Regel hat diese Wörter.
rules-own-words = Die Regeln in unseren Worten, mit den Nummern, die der Verlauf und jede Ablehnung nennen.
year-before = vor { $year }
year-decade = { $year }er Jahre
moves-count =
    { $count ->
             [one] Eine Aktion ist möglich.
            *[other] { $count } Aktionen sind möglich.
        }
moves-none = Du bist jetzt nicht gefragt.
moves-search = In den Aktionen suchen
moves-more = { $count } weitere; such danach, oder klick auf das Brett.
pieces = Was das Brett zeigt
chat-empty = Niemand hat etwas gesagt.
chat-say = Sag etwas
notes-label = Notizen, die nur du lesen kannst
notes-saving = Wird gespeichert.
notes-saved = Gespeichert.
notes-failed = Diese Notizen konnten nicht gespeichert werden.
menu = Tischmenü: Zurücknahme, Pause, Aufgabe, Einstellungen
menu-title = Dieser Tisch
sound-on = Ton aus. Einschalten
sound-off = Ton an. Ausschalten
ask-takeback = Um Zurücknahme bitten
offer-a-draw = Unentschieden anbieten
ask-pause = Um eine Pause bitten
resume = Weiterspielen
resign = Aufgeben
resign-sure = Diese Partie aufgeben? Das lässt sich nicht rückgängig machen.
gone = { $name } ist nicht verbunden.
gone-send = Schick diesen Link an den, der hier weiterspielen soll:
comeback = Meinen Platz zurücknehmen
offer-draw = { $name } bietet Unentschieden an.
offer-takeback = { $name } bittet um Zurücknahme.
offer-pause = { $name } bittet um eine Pause.
offer-mine-draw = Du bietest Unentschieden an.
offer-mine-takeback = Du bittest um Zurücknahme.
offer-mine-pause = Du bittest um eine Pause.
offer-to = zurück zu Schritt { $step }
agree = Einverstanden
decline = Ablehnen
withdraw = Zurückziehen
set-confirm = Jede Aktion bestätigen, bevor sie gilt
set-guide = Anleitung für die erste Partie
set-sound = Töne
set-desktop = Mitteilung auf dem Desktop, wenn ich dran bin
time-runs-out = Deine Zeit läuft ab.
set-dark = Dunkel
you-won = Du hast gewonnen.
you-lost = Du hast verloren.
show-match = Alle dürfen diese Partie sehen, mit meinem Namen in der Aufzeichnung
show-public = Alle mit dem Link können sie sehen.
show-waits = Alle sehen sie, sobald { $names } auch einverstanden sind.
show-private = Nur wer gespielt hat, kann sie sehen.
won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
several-won = { $names } teilen sich den Sieg.
you-share = Du teilst den Sieg mit { $names }.
you-won-with = Du hast gewonnen, zusammen mit { $names }.
match-drawn = Die Partie endet unentschieden.
no-winner = Niemand gewinnt.
ending-rules = Die Partie ist nach den Regeln zu Ende.
ending-resigned = Durch Aufgabe.
ending-time = Durch Zeit.
ending-agreed = Durch Übereinkunft.
ending-imported = Eine eingelesene Aufzeichnung.
rematch = Revanche
waiting-join = Ein Platz ist frei. Setz dich und spiel mit.
waiting-for =
    { $count ->
             [one] Ein Platz ist noch frei.
            *[other] { $count } Plätze sind noch frei.
        } Die Partie beginnt, wenn alle besetzt sind.
waiting-open = Wer diesen Link hat, darf sich setzen.
waiting-invited = { $name } lädt dich zu einer Partie ein. Setz dich und spiel mit.
waiting-substitute = Jemand hat diese Partie verlassen. Setz dich auf den freien Platz und spiel weiter.
waiting-send = Schick diesen Link an den, der hier sitzen soll. Die Partie beginnt von selbst.
sit-here = Hier sitzen
give-to-bot = { $bot } spielen lassen
invite-link = Link für diesen Platz
table-link = Link zu diesem Tisch
leave = Den Tisch verlassen
cancelled = Dieser Tisch ist geschlossen.
curtain = Gib das Gerät an { $name }.
curtain-why = Jetzt kommt, was nur { $name } sehen darf.
curtain-lift = Ich bin { $name }
keys = Tasten
key-walk = durch die Möglichkeiten gehen
key-board = zum Brett
key-pick = wählen oder bestätigen
key-back = zurück
key-undo = rückgängig
key-log = Verlauf
key-moves = Liste aller möglichen Aktionen
key-rules = Regeln
key-chat = Chat
key-notes = Notizen
key-help = diese Liste

# Die Anleitung
guide = Anleitung
guide-end = Anleitung beenden
guide-mine =
    Du bist dran. { $count ->
             [one] Eines leuchtet
            *[other] { $count } Dinge leuchten
        }: Klick eines an und sieh, was es kann. Vor dem letzten Klick gilt nichts, und Rückgängig nimmt es zurück.
guide-hint = Zeig mir einen guten Zug
guide-picked = Klick jetzt, wohin es geht. Ein anderer leuchtender Stein ändert die Wahl; Escape geht zurück.
guide-picked-touch = Tipp jetzt, wohin es geht. Ein anderer leuchtender Stein ändert die Wahl; noch einmal darauf tippen geht zurück.
guide-wait = Die anderen entscheiden. Der Verlauf sagt, was geschieht und warum.
guide-only = Etwas anderes lässt sich gerade nicht tun: Klick auf „{ $what }“.
guide-why = „{ $line }“ Der Grund:

# Ein neuer Tisch
new-table = Neuer Tisch
game = Spiel
rules = Regeln
options = Optionen
seats = Plätze
clock = Uhr
who-sees = Wer es sieht
summary = Zusammenfassung
differs =
    { $count ->
             [one] ein Punkt weicht ab
            *[other] { $count } Punkte weichen ab
        }
back-to-preset = Zurück zur Vorgabe
all-readings = Jede gedruckte Lesart
readings =
    { $count ->
             [one] ein Punkt
            *[other] { $count } Punkte
        }, in denen die Texte sich unterscheiden oder schweigen
kind-me = Ich
kind-open = Offen
kind-invite = Mit Link
kind-bot = Bot
kind-here = Gleiches Gerät
level = Stärke
clock-none = Keine
clock-none-why = lass dir Zeit
clock-live = Live
clock-live-why = in einer Sitzung
clock-days = Über Tage
clock-days-why = Tage pro Zug
clock-bank = Minuten je Spieler
clock-increment = und Sekunden pro Zug
clock-turn = Tage pro Zug
clock-reserve = und in Reserve
timeout = Zeit um
timeout-bot = ein Bot nimmt den Platz
timeout-loses = die Seite verliert
private = Privat
private-why = nur wer den Link hat
public = Öffentlich
public-why = steht bei den offenen Tischen, jeder darf zuschauen
open-the-table = Tisch aufmachen
balance-lots = Gemessen an { $count } Partien zwischen gleichen Bots. Wer beginnt, wird ausgelost, und bei der Revanche rückt jeder einen Platz weiter.
balance-set = Gemessen an { $count } Partien zwischen gleichen Bots. Bei der Revanche rückt jeder einen Platz weiter.
balance-draw = Auslosen, wer beginnt
starts-when-full = Du bekommst einen Link zum Verschicken. Die Partie beginnt, wenn alle Plätze besetzt sind.
starts-at-once = Die Partie beginnt sofort.
option-refused = { $option }: { $why }
drawn-value = ausgelost oder abgeleitet

# Nachspielen, fairer Zufall
replay = Nachspielen
link-moment = Link zu diesem Augenblick
to-table = Zum Tisch
to-start = Zum Anfang
to-end = Zum Ende
play = Abspielen
stop = Anhalten
moment = Augenblick der Partie
knowledge = Wessen Wissen
seen-by-all = Wie es alle sahen
seen-by = Wie { $name } es sah
fork = Von hier weiterspielen
fork-why = Nimm diese Stellung, Schritt { $step }, an einen neuen Tisch mit.
fork-side = Welche Seite
fork-as = an der Stelle von { $name }
fork-as-me = an deiner eigenen Stelle
fork-against = gegen { $name }
fork-go = Weiterspielen
record = Aufzeichnung
fair = Fairer Zufall
fair-ok = Die Würfel halten das Versprechen.
fair-commitment = Versprochen vor dem ersten Wurf
fair-seed = Zahl, am Ende gezeigt
fair-contributions = Von den Spielern beigemischt
fair-none = nichts
fair-check = Prüf es selbst
fair-later = Die Zahl wird gezeigt, wenn die Partie zu Ende ist; bis dahin ist nur ihr Hash bekannt, und niemand kann sie ändern.
fair-how = Vor einer Partie zeigt der Server den Hash einer geheimen Zahl, und jeder Spieler darf eigene Worte beimischen. Alle Würfel, Karten und Drehungen folgen aus beidem. Nach der Partie wird die Zahl gezeigt: Jeder kann prüfen, dass sie den versprochenen Hash hat und dass jeder Wurf aus ihr folgt.
fair-copied = Die ersten { $count } Schritte stammen aus einer anderen Partie.
fair-own-yes = Dein Browser hat den Hash der Zahl berechnet: Es ist der versprochene.
fair-own-no = Der Hash deines Browsers weicht vom Versprechen ab.
fair-command = Die Aufzeichnung trägt den Beweis; jeden Schritt prüft noch einmal

# Konto, Hilfe
account = Mein Name
you-are = Du bist { $name }; ein Passwort hält diesen Namen.
you-are-guest = Du bist { $name }, ein Gast auf diesem Gerät.
you-are-nobody = Du hast nicht gesagt, wer du bist. Ein Name genügt.
arrive = Unter diesem Namen spielen
keep-name = Diesen Namen behalten
keep-why = Mit einem Passwort kannst du auf jedem Gerät wiederkommen.
keep = Behalten
kept = Dieser Name gehört jetzt dir.
password = Passwort, mindestens 8 Zeichen
come-back = Mit einem Passwort wiederkommen
enter = Anmelden
welcome-back = Willkommen zurück.
left = Du bist abgemeldet.
sign-out = Dieses Gerät verlassen
tell-me = Sag mir, wenn ich dran bin
by-mail = Per Mail
by-webhook = Per Webhook
webhook-secret = Damit ist unterschrieben, was der Webhook bekommt; es wird einmal gezeigt:
my-bots = Meine Bots
my-bots-why = Ein Programm von dir darf unter eigenem Namen spielen. Die Schnittstelle:
bot-name = Name des Bots
make-bot = Ein Bot-Konto anlegen
bot-made = Das Token wird einmal gezeigt; heb es gut auf.
new-token = Neues Token
help = Hilfe
help-keys = Alles lässt sich allein mit der Tastatur spielen.
help-reader = Der Reiter Züge zeigt jede mögliche Aktion als Knopf und darunter alle Steine, die das Brett zeigt. Was geschieht, wird angesagt; ebenso, was du gefragt wirst.
letters = Schriften
letters-text = Die Seiten sind aus der Source Serif 4 und der Source Sans 3 gesetzt, für Adobe gezeichnet und frei unter der SIL Open Font License:
letters-licence = Lizenz der { $name }

# Optionen; wofür ein Spiel kein Wort hat, das steht da, wie es in einer Aufzeichnung steht
own-value = von Hand

# Zeigen, Hinweise, der Rückblick
choose-first =
    { $count ->
        [one] Wähle zuerst, was dorthin geht: { $what }.
       *[other] Wähle zuerst, was dorthin geht. Eine Möglichkeit: { $what }.
    }
looks-closer = Unter deinem Finger liegen zwei Möglichkeiten: Das Brett wird größer gezeigt, tipp noch einmal.
zoom-fit = Das ganze Brett zeigen
zoom-double = Größer
tip-more = und { $count } weitere
hint = Hinweis
hint-thinking = Die Alte Garde denkt für dich nach.
hint-told = Die Alte Garde würde spielen: { $what }
hint-play = So spielen
key-hint = um einen Hinweis bitten, gegen Bots
recap-begin = Wie es begann
recap-at = { $step } von { $last }
recap-end = Zur Gegenwart

# Glück, Aufzeichnungen, Auswertung
contribution = Dein Anteil am Zufall
contribution-like = irgendwelche Worte
contribution-why = Wird vor der Partie in die Zahl gemischt, sodass nicht einmal der Server die Würfel kennen kann. Alle sehen es.
seat-place = Platz { $n }
draw-lots = Auslosen
write-own = Für Kenner: ausschreiben
preview = Das Brett von { $game }, wie es zu Beginn wäre
import = Eine Aufzeichnung einlesen
import-why = Eine Aufzeichnung ist eine Zeile JSON, wie Caracole sie schreibt. Die Partie wird Schritt für Schritt geprüft; dann kannst du sie ansehen, auswerten und von jedem Augenblick weiterspielen.
import-file = Datei
import-choose = Datei wählen
import-text = oder hier einfügen
import-private = nur für mich
import-go = Einlesen
import-bad = Das ist keine Aufzeichnung: Es ist nicht als JSON zu lesen.
foot-import = Eine Aufzeichnung einlesen
analysis-thinking = Jede Stellung wird angesehen …
luck = Glück
chart-at = Schritt { $step }: { $values }

# Plätze, Abwesenheit, Revanche
split = Wie viele auf jeder Seite
verb-answer = Antworten
seat-away = von einem Ersatz gespielt
seat-stand-in = Vertretung für { $name }
seat-absent = abwesend
seat-handed = mit Link zu übernehmen
seat-asked = { $name }, gefragt
seat-share = dachte { $percent } % seiner Zeit
hint-gone = { $name } ist nicht verbunden.
hint-absent = { $name } ist abwesend. Das Menü oben rechts sagt, was zu tun ist.
clock-waits = Die Uhren laufen, sobald alle hier waren, spätestens in { $time }.
gone-wait = In { $time } gilt der Platz als verlassen.
gone-claim = Was soll geschehen? Alle, die hier sind, müssen einverstanden sein; oder wartet einfach.
gone-clock = Die Uhr entscheidet.
gone-never = Dieser Tisch wartet auf jeden, wie lange es auch dauert.
claim-adjourn = Die Partie vertagen
claim-stand-in = Eine Vertretung spielen lassen
claim-forfeit = Den Sieg beanspruchen
claim-substitute = Den Platz mit einem Link anbieten
handover = Meinen Platz mit einem Link übergeben
handover-send = Schick diesen Link an den, der für dich weiterspielen soll. Er sieht, was du siehst. Du kannst deinen Platz jederzeit zurücknehmen.
handover-withdraw = Den Link zurücknehmen
comeback-kept = Dein Platz ist für dich aufgehoben.
offer-adjourn = { $name } möchte vertagen, weil { $absent } abwesend ist.
offer-stand-in = { $name } möchte eine Vertretung für { $absent }, der abwesend ist.
offer-forfeit = { $name } beansprucht den Sieg gegen { $absent }, der abwesend ist.
offer-substitute = { $name } möchte den Platz von { $absent }, der abwesend ist, mit einem Link anbieten.
offer-mine-adjourn = Du möchtest vertagen, weil { $absent } abwesend ist.
offer-mine-stand-in = Du möchtest eine Vertretung für { $absent }.
offer-mine-forfeit = Du beanspruchst den Sieg gegen { $absent }.
offer-mine-substitute = Du möchtest den Platz von { $absent } mit einem Link anbieten.
ending-absent = Die andere Seite war abwesend.
rematch-propose = Eine Revanche vorschlagen
rematch-proposed = Eine Revanche ist vorgeschlagen.
rematch-waiting = Die Revanche, die du vorgeschlagen hast, wartet auf Antwort.
rematch-no = Die Revanche wurde abgelehnt oder zurückgezogen.
rematch-agree = Der Revanche zustimmen
rematch-go = Zur Revanche
rematch-asked = { $name } möchte eine Revanche.
rematch-waits = Die Revanche beginnt, wenn { $name } zustimmt.
rematch-chip = Revanche?
sit-in = Hinsetzen und weiterspielen
absence = Jemand ist abwesend
absence-after = nach { $time } ohne Verbindung
absence-never = nie
absence-why = Dann dürfen die anderen vertagen oder eine Vertretung spielen lassen. Wer zurückkommt, bekommt den Platz wieder.
forfeit = Die anderen dürfen auch den Sieg beanspruchen
span-minutes = { $n } min
span-hours =
    { $n ->
             [one] eine Stunde
            *[other] { $n } Stunden
        }
span-days =
    { $n ->
             [one] ein Tag
            *[other] { $n } Tage
        }
terms-absence = Ohne Uhr. Wer { $time } fort ist, gilt als abwesend: Die anderen dürfen vertagen oder eine Vertretung spielen lassen.
terms-forfeit = Ohne Uhr. Wer { $time } fort ist, gilt als abwesend: Die anderen dürfen vertagen, eine Vertretung spielen lassen oder den Sieg beanspruchen.
terms-never = Ohne Uhr, und niemand gilt je als abwesend.
terms-bot = Mit Uhr. Ist die Zeit einer Seite um, spielt eine Vertretung, bis der Spieler zurück ist.
terms-loses = Mit Uhr. Eine Seite, deren Zeit um ist, verliert.
preset-none = Übliche Regeln

# Bots in der Schlange
bot-place = Platz { $place } in der Schlange.
bot-share = Viele warten, deshalb denkt er { $percent } % seiner Zeit.
bot-stuck = Der Bot ist an dieser Entscheidung immer wieder gescheitert. Wer den Server betreibt, kann es sehen; setz die Partie fort, damit er es noch einmal versucht.
bots-alone = Hier spielen nur Bots, und nur solange jemand zuschaut.
bots-alone-short = nur Bots: spielt, solange jemand zuschaut
hint-place = Die Alte Garde denkt gleich für dich nach: Platz { $place } in der Schlange.
analysis-place = Andere sind zuerst dran: Platz { $place } in der Schlange.
analysis-done = { $done } von { $pieces } Teilen sind fertig.

# Woher die Regeln sind
origin-printed = gedruckt
origin-found = gefunden
origin-ours = von uns
rule-shown = nur gezeigt
sure-certain = Sicher.
sure-likely = Wahrscheinlich.
sure-guess = Eine Vermutung.
rule-table = Tabelle zu Regel { $id }
rules-marks = Neben jeder Regel steht, woher sie ist: aus den gedruckten Regeln, anderswo gefunden, oder von uns, ganz oder zum Teil: rekonstruiert oder festgelegt, wo der Text schweigt. Was nichts erzwingt, ist nur gezeigt. Öffne die Marke für die Stelle, wie sicher wir sind und warum.

# Gespräche
room-players = Spieler
room-players-why = Das lesen nur, die mitspielen.
room-watchers = Zuschauer
room-watchers-why = Für alle, die zuschauen. Spieler lesen es, wenn die Partie zu Ende ist.
person-menu = { $name }: stumm schalten, sperren oder melden
mute = Stumm schalten
mute-why = Du liest nicht mehr, was diese Person sagt.
unmute = Wieder zuhören
block = Sperren
block-why = Ihr lest einander nicht, sitzt nicht am selben Tisch und werdet um keine Revanche gefragt.
unblock = Nicht mehr sperren
report = Dem Betreiber melden
report-line = Diese Zeile dem Betreiber melden
report-send = Meldung abschicken
report-sent = Der Betreiber hat deine Meldung.
ties = Stumm geschaltet und gesperrt
operator-says = Vom Betreiber dieses Servers
sanction-warning = Verwarnung.
sanction-mute = Du darfst nicht reden.
sanction-ban = Ausgeschlossen.
sanction-until = bis { $when }

# Das Konto
change-password = Passwort ändern
change-password-why = Alle anderen Geräte werden abgemeldet.
old-password = Das bisherige Passwort
new-password = Neues Passwort, mindestens 8 Zeichen
password-changed = Das Passwort ist geändert; alle anderen Geräte sind abgemeldet.
devices = Angemeldet auf
some-device = Irgendein Gerät
this-device = dieses Gerät
session-times = seit { $since }, zuletzt benutzt { $seen }
end-session = Abmelden
session-ended = Dieses Gerät ist abgemeldet.
sign-out-everywhere = Überall abmelden
left-everywhere = Du bist überall abgemeldet.
guest-leaves = Ein Gast, der sich abmeldet, kann nicht wiederkommen: Behalte zuerst den Namen mit einem Passwort.
stored = Was gespeichert ist
stored-why = Name, Geräte, Bots, Tische, Gespräche, Notizen und jede deiner Aktionen, als Datei.
export-account = Herunterladen
delete-account = Konto löschen
delete-why = Name, Geräte, Notizen und Bots werden für immer entfernt. Partien bleiben, unter „ein früherer Spieler“; ein Bot spielt deine Plätze weiter.
delete-for-good = Für immer löschen
account-gone = Dein Konto ist gelöscht.
former-player = ein früherer Spieler
forgotten = Passwort vergessen
forgotten-why = Gehört zu dem Namen eine Mailadresse, bekommt sie einen Link zu einem neuen Passwort.
forgotten-ask = Dieser Server verschickt keine Mails. Wer ihn betreibt, kann dir einen Link zu einem neuen Passwort geben.
send-link = Schick mir einen Link
reset-sent = Hat der Name eine Mailadresse, ist ein Link unterwegs; er gilt { $minutes } Minuten.
reset-title = Ein neues Passwort
reset-why = Mit dem Link, dem du gefolgt bist, kannst du einmal ein neues Passwort setzen. Alle Geräte werden abgemeldet.
take-along = Was ich hier als Gast gespielt habe, kommt mit
take-why = Du hast schon ein Konto? Melde dich an, und die Partien auf diesem Gerät gehören dort dir.
panel-fold = Seitenfeld einklappen
panel-unfold = Seitenfeld öffnen
turn-board = Brett umdrehen
connected-again = Die Verbindung ist wieder da.
reconnecting-kept = Die Verbindung ist weg. „{ $what }“ wird behalten und gesendet, sobald sie wieder da ist.
share = Teilen
course-show = Wie es lief
course-working = Wird ausgerechnet …
course-of = Gewinnaussicht: { $name }
course-told = Von { $from } auf { $to }
turning-point = Schritt { $step } · { $change }
