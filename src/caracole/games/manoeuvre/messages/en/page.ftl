# What the page says of the game: served to it as it is.

# The game in a few words
about = Eight units, sixty cards, one battle before nightfall. Bluff with the hand, win with the ground.
time = 60 min
luck = some luck
counted = { $count ->
        [one] one square
       *[other] { $count } squares
    }

# The guide
guide = Take out five of the eight enemy units, or hold more squares of the enemy’s half than he of yours when night falls. Each turn: discard, draw, move one unit, fight if you like with cards, restore.
guide-place = Set up the unit in the ring on your first two ranks. Woods, hills and towns help the unit that stands there.
guide-discard = Throw away cards that will not help soon, or none. The hand is filled up again afterwards.
guide-move = Move one unit: foot one square, horse one or two. One unit must move if any can.
guide-combat = Attack if you like: first a card of the unit that attacks, then the target. The panel shows the exact odds before you commit.
guide-defend = You are attacked. Add cards of the defending unit or a leader, as far as they raise your sum, then stand.
guide-drawn = You have your new cards. Play a spy now if you hold one, or just go on.
guide-moved = A forced march gives this unit one more square, a supply card lets a second unit move. Keep them if you need neither, and go on.
guide-attack = The defender has answered. Add cards with attack dice of your unit or a leader, as far as the odds ask for it, then let the dice decide.
guide-choice = A hit turns a full unit to its weaker side and removes one that is weak already. A retreat costs ground, and the other side moves in.
guide-advance = The square is empty now: one of the units that attacked moves in. Cavalry may pursue.
guide-restore = One attempt a turn: a reduced unit gets back its full strength with one of its own cards, a leader who rolls well enough, supply or regroup. Otherwise, finish the turn.

# Presets
preset-2010 = Edition of 2010
preset-2008 = Edition of 2008
preset-draft = Armies by draft
preset-tournament = Tournament

# Options
option-first = Who begins
option-board = Field
option-edition = Edition
option-ambush_cards = Ambush with
option-defense_cards = Cards in defense
option-los_diagonal = Squares that must be open for diagonal sight
option-fm_end = No forced march after a move that ended in a field or marsh
option-spy_redraw = A spy played after drawing is replaced
option-day_end = The day ends with
option-guerrilla_combat = Guerrillas stop further unit cards in combat
option-draft = Armies by draft
option-tournament = Tournament rules
option-turn_cap = Turns at most
option-hill_bonus = The hill helps
option-redoubt_fire = Redoubts help against fire
option-us_attempts = Attempts of the United States
option-nra_withdraw = Leave to stay counts after a withdrawal too
option-fm_late = Forced march later
option-slow_start = Cavalry starting in a field or marsh goes one square
option-reshuffle = The pile is shuffled
option-discards = Discards
option-armies = Armies
option-tiles = Map tiles and their quarter turns
option-terrain = Changes to the terrain
option-last_card = The first deck is spent when its last card is

# Values of options
value-one = one
value-each = each
value-both = both
value-all = all
value-leader = a leader
value-any = any number
value-game_turn = the game turn
value-player_turn = the player’s turn
value-once = once
value-initiator = who begins the fight
value-needed = when needed
value-at_once = at once
value-hidden = hidden
value-open = open
part-tile = tile { $n }
part-turns =
    { $n ->
        [0] upright
        [1] a quarter turn
        [2] half a turn
       *[3] three quarters
    }
value-AU = Austria
value-BR = Great Britain
value-FR = France
value-OT = Ottoman Empire
value-PR = Prussia
value-RU = Russia
value-SP = Spain
value-US = United States
value-drawn = drawn
value-played = drawn and all then held are gone

# Chapters of the rulebook
chapter-board-and-pieces = Board and pieces
chapter-combat = Combat
chapter-fire = Fire
chapter-movement = Movement
chapter-restoration = Restoration
chapter-results = Results
chapter-sequence-of-play = Sequence of play
chapter-set-up = Set-up
chapter-victory = Victory

# Who wins between equals
balance-pair = Between equals Britain, in the South, wins { $first } % when it moves first and { $second } % when it moves second: whoever moves last before night takes the squares.
balance-any = Between equals whoever moves first wins { $first } %. Of the armies the Ottomans win most, { $most } %, the United States least, { $least } %.

# What the things of the picture are (`legend.toml`)
thing-unit = Unit
thing-unit-is = The number is its strength. A man is foot and goes one square, a horse goes one or two.
thing-reduced = Striped unit
thing-reduced-is = Reduced: one more hit and it is out. It can be restored.
thing-value = Number at a corner
thing-value-is = What the ground adds to the defense of the unit that stands there.
thing-card = Unit card
thing-card-is = It fights only for the unit it names: crossed weapons are its attack dice, the shield its defense, the horse its pursuit.
thing-leader = Leader
thing-leader-is = The star is command: with 2 or more he brings further units to an attack. Crossed swords add to a combat, the flag rallies.
thing-order = Other card
thing-order-is = It does what it says, for any unit, or stops the other side.
thing-back = Card backs
thing-back-is = The other side’s hand: you see how many, not which.
thing-roster = Small units beside the board
thing-roster-is = Both armies: which units are whole, reduced, or out. A side with five out has lost.
