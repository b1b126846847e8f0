colour = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[green] Green
}

## What happened
threw = { $name } throws { $cell }.
chose = { $name } sends recruit { $number } in next.
entered = { $height ->
    [1] { $name } throws { $cell }: recruit { $number } stands on cell { $cell }.
   *[other] { $name } throws { $cell }: recruit { $number } climbs onto the pile on cell { $cell }.
}
marched = { $stone ->
    [white] { $name } marches { $cells } cells, { $start } to { $end }: rank { $rank } × height { $height } × white stone 2.
    [black] { $name } marches { $cells } cells, { $start } to { $end }: rank { $rank } × height { $height } × black stone 3.
   *[none] { $cells ->
        [1] { $name } marches 1 cell, { $start } to { $end }: rank { $rank } × height { $height }.
       *[other] { $name } marches { $cells } cells, { $start } to { $end }: rank { $rank } × height { $height }.
    }
}
marched-home = { $stone ->
    [white] { $name } marches home from { $start }: rank { $rank } × height { $height } × white stone 2.
    [black] { $name } marches home from { $start }: rank { $rank } × height { $height } × black stone 3.
   *[none] { $name } marches home from { $start }: rank { $rank } × height { $height }.
}
took-chip = { $name } takes the gray chip worth { $value }.
left-chip = { $name } leaves the gray chip worth { $value } where it is.
arrived = Recruit { $number } of { $name } takes slot { $slot }.
sanctioned = Recruit { $number } of { $name } comes out of order and is sent to slot { $slot }.
passed = { $name } has no free recruit and passes.
last-home = Eleven are home. The last, recruit { $number } of { $name }, takes slot { $slot }.
doubled = { $name } came home in good order and doubles: { $score }.
won = { $name } wins, { $scores }.
won-tie = { $name } wins the tie by the highest slot, { $scores }.
shared = { $names } share the victory, { $scores }.

## What is asked
prompt-over = The match is over.
prompt-rolling = The die is thrown for { $name }.
prompt-choosing = { $who ->
    [you] You choose which recruit enters next.
   *[other] { $name } chooses which recruit enters next.
}
prompt-choosing-after = { $who ->
    [you] You choose which recruit enters on cell { $cell }.
   *[other] { $name } chooses which recruit enters on cell { $cell }.
}
prompt-marching = { $who ->
    [you] { $free ->
        [1] You march the last free recruit.
       *[other] You choose a recruit to march; { $free } are free.
    }
   *[other] { $name } chooses a recruit to march.
}

## What may be chosen
label-die = the die shows { $cell }
label-enter = recruit { $number } enters
label-march = from { $start } to { $end }
label-leave = from { $start } to { $end }, leaving the chip
label-home = from { $start } home

## Tables of the rulebook
figure-colour = Colour
figure-box = In the box
figure-players = { $count } players

## Refusals
refusal-chance = The die decides here, nobody else.
refusal-not-your-turn = Another player has his turn now.
refusal-recruit-first = First choose one of your free recruits, then where it marches.
refusal-who-enters = First choose which recruit enters; the die says where.
refusal-backward = Recruits march forward only, at least one cell.
refusal-not-yours = This recruit is not yours.
refusal-home = This recruit is home and marches no more.
refusal-slot = The slots fill by themselves, from 12 down, as recruits come home.
refusal-stone = Stones stay where they lie; they help the recruit that starts from them.
refusal-chip = A chip goes to the first recruit that lands on its cell.
refusal-roll-in-first = Nobody marches before all recruits are rolled in.
refusal-roll-in-over = The roll-in is over; every recruit has entered.
refusal-no-such-recruit = There is no recruit { $number } in this match; each player has { $each }.
refusal-already-in = Recruit { $number } has already entered.
refusal-nobody-there = None of your recruits stands on cell { $cell }.
refusal-covered = Your recruit on cell { $cell } is covered and cannot move.
refusal-has-moved = The recruit on cell { $cell } has already moved this turn.
refusal-too-far = The recruit reaches { $reach } cells, not { $distance }.
refusal-too-far-home = The recruit reaches { $reach } cells; home is { $distance } away.
refusal-full = Cell { $cell } is full. A pile never grows past three levels.
refusal-no-chip-to-leave = There is no chip to leave on cell { $cell }.
refusal-covers-own = On cell { $cell } you would cover a recruit of yours that has not moved; there is another way.

## Picture

picture-label = Board of Das glorreiche Manöver
picture-start = start
picture-home = home
picture-rank = rank
picture-height = height
picture-base = base
picture-count = { $home } of { $all } home
picture-throws = { $side } throws
picture-chooses = { $side } chooses a recruit
picture-marches = { $side } marches
picture-wins = Victory: { $side }
picture-recruits = { $side }: recruits
picture-covered = covered
picture-moved = moved
picture-waits = waits
picture-stays = stays
picture-at-home = home, { $slot }
picture-recruit = { $side } { $number }, cell { $cell }, level { $level }
picture-recruit-home = { $side } { $number }, home in slot { $slot }
picture-recruit-yard = { $side } { $number }, waiting in the yard

## Options that do not fit
options-custom = a custom set-up says where the stones and chips lie
options-suggested = the suggested set-up is fixed (M4); use setup=custom
options-even = an even set-up uses 4 black and 6 white stones and 3 gray chips (M4')
options-black = there are 4 black stones (M1)
options-white = there are 6 white stones (M1)
options-two-stones = two stones on one cell (M4')
options-stone-cells = stones lie on cells 7 to 78 (M4')
options-no-cell = “{ $cell }” is not a cell
options-gray-cells = gray chips lie on cells 7 to { $last } (gray_zone)
options-gray-stone = a gray chip never lies on a stone (M4')
options-gray-once = each gray value is there once (M1)
options-gray-values = gray chips are worth 1, 2 and 3 (M1)

## Setting up
set-up-chip = Chip worth { $value }
