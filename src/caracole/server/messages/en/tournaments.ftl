## Refusals: tournaments
tournament-title = A tournament needs a title of one line, at most { $most } letters.
tournament-clock = Every round of a tournament needs a clock, or it would never end.
tournament-arena-clock = An arena is played with live clocks.
tournament-least = Only bots can fill up to a number: choose their level.
tournament-robin = In a round robin everybody meets everybody: at most { $most } take part.
tournament-when = A tournament begins between now and a year from now.
tournament-seats = This game has no table of { $seats } with these rules where everybody plays for themselves.
tournaments-many = You hold { $most } tournaments already.
tournament-full = This tournament is full: { $most } take part.
tournament-over = This tournament is over.
tournament-late = It is too late to enter this tournament.
tournament-absent = You do not take part in this tournament.
tournament-begun = This tournament has begun already.
tournament-few = Two at least must take part.
tournament-owner = Only who holds the tournament can do that.
tournament-table = This match belongs to a tournament: nobody pauses it or hands it over.
tournament-sealed = Other tables still play the same deal; when all are over, everything is open.
