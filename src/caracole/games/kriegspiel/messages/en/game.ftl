army = { $army ->
    [english] The English
   *[french] The French
}
plate = { $arm ->
    [cannon] the cannon on { $cell }
    [cavalry] the cavalry on { $cell }
   *[soldier] the soldiers on { $cell }
}
facing = { $facing ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}

## What happened
half-turned = { $name } turn { $plate } half { $side ->
    [left] left
   *[right] right
}, to face { $direction }.
turned = { $name } turn { $plate } { $side ->
    [left] left
   *[right] right
}, to face { $direction }.
went = { $name } advance { $plate } to { $end }.
went-back = { $name } draw { $plate } back to { $end }.
gave = { $figures ->
    [1] { $name } pass 1 figure from { $plate } to { $other }, now { $now }.
   *[other] { $name } pass { $figures } figures from { $plate } to { $other }, now { $now }.
}
emptied = Nobody is left on { $cell }; the plate is removed.
ceased-moving = { $name } have finished moving and open fire.
ended-turn = { $name } end their turn; there is nothing to shoot at.
held-fire = { $name } hold their fire.
fired = { $name } fire with { $plate } at { $other }.
missed = The die shows { $die }: no harm to { $plate }.
hit = { $dead ->
    [1] The die shows { $die }: 1 figure of { $plate } falls, { $left } left.
   *[other] The die shows { $die }: { $dead } figures of { $plate } fall, { $left } left.
}
removed = Nobody is left on { $cell }; the plate is removed.
unmanned = Nobody serves the cannon on { $cell } any more.
destroyed = { $dead ->
    [0] The die shows 5: the cannon on { $cell } is destroyed; the wreck stays.
    [1] The die shows 5: the cannon on { $cell } is destroyed with its gunner; the wreck stays.
   *[other] The die shows 5: the cannon on { $cell } is destroyed with its { $dead } gunners; the wreck stays.
}
defeated = { $name } can do nothing any more.
won = { $name } win.
both-unable = Neither army can do anything any more: a draw.
quiet-draw = { $turns } turns without a casualty: a draw.
quiet-won = { $turns } turns without a casualty: { $name } have more figures left and win.

## What is asked
prompt-over = The match is over.
prompt-rolling = The die is thrown for the shot at { $target }.
prompt-orienting = { $who ->
    [you] You turn each of your plates half left or half right.
   *[other] { $name } turn each of their plates half left or half right.
}
prompt-moving = { $who ->
    [you] You move. Moves left: cannons { $cannon }, soldiers { $soldier }, cavalry { $cavalry }.
   *[other] { $name } move. Moves left: cannons { $cannon }, soldiers { $soldier }, cavalry { $cavalry }.
}
prompt-firing = { $who ->
    [you] You may fire: choose a plate, then its target.
   *[other] { $name } may fire.
}

## What may be chosen
label-die = the die shows { $die }
label-end-move = Finish moving
label-end-fire = Cease fire
label-half-left = { $cell }: half left
label-half-right = { $cell }: half right
label-left = { $cell }: turn left
label-right = { $cell }: turn right
label-forward = { $cell }: forward
label-back = { $cell }: backward
label-shot = { $cell } fires at { $target }
label-give = { $kind ->
    [cavalry] { $figures ->
        [1] 1 cavalier to { $target }
       *[other] { $figures } cavaliers to { $target }
    }
   *[soldier] { $figures ->
        [1] 1 soldier to { $target }
       *[other] { $figures } soldiers to { $target }
    }
}
label-way = { $cell } to { $end }, { $price ->
    [1] 1 move
   *[other] { $price } moves
}: { $steps }
order = { $order ->
    [half-left] half left
    [half-right] half right
    [left] turn left
    [right] turn right
    [back] back
   *[forward] forward
}

## Refusals
refusal-chance = The die decides here, nobody else.
refusal-not-your-turn = The other army has its turn now.
refusal-other-arm = Another player of your army commands this arm.
word-said = { $name } has finished moving.
word-given = You have finished moving; not yet finished: { $others }. Take it back to go on moving.
refusal-plate-first = First choose one of your plates, then what it does.
refusal-shooter-first = First choose the plate that fires, then its target.
refusal-one-cell = The plate on { $cell } goes one cell ahead, not to { $target }; turn it first.
refusal-count-moves = This only counts the moves that are left.
refusal-count-shots = This only shows which arms may still fire.
refusal-orient-first = Before the first turn every plate turns half left or half right, and nothing else.
refusal-already-firing = The moves are over already; a full stop ends the fire.
refusal-still-moving = The moves come first; a slash ends them.
refusal-shot-too-early = Nobody fires before the moves are finished.
refusal-late-transfer = There are no transfers once fire has begun.
refusal-late-move = Nobody moves once fire has begun.
refusal-nobody = No plate stands on { $cell }.
refusal-not-yours = The plate on { $cell } is not yours.
refusal-wreck = The cannon on { $cell } is destroyed.
refusal-flat = On this board all plates look through a side from the start; there is no half-rotation.
refusal-oriented = The plate on { $cell } has made its half-rotation already.
refusal-unmanned = Nobody serves the cannon on { $cell }: it is inert.
refusal-unoriented = The plate on { $cell } must turn half left or half right first.
refusal-budget = { $arm ->
    [cannon] The { $most } cannon moves of this turn are used up.
    [cavalry] The { $most } cavalry moves of this turn are used up.
   *[soldier] The { $most } soldier moves of this turn are used up.
}
refusal-gunners = { $gunners ->
    [0] Nobody serves the cannon on { $cell }: it is inert.
    [1] One gunner cannot move the cannon on { $cell }.
   *[other] With { $gunners } gunners the cannon on { $cell } makes at most { $most } of the moves of a turn.
}
refusal-gunners-turn = With { $gunners } gunners the cannon on { $cell } can only turn; rolling it takes four.
refusal-backward = Plates go forward only; turn it round first.
refusal-edge = The plate on { $cell } faces the edge of the board.
refusal-occupied = { $cell } is occupied; nobody is pushed, and nobody passes.
refusal-not-facing = The figures on { $cell } do not look towards { $target }.
refusal-no-receiver = No plate of your army stands on { $target }.
refusal-mixed = Figures from { $cell } have no place on the plate on { $target }.
refusal-too-few = { $figures ->
    [1] There is only 1 figure on { $cell }.
   *[other] There are only { $figures } figures on { $cell }.
}
refusal-full = The plate on { $target } has no room for so many: { $most } at most.
refusal-transfers = { $most ->
    [0] There are no transfers in this match.
    [1] There is at most 1 transfer a turn.
   *[other] There are at most { $most } transfers a turn.
}
refusal-fired = { $arm ->
    [cannon] A cannon has fired this turn already.
    [cavalry] The cavalry has struck this turn already.
   *[soldier] The soldiers have fired this turn already.
}
refusal-no-gunner = Nobody serves the cannon on { $cell }: it cannot fire.
refusal-rearward = The plate on { $cell } looks towards its own camp; nobody fires backward.
refusal-range = { $arm ->
    [cannon] A cannon reaches { $reach } cells, not { $distance }.
    [cavalry] Cavalry strikes the next cell only, not { $distance } cells away.
   *[soldier] Soldiers reach { $reach } cells, not { $distance }.
}
refusal-no-enemy = No enemy stands on { $target }.
refusal-wreck-target = The cannon on { $target } is destroyed already.
refusal-no-effect = Only a cannon can harm the unmanned cannon on { $target }.
refusal-blocked = A plate blocks the line from { $cell } to { $target }.

## The picture
picture-label = Kriegspiel: the field of battle
picture-plate = { $army ->
    [english] English
   *[french] French
} { $arm ->
    [cannon] cannon on { $cell }, gunners { $figures }
    [cavalry] cavalry on { $cell }, cavaliers { $figures }
   *[soldier] soldiers on { $cell }, figures { $figures }
}, facing { $facing }
picture-wreck = Destroyed cannon on { $cell }
picture-budget = { $arm ->
    [cannon] Cannon moves left: { $left } of { $total }
    [cavalry] Cavalry moves left: { $left } of { $total }
   *[soldier] Soldier moves left: { $left } of { $total }
}
picture-shot = { $arm ->
    [cannon] Cannon shot
    [cavalry] Cavalry shot
   *[soldier] Soldier shot
}: { $used ->
    [yes] fired
   *[no] still to come
}
picture-arm = { $arm ->
    [cannon] Cannons
    [cavalry] Cavalry
   *[soldier] Soldiers
}
picture-army = { $army ->
    [english] English
   *[french] French
}
picture-kind = { $kind ->
    [guns] guns
    [gunners] gunners
    [soldiers] soldiers
   *[cavaliers] cavaliers
}
picture-moves-left = Moves left
picture-range-fire = Range and fire
picture-ready = { $state ->
    [fired] has fired
    [may] may fire
   *[one] 1 shot
}
picture-quiet = No casualty
picture-of-turns = { $turns } of { $most } turns
picture-quiet-why = { $then ->
    [figures] At { $most } the larger army wins. The next figure to fall sets it back to 0.
   *[draw] At { $most } the match is drawn. The next figure to fall sets it back to 0.
}
picture-aim = { $arm ->
    [cannon] Cannon { $cell } fires at { $target }
    [cavalry] Cavalry { $cell } strikes { $target }
   *[soldier] Soldiers { $cell } fire at { $target }
}
picture-who-fires = { $here } here, { $there } there; faces 0–5, 1 in 6 each
picture-odds-mean = Fall on average
picture-odds-some = At least one falls
picture-odds-cleared = { $arm ->
    [cannon] Nobody serves it any more
   *[other] The plate is removed
}
picture-odds-destroyed = The cannon is destroyed
picture-mean = { $fall } of { $of }
picture-mean-fall = { $fall } fall on average
picture-in-six = { $count } in 6
picture-fire = Fire
picture-chosen = { $arm ->
    [cannon] Cannon
    [cavalry] Cavalry
   *[soldier] Soldiers
} on { $cell }: moves left { $left }. Tap a cell, or turn.
picture-fall = { $dead ->
    [0] nobody falls
    [1] 1 falls
   *[other] { $dead } fall
}
picture-stand = { $left ->
    [0] { $arm ->
        [cannon] nobody serves it
       *[other] the plate is gone
    }
    [1] one still stands
   *[other] { $left } still stand
}
picture-wrecked = destroyed
picture-winner = { $who ->
    [french] French win
    [english] English win
   *[draw] draw
}
picture-reason = { $reason ->
    [defeat] The others can do nothing any more.
    [unable] both unable
   *[quiet] no casualty
}

## Options that do not fit
options-split = expected how many people, or how many French and English such as [1, 3], got { $got }
options-layout-twice = is given twice, inside the board and beside it
options-layout-missing = a board of one’s own needs a layout, the list of its plates
options-plates = at most { $most } plates, got { $got }
options-no-cell = “{ $cell }” is no cell of this board
options-two-plates = two plates on { $cell } (K2)
options-figures = { $arm ->
    [soldier] a soldier plate has { $least } to { $most }, got { $got } (K2)
    [cavalry] a cavalry plate has { $least } to { $most }, got { $got } (K2)
   *[cannon] a cannon plate has { $least } to { $most }, got { $got } (K2)
}

# Tables of the rulebook
figure-field = field
figure-size = columns × rows
figure-towards = towards the enemy
figure-lines = English lines, base line first
figure-pointy = a corner
figure-flat = a side
figure-gunners = gunners
figure-moves = moves a turn
figure-displaces = displacements
figure-fires = fires
figure-shot = die
figure-pair = { $firer ->
    [cannon] cannon
    [cavalry] cavalry
   *[soldier] soldiers
} at { $target ->
    [cannon] a cannon
    [cavalry] cavalry
   *[soldier] soldiers
}
figure-destroyed = destroyed
figure-yes = yes
figure-no = no

## Setting up
set-up-face = Turn
set-up-fewer = A figure fewer
