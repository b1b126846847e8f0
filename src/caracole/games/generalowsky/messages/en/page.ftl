# What the page says of the game: served to it as it is.

# The game in a few words
about = Race from Siberia to Moscow on each other’s shoulders. Whoever stands on top gives the orders.
time = 40 min
luck = much luck
counted = { $count ->
        [one] one medal
       *[other] { $count } medals
    }

# The guide
guide = Generals climb on each other’s shoulders; the top one commands the pile. Declare a band, spin the arrow, and bring medals home from Moscow: 21 win.
guide-declaring = Choose a band: click one of the four glowing cards. Yellow is slow and safe, orange fast and dangerous: an X sends the whole group to Siberia. The general on top decides for those below.
guide-ordering = You have two generals. Say which of them moves first.
guide-targeting = The Generalowski drawing: jump onto any pile you like. On top, you command it.
guide-striding = The arrow has shown a number: click a space up to so far away. Stopping short can put you on somebody’s shoulders.

# Presets
preset-spin12 = The spinner
preset-dice6 = A die instead

# Options
option-first = Who begins
option-L = Length of the track
option-M = Where Moscow lies
option-landing_medal = The medal of a landing goes to
option-moscow_landing = A landing in Moscow brings
option-x_scope = X sends into exile
option-black_adds = Black figures add
option-black_loss = Black costs
option-gen_jump = A general jumps
option-two_gen_declare = With two generals, a band for
option-two_gen_win = With two generals, medals count
option-supply = Medals in the box
option-max_spins = The match ends after so many spins
option-spinner = The spinner’s sectors
option-stride = How far a number leads

# Values of options
value-pile = the whole pile
value-pot = the pot
value-arriver = who arrives
value-k = one for each in the pile
value-one = one
value-group = the whole group
value-mover = who moves
value-teleport = at once
value-walk = step by step
value-each = each
value-both = both
value-single = of one
value-sum42 = together
value-exact = exactly that far
value-up_to = at most that far
value-covered = who is covered

# Chapters of the rulebook
chapter-medals-and-victory = Medals and victory
chapter-set-up = Set-up
chapter-the-turn = The turn
chapter-two-or-three-players = Two or three players

# What the things of the picture are (`legend.toml`)
thing-general = General
thing-general-is = In a pile the top one commands. Whoever moves carries those above along.
thing-band = Card of a band
thing-band-is = Its twelve sectors: X is exile, numbers are spaces. Below stands the risk. Click it to declare the band.
thing-landing = Small sign at a space
thing-landing-is = Where a number of the band of this colour would lead.
thing-moscow = Moscow
thing-moscow-is = Whoever arrives or passes takes the whole pot: the top general of the group.
thing-pot = Pot
thing-pot-is = Medals waiting at Moscow. Every X and every landing adds to it.
thing-exile = Exile
thing-exile-is = Whoever is here enters the ring at Siberia with the next number.
thing-chest = Chest
thing-chest-is = The medals of a general. Eleven become a star, 21 win.

# Who wins between equals
balance-two = Between equals whoever chooses first wins { $first } %: to begin is no advantage that shows.
