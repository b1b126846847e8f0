# Captions of the pictures of the rules (`diagrams.toml`).

diagram-ground = Towns add three to a defense, hills and woods two. A unit’s own ground stands at its corner.
diagram-set-up = The set-up of the rulebook: eight units each on one’s own two ranks, one to a square.
diagram-draft = The map as laid, tiles 21, 18, 6 and 24. Spain goes first, so Austria, in the south, chooses its edge: the west.
diagram-turned = The same map, turned: the old west edge is rank 1 now, and the lakes lie on b1 and b3.
diagram-seen = The spy has looked: two French cards, a unit’s own and a withdrawal. Only Britain sees this line.
diagram-spy = Five cards drawn and nothing moved yet: a spy played now is replaced by another card.
diagram-moves = Horse goes one or two squares, also around a corner; foot goes one. Two squares are too far for the infantry on f3.
diagram-guerrillas = A forced march would take the Cuirassiers from d4 to one of four squares. If Prussia answers with guerrillas, they stay; both cards are lost, and a second forced march does not help them.
diagram-cards = A hand: three unit cards with attack dice, defense and pursuit, a leader with command, combat and rally, and a supply card.
diagram-assault = The Foot Guards may assault either neighbour with their own card. The one in the open is the easier target.
diagram-far = No Austrian is near, and yet f4 can be ambushed. With Charles and a seven it is 4 + 7 = 11 against 5 + 2 for the hill: the defender chooses.
diagram-attempt = The card lets the American regiment fall back to d7 on a 1 or a 2. Then the Foot Guards may stay: their card frees them from advancing.
diagram-support = A leader’s command brings a second unit that stands beside the target: its strength counts, and its cards may follow.
diagram-sums = Both sums as the panel shows them: strengths, dice, cards, leaders and ground; below, the chances of every result.
diagram-equal = A five makes 8 + 2 + 5 = 15 against 8 + 7 = 15: nothing happens. With a four the Russian Guard would be hit.
diagram-skirmish = The skirmish ends the assault: the Imperial Guard goes up to two squares, through free ones only. d5 lies behind the enemy.
diagram-ambush = The ambush counts as the first unit, so Charles brings two. A throw of 25 makes 7 + 6 + 25 = 38 against 5 + 6 + 3 = 14: the attacker chooses.
diagram-failed = A three: the regiment stays, and the card counts. A nine makes 8 + 9 + 2 = 19 against 8 + 5 + 5 = 18: the defender chooses.
diagram-retreat = The square behind is taken, so the defender chooses a flank. Towards the attacker he would go only if both were closed.
diagram-pursuit = The target has retreated: one of the two attackers moves in. If the cavalry does, it pursues.
diagram-committed = 38 against 12: Spain was hit and has retreated, Ali Pasha’s horse has moved in. The committed attack costs one of the three a hit; the horse would be eliminated.
diagram-sight = From c4 the fire reaches c2 and, between two squares of which one is open, d5; a4 is hidden behind the woods. From f5 it reaches h5.
diagram-restore = Two reduced units, one attempt: the Imperial Guard with its own card, or either of them with supply.
diagram-dear = Both sides have lost four units. A 20 makes 25 against 4 and eliminates Spain’s fifth; then the committed attack costs the Janissaries, the fifth of the Ottomans, and Spain wins.
diagram-night = Nightfall. Four squares for the south, four for the north; crossed swords mark what is contested. The north has eliminated more and wins.
