# Lessons: their tasks, and what is said on the way.

lesson-fill-title = A full plate
lesson-fill-task = Fill up the soldier plate on b4.
lesson-fill-text = { guide } A plate holds at most five soldiers, or two cavaliers, or a gun with four to serve it.
lesson-fill-hint-1 = There are three soldiers on b4. How many fit?
lesson-fill-hint-2 = Click the plate on c5, then b4, and let two go over.
lesson-fill-done = Five: a full plate. Soldiers fell as many as the die shows, but never more than are firing.
lesson-fill-try-one = Four on b4; one more would fit.
lesson-fill-try-more = Three and three are six. A soldier plate holds five.

lesson-budget-title = Four moves for all
lesson-budget-task = Bring the soldiers on c6 to a2.
lesson-budget-text = In a turn an army has three cannon moves, four soldier moves and five cavalry moves. They belong to the arm, not to the plate.
lesson-budget-hint-1 = It is four cells straight ahead.
lesson-budget-hint-2 = Use all four moves for this plate: forward, four times.
lesson-budget-done = Four cells, four moves, and the soldiers are done for this turn. Horse and guns have moves of their own.
lesson-budget-try-other = The other soldiers have taken one of the four moves. Three are left, and it is four cells.
lesson-budget-try-turn = Turning costs a move as well, and the plate already looked the right way.

lesson-half-title = The first half-rotation
lesson-half-task = Let the soldiers look at the English on b4.
lesson-half-text = At the start a plate looks over a corner, between two cells. Turning it half left or half right is free, and the first thing it does.
lesson-half-hint-1 = The English stand to the left.
lesson-half-hint-2 = Choose the plate, then the arrow to the left.
lesson-half-done = Now it looks through a side: it can march, and it looks at the enemy. The half-rotation has cost nothing.
lesson-half-try-right = To the right there is nobody. Think before the half-rotation: each later turn is a move.
lesson-half-try-march = It looks over a corner; nobody marches through a corner. The half-rotation comes first.

lesson-facing-title = Where it looks
lesson-facing-task = Ride to b4.
lesson-facing-text = A plate goes one cell in the direction it faces, and in no other. Turning it to the next side is a move, too.
lesson-facing-hint-1 = Which way does it look, and where is b4?
lesson-facing-hint-2 = Turn it left, then go forward.
lesson-facing-done = One turn, one cell: two of five cavalry moves. Look where you want to go.
lesson-facing-try-straight = It rode to c4: straight on, where it looked. Turn it first.
lesson-facing-try-wrong-way = Now it looks further away from b4. The other way round is one turn.

lesson-way-title = Nobody is pushed
lesson-way-task = Bring the plate on c5 to c4.
lesson-way-text = One plate to a cell, friend or enemy; nobody is pushed, nobody passes through. And nobody goes backward.
lesson-way-hint-1 = Ahead stands your own plate. Is c4 beside it?
lesson-way-hint-2 = Turn right, then forward.
lesson-way-done = Round it, not through it. Your own plates are in the way like any others, and wrecks for ever.
lesson-way-try-push = Your own soldiers stand on b4. Nobody is pushed, and nobody passes.
lesson-way-try-back = Turned left, it looks away from c4.

lesson-gunners-title = The crew of a gun
lesson-gunners-task = Roll the gun to b4.
lesson-gunners-text = A gun needs its crew: with one it stands, with two it turns once, with three twice, and only four can roll it.
lesson-gunners-hint-1 = Two serve it. Who could help?
lesson-gunners-hint-2 = Two soldiers go over from c6 to the gun. Then forward.
lesson-gunners-done = Four gunners, and it rolls. Before the fire, soldiers go to a gun and back freely.
lesson-gunners-try-two = Two gunners can only turn it. Rolling takes four.
lesson-gunners-try-three = Three gunners: it can turn, but it takes four to roll.

lesson-join-title = Pass them on
lesson-join-task = Make one plate of five out of two.
lesson-join-text = Before the fire, figures may go over freely to a plate of their army on the next cell, if they look at it. An empty plate of soldiers or cavalry is taken away.
lesson-join-hint-1 = The two on c5 look past b4.
lesson-join-hint-2 = Turn c5 left; then two go over to b4.
lesson-join-done = Five together, and the empty plate is gone. A transfer costs no move, looking there did.
lesson-join-try-blind = They do not look at b4. Turn them first.
lesson-join-try-away = They look even further away now.

lesson-empty-title = The empty gun
lesson-empty-task = Fire the gun on c5 at the English.
lesson-empty-text = A gun without a crew stays on the field, and a single soldier is enough to fire it. But once the fire begins, nobody goes over any more.
lesson-empty-hint-1 = Soldiers stand right behind the gun, and look at it.
lesson-empty-hint-2 = One goes over to c5. Then finish moving, and fire from c5 at a2.
lesson-empty-done = One man, a whole gun: it hits as if four served it. Keep somebody near the guns.
lesson-empty-try-early = Moving is finished, and with it all transfers. Nobody serves the gun now.

lesson-range-title = How far they reach
lesson-range-task = Hit the English on b3.
lesson-range-text = When firing, each arm has one shot a turn, straight ahead: cavalry strikes the next cell, soldiers reach two, guns three.
lesson-range-hint-1 = Both look at b3 from two cells away.
lesson-range-hint-2 = The soldiers on c5 reach two cells. Click them, then b3.
lesson-range-done = Two cells are just right for soldiers. Horse must come close, guns stay far.
lesson-range-try-horse = Two cells are too far for a sabre. Cavalry strikes the next cell only.
lesson-range-try-cease = Nobody has to fire, but here one of your plates could.

lesson-blocked-title = The line is barred
lesson-blocked-task = One of the English plates can be hit. Hit it.
lesson-blocked-text = A shot goes to the first plate on its line. Friends are in the way like enemies, and only a wreck lets it pass.
lesson-blocked-hint-1 = Look along both lines: what stands between?
lesson-blocked-hint-2 = The gun on c6 fires over the wreck, at b3.
lesson-blocked-done = Over the wreck and into the soldiers. One’s own plates bar one’s own line: mind them when you move.
lesson-blocked-try-friend = Your own cavalry on c4 stands between. Nobody fires through friends.
lesson-blocked-try-cease = Your gun has a free line; use it.

lesson-silence-title = Silence the gun
lesson-silence-task = Silence the English gun, with the best chance.
lesson-silence-text = Only a gun destroys a gun, and only with a five. Any other shot goes to its crew: soldiers fell as many as the die shows.
lesson-silence-hint-1 = How many serve the gun on b3?
lesson-silence-hint-2 = One. Your soldiers fell him with anything but a zero.
lesson-silence-done = Without a crew a gun neither turns nor fires. Five times in six this works; a gun would have needed a five.
lesson-silence-try-gun = Gun against gun: only a five counts, once in six. Its single gunner is the weaker point.

lesson-beaten-title = Beaten
lesson-beaten-task = Win now.
lesson-beaten-text = An army is beaten when its turn begins and it can do nothing: no turn, no march, no transfer, no shot. Figures do not count.
lesson-beaten-hint-1 = A gun with one gunner cannot move. What else can the English still do?
lesson-beaten-hint-2 = Fire the soldiers at the cavalier on b4, then cease fire.
lesson-beaten-done = A gun that sees nobody is not an army. You can win against cannons, even with a single cavalier.
lesson-beaten-try-gun = The gun was no danger: with one gunner it only looks at the edge. The cavalier is still free to ride.

lesson-match-title = A short match
lesson-match-task = Win this small battle.
lesson-match-text = { guide-moving }
lesson-match-hint-1 = Soldiers reach two cells. One step forward is enough.
lesson-match-hint-2 = Forward from b5, finish moving, then fire from b4 at c2.
lesson-match-done = Played to the end. On the whole field twelve plates a side do the same.
