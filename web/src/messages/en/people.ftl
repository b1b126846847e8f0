# People: looking for a match, leaders, a player's page
people = Play people
people-lede = Say what you would like to play; whoever fits is found.
nav-people = People
kind = Kind
player = Player
rated = rated
casual = casual
rated-why = for the number beside your name
rated-member = with a password of your own
casual-why = anybody, nothing at stake
find-opponent = Find an opponent
by-lot = Sides and start are drawn by lot. Your last choice is kept.
pace-brisk = brisk
pace-sitting = one sitting
pace-slow = slow
pace-days = by post
looking = { $count ->
    [0] nobody looks
    [one] one looks
   *[other] { $count } look
}
looking-now = Looking now
nobody-looks = Nobody else looks for a match at this moment. Look yourself, and play a bot meanwhile.
seeking = Looking for somebody: { $game }
seeking-why = Whoever is close in strength comes first; the longer it takes, the wider the search. Keep this page open: the match opens here.
waited = waiting { $time }
seek-link = The link to this search: whoever opens it can play you
seek-sent = { $name } looks for you: { $game }
stop-seeking = Stop looking
fill-bots = Begin with bots for the rest
bot-meanwhile = Play a bot meanwhile
met = { $names } is there
met-why = The match with the bot is paused; it can be played on later. Who gives no answer looks no longer.
met-play = Play now
met-not = Not now
met-waits = You come; the others are still asked.
met-asked = { $names } would fit, and is asked whether to leave the bot for you.
met-missed = Somebody was there, and you gave no answer: you look for nobody any more
seeking-aside = You play a bot until somebody is there; wherever you are on this site, you are asked then.
for-players = for { $count }
leaders = Leaders
leaders-why = Rated matches; ± is how sure the number is. The bots stand beside the people, as fixed points.
provisional = Provisional: too few matches yet
ratings = Ratings
no-ratings = No rated match yet.
rated-matches = { $count ->
    [one] one rated match
   *[other] { $count } rated matches
}
here-since = Here since { $day }
profile-hidden = { $name } keeps this page private.
profile-keep-private = Show others nothing but my name
follow = Follow
unfollow = Follow no longer
challenge-in = Challenge: { $game }
scores = Score by side, army and order of play
played-as = Played as
order-of-play = { $place ->
    [1] first to move
    [2] second to move
    [3] third to move
   *[other] { $place }th to move
}
activity = Activity
activity-sum = { $count ->
    [one] one match in 26 weeks
   *[other] { $count } matches in 26 weeks
}
activity-label = Matches day by day, a column a week: on { $days } days, { $most } at most
honours = Marks of honour
honour-every-game = At home everywhere
honour-every-game-why = won a match of every game
honour-every-side = From either end
honour-every-side-why = won a game five times from each of its sides
honour-to-the-end = To the end
honour-to-the-end-why = fifty matches played, none left
side = Side
all-sides = all
matches = Matches
score = Score
interval = 95 %
interval-why = The dot is the score, the line its 95 % interval. Where it crosses the middle of an even match, nothing is proved yet.
came-out = Result
all-games = All games
all-results = All results
result-won = won
result-tied = drawn
result-lost = lost
no-matches = No matches to show.
rated-printed = A rated match is played by the printed rules: what is drawn by lot is drawn when it begins, a clock runs, and whoever runs out of time or leaves has lost.
any-live = Any of the live clocks will do: somebody is found sooner
judged = Decisions and luck
judged-why = From the matches that were reviewed. A decision loses chances to win, luck gives or takes them; ± is the 95 % interval.
reviewed-matches = Reviewed
mean-loss = Lost by a decision
mean-luck = Luck in a match
fortunes-label = Luck against decisions, match by match: to the right more luck, upwards better decisions than the others; filled is won, open is not
axis-luck = luck
axis-decisions = decisions
matches-against = Against
live-now = Live now
nobody-plays = No public match is being played at this moment.
now-daily = Puzzle of the day
verb-solve = Solve it
on-device = On this device
on-device-why = The pages and your last boards are kept here and shown when there is no connection. The site can be installed as an app from the browser’s menu.
keep-on-device = Keep them
forget-on-device = Keep nothing here
kept-on-device = Kept on this device.
forgotten-on-device = Nothing is kept on this device any more.
offline-boards = No connection: your boards as you last saw them
seen-at = seen { $when }

# Told while away
away = While you are away
push-why = This device can be told when it is your turn, when your time runs out and when a round of your tournament begins, also while no page is open. The browser’s own push service carries it and can read nothing of it. The client is kept on the device for it.
push-begin = Tell this device
push-stop = Tell it no longer
push-on = This device is told from now on.
push-off = That device is told no longer.
push-denied = The browser does not allow it: look at its settings for this page.
calendar-why = Your tournaments, and by when to decide in matches over days, as a calendar. Whoever has the link can read it; a new link ends the old one.
calendar-make = Make a link to my calendar
calendar-renew = Make a new link
calendar-withdraw = End the link
calendar-made = The link is shown once. Give it to your calendar as a subscription.
calendar-gone = The link is good for nothing any more.
calendar-link = The link to my calendar
