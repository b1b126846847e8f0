# What the page says of the game: served to it as it is.

# The game in a few words
about = Infanterie, ruiters en kanonnen op zeshoeken. Draaien, marcheren en vuren, met weinig bewegingen voor elk wapen.
time = 60 min
luck = wat geluk
counted = { $count ->
        [one] nog één figuur
       *[other] { $count } figuren over
    }

# The guide
guide = Schiet tot de vijand niet meer kan bewegen of vuren. Eerst bewegen: elk wapen heeft zijn eigen kleine budget, en een plateau gaat alleen vooruit, dus draai het eerst. Vuur dan, op wat ervoor en binnen bereik staat.
guide-moving = Draai of verplaats plateaus zolang het budget van hun wapen reikt; naast het bord wordt geteld. Kies een plateau: velden gloeien met hun prijs. Kijk naar de vijand voor je klaar bent.
guide-firing = Kies een plateau dat mag schieten, dan het doel, recht vooruit: ruiters raken het volgende veld, soldaten reiken twee velden ver, kanonnen drie. De dobbelsteen zegt hoeveel er vallen.

# How its pieces may look
look-coloured = Kanonnen zoals gedrukt: groen en blauw

# Presets
preset-default = Het veld
preset-narrow = Smal veld
preset-wide = Breed veld
preset-flat = Platte zeshoeken

# Options
option-first = Wie begint
option-half_turn = Eerste richting
option-reverse = Achteruit gaan
option-fire_over = Vuur gaat over
option-cannon_hits_gunners = Kanonnen raken kanonniers
option-gunners_between_cannons = Kanonniers gaan van kanon naar kanon
option-defeat = Een leger is verslagen als het is
option-draw_after = Remise na beurten zonder treffer
option-adjudicate = Dan wordt het
option-max_transfers = Hoogstens overdrachten
option-board = Veld
option-layout = Plateaus aan het begin

# Values of options
value-lazy = vrij bij de eerste beurt
value-setup = gekozen vóór de partij
value-wrecks = wrakken
value-wrecks-friends = wrakken en vrienden
value-all = alles
value-no_action = niets meer te doen
value-immobile = niets dat beweegt
value-draw = remise
value-figures = beslist door figuren

# Arms
arm-soldier = soldaten
arm-cavalry = cavalerie
arm-cannon = kanonnen

# Chapters of the rulebook
chapter-end = Einde
chapter-fire = Vuur
chapter-material = Materiaal
chapter-moving = Verplaatsen

# Who wins between equals
balance-default = Tussen gelijken winnen de Engelsen { $english } %: geen van beide legers is in het voordeel.

# Wat de dingen van het beeld zijn (`legend.toml`)
thing-soldier = Soldaten
thing-soldier-is = Tot vijf op een plateau. Samen vier bewegingen per beurt; ze reiken twee velden ver.
thing-cavalry = Cavalerie
thing-cavalry-is = Tot twee op een plateau. Samen vijf bewegingen per beurt; ze raakt het volgende veld.
thing-cannon = Kanon
thing-cannon-is = Het reikt drie velden ver. Zonder kanonniers zwijgt het, met vier rolt het.
thing-count = Getal op een plateau
thing-count-is = Hoeveel figuren er staan. Met meer raak je er meer, en word je vaker geraakt.
thing-nose = Pijl van een plateau
thing-nose-is = Waar het kijkt: daarheen gaat het en daarheen vuurt het. Twee kleine: het heeft zijn gratis halve draai nog tegoed.
thing-budget = Stippen naast het bord
thing-budget-is = De bewegingen die een wapen deze beurt nog heeft; draaien kost er ook één.
thing-shot = Schot
thing-shot-is = Of het wapen nog mag vuren: elk één keer per beurt.
thing-forty = Liniaal
thing-forty-is = Beurten achter elkaar zonder verlies. Bij veertig is het remise.
