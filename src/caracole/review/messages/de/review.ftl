# Reports of reviews. A mark stands before each class of decision but the first two.
report = Rückschau
report-of = { $game }: Rückschau ({ $care })
chances = Aussichten
chances-why = Was jede Seite bei jeder Entscheidung hoffen durfte, wie es sah, wer am Zug war. Kreise sind Verluste, Dreiecke Glücksfälle.
side = Seite { $number }
step = Schritt
phase = Phase
played = Gespielt
best = Am besten
value = Wert
loss = Verlust
class = Klasse
result = Ergebnis
lost = Durch Entscheidungen verloren
accuracy = Genauigkeit
luck = Glück
adjusted = Ergebnis ohne Glück
decisions = Entscheidungen
choices = { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
}
turning = Wendepunkte
turning-loss = Schritt { $step }: { $played } statt { $best }, { $loss } verloren.
turning-luck = Schritt { $step }: { $fell } fiel, mit einer Chance von { $odds }; Seite { $side } gewann { $luck }.
equal-to-best = so gut wie das Beste
exactly = genau
grade-best = Am besten
grade-good = Gut
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = Grober Fehler
