## Refusals

refusal-over = The match is over.
refusal-chance = The dice and the cards decide here, nobody else.
refusal-not-in-hand = You do not hold { $card }.
refusal-no-such-card = The deck of { $army } has no such card.
refusal-not-in-deck = Your deck has no { $card } left.
refusal-spy-turn = A spy is played in one's own turn only.
refusal-tile-laid = Tile { $tile } already lies on the table.
refusal-other-army = The armies of this match are { $one } and { $other }.
refusal-next-unit = { $unit } is the next unit to set up.
refusal-own-ranks = { $square } is not on your two ranks, { $side ->
    [0] 1 and 2
   *[other] 7 and 8
}.
refusal-occupied = A unit already stands on { $square }.
refusal-no-entry = No unit can enter { $square }.
refusal-no-unit = None of your units stands on { $square }.
refusal-off-board = { $unit } is not on the board.
refusal-same-unit = { $unit } has already moved; supply moves a different unit.
refusal-too-far = { $unit } moves { $reach ->
    [one] one square
   *[other] up to { $reach } squares
}.
refusal-slow-start = { $unit } starts on ground that slows it to one square.
refusal-no-way = No free square that can be crossed leads to { $square }.
refusal-supplied = One supply card moves a unit in a phase, no more.
refusal-no-second-unit = Supply moves a second unit after the first, and here none can.
refusal-marched = { $unit } has had its forced march.
refusal-march-ground = The ground of { $square } allows { $unit } no forced march.
refusal-no-exit = { $unit } has no free square beside it.
refusal-marching-unit = The forced march is { $unit }'s.
refusal-one-square = A forced march takes { $unit } one square farther.
refusal-no-enemy = No enemy unit stands on { $square }.
refusal-marsh = Nobody attacks out of { $square }.
refusal-not-adjacent = { $square } is not beside the attacking unit.
refusal-range = { $square } is out of range; the range is { $range }.
refusal-no-sight = { $square } is not in sight.
refusal-no-volley = { $card } has no volley dice.
refusal-no-battery = { $army } has no Grand Battery.
refusal-not-defending = Only cards of { $unit }, the defending unit, count here.
refusal-one-guard = One card of { $unit } is all that may be played.
refusal-second-leader = One leader has been played; a second is not allowed.
refusal-no-withdrawal = { $card } does not let { $unit } withdraw.
refusal-nowhere = { $unit } has no free square to withdraw to.
refusal-one-attempt = One attempt to withdraw has failed; there is no other.
refusal-cards-played = Withdrawing comes before all other cards.
refusal-ambush-leader = An ambush takes only a leader's combat value and sappers here.
refusal-command = { $card } commands nobody but the attacking unit.
refusal-nobody-to-bring = No unit stands ready to support.
refusal-no-attack-dice = { $card } has no attack dice.
refusal-not-attacking = { $unit } neither attacks nor supports.
refusal-committed = { $units ->
    [0] No unit attacks, so no committed attack can be played.
   *[other] One committed attack for each attacking and supporting unit, no more.
}
refusal-sappers = The sappers are already at work.
refusal-no-redoubt = There is no redoubt to sap.
refusal-skirmish-leader = No skirmish once a leader has been played.
refusal-skirmish-ambush = Only an assault can be broken off by a skirmish.
refusal-no-support = No unit of yours beside { $target } stands on { $square }.
refusal-takes-part = The unit on { $square } already takes part.
refusal-loss = No unit on { $square } can take this hit.
refusal-redoubt = { $square } already has a redoubt.
refusal-no-restorer = { $card } restores nobody.
refusal-attempted = One restoration has been attempted this turn.
refusal-other-unit = { $card } does not restore { $unit }.
refusal-not-reduced = { $unit } is at full strength.
refusal-due-tile = Lay a tile first.
refusal-due-nations = Name the two armies first.
refusal-due-nation = Take one of the two armies first.
refusal-due-edge = Choose your edge of the map first.
refusal-due-pick = Choose five starting cards first.
refusal-due-place = Set up your units first.
refusal-due-discard = This is the Discard Phase.
refusal-due-drawn = Play a spy or go on to the Movement Phase.
refusal-due-move = This is the Movement Phase: one unit must move.
refusal-due-moved = Play Forced March or Supply, or go on.
refusal-due-fmstep = Take the extra square of the forced march.
refusal-due-move2 = A second unit must move now.
refusal-due-guer = Play guerrillas or let it pass.
refusal-due-combat = This is the Combat Phase: begin a combat or go on.
refusal-due-restore = This is the Restoration Phase.
refusal-due-defend = The defender plays his cards now.
refusal-due-attack = The attacker plays his further cards now.
refusal-due-support = At least one supporting unit must be named.
refusal-due-skimove = Move the skirmishing unit up to two free squares, or stay.
refusal-due-choice = Choose: hit or retreat.
refusal-due-retreat = The unit retreats to one of its flanks.
refusal-due-advance = One of the attacking and supporting units must advance.
refusal-due-loss = Name the unit that takes the hit of the committed attack.
