# What the page says of the game: served to it as it is.

# The game in a few words
about = Infantry, horse and guns on hexagons. Turn, march and fire, with a small budget of moves for each arm.
time = 60 min
luck = some luck
counted = { $count ->
        [one] one figure left
       *[other] { $count } figures left
    }

# The guide
guide = Shoot until the enemy can neither move nor fire. First move: each arm has its own small budget, and a plate goes only where it faces, so turn it first. Then fire, at what is in front and in range.
guide-moving = Turn or move plates while the budget of their arm lasts; the figures below count it down. Choose a plate: cells glow with their price. Face the enemy before you finish.
guide-firing = Choose a plate that may fire, then its target, straight ahead: cavalry strikes the next cell, soldiers reach two cells, cannons three. The die says how many fall.

# Presets
preset-default = The field
preset-narrow = Narrow field
preset-wide = Wide field
preset-flat = Flat hexagons

# Options
option-first = Who begins
option-half_turn = First facing
option-reverse = Going backwards
option-fire_over = Fire passes over
option-cannon_hits_gunners = Cannons hit gunners
option-gunners_between_cannons = Gunners go from cannon to cannon
option-defeat = An army is beaten when it has
option-draw_after = Drawn after turns without a hit
option-adjudicate = Then it is
option-max_transfers = Transfers at most
option-board = Field
option-layout = Plates at the start

# Values of options
value-lazy = free at the first turn
value-setup = chosen before the match
value-wrecks = wrecks
value-wrecks-friends = wrecks and friends
value-all = all
value-no_action = nothing left to do
value-immobile = nothing that moves
value-draw = a draw
value-figures = decided by figures

# Arms
arm-soldier = soldiers
arm-cavalry = cavalry
arm-cannon = cannons

# Chapters of the rulebook
chapter-end = End
chapter-fire = Fire
chapter-material = Material
chapter-moving = Moving
