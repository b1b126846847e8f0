# Was der Server selbst den Leuten schreibt. Die Seiten haben ihre eigenen Meldungen.
mail-turn = Du bist am Zug: { $game }
mail-turn-text = { $name },

    du bist am Zug.
    { $link }

    Diese Mails hast du dort in deinen Einstellungen bestellt.
mail-late = Deine Zeit läuft ab: { $game }
mail-late-text = { $name },

    du bist am Zug, und deine Zeit ist um { $until } zu Ende.
    { $link }

    Diese Mails hast du dort in deinen Einstellungen bestellt.
mail-round = Deine Runde beginnt: { $game }
mail-round-text = { $name },

    eine Runde deines Turniers hat begonnen, und dein Tisch steht bereit.
    { $link }

    Diese Mails hast du dort in deinen Einstellungen bestellt.
calendar-due = { $game }: deine Entscheidung ist fällig

## Abgelehnt: wer jemand ist
who = Sag zuerst, wer du bist: Ein Name genügt.
token = Dieses Token ist nicht bekannt.
csrf = Die Seite muss ihr X-CSRF-Token mitschicken.
origin = Diese Seite darf hier nichts tun.
bad-name = Ein Name hat ein bis vierzig sichtbare Zeichen.
name-taken = Diesen Namen hat schon jemand mit einem Passwort.
unknown-login = Dieser Name und dieses Passwort gehören nicht zusammen.
bot-has-token = Ein Bot hat ein Token, kein Passwort.
bot-has-no-bots = Ein Bot hat keine Bots.
bots-enough = Zwanzig Bots sind genug.
no-mails = Dieser Server verschickt keine Mails.
no-pushes = Dieser Server verschickt keine Push-Nachrichten.
pushes-many = Höchstens { $most } Geräte bekommen Bescheid.
push-keys = Das ist kein Schlüssel des Push-Dienstes eines Browsers.
no-webhooks = Dieser Server ruft keine Webhooks auf.
webhook-address = Ein Webhook ist eine https-Adresse auf Port 443 oder 8443, ohne Passwort darin.
webhook-host = Der Rechner des Webhooks ist nicht bekannt.
webhook-inside = Der Rechner des Webhooks steht nicht im offenen Internet.

## Abgelehnt: der Server
unknown = Hier ist nichts, oder nichts für dich.
docs-not-built = Die Dokumentation ist hier nicht gebaut; in einem Klon baut sie „make docs“.
method = So etwas kann man hier nicht tun.
too-large = Das ist zu groß.
media-type = Dieser Server liest JSON.
request = Diese Anfrage ist nicht zu verstehen.
field = { $field }: { $why }
field-name = { $field ->
    [name] Name
    [password] Passwort
    [email] Mailadresse
    [text] Nachricht
   *[other] { $field }
}
conflict = Jemand anders war schneller; bitte versuche es noch einmal.
unavailable = Die Datenbank antwortet nicht; bitte versuche es noch einmal.
closing = Dieser Server wird gerade abgeschaltet.
failure = Hier ist etwas schiefgegangen; es ist notiert.
flood-requests = Zu viele Anfragen; bitte warte einen Augenblick.
flood-messages = Zu viele Nachrichten; bitte warte einen Augenblick.
flood-newcomers = Von dort kommen zu viele Neue; bitte warte eine Minute.
message-long = Die Nachricht ist zu lang.
message-shape = Diese Nachricht ist nicht zu verstehen: { $why }
no-number = „{ $text }“ ist keine Zahl.
out-of-range = { $value } liegt außerhalb des Bereichs.
other = { $detail }

## Abgelehnt: Tische vor und nach ihrer Partie
no-such-game = Es gibt kein Spiel „{ $game }“.
no-such-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }.
no-such-seat = Es gibt keinen Platz { $seat }; es gibt 0 bis { $last }.
seats-many = Diese Partie hat { $seats } Plätze, nicht { $wanted }.
one-seat = Du kannst nur auf einem Platz sitzen; andere an deinem Gerät sitzen „hier“.
mixed-side = Ein Bot befehligt eine ganze Seite; er kann sie nicht mit Leuten teilen.
host-only = Das darf nur, wer den Tisch eröffnet hat.
tables-many = Du hast zu viele Tische offen; beende oder verlass zuerst einige.
table-closed = Dieser Tisch nimmt niemanden mehr auf.
sitting-already = Du sitzt schon an diesem Tisch.
seat-taken = Diesen Platz hat schon jemand anders genommen.
no-seat-free = Ein solcher Platz ist nicht frei.
started-already = Die Partie hat begonnen; gib auf, oder überlass sie einem Bot.
not-sitting = Du sitzt nicht an diesem Tisch.
did-not-play = Du hast an diesem Tisch nicht gespielt.
not-over = Die Partie ist nicht zu Ende.
only-finished = Nur von einer beendeten Partie kann man abzweigen.
steps-only = { $steps ->
    [one] Die Partie hat einen Schritt.
   *[other] Die Partie hat { $steps } Schritte.
}
nothing-left = Nach diesem Schritt ist nichts mehr zu spielen.

## Abgelehnt: am Tisch
illegal = { $why }
not-an-action = „{ $text }“: So schreibt man in diesem Spiel keinen Zug.
stale = Der Tisch ist inzwischen bei Schritt { $number }.
seat-not-yours = Dieser Platz gehört dir nicht.
no-seat = Du hast keinen Platz an diesem Tisch.
cannot-go-on = Diese Partie kann nicht weitergehen: { $why }.
broken-rules = diese Partie wurde nach den Regeln { $told } gespielt, hier gelten { $here }
broken-step = Schritt { $step } folgt nicht aus den Regeln
not-started = Die Partie hat noch nicht begonnen.
match-over = Die Partie ist zu Ende.
match-paused = Die Partie ist unterbrochen.
time-out = Deine Zeit ist um.
others-decide = Jetzt entscheidet jemand anders.
others-arm = Diese Waffe befehligt ein anderer Spieler.
nothing-to-take-back = Seit dem letzten Wurf, der letzten gezeigten Karte oder dem letzten Wechsel gibt es nichts zurückzunehmen.
no-such-step = Es gibt keinen solchen Schritt, zu dem man zurückgehen könnte.
resigned-already = Du hast schon aufgegeben.
no-draw = Dieses Spiel kennt kein Unentschieden.
offer-waiting = Ein anderes Angebot wartet noch auf Antwort.
nothing-offered = Es ist nichts angeboten.
own-offer = Dieses Angebot hast du selbst gemacht.
not-paused = Die Partie ist nicht unterbrochen.
nobody-there = Dort sitzt niemand sonst.
player-here = Dieser Spieler ist hier, oder war es gerade noch.
no-seat-kept = Keiner deiner Plätze ist von jemand anderem besetzt.
side-out = Deine Seite ist aus der Partie ausgeschieden.
nothing-said = Da steht nichts drin.
hints = Hinweise gibt es nur gegen Bots und ohne Uhr.
no-bot-thinks = Auf diesem Server denkt kein Bot.

## Optionen
option = Option { $option }: { $why }
option-unknown = eine solche Option gibt es nicht
option-unknown-of = eine solche Option gibt es nicht; es gibt { $known }
option-missing = fehlt
option-choice = { $got } ist keines von { $known }
option-none-such = „{ $got }“ gibt es nicht; es gibt { $known }
option-range = erwartet wird { $least } bis { $most }, nicht { $got }
options-unreadable = diese Optionen sind nicht zu lesen

## Die Form dessen, was geschickt wurde
shape-type = erwartet wird { $expected }, nicht { $got }
shape-noun = { $kind ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [str] ein Text
    [bool] wahr oder falsch
    [array] eine Liste
    [object] ein Objekt
    [null] nichts
   *[other] { $kind }
}
shape-short = { $least ->
    [1] erwartet wird mindestens 1 Zeichen
   *[other] erwartet werden mindestens { $least } Zeichen
}
shape-long = erwartet werden höchstens { $most } Zeichen
shape-few = erwartet werden mindestens { $least } in der Liste
shape-many = erwartet werden höchstens { $most } in der Liste
shape-count = erwartet werden genau { $count } in der Liste
shape-low = erwartet wird mindestens { $least }
shape-high = erwartet wird höchstens { $most }
shape-pattern = ist nicht so geschrieben, wie es sein soll
shape-missing = { $field } fehlt
shape-unknown = { $field } gibt es hier nicht
shape-value = { $got } ist keiner der Werte
shape-json = das ist kein lesbares JSON

## Aufzeichnungen
record-refused = Diese Aufzeichnung wird abgelehnt: { $why }
record-unreadable = sie ist nicht zu lesen
record-shape = keine Aufzeichnung: { $why }
record-format = das Format „{ $got }“ ist unbekannt; dieses Programm liest „{ $known }“
record-game = es gibt kein Spiel „{ $game }“
record-rules = sie folgt den Regeln { $told }, hier gelten die Regeln { $here }
record-step = Schritt { $step }: { $why }
record-over = die Partie ist schon zu Ende
record-decider = { $due ->
    [-1] hier entscheidet der Zufall
    [-2] hier entscheidet niemand
   *[other] hier entscheidet Seite { $due }
}, { $told ->
    [-1] nicht der Zufall
    [-2] nicht niemand
   *[other] nicht Seite { $told }
}
record-illegal = { $play } ist nicht erlaubt ({ $rule }: { $why }); erlaubt: { $legal }
record-no-action = { $play } ist nicht möglich; möglich: { $possible }
record-legal = die erlaubten Züge weichen ab; nicht möglich: { $extra }; es fehlen: { $missing }
record-odds = die Wahrscheinlichkeiten weichen ab; nicht möglich: { $extra }; es fehlen: { $missing }
record-result = das Ergebnis folgt nicht; es ist { $expected }
record-unfinished = sie nennt ein Ergebnis, und die Partie ist nicht zu Ende
record-seed = Glück: Die offengelegte Zahl ist nicht die, die versprochen war
record-drawn = Glück: Die für diese Partie ausgelosten Optionen folgen nicht aus der offengelegten Zahl
record-players = origin: die Aufzeichnung nennt mehr Spieler, als das Spiel Plätze hat
record-die = Glück: { $played } wurde gespielt, die Zahl ergibt { $given }

## Konten
mail-reset = Ein neues Passwort für { $name }
mail-reset-text = { $name },

    jemand hat hier um ein neues Passwort für deinen Namen gebeten. Mit diesem Link kannst du eines setzen, einmal, innerhalb von { $minutes } Minuten:
    { $link }

    Warst du es nicht, dann lass es: Nichts hat sich geändert.
host = Unter diesem Namen ist dieser Server nicht bekannt; wer ihn betreibt, kann den Namen zulassen.
wrong-password = Das ist nicht dein Passwort.
reset-over = Dieser Link ist schon benutzt, oder seine Zeit ist um; bitte um einen anderen.
no-reset-mails = Dieser Server verschickt keine Mails; bitte den, der ihn betreibt, um einen Link zu einem neuen Passwort.
bot-has-owner = Ein Bot geht mit dem Konto seines Besitzers.
flood-guesses = Für diesen Namen wurden zu viele Passwörter versucht; bitte warte eine Viertelstunde.

## Die Datenbank
database = { $kind ->
    [full] Die Platte der Datenbank ist voll.
    [locked] Ein anderes Programm hält die Datenbank gesperrt.
    [readonly] Die Datenbank lässt sich nur lesen.
    [slow] Die Datenbank antwortet nicht rechtzeitig.
    [broken] Die Datenbank ist beschädigt, oder keine von diesem Programm.
   *[away] Die Datenbank antwortet nicht.
}
broken-row = { $part ->
    [seats] ihre Plätze sind nicht so gespeichert, wie sie sein sollen
    [clock] ihre Uhr ist nicht so gespeichert, wie sie sein soll
    [game] ihr Spiel ist hier nicht installiert
   *[options] ihre Optionen sind nicht so gespeichert, wie sie sein sollen
}

## Denken
hints-many = Du hast schon um mehrere Hinweise gebeten; warte zuerst auf sie.
reviews-many = Du hast schon um mehrere Rückschauen gebeten; warte zuerst auf sie.
thinking-void = Die Partie ist weitergegangen, seit du gefragt hast.
thinking-failed = Das Nachdenken darüber ist gescheitert; es ist notiert.
hung-up = Wer gefragt hat, ist fort.

## Abwesenheit, Revanche, Gespräche
clock-decides = An diesem Tisch läuft eine Uhr: Sie entscheidet, und niemand wird von anderen ersetzt.
absence-never = Dieser Tisch hat ausgemacht, dass niemand als abwesend gilt.
server-fresh = Dieser Server ist gerade erst gestartet; gib allen einen Augenblick, zurückzukommen.
hidden-hand = Dieser Spieler hat Verdecktes; jemand anders sieht es nur, wenn er den Platz selbst übergibt.
no-forfeit = An diesem Tisch kann man den Sieg gegen einen Abwesenden nicht beanspruchen.
side-here = Jemand von dieser Seite ist hier.
stand-in-silent = Ein Platz ist für jemanden aufgehoben, der zurückkommen kann; wer ihn hütet, stimmt nichts zu.
kept-seat = Du hütest diesen Platz nur für jemand anderen; du kannst ihn nicht aufgeben.
only-holder = Nur wer den Platz selbst hat, kann ihn übergeben.
no-link = Es gibt keinen Link, der zurückzunehmen wäre.
rematch-declined = Eine Revanche ist oft genug abgelehnt worden.
blocked-rematch = Unter diesen Spielern gibt es keine Revanche.
blocked-table = Du kannst an diesem Tisch nicht sitzen: Jemand dort und du spielt nicht miteinander.
tie-oneself = Das bist du selbst.
ties-many = Du hast genug Leute stumm geschaltet und gesperrt.
players-talk = Hier reden nur, die sitzen; Zuschauer haben ihr eigenes Gespräch.
watchers-later = Was Zuschauer sagen, ist für Spieler erst, wenn die Partie zu Ende ist.
silenced = Der Betreiber dieses Servers hat dir das Wort entzogen; deine Kontoseite sagt, warum.
banned = Der Betreiber dieses Servers hat dieses Konto ausgeschlossen.
flood-chat = Zwanzig Zeilen in der Minute sind genug; bitte warte einen Augenblick.
flood-reports = Du hast heute oft genug gemeldet.
