colour = { $colour ->
    [red] Rood
    [yellow] Geel
    [blue] Blauw
   *[green] Groen
}

## What happened
threw = { $name } gooit { $cell }.
chose = { $name } laat straks rekruut { $number } binnenkomen.
entered = { $height ->
    [1] { $name } gooit { $cell }: rekruut { $number } komt op veld { $cell }.
   *[other] { $name } gooit { $cell }: rekruut { $number } klimt op de stapel op veld { $cell }.
}
marched = { $stone ->
    [white] { $name } marcheert { $cells } velden, van { $start } naar { $end }: rang { $rank } × hoogte { $height } × witte steen 2.
    [black] { $name } marcheert { $cells } velden, van { $start } naar { $end }: rang { $rank } × hoogte { $height } × zwarte steen 3.
   *[none] { $cells ->
        [1] { $name } marcheert 1 veld, van { $start } naar { $end }: rang { $rank } × hoogte { $height }.
       *[other] { $name } marcheert { $cells } velden, van { $start } naar { $end }: rang { $rank } × hoogte { $height }.
    }
}
marched-home = { $stone ->
    [white] { $name } komt thuis van veld { $start }: rang { $rank } × hoogte { $height } × witte steen 2.
    [black] { $name } komt thuis van veld { $start }: rang { $rank } × hoogte { $height } × zwarte steen 3.
   *[none] { $name } komt thuis van veld { $start }: rang { $rank } × hoogte { $height }.
}
took-chip = { $name } neemt het grijze fiche van { $value }.
left-chip = { $name } laat het grijze fiche van { $value } liggen.
arrived = Rekruut { $number } van { $name } krijgt plaats { $slot }.
sanctioned = Rekruut { $number } van { $name } komt buiten zijn beurt thuis en gaat naar plaats { $slot }.
passed = { $name } heeft geen vrije rekruut en past.
last-home = Elf zijn er thuis. De laatste, rekruut { $number } van { $name }, krijgt plaats { $slot }.
doubled = { $name } kwam in goede orde thuis en verdubbelt: { $score }.
won = { $name } wint, { $scores }.
won-tie = { $name } wint de gelijke stand door de hoogste plaats, { $scores }.
shared = { $names } delen de overwinning, { $scores }.

## What is asked
prompt-over = De partij is afgelopen.
prompt-rolling = Er wordt gegooid voor { $name }.
prompt-choosing = { $who ->
    [you] Jij kiest welke rekruut nu binnenkomt.
   *[other] { $name } kiest welke rekruut nu binnenkomt.
}
prompt-choosing-after = { $who ->
    [you] Jij kiest welke rekruut op veld { $cell } komt.
   *[other] { $name } kiest welke rekruut op veld { $cell } komt.
}
prompt-marching = { $who ->
    [you] { $free ->
        [1] Jij laat de laatste vrije rekruut marcheren.
       *[other] Jij kiest een rekruut die marcheert; { $free } zijn vrij.
    }
   *[other] { $name } kiest een rekruut die marcheert.
}

## What may be chosen
label-die = de dobbelsteen toont { $cell }
label-enter = rekruut { $number } komt binnen
label-march = van { $start } naar { $end }
label-leave = van { $start } naar { $end }, het fiche blijft liggen
label-home = van { $start } naar huis

## Tables of the rulebook
figure-colour = Kleur
figure-box = In de doos
figure-players = { $count } spelers

## Refusals
refusal-chance = Hier beslist de dobbelsteen, niemand anders.
refusal-not-your-turn = Nu is een andere speler aan de beurt.
refusal-recruit-first = Kies eerst een van je vrije rekruten, dan waar die heen gaat.
refusal-who-enters = Kies eerst welke rekruut binnenkomt; de dobbelsteen zegt waar.
refusal-backward = Rekruten gaan alleen vooruit, minstens één veld.
refusal-not-yours = Deze rekruut is niet van jou.
refusal-home = Deze rekruut is thuis en gaat niet verder.
refusal-slot = De plaatsen vullen zich vanzelf, van 12 naar beneden, als rekruten thuiskomen.
refusal-stone = Stenen blijven liggen; ze helpen de rekruut die erop begint.
refusal-chip = Een fiche is voor de eerste rekruut die op zijn veld landt.
refusal-roll-in-first = Niemand marcheert voordat alle rekruten binnen zijn.
refusal-roll-in-over = Het opstellen is voorbij; alle rekruten staan op het bord.
refusal-no-such-recruit = Er is geen rekruut { $number } in deze partij; elke speler heeft er { $each }.
refusal-already-in = Rekruut { $number } is al binnengekomen.
refusal-nobody-there = Op veld { $cell } staat geen rekruut van jou.
refusal-covered = Je rekruut op veld { $cell } is bedekt en kan niet bewegen.
refusal-has-moved = De rekruut op veld { $cell } heeft deze beurt al bewogen.
refusal-too-far = De rekruut komt { $reach } velden ver, niet { $distance }.
refusal-too-far-home = De rekruut komt { $reach } velden ver; thuis is { $distance } ver.
refusal-full = Veld { $cell } is vol. Een stapel wordt nooit hoger dan drie lagen.
refusal-no-chip-to-leave = Op veld { $cell } ligt geen fiche om te laten liggen.
refusal-covers-own = Op veld { $cell } zou je een eigen rekruut bedekken die nog niet bewogen heeft; er is een andere weg.

## Picture

picture-label = Bord van Das glorreiche Manöver
picture-start = start
picture-home = thuis
picture-rank = rang
picture-height = hoogte
picture-base = basis
picture-count = { $home } van { $all } binnen
picture-throws = { $side } gooit
picture-chooses = { $side } kiest een rekruut
picture-marches = { $side } marcheert
picture-wins = Gewonnen: { $side }
picture-recruits = { $side }: rekruten
picture-covered = bedekt
picture-moved = gegaan
picture-waits = wacht
picture-stays = blijft
picture-at-home = thuis, { $slot }
picture-recruit = { $side } { $number }, veld { $cell }, laag { $level }
picture-recruit-home = { $side } { $number }, binnen op plaats { $slot }
picture-recruit-yard = { $side } { $number }, wacht op de binnenplaats

## Options that do not fit
options-custom = een eigen opstelling zegt waar de stenen en fiches liggen
options-suggested = de voorgestelde opstelling ligt vast (M4); kies setup=custom
options-even = een gelijkmatige opstelling gebruikt 4 zwarte en 6 witte stenen en 3 grijze fiches (M4')
options-black = er zijn 4 zwarte stenen (M1)
options-white = er zijn 6 witte stenen (M1)
options-two-stones = twee stenen op één veld (M4')
options-stone-cells = stenen liggen op de velden 7 tot en met 78 (M4')
options-no-cell = “{ $cell }” is geen veld
options-gray-cells = grijze fiches liggen op de velden 7 tot en met { $last } (gray_zone)
options-gray-stone = een grijs fiche ligt nooit op een steen (M4')
options-gray-once = elke grijze waarde is er één keer (M1)
options-gray-values = grijze fiches zijn 1, 2 en 3 waard (M1)

## Een stelling opzetten
set-up-chip = Fiche van { $value }
