# Questions that the printed rules leave open, and how we settled them (`[[question]]` of rulebook.toml).

question-hexes = Why hexagons?
answer-hexes = The pictures are lost. But only hexagons let plates go through sides, look at a corner at the start, and fire in four directions, or in three on a field used the other way.

question-half = When do I make the free half-rotation?
answer-half = With each plate before it does anything else, in whichever turn you like.

question-backward = May a plate go backward?
answer-backward = No, it must turn. With the option for it, backward costs as much as forward.

question-gunners = Which gunners count for a cannon’s moves?
answer-gunners = Those on its plate at that moment. What it has moved already in this turn counts against its limit.

question-over = What may one fire over?
answer-over = Wrecks only. Any intact plate on the line stops the shot, one’s own too.

question-gun-gun = Does a cannon hit the gunners of another?
answer-gun-gun = No. A five destroys the cannon; anything less does nothing. Soldiers and cavalry hit gunners.

question-unable = When is an army beaten?
answer-unable = When its turn begins and it can neither turn, move, transfer nor fire.

question-commands = Who commands what when several play an army?
answer-commands = Two share it as soldiers against cavalry and cannons, three have an arm each. Fire begins when all of them are done with moving.
