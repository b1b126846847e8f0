colour = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
    [green] Green
    [violet] Violet
   *[grey] Grey
}

## What happened
ordered = { $name } lets { $general } move first.
declared = { $band ->
    [yellow] { $general } chooses the yellow band.
    [white] { $general } chooses the white band.
    [orange] { $general } chooses the orange band.
   *[red] { $general } chooses the red band.
}
commanded = { $band ->
    [yellow] { $commander } orders { $general } to the yellow band.
    [white] { $commander } orders { $general } to the white band.
    [orange] { $commander } orders { $general } to the orange band.
   *[red] { $commander } orders { $general } to the red band.
}
entered = { $general } spins { $steps } and leaves exile for space { $end }.
moved = { $carried ->
    [0] { $general } spins { $steps }: from space { $start } to { $end }.
    [1] { $general } spins { $steps } and carries one superior from space { $start } to { $end }.
   *[other] { $general } spins { $steps } and carries { $carried } superiors from space { $start } to { $end }.
}
allowed = { $general } spins { $steps } and may go as many spaces, or fewer.
strode-out = { $steps ->
    [1] { $general } leaves exile for space { $end }, with one step.
   *[other] { $general } leaves exile for space { $end }, with { $steps } steps.
}
strode = { $carried ->
    [0] { $general } goes { $steps } of the spaces allowed: from space { $start } to { $end }.
    [1] { $general } goes { $steps } of the spaces allowed and carries one superior from space { $start } to { $end }.
   *[other] { $general } goes { $steps } of the spaces allowed and carries { $carried } superiors from space { $start } to { $end }.
}
summoned = { $carried ->
    [0] The red ball: { $general } goes straight to Moscow.
    [1] The red ball: { $general } goes straight to Moscow with the superior on his shoulders.
   *[other] The red ball: { $general } goes straight to Moscow with { $carried } superiors on his shoulders.
}
drew = Generalowski! { $general } may jump onto an opponent.
drew-nobody = Generalowski! But there is nobody for { $general } to jump onto.
jumped = { $carried ->
    [0] { $general } jumps to space { $space }.
    [1] { $general } jumps to space { $space } and carries one superior.
   *[other] { $general } jumps to space { $space } and carries { $carried } superiors.
}
crossed = { $gone ->
    [1] An X: { $general } goes to Siberia. The pot is { $pot }.
   *[other] An X: { $general } and those with him, { $gone } generals, go to Siberia. The pot is { $pot }.
}
crossed-again = An X: { $general } stays in Siberia. The pot is { $pot }.
disgraced = { $gone ->
    [1] The black ball: { $general } goes to Siberia in disgrace. The pot is { $pot }.
   *[other] The black ball: { $general } and those with him, { $gone } generals, go to Siberia in disgrace. The pot is { $pot }.
}
disgraced-again = The black ball: { $general } stays in Siberia, in disgrace. The pot is { $pot }.
lost-medal = { $general } loses a medal and keeps { $medals }.
landed = { $landed ->
    [1] { $general } now commands one general more on space { $space }; medals added to the pot: { $medals }.
   *[other] { $general } now commands { $landed } generals more on space { $space }; medals added to the pot: { $medals }.
}
landed-arriver = { $landed ->
    [1] { $general } now commands one general more on space { $space }; medals received: { $medals }.
   *[other] { $general } now commands { $landed } generals more on space { $space }; medals received: { $medals }.
}
landed-covered = { $landed ->
    [1] { $general } now commands one general more on space { $space }; medals for the general below: { $medals }.
   *[other] { $general } now commands { $landed } generals more on space { $space }; medals for the generals below: { $medals }.
}
collected = { $taken ->
    [0] { $general } finds no medal at Moscow.
    [1] { $general } takes the medal at Moscow and has { $medals }.
   *[other] { $general } takes the { $taken } medals at Moscow and has { $medals }.
}
starred = { $general } exchanges eleven medals for the star.
marshal = { $general } is named Marshal and wins with { $medals } medals.
marshal-too = { $general } is named Marshal with { $medals } medals and shares the victory.
most = After the last spin { $name } has most medals, { $medals }, and wins.
shared = After the last spin { $names } share the victory with { $medals } medals each.

## What is asked
prompt-over = The match is over.
prompt-ordering = { $who ->
    [you] You say which of your generals moves first.
   *[other] { $name } says which general moves first.
}
prompt-declaring = { $who ->
    [you] You choose a band for { $general }.
   *[other] { $general } chooses a band.
}
prompt-declaring-below = { $who ->
    [you] You command: choose a band for { $general }, who carries { $commander }.
   *[other] { $commander } commands and chooses a band for { $general }.
}
prompt-spinning = { $band ->
    [yellow] The arrow is spun for { $general }, on the yellow band.
    [white] The arrow is spun for { $general }, on the white band.
    [orange] The arrow is spun for { $general }, on the orange band.
   *[red] The arrow is spun for { $general }, on the red band.
}
prompt-targeting = { $who ->
    [you] You choose the pile onto which { $general } jumps.
   *[other] { $general } chooses a pile to jump onto.
}
prompt-targeting-below = { $who ->
    [you] You command: choose the pile onto which { $general } jumps with you.
   *[other] { $commander } commands and chooses the pile onto which { $general } jumps.
}
prompt-striding = { $who ->
    [you] You choose how far { $general } goes, 1 to { $steps } spaces.
   *[other] { $general } chooses how far to go, 1 to { $steps } spaces.
}
prompt-striding-below = { $who ->
    [you] You command: choose how far { $general } goes with you, 1 to { $steps } spaces.
   *[other] { $commander } commands and chooses how far { $general } goes, 1 to { $steps } spaces.
}

## What may be chosen
label-order = { $general } moves first
label-band = { $band ->
    [yellow] yellow band, exile { $risk } %
    [white] white band, exile { $risk } %
    [orange] orange band, exile { $risk } %
   *[red] red band, exile { $risk } %
}
label-target = onto { $names } (space { $space })
label-stride = { $steps ->
    [1] one space, to space { $space }
   *[other] { $steps } spaces, to space { $space }
}
label-spin = { $result ->
    [x] X
    [black] black ball
    [gen] Generalowski
    [red] red ball
   *[number] { $steps }
}

## On the picture
picture-title = Generalowsky: { $spins } spins, { $pot } medals at Moscow
picture-siberia = Siberia
picture-moscow = Moscow
picture-exile = Exile
picture-pot = Moscow pot
picture-moves = moves
picture-first = first?
picture-band = { $band ->
    [yellow] Yellow
    [white] White
    [orange] Orange
   *[red] Red
}
picture-bands = Bands, in twelfths
picture-bands-parts = Bands and their odds
picture-keys = keys 1–{ $most }
picture-part = { $kind ->
    [x] exile { $count }
    [black] Siberia { $count }
    [gen] jump { $count }
   *[red] Moscow { $count }
}
picture-parts = { $list } in { $total }
picture-mean = mean march { $mean }
picture-mean-most = at most { $mean } in the mean
picture-medals = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}
picture-in-exile = in exile
picture-in-moscow = in Moscow
picture-on-space = on { $space }
picture-below = below { $general }
picture-carried = carried by { $general }
picture-marshal = Marshal

## Tables of the rulebook
figure-spinner = Spinner
figure-band = Band
figure-exile = Exile
figure-sectors = Sectors
figure-sector = { $result ->
    [x] X ×{ $count }
    [black] black ball ×{ $count }
    [gen] Generalowski ×{ $count }
    [red] red ball ×{ $count }
   *[number] { $steps } ×{ $count }
}

## Refusals
refusal-chance = The arrow decides here, nobody else.
refusal-not-your-turn = Another player decides now.
refusal-declare-first = Now the general on top declares a band; the arrow then says where the group goes.
refusal-pot = Nobody takes medals by hand: the pot goes to the general who comes to Moscow.
refusal-exile = In exile nobody stands on anybody; jump onto a pile of the track.
refusal-order-first = First say which of your two generals moves first.
refusal-order-is-set = Which general moves first has been said already.
refusal-one-general = With four or more players each has one general; there is no order to choose.
refusal-no-such-general = There is no general { $number } in this match; there are { $generals }.
refusal-not-yours = General { $number } is not one of the two generals of the player whose turn it is.
refusal-band-first = First a band is declared and the arrow spun; one jumps only after the Generalowski drawing.
refusal-target-first = The arrow has shown Generalowski; now a pile to jump onto is chosen, nothing else.
refusal-exact = The group goes exactly as many spaces as the arrow shows; nobody chooses how far.
refusal-spin-first = First a band is declared and the arrow spun; how far to go is chosen afterwards.
refusal-stride-first = The arrow has shown a number; now it is chosen how many spaces the group goes, nothing else.
refusal-too-far = The arrow shows { $shown }: the group goes 1 to { $shown } spaces, not { $steps }.
refusal-nobody-there = Nobody stands on space { $space }.
refusal-own-space = The group stands on space { $space } itself and is already above those below.
refusal-no-opponent = On space { $space } there is no opponent of the general who jumps.

## Options that do not fit
options-moscow = Moscow is a space of the track, 0 to { $last }
options-supply = expected null or a number of medals from 1 to { $most } (P3: one lies at Moscow)
options-sector = band { $band }: no sector can show “{ $told }”
options-sectors-below = band { $band }: { $told } on { $count } sectors
options-round = band { $band }: { $told } leads round the whole track of { $length } spaces
options-sectors = band { $band } has { $total } sectors, not 1 to { $most }

## Setting up
set-up-general = General
set-up-medal-more = One medal more
set-up-medal-fewer = One medal fewer
set-up-pot-more = One more in the pot
set-up-pot-fewer = One fewer in the pot
