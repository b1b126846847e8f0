# Regeln mit Bildern
rules-aim = Das Ziel
rules-contents = Inhalt
rules-questions = Fragen und Antworten
rules-print = Drucken
rules-larger = { $caption } (öffnet sich größer)

# Hilfe am Tisch
ask = Hilfe
ask-title = Was kann ich tun? Was ist das?
ask-now = Was kann ich tun?
ask-click = Wähle eines davon auf dem Brett; jedes sagt, was es kann:
ask-goes = Gewählt. Jetzt eines davon:
ask-buttons = Oder drück einen Knopf:
ask-show = Zeigen
ask-do = Tun
ask-ways = { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
ask-more = { $count } weitere stehen unter „{ $tab }“.
ask-wait = Du bist nicht am Zug. Der Verlauf sagt, was geschieht und warum.
ask-over = Die Partie ist aus.
ask-why = Wähle etwas anderes, und du erfährst, welche Regel es verbietet.
ask-things = Was ist das?
ask-point = Zeig auf eine Figur oder drück sie lang mit dem Finger, um ihren Namen zu sehen und was sie kann.
ask-lessons = Lektionen
key-ask = Hilfe: was kann ich tun, was ist das?
