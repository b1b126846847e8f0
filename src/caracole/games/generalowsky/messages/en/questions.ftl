# Questions that the printed rules leave open, and how we settled them (`[[question]]` of rulebook.toml).

question-board = Did the old board and spinner look like this?
answer-board = No picture was found. The ring of 21 spaces is that of the sister editions; the twelve sectors of each band are ours, tuned so that every band is the best choice somewhere.

question-landing = Who gets the medal for landing on somebody?
answer-landing = The pot at Moscow. Options give it to the one who arrives, or to those stood upon.

question-several = One medal or several when I land on several at Moscow?
answer-several = One for each general underneath; an option pays one in all.

question-x = Who is exiled by an X in a pile?
answer-x = The general who moves and everybody above him. Those below stay.

question-less = May I move fewer spaces than the arrow shows?
answer-less = No, unless the option says so; then the commander chooses.

question-jump = Does a jump over Moscow take the pot?
answer-jump = No. A jump collects only if it lands on a pile at Moscow.

question-red-again = A red ball while I stand at Moscow?
answer-red-again = You arrive again: you land on those left below and take the pot.

question-two = With two generals, do both chests count together?
answer-two = No, one chest of 21 wins. An option asks for 42 in both.
