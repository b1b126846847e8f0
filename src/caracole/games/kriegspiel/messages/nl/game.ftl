army = { $army ->
    [english] De Engelsen
   *[french] De Fransen
}
plate = { $arm ->
    [cannon] het kanon op { $cell }
    [cavalry] de ruiters op { $cell }
   *[soldier] de soldaten op { $cell }
}
facing = { $facing ->
    [N] het noorden
    [NE] het noordoosten
    [E] het oosten
    [SE] het zuidoosten
    [S] het zuiden
    [SW] het zuidwesten
    [W] het westen
   *[NW] het noordwesten
}

## Wat er gebeurde
half-turned = { $name } draaien { $plate } een halve slag naar { $side ->
    [left] links
   *[right] rechts
}, naar { $direction }.
turned = { $name } draaien { $plate } naar { $side ->
    [left] links
   *[right] rechts
}, naar { $direction }.
went = { $name } verplaatsen { $plate } naar { $end }.
went-back = { $name } trekken { $plate } terug naar { $end }.
gave = { $figures ->
    [1] { $name } geven 1 figuur door: { $plate } aan { $other }, nu { $now }.
   *[other] { $name } geven { $figures } figuren door: { $plate } aan { $other }, nu { $now }.
}
emptied = Er staat niemand meer op { $cell }; het plateau wordt weggenomen.
ceased-moving = { $name } zijn klaar met bewegen en openen het vuur.
ended-turn = { $name } eindigen hun beurt; er valt niets te beschieten.
held-fire = { $name } staken het vuur.
fired = { $name } schieten: { $plate } op { $other }.
missed = De dobbelsteen toont { $die }: geen verlies voor { $plate }.
hit = { $dead ->
    [1] De dobbelsteen toont { $die }: 1 figuur van { $plate } valt, er blijven er { $left }.
   *[other] De dobbelsteen toont { $die }: { $dead } figuren van { $plate } vallen, er blijven er { $left }.
}
removed = Er staat niemand meer op { $cell }; het plateau wordt weggenomen.
unmanned = Niemand bedient het kanon op { $cell } nog.
destroyed = { $dead ->
    [0] De dobbelsteen toont 5: het kanon op { $cell } is vernield; het wrak blijft.
    [1] De dobbelsteen toont 5: het kanon op { $cell } is vernield met zijn kanonnier; het wrak blijft.
   *[other] De dobbelsteen toont 5: het kanon op { $cell } is vernield met zijn { $dead } kanonniers; het wrak blijft.
}
defeated = { $name } kunnen niets meer doen.
won = { $name } winnen.
both-unable = Geen van beide legers kan nog iets doen: gelijkspel.
quiet-draw = { $turns } beurten zonder verlies: gelijkspel.
quiet-won = { $turns } beurten zonder verlies: { $name } hebben meer figuren over en winnen.

## Wat er gevraagd wordt
prompt-over = De partij is afgelopen.
prompt-rolling = De dobbelsteen wordt geworpen voor het schot op { $target }.
prompt-orienting = { $who ->
    [you] Draai elk plateau een halve slag naar links of naar rechts.
   *[other] { $name } draaien elk plateau een halve slag.
}
prompt-moving = { $who ->
    [you] Jij beweegt. Nog over: kanonnen { $cannon }, soldaten { $soldier }, ruiters { $cavalry }.
   *[other] { $name } bewegen. Nog over: kanonnen { $cannon }, soldaten { $soldier }, ruiters { $cavalry }.
}
prompt-firing = { $who ->
    [you] Jij mag schieten: kies een plateau, dan het doel.
   *[other] { $name } mogen schieten.
}

## Wat te kiezen valt
label-die = de dobbelsteen toont { $die }
label-end-move = Klaar met bewegen
label-end-fire = Staak het vuur
label-half-left = { $cell }: halve slag links
label-half-right = { $cell }: halve slag rechts
label-left = { $cell }: linksom
label-right = { $cell }: rechtsom
label-forward = { $cell }: vooruit
label-back = { $cell }: achteruit
label-shot = { $cell } schiet op { $target }
label-give = { $kind ->
    [cavalry] { $figures ->
        [1] 1 ruiter naar { $target }
       *[other] { $figures } ruiters naar { $target }
    }
   *[soldier] { $figures ->
        [1] 1 soldaat naar { $target }
       *[other] { $figures } soldaten naar { $target }
    }
}
label-way = { $cell } naar { $end }, { $price ->
    [1] 1 beweging
   *[other] { $price } bewegingen
}: { $steps }
order = { $order ->
    [half-left] halve slag links
    [half-right] halve slag rechts
    [left] links
    [right] rechts
    [back] achteruit
   *[forward] vooruit
}

## Weigeringen
refusal-chance = Hier beslist de dobbelsteen, niemand anders.
refusal-not-your-turn = Nu is het andere leger aan de beurt.
refusal-other-arm = Een andere speler van jouw leger voert dit wapen aan.
word-said = { $name } is klaar met bewegen.
word-given = Je bent klaar met bewegen; nog niet klaar: { $others }. Neem het terug om verder te bewegen.
refusal-plate-first = Kies eerst een van je plateaus, dan wat het doet.
refusal-shooter-first = Kies eerst het plateau dat schiet, dan zijn doel.
refusal-one-cell = Het plateau op { $cell } gaat één veld vooruit, niet naar { $target }; draai het eerst.
refusal-count-moves = Hier staat alleen hoeveel bewegingen er over zijn.
refusal-count-shots = Hier staat alleen welke wapens nog mogen schieten.
refusal-orient-first = Vóór de eerste beurt maakt elk plateau zijn halve draai, en niets anders.
refusal-already-firing = Het bewegen is al voorbij; een punt beëindigt het schieten.
refusal-still-moving = Eerst het bewegen; een schuine streep beëindigt het.
refusal-shot-too-early = Niemand schiet voordat het bewegen klaar is.
refusal-late-transfer = Zodra er geschoten wordt, gaan er geen figuren meer over.
refusal-late-move = Zodra er geschoten wordt, beweegt niemand meer.
refusal-nobody = Er staat geen plateau op { $cell }.
refusal-not-yours = Het plateau op { $cell } is niet van jou.
refusal-wreck = Het kanon op { $cell } is vernield.
refusal-flat = Op dit veld kijken alle plateaus van het begin af door een zijde; er is geen halve draai.
refusal-oriented = Het plateau op { $cell } heeft zijn halve draai al gemaakt.
refusal-unmanned = Niemand bedient het kanon op { $cell }: het staat stil.
refusal-unoriented = Het plateau op { $cell } moet eerst een halve slag draaien.
refusal-budget = { $arm ->
    [cannon] De { $most } kanonbewegingen van deze beurt zijn op.
    [cavalry] De { $most } ruiterbewegingen van deze beurt zijn op.
   *[soldier] De { $most } soldatenbewegingen van deze beurt zijn op.
}
refusal-gunners = { $gunners ->
    [0] Niemand bedient het kanon op { $cell }: het staat stil.
    [1] Eén kanonnier kan het kanon op { $cell } niet bewegen.
   *[other] Met { $gunners } kanonniers maakt het kanon op { $cell } hoogstens { $most } van de bewegingen van een beurt.
}
refusal-gunners-turn = Met { $gunners } kanonniers kan het kanon op { $cell } alleen draaien; om te rollen zijn er vier nodig.
refusal-backward = Plateaus gaan alleen vooruit; draai het eerst om.
refusal-edge = Het plateau op { $cell } kijkt naar de rand van het veld.
refusal-occupied = { $cell } is bezet; er wordt niet geduwd en niet gepasseerd.
refusal-not-facing = De figuren op { $cell } kijken niet naar { $target }.
refusal-no-receiver = Op { $target } staat geen plateau van je leger.
refusal-mixed = Figuren van { $cell } horen niet op het plateau op { $target }.
refusal-too-few = { $figures ->
    [1] Er is maar 1 figuur op { $cell }.
   *[other] Er zijn maar { $figures } figuren op { $cell }.
}
refusal-full = Het plateau op { $target } heeft niet zoveel plaats: hoogstens { $most }.
refusal-transfers = { $most ->
    [0] In deze partij gaan er geen figuren over.
    [1] Er is hoogstens 1 overdracht per beurt.
   *[other] Er zijn hoogstens { $most } overdrachten per beurt.
}
refusal-fired = { $arm ->
    [cannon] Er heeft deze beurt al een kanon geschoten.
    [cavalry] De ruiters hebben deze beurt al toegeslagen.
   *[soldier] De soldaten hebben deze beurt al geschoten.
}
refusal-no-gunner = Niemand bedient het kanon op { $cell }: het kan niet schieten.
refusal-rearward = Het plateau op { $cell } kijkt naar het eigen kamp; niemand schiet achteruit.
refusal-range = { $arm ->
    [cannon] Een kanon draagt { $reach } velden ver, geen { $distance }.
    [cavalry] Ruiters slaan alleen toe op het aangrenzende veld, niet { $distance } velden ver.
   *[soldier] Soldaten schieten { $reach } velden ver, geen { $distance }.
}
refusal-no-enemy = Op { $target } staat geen vijand.
refusal-wreck-target = Het kanon op { $target } is al vernield.
refusal-no-effect = Alleen een kanon kan het onbemande kanon op { $target } deren.
refusal-blocked = Een plateau verspert de lijn van { $cell } naar { $target }.

## De afbeelding
picture-label = Kriegspiel: het slagveld
picture-plate = { $army ->
    [english] Engels
   *[french] Frans
}: { $arm ->
    [cannon] kanon op { $cell }, kanonniers { $figures }
    [cavalry] ruiters op { $cell }, figuren { $figures }
   *[soldier] soldaten op { $cell }, figuren { $figures }
}, kijkt naar { $facing ->
    [NE] NO
    [E] O
    [SE] ZO
    [S] Z
    [SW] ZW
   *[other] { $facing }
}
picture-wreck = Vernield kanon op { $cell }
picture-budget = { $arm ->
    [cannon] Kanonbewegingen over: { $left } van { $total }
    [cavalry] Ruiterbewegingen over: { $left } van { $total }
   *[soldier] Soldatenbewegingen over: { $left } van { $total }
}
picture-shot = { $arm ->
    [cannon] Kanonschot
    [cavalry] Ruiterslag
   *[soldier] Soldatenschot
}: { $used ->
    [yes] gelost
   *[no] nog over
}
picture-arm = { $arm ->
    [cannon] Kanonnen
    [cavalry] Cavalerie
   *[soldier] Soldaten
}
picture-army = { $army ->
    [english] Engelsen
   *[french] Fransen
}
picture-kind = { $kind ->
    [guns] kanonnen
    [gunners] kanonniers
    [soldiers] soldaten
   *[cavaliers] ruiters
}
picture-moves-left = Nog over
picture-range-fire = Bereik en vuur
picture-ready = { $state ->
    [fired] heeft gevuurd
    [may] mag vuren
   *[one] 1 schot
}
picture-quiet = Geen verlies
picture-of-turns = { $turns } van { $most } beurten
picture-quiet-why = { $then ->
    [figures] Bij { $most } wint het grootste leger. Wie valt, zet de teller weer op 0.
   *[draw] Bij { $most } is het gelijkspel. Wie valt, zet de teller weer op 0.
}
picture-aim = { $arm ->
    [cannon] Kanon { $cell } vuurt op { $target }
    [cavalry] Cavalerie { $cell } treft { $target }
   *[soldier] Soldaten { $cell } vuren op { $target }
}
picture-who-fires = { $here } hier, { $there } daar; vlakken 0–5, elk 1 op 6
picture-odds-mean = Gemiddeld vallen er
picture-odds-some = Er valt er minstens één
picture-odds-cleared = { $arm ->
    [cannon] Niemand bedient het meer
   *[other] Het plateau verdwijnt
}
picture-odds-destroyed = Het kanon is vernield
picture-mean = { $fall } van { $of }
picture-mean-fall = gemiddeld vallen { $fall }
picture-in-six = { $count } op 6
picture-fire = Vuur
picture-chosen = { $arm ->
    [cannon] Kanon
    [cavalry] Cavalerie
   *[soldier] Soldaten
} op { $cell }: nog { $left }. Tik op een veld, of draai.
picture-fall = { $dead ->
    [0] niemand valt
    [1] 1 valt
   *[other] { $dead } vallen
}
picture-stand = { $left ->
    [0] { $arm ->
        [cannon] niemand bedient het
       *[other] het plateau is weg
    }
    [1] één staat nog
   *[other] { $left } staan nog
}
picture-wrecked = vernield
picture-winner = { $who ->
    [french] Frankrijk wint
    [english] Engeland wint
   *[draw] gelijkspel
}
picture-reason = { $reason ->
    [defeat] De anderen kunnen niets meer doen.
    [unable] beide machteloos
   *[quiet] geen verlies
}

## Options that do not fit
options-split = verwacht hoeveel mensen, of hoeveel Fransen en Engelsen zoals [1, 3]; gekregen { $got }
options-layout-twice = staat er twee keer, in het slagveld en ernaast
options-layout-missing = een eigen slagveld heeft een opstelling nodig, de lijst van zijn plateaus
options-plates = hoogstens { $most } plateaus, niet { $got }
options-no-cell = “{ $cell }” is geen veld op dit slagveld
options-two-plates = twee plateaus op { $cell } (K2)
options-figures = { $arm ->
    [soldier] een soldatenplateau heeft { $least } tot { $most } figuren, niet { $got } (K2)
    [cavalry] een cavalerieplateau heeft { $least } tot { $most } figuren, niet { $got } (K2)
   *[cannon] een kanonplateau heeft { $least } tot { $most } figuren, niet { $got } (K2)
}

# Tables of the rulebook
figure-field = veld
figure-size = kolommen × rijen
figure-towards = naar de vijand
figure-lines = Engelse linies, basislijn eerst
figure-pointy = een hoek
figure-flat = een zijde
figure-gunners = kanonniers
figure-moves = bewegingen per beurt
figure-displaces = verplaatsingen
figure-fires = schiet
figure-shot = dobbelsteen
figure-pair = { $firer ->
    [cannon] kanon
    [cavalry] ruiters
   *[soldier] soldaten
} op { $target ->
    [cannon] een kanon
    [cavalry] ruiters
   *[soldier] soldaten
}
figure-destroyed = vernield
figure-yes = ja
figure-no = nee

## Een stelling opzetten
set-up-face = Draaien
set-up-fewer = Een figuur minder
