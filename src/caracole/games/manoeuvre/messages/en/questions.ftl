# Questions that the printed rules leave open, and how we settled them (`[[question]]` of rulebook.toml).

question-editions = Which printing is this?
answer-editions = The English rules of 2010, unless you choose those of 2008. They differ in eight points: ambushes, defense cards, sight past a corner, forced marches, spies, guerrillas, and twice in how the day ends.

question-hill = Does a hill count for every attacking unit?
answer-hill = The best one counts once, and never against a unit that is on a hill itself.

question-redoubt = Does a redoubt help against fire?
answer-redoubt = Yes, as it does against an assault: three.

question-committed = Who takes the hits of committed attacks?
answer-committed = Units that took part, chosen by the attacker, each at most once, after advance and pursuit.

question-withdraw = May the defender try to withdraw twice?
answer-withdraw = No, once, before any other card.

question-lake = Can a unit retreat into a lake?
answer-lake = No. A lake blocks like a unit or the edge; a retreat that is impossible eliminates.

question-shuffle = When are the discards shuffled?
answer-shuffle = When a card is needed and the deck is empty.

question-night = When does night fall?
answer-night = At the end of the game turn in which both sides have drawn the last card of their first deck; after 100 game turns at the latest.

question-figures = How sure are the figures of terrain and tiles?
answer-figures = Less than the rest: the printed chart was not at hand. Options override any of them.
