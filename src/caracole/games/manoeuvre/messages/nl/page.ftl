# What the page says of the game: served to it as it is.

# The game in a few words
about = Acht eenheden, zestig kaarten, één slag voor de nacht. Bluf met je hand, win met het terrein.
time = 60 min
luck = wat geluk
counted = { $count ->
        [one] één veld
       *[other] { $count } velden
    }

# The guide
guide = Schakel vijf van de acht vijandelijke eenheden uit, of bezet bij het vallen van de nacht meer velden van zijn helft dan de vijand van de jouwe. Elke beurt: afleggen, trekken, één eenheid bewegen, eventueel vechten met kaarten, herstellen.
guide-place = Stel de omringde eenheid op je eerste twee rijen op. Bos, heuvel en stad helpen wie erop staat.
guide-discard = Leg kaarten weg die niet gauw helpen, of geen. Daarna wordt de hand aangevuld.
guide-move = Verplaats één eenheid: infanterie één veld, cavalerie één of twee. Er moet er één bewegen als dat kan.
guide-combat = Val aan als je wilt: eerst een kaart van de eenheid die aanvalt, dan het doel. Het paneel toont de precieze kansen voor je je vastlegt.
guide-defend = Je wordt aangevallen. Speel kaarten van de verdedigende eenheid of een leider bij zolang je som stijgt, en houd dan stand.
guide-drawn = Je hebt je nieuwe kaarten. Speel nu een spion als je er een hebt, of ga gewoon door.
guide-moved = Een geforceerde mars geeft deze eenheid nog een veld, bevoorrading laat een tweede eenheid bewegen. Heb je ze niet nodig, houd ze dan en ga door.
guide-attack = De verdediger heeft geantwoord. Speel kaarten met aanvalsdobbelstenen van je eenheid of een leider bij als de kansen daarom vragen, en laat dan de dobbelstenen beslissen.
guide-choice = Een treffer draait een volle eenheid op haar zwakke kant en neemt een verzwakte weg. Terugtrekken kost terrein, en de ander rukt op.
guide-advance = Het veld is nu leeg: een van de eenheden die aanvielen rukt op. Cavalerie mag achtervolgen.
guide-restore = Eén poging per beurt: een verzwakte eenheid krijgt haar volle sterkte terug met een eigen kaart, een leider die goed genoeg gooit, bevoorrading of hergroepering. Anders: beëindig de beurt.

# Presets
preset-2010 = Uitgave van 2010
preset-2008 = Uitgave van 2008
preset-draft = Legers om beurten gekozen
preset-tournament = Toernooi

# Options
option-first = Wie begint
option-board = Veld
option-edition = Uitgave
option-ambush_cards = Hinderlaag met
option-defense_cards = Kaarten in de verdediging
option-los_diagonal = Velden die open moeten zijn voor schuin zicht
option-fm_end = Geen geforceerde mars na een beweging die in akker of moeras eindigde
option-spy_redraw = Een spion na het trekken wordt vervangen
option-day_end = De dag eindigt met
option-guerrilla_combat = Guerrilla’s houden verdere eenheidskaarten in een gevecht tegen
option-draft = Legers om beurten gekozen
option-tournament = Toernooiregels
option-turn_cap = Hoogstens beurten
option-hill_bonus = De heuvel helpt
option-redoubt_fire = Redoutes helpen tegen vuur
option-us_attempts = Pogingen van de Verenigde Staten
option-nra_withdraw = Verlof om te blijven telt ook na een terugtrekking
option-fm_late = Geforceerde mars later
option-slow_start = Cavalerie die in akker of moeras begint gaat één veld
option-reshuffle = De stapel wordt geschud
option-discards = Afleg
option-armies = Legers
option-tiles = Kaarttegels en hun kwartslagen
option-terrain = Wijzigingen van het terrein
option-last_card = De eerste stok is op als zijn laatste kaart

# Values of options
value-one = één
value-each = elk
value-both = beide
value-all = alles
value-leader = een leider
value-any = zoveel men wil
value-game_turn = de spelronde
value-player_turn = de beurt van de speler
value-once = één keer
value-initiator = wie het gevecht begint
value-needed = als het nodig is
value-at_once = meteen
value-hidden = verborgen
value-open = open
part-tile = tegel { $n }
part-turns =
    { $n ->
        [0] rechtop
        [1] een kwartslag
        [2] een halve slag
       *[3] driekwart slag
    }
value-AU = Oostenrijk
value-BR = Groot-Brittannië
value-FR = Frankrijk
value-OT = Ottomaanse Rijk
value-PR = Pruisen
value-RU = Rusland
value-SP = Spanje
value-US = Verenigde Staten
value-drawn = getrokken is
value-played = getrokken is en alle dan gehouden kaarten weg zijn

# Chapters of the rulebook
chapter-board-and-pieces = Bord en stukken
chapter-combat = Gevecht
chapter-fire = Vuur
chapter-movement = Beweging
chapter-restoration = Herstel
chapter-results = Uitkomsten
chapter-sequence-of-play = Spelverloop
chapter-set-up = Opstelling
chapter-victory = Overwinning

# Who wins between equals
balance-pair = Tussen gelijken wint Groot-Brittannië, in het zuiden, { $first } % als het begint en { $second } % als het als tweede speelt: wie voor de nacht het laatst beweegt, neemt de velden.
balance-any = Tussen gelijken wint wie begint { $first } %. Van de legers winnen de Ottomanen het meest, { $most } %, de Verenigde Staten het minst, { $least } %.

# Wat de dingen van het beeld zijn (`legend.toml`)
thing-unit = Eenheid
thing-unit-is = Het getal is haar sterkte. Een man is infanterie en gaat één veld, een paard gaat er één of twee.
thing-reduced = Gestreepte eenheid
thing-reduced-is = Verzwakt: nog een treffer en ze is weg. Ze kan hersteld worden.
thing-value = Getal bij een hoek
thing-value-is = Wat het terrein toevoegt aan de verdediging van de eenheid die er staat.
thing-card = Eenheidskaart
thing-card-is = Ze geldt alleen voor de genoemde eenheid: de wapens zijn de aanvalsdobbelstenen, het schild de verdediging, het paard de achtervolging.
thing-leader = Leider
thing-leader-is = De ster is het bevel: met 2 of meer brengt hij meer eenheden in de aanval. De zwaarden tellen bij het gevecht, de vlag verzamelt.
thing-order = Andere kaart
thing-order-is = Ze doet wat erop staat, voor elke eenheid, of houdt de ander tegen.
thing-back = Kaartruggen
thing-back-is = De hand van de ander: je ziet hoeveel, niet welke.
thing-roster = Kleine eenheden naast het bord
thing-roster-is = Beide legers: welke eenheden heel, verzwakt of weg zijn. Wie er vijf kwijt is, verliest.
