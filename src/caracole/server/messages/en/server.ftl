# What the server writes to people itself. Pages have their own messages.
mail-turn = Your turn: { $game }
mail-turn-text = { $name },

    it is your turn.
    { $link }

    You asked for these mails in your settings there.
mail-late = Your time is running out: { $game }
mail-late-text = { $name },

    it is your turn, and your time will be out at { $until }.
    { $link }

    You asked for these mails in your settings there.
mail-reset = A new password for { $name }
mail-reset-text = { $name },

    somebody asked for a new password for your name here. With this link you can set one, once, within { $minutes } minutes:
    { $link }

    If it was not you, leave it: nothing has changed.
mail-round = Your round begins: { $game }
mail-round-text = { $name },

    a round of your tournament has begun, and your table is laid.
    { $link }

    You asked for these mails in your settings there.
calendar-due = { $game }: your decision is due

## Refusals: who somebody is
who = Say who you are first: a name is enough.
token = This token is not known.
csrf = The page must send its X-CSRF-Token along.
origin = This page may not act here.
bad-name = A name has one to forty visible letters.
name-taken = Somebody with a password has this name already.
unknown-login = This name and this password do not belong together.
bot-has-token = A bot has a token, not a password.
bot-has-no-bots = A bot has no bots.
bots-enough = Twenty bots are enough.
no-mails = This server sends no mails.
no-pushes = This server does not send pushes.
pushes-many = At most { $most } devices are told.
push-keys = That is no key of a browser’s push service.
no-webhooks = This server calls no webhooks.
webhook-address = A webhook is an https address, on port 443 or 8443, without a password in it.
webhook-host = The webhook’s host is not known.
webhook-inside = The webhook’s host is not on the open internet.
host = This server is not known by that name; who keeps it can allow the name.
wrong-password = This is not your password.
reset-over = This link has been used already, or its time is over; ask for another.
no-reset-mails = This server sends no mails; ask whoever keeps it for a link to a new password.
bot-has-owner = A bot goes with the account of its owner.
flood-guesses = Too many passwords were tried for this name; please wait a quarter of an hour.

## Refusals: the server
unknown = There is nothing here, or nothing for you.
docs-not-built = The documentation is not built here; in a clone, “make docs” builds it.
method = Nothing of that kind can be done here.
too-large = That is too large.
media-type = This server reads JSON.
request = This request is not understood.
field = { $field }: { $why }
field-name = { $field ->
    [name] name
    [password] password
    [email] mail address
    [text] message
   *[other] { $field }
}
conflict = Somebody else was first; please try again.
unavailable = The database does not answer; please try again.
database = { $kind ->
    [full] The disk of the database is full.
    [locked] Another program keeps the database locked.
    [readonly] The database can only be read.
    [slow] The database does not answer in time.
    [broken] The database is damaged, or not one of this program.
   *[away] The database does not answer.
}
closing = This server is going down.
failure = Something went wrong here; it has been written down.
flood-requests = Too many requests; please wait a moment.
flood-messages = Too many messages; please wait a moment.
flood-newcomers = Too many newcomers from there; please wait a minute.
message-long = The message is too long.
message-shape = This message is not understood: { $why }
no-number = “{ $text }” is not a number.
out-of-range = { $value } is out of range.
other = { $detail }

## Refusals: tables before and after their match
no-such-game = There is no game “{ $game }”.
no-such-bot = There is no bot “{ $bot }”; there are { $known }.
no-such-seat = There is no seat { $seat }; there are 0 to { $last }.
seats-many = This match has { $seats } seats, not { $wanted }.
one-seat = You can sit on one seat only; let others at your device be “here”.
mixed-side = A bot commands a whole side; it cannot share one with people.
host-only = Only who opened the table may do that.
tables-many = You have too many tables open; finish or leave some first.
table-closed = This table takes nobody any more.
sitting-already = You sit at this table already.
seat-taken = Somebody else took that seat.
no-seat-free = No such seat is free.
started-already = The match has started; resign, or leave it to a bot.
not-sitting = You do not sit at this table.
did-not-play = You did not play at this table.
not-over = The match is not over.
only-finished = Only a finished match can be forked.
steps-only = { $steps ->
    [one] The match has one step.
   *[other] The match has { $steps } steps.
}
nothing-left = Nothing is left to play after that step.

## Refusals: at the table
illegal = { $why }
not-an-action = “{ $text }” is not how an action of this game is written.
stale = The table has gone on to step { $number } since.
seat-not-yours = That seat is not yours.
no-seat = You have no seat at this table.
cannot-go-on = This match cannot go on: { $why }.
broken-rules = this match was played under rules { $told }, here are { $here }
broken-row = { $part ->
    [seats] its seats are not stored as they should be
    [clock] its clock is not stored as it should be
    [game] its game is not installed here
   *[options] its options are not stored as they should be
}
broken-step = step { $step } does not follow from the rules
not-started = The match has not started.
match-over = The match is over.
match-paused = The match is paused.
time-out = Your time is out.
others-decide = Somebody else decides now.
others-arm = Another player commands this arm.
nothing-to-take-back = There is nothing to take back since the last die, shown card or change of turn.
no-such-step = There is no such step to go back to.
resigned-already = You have resigned already.
no-draw = This game knows no draw.
offer-waiting = Another offer is waiting for an answer.
nothing-offered = Nothing has been offered.
own-offer = You made this offer yourself.
not-paused = The match is not paused.
nobody-there = Nobody else sits there.
player-here = That player is here, or was a moment ago.
no-seat-kept = No seat of yours is taken by somebody else.
side-out = Your side is out of the match.
nothing-said = There is nothing in it.
hints = There are hints only against bots and without a clock.
no-bot-thinks = No bot thinks at this server.
hints-many = You have asked for several hints already; wait for them first.
reviews-many = You have asked for several reviews already; wait for them first.
thinking-void = The match has gone on since you asked.
thinking-failed = Thinking about this failed; it has been written down.
hung-up = Whoever asked has gone.

## Refusals: seats, absence, rematches, talk
clock-decides = A clock runs at this table: it decides, and nobody is replaced by others.
absence-never = This table agreed that nobody is claimed absent.
server-fresh = This server has just started; give everybody a moment to come back.
hidden-hand = This player has hidden things; somebody else sees them only if the player hands the seat over.
no-forfeit = At this table the win of an absent player’s match cannot be claimed.
side-here = Somebody of that side is here.
stand-in-silent = A seat is kept for somebody who may come back; whoever keeps it agrees to nothing.
kept-seat = You only keep this seat for somebody else; you cannot resign it.
only-holder = Only the seat’s own holder can hand it over.
no-link = There is no link to take back.
rematch-declined = A rematch has been declined often enough.
blocked-rematch = There will be no rematch among these players.
blocked-table = You cannot sit at this table: somebody there and you do not play with each other.
tie-oneself = That is yourself.
ties-many = You have muted and blocked enough people.
players-talk = Only who sits may talk here; watchers have a chat of their own.
watchers-later = What watchers say is for players only when the match is over.
silenced = The operator of this server has taken the word from you; your account page says why.
banned = The operator of this server has banned this account.
flood-chat = Twenty lines in a minute are enough; please wait a moment.
flood-reports = You have reported often enough today.

## Options
option = option { $option }: { $why }
option-unknown = there is no such option
option-unknown-of = there is no such option; there are { $known }
option-missing = is missing
option-choice = { $got } is none of { $known }
option-none-such = there is no “{ $got }”; there are { $known }
option-range = expected { $least } to { $most }, got { $got }
options-unreadable = these options cannot be read

## The shape of what was sent
shape-type = expected { $expected }, got { $got }
shape-noun = { $kind ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] an object
    [null] nothing
   *[other] { $kind }
}
shape-short = { $least ->
    [1] expected at least 1 character
   *[other] expected at least { $least } characters
}
shape-long = expected at most { $most } characters
shape-few = expected at least { $least } in the list
shape-many = expected at most { $most } in the list
shape-count = expected exactly { $count } in the list
shape-low = expected at least { $least }
shape-high = expected at most { $most }
shape-pattern = is not written as it should be
shape-missing = { $field } is missing
shape-unknown = there is no { $field } here
shape-value = { $got } is not one of the values
shape-json = this is not readable JSON

## Records
record-refused = This record is refused: { $why }
record-unreadable = it cannot be read
record-shape = not a record: { $why }
record-format = format “{ $got }” is unknown; this program reads “{ $known }”
record-game = there is no game “{ $game }”
record-rules = it follows rules { $told }, here are rules { $here }
record-step = step { $step }: { $why }
record-over = the match is already over
record-decider = { $due ->
    [-1] chance decides here
    [-2] nobody decides here
   *[other] side { $due } decides here
}, { $told ->
    [-1] not chance
    [-2] not nobody
   *[other] not side { $told }
}
record-illegal = { $play } is not legal ({ $rule }: { $why }); legal: { $legal }
record-no-action = { $play } is not possible; possible: { $possible }
record-legal = the legal actions differ; not possible: { $extra }; missing: { $missing }
record-odds = the odds differ; not possible: { $extra }; missing: { $missing }
record-result = the result does not follow; it is { $expected }
record-unfinished = it tells a result, and the match is not over
record-seed = luck: the revealed seed is not the one that was committed to
record-drawn = luck: the options drawn for this match do not follow from the revealed seed
record-players = origin: the record names more players than the game has seats
record-die = luck: { $played } was played, the seed gives { $given }
