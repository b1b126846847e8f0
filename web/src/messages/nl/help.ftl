# Regels met plaatjes
rules-aim = Het doel
rules-contents = Inhoud
rules-questions = Vragen en antwoorden
rules-print = Afdrukken
rules-larger = { $caption } (opent groter)

# Hulp aan tafel
ask = Hulp
ask-title = Wat kan ik doen? Wat is dit?
ask-now = Wat kan ik doen?
ask-click = Kies een van deze stukken; elk zegt wat het kan:
ask-goes = Gekozen. Nu een van deze:
ask-buttons = Of druk op een knop:
ask-show = Toon
ask-do = Doe dit
ask-ways = { $count ->
        [one] één manier
       *[other] { $count } manieren
    }
ask-more = Nog { $count } staan in het tabblad “{ $tab }”.
ask-wait = Je bent niet aan de beurt. Het verslag zegt wat er gebeurt, en waarom.
ask-over = De partij is afgelopen.
ask-why = Kies iets anders, en je hoort welke regel het verbiedt.
ask-things = Wat is dit?
ask-point = Wijs een stuk aan, of druk er lang op met een vinger, om zijn naam te zien en wat het kan.
ask-lessons = Lessen
key-ask = hulp: wat kan ik doen, wat is dit?
