# The shell
skip = Skip to the content
skip-board = Skip to the board
brand-label = Caracole, front page
nav = Main
nav-phone = Main, on a phone
nav-games = Games
nav-replays = Replays
my-tables = My tables
open-tables = Open tables
language = Language
language-is = Language: { $name }
your-page = Your page
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
nobody = nobody
you = You
you-small = you
name = Name
to-front = To the front page
nowhere-title = There is nothing here
nowhere = This page does not exist, or not any more.
error-offline = The server does not answer. Please try again.

# The front page
front-title = Caracole: four old board games, in the browser
hero = Four old board games of marching and fighting, ready to play.
hero-lede = Against people, friends, or a bot that cannot cheat.
play-as = You play as
change-name = Change name
opponent = Opponent
your-turn = Your turn
your-turn-at =
    Your turn, at { $count ->
             [one] one table
            *[other] { $count } tables
        }
now = Now
now-live = Live
now-open = A free seat
now-last = Your last match
continue = Continue
the-games = The games
players = Players
players-range = { $least }–{ $most } players
players-exactly = { $most } players
split = How many on each side
play-bot = Play a bot
play-person = A person
play-friend = A friend
learn = Learn
more-options = Options
read-rules = Rules
no-tables = No tables yet. One click above starts a match.
no-open = No open tables.
open-one = Open one.
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
verb-answer = Answer

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
seat-away = played by a substitute
seat-stand-in = stand-in for { $name }
seat-absent = absent
seat-handed = may be taken over by link
seat-asked = { $name }, asked
seat-offline = not here
seat-share = thought for { $percent } % of its time
seat-number = Seat { $n }, { $colour }
bot-unknown = Bot

# The table
table-heading = { $game }, table with { $others }
no-table = No such table
no-table-why = It does not exist, or it is not for you.
no-replay = This match is not for everybody
no-replay-why = It does not exist, or those who played it have not made it public.
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
hint-playing = Space or a click skips to the end.
hint-playing-touch = A tap skips to the end.
hint-picked = Chosen: click where it goes, or Escape to step back.
hint-picked-touch = Chosen: tap where it goes, or tap it again to step back.
hint-confirm = { $what }: confirm, or step back.
hint-bot = The bot is thinking.
hint-gone = { $name } is not connected.
hint-absent = { $name } is absent. The menu, top right, says what can be done.
clock-waits = The clocks start when everybody has been here, in { $time } at the latest.
bot-place = Place { $place } in the line.
bot-share = Many wait, so it thinks for { $percent } % of its time.
bot-stuck = The bot failed again and again at this decision. Whoever keeps the server can see it; resume the match to let it try again.
bots-alone = Only bots play here, and only while somebody watches.
bots-alone-short = bots only: plays while watched
hint-place = The Old Guard will think for you soon: place { $place } in the line.
choice-of = { $first }; { $count } choices
news-choose = Chosen. { $count } choices follow.
news-confirm = { $what }. Enter confirms, Escape steps back.
news-back = One step back.
nothing-there = Nothing can be done there now.
undo = Undo
restart = Restart the turn
step-back = Step back
confirm-on = Each action is confirmed before it is played.
back-to-now = Back to now
looking-at = You are looking at step { $step }.
tab-log = Log
tab-moves = Moves
tab-rules = Rules
tab-chat = Chat
tab-notes = Notes
log-empty = Nothing has happened yet.
log-new = New lines below
recap = Since your last turn
recap-steps =
    { $count ->
             [one] 1 step
            *[other] { $count } steps
        }
skip-steps = Skip
set-pace = How fast the others’ steps play
pace-instant = at once
pace-quick = quickly
pace-calm = calmly
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
room-players = Players
room-players-why = Only who plays reads this.
room-watchers = Watchers
room-watchers-why = For who watches. Players read it when the match is over.
person-menu = { $name }: mute, block or report
mute = Mute
mute-why = You no longer read what they say.
unmute = Hear again
block = Block
block-why = You do not read each other, do not sit down at one table, and are asked for no rematch.
unblock = Unblock
report = Report to the operator
report-line = Report this line to the operator
report-send = Send the report
report-sent = The operator has your report.
ties = Muted and blocked
operator-says = From the operator of this server
sanction-warning = Warning.
sanction-mute = You may not speak.
sanction-ban = Banned.
sanction-until = until { $when }
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
gone-wait = The absence can be claimed in { $time }.
gone-claim = What shall be done? Everybody who is here must agree; or simply wait.
gone-clock = The clock decides.
gone-never = This table waits for everybody, however long.
claim-adjourn = Adjourn the match
claim-stand-in = Let a stand-in play
claim-forfeit = Claim the win
claim-substitute = Offer the seat by a link
handover = Hand my seat over by a link
handover-send = Send this link to whoever shall play on for you. They will see what you see. You can take your seat back at any time.
handover-withdraw = Take the link back
gone-send = Send this link to whoever shall play on in this seat:
comeback = Take my seat back
comeback-kept = Your seat is kept for you.
offer-draw = { $name } offers a draw.
offer-takeback = { $name } asks to take back.
offer-pause = { $name } asks for a pause.
offer-adjourn = { $name } wants to adjourn, because { $absent } is absent.
offer-stand-in = { $name } wants a stand-in to play for { $absent }, who is absent.
offer-forfeit = { $name } claims the win against { $absent }, who is absent.
offer-substitute = { $name } wants to offer the seat of { $absent }, who is absent, by a link.
offer-mine-draw = You offer a draw.
offer-mine-takeback = You ask to take back.
offer-mine-pause = You ask for a pause.
offer-mine-adjourn = You want to adjourn, because { $absent } is absent.
offer-mine-stand-in = You want a stand-in to play for { $absent }.
offer-mine-forfeit = You claim the win against { $absent }.
offer-mine-substitute = You want to offer the seat of { $absent } by a link.
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
show-match = Everybody may see this match, with my name in its record
show-public = Everybody with the link can see it.
show-waits = It is seen by everybody once { $names } agree too.
show-private = Only who played can see it.
won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
several-won = { $names } share the win.
you-share = You share the win with { $names }.
you-won-with = You have won, together with { $names }.
match-drawn = It is a draw.
no-winner = Nobody wins.
ending-rules = The match has ended by the rules.
ending-resigned = By resignation.
ending-time = On time.
ending-absent = The other side was absent.
ending-agreed = By agreement.
ending-imported = An imported record.
rematch = Rematch
rematch-propose = Propose a rematch
rematch-proposed = A rematch is proposed.
rematch-waiting = The rematch you proposed waits for an answer.
rematch-no = The rematch was declined or withdrawn.
rematch-agree = Agree to a rematch
rematch-go = To the rematch
rematch-asked = { $name } would like a rematch.
rematch-waits = The rematch begins when { $name } agrees.
rematch-chip = Rematch?
waiting-join = A seat is free. Sit down to play.
waiting-for =
    { $count ->
             [one] One seat is still free.
            *[other] { $count } seats are still free.
        } The match starts when all are taken.
waiting-open = Anybody with this link may sit down.
waiting-invited = { $name } invites you to a match. Sit down to play.
waiting-substitute = You are asked to play on for somebody in this match.
sit-in = Sit down and play on
waiting-send = Send this link to whoever shall sit here. The match starts by itself.
sit-here = Sit here
give-to-bot = Let { $bot } play
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
absence = Somebody is absent
absence-after = after { $time } without a connection
absence-never = never
absence-why = Then the others may adjourn or let a stand-in play. Who comes back gets the seat back.
forfeit = The others may also claim the win
span-minutes = { $n } min
span-hours =
    { $n ->
             [one] one hour
            *[other] { $n } hours
        }
span-days =
    { $n ->
             [one] one day
            *[other] { $n } days
        }
terms-absence = No clock. Who is away for { $time } may be called absent: the others may adjourn or let a stand-in play.
terms-forfeit = No clock. Who is away for { $time } may be called absent: the others may adjourn, let a stand-in play, or claim the win.
terms-never = No clock, and nobody is ever called absent.
terms-bot = With a clock. When a side’s time is out, a stand-in plays on until the player is back.
terms-loses = With a clock. A side whose time is out loses.
timeout = Time out
timeout-bot = a stand-in takes the seat
timeout-loses = the side loses
private = Private
private-why = only people with the link
public = Public
public-why = listed under open tables, anyone may watch
open-the-table = Open the table
balance-lots = Measured on { $count } matches between equal bots. Who begins is drawn by lot, and in a rematch everybody sits one seat further on.
balance-set = Measured on { $count } matches between equal bots. In a rematch everybody sits one seat further on.
balance-draw = Draw who begins by lot
starts-when-full = You get a link to send. The match starts when all seats are taken.
starts-at-once = The match starts at once.
option-refused = { $option }: { $why }
drawn-value = drawn or derived
preset-none = Default rules

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
change-password = Change the password
change-password-why = All other devices are signed out.
old-password = The password until now
new-password = New password, at least 8 characters
password-changed = The password is changed; all other devices are signed out.
devices = Signed in on
some-device = Some device
this-device = this device
session-times = since { $since }, last used { $seen }
end-session = Sign out
session-ended = That device is signed out.
sign-out-everywhere = Sign out everywhere
left-everywhere = You are signed out everywhere.
guest-leaves = A guest who signs out cannot come back: keep the name by a password first.
stored = What is stored
stored-why = Name, devices, bots, tables, chat, notes and every action of yours, as a file.
export-account = Download it
delete-account = Delete the account
delete-why = Your name, devices, notes and bots are removed for good. Matches stay, under “a former player”; a bot plays your seats on.
delete-for-good = Delete it for good
account-gone = Your account is gone.
former-player = a former player
forgotten = Password forgotten
forgotten-why = If a mail address belongs to the name, it gets a link to a new password.
forgotten-ask = This server sends no mails. Who keeps it can give you a link to a new password.
send-link = Send me a link
reset-sent = If the name has a mail address, a link is on its way; it is good for { $minutes } minutes.
reset-title = A new password
reset-why = The link you followed lets you set a new password, once. All devices are signed out.
help = Help
help-keys = Everything can be played with the keyboard alone.
help-reader = The tab Moves lists every possible action as a button, and below it all pieces that the board shows. What happens is announced; so is what is asked of you.
letters = Letters
letters-text = The pages are set in Source Serif 4 and Source Sans 3, drawn for Adobe and free under the SIL Open Font License:
letters-licence = licence of { $name }

# Options; what a game has no word for is shown as it is written in a record
own-value = by hand

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
import = Import a record
import-why = A record is one line of JSON, as Caracole writes it. The match is checked step by step, then you can look at it, analyse it and play on from any moment.
import-file = Record file
import-choose = Choose a file
import-text = or paste it here
import-private = only for me
import-go = Import
import-bad = This is no record: it cannot be read as JSON.
foot-import = Import a record
analysis-thinking = Every position is being looked at …
analysis-place = Others go first: place { $place } in the line.
analysis-done = { $done } of { $pieces } parts are done.
luck = Luck
chart-at = Step { $step }: { $values }
take-along = What I played here as a guest comes along
take-why = You have an account already? Enter, and the matches on this device are yours there.
panel-fold = Fold the panel
panel-unfold = Open the panel
turn-board = Turn the board round
connected-again = The connection is back.
reconnecting-kept = The connection is lost. “{ $what }” is kept and sent when it is back.
share = Share
course-show = How it went
course-working = Being worked out …
course-of = Chance to win: { $name }
course-told = From { $from } to { $to }
turning-point = Step { $step } · { $change }
