# Reports of reviews. A mark stands before each class of decision but the first two.
report = Review
report-of = { $game }: review ({ $care })
chances = Chances
chances-why = What each side could hope for at each decision, as the mover saw it. Circles are losses, triangles strokes of luck.
side = Side { $number }
step = Step
phase = Phase
played = Played
best = Best
value = Value
loss = Loss
class = Class
result = Result
lost = Lost by decisions
accuracy = Accuracy
luck = Luck
adjusted = Result without luck
decisions = Decisions
choices = { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}
turning = Turning points
turning-loss = Step { $step }: { $played } instead of { $best }, { $loss } lost.
turning-luck = Step { $step }: { $fell } fell, with a chance of { $odds }; side { $side } gained { $luck }.
equal-to-best = as good as the best
exactly = exact
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
