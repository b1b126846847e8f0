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
