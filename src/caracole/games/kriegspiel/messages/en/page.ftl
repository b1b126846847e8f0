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
guide-moving = Turn or move plates while the budget of their arm lasts; the figures beside the board count it down. Choose a plate: cells glow with their price. Face the enemy before you finish.
guide-firing = Choose a plate that may fire, then its target, straight ahead: cavalry strikes the next cell, soldiers reach two cells, cannons three. The die says how many fall.

# How its pieces may look
look-coloured = Cannons as in the printed text: green and blue

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

# Who wins between equals
balance-default = Between equals the English win { $english } %: neither army is better off.

# What the things of the picture are (`legend.toml`)
thing-soldier = Soldiers
thing-soldier-is = Up to five on a plate. Four moves a turn for all of them; they reach two cells.
thing-cavalry = Cavalry
thing-cavalry-is = Up to two on a plate. Five moves a turn for all of them; it strikes the next cell.
thing-cannon = Cannon
thing-cannon-is = It reaches three cells. Without gunners it is silent, with four it rolls.
thing-count = Number on a plate
thing-count-is = How many figures stand there. More hit more, and are hit more.
thing-nose = Arrow of a plate
thing-nose-is = Where it looks: there it goes, and there it fires. Two small ones: it has its free half-rotation yet to make.
thing-budget = Dots beside the board
thing-budget-is = The moves an arm has left in this turn; a turn of a plate costs one as well.
thing-shot = Shot
thing-shot-is = Whether the arm may still fire: once a turn each.
thing-forty = Ruler
thing-forty-is = Turns in a row without a casualty. At forty the match is drawn.
