# Lessons: their tasks, and what is said on the way.

lesson-stone-title = The black stone
lesson-stone-task = March the recruit on cell 9 onto the black stone.
lesson-stone-text = { guide } Click the recruit, then a cell that glows.
lesson-stone-hint-1 = The black stone lies on cell 12.
lesson-stone-hint-2 = Click the recruit on cell 9, then cell 12.
lesson-stone-done = There it stands. When it leaves the black stone, its stride counts three times.
lesson-stone-try-past = Thirteen is one further, but the stone is behind you now. It helps only a recruit that starts from it.
lesson-stone-try-far = The recruit reaches seven cells: six occupied cells lie ahead, and one is always counted. Cell 20 is too far.

lesson-yard-title = Out of the yard
lesson-yard-task = The die shows 4. Send in the recruit that should come home first.
lesson-yard-text = Before the march the die brings everybody in. In this lesson numbers count: whoever comes home in the order 1, 2, 3 doubles his score.
lesson-yard-hint-1 = On cell 4 the recruit climbs onto yellow and stands higher than anybody.
lesson-yard-hint-2 = Number 1 must be home before all the others.
lesson-yard-done = Number 1 stands on yellow’s shoulders, with the longest stride. A good beginning for whoever must be home first.
lesson-yard-try-late = Number 5 has time: four comrades must be home before it. Give the best place to the one that needs it first.
lesson-yard-try-again = Number 6 has entered already; it stands on cell 5.

lesson-once-title = Everybody once
lesson-once-task = March with everybody who is free, until it is yellow’s turn.
lesson-once-text = In your turn each free recruit marches exactly once. A recruit is free when nobody stands on its head.
lesson-once-hint-1 = Two of your three are free.
lesson-once-hint-2 = One stands alone on cell 10, the other on top of cell 17.
lesson-once-done = Both have marched, so the turn is over. Your third must wait until yellow climbs down.
lesson-once-try-covered = Yellow stands on its head. A recruit that carries somebody cannot move.
lesson-once-try-twice = It has marched in this turn. Each marches once, then it is the others’ turn.

lesson-uncover-title = Lift the lid
lesson-uncover-task = Only two of your recruits are free. March with all three.
lesson-uncover-text = A recruit that a comrade uncovers becomes free at once, and must march in the same turn.
lesson-uncover-hint-1 = Begin with the pile on cell 10.
lesson-uncover-hint-2 = The upper one first, but not onto cell 17. Then the lower one, and last the one on 17.
lesson-uncover-done = Three marches with two free recruits: the one above opened the way for the one below.
lesson-uncover-try-cover = Now you stand on your own comrade on cell 17. It has not marched yet, and now it cannot.

lesson-three-title = Three high
lesson-three-task = Put the recruit on cell 8 on the shoulders of two others.
lesson-three-text = Height multiplies the stride, so climbing pays. But a pile has at most three levels, and a stone is one of them.
lesson-three-hint-1 = Look for a pile of two without a stone.
lesson-three-hint-2 = Cell 15 has two yellow recruits and no stone.
lesson-three-done = Third level. Your next stride from here counts three times.
lesson-three-try-stone = Cell 20 is full: two recruits and the stone are three levels already.
lesson-three-try-alone = A white stone doubles, and it counts as a level. But nobody stands there whose shoulders you could use.

lesson-rear-title = The last are the fastest
lesson-rear-task = March ten cells with one recruit.
lesson-rear-text = Nobody carries anybody here. The stride is then the rank alone: one, and one more for every occupied cell ahead.
lesson-rear-hint-1 = Which recruit has the most occupied cells ahead?
lesson-rear-hint-2 = The one at the very back, on cell 10.
lesson-rear-done = Nine occupied cells ahead and one: rank ten. The rear drives the race.
lesson-rear-try-front = The one in front has a single occupied cell ahead and reaches two. In this game the leader crawls.
lesson-rear-try-far = It is in front, so its rank is small. Look at the other end of the column.

lesson-reach-title = Three factors
lesson-reach-task = Take the chip on cell 40 in one march.
lesson-reach-text = How far? Rank times height times stone. A black stone counts three, a white one two, and a stone is a level, too.
lesson-reach-hint-1 = Rank alone is not enough. Which recruit stands high, and on what?
lesson-reach-hint-2 = On cell 12: level three, on black, with rank five: 5 × 3 × 3.
lesson-reach-done = Five times three times three are 45 cells. Rank, height and stone multiply; one of them alone is little.
lesson-reach-try-rank = It has the highest rank, seven, and nothing else. Rank is one factor of three.
lesson-reach-try-far = Seven cells, no more: rank seven, height one, no stone.

lesson-order-title = In the right order
lesson-order-task = Take the chip on cell 25. For now it is one cell too far.
lesson-order-text = The rank is counted at the moment of marching. The recruit you move first changes it for the others.
lesson-order-hint-1 = The recruit on 18 has rank six and needs seven.
lesson-order-hint-2 = Put the other one on an empty cell between, on 19 or 20. Then one more occupied cell lies ahead.
lesson-order-done = One more cell occupied, one more rank: the comrade in front lends a step to the one behind.
lesson-order-try-climb = On somebody’s shoulders you occupy no new cell, so nothing changes for your comrade. An empty cell would count.
lesson-order-try-first = It reaches six cells and needs seven. Let the other one march first.

lesson-chip-title = Gray chips
lesson-chip-task = Take the chip worth 2.
lesson-chip-text = A chip belongs to the first recruit that stops on it. It counts as many points as it shows.
lesson-chip-hint-1 = The chip lies on cell 40.
lesson-chip-hint-2 = March exactly three cells from 37, or two from 38.
lesson-chip-done = Two points, safe. You need not use the whole stride: stop where it pays.
lesson-chip-try-over = You ran over it. Only a recruit that stops there takes the chip.

lesson-home-title = Home
lesson-home-task = Be the first to come home.
lesson-home-text = A recruit that can go past cell 84 may enter the barracks. The first takes place 12, the next 11, and so on down. Each place is worth so many points.
lesson-home-hint-1 = From 83 home it takes two steps.
lesson-home-hint-2 = Yellow on 84 raises the rank of the recruit on 83 to two. Go home with it.
lesson-home-done = Place 12, the best there is. What is left of the stride is lost.
lesson-home-try-shoulders = High up, but not home. Yellow cannot move now, but twelve points were yours for the taking.
lesson-home-try-far = Home is 25 cells away, and it reaches twelve: rank three, height two, white stone two.

lesson-last-title = The last place
lesson-last-task = End the match now, and win it.
lesson-last-text = When the eleventh recruit is home, the last one takes the place that is left. The sum of places and chips decides; if it is equal, the highest place.
lesson-last-hint-1 = Ten are home. Yours would be the eleventh.
lesson-last-hint-2 = Go home from cell 83.
lesson-last-done = 39 to 39, and you hold place 12: yours. Count both sums before you go for the end.
lesson-last-try-wait = The match goes on, and you won nothing by it. You could have ended it at once.

lesson-variants-title = By number
lesson-variants-task = Bring both recruits home without a sanction.
lesson-variants-text = A variant: the first of a colour to come home must bear number 1, the next number 2. Whoever comes out of order goes to the lowest place.
lesson-variants-hint-1 = The one in front is not number 1.
lesson-variants-hint-2 = First from 83, then from 84.
lesson-variants-done = In good order, and good places. With disciplined troops such a homecoming doubles the whole score.
lesson-variants-try-first = Number 2 came first and is sent to place 1. In this variant order counts more than haste.

lesson-match-title = A short match
lesson-match-task = Play this match to its end.
lesson-match-text = { guide-marching }
lesson-match-hint-1 = Bring home every recruit that can reach it; each place counts.
lesson-match-hint-2 = Let the rear march past the others first; it has the longest stride.
lesson-match-done = Played to the end. The same with six recruits each, and you know the whole game.
