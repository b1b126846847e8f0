# Vragen die de gedrukte regels openlaten, en wat we besloten hebben (`[[question]]` van rulebook.toml).

question-hexes = Waarom zeshoeken?
answer-hexes = De plaatjes zijn verloren. Maar alleen met zeshoeken gaan plateaus door zijden, kijken ze eerst naar een hoek, en vuren ze in vier richtingen, of in drie op een andersom gebruikt veld.

question-half = Wanneer maak ik de gratis halve draai?
answer-half = Met elk plateau voordat het iets anders doet, in welke beurt je maar wilt.

question-backward = Mag een plateau achteruit?
answer-backward = Nee, het moet draaien. Met de optie kost achteruit evenveel als vooruit.

question-gunners = Welke kanonniers tellen voor de bewegingen van een kanon?
answer-gunners = Die op dat moment op het plateau staan. Wat het deze beurt al bewoog, telt mee voor de grens.

question-over = Waar mag je overheen vuren?
answer-over = Alleen over wrakken. Elk heel plateau op de lijn houdt het schot tegen, ook een eigen.

question-gun-gun = Raakt een kanon de kanonniers van een ander?
answer-gun-gun = Nee. Een vijf vernielt het kanon; minder doet niets. Soldaten en ruiters raken kanonniers.

question-unable = Wanneer is een leger verslagen?
answer-unable = Als zijn beurt begint en het niet kan draaien, bewegen, overzetten of vuren.

question-commands = Wie beveelt wat als meer mensen één leger spelen?
answer-commands = Met twee: soldaten tegenover ruiters en kanonnen; met drie elk een wapen. Het vuur begint als allen klaar zijn met bewegen.
