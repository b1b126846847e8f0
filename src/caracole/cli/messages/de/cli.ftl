origin-printed = In den gedruckten Regeln
origin-found = Außerhalb der gedruckten Regeln gefunden
origin-ours = Von uns: rekonstruiert, oder festgelegt, wo der Text schweigt
enforced-rules = die Regeln setzen sie durch
enforced-shown = eine Sache der Anzeige oder der Sitten, nichts setzt sie durch
sure-certain = Sicher
sure-likely = Wahrscheinlich
sure-guess = Eine Vermutung
option = Option { $names }
legend-option = eine Option ändert sie
legend-more = „caracole rules { $game } ID“ sagt, woher eine Regel ist und wie sicher wir ihrer sind.
rules-aim = Das Ziel
rules-contents = Inhalt
rules-questions = Fragen und Antworten
rules-marks = Zeichen

# Tabellen: Spiele, Optionen, Bots.
head-option = Option
head-meaning = was sie sagt
head-values = Werte
head-default = Vorgabe
head-rules = Regeln
head-preset = Vorauswahl
head-options = Optionen
head-name = Name
head-title = wer
head-character = Charakter
option-players = Spieler
default-open = offen gelassen
kind-integer = eine ganze Zahl
kind-array = eine Liste, als JSON
kind-array-of = eine Liste, als JSON, aus { $values }
kind-object = ein Objekt, als JSON
kind-string = ein Text
options-presets = Vorauswahlen, mit --preset:
options-how = Verlangt wie in „caracole play { $game } --option NAME=WERT“; „caracole rules { $game } ID“ sagt eine Regel.
bots-how = Wer in „caracole play“ gegenübersitzt, wenn niemand es anders sagt: { $bot }. Nach einem @ steht ein Budget: old-guard@300 für 300 Simulationen je Entscheidung, old-guard@0.5s für eine halbe Sekunde.
