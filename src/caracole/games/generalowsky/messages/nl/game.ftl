colour = { $colour ->
    [red] Rood
    [yellow] Geel
    [blue] Blauw
    [green] Groen
    [violet] Paars
   *[grey] Grijs
}

## Wat er gebeurde
ordered = { $name } laat { $general } eerst gaan.
declared = { $band ->
    [yellow] { $general } kiest de gele band.
    [white] { $general } kiest de witte band.
    [orange] { $general } kiest de oranje band.
   *[red] { $general } kiest de rode band.
}
commanded = { $band ->
    [yellow] { $commander } beveelt { $general } de gele band.
    [white] { $commander } beveelt { $general } de witte band.
    [orange] { $commander } beveelt { $general } de oranje band.
   *[red] { $commander } beveelt { $general } de rode band.
}
entered = { $general } draait { $steps } en verlaat de ballingschap naar veld { $end }.
moved = { $carried ->
    [0] { $general } draait { $steps }: van veld { $start } naar { $end }.
    [1] { $general } draait { $steps } en draagt één meerdere van veld { $start } naar { $end }.
   *[other] { $general } draait { $steps } en draagt { $carried } meerderen van veld { $start } naar { $end }.
}
allowed = { $general } draait { $steps } en mag zoveel velden gaan, of minder.
strode-out = { $steps ->
    [1] { $general } verlaat de ballingschap voor veld { $end }, met één stap.
   *[other] { $general } verlaat de ballingschap voor veld { $end }, met { $steps } stappen.
}
strode = { $carried ->
    [0] { $general } gaat { $steps } van de toegestane velden: van veld { $start } naar { $end }.
    [1] { $general } gaat { $steps } van de toegestane velden en draagt één meerdere van veld { $start } naar { $end }.
   *[other] { $general } gaat { $steps } van de toegestane velden en draagt { $carried } meerderen van veld { $start } naar { $end }.
}
summoned = { $carried ->
    [0] De rode bal: { $general } gaat meteen naar Moskou.
    [1] De rode bal: { $general } gaat meteen naar Moskou met zijn meerdere op de schouders.
   *[other] De rode bal: { $general } gaat meteen naar Moskou met { $carried } meerderen op de schouders.
}
drew = Generalowski! { $general } mag op een tegenstander springen.
drew-nobody = Generalowski! Maar er is niemand op wie { $general } kan springen.
jumped = { $carried ->
    [0] { $general } springt naar veld { $space }.
    [1] { $general } springt naar veld { $space } en draagt één meerdere.
   *[other] { $general } springt naar veld { $space } en draagt { $carried } meerderen.
}
crossed = { $gone ->
    [1] Een X: { $general } gaat naar Siberië. De pot is { $pot }.
   *[other] Een X: { $general } en de zijnen, { $gone } generaals, gaan naar Siberië. De pot is { $pot }.
}
crossed-again = Een X: { $general } blijft in Siberië. De pot is { $pot }.
disgraced = { $gone ->
    [1] De zwarte bal: { $general } gaat in ongenade naar Siberië. De pot is { $pot }.
   *[other] De zwarte bal: { $general } en de zijnen, { $gone } generaals, gaan in ongenade naar Siberië. De pot is { $pot }.
}
disgraced-again = De zwarte bal: { $general } blijft in Siberië, in ongenade. De pot is { $pot }.
lost-medal = { $general } verliest een medaille en houdt er { $medals }.
landed = { $landed ->
    [1] { $general } voert nu het bevel over één generaal meer op veld { $space }; medailles in de pot erbij: { $medals }.
   *[other] { $general } voert nu het bevel over { $landed } generaals meer op veld { $space }; medailles in de pot erbij: { $medals }.
}
landed-arriver = { $landed ->
    [1] { $general } voert nu het bevel over één generaal meer op veld { $space }; medailles gekregen: { $medals }.
   *[other] { $general } voert nu het bevel over { $landed } generaals meer op veld { $space }; medailles gekregen: { $medals }.
}
landed-covered = { $landed ->
    [1] { $general } heeft nu op veld { $space } het bevel over één generaal meer; medailles voor de generaal eronder: { $medals }.
   *[other] { $general } heeft nu op veld { $space } het bevel over { $landed } generaals meer; medailles voor de generaals eronder: { $medals }.
}
collected = { $taken ->
    [0] { $general } vindt geen medaille in Moskou.
    [1] { $general } neemt de medaille van Moskou en heeft er { $medals }.
   *[other] { $general } neemt de { $taken } medailles van Moskou en heeft er { $medals }.
}
starred = { $general } ruilt elf medailles voor de ster.
marshal = { $general } wordt Maarschalk en wint met { $medals } medailles.
marshal-too = { $general } wordt Maarschalk met { $medals } medailles en deelt de overwinning.
most = Na de laatste draai heeft { $name } de meeste medailles, { $medals }, en wint.
shared = Na de laatste draai delen { $names } de zege met elk { $medals } medailles.

## Wat er gevraagd wordt
prompt-over = De partij is afgelopen.
prompt-ordering = { $who ->
    [you] Je zegt welke van je generaals eerst gaat.
   *[other] { $name } zegt welke generaal eerst gaat.
}
prompt-declaring = { $who ->
    [you] Je kiest een band voor { $general }.
   *[other] { $general } kiest een band.
}
prompt-declaring-below = { $who ->
    [you] Jij hebt het bevel: kies een band voor { $general }, die { $commander } draagt.
   *[other] { $commander } heeft het bevel en kiest een band voor { $general }.
}
prompt-spinning = { $band ->
    [yellow] De pijl wordt gedraaid voor { $general }, op de gele band.
    [white] De pijl wordt gedraaid voor { $general }, op de witte band.
    [orange] De pijl wordt gedraaid voor { $general }, op de oranje band.
   *[red] De pijl wordt gedraaid voor { $general }, op de rode band.
}
prompt-targeting = { $who ->
    [you] Je kiest de stapel waarop { $general } springt.
   *[other] { $general } kiest een stapel om op te springen.
}
prompt-targeting-below = { $who ->
    [you] Jij hebt het bevel: kies de stapel waarop { $general } met jou springt.
   *[other] { $commander } heeft het bevel en kiest de stapel waarop { $general } springt.
}
prompt-striding = { $who ->
    [you] Je kiest hoeveel velden { $general } gaat, 1 tot { $steps }.
   *[other] { $general } kiest hoeveel velden hij gaat, 1 tot { $steps }.
}
prompt-striding-below = { $who ->
    [you] Jij hebt het bevel: kies hoeveel velden { $general } met je gaat, 1 tot { $steps }.
   *[other] { $commander } heeft het bevel en kiest hoeveel velden { $general } gaat, 1 tot { $steps }.
}

## Wat gekozen kan worden
label-order = { $general } gaat eerst
label-band = { $band ->
    [yellow] gele band, ballingschap { $risk } %
    [white] witte band, ballingschap { $risk } %
    [orange] oranje band, ballingschap { $risk } %
   *[red] rode band, ballingschap { $risk } %
}
label-target = op { $names } (veld { $space })
label-stride = { $steps ->
    [1] één veld, naar veld { $space }
   *[other] { $steps } velden, naar veld { $space }
}
label-spin = { $result ->
    [x] X
    [black] zwarte bal
    [gen] Generalowski
    [red] rode bal
   *[number] { $steps }
}

## Op de tekening
picture-title = Generalowsky: { $spins } keer gedraaid, { $pot } medailles in Moskou
picture-siberia = Siberië
picture-moscow = Moskou
picture-exile = Verbanning
picture-pot = Pot van Moskou
picture-moves = gaat
picture-first = eerst?
picture-band = { $band ->
    [yellow] Geel
    [white] Wit
    [orange] Oranje
   *[red] Rood
}
picture-bands = Banden, in twaalfden
picture-bands-parts = Banden en hun kansen
picture-keys = toetsen 1–{ $most }
picture-part = { $kind ->
    [x] weg { $count }
    [black] Siberië { $count }
    [gen] sprong { $count }
   *[red] Moskou { $count }
}
picture-parts = { $list } van { $total }
picture-mean = gemiddeld { $mean } ver
picture-mean-most = hoogstens { $mean } gemiddeld
picture-medals = { $count ->
    [one] { $count } medaille
   *[other] { $count } medailles
}
picture-in-exile = verbannen
picture-in-moscow = in Moskou
picture-on-space = op { $space }
picture-below = onder { $general }
picture-carried = gedragen door { $general }
picture-marshal = Maarschalk

## Tabellen van de regels
figure-spinner = Draaischijf
figure-band = Band
figure-exile = Ballingschap
figure-sectors = Sectoren
figure-sector = { $result ->
    [x] X ×{ $count }
    [black] zwarte bal ×{ $count }
    [gen] Generalowski ×{ $count }
    [red] rode bal ×{ $count }
   *[number] { $steps } ×{ $count }
}

## Weigeringen
refusal-chance = Hier beslist de pijl, niemand anders.
refusal-not-your-turn = Nu beslist een andere speler.
refusal-declare-first = De bovenste generaal kiest nu een band; daarna zegt de pijl waar de groep heen gaat.
refusal-pot = Niemand pakt zelf medailles: de pot is voor de generaal die in Moskou aankomt.
refusal-exile = In ballingschap staat niemand op een ander; spring op een stapel van de baan.
refusal-order-first = Zeg eerst welke van je twee generaals eerst gaat.
refusal-order-is-set = Welke generaal eerst gaat, is al gezegd.
refusal-one-general = Met vier of meer spelers heeft ieder één generaal; er is geen volgorde te kiezen.
refusal-no-such-general = Er is geen generaal { $number } in deze partij; er zijn er { $generals }.
refusal-not-yours = Generaal { $number } is niet een van de twee generaals van de speler die aan de beurt is.
refusal-band-first = Eerst wordt een band gekozen en de pijl gedraaid; springen mag alleen na de tekening Generalowski.
refusal-target-first = De pijl toont Generalowski; nu wordt een stapel gekozen, niets anders.
refusal-exact = De groep gaat precies zoveel velden als de pijl toont; niemand kiest hoe ver.
refusal-spin-first = Eerst wordt een band genoemd en de pijl gedraaid; hoe ver wordt daarna gekozen.
refusal-stride-first = De pijl heeft een getal getoond; nu wordt gekozen hoeveel velden de groep gaat, niets anders.
refusal-too-far = De pijl toont { $shown }: de groep gaat 1 tot { $shown } velden, niet { $steps }.
refusal-nobody-there = Op veld { $space } staat niemand.
refusal-own-space = De groep staat zelf op veld { $space } en is al de meerdere van wie eronder staat.
refusal-no-opponent = Op veld { $space } staat geen tegenstander van de generaal die springt.

## Options that do not fit
options-moscow = Moskou is een veld van het parcours, 0 tot en met { $last }
options-supply = verwacht wordt null of een aantal medailles van 1 tot en met { $most } (P3: er ligt er één in Moskou)
options-sector = band { $band }: geen sector kan “{ $told }” tonen
options-sectors-below = band { $band }: { $told } op { $count } sectoren
options-round = band { $band }: { $told } gaat het hele parcours van { $length } velden rond
options-sectors = band { $band } heeft { $total } sectoren, niet 1 tot en met { $most }

## Een stelling opzetten
set-up-general = Generaal
set-up-medal-more = Eén medaille meer
set-up-medal-fewer = Eén medaille minder
set-up-pot-more = Eén meer in de pot
set-up-pot-fewer = Eén minder in de pot
