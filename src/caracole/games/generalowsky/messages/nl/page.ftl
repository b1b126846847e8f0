# What the page says of the game: served to it as it is.

# The game in a few words
about = Van Siberië naar Moskou op elkaars schouders. Wie bovenop staat, geeft de bevelen.
time = 40 min
luck = veel geluk
counted = { $count ->
        [one] één medaille
       *[other] { $count } medailles
    }

# The guide
guide = Generaals klimmen op elkaars schouders; de bovenste voert het bevel over de stapel. Kies een band, draai de pijl, en haal medailles uit Moskou: 21 winnen.
guide-declaring = Kies een band: klik op een van de vier gloeiende kaarten. Geel is traag en veilig, oranje snel en gevaarlijk: een X stuurt de hele groep naar Siberië. Wie bovenop staat, beslist voor wie eronder staat.
guide-ordering = Je hebt twee generaals. Zeg welke eerst gaat.
guide-targeting = De tekening van Generalowski: spring op een stapel naar keuze. Bovenop voer jij het bevel.
guide-striding = De pijl heeft een getal getoond: klik op een veld, hoogstens zo ver weg. Eerder stoppen kan je op iemands schouders zetten.

# Presets
preset-spin12 = De pijl
preset-dice6 = Een dobbelsteen

# Options
option-first = Wie begint
option-L = Lengte van het parcours
option-M = Waar Moskou ligt
option-landing_medal = De medaille van een landing gaat naar
option-moscow_landing = Aankomen in Moskou levert op
option-x_scope = X verbant
option-black_adds = Zwarte cijfers tellen op
option-black_loss = Zwart kost
option-gen_jump = Een generaal springt
option-two_gen_declare = Met twee generaals een band voor
option-two_gen_win = Met twee generaals tellen medailles
option-supply = Medailles in de doos
option-max_spins = De partij eindigt na zoveel keer draaien
option-spinner = De vakken van de draaischijf
option-stride = Een getal leidt

# Values of options
value-pile = de hele stapel
value-pot = de pot
value-arriver = wie aankomt
value-k = één per generaal op de stapel
value-one = één
value-group = de hele groep
value-mover = wie beweegt
value-teleport = in één keer
value-walk = stap voor stap
value-each = elk
value-both = beide
value-single = van één
value-sum42 = samen
value-exact = precies zo ver
value-up_to = hoogstens zo ver
value-covered = wie bedekt wordt

# Chapters of the rulebook
chapter-medals-and-victory = Medailles en overwinning
chapter-set-up = Opstelling
chapter-the-turn = De beurt
chapter-two-or-three-players = Met twee of drie spelers

# Wat de dingen van het beeld zijn (`legend.toml`)
thing-general = Generaal
thing-general-is = In een stapel beveelt de bovenste. Wie gaat, neemt mee wie boven hem staat.
thing-band = Kaart van een band
thing-band-is = De twaalf sectoren: X is ballingschap, getallen zijn velden. Eronder staat het risico. Klik om de band te kiezen.
thing-landing = Klein teken bij een veld
thing-landing-is = Waarheen een getal van de band in deze kleur zou leiden.
thing-moscow = Moskou
thing-moscow-is = Wie aankomt of passeert, neemt de hele pot: de hoogste van de groep.
thing-pot = Pot
thing-pot-is = Medailles die bij Moskou wachten. Elke X en elke landing voegt eraan toe.
thing-exile = Ballingschap
thing-exile-is = Wie hier is, komt met het volgende getal bij Siberië de ring op.
thing-chest = Borst
thing-chest-is = De medailles van een generaal. Elf worden een ster, 21 winnen.

# Who wins between equals
balance-two = Tussen gelijken wint wie het eerst kiest { $first } %: beginnen geeft geen voordeel dat te zien is.
