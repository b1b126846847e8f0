# What the page says of the game: served to it as it is.

# The game in a few words
about = March your recruits home from the rear: the further back and the higher in the pile, the longer the stride.
time = 45 min
luck = little luck
counted = { $count ->
        [one] one point
       *[other] { $count } points
    }

# The guide
guide = Bring your recruits round the board into the barracks: the first home takes place 12, the next 11, and so on down; the highest sum wins. In your turn every free recruit marches once: its rank, times its height in the pile, times the stone below.
guide-choosing = The die has shown a cell. Choose which of your recruits goes there; it climbs onto any that stand there already.
guide-marching = Choose a free recruit: it must be on top of its pile. The badge says how far it may go at most. Each occupied cell ahead of it raises its rank, so the rear drives the race.

# Presets
preset-fr = French rules
preset-nl = Dutch rules
preset-fr_literal = French rules, to the letter

# Options
option-first = Who begins
option-setup = Stones and chips at the start
option-gray_zone = Where gray chips may lie
option-rank = Rank is counted by
option-rank_timing = Rank is measured
option-bonus_is_level = A stone is a level of the pile
option-cap_counts_bonus = The stone counts towards three levels
option-base_scope = A stone helps
option-self_block = Covering one’s own comrade
option-gray_pickup = Gray chips are taken
option-tiebreak = Equal scores
option-v1 = Disciplined troops
option-v2 = Sanctions
option-v1_doubles = Discipline doubles
option-rollin_choice = Which recruit enters is named
option-chips = Where stones and chips lie

# Values of options
value-suggested = suggested
value-even_random = spread at random
value-custom = by hand
value-cells = cells
value-cell_colour = cells of a colour
value-dynamic = at each step
value-turn_start = at the start of the turn
value-pile = the whole pile
value-direct = who stands on it
value-allow = allowed
value-forbid = only if nothing else goes
value-auto = at once
value-optional = if you like
value-highest_slot = the highest place decides
value-shared = shared
value-total = the whole score
value-slots_only = the places only
value-after = after the throw
value-before = before the throw
value-ascending = lowest number first

# Chapters of the rulebook
chapter-chips-arrival-end = Chips, arrival, end
chapter-how-far = How far
chapter-roll-in = Roll-in
chapter-set-up = Set-up
chapter-the-turn = The turn
chapter-variants = Variants

# What the things of the picture are (`legend.toml`)
thing-recruit = Recruit
thing-recruit-is = It marches once in its owner’s turn, if nobody stands on its head. Its number matters only in the variants.
thing-ring = Ring around a recruit
thing-ring-is = It is free and may still march in this turn.
thing-dock = Card below the board
thing-dock-is = How far each of your recruits may go at most: rank × height × stone.
thing-black = Black stone
thing-black-is = Whoever starts from it goes three times as far. It is a level of the pile.
thing-white = White stone
thing-white-is = Whoever starts from it goes twice as far. It is a level of the pile.
thing-chip = Gray chip
thing-chip-is = The first recruit to stop on it takes it: as many points as it shows.
thing-slot = Place in the barracks
thing-slot-is = The first home takes 12, the next 11, and so on: as many points as its number.
