## Armies
army-0 = South
army-1 = North
army-AU = Austria
army-BR = Great Britain
army-FR = France
army-OT = Ottoman Empire
    .the = the Ottoman Empire
army-PR = Prussia
army-RU = Russia
army-SP = Spain
army-US = United States
    .the = the United States

## Units
unit-A1 = 1st Regiment
    .the = the 1st Regiment
unit-A3 = 3rd Regiment
    .the = the 3rd Regiment
unit-A4 = 4th Regiment
    .the = the 4th Regiment
unit-G6 = 6th Grenzers
    .the = the 6th Grenzers
    .many = 2
unit-A9 = 9th Regiment
    .the = the 9th Regiment
unit-A14 = 14th Regiment
    .the = the 14th Regiment
unit-JD = Johann Dragoons
    .the = the Johann Dragoons
    .many = 2
unit-OC = O’Reilly Chevaulegers
    .the = the O’Reilly Chevaulegers
    .many = 2
unit-FG = 1st Foot Guards
    .the = the 1st Foot Guards
    .many = 2
unit-B4 = 4th Regiment of Foot
    .the = the 4th Regiment of Foot
unit-B32 = 32nd Regiment of Foot
    .the = the 32nd Regiment of Foot
unit-B42 = 42nd Regiment of Foot
    .the = the 42nd Regiment of Foot
unit-B52 = 52nd Regiment of Foot
    .the = the 52nd Regiment of Foot
unit-DB = Dutch-Belgians
    .the = the Dutch-Belgians
    .many = 2
unit-KD = King’s Dragoons Guards
    .the = the King’s Dragoons Guards
    .many = 2
unit-QL = 9th Queen’s Royal Lancers
    .the = the 9th Queen’s Royal Lancers
    .many = 2
unit-IG = Imperial Guard
    .the = the Imperial Guard
unit-F2 = 2nd Regiment Légère
    .the = the 2nd Regiment Légère
unit-F4 = 4th Regiment Suisse
    .the = the 4th Regiment Suisse
unit-F8 = 8th Regiment Légère
    .the = the 8th Regiment Légère
unit-F19 = 19th Regiment Légère
    .the = the 19th Regiment Légère
unit-F45 = 45th Regiment Légère
    .the = the 45th Regiment Légère
unit-GC = Guard Cavalry
    .the = the Guard Cavalry
unit-CU = 1st Cuirassiers
    .the = the 1st Cuirassiers
    .many = 2
unit-J1 = 1st Janissaries
    .the = the 1st Janissaries
    .many = 2
unit-J2 = 2nd Janissaries
    .the = the 2nd Janissaries
    .many = 2
unit-AF = Albanian Feudal Corps
    .the = the Albanian Feudal Corps
unit-GF = Greek Feudal Corps
    .the = the Greek Feudal Corps
unit-AP = Ali Pasha’s Cavalry
    .the = the Ali Pasha’s Cavalry
unit-AC = Arab Cavalry
    .the = the Arab Cavalry
unit-IC = Irregular Cavalry
    .the = the Irregular Cavalry
unit-RC = Regular Cavalry
    .the = the Regular Cavalry
unit-GG = Guard Grenadiers
    .the = the Guard Grenadiers
    .many = 2
unit-P1 = 1st Infantry Regiment
    .the = the 1st Infantry Regiment
unit-P13 = 13th Infantry Regiment
    .the = the 13th Infantry Regiment
unit-P25 = 25th Infantry Regiment
    .the = the 25th Infantry Regiment
unit-P27 = 27th Infantry Regiment
    .the = the 27th Infantry Regiment
unit-P32 = 32nd Infantry Regiment
    .the = the 32nd Infantry Regiment
unit-RE = Royal Escort
    .the = the Royal Escort
unit-D10 = 10th Dragoons
    .the = the 10th Dragoons
    .many = 2
unit-RG = Russian Guard
    .the = the Russian Guard
unit-KX = Kexholm Regiment
    .the = the Kexholm Regiment
unit-KO = Koursk Regiment
    .the = the Koursk Regiment
unit-LG = Leib Grenadiers
    .the = the Leib Grenadiers
    .many = 2
unit-MO = Moscow Regiment
    .the = the Moscow Regiment
unit-OR = Orlov Regiment
    .the = the Orlov Regiment
unit-C1 = 1st Cavalry
    .the = the 1st Cavalry
unit-BC = Black Sea Cossacks
    .the = the Black Sea Cossacks
    .many = 2
unit-WG = Walloon Guards
    .the = the Walloon Guards
    .many = 2
unit-S1 = 1st Line Regiment
    .the = the 1st Line Regiment
unit-S7 = 7th Navarrese Regiment
    .the = the 7th Navarrese Regiment
unit-S20 = 20th Line Regiment
    .the = the 20th Line Regiment
unit-CA = Regiment de Castille
    .the = the Regiment de Castille
unit-II = Infanteria Imperial
    .the = the Infanteria Imperial
unit-H3 = 3rd Hussars
    .the = the 3rd Hussars
    .many = 2
unit-DR = Del Rey Dragoons
    .the = the Del Rey Dragoons
    .many = 2
unit-U1 = 1st Infantry Regiment
    .the = the 1st Infantry Regiment
unit-U2 = 2nd Infantry Regiment
    .the = the 2nd Infantry Regiment
unit-U3 = 3rd Infantry Regiment
    .the = the 3rd Infantry Regiment
unit-U10 = 10th Infantry Regiment
    .the = the 10th Infantry Regiment
unit-U22 = 22nd Infantry Regiment
    .the = the 22nd Infantry Regiment
unit-M4 = 4th Militia
    .the = the 4th Militia
unit-M13 = 13th Militia
    .the = the 13th Militia
unit-VC = Volunteer Cavalry
    .the = the Volunteer Cavalry

## Leaders
leader-CHARLES = Archduke Charles
leader-SCHWARZENBERG = Duke of Schwarzenberg
    .the = the Duke of Schwarzenberg
leader-FRANCIS = Emperor Francis II
leader-MACK = Karl Mack von Leiberich
leader-WELLINGTON = Lord Wellington
leader-MOORE = Sir John Moore
leader-BERESFORD = William Beresford
leader-HILL = Rowland Hill
leader-UXBRIDGE = Earl of Uxbridge
    .the = the Earl of Uxbridge
leader-NAPOLEON = Napoléon Bonaparte
leader-DAVOUT = Louis Nicolas Davout
leader-SOULT = Nicolas Soult
leader-NEY = Michel Ney
leader-MURAT = Joachim Murat
leader-LANNES = Jean Lannes
leader-PECHLIVAN = Pechlivan Khan
leader-MUHAMMAD = Muhammad Ali
leader-OMAR = Omar Agha
leader-VISIER = Grand Visier Pasha
leader-BLUCHER = Gebhard von Blücher
leader-YORCK = Yorck von Wartenburg
leader-KLEIST = Kleist von Nollendorf
leader-BRUNSWICK = Duke of Brunswick
    .the = the Duke of Brunswick
leader-KUTUZOV = Mikhail Kutuzov
leader-BARCLAY = Barclay de Tolly
leader-BAGRATION = Pyotr Bagration
leader-BENNIGSEN = Levin Bennigsen
leader-BUXHOEVDEN = Friedrich Buxhoevden
leader-WITTGENSTEIN = Sayn-Wittgenstein
leader-CASTANOS = Francisco Castaños
leader-BLAKE = Joaquín Blake
leader-CUESTA = Gregorio de la Cuesta
leader-CARO = Pedro Caro
leader-PALAFOX = José de Palafox
leader-MACOMB = Alexander Macomb
leader-JACKSON = Andrew Jackson
leader-HARRISON = William Harrison
leader-DEARBORN = Henry Dearborn
leader-SCOTT = Winfield Scott

## Orders
order-AMB = Ambush
order-COM = Committed Attack
order-FM = Forced March
order-GUE = Guerrillas
order-RED = Redoubt
order-REG = Regroup
order-SAP = Sappers
order-SKI = Skirmish
order-SPY = Scout / Spy
order-SUP = Supply
order-WD = Withdraw
effect-AMB = Attack any enemy unit with 1d10
effect-COM = 2d6 more; one attacker takes a hit
effect-FM = One more square for a unit that moved
effect-GUE = Cancel Supply, March, Regroup or repair
effect-RED = A redoubt under one of your units
effect-REG = Restore one reduced unit
effect-SAP = A redoubt does not count in this attack
effect-SKI = End your assault, then move up to 2
effect-SPY = Look at the other hand
effect-SUP = A second unit moves, or restore one
effect-WD = Your unit falls back before the fight

## Terrain
terrain-clear = clear
terrain-D = field
terrain-H = hill
terrain-T = town
terrain-F = woods
terrain-M = marsh
terrain-L = lake

## What happened: before the battle
rolled-for-first = { $army } { $army_n ->
    [one] rolls
   *[other] roll
} { $roll }.
rolled-equal = { $army } { $army_n ->
    [one] rolls
   *[other] roll
} { $roll } as well: both roll again.
first-decided = { $army } { $army_n ->
    [one] goes
   *[other] go
} first, { $high } against { $low }.
laid-tile = { $army } { $army_n ->
    [one] lays
   *[other] lay
} tile { $tile } in the { $corner ->
    [NW] north-west
    [NE] north-east
    [SW] south-west
   *[SE] south-east
}{ $turns ->
    [0] {""}, upright
    [1] , turned a quarter to the right
    [2] , turned upside down
   *[3] , turned a quarter to the left
}.
chose-nations = { $army } { $army_n ->
    [one] names
   *[other] name
} the armies of this match: { $one } and { $two }.
chose-nation = { $army } { $army_n ->
    [one] takes
   *[other] take
} { $one }; { $two } { $two_n ->
    [one] goes
   *[other] go
} to the other side.
chose-edge = { $army } { $army_n ->
    [one] takes
   *[other] take
} the { $edge ->
    [N] northern
    [E] eastern
    [S] southern
   *[W] western
} edge of the map.
dealt = { $army } { $army_n ->
    [one] draws
   *[other] draw
} a first card: { $card }.
dealt-unseen = { $army } { $army_n ->
    [one] draws
   *[other] draw
} a first card.
picked = { $army } { $army_n ->
    [one] picks
   *[other] pick
} { $card }.
picked-unseen = { $army } { $army_n ->
    [one] picks
   *[other] pick
} a starting card.
placed = { $unit } { $unit_n ->
    [one] takes
   *[other] take
} post on { $square }.

## What happened: turn, cards, movement
turn-began = Turn { $turn }: { $army } { $army_n ->
    [one] is
   *[other] are
} to play.
discarded = { $army } { $army_n ->
    [one] discards
   *[other] discard
} { $card }.
discarded-unseen = { $army } { $army_n ->
    [one] discards
   *[other] discard
} a card unseen.
discard-shown = The discard pile of { $army } now shows { $card }.
drew = { $army } { $army_n ->
    [one] draws
   *[other] draw
} { $card }.
drew-unseen = { $army } { $army_n ->
    [one] draws
   *[other] draw
} a card.
reshuffled = { $army } { $army_n ->
    [one] shuffles
   *[other] shuffle
} the discard pile into a new deck.
exhausted = { $army } { $army_n ->
    [one] has
   *[other] have
} drawn the last card of the first deck.
ran-out = { $army } { $army_n ->
    [one] has
   *[other] have
} drawn the last card of the first deck; the cards now in hand have still to go.
deck-spent = The last card of the first deck of { $army } has left the hand.
spied = { $army } { $army_n ->
    [one] sends
   *[other] send
} out a spy and { $army_n ->
    [one] looks
   *[other] look
} at the other hand.
spied-seen = { $army } { $army_n ->
    [one] sends
   *[other] send
} out a spy and { $army_n ->
    [one] sees
   *[other] see
}: { $cards }.
marched = { $unit } { $unit_n ->
    [one] moves
   *[other] move
} from { $start } to { $end }.
marched-second = { $unit } { $unit_n ->
    [one] moves
   *[other] move
} as the second unit from { $start } to { $end }.
force-marched = { $unit } { $unit_n ->
    [one] presses
   *[other] press
} on from { $start } to { $end }.
played-march = { $army } { $army_n ->
    [one] plays
   *[other] play
} Forced March for { $unit }.
played-supply = { $army } { $army_n ->
    [one] plays
   *[other] play
} Supply: a second unit may move.
guerrillas = { $army } { $army_n ->
    [one] plays
   *[other] play
} Guerrillas: { $card } has no effect.

## What happened: combat
assaulted = { $unit } { $unit_n ->
    [one] assaults
   *[other] assault
} { $target }, from { $start } to { $end }, with { $dice }.
ambushed = { $army } { $army_n ->
    [one] ambushes
   *[other] ambush
} { $target } on { $end }, with { $dice }.
bombarded = { $unit } { $unit_n ->
    [one] bombards
   *[other] bombard
} { $target }, from { $start } to { $end }, with { $dice }.
volleyed = { $unit } { $unit_n ->
    [one] fires
   *[other] fire
} a volley at { $target }, from { $start } to { $end }, with { $dice }.
battery-fired = { $card } masses the guns: { $unit } { $unit_n ->
    [one] bombards
   *[other] bombard
} { $target }, from { $start } to { $end }, with { $dice }.
withdrew-by-card = { $army } { $army_n ->
    [one] plays
   *[other] play
} Withdraw: { $unit } { $unit_n ->
    [one] does
   *[other] do
} not await the assault.
tried-withdrawal = { $unit } { $unit_n ->
    [one] tries
   *[other] try
} to withdraw: 1 to { $most } on a die.
withdrawal-made = The die shows { $die }: the withdrawal succeeds.
withdrawal-failed = The die shows { $die }: the withdrawal fails, { $card } still counts { $value } in defense.
defended = { $army } { $army_n ->
    [one] answers
   *[other] answer
} with { $card }: { $value } more in defense.
reinforced = { $army } { $army_n ->
    [one] adds
   *[other] add
} { $card }: { $dice } more.
led = { $card } leads the attack: { $value } more.
commanded = { $card } commands: { $units ->
    [one] one unit
   *[other] up to { $units } units
} may join.
supported = { $unit } { $unit_n ->
    [one] joins
   *[other] join
} the attack from { $start }: { $value } more.
committed = { $army } { $army_n ->
    [one] commits
   *[other] commit
} everything: 2d6 more, paid for with a hit.
sapped = Sappers blow a breach: the redoubt does not count.
skirmished = { $army } { $army_n ->
    [one] breaks
   *[other] break
} off with a Skirmish: no result, { $card } returns to the hand.
skirmish-moved = { $unit } { $unit_n ->
    [one] slips
   *[other] slip
} away from { $start } to { $end }.
skirmish-stayed = { $unit } { $unit_n ->
    [one] stays
   *[other] stay
} on { $start }.
totalled = The dice show { $roll }: { $attack } = { $total } against { $defense } = { $against }.
result-lt = { $total } is less than { $against }: the attackers take a hit.
result-eq = Equal totals: nothing happens.
result-x1 = More than { $against }, less than twice that: the defender chooses a hit or a retreat.
result-x2 = At least twice { $against }: the attacker chooses a hit or a retreat.
result-x3 = At least three times { $against }: a hit and a retreat.
result-x4 = At least four times { $against }: the defender is eliminated.
fire-hit = The fire tells: { $total } is more than { $against }.
fire-missed = The fire has no effect: { $total } is not more than { $against }.
chose-hit = { $army } { $army_n ->
    [one] chooses
   *[other] choose
} the hit.
chose-retreat = { $army } { $army_n ->
    [one] chooses
   *[other] choose
} the retreat.
reduced = { $unit } { $unit_n ->
    [one] is
   *[other] are
} hit: strength { $from } becomes { $to }.
eliminated = { $unit } { $unit_n ->
    [one] is
   *[other] are
} eliminated: { $army } { $army_n ->
    [one] has
   *[other] have
} lost { $lost ->
    [one] one unit
   *[other] { $lost } units
}.
cornered = { $unit } { $unit_n ->
    [one] has
   *[other] have
} nowhere to retreat.
retreated = { $unit } { $unit_n ->
    [one] retreats
   *[other] retreat
} from { $start } to { $end }.
withdrew = { $unit } { $unit_n ->
    [one] withdraws
   *[other] withdraw
} from { $start } to { $end }.
advanced = { $unit } { $unit_n ->
    [one] advances
   *[other] advance
} from { $start } to { $end }.
stayed = The attackers do not advance.
pursued = { $unit } { $unit_n ->
    [one] pursues
   *[other] pursue
}: the die shows { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}{ $modifier }
}, { $most } or less hits.
pursuit-missed = { $unit } { $unit_n ->
    [one] pursues
   *[other] pursue
}: the die shows { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}{ $modifier }
}, more than { $most }: no hit.
paid = { $unit } { $unit_n ->
    [one] pays
   *[other] pay
} for the committed attack.
redoubt-gone = The redoubt on { $square } is gone.

## What happened: restoration and the end
restoring = { $army } { $army_n ->
    [one] plays
   *[other] play
} { $card } to restore { $unit }.
rallying = { $card } rallies { $unit }: 1 to { $most } on a die.
rallied-at-once = { $card } rallies { $unit } without a die.
rallied = The die shows { $die }: the rally succeeds.
rally-failed = The die shows { $die }: the rally fails.
restored = { $unit } { $unit_n ->
    [one] is
   *[other] are
} back at full strength { $to }.
entrenched = { $unit } { $unit_n ->
    [one] digs
   *[other] dig
} a redoubt on { $square }.
night-fell = Night falls: { $one } { $one_n ->
    [one] holds
   *[other] hold
} { $one_squares ->
    [one] one square
   *[other] { $one_squares } squares
} beyond the line, { $two } { $two_squares }.
cap-reached = The last turn is over: { $one } { $one_n ->
    [one] holds
   *[other] hold
} { $one_squares ->
    [one] one square
   *[other] { $one_squares } squares
} beyond the line, { $two } { $two_squares }.
won-attrition = { $army } { $army_n ->
    [one] wins
   *[other] win
}: five enemy units are out.
won-nightfall = { $army } { $army_n ->
    [one] wins
   *[other] win
} the day.
won-cap = { $army } { $army_n ->
    [one] wins
   *[other] win
} on points.
part-dice = dice
part-hill = hill
part-terrain = terrain
part-redoubt = redoubt

## What is asked
prompt-over = { $army } { $army_n ->
    [one] has
   *[other] have
} won.
prompt-chance-card = { $army } { $army_n ->
    [one] draws
   *[other] draw
} a card.
prompt-chance-dice = The dice are rolling: { $dice }.
prompt-chance-die = A die is rolling for { $unit }.
prompt-chance-first = The dice decide who goes first.
prompt-tile = { $who ->
    [you] You lay a tile in the { $corner ->
        [NW] north-west
        [NE] north-east
        [SW] south-west
       *[SE] south-east
    }: pick it, then turn it.
   *[other] { $army } { $army_n ->
       [one] lays
      *[other] lay
    } a tile.
}
prompt-nations = { $who ->
    [you] You name the two armies of this match.
   *[other] { $army } { $army_n ->
       [one] names
      *[other] name
    } the two armies.
}
prompt-nation = { $who ->
    [you] You choose your army.
   *[other] { $army } { $army_n ->
       [one] chooses
      *[other] choose
    } an army.
}
prompt-edge = { $who ->
    [you] You choose your edge of the map.
   *[other] { $army } { $army_n ->
       [one] chooses
      *[other] choose
    } an edge of the map.
}
prompt-pick = { $who ->
    [you] You pick a starting card; { $left ->
        [one] this is the last one.
       *[other] { $left } to go.
    }
   *[other] { $army } { $army_n ->
       [one] picks
      *[other] pick
    } starting cards.
}
prompt-place = { $who ->
    [you] You post { $unit } on your first two ranks.
   *[other] { $army } { $army_n ->
       [one] posts
      *[other] post
    } { $unit }.
}
prompt-discard = { $who ->
    [you] You may discard: choose cards, or keep the rest.
   *[other] { $army } { $army_n ->
       [one] considers
      *[other] consider
    } the discards.
}
prompt-drawn = { $who ->
    [you] You have drawn; go on.
   *[other] { $army } { $army_n ->
       [one] has
      *[other] have
    } drawn.
}
prompt-move = { $who ->
    [you] You must move one unit.
   *[other] { $army } { $army_n ->
       [one] has
      *[other] have
    } to move one unit.
}
prompt-moved = { $who ->
    [you] { $unit } { $unit_n ->
        [one] has
       *[other] have
     } moved: play Forced March or Supply, or go on.
   *[other] { $army } { $army_n ->
       [one] is
      *[other] are
    } free to march on.
}
prompt-fmstep = { $who ->
    [you] You press on with { $unit }: one more square.
   *[other] { $army } { $army_n ->
       [one] presses
      *[other] press
    } on with { $unit }.
}
prompt-move2 = { $who ->
    [you] You move a second unit.
   *[other] { $army } { $army_n ->
       [one] moves
      *[other] move
    } a second unit.
}
prompt-guer = { $who ->
    [you] You may answer { $card } with Guerrillas, or let it pass.
   *[other] { $army } { $army_n ->
       [one] decides
      *[other] decide
    } whether to answer { $card } with Guerrillas.
}
prompt-combat = { $who ->
    [you] You may attack: choose a card, then the target.
   *[other] { $army } { $army_n ->
       [one] decides
      *[other] decide
    } on an attack.
}
prompt-restore = { $who ->
    [you] You may restore a unit or build a redoubt.
   *[other] { $army } { $army_n ->
       [one] decides
      *[other] decide
    } on restoring a unit or building a redoubt.
}
prompt-defend = { $who ->
    [you] You defend { $square }: add a card, or stand.
   *[other] { $army } { $army_n ->
       [one] defends
      *[other] defend
    } { $square }.
}
prompt-attack = { $who ->
    [you] You attack { $square }: add a card, or let the dice decide.
   *[other] { $army } { $army_n ->
       [one] decides
      *[other] decide
    } whether to reinforce the attack on { $square }.
}
prompt-support = { $who ->
    [you] You choose a unit that joins the attack on { $square }.
   *[other] { $army } { $army_n ->
       [one] calls
      *[other] call
    } up support against { $square }.
}
prompt-skimove = { $who ->
    [you] You may move { $unit } up to two squares, or stay.
   *[other] { $army } { $army_n ->
       [one] moves
      *[other] move
    } { $unit } up to two squares, or { $army_n ->
       [one] stays
      *[other] stay
    }.
}
prompt-choice = { $who ->
    [you] You choose for { $unit }: a hit or a retreat.
   *[other] { $army } { $army_n ->
       [one] chooses
      *[other] choose
    } a hit or a retreat for { $unit }.
}
prompt-retreat = { $who ->
    [you] You choose where { $unit } { $unit_n ->
        [one] falls
       *[other] fall
     } back to.
   *[other] { $army } { $army_n ->
       [one] chooses
      *[other] choose
    } where { $unit } { $unit_n ->
       [one] falls
      *[other] fall
    } back to.
}
prompt-advance = { $who ->
    [you] You choose who advances to { $square }{ $may ->
        [1] {""}, or stay
       *[other] {""}
    }.
   *[other] { $army } { $army_n ->
       [one] chooses
      *[other] choose
    } who advances to { $square }.
}
prompt-loss = { $who ->
    [you] You choose who pays for the committed attack.
   *[other] { $army } { $army_n ->
       [one] chooses
      *[other] choose
    } who pays for the committed attack.
}

## What may be chosen
label-pass = Go on
label-keep = Keep the rest
label-stand = Stand
label-dice = Let the dice decide
label-let-pass = Let it pass
label-no-combat = No combat
label-enough = No more support
label-stay = Stay
label-done = End the turn
label-card-drawn = { $card }
label-number = { $number }
label-tile = Tile { $tile }{ $turns ->
    [0] {""}
    [1] , a quarter right
    [2] , upside down
   *[3] , a quarter left
}
label-nations = { $one } and { $two }
label-nation = { $one }
label-edge = { $edge ->
    [N] Northern edge
    [E] Eastern edge
    [S] Southern edge
   *[W] Western edge
}
label-pick = Pick { $card }
label-place = { $unit } on { $square }
label-discard = Discard { $card }
label-move = { $unit } from { $start } to { $end }
label-play = Play { $card }
label-spy = Send out the spy
label-assault = { $card }: assault { $end } from { $start }
label-volley = { $card }: volley at { $end } from { $start }
label-bombard = { $card }: bombard { $end } from { $start }
label-ambush = Ambush { $end }
label-withdraw = Withdraw
label-attempt = Try to withdraw with { $card }
label-defend = { $card }: defend, +{ $value }
label-reinforce = { $card }: { $dice } more
label-lead = { $card }: combat, +{ $value }
label-command = { $card }: command, up to { $units ->
    [one] one unit
   *[other] { $units } units
}
label-support = { $unit } joins in
label-hit = Take the hit
label-hit-them = Inflict the hit
label-retreat = Retreat
label-retreat-them = Force the retreat
label-loss = { $unit } takes the hit
label-restore = { $card }: restore { $unit }
label-redoubt = Redoubt on { $square }

## Words in the picture
picture-attack = attack
picture-leader = Leader
picture-total = total
picture-key = What the ground is worth
picture-defense-bonus = defense { $bonus }
picture-chance = { $percent } % hit
picture-chances = Over each target: the chance that your attack beats it, if nobody adds a card.
picture-beyond = out of reach
picture-likely = it was { $percent } likely
picture-holds = { $army }: { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
picture-lost-of = { $lost } of { $of } lost
picture-board = Manoeuvre: { $south } in the south, { $north } in the north
picture-undrafted = Manoeuvre: the draft
picture-counter = { $army }, { $unit }, { $where ->
    [lost] lost
    [waiting] still to place
   *[square] on { $square }
}: { $arm }, { $state ->
    [reduced] reduced to { $strength } (full { $full })
   *[full] full strength { $strength } (reduced { $reduced })
}
picture-inf = infantry
picture-cav = cavalry
picture-free = not required to advance
picture-automatic = auto
picture-command = command
picture-combat = combat
picture-rally = rally
picture-pursuit = pursuit
picture-battery = { $dice } · range { $range }
picture-nightfall = If night fell now
picture-redoubt = redoubt
picture-attack-bonus = attack +{ $bonus }
picture-ends-move = ends the move
picture-no-assault = no assault from here
picture-blocks-sight = blocks sight
picture-hand = Your hand
picture-deck-choice = Choose a card for your hand
picture-tiles = Tiles
picture-corner = { $corner ->
    [NW] NW
    [NE] NE
    [SW] SW
   *[SE] SE
}
picture-armies = Armies
picture-units = 8 units, { $cavalry } mounted
picture-reserve = Still to place
picture-deck-size = deck { $count }
picture-pile-size = discards { $count }
picture-top = on top: { $card }
picture-exhausted = first deck exhausted
picture-spent = first deck played out
picture-old = first deck drawn, { $count } of it in hand
picture-old-card = first deck
picture-known = seen: { $cards }
picture-turn = Turn { $turn }
picture-phase-discard = discard
picture-phase-draw = draw
picture-phase-move = move
picture-phase-combat = combat
picture-phase-restore = restore
picture-assault = Assault
picture-ambush = Ambush
picture-bombard = Bombardment
picture-volley = Volley
picture-attacker = Attacker
picture-defender = Defender
picture-step-attack = attack
picture-step-defend = defend
picture-step-reinforce = reinforce
picture-step-dice = dice
picture-step-result = result
picture-odds = Chances of the throw as the cards lie now, of all throws of these dice.
picture-part-strength = strength
picture-part-support = in support
picture-part-combat = combat
picture-part-defense = defense
picture-part-cancelled = cancelled
picture-part-none = none
picture-part-breached = breached
picture-zone-fight-lt = attackers hit
picture-zone-fight-eq = no effect
picture-zone-fight-x1 = defender chooses
picture-zone-fight-x2 = attacker chooses
picture-zone-fight-x3 = hit and retreat
picture-zone-fight-x4 = eliminated
picture-zone-fire-lt = no effect
picture-zone-fire-x1 = hit
picture-stopped-withdraw = the defender has withdrawn
picture-stopped-skirmish = broken off, no result
picture-won = { $army } { $army_n ->
    [one] wins
   *[other] win
}
picture-reason-attrition = five units out
picture-reason-nightfall = nightfall, { $south } : { $north }
picture-reason-cap = last turn, { $south } : { $north }
picture-can-discard = discard
picture-can-play = play
picture-can-assault = assault
picture-can-volley = volley
picture-can-bombard = bombard
picture-can-ambush = ambush
picture-can-withdraw = withdraw
picture-can-defend = defend +{ $value }
picture-can-reinforce = add { $dice }
picture-can-lead = combat +{ $value }
picture-can-command = command
picture-can-restore = restore
picture-can-redoubt = build
picture-can-pick = pick
picture-die-rally = rally
picture-die-withdraw = withdrawal
picture-die-pursuit = pursuit

## Refusals

refusal-chance = The dice and the cards decide here, nobody else.
refusal-not-your-turn = The other side decides now.
refusal-not-yours = This unit is not yours.
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

## Options that do not fit
options-players = two armies meet, so there are 2 players
options-edition = expected 2010 or 2008, got { $got }
options-letters = the terrain letters are { $letters }
options-open = is missing; only a draft leaves it open
options-same-army = two different armies meet (one set in the box)
options-tiles-or-board = give either tiles or a board, the other is null
options-drafted = is decided in the draft and must be null
options-draft-room = with this terrain some drafted board would leave a side no room for its 8 units
options-same-tile = the four tiles are different
options-tile-numbers = tiles are numbered from 1 to 24
options-tile-turns = a tile is turned by 0 to 3 quarters
options-rows = expected 8 rows of 8 letters, rank 8 first
options-room = ranks { $first } and { $second } need at least 8 squares that units can enter, there are { $free }

# Tables of the rulebook
figure-terrain = terrain
figure-defense = defense
figure-attack = attack
figure-enter = may be entered
figure-ends-move = ends the move
figure-march = forced march
figure-assault = assault from here
figure-sight = blocks sight
figure-yes = yes
figure-no = no
figure-tile = tile
figure-row = row { $row }
figure-place = place
figure-nation = nation
figure-unit = unit
figure-arm = arm
figure-full = full
figure-reduced = reduced
figure-inf = foot
figure-cav = horse

## Setting up
set-up-reduce = Reduced or whole
set-up-redoubt = Redoubt
