# What the page says of the game: served to it as it is.

# The game in a few words
about = Breng je rekruten vanuit de achterhoede thuis: hoe verder naar achter en hoe hoger op de stapel, hoe groter de stap.
time = 45 min
luck = weinig geluk
counted = { $count ->
        [one] één punt
       *[other] { $count } punten
    }

# The guide
guide = Breng je rekruten naar de kazerne: wie het eerst thuis is krijgt plaats 12, de volgende 11, en zo verder; de hoogste som wint. In je beurt marcheert elke vrije rekruut één keer: zijn rang, maal zijn hoogte op de stapel, maal de steen eronder.
guide-choosing = De dobbelsteen toont een veld. Kies welke van je rekruten daarheen gaat; hij klimt op wie er al staat.
guide-marching = Kies een vrije rekruut: hij moet boven op zijn stapel staan. Het plaatje zegt hoe ver hij hoogstens mag. Elk bezet veld voor hem verhoogt zijn rang: de achterhoede drijft de race.

# Presets
preset-fr = Franse regels
preset-nl = Nederlandse regels
preset-fr_literal = Franse regels, naar de letter

# Options
option-first = Wie begint
option-setup = Stenen en fiches aan het begin
option-gray_zone = Waar grijze fiches liggen
option-rank = Rang telt per
option-rank_timing = Rang wordt gemeten
option-bonus_is_level = Een steen is een laag van de stapel
option-cap_counts_bonus = De steen telt mee voor drie lagen
option-base_scope = Een steen helpt
option-self_block = Een eigen kameraad bedekken
option-gray_pickup = Grijze fiches pakken
option-tiebreak = Gelijke stand
option-v1 = Gedisciplineerde troepen
option-v2 = Sancties
option-v1_doubles = Discipline verdubbelt
option-rollin_choice = Welke rekruut binnenkomt, zegt men
option-chips = Waar stenen en fiches liggen

# Values of options
value-suggested = voorgesteld
value-even_random = gelijkmatig geloot
value-custom = met de hand
value-cells = velden
value-cell_colour = velden van een kleur
value-dynamic = bij elke stap
value-turn_start = aan het begin van de beurt
value-pile = de hele stapel
value-direct = wie erop staat
value-allow = toegestaan
value-forbid = alleen als niets anders kan
value-auto = meteen
value-optional = naar wens
value-highest_slot = de hoogste plaats beslist
value-shared = gedeeld
value-total = de hele score
value-slots_only = alleen de plaatsen
value-after = na de worp
value-before = voor de worp
value-ascending = laagste nummer eerst

# Chapters of the rulebook
chapter-chips-arrival-end = Fiches, aankomst, einde
chapter-how-far = Hoe ver
chapter-roll-in = Binnenkomst
chapter-set-up = Opstelling
chapter-the-turn = De beurt
chapter-variants = Varianten

# Wat de dingen van het beeld zijn (`legend.toml`)
thing-recruit = Rekruut
thing-recruit-is = Hij marcheert één keer in de beurt van zijn speler, als niemand op zijn hoofd staat. Zijn nummer telt alleen in de varianten.
thing-ring = Ring om een rekruut
thing-ring-is = Hij is vrij en mag deze beurt nog marcheren.
thing-dock = Kaartje onder het bord
thing-dock-is = Hoe ver elk van je rekruten hoogstens mag: rang × hoogte × steen.
thing-black = Zwarte steen
thing-black-is = Wie ervan vertrekt, gaat drie keer zo ver. Hij is een laag van de stapel.
thing-white = Witte steen
thing-white-is = Wie ervan vertrekt, gaat twee keer zo ver. Hij is een laag van de stapel.
thing-chip = Grijs fiche
thing-chip-is = De eerste rekruut die erop stopt, pakt het: zoveel punten als erop staat.
thing-slot = Plaats in de kazerne
thing-slot-is = Wie het eerst thuis is krijgt 12, de volgende 11, en zo verder: zoveel punten als het nummer.
