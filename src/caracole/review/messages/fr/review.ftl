# Reports of reviews. A mark stands before each class of decision but the first two.
report = Bilan
report-of = { $game } : bilan ({ $care })
chances = Chances
chances-why = Ce que chaque camp pouvait espérer à chaque décision, tel que le voyait celui qui jouait. Les cercles sont des pertes, les triangles des coups du sort.
side = Camp { $number }
step = Étape
phase = Phase
played = Joué
best = Meilleur
value = Valeur
loss = Perte
class = Classe
result = Résultat
lost = Perdu par décisions
accuracy = Précision
luck = Chance
adjusted = Résultat sans la chance
decisions = Décisions
choices = { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
}
turning = Tournants
turning-loss = Étape { $step } : { $played } au lieu de { $best }, { $loss } perdu.
turning-luck = Étape { $step } : { $fell } est tombé, avec une chance de { $odds } ; le camp { $side } a gagné { $luck }.
equal-to-best = aussi bon que le meilleur
exactly = exact
grade-best = Meilleur
grade-good = Bon
grade-inaccuracy = Imprécision
grade-mistake = Erreur
grade-blunder = Gaffe
