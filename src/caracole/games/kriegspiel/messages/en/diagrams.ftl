# Captions of the pictures of the rules (`diagrams.toml`).

diagram-start = Both armies in two lines, seven cells apart, everybody looking at a corner: nobody can shoot in the first turn.
diagram-budgets = What is left of a turn: three moves for the guns, two of four for the soldiers, five for the cavalry; and one shot of each arm.
diagram-half-turn = The half-rotation of the start is free. To the right, these soldiers look north-east and can go four cells straight on. The numbers are prices.
diagram-axis = A plate goes only where it looks. For any other way it must turn first, which is a move of its own.
diagram-blocked-way = The cell ahead is taken: nobody is pushed aside. The cavalry has to turn.
diagram-gunners = With three gunners the cannon may turn, not roll. A fourth soldier from the plate that faces it sets it rolling.
diagram-transfer = The left plate faces the right one and can give it one soldier, because five are the most. The right plate looks elsewhere and can give nothing.
diagram-ahead = Straight ahead, two cells: a shot. The enemy behind is nearer, but nobody fires back towards his own camp.
diagram-ranges = Soldiers reach two cells, the cannon three, cavalry the next one.
diagram-over = The cannon fires over the wreck. The soldiers’ own cavalry stands in their line: no shot.
diagram-wreck = A five from gun to gun: the cannon is destroyed, its gunners fall, and the wreck lies there for ever.
diagram-beaten = Two cannons with a gunner each and no target in their lines: they can do nothing. As soon as their turn begins, one cavalier has won.
