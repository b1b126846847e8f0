# Reports of reviews. A mark stands before each class of decision but the first two.
report = Terugblik
report-of = { $game }: terugblik ({ $care })
chances = Kansen
chances-why = Waarop elke kant bij elke beslissing mocht hopen, zoals wie aan zet was het zag. Cirkels zijn verliezen, driehoeken gelukstreffers.
side = Kant { $number }
step = Stap
phase = Fase
played = Gespeeld
best = Beste
value = Waarde
loss = Verlies
class = Klasse
result = Uitslag
lost = Verloren door beslissingen
accuracy = Nauwkeurigheid
luck = Geluk
adjusted = Uitslag zonder geluk
decisions = Beslissingen
choices = { $number ->
    [one] { $number } beslissing
   *[other] { $number } beslissingen
}
turning = Keerpunten
turning-loss = Stap { $step }: { $played } in plaats van { $best }, { $loss } verloren.
turning-luck = Stap { $step }: { $fell } viel, met een kans van { $odds }; kant { $side } won { $luck }.
equal-to-best = zo goed als de beste
exactly = exact
grade-best = Beste
grade-good = Goed
grade-inaccuracy = Onnauwkeurigheid
grade-mistake = Fout
grade-blunder = Blunder
