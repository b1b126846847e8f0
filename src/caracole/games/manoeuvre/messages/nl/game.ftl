## Armies
army-0 = Zuid
army-1 = Noord
army-AU = Oostenrijk
army-BR = Groot-Brittannië
army-FR = Frankrijk
army-OT = Ottomaanse Rijk
    .the = het Ottomaanse Rijk
army-PR = Pruisen
army-RU = Rusland
army-SP = Spanje
army-US = Verenigde Staten
    .the = de Verenigde Staten
    .many = 2

## Units
unit-A1 = 1e regiment
    .the = het 1e regiment
unit-A3 = 3e regiment
    .the = het 3e regiment
unit-A4 = 4e regiment
    .the = het 4e regiment
unit-G6 = 6e Grenzers
    .the = de 6e Grenzers
    .many = 2
unit-A9 = 9e regiment
    .the = het 9e regiment
unit-A14 = 14e regiment
    .the = het 14e regiment
unit-JD = Johann-dragonders
    .the = de Johann-dragonders
    .many = 2
unit-OC = O’Reilly-chevau-légers
    .the = de O’Reilly-chevau-légers
    .many = 2
unit-FG = 1e Garde te voet
    .the = de 1e Garde te voet
unit-B4 = 4e regiment te voet
    .the = het 4e regiment te voet
unit-B32 = 32e regiment te voet
    .the = het 32e regiment te voet
unit-B42 = 42e regiment te voet
    .the = het 42e regiment te voet
unit-B52 = 52e regiment te voet
    .the = het 52e regiment te voet
unit-DB = Nederlanders en Belgen
    .the = de Nederlanders en Belgen
    .many = 2
unit-KD = Koningsdragonders
    .the = de Koningsdragonders
    .many = 2
unit-QL = 9e lansiers van de Koningin
    .the = de 9e lansiers van de Koningin
    .many = 2
unit-IG = Keizerlijke Garde
    .the = de Keizerlijke Garde
unit-F2 = 2e regiment licht
    .the = het 2e regiment licht
unit-F4 = 4e Zwitserse regiment
    .the = het 4e Zwitserse regiment
unit-F8 = 8e regiment licht
    .the = het 8e regiment licht
unit-F19 = 19e regiment licht
    .the = het 19e regiment licht
unit-F45 = 45e regiment licht
    .the = het 45e regiment licht
unit-GC = Gardecavalerie
    .the = de Gardecavalerie
unit-CU = 1e kurassiers
    .the = de 1e kurassiers
    .many = 2
unit-J1 = 1e janitsaren
    .the = de 1e janitsaren
    .many = 2
unit-J2 = 2e janitsaren
    .the = de 2e janitsaren
    .many = 2
unit-AF = Albanese leenkorps
    .the = het Albanese leenkorps
unit-GF = Griekse leenkorps
    .the = het Griekse leenkorps
unit-AP = Cavalerie van Ali Pasja
    .the = de cavalerie van Ali Pasja
unit-AC = Arabische cavalerie
    .the = de Arabische cavalerie
unit-IC = Ongeregelde cavalerie
    .the = de ongeregelde cavalerie
unit-RC = Geregelde cavalerie
    .the = de geregelde cavalerie
unit-GG = Gardegrenadiers
    .the = de Gardegrenadiers
    .many = 2
unit-P1 = 1e regiment infanterie
    .the = het 1e regiment infanterie
unit-P13 = 13e regiment infanterie
    .the = het 13e regiment infanterie
unit-P25 = 25e regiment infanterie
    .the = het 25e regiment infanterie
unit-P27 = 27e regiment infanterie
    .the = het 27e regiment infanterie
unit-P32 = 32e regiment infanterie
    .the = het 32e regiment infanterie
unit-RE = Koninklijk Escorte
    .the = het Koninklijk Escorte
unit-D10 = 10e dragonders
    .the = de 10e dragonders
    .many = 2
unit-RG = Russische Garde
    .the = de Russische Garde
unit-KX = Regiment Kexholm
    .the = het regiment Kexholm
unit-KO = Regiment Koersk
    .the = het regiment Koersk
unit-LG = Lijfgrenadiers
    .the = de Lijfgrenadiers
    .many = 2
unit-MO = Regiment Moskou
    .the = het regiment Moskou
unit-OR = Regiment Orlov
    .the = het regiment Orlov
unit-C1 = 1e cavalerie
    .the = de 1e cavalerie
unit-BC = Kozakken van de Zwarte Zee
    .the = de kozakken van de Zwarte Zee
    .many = 2
unit-WG = Waalse Gardes
    .the = de Waalse Gardes
    .many = 2
unit-S1 = 1e linieregiment
    .the = het 1e linieregiment
unit-S7 = 7e regiment Navarra
    .the = het 7e regiment Navarra
unit-S20 = 20e linieregiment
    .the = het 20e linieregiment
unit-CA = Regiment Castilië
    .the = het regiment Castilië
unit-II = Keizerlijke infanterie
    .the = de Keizerlijke infanterie
unit-H3 = 3e huzaren
    .the = de 3e huzaren
    .many = 2
unit-DR = Del Rey-dragonders
    .the = de Del Rey-dragonders
    .many = 2
unit-U1 = 1e regiment infanterie
    .the = het 1e regiment infanterie
unit-U2 = 2e regiment infanterie
    .the = het 2e regiment infanterie
unit-U3 = 3e regiment infanterie
    .the = het 3e regiment infanterie
unit-U10 = 10e regiment infanterie
    .the = het 10e regiment infanterie
unit-U22 = 22e regiment infanterie
    .the = het 22e regiment infanterie
unit-M4 = 4e militie
    .the = de 4e militie
unit-M13 = 13e militie
    .the = de 13e militie
unit-VC = Vrijwillige cavalerie
    .the = de vrijwillige cavalerie

## Leaders
leader-CHARLES = Aartshertog Karel
    .the = aartshertog Karel
leader-SCHWARZENBERG = Hertog van Schwarzenberg
    .the = de hertog van Schwarzenberg
leader-FRANCIS = Keizer Frans II
    .the = keizer Frans II
leader-MACK = Karl Mack von Leiberich
leader-WELLINGTON = Lord Wellington
leader-MOORE = Sir John Moore
leader-BERESFORD = William Beresford
leader-HILL = Rowland Hill
leader-UXBRIDGE = Graaf van Uxbridge
    .the = de graaf van Uxbridge
leader-NAPOLEON = Napoléon Bonaparte
leader-DAVOUT = Louis Nicolas Davout
leader-SOULT = Nicolas Soult
leader-NEY = Michel Ney
leader-MURAT = Joachim Murat
leader-LANNES = Jean Lannes
leader-PECHLIVAN = Pechlivan Khan
leader-MUHAMMAD = Muhammad Ali
leader-OMAR = Omar Agha
leader-VISIER = Pasja-grootvizier
    .the = de pasja-grootvizier
leader-BLUCHER = Gebhard von Blücher
leader-YORCK = Yorck von Wartenburg
leader-KLEIST = Kleist von Nollendorf
leader-BRUNSWICK = Hertog van Brunswijk
    .the = de hertog van Brunswijk
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
order-AMB = Hinderlaag
order-COM = Aanval à outrance
order-FM = Geforceerde mars
order-GUE = Guerrilla
order-RED = Redoute
order-REG = Hergroepering
order-SAP = Sappeurs
order-SKI = Schermutseling
order-SPY = Verkenner / Spion
order-SUP = Bevoorrading
order-WD = Terugtrekken
effect-AMB = Val elke vijand aan met 1d10
effect-COM = 2d6 erbij; één aanvaller lijdt verlies
effect-FM = Eén veld extra voor wie net bewoog
effect-GUE = Stopt bevoorrading, mars of herstel
effect-RED = Een redoute onder een van je eenheden
effect-REG = Herstel één verzwakte eenheid
effect-SAP = De redoute telt niet bij deze aanval
effect-SKI = Breek af en trek tot 2 velden
effect-SPY = Bekijk de andere hand
effect-SUP = Een 2e eenheid beweegt, of herstel er een
effect-WD = Je eenheid wijkt vóór het gevecht

## Terrain
terrain-clear = open veld
terrain-D = akker
terrain-H = heuvel
terrain-T = stad
terrain-F = bos
terrain-M = moeras
terrain-L = meer

## What happened: before the battle
rolled-for-first = { $army } { $army_n ->
    [one] gooit
   *[other] gooien
} { $roll }.
rolled-equal = { $army } { $army_n ->
    [one] gooit
   *[other] gooien
} ook { $roll }: beide gooien opnieuw.
first-decided = { $army } { $army_n ->
    [one] begint
   *[other] beginnen
}, { $high } tegen { $low }.
laid-tile = { $army } { $army_n ->
    [one] legt
   *[other] leggen
} tegel { $tile } in het { $corner ->
    [NW] noordwesten
    [NE] noordoosten
    [SW] zuidwesten
   *[SE] zuidoosten
}{ $turns ->
    [0] {""}, rechtop
    [1] , een kwart naar rechts gedraaid
    [2] , ondersteboven
   *[3] , een kwart naar links gedraaid
}.
chose-nations = { $army } { $army_n ->
    [one] noemt
   *[other] noemen
} de legers van deze partij: { $one } en { $two }.
chose-nation = { $army } { $army_n ->
    [one] neemt
   *[other] nemen
} { $one }; { $two } { $two_n ->
    [one] gaat
   *[other] gaan
} naar de andere kant.
chose-edge = { $army } { $army_n ->
    [one] neemt
   *[other] nemen
} de { $edge ->
    [N] noordrand
    [E] oostrand
    [S] zuidrand
   *[W] westrand
} van de kaart.
dealt = { $army } { $army_n ->
    [one] krijgt
   *[other] krijgen
} een eerste kaart: { $card }.
dealt-unseen = { $army } { $army_n ->
    [one] krijgt
   *[other] krijgen
} een eerste kaart.
picked = { $army } { $army_n ->
    [one] kiest
   *[other] kiezen
} { $card }.
picked-unseen = { $army } { $army_n ->
    [one] kiest
   *[other] kiezen
} een beginkaart.
placed = { $unit } { $unit_n ->
    [one] neemt
   *[other] nemen
} stelling op { $square }.

## What happened: turn, cards, movement
turn-began = Beurt { $turn }: { $army } { $army_n ->
    [one] is
   *[other] zijn
} aan zet.
discarded = { $army } { $army_n ->
    [one] legt
   *[other] leggen
} { $card } af.
discarded-unseen = { $army } { $army_n ->
    [one] legt
   *[other] leggen
} een kaart dicht af.
discard-shown = De aflegstapel van { $army } toont nu { $card }.
drew = { $army } { $army_n ->
    [one] trekt
   *[other] trekken
} { $card }.
drew-unseen = { $army } { $army_n ->
    [one] trekt
   *[other] trekken
} een kaart.
reshuffled = { $army } { $army_n ->
    [one] schudt
   *[other] schudden
} de aflegstapel tot een nieuwe stok.
exhausted = { $army } { $army_n ->
    [one] heeft
   *[other] hebben
} de laatste kaart van de eerste stok getrokken.
ran-out = { $army } { $army_n ->
    [one] heeft
   *[other] hebben
} de laatste kaart van de eerste stok getrokken; de kaarten in de hand moeten nog weg.
deck-spent = De laatste kaart van de eerste stok van { $army } is uit de hand.
spied = { $army } { $army_n ->
    [one] stuurt een spion en bekijkt
   *[other] sturen een spion en bekijken
} de andere hand.
spied-seen = { $army } { $army_n ->
    [one] stuurt een spion en ziet
   *[other] sturen een spion en zien
}: { $cards }.
marched = { $unit } { $unit_n ->
    [one] trekt
   *[other] trekken
} van { $start } naar { $end }.
marched-second = { $unit } { $unit_n ->
    [one] trekt
   *[other] trekken
} als tweede van { $start } naar { $end }.
force-marched = { $unit } { $unit_n ->
    [one] marcheert
   *[other] marcheren
} door van { $start } naar { $end }.
played-march = { $army } { $army_n ->
    [one] speelt
   *[other] spelen
} Geforceerde mars voor { $unit }.
played-supply = { $army } { $army_n ->
    [one] speelt
   *[other] spelen
} Bevoorrading: een tweede eenheid mag bewegen.
guerrillas = { $army } { $army_n ->
    [one] speelt
   *[other] spelen
} Guerrilla: { $card } heeft geen effect.

## What happened: combat
assaulted = { $unit } { $unit_n ->
    [one] bestormt
   *[other] bestormen
} { $target }, van { $start } naar { $end }, met { $dice }.
ambushed = { $army } { $army_n ->
    [one] lokt
   *[other] lokken
} { $target } in een hinderlaag op { $end }, met { $dice }.
bombarded = { $unit } { $unit_n ->
    [one] beschiet
   *[other] beschieten
} { $target }, van { $start } naar { $end }, met { $dice }.
volleyed = { $unit } { $unit_n ->
    [one] lost
   *[other] lossen
} een salvo op { $target }, van { $start } naar { $end }, met { $dice }.
battery-fired = { $card } bundelt het geschut: { $unit } { $unit_n ->
    [one] beschiet
   *[other] beschieten
} { $target }, van { $start } naar { $end }, met { $dice }.
withdrew-by-card = { $army } { $army_n ->
    [one] speelt
   *[other] spelen
} Terugtrekken: { $unit } { $unit_n ->
    [one] wacht
   *[other] wachten
} de bestorming niet af.
tried-withdrawal = { $unit } { $unit_n ->
    [one] probeert
   *[other] proberen
} zich terug te trekken: 1 tot { $most } op een dobbelsteen.
withdrawal-made = De dobbelsteen toont { $die }: het terugtrekken lukt.
withdrawal-failed = De dobbelsteen toont { $die }: het terugtrekken mislukt, { $card } telt nog { $value } in de verdediging.
defended = { $army } { $army_n ->
    [one] antwoordt
   *[other] antwoorden
} met { $card }: { $value } meer in de verdediging.
reinforced = { $army } { $army_n ->
    [one] voegt
   *[other] voegen
} { $card } toe: { $dice } erbij.
led = { $card } leidt de aanval: { $value } erbij.
commanded = { $card } voert het bevel: { $units ->
    [one] één eenheid mag
   *[other] tot { $units } eenheden mogen
} meedoen.
supported = { $unit } { $unit_n ->
    [one] steunt
   *[other] steunen
} de aanval vanaf { $start }: { $value } erbij.
committed = { $army } { $army_n ->
    [one] zet
   *[other] zetten
} alles op het spel: 2d6 erbij, ten koste van een verlies.
sapped = Sappeurs slaan een bres: de redoute telt niet.
skirmished = { $army } { $army_n ->
    [one] breekt
   *[other] breken
} af met een Schermutseling: geen uitslag, { $card } gaat terug in de hand.
skirmish-moved = { $unit } { $unit_n ->
    [one] glipt
   *[other] glippen
} weg van { $start } naar { $end }.
skirmish-stayed = { $unit } { $unit_n ->
    [one] blijft
   *[other] blijven
} op { $start }.
totalled = De dobbelstenen tonen { $roll }: { $attack } = { $total } tegen { $defense } = { $against }.
result-lt = { $total } is minder dan { $against }: de aanvallers lijden verlies.
result-eq = Gelijke totalen: er gebeurt niets.
result-x1 = Meer dan { $against }, minder dan het dubbele: de verdediger kiest verlies of terugtocht.
result-x2 = Minstens twee keer { $against }: de aanvaller kiest verlies of terugtocht.
result-x3 = Minstens drie keer { $against }: een verlies en terugtocht.
result-x4 = Minstens vier keer { $against }: de verdediger is uitgeschakeld.
fire-hit = Het vuur treft: { $total } is meer dan { $against }.
fire-missed = Het vuur heeft geen effect: { $total } is niet meer dan { $against }.
chose-hit = { $army } { $army_n ->
    [one] kiest
   *[other] kiezen
} het verlies.
chose-retreat = { $army } { $army_n ->
    [one] kiest
   *[other] kiezen
} de terugtocht.
reduced = { $unit } { $unit_n ->
    [one] lijdt
   *[other] lijden
} verlies: sterkte { $from } wordt { $to }.
eliminated = { $unit } { $unit_n ->
    [one] is
   *[other] zijn
} uitgeschakeld: { $army } { $army_n ->
    [one] heeft
   *[other] hebben
} { $lost ->
    [one] één eenheid
   *[other] { $lost } eenheden
} verloren.
cornered = { $unit } { $unit_n ->
    [one] kan
   *[other] kunnen
} nergens heen.
retreated = { $unit } { $unit_n ->
    [one] wijkt
   *[other] wijken
} van { $start } naar { $end }.
withdrew = { $unit } { $unit_n ->
    [one] trekt
   *[other] trekken
} zich terug van { $start } naar { $end }.
advanced = { $unit } { $unit_n ->
    [one] rukt
   *[other] rukken
} op van { $start } naar { $end }.
stayed = De aanvallers rukken niet op.
pursued = { $unit } { $unit_n ->
    [one] zet
   *[other] zetten
} de achtervolging in: de dobbelsteen toont { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}{ $modifier }
}, { $most } of minder treft.
pursuit-missed = { $unit } { $unit_n ->
    [one] zet
   *[other] zetten
} de achtervolging in: de dobbelsteen toont { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}{ $modifier }
}, meer dan { $most }: mis.
paid = { $unit } { $unit_n ->
    [one] betaalt
   *[other] betalen
} voor de aanval à outrance.
redoubt-gone = De redoute op { $square } verdwijnt.

## What happened: restoration and the end
restoring = { $army } { $army_n ->
    [one] speelt
   *[other] spelen
} { $card } om { $unit } te herstellen.
rallying = { $card } verzamelt { $unit }: 1 tot { $most } op een dobbelsteen.
rallied-at-once = { $card } verzamelt { $unit } zonder dobbelsteen.
rallied = De dobbelsteen toont { $die }: het verzamelen lukt.
rally-failed = De dobbelsteen toont { $die }: het verzamelen mislukt.
restored = { $unit } { $unit_n ->
    [one] is
   *[other] zijn
} weer op volle sterkte { $to }.
entrenched = { $unit } { $unit_n ->
    [one] graaft
   *[other] graven
} een redoute op { $square }.
night-fell = De nacht valt: { $one } { $one_n ->
    [one] houdt
   *[other] houden
} { $one_squares ->
    [one] { $one_squares } veld
   *[other] { $one_squares } velden
} voorbij de lijn, { $two } { $two_squares }.
cap-reached = De laatste beurt is voorbij: { $one } { $one_n ->
    [one] houdt
   *[other] houden
} { $one_squares ->
    [one] { $one_squares } veld
   *[other] { $one_squares } velden
} voorbij de lijn, { $two } { $two_squares }.
won-attrition = { $army } { $army_n ->
    [one] wint
   *[other] winnen
}: vijf vijandelijke eenheden zijn uitgeschakeld.
won-nightfall = { $army } { $army_n ->
    [one] wint
   *[other] winnen
} de dag.
won-cap = { $army } { $army_n ->
    [one] wint
   *[other] winnen
} op punten.
part-dice = dobbelstenen
part-hill = heuvel
part-terrain = terrein
part-redoubt = redoute

## What is asked
prompt-over = { $army } { $army_n ->
    [one] heeft
   *[other] hebben
} gewonnen.
prompt-chance-card = { $army } { $army_n ->
    [one] trekt
   *[other] trekken
} een kaart.
prompt-chance-dice = De dobbelstenen rollen: { $dice }.
prompt-chance-die = Een dobbelsteen rolt voor { $unit }.
prompt-chance-first = De dobbelstenen beslissen wie begint.
prompt-tile = { $who ->
    [you] Jij legt een tegel in het { $corner ->
        [NW] noordwesten
        [NE] noordoosten
        [SW] zuidwesten
       *[SE] zuidoosten
    }: kies hem en draai hem.
   *[other] { $army } { $army_n ->
       [one] legt
      *[other] leggen
    } een tegel.
}
prompt-nations = { $who ->
    [you] Jij noemt de twee legers van deze partij.
   *[other] { $army } { $army_n ->
       [one] noemt
      *[other] noemen
    } de twee legers.
}
prompt-nation = { $who ->
    [you] Jij kiest je leger.
   *[other] { $army } { $army_n ->
       [one] kiest
      *[other] kiezen
    } een leger.
}
prompt-edge = { $who ->
    [you] Jij kiest je rand van de kaart.
   *[other] { $army } { $army_n ->
       [one] kiest
      *[other] kiezen
    } een rand van de kaart.
}
prompt-pick = { $who ->
    [you] Jij kiest een beginkaart; { $left ->
        [one] dit is de laatste.
       *[other] nog { $left }.
    }
   *[other] { $army } { $army_n ->
       [one] kiest
      *[other] kiezen
    } beginkaarten.
}
prompt-place = { $who ->
    [you] Jij zet { $unit } op je eerste twee rijen.
   *[other] { $army } { $army_n ->
       [one] zet
      *[other] zetten
    } { $unit } op.
}
prompt-discard = { $who ->
    [you] Jij mag afleggen: kies kaarten, of houd de rest.
   *[other] { $army } { $army_n ->
       [one] denkt
      *[other] denken
    } na over het afleggen.
}
prompt-drawn = { $who ->
    [you] Je hebt getrokken; ga verder.
   *[other] { $army } { $army_n ->
       [one] heeft
      *[other] hebben
    } getrokken.
}
prompt-move = { $who ->
    [you] Jij moet één eenheid bewegen.
   *[other] { $army } { $army_n ->
       [one] moet
      *[other] moeten
    } één eenheid bewegen.
}
prompt-moved = { $who ->
    [you] { $unit } { $unit_n ->
        [one] heeft
       *[other] hebben
     } bewogen: speel Geforceerde mars of Bevoorrading, of ga verder.
   *[other] { $army } { $army_n ->
       [one] mag
      *[other] mogen
    } nog doormarcheren.
}
prompt-fmstep = { $who ->
    [you] Jij marcheert door met { $unit }: nog één veld.
   *[other] { $army } { $army_n ->
       [one] marcheert
      *[other] marcheren
    } door met { $unit }.
}
prompt-move2 = { $who ->
    [you] Jij beweegt een tweede eenheid.
   *[other] { $army } { $army_n ->
       [one] beweegt
      *[other] bewegen
    } een tweede eenheid.
}
prompt-guer = { $who ->
    [you] Jij mag { $card } met Guerrilla beantwoorden, of laat het gaan.
   *[other] { $army } { $army_n ->
       [one] mag
      *[other] mogen
    } { $card } met Guerrilla beantwoorden.
}
prompt-combat = { $who ->
    [you] Jij mag aanvallen: kies een kaart, dan het doel.
   *[other] { $army } { $army_n ->
       [one] mag
      *[other] mogen
    } aanvallen.
}
prompt-restore = { $who ->
    [you] Jij mag een eenheid herstellen of een redoute bouwen.
   *[other] { $army } { $army_n ->
       [one] mag
      *[other] mogen
    } een eenheid herstellen of een redoute bouwen.
}
prompt-defend = { $who ->
    [you] Jij verdedigt { $square }: speel een kaart bij of houd stand.
   *[other] { $army } { $army_n ->
       [one] verdedigt
      *[other] verdedigen
    } { $square }.
}
prompt-attack = { $who ->
    [you] Jij valt { $square } aan: speel een kaart bij of laat de dobbelstenen beslissen.
   *[other] { $army } { $army_n ->
       [one] mag
      *[other] mogen
    } de aanval op { $square } versterken.
}
prompt-support = { $who ->
    [you] Jij kiest een eenheid die de aanval op { $square } steunt.
   *[other] { $army } { $army_n ->
       [one] roept
      *[other] roepen
    } steun op tegen { $square }.
}
prompt-skimove = { $who ->
    [you] Jij mag { $unit } tot twee velden verplaatsen, of blijf.
   *[other] { $army } { $army_n ->
       [one] mag
      *[other] mogen
    } { $unit } tot twee velden verplaatsen.
}
prompt-choice = { $who ->
    [you] Jij kiest voor { $unit }: verlies of terugtocht.
   *[other] { $army } { $army_n ->
       [one] kiest
      *[other] kiezen
    } verlies of terugtocht voor { $unit }.
}
prompt-retreat = { $who ->
    [you] Jij kiest waarheen { $unit } { $unit_n ->
        [one] wijkt
       *[other] wijken
     }.
   *[other] { $army } { $army_n ->
       [one] kiest
      *[other] kiezen
    } waarheen { $unit } { $unit_n ->
       [one] wijkt
      *[other] wijken
    }.
}
prompt-advance = { $who ->
    [you] Jij kiest wie oprukt naar { $square }{ $may ->
        [1] {""}, of blijf
       *[other] {""}
    }.
   *[other] { $army } { $army_n ->
       [one] kiest
      *[other] kiezen
    } wie oprukt naar { $square }.
}
prompt-loss = { $who ->
    [you] Jij kiest wie voor de aanval à outrance betaalt.
   *[other] { $army } { $army_n ->
       [one] kiest
      *[other] kiezen
    } wie voor de aanval à outrance betaalt.
}

## What may be chosen
label-pass = Verder
label-keep = De rest houden
label-stand = Standhouden
label-dice = De dobbelstenen laten beslissen
label-let-pass = Laten gaan
label-no-combat = Geen gevecht
label-enough = Geen steun meer
label-stay = Blijven
label-done = Beurt beëindigen
label-card-drawn = { $card }
label-number = { $number }
label-tile = Tegel { $tile }{ $turns ->
    [0] {""}
    [1] , een kwart rechts
    [2] , ondersteboven
   *[3] , een kwart links
}
label-nations = { $one } en { $two }
label-nation = { $one }
label-edge = { $edge ->
    [N] Noordrand
    [E] Oostrand
    [S] Zuidrand
   *[W] Westrand
}
label-pick = { $card } kiezen
label-place = { $unit } op { $square }
label-discard = { $card } afleggen
label-move = { $unit } van { $start } naar { $end }
label-play = { $card } spelen
label-spy = De spion sturen
label-assault = { $card }: bestorm { $end } vanaf { $start }
label-volley = { $card }: salvo op { $end } vanaf { $start }
label-bombard = { $card }: beschiet { $end } vanaf { $start }
label-ambush = Hinderlaag op { $end }
label-withdraw = Terugtrekken
label-attempt = Terugtrekken proberen met { $card }
label-defend = { $card }: verdedigen, +{ $value }
label-reinforce = { $card }: { $dice } erbij
label-lead = { $card }: gevecht, +{ $value }
label-command = { $card }: bevel, tot { $units ->
    [one] één eenheid
   *[other] { $units } eenheden
}
label-support = Steun: { $unit }
label-hit = Verlies lijden
label-hit-them = Verlies toebrengen
label-retreat = Wijken
label-retreat-them = Terugtocht afdwingen
label-loss = Het verlies voor { $unit }
label-restore = { $card }: { $unit } herstellen
label-redoubt = Redoute op { $square }

## Words in the picture
picture-attack = aanval
picture-leader = Leider
picture-total = totaal
picture-key = Wat het terrein waard is
picture-defense-bonus = verdediging { $bonus }
picture-chance = { $percent } % raak
picture-chances = Boven elk doel: de kans dat je aanval wint, als niemand een kaart bijlegt.
picture-beyond = buiten bereik
picture-likely = kans was { $percent }
picture-holds = { $army }: { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
picture-lost-of = { $lost } van { $of } verloren
picture-board = Manoeuvre: { $south } in het zuiden, { $north } in het noorden
picture-undrafted = Manoeuvre: de opstelling
picture-counter = { $army }, { $unit }, { $where ->
    [lost] verloren
    [waiting] nog te plaatsen
   *[square] op { $square }
}: { $arm }, { $state ->
    [reduced] verzwakt tot { $strength } (vol { $full })
   *[full] volle sterkte { $strength } (verzwakt { $reduced })
}
picture-inf = infanterie
picture-cav = cavalerie
picture-free = hoeft niet op te rukken
picture-automatic = auto
picture-command = bevel
picture-combat = gevecht
picture-rally = verzamelen
picture-pursuit = achtervolg.
picture-battery = { $dice } · bereik { $range }
picture-nightfall = Als de nacht nu viel
picture-redoubt = redoute
picture-attack-bonus = aanval +{ $bonus }
picture-ends-move = beweging stopt
picture-no-assault = geen bestorming
picture-blocks-sight = belemmert zicht
picture-hand = Je hand
picture-deck-choice = Kies een kaart voor je hand
picture-tiles = Tegels
picture-corner = { $corner ->
    [NW] NW
    [NE] NO
    [SW] ZW
   *[SE] ZO
}
picture-armies = Legers
picture-units = 8 eenheden, { $cavalry } te paard
picture-reserve = Nog te plaatsen
picture-deck-size = stok { $count }
picture-pile-size = aflegstapel { $count }
picture-top = bovenop: { $card }
picture-exhausted = eerste stok op
picture-spent = eerste stok uitgespeeld
picture-old = eerste stok op, { $count } nog in de hand
picture-old-card = eerste stok
picture-known = gezien: { $cards }
picture-turn = Beurt { $turn }
picture-phase-discard = afleggen
picture-phase-draw = trekken
picture-phase-move = bewegen
picture-phase-combat = gevecht
picture-phase-restore = herstel
picture-assault = Bestorming
picture-ambush = Hinderlaag
picture-bombard = Beschieting
picture-volley = Salvo
picture-attacker = Aanvaller
picture-defender = Verdediger
picture-step-attack = aanval
picture-step-defend = verdediging
picture-step-reinforce = versterking
picture-step-dice = worp
picture-step-result = uitslag
picture-odds = Kansen van de worp met de kaarten die nu liggen, van alle worpen van deze stenen.
picture-part-strength = sterkte
picture-part-support = in steun
picture-part-combat = gevecht
picture-part-defense = verdediging
picture-part-cancelled = vervallen
picture-part-none = geen
picture-part-breached = bres
picture-zone-fight-lt = aanvallers geraakt
picture-zone-fight-eq = geen effect
picture-zone-fight-x1 = verdediger kiest
picture-zone-fight-x2 = aanvaller kiest
picture-zone-fight-x3 = verlies en terugtocht
picture-zone-fight-x4 = uitgeschakeld
picture-zone-fire-lt = geen effect
picture-zone-fire-x1 = verlies
picture-stopped-withdraw = de verdediger is teruggetrokken
picture-stopped-skirmish = afgebroken, geen uitslag
picture-won = { $army } { $army_n ->
    [one] wint
   *[other] winnen
}
picture-reason-attrition = vijf eenheden uitgeschakeld
picture-reason-nightfall = nacht, { $south } : { $north }
picture-reason-cap = laatste beurt, { $south } : { $north }
picture-can-discard = afleggen
picture-can-play = spelen
picture-can-assault = bestormen
picture-can-volley = salvo
picture-can-bombard = beschieten
picture-can-ambush = hinderlaag
picture-can-withdraw = terugtrekken
picture-can-defend = verdedig +{ $value }
picture-can-reinforce = { $dice } erbij
picture-can-lead = gevecht +{ $value }
picture-can-command = bevel
picture-can-restore = herstellen
picture-can-redoubt = bouwen
picture-can-pick = kiezen
picture-die-rally = verzamelen
picture-die-withdraw = terugtrekken
picture-die-pursuit = achtervolging

## Refusals

refusal-chance = Hier beslissen de dobbelstenen en de kaarten, niemand anders.
refusal-not-your-turn = Nu beslist de andere partij.
refusal-not-yours = Deze eenheid is niet van jou.
refusal-not-in-hand = Je hebt { $card } niet in de hand.
refusal-no-such-card = De stapel van { $army } heeft zo'n kaart niet.
refusal-not-in-deck = Je stapel heeft geen { $card } meer.
refusal-spy-turn = Een spion speelt men alleen in de eigen beurt.
refusal-tile-laid = Tegel { $tile } ligt al op tafel.
refusal-other-army = De legers van deze partij zijn { $one } en { $other }.
refusal-next-unit = { $unit } is de volgende eenheid om op te stellen.
refusal-own-ranks = { $square } ligt niet op je twee rijen, { $side ->
    [0] 1 en 2
   *[other] 7 en 8
}.
refusal-occupied = Op { $square } staat al een eenheid.
refusal-no-entry = Geen eenheid kan op { $square } komen.
refusal-no-unit = Geen van je eenheden staat op { $square }.
refusal-off-board = { $unit } staat niet op het bord.
refusal-same-unit = { $unit } heeft al bewogen; bevoorrading beweegt een andere eenheid.
refusal-too-far = { $unit } beweegt { $reach ->
    [one] één veld
   *[other] tot { $reach } velden
}.
refusal-slow-start = { $unit } begint op grond die haar tot één veld vertraagt.
refusal-no-way = Geen vrij veld waar men overheen kan leidt naar { $square }.
refusal-supplied = Eén bevoorrading beweegt een eenheid per fase, niet meer.
refusal-no-second-unit = Bevoorrading beweegt na de eerste een tweede eenheid, en hier kan er geen.
refusal-marched = { $unit } heeft haar geforceerde mars gehad.
refusal-march-ground = De grond van { $square } staat { $unit } geen geforceerde mars toe.
refusal-no-exit = { $unit } heeft geen vrij veld naast zich.
refusal-marching-unit = De geforceerde mars is voor { $unit }.
refusal-one-square = Een geforceerde mars brengt { $unit } één veld verder.
refusal-no-enemy = Op { $square } staat geen vijandelijke eenheid.
refusal-marsh = Vanuit { $square } valt niemand aan.
refusal-not-adjacent = { $square } ligt niet naast de aanvallende eenheid.
refusal-range = { $square } is buiten bereik; het bereik is { $range }.
refusal-no-sight = { $square } is niet in zicht.
refusal-no-volley = { $card } heeft geen salvodobbelstenen.
refusal-no-battery = { $army } heeft geen Grote Batterij.
refusal-not-defending = Alleen kaarten van { $unit }, de verdedigende eenheid, tellen hier.
refusal-one-guard = Er mag maar één kaart van { $unit } gespeeld worden.
refusal-second-leader = Er is al een leider gespeeld; een tweede mag niet.
refusal-no-withdrawal = { $card } laat { $unit } zich niet terugtrekken.
refusal-nowhere = { $unit } heeft geen vrij veld om zich op terug te trekken.
refusal-one-attempt = Eén poging om terug te trekken is mislukt; een andere is er niet.
refusal-cards-played = Terugtrekken komt vóór alle andere kaarten.
refusal-ambush-leader = Een hinderlaag neemt hier alleen de gevechtswaarde van een leider en sappeurs.
refusal-command = { $card } beveelt alleen de aanvallende eenheid.
refusal-nobody-to-bring = Geen eenheid staat klaar om te steunen.
refusal-no-attack-dice = { $card } heeft geen aanvalsdobbelstenen.
refusal-not-attacking = { $unit } valt niet aan en steunt niet.
refusal-committed = { $units ->
    [0] Geen eenheid valt aan, dus geen aanval tot het uiterste.
   *[other] Eén aanval tot het uiterste per deelnemende eenheid, niet meer.
}
refusal-sappers = De sappeurs zijn al aan het werk.
refusal-no-redoubt = Er is geen redoute om te ondergraven.
refusal-skirmish-leader = Geen schermutseling als er een leider gespeeld is.
refusal-skirmish-ambush = Alleen een aanval kan door een schermutseling afgebroken worden.
refusal-no-support = Geen eenheid van jou naast { $target } staat op { $square }.
refusal-takes-part = De eenheid op { $square } doet al mee.
refusal-loss = Geen eenheid op { $square } kan deze treffer krijgen.
refusal-redoubt = { $square } heeft al een redoute.
refusal-no-restorer = { $card } herstelt niemand.
refusal-attempted = Deze beurt is al een herstel geprobeerd.
refusal-other-unit = { $card } herstelt { $unit } niet.
refusal-not-reduced = { $unit } is op volle sterkte.
refusal-due-tile = Leg eerst een tegel.
refusal-due-nations = Noem eerst de twee legers.
refusal-due-nation = Neem eerst een van de twee legers.
refusal-due-edge = Kies eerst je rand van de kaart.
refusal-due-pick = Kies eerst vijf beginkaarten.
refusal-due-place = Stel eerst je eenheden op.
refusal-due-discard = Dit is de aflegfase.
refusal-due-drawn = Speel een spion of ga door naar de beweging.
refusal-due-move = Dit is de bewegingsfase: één eenheid moet bewegen.
refusal-due-moved = Speel een geforceerde mars of bevoorrading, of ga door.
refusal-due-fmstep = Zet het extra veld van de geforceerde mars.
refusal-due-move2 = Een tweede eenheid moet nu bewegen.
refusal-due-guer = Speel guerrilla's of laat het gaan.
refusal-due-combat = Dit is de gevechtsfase: begin een gevecht of ga door.
refusal-due-restore = Dit is de herstelfase.
refusal-due-defend = De verdediger speelt nu zijn kaarten.
refusal-due-attack = De aanvaller speelt nu zijn verdere kaarten.
refusal-due-support = Er moet minstens één steunende eenheid genoemd worden.
refusal-due-skimove = Beweeg de schermutselende eenheid tot twee vrije velden, of blijf.
refusal-due-choice = Kies: verlies of terugtocht.
refusal-due-retreat = De eenheid gaat terug naar een van haar flanken.
refusal-due-advance = Een van de deelnemende eenheden moet oprukken.
refusal-due-loss = Noem de eenheid die de treffer van de aanval tot het uiterste krijgt.

## Options that do not fit
options-players = twee legers treffen elkaar, dus er zijn 2 spelers
options-edition = verwacht wordt 2010 of 2008, niet { $got }
options-letters = de terreinletters zijn { $letters }
options-open = ontbreekt; alleen bij om beurten kiezen blijft het open
options-same-army = twee verschillende legers treffen elkaar (van elk zit er één in de doos)
options-tiles-or-board = geef tegels of een bord; het andere is null
options-drafted = wordt om beurten gekozen en moet null zijn
options-draft-room = met dit terrein zou een gekozen kaart een kant geen ruimte laten voor haar 8 eenheden
options-same-tile = de vier tegels zijn verschillend
options-tile-numbers = tegels zijn genummerd van 1 tot en met 24
options-tile-turns = een tegel wordt 0 tot 3 kwartslagen gedraaid
options-rows = verwacht worden 8 rijen van 8 letters, rij 8 eerst
options-room = de rijen { $first } en { $second } hebben minstens 8 velden nodig waar eenheden kunnen komen, het zijn er { $free }

# Tables of the rulebook
figure-terrain = terrein
figure-defense = verdediging
figure-attack = aanval
figure-enter = mag men in
figure-ends-move = beëindigt de beweging
figure-march = geforceerde mars
figure-assault = aanval vanuit het veld
figure-sight = belemmert het zicht
figure-yes = ja
figure-no = nee
figure-tile = tegel
figure-row = rij { $row }
figure-place = plaats
figure-nation = natie
figure-unit = eenheid
figure-arm = wapen
figure-full = vol
figure-reduced = verminderd
figure-inf = infanterie
figure-cav = cavalerie

## Een stelling opzetten
set-up-reduce = Verzwakt of heel
set-up-redoubt = Redoute
