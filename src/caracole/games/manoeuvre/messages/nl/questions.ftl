# Vragen die de gedrukte regels openlaten, en wat we besloten hebben (`[[question]]` van rulebook.toml).

question-editions = Welke uitgave is dit?
answer-editions = De Engelse regels van 2010, tenzij je die van 2008 kiest. Ze verschillen op acht punten: hinderlagen, verdedigingskaarten, zicht langs een hoek, geforceerde marsen, spionnen, guerrilla’s, en twee keer in hoe de dag eindigt.

question-hill = Telt een heuvel voor elke aanvallende eenheid?
answer-hill = De beste telt één keer, en nooit tegen een eenheid die zelf op een heuvel staat.

question-redoubt = Helpt een redoute tegen vuur?
answer-redoubt = Ja, net als tegen een aanval: drie.

question-committed = Wie krijgt de treffers van een aanval à outrance?
answer-committed = Eenheden die meededen, naar keuze van de aanvaller, elk hoogstens één keer, na oprukken en achtervolging.

question-withdraw = Mag de verdediger twee keer proberen terug te trekken?
answer-withdraw = Nee, één keer, vóór elke andere kaart.

question-lake = Kan een eenheid in een meer terugtrekken?
answer-lake = Nee. Een meer verspert als een eenheid of de rand; een onmogelijke terugtocht schakelt uit.

question-shuffle = Wanneer wordt de aflegstapel geschud?
answer-shuffle = Als er een kaart nodig is en de stapel leeg is.

question-night = Wanneer valt de nacht?
answer-night = Aan het eind van de ronde waarin beide partijen de laatste kaart van hun eerste stapel getrokken hebben; na 100 ronden op zijn laatst.

question-figures = Hoe zeker zijn de getallen van terrein en tegels?
answer-figures = Minder dan de rest: de gedrukte tabel was er niet bij. Opties vervangen ze allemaal.
