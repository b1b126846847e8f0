colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}

## Was geschah
threw = { $name } würfelt { $cell }.
chose = { $name } schickt als Nächsten Rekrut { $number } hinein.
entered = { $height ->
    [1] { $name } würfelt { $cell }: Rekrut { $number } stellt sich auf Feld { $cell }.
   *[other] { $name } würfelt { $cell }: Rekrut { $number } steigt auf den Stapel auf Feld { $cell }.
}
marched = { $stone ->
    [white] { $name } marschiert { $cells } Felder, von { $start } nach { $end }: Rang { $rank } × Höhe { $height } × weißer Stein 2.
    [black] { $name } marschiert { $cells } Felder, von { $start } nach { $end }: Rang { $rank } × Höhe { $height } × schwarzer Stein 3.
   *[none] { $cells ->
        [1] { $name } marschiert 1 Feld, von { $start } nach { $end }: Rang { $rank } × Höhe { $height }.
       *[other] { $name } marschiert { $cells } Felder, von { $start } nach { $end }: Rang { $rank } × Höhe { $height }.
    }
}
marched-home = { $stone ->
    [white] { $name } marschiert von { $start } heim: Rang { $rank } × Höhe { $height } × weißer Stein 2.
    [black] { $name } marschiert von { $start } heim: Rang { $rank } × Höhe { $height } × schwarzer Stein 3.
   *[none] { $name } marschiert von { $start } heim: Rang { $rank } × Höhe { $height }.
}
took-chip = { $name } nimmt den grauen Chip im Wert von { $value }.
left-chip = { $name } lässt den grauen Chip im Wert von { $value } liegen.
arrived = Rekrut { $number } von { $name } bezieht Platz { $slot }.
sanctioned = Rekrut { $number } von { $name } kommt außer der Reihe und muss auf Platz { $slot }.
passed = { $name } hat keinen freien Rekruten und setzt aus.
last-home = Elf sind daheim. Der letzte, Rekrut { $number } von { $name }, bezieht Platz { $slot }.
doubled = { $name } kam in guter Ordnung heim und verdoppelt: { $score }.
won = { $name } gewinnt, { $scores }.
won-tie = { $name } gewinnt bei Gleichstand durch den höchsten Platz, { $scores }.
shared = { $names } teilen sich den Sieg, { $scores }.

## Was gefragt ist
prompt-over = Die Partie ist zu Ende.
prompt-rolling = Für { $name } wird gewürfelt.
prompt-choosing = { $who ->
    [you] Du wählst, welcher Rekrut als Nächster hineinkommt.
   *[other] { $name } wählt, welcher Rekrut als Nächster hineinkommt.
}
prompt-choosing-after = { $who ->
    [you] Du wählst, welcher Rekrut auf Feld { $cell } hineinkommt.
   *[other] { $name } wählt, welcher Rekrut auf Feld { $cell } hineinkommt.
}
prompt-marching = { $who ->
    [you] { $free ->
        [1] Du lässt den letzten freien Rekruten marschieren.
       *[other] Du wählst einen Rekruten zum Marschieren; { $free } sind frei.
    }
   *[other] { $name } wählt einen Rekruten zum Marschieren.
}

## Was zu wählen ist
label-die = der Würfel zeigt { $cell }
label-enter = Rekrut { $number } kommt hinein
label-march = von { $start } nach { $end }
label-leave = von { $start } nach { $end }, der Chip bleibt liegen
label-home = von { $start } heim

## Abgelehnt
refusal-chance = Hier entscheidet der Würfel und sonst niemand.
refusal-not-your-turn = Jetzt ist ein anderer Spieler am Zug.
refusal-recruit-first = Wähle zuerst einen deiner freien Rekruten, dann, wohin er marschiert.
refusal-who-enters = Wähle zuerst, welcher Rekrut hineinkommt; der Würfel sagt, wohin.
refusal-backward = Rekruten marschieren nur vorwärts, mindestens ein Feld.
refusal-not-yours = Dieser Rekrut gehört dir nicht.
refusal-home = Dieser Rekrut ist daheim und marschiert nicht mehr.
refusal-slot = Die Plätze füllen sich von selbst, von 12 abwärts, wenn Rekruten heimkommen.
refusal-stone = Steine bleiben liegen; sie helfen dem Rekruten, der von ihnen aufbricht.
refusal-chip = Ein Chip gehört dem ersten Rekruten, der auf seinem Feld landet.
refusal-roll-in-first = Niemand marschiert, bevor alle Rekruten eingewürfelt sind.
refusal-roll-in-over = Das Einwürfeln ist vorbei; alle Rekruten sind im Spiel.
refusal-no-such-recruit = In dieser Partie gibt es keinen Rekruten { $number }; jeder Spieler hat { $each }.
refusal-already-in = Rekrut { $number } ist schon im Spiel.
refusal-nobody-there = Auf Feld { $cell } steht keiner deiner Rekruten.
refusal-covered = Dein Rekrut auf Feld { $cell } ist bedeckt und kann nicht ziehen.
refusal-has-moved = Der Rekrut auf Feld { $cell } ist in diesem Zug schon marschiert.
refusal-too-far = Der Rekrut kommt { $reach } Felder weit, nicht { $distance }.
refusal-too-far-home = Der Rekrut kommt { $reach } Felder weit; bis heim sind es { $distance }.
refusal-full = Feld { $cell } ist voll. Ein Stapel wächst nie über drei Lagen.
refusal-no-chip-to-leave = Auf Feld { $cell } liegt kein Chip, den man liegen lassen könnte.
refusal-covers-own = Auf Feld { $cell } würdest du einen eigenen Rekruten bedecken, der noch nicht marschiert ist; es geht auch anders.

## Das Bild

picture-label = Spielplan von Das glorreiche Manöver
picture-start = Start
picture-home = daheim
picture-rank = Rang
picture-height = Höhe
picture-base = Stein
picture-count = { $home } von { $all } daheim
picture-throws = { $side } würfelt
picture-chooses = { $side } wählt einen Rekruten
picture-marches = { $side } marschiert
picture-wins = Sieg: { $side }
picture-recruits = { $side }: Rekruten
picture-covered = verdeckt
picture-moved = gezogen
picture-waits = wartet
picture-stays = bleibt
picture-at-home = daheim, { $slot }
picture-recruit = { $side } { $number }, Feld { $cell }, Lage { $level }
picture-recruit-home = { $side } { $number }, daheim auf Platz { $slot }
picture-recruit-yard = { $side } { $number }, wartet im Hof

## Optionen, die nicht passen
options-custom = eine eigene Aufstellung sagt, wo Steine und Chips liegen
options-suggested = die vorgeschlagene Aufstellung steht fest (M4); nimm setup=custom
options-even = eine gleichmäßige Aufstellung hat 4 schwarze und 6 weiße Steine und 3 graue Chips (M4')
options-black = es gibt 4 schwarze Steine (M1)
options-white = es gibt 6 weiße Steine (M1)
options-two-stones = zwei Steine auf einem Feld (M4')
options-stone-cells = Steine liegen auf den Feldern 7 bis 78 (M4')
options-no-cell = „{ $cell }“ ist kein Feld
options-gray-cells = graue Chips liegen auf den Feldern 7 bis { $last } (gray_zone)
options-gray-stone = ein grauer Chip liegt nie auf einem Stein (M4')
options-gray-once = jeder graue Wert ist einmal da (M1)
options-gray-values = graue Chips sind 1, 2 und 3 wert (M1)

## Tabellen
figure-colour = Farbe
figure-box = In der Schachtel
figure-players = { $count } Spieler

## Eine Stellung aufbauen
set-up-chip = Plättchen zu { $value }
