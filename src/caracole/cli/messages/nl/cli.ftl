# Wat “caracole rules” naast een regel zegt, en de legenda van de tekens.
origin-printed = In de gedrukte regels
origin-found = Buiten de gedrukte regels gevonden
origin-ours = Van ons, geheel of deels: gereconstrueerd, of beslist waar de tekst zwijgt
enforced-rules = de regels dwingen het af
enforced-shown = een zaak van weergave of manieren, niets dwingt het af
sure-certain = Zeker
sure-likely = Waarschijnlijk
sure-guess = Een gok
option = optie { $names }
legend-option = een optie verandert hem
legend-more = “caracole rules { $game } ID” zegt waar een regel vandaan komt en hoe zeker we ervan zijn.
rules-aim = Het doel
rules-contents = Inhoud
rules-questions = Vragen en antwoorden
rules-marks = Tekens

# Tabellen: spellen, opties, bots.
head-option = optie
head-meaning = wat zij zegt
head-values = waarden
head-default = standaard
head-rules = regels
head-preset = keuze
head-options = opties
head-name = naam
head-title = wie
head-character = karakter
option-players = Spelers
default-open = opengelaten
kind-integer = een geheel getal
kind-array = een lijst, als JSON
kind-array-of = een lijst, als JSON, van { $values }
kind-object = een object, als JSON
kind-string = een tekst
options-presets = Vaste keuzes, met --preset:
options-how = Te vragen als in “caracole play { $game } --option NAAM=WAARDE”; “caracole rules { $game } ID” vertelt een regel.
bots-how = Wie er in “caracole play” tegenover zit als niemand anders beslist: { $bot }. Na een @ staat een budget: old-guard@300 voor 300 simulaties per beslissing, old-guard@0.5s voor een halve seconde.
