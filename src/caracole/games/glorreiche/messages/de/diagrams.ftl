# Bildunterschriften der Regeln (`diagrams.toml`).

diagram-start = Vor dem Einwürfeln: vier schwarze Steine, die einen Schritt verdreifachen, sechs weiße, die ihn verdoppeln, und drei graue Chips.
diagram-roll-in = Der Würfel zeigt 2: Einer der roten Rekruten steigt auf Gelb. Feld 4 ist voll; eine 4 würde noch einmal gewürfelt.
diagram-free = Zwei der drei roten Rekruten sind frei. Der auf 13 trägt Gelb auf dem Kopf und kann nicht fort.
diagram-uncover = Nummer 2 ist von 10 auf 12 marschiert; das Feld ist jetzt voll. So ist Nummer 1 frei und muss auch marschieren, und Nummer 3 hat einen einzigen Schritt.
diagram-self-block = Erlaubt, und ein Fehler: Auf 11 steht er auf dem eigenen Kameraden, der in diesem Zug nicht mehr marschieren kann.
diagram-full = Der Stein ist eine Lage: Mit zwei Rekruten darauf ist Feld 24 voll. Rot geht auf 23, oder daran vorbei auf 25 und nimmt den Chip.
diagram-rank = Die Ränge, von der Spitze gezählt: eins für das erste besetzte Feld, eins mehr für jedes dahinter. Ein Stapel ist ein Feld.
diagram-factors = Rang 4, Lage 2, weil der Stein eine Lage ist, schwarzer Stein 3: Rot darf bis zu 24 Felder weit, bis auf 44.
diagram-chip = Wer auf einem Chip stehen bleibt, nimmt ihn. Der Schritt reichte weiter; für zwei Punkte darf man kürzer gehen.
diagram-home = Neun sind daheim. Rots Nummer 1 geht heim auf Platz 3; dann kann Nummer 2 auf Platz 2 folgen. Das ist der elfte: Gelb bekommt Platz 1, und die Partie ist aus.
diagram-tie = Rot hat 38 Punkte und einen Chip zu 2, Gelb hat 40: Gleichstand. Rot hat Platz 12 und gewinnt.
diagram-disciplined = Grün kam der Reihe nach heim, auf die Plätze 10, 6 und 1. Mit einem Chip zu 3 sind das 20, verdoppelt 40.
diagram-sanction = Grüns Nummer 2 kam zuerst heim und wird auf Platz 1 geschickt. Nummer 1 kommt danach als zweiter und ist auch außer der Reihe.
