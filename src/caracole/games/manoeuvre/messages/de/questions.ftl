# Fragen, die die gedruckten Regeln offenlassen, und wie wir sie entschieden haben (`[[question]]` in rulebook.toml).

question-editions = Welche Ausgabe ist das?
answer-editions = Die englischen Regeln von 2010, wenn du nicht die von 2008 wählst. Sie unterscheiden sich in acht Punkten: Hinterhalte, Verteidigungskarten, Sicht über Eck, Gewaltmärsche, Spione, Guerilla, und zweimal im Ende des Tages.

question-hill = Zählt ein Hügel für jede angreifende Einheit?
answer-hill = Der beste zählt einmal, und nie gegen eine Einheit, die selbst auf einem Hügel steht.

question-redoubt = Hilft eine Redoute gegen Feuer?
answer-redoubt = Ja, wie gegen einen Sturm: drei.

question-committed = Wen treffen die Verluste eines Angriffs um jeden Preis?
answer-committed = Einheiten, die dabei waren, nach Wahl des Angreifers, jede höchstens einmal, nach Vorrücken und Verfolgung.

question-withdraw = Darf der Verteidiger zweimal versuchen, sich abzusetzen?
answer-withdraw = Nein, einmal, vor jeder anderen Karte.

question-lake = Kann eine Einheit in einen See weichen?
answer-lake = Nein. Ein See versperrt wie eine Einheit oder der Rand; ein unmöglicher Rückzug vernichtet.

question-shuffle = Wann werden die abgelegten Karten gemischt?
answer-shuffle = Wenn eine Karte gebraucht wird und der Stapel leer ist.

question-night = Wann bricht die Nacht ein?
answer-night = Am Ende der Runde, in der beide Seiten die letzte Karte ihres ersten Stapels gezogen haben; nach 100 Runden spätestens.

question-figures = Wie sicher sind die Zahlen von Gelände und Kartenteilen?
answer-figures = Weniger als der Rest: Die gedruckte Tafel lag nicht vor. Optionen ersetzen jede davon.
