# The shell
skip = Skip to the content
skip-board = Skip to the board
brand-label = Caracole, front page
nav = Main
nav-games = Games
nav-replays = Replays
my-tables = My tables
open-tables = Open tables
language = Language
theme-to-dark = Light. Change to dark
theme-to-light = Dark. Change to light
foot-luck = How fair luck works
foot-rules = Rules and sources
foot-keys = Keyboard and screen reader
foot-account = Keep my name with a password
loading = One moment.
close = Close
cancel = Cancel
save = Save
saved = Saved.
send = Send
copy = Copy
copied = Copied
yes = yes
no = no
new = new
guest = Guest
somebody = Somebody
nobody = nobody
you = You
name = Name
to-front = To the front page
nowhere-title = There is nothing here
nowhere = This page does not exist, or not any more.
error-offline = The server does not answer. Please try again.

# The front page
front-title = Caracole: four old board games, in the browser
hero = Four old board games of marching and fighting, ready to play.
hero-lede = Against a friend, or a bot that cannot cheat. No account, no wait.
play-as = You play as
change-name = Change name
opponent = Opponent
your-turn = Your turn
at-tables =
    at { $count ->
             [one] one table
            *[other] { $count } tables
        }
the-games = The games
players = Players
players-range = { $least }–{ $most } players
players-exactly = { $most } players
split = How many on each side
play-bot = Play a bot
invite = Invite a friend
more-options = More options
read-rules = Rules
no-tables = No tables yet. One click above starts a match.
no-open = No open tables.
open-one = Open one.
new-here = New to a game?
new-here-text = The guide plays the first turns with you and shows the rule behind each step.
game-glorreiche = March your recruits home from the rear: the further back and the higher in the pile, the longer the stride.
game-glorreiche-time = 45 min
game-glorreiche-luck = little luck
game-generalowsky = Race from Siberia to Moscow on each other’s shoulders. Whoever stands on top gives the orders.
game-generalowsky-time = 40 min
game-generalowsky-luck = much luck
game-kriegspiel = Infantry, horse and guns on hexagons. Turn, march and fire, with a small budget of moves for each arm.
game-kriegspiel-time = 60 min
game-kriegspiel-luck = some luck
game-manoeuvre = Eight units, sixty cards, one battle before nightfall. Bluff with the hand, win with the ground.
game-manoeuvre-time = 60 min
game-manoeuvre-luck = some luck
finished = Finished
running = running
waiting-name = Waiting for { $name }
seats-free = { $free } of { $all } seats free
clock-none-short = no clock
clock-live-short = live, { $minutes } min + { $seconds } s
clock-days-short =
    { $days ->
             [one] one day
            *[other] { $days } days
        } a turn
days-left =
    { $n ->
             [one] one day
            *[other] { $n } days
        }
verb-play = Play
verb-look = Look
verb-watch = Watch
verb-join = Join
verb-replay = Replay

# Sides, seats and bots
colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-violet = Violet
colour-grey = Grey
seat-bot = Bot: { $name }
seat-open = free seat
seat-invited = free, by link
seat-out = out
seat-away = kept by a substitute
seat-offline = not here
seat-score = { $score } points
seat-number = Seat { $n }, { $colour }
bot-unknown = Bot
bot-random = Random
bot-random-character = Takes any action, each as likely as the next.
bot-greedy = Greedy
bot-greedy-character = Takes what looks best at once, and never looks further.
bot-tambour = Tambour
bot-tambour-character = Plays by ear and forgives everything.
bot-conscript = Conscript
bot-conscript-character = Sees one move ahead.
bot-voltigeur = Voltigeur
bot-voltigeur-character = Quick and cheeky, takes whatever you leave open.
bot-cuirassier = Cuirassier
bot-cuirassier-character = Patient, counts your replies.
bot-old-guard = Old Guard
bot-old-guard-character = The strongest we have.

# The table
table-heading = { $game }, table with { $others }
against = against { $others }
no-table = No such table
no-table-why = It does not exist, or it is not for you.
board = Board
asked = What is asked
actions = Actions
panel = Log, moves, rules, chat and notes
to-decide = to decide
time-left = Time left
time-short = time is short
winner = wins
reconnecting = The connection is lost; it is being made again.
match-over = The match is over.
paused = The match is paused.
hint-choose =
    { $count ->
             [one] One thing can be clicked; it glows.
            *[other] { $count } things can be clicked; they glow.
        }
hint-picked = Chosen: click where it goes, or Escape to step back.
hint-picked-touch = Chosen: tap where it goes, or tap it again to step back.
hint-confirm = { $what }: confirm, or step back.
hint-bot = The bot is thinking.
hint-gone = { $name } is not here. The menu, top right, lets a bot or somebody else play on.
hint-free = The seat is free: who has its link may sit down and play on.
choice-of = { $first }; { $count } choices
news-choose = Chosen. { $count } choices follow.
news-confirm = { $what }. Enter confirms, Escape steps back.
news-back = One step back.
nothing-there = Nothing can be done there now.
undo = Undo
restart = Restart the turn
restart-short = Restart
step-back = Step back
confirm-on = Each action is confirmed before it is played.
back-to-now = Back to now
past-step = Step { $step }
looking-at = You are looking at step { $step }.
tab-log = Log
tab-moves = Moves
tab-rules = Rules
tab-chat = Chat
tab-notes = Notes
log-empty = Nothing has happened yet.
recap = Since your last turn
recap-steps =
    { $count ->
             [one] 1 step
            *[other] { $count } steps
        }
recap-short = Recap
step-of = Step { $step } of { $last }
pos = { $step } of { $last }
live = live
past = earlier
look-back = Look back in this match
one-back = One step back
one-forward = One step forward
rule-label = Rule { $id }: { $text }
rule-option = option: { $name }
origin-printed = printed
origin-found = found
origin-ours = ours
rule-shown = only shown
sure-certain = Certain.
sure-likely = Likely.
sure-guess = A guess.
rule-table = Table of rule { $id }
rules-marks = Beside each rule stands where it is from: printed rules, found outside them, or ours, in whole or in part: reconstructed or settled where the text is silent. What nothing enforces is only shown. Open the mark for the place, how sure we are, and why.
rule-cited = in the log, step { $step }
rules-search = Search the rules
rules-found = { $count } rules
rules-none = No rule has these words.
rules-own-words = The rules in our own words, with the numbers that the log and every refusal name.
year-before = before { $year }
year-decade = { $year }s
moves-count =
    { $count ->
             [one] One action is possible.
            *[other] { $count } actions are possible.
        }
moves-none = Nothing is asked of you now.
moves-search = Search the actions
moves-more = { $count } more; search, or click on the board.
pieces = What the board shows
chat-empty = Nobody has said anything.
chat-say = Say something
notes-label = Notes that only you can read
notes-saving = Saving.
notes-saved = Saved.
notes-failed = These notes could not be saved.
menu = Table menu: takeback, pause, resign, settings
menu-title = This table
sound-on = Sound off. Turn it on
sound-off = Sound on. Turn it off
ask-takeback = Ask to take back
offer-a-draw = Offer a draw
ask-pause = Ask for a pause
resume = Go on with the match
resign = Resign
resign-sure = Resign this match? It cannot be undone.
gone = { $name } is not connected.
gone-wait = The seat can be given to another in { $time }.
gone-bot = Let a bot play on
gone-link = Offer the seat by a link
gone-send = Send this link to whoever shall play on in this seat:
comeback = Take my seat back
offer-draw = { $name } offers a draw.
offer-takeback = { $name } asks to take back.
offer-pause = { $name } asks for a pause.
offer-mine-draw = You offer a draw.
offer-mine-takeback = You ask to take back.
offer-mine-pause = You ask for a pause.
offer-to = back to step { $step }
agree = Agree
decline = Decline
withdraw = Withdraw it
set-confirm = Confirm each action before it is played
set-guide = Guide for the first match
set-sound = Sounds
set-desktop = Notes on the desktop when it is my turn
time-runs-out = Your time is running out.
set-dark = Dark
you-won = You have won.
you-lost = You have lost.
won = { $names } wins.
no-winner = Nobody wins.
ending-rules = The match has ended by the rules.
ending-resigned = By resignation.
ending-time = On time.
ending-agreed = By agreement.
ending-imported = An imported record.
rematch = Rematch
waiting-join = A seat is free. Sit down to play.
waiting-for =
    { $count ->
             [one] One seat is still free.
            *[other] { $count } seats are still free.
        } The match starts when all are taken.
waiting-open = Anybody with this link may sit down.
waiting-invited = { $name } invites you to a match. Sit down to play.
waiting-substitute = Somebody has left this match. Sit down to play on in the free seat.
waiting-send = Send this link to whoever shall sit here. The match starts by itself.
sit-here = Sit here
invite-link = Link for this seat
table-link = Link to this table
leave = Leave the table
cancelled = This table has been closed.
curtain = Pass the device to { $name }.
curtain-why = What only { $name } may see comes next.
curtain-lift = I am { $name }
keys = Keys
key-walk = walk over what can be chosen
key-board = to the board
key-pick = choose or confirm
key-back = step back
key-undo = undo
key-log = log
key-moves = list of all possible actions
key-rules = rules
key-chat = chat
key-notes = notes
key-help = this list
key-space = Space
keys-step = step
keys-turn = turn
keys-play = play

# The guide
guide = Guide
guide-end = End the guide
guide-mine =
    It is your turn. { $count ->
             [one] One thing glows
            *[other] { $count } things glow
        }: click one to see what it can do. Nothing is played before the last click, and Undo takes it back.
guide-hint = Show me a good move
guide-picked = Now click where it goes. Another glowing piece changes your mind; Escape steps back.
guide-picked-touch = Now tap where it goes. Another glowing piece changes your mind; tapping it again steps back.
guide-wait = The others decide. The log tells what happens, and why.
guide-only = Nothing else can be done at this moment: click “{ $what }”.
guide-why = “{ $line }” This is why:
guide-glorreiche = Bring your recruits round the board into the barracks: the first home takes place 12, the next 11, and so on down; the highest sum wins. In your turn every free recruit marches once: its rank, times its height in the pile, times the stone below.
guide-generalowsky = Generals climb on each other’s shoulders; the top one commands the pile. Declare a band, spin the arrow, and bring medals home from Moscow: 21 win.
guide-kriegspiel = Shoot until the enemy can neither move nor fire. First move: each arm has its own small budget, and a plate goes only where it faces, so turn it first. Then fire, at what is in front and in range.
guide-manoeuvre = Take out five of the eight enemy units, or hold more squares of the enemy’s half than he of yours when night falls. Each turn: discard, draw, move one unit, fight if you like with cards, restore.

# A new table
new-table = New table
game = Game
rules = Rules
options = Options
seats = Seats
clock = Clock
who-sees = Who sees it
summary = Summary
differs =
    { $count ->
             [one] one point differs
            *[other] { $count } points differ
        }
back-to-preset = Back to the preset
all-readings = Every printed reading
readings =
    { $count ->
             [one] one point
            *[other] { $count } points
        } on which the texts differ or are silent
kind-me = Me
kind-open = Open
kind-invite = By link
kind-bot = Bot
kind-here = Same device
level = Level
clock-none = None
clock-none-why = take your time
clock-live = Live
clock-live-why = one sitting
clock-days = Over days
clock-days-why = days per turn
clock-bank = Minutes each
clock-increment = plus seconds a turn
clock-turn = Days a turn
clock-reserve = and in reserve
timeout = Time out
timeout-bot = a bot takes the seat
timeout-loses = the side loses
private = Private
private-why = only people with the link
public = Public
public-why = listed under open tables, anyone may watch
open-the-table = Open the table
starts-when-full = You get a link to send. The match starts when all seats are taken.
starts-at-once = The match starts at once.
option-refused = { $option }: { $why }
value-derived = drawn or derived
preset-none = Default rules
preset-glorreiche-fr = French rules
preset-glorreiche-fr_literal = French rules, to the letter
preset-glorreiche-nl = Dutch rules
preset-generalowsky-spin12 = The spinner
preset-generalowsky-dice6 = A die instead
preset-kriegspiel-default = The field
preset-kriegspiel-narrow = Narrow field
preset-kriegspiel-wide = Wide field
preset-kriegspiel-flat = Flat hexagons
preset-manoeuvre-2010 = Edition of 2010
preset-manoeuvre-2008 = Edition of 2008
preset-manoeuvre-draft = Armies by draft
preset-manoeuvre-tournament = Tournament

# Replay, fair luck
replay = Replay
link-moment = Link to this moment
to-table = To the table
to-start = To the start
to-end = To the end
play = Play
stop = Stop
moment = Moment of the match
knowledge = Whose knowledge
seen-by-all = Seen by everyone
seen-by = As { $name } saw it
fork = Play on from here
fork-why = Take this position, step { $step }, to a new table.
fork-side = Which side
fork-as = in the place of { $name }
fork-as-me = in your own place
fork-against = against { $name }
fork-go = Play on
take-along = Take it along
record = Record
fair = Fair luck
fair-ok = The dice match the promise.
fair-commitment = Promised before the first roll
fair-seed = Seed, shown at the end
fair-contributions = Mixed in by the players
fair-none = nothing
fair-check = Check it yourself
fair-later = The seed is shown when the match is over; until then only its hash is known, and nobody can change it.
fair-how = Before a match the server shows the hash of a secret number, and every player may mix in words of their own. All dice, cards and spins follow from both. After the match the number is shown: anybody can check that it has the promised hash and that every die follows from it.
fair-copied = The first { $count } steps were taken over from another match.
fair-own-yes = Your browser has hashed the seed: it is the promised one.
fair-own-no = Your browser’s hash differs from the promise.
fair-command = The record carries the proof; every step is checked again by

# Account, help
account = My name
you-are = You are { $name }; this name is kept by a password.
you-are-guest = You are { $name }, a guest on this device.
you-are-nobody = You have not said who you are. A name is enough.
arrive = Play under this name
keep-name = Keep this name
keep-why = With a password you can come back on any device.
keep = Keep it
kept = This name is yours now.
password = Password, at least 8 characters
come-back = Come back with a password
enter = Enter
welcome-back = Welcome back.
left = You have left.
sign-out = Leave this device
tell-me = Tell me when it is my turn
by-mail = By mail
by-webhook = By webhook
webhook-secret = This signs what the webhook receives; it is shown once:
my-bots = My bots
my-bots-why = A program of yours may play under a name of its own. The interface:
bot-name = Name of the bot
make-bot = Make a bot account
bot-made = The token is shown once; keep it well.
new-token = New token
help = Help
help-keys = Everything can be played with the keyboard alone.
help-reader = The tab Moves lists every possible action as a button, and below it all pieces that the board shows. What happens is announced; so is what is asked of you.

# Options of the games; names without a text here are shown as they are written in a record
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
option-rollin_choice = Which recruit enters is said
option-L = Length of the track
option-M = Where Moscow lies
option-players = Players
option-stride = How far a number leads
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
option-edition = Edition
option-ambush_cards = Ambush with
option-defense_cards = Cards in defence
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
option-last_card = The first deck is spent when its last card is
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
value-optional = if one likes
value-highest_slot = the highest place decides
value-shared = shared
value-total = the whole score
value-slots_only = the places only
value-after = after the throw
value-before = before the throw
value-ascending = lowest number first
value-exact = exactly so far
value-up_to = up to so far
value-covered = who is covered
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
value-lazy = free at the first turn
value-setup = chosen before the match
value-wrecks = wrecks
value-wrecks-friends = wrecks and friends
value-all = all
value-no_action = nothing left to do
value-immobile = nothing that moves
value-draw = a draw
value-figures = decided by figures
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
value-drawn = drawn
value-played = drawn and all then held are gone

# Pointing, hints, the recap
choose-first =
    { $count ->
        [one] First choose what goes there: { $what }.
       *[other] First choose what goes there. One way: { $what }.
    }
looks-closer = Two choices lie under your finger: the board is shown larger, tap again.
zoom-fit = Show the whole board
zoom-double = Larger
tip-more = and { $count } more
hint = Hint
hint-thinking = The Old Guard is thinking for you.
hint-told = The Old Guard would play: { $what }
hint-play = Play it
key-hint = ask for a hint, against bots
recap-begin = How it began
recap-at = { $step } of { $last }
recap-end = To the present

# Luck, records, analysis
contribution = Your share in the luck
contribution-like = any words you like
contribution-why = Mixed into the seed before the match, so that not even the server can know the dice. Everybody sees it.
seat-place = place { $n }
draw-lots = Draw lots
write-own = Advanced: write it out
preview = The board of { $game } as it would begin
part-tile = tile { $n }
part-turns =
    { $n ->
        [0] upright
        [1] a quarter turn
        [2] half a turn
       *[3] three quarters
    }
option-armies = Armies
option-tiles = Map tiles and their quarter turns
option-terrain = Changes to the terrain
option-layout = Plates at the start
option-spinner = The spinner’s sectors
option-chips = Where stones and chips lie
value-AU = Austria
value-BR = Great Britain
value-FR = France
value-OT = Ottoman Empire
value-PR = Prussia
value-RU = Russia
value-SP = Spain
value-US = United States
import = Import a record
import-why = A record is one line of JSON, as Caracole writes it. The match is checked step by step, then you can look at it, analyse it and play on from any moment.
import-file = Record file
import-choose = Choose a file
import-text = or paste it here
import-private = only for me
import-go = Import
import-bad = This is no record: it cannot be read as JSON.
foot-import = Import a record
analysis = How it went
analysis-ask = Show chances and luck
analysis-thinking = Every position is being looked at …
chances = Chances to win
chances-why = What each side could hope for at each step, all cards open: the mean of a short search by our strongest bot.
luck = Luck
luck-why = What chance has given each side so far beyond its expectation, in chances to win. Over many matches it adds up to nothing.
chart-at = Step { $step }: { $values }
chart-steps = { $n } steps

# The guide, phase by phase
guide-glorreiche-choosing = The die has shown a cell. Choose which of your recruits goes there; it climbs onto whoever stands there already.
guide-glorreiche-marching = Choose a free recruit: it must be on top of its pile. The badge says how far it may go at most. Each occupied cell ahead of it raises its rank, so the rear drives the race.
guide-generalowsky-declaring = Choose a band: click one of the four glowing cards. Yellow is slow and safe, orange fast and dangerous: an X sends the whole group to Siberia. Who stands on top decides for the general below.
guide-generalowsky-ordering = You have two generals. Say which of them moves first.
guide-generalowsky-striding = The arrow has shown a number: click a space up to so far away. Stopping short can put you on somebody’s shoulders.
guide-generalowsky-targeting = The Generalowski drawing: jump onto any pile you like. On top, you command it.
guide-kriegspiel-moving = Turn or move plates while the budget of their arm lasts; the figures below count it down. Choose a plate: cells glow with their price. Face the enemy before you finish.
guide-kriegspiel-firing = Choose a plate that may fire, then its target, straight ahead: cavalry strikes the next cell, soldiers reach two cells, cannons three. The die says how many fall.
guide-manoeuvre-place = Set up the unit in the ring on your first two ranks. Woods, hills and towns help who stands on them.
guide-manoeuvre-discard = Throw away cards that will not help soon, or none. The hand is filled up again afterwards.
guide-manoeuvre-move = Move one unit: foot one square, horse one or two. One unit must move if any can.
guide-manoeuvre-combat = Attack if you like: first a card of the unit that attacks, then the target. The panel shows the exact odds before you commit.
guide-manoeuvre-defend = You are attacked. Add cards of the defending unit or a leader, as far as they raise your sum, then stand.
guide-manoeuvre-drawn = You have your new cards. Play a spy now if you hold one, or just go on.
guide-manoeuvre-moved = A forced march gives this unit one more square, a supply card lets a second unit move. Keep them if you need neither, and go on.
guide-manoeuvre-attack = The defender has answered. Add cards with attack dice of your unit or a leader, as far as the odds ask for it, then let the dice decide.
guide-manoeuvre-choice = A hit turns a full unit to its weaker side and removes one that is weak already. A retreat costs ground, and the other side moves in.
guide-manoeuvre-advance = The square is empty now: one of the units that attacked moves in. Cavalry may pursue.
guide-manoeuvre-restore = One attempt a turn: a reduced unit gets back its full strength with one of its own cards, a leader who rolls well enough, supply or regroup. Otherwise, finish the turn.

# Arms of a side
arm-soldier = soldiers
arm-cavalry = cavalry
arm-cannon = cannons

# Chapters of the rulebooks
chapter-board-and-pieces = Board and pieces
chapter-chips-arrival-end = Chips, arrival, end
chapter-combat = Combat
chapter-end = End
chapter-fire = Fire
chapter-how-far = How far
chapter-material = Material
chapter-medals-and-victory = Medals and victory
chapter-movement = Movement
chapter-moving = Moving
chapter-restoration = Restoration
chapter-results = Results
chapter-roll-in = Roll-in
chapter-sequence-of-play = Sequence of play
chapter-set-up = Set-up
chapter-the-turn = The turn
chapter-two-or-three-players = Two or three players
chapter-variants = Variants
chapter-victory = Victory
