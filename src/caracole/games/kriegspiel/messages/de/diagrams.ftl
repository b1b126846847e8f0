# Bildunterschriften der Regeln (`diagrams.toml`).

diagram-start = Beide Armeen in zwei Linien, sieben Felder auseinander, alle schauen zu einer Ecke: Im ersten Zug kann niemand schießen.
diagram-budgets = Was von einem Zug noch da ist: drei Bewegungen der Geschütze, zwei von vieren der Soldaten, fünf der Reiter; und ein Schuss je Waffengattung.
diagram-half-turn = Die halbe Drehung am Anfang kostet nichts. Nach rechts schauen diese Soldaten nach Nordosten und können vier Felder geradeaus. Die Zahlen sind Preise.
diagram-axis = Eine Platte geht nur dorthin, wohin sie schaut. Für jeden anderen Weg muss sie sich erst drehen, und das ist eine Bewegung.
diagram-blocked-way = Das Feld davor ist besetzt: Niemand wird verdrängt. Die Reiter müssen sich drehen.
diagram-gunners = Mit drei Kanonieren darf sich das Geschütz drehen, nicht rollen. Ein vierter Soldat von der Platte, die zu ihm schaut, bringt es ins Rollen.
diagram-transfer = Die linke Platte schaut zur rechten und kann ihr einen Soldaten geben, denn mehr als fünf passen nicht. Die rechte schaut anderswohin und kann nichts geben.
diagram-ahead = Geradeaus, zwei Felder: ein Schuss. Der Feind dahinter ist näher, aber niemand feuert zurück zum eigenen Lager.
diagram-ranges = Soldaten reichen zwei Felder weit, das Geschütz drei, Reiter auf das nächste.
diagram-over = Das Geschütz feuert über das Wrack hinweg. Die eigenen Reiter stehen in der Linie der Soldaten: kein Schuss.
diagram-wreck = Eine Fünf von Geschütz zu Geschütz: Es ist zerstört, seine Kanoniere fallen, und das Wrack liegt da für immer.
diagram-beaten = Zwei Geschütze mit je einem Kanonier und kein Ziel in ihrer Linie: Sie können nichts. Sobald ihr Zug beginnt, hat ein einziger Reiter gewonnen.
