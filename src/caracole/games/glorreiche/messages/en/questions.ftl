# Questions that the printed rules leave open, and how we settled them (`[[question]]` of rulebook.toml).

question-board = Did the old board look like this?
answer-board = Its length did: 84 cells and 12 places. How the way winds is ours, and no rule depends on it.

question-stone-level = Is a stone a level of the pile?
answer-stone-level = Yes, for the height and for the limit of three: at most two recruits stand on a stone. The Dutch text counts recruits only; that is an option.

question-stone-who = Who profits from a stone?
answer-stone-who = Whoever starts from a pile that stands on it, at any height. Passing over a stone gives nothing.

question-rank-pile = Do two colours on one cell count twice for the rank?
answer-rank-pile = No. Occupied cells count, however many recruits stand there, and of whichever colour.

question-rank-when = When is the rank read?
answer-rank-when = At the moment the recruit marches. What you moved before in the same turn has changed it already.

question-own-cover = May I cover my own recruit?
answer-own-cover = Yes. Whoever has not marched yet and is covered loses the march of this turn.

question-overshoot = Must I come home by an exact count?
answer-overshoot = No. Every distance up to the reach may be chosen, and what is left over is not used.

question-tie = Who wins with equal scores?
answer-tie = Whoever holds the highest place. The French text says nothing of it; with its rules the victory is shared.
