# Bijschriften van de plaatjes bij de regels (`diagrams.toml`).

diagram-start = Beide legers in twee linies, zeven velden uiteen, iedereen kijkt naar een hoek: niemand kan in de eerste beurt schieten.
diagram-budgets = Wat er van een beurt over is: drie bewegingen voor de kanonnen, twee van vier voor de soldaten, vijf voor de ruiters; en één schot per wapen.
diagram-half-turn = De halve draai aan het begin is gratis. Naar rechts kijken deze soldaten naar het noordoosten en kunnen vier velden rechtdoor. De getallen zijn prijzen.
diagram-axis = Een plateau gaat alleen waar het kijkt. Voor elke andere kant moet het eerst draaien, en dat is een beweging.
diagram-blocked-way = Het veld ervoor is bezet: niemand wordt weggeduwd. De cavalerie moet draaien.
diagram-gunners = Met drie kanonniers mag het kanon draaien, niet rollen. Een vierde soldaat van het plateau dat ernaar kijkt, zet het in beweging.
diagram-transfer = Het linker plateau kijkt naar het rechter en kan het één soldaat geven, want vijf is het meeste. Het rechter kijkt een andere kant op en kan niets geven.
diagram-ahead = Recht vooruit, twee velden: een schot. De vijand erachter is dichterbij, maar niemand vuurt terug naar zijn eigen kamp.
diagram-ranges = Soldaten reiken twee velden ver, het kanon drie, cavalerie het volgende.
diagram-over = Het kanon vuurt over het wrak heen. De eigen cavalerie staat in de lijn van de soldaten: geen schot.
diagram-wreck = Een vijf van kanon op kanon: het kanon is vernield, de kanonniers vallen, en het wrak blijft er voorgoed liggen.
diagram-beaten = Twee kanonnen met elk één kanonnier en geen doel in hun lijn: ze kunnen niets. Zodra hun beurt begint, heeft één ruiter gewonnen.
