# Lessons: their tasks, and what is said on the way.

lesson-exile-title = Out of Siberia
lesson-exile-task = Leave exile as surely as you can.
lesson-exile-text = { guide } Each band has twelve sectors. Every card shows its risk of exile.
lesson-exile-hint-1 = Compare the four cards: how often does an X come?
lesson-exile-hint-2 = Yellow has one X in twelve sectors. Click its card.
lesson-exile-done = Two steps: the Siberia space, and one more. Yellow is slow, but eleven times in twelve it goes somewhere.
lesson-exile-try-red = Red has no numbers at all, and nine of its twelve sectors keep you in exile. It is a gamble, not a way.
lesson-exile-try-orange = Orange goes far, but four of its twelve sectors are an X. Here you were asked to be sure.
lesson-exile-try-white = White goes further, but two of its twelve sectors are an X. Yellow has only one.

lesson-odds-title = Which band?
lesson-odds-task = Take the five medals at Moscow. Choose the band with the best chance.
lesson-odds-text = Moscow is four spaces away. Whoever arrives there, or passes it, takes the whole pot.
lesson-odds-hint-1 = Four or more will do. Which band shows four or more most often?
lesson-odds-hint-2 = Orange: four, five, six and seven are all enough.
lesson-odds-done = Eight of twelve sectors were enough. No risk is large or small by itself; count what you need.
lesson-odds-try-white = White is safer, but only three of its twelve sectors are a four. The others stop short of Moscow.
lesson-odds-try-yellow = Yellow shows ones and twos. It cannot get there at all.
lesson-odds-try-red = One red ball in twelve goes straight to Moscow. Orange gets there with eight sectors.

lesson-command-title = On top, in command
lesson-command-task = It is yellow’s turn, and you stand on his shoulders. Ride to Moscow as surely as you can.
lesson-command-text = Whoever stands on top of a pile commands it. The general below moves, you choose, and the pot is for whoever stands on top.
lesson-command-hint-1 = Moscow is one space away.
lesson-command-hint-2 = Yellow: every number is enough, and one X in twelve is the least risk.
lesson-command-done = He walked, you collected. On top you give the orders, and take the medals.
lesson-command-try-orange = Orange gets there too, but with four X in twelve. One step is all you need.
lesson-command-try-red = Red brings you there with one sector in twelve. You needed a single step.
lesson-command-try-white = White gets there as well, but with two X in twelve. Yellow has only one, and each of its numbers is enough.

lesson-shoulders-title = Who stays, who rides
lesson-shoulders-task = You are blue, on top. Land on green, two spaces ahead.
lesson-shoulders-text = Red moves now. He carries whoever stands on him; whoever is below him stays behind. Each general landed upon adds a medal to the pot.
lesson-shoulders-hint-1 = You need exactly a two.
lesson-shoulders-hint-2 = Yellow shows a two in six of twelve sectors.
lesson-shoulders-done = Red and you stand on green now; yellow stayed behind. And the pot has grown by a medal.
lesson-shoulders-try-white = White shows a two in three sectors. Half of the yellow band is twos.
lesson-shoulders-try-orange = Orange shows nothing under four; you would fly over green.
lesson-shoulders-try-red = Only its two drawings could put you onto green, and nine sectors mean exile. Half of the yellow band is twos.

lesson-bold-title = Nothing to lose
lesson-bold-task = You are in exile, everybody else is far ahead. Catch up as fast as you can.
lesson-bold-text = An X sends the whole group that moves into exile, and adds a medal to the pot for each of them. But a general who is in exile already just stays there.
lesson-bold-hint-1 = What can an X do to you here?
lesson-bold-hint-2 = Nothing. So take the band with the highest numbers.
lesson-bold-done = Six spaces at once. In exile the dangerous bands cost nothing: be bold there, and careful with medals and friends on your shoulders.
lesson-bold-try-yellow = Careful, where there is nothing to fear: with ones and twos you stay behind. An X would only have left you where you are.
lesson-bold-try-white = Two to four spaces: that is slow, and the X that you avoid would have cost you nothing here. Orange goes up to seven.
lesson-bold-try-red = Red gets you out with three sectors in twelve, and its black balls cost a medal. Orange takes you four to seven spaces, with eight.

lesson-jump-title = The drawing
lesson-jump-task = The arrow shows Generalowski. Jump onto the pile that is worth most.
lesson-jump-text = The drawing puts you on top of any pile with an opponent in it. On top you command, and each general below you adds a medal to the pot.
lesson-jump-hint-1 = Which pile will soon be at Moscow?
lesson-jump-hint-2 = Space 18: two generals, two spaces from Moscow.
lesson-jump-done = Two medals for the pot, two spaces to Moscow, and you give the orders there.
lesson-jump-try-near = Green stands alone and far from Moscow. One medal for the pot, and a long way to go.
lesson-jump-try-nobody = Nobody stands there. One jumps onto a pile with an opponent.

lesson-red-title = The red band
lesson-red-task = Blue needs one more medal and stands before Moscow. Find the only band that can stop him.
lesson-red-text = Red: six sectors are an X; three black balls are an X that costs a medal as well; one red ball brings you straight to Moscow; two drawings let you jump onto anybody.
lesson-red-hint-1 = No number brings you near him from exile.
lesson-red-hint-2 = Red. And when the drawing comes, jump onto blue.
lesson-red-done = Now you stand on blue, and it is you who commands him. From exile the red band risks a medal at most.
lesson-red-try-orange = Orange gets you out of exile, but then nobody stops blue: his next turn makes him Marshal.
lesson-red-try-other = You command yellow now, but blue was the danger: he moves next, alone, and is Marshal.
lesson-red-try-yellow = Yellow gets you out of exile, but nowhere near blue: his next turn makes him Marshal.
lesson-red-try-white = White takes you four spaces at most, and blue stands far beyond: his next turn makes him Marshal.

lesson-star-title = The star
lesson-star-task = Get your star: you have eight medals, three lie at Moscow.
lesson-star-text = With the eleventh medal all eleven are changed for a star, which is worth eleven.
lesson-star-hint-1 = Moscow is two spaces away.
lesson-star-hint-2 = White: two, three and four are all enough, ten sectors in twelve.
lesson-star-done = Eleven: a star. Ten more medals on top of it, and you are Marshal.
lesson-star-try-yellow = Nearly half of the yellow band is ones, which stop short of Moscow. White has ten good sectors in twelve.
lesson-star-try-orange = Orange has eight good sectors, white has ten. Two spaces are not far.
lesson-star-try-red = One red ball in twelve goes to Moscow, and nine sectors mean exile. White has ten good sectors.

lesson-marshal-title = Marshal
lesson-marshal-task = Win now, before yellow does.
lesson-marshal-text = 21 medals, a star and ten, make a Marshal, and the match is over at once. You have eighteen, and three lie at Moscow.
lesson-marshal-hint-1 = One space is enough.
lesson-marshal-hint-2 = Yellow is the surest band.
lesson-marshal-done = Eighteen and three: Marshal. Without a Marshal most medals win after the last spin allowed.
lesson-marshal-try-orange = That works eight times in twelve. Yellow works eleven times, and you had one try.
lesson-marshal-try-white = That works ten times in twelve. Yellow works eleven times, and you had one try.
lesson-marshal-try-red = One red ball in twelve makes you Marshal, and nine sectors mean exile. Yellow works eleven times.

lesson-two-title = Two generals
lesson-two-task = You have two generals. Move so that the upper one comes forward twice.
lesson-two-text = With two or three players each has two generals and moves both, one after the other. Say first who begins. Each general has a chest of his own, and 21 on one of them wins.
lesson-two-hint-1 = Whoever moves carries those above him.
lesson-two-hint-2 = Let the lower one begin: he carries the upper one, who then moves himself.
lesson-two-done = The lower one carries his comrade, who goes on by himself. Two moves for one general.
lesson-two-try-top = The upper one walks away, and the lower one has nobody to carry. The other way round it is two moves for one.
lesson-two-try-theirs = That one is not yours.

lesson-match-title = A short match
lesson-match-task = Play this match to its end.
lesson-match-text = { guide-declaring }
lesson-match-hint-1 = Count the spaces to Moscow, then choose the band.
lesson-match-hint-2 = Safe when you stand before Moscow; bold when you are in exile.
lesson-match-done = Played to the end. The whole track is longer, the rest is the same.
