# Captions of the pictures of the rules (`diagrams.toml`).

diagram-start = Before the roll-in: four black stones that triple a stride, six white ones that double it, and three gray chips.
diagram-roll-in = The die shows 2: one of the red recruits climbs onto yellow. Cell 4 is full; a 4 would be thrown again.
diagram-free = Two of the three red recruits are free. The one on 13 carries yellow on its head and cannot go.
diagram-uncover = Number 2 has marched from 10 onto 12, which is full now. So number 1 is free and must march too, and number 3 has a single step.
diagram-self-block = Allowed, and a mistake: on 11 it stands on its own comrade, who cannot march any more in this turn.
diagram-full = The stone is a level: with two recruits on it, cell 24 is full. Red goes to 23, or past it to 25 and takes the chip.
diagram-rank = Ranks, counted from the front: one for the first occupied cell, one more for each behind it. A pile is one cell.
diagram-factors = Rank 4, level 2 because the stone is a level, black stone 3: red may go up to 24 cells, as far as 44.
diagram-chip = Who stops on a chip takes it. The stride would reach further; one may stop short for two points.
diagram-home = Nine are home. Red’s number 1 goes home and takes place 3; then number 2 can follow to place 2. It is the eleventh: yellow gets place 1, and the match is over.
diagram-tie = Red has 38 points and a chip of 2, yellow has 40: a tie. Red holds place 12 and wins.
diagram-disciplined = Green came home in order, on places 10, 6 and 1. With a chip of 3 that is 20, doubled 40.
diagram-sanction = Green’s number 2 came home first and is sent to place 1. Number 1 after it comes second and is out of order, too.
