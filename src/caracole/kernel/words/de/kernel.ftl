# Was jedes Spiel zu sagen haben kann. Ein Spiel mit einer gleichnamigen Meldung sagt es in eigenen Worten.
refusal-over = Die Partie ist zu Ende.
refusal-chance = Hier entscheidet der Zufall und sonst niemand.
refusal-not-your-turn = Jetzt entscheidet ein anderer Spieler.
colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-violet = Violett
colour-grey = Grau
