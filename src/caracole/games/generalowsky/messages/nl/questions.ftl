# Vragen die de gedrukte regels openlaten, en wat we besloten hebben (`[[question]]` van rulebook.toml).

question-board = Zagen het oude bord en de pijl er zo uit?
answer-board = Er is geen afbeelding gevonden. De ring van 21 velden is die van de zusteredities; de twaalf sectoren van elke band zijn van ons, zo gekozen dat elke band ergens de beste is.

question-landing = Wie krijgt de medaille als je op iemand landt?
answer-landing = De pot bij Moskou. Opties geven haar aan wie aankomt, of aan wie eronder staat.

question-several = Eén medaille of meer als ik in Moskou op meer generaals land?
answer-several = Eén voor elke generaal eronder; een optie betaalt er in totaal één.

question-x = Wie gaat bij een X in ballingschap?
answer-x = De generaal die gaat en iedereen boven hem. Wie eronder staat, blijft.

question-less = Mag ik minder velden gaan dan de pijl toont?
answer-less = Nee, tenzij de optie het zegt; dan kiest de bevelhebber.

question-jump = Levert een sprong over Moskou de pot op?
answer-jump = Nee. Een sprong int alleen als hij op een stapel in Moskou landt.

question-red-again = Een rode bal terwijl ik in Moskou sta?
answer-red-again = Je komt opnieuw aan: je landt op wie eronder bleef en neemt de pot.

question-two = Tellen met twee generaals beide borsten samen?
answer-two = Nee, één borst van 21 wint. Een optie vraagt 42 op beide.
