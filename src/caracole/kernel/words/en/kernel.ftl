# What every game may need to say. A game that has a message of the same name says it in its own words.
refusal-over = The match is over.
refusal-chance = Chance decides here, nobody else.
refusal-not-your-turn = Another player decides now.
colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-violet = Violet
colour-grey = Grey
