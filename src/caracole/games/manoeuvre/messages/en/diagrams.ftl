# Captions of the pictures of the rules (`diagrams.toml`).

diagram-ground = Towns add three to a defense, hills and woods two. A unit’s own ground stands at its corner.
diagram-set-up = The set-up of the rulebook: eight units each on one’s own two ranks, one to a square.
diagram-moves = Horse goes one or two squares, also around a corner; foot goes one. Two squares are too far for the infantry on f3.
diagram-cards = A hand: three unit cards with attack dice, defense and pursuit, a leader with command, combat and rally, and a supply card.
diagram-assault = The Foot Guards may assault either neighbour with their own card. The one in the open is the easier target.
diagram-support = A leader’s command brings a second unit that stands beside the target: its strength counts, and its cards may follow.
diagram-sums = Both sums as the panel shows them: strengths, dice, cards, leaders and ground; below, the chances of every result.
diagram-retreat = The square behind is taken, so the defender chooses a flank. Towards the attacker he would go only if both were closed.
diagram-pursuit = The target has retreated: one of the two attackers moves in. If the cavalry does, it pursues.
diagram-sight = From c4 the fire reaches c2 and, between two squares of which one is open, d5; a4 is hidden behind the woods. From f5 it reaches h5.
diagram-restore = Two reduced units, one attempt: the Imperial Guard with its own card, or either of them with supply.
diagram-night = Nightfall. Four squares for the south, four for the north; crossed swords mark what is contested. The north has eliminated more and wins.
