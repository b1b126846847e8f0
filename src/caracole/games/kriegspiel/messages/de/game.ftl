army = { $army ->
    [english] Die Engländer
   *[french] Die Franzosen
}
plate = { $arm ->
    [cannon] das Geschütz auf { $cell }
    [cavalry] die Reiter auf { $cell }
   *[soldier] die Soldaten auf { $cell }
}
facing = { $facing ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}

## Was geschah
half-turned = { $name } drehen { $plate } halb { $side ->
    [left] links
   *[right] rechts
}, Blick nach { $direction }.
turned = { $name } drehen { $plate } nach { $side ->
    [left] links
   *[right] rechts
}, Blick nach { $direction }.
went = { $name } lassen { $plate } nach { $end } vorrücken.
went-back = { $name } nehmen { $plate } nach { $end } zurück.
gave = { $figures ->
    [1] { $name } geben 1 Figur ab: { $plate } an { $other }, dort jetzt { $now }.
   *[other] { $name } geben { $figures } Figuren ab: { $plate } an { $other }, dort jetzt { $now }.
}
emptied = Auf { $cell } ist niemand mehr; die Platte kommt vom Feld.
ceased-moving = { $name } haben ihre Bewegungen beendet und eröffnen das Feuer.
ended-turn = { $name } beenden ihren Zug; es gibt nichts zu beschießen.
held-fire = { $name } stellen das Feuer ein.
fired = { $name } feuern: { $plate } auf { $other }.
missed = Der Würfel zeigt { $die }: kein Schaden für { $plate }.
hit = { $dead ->
    [1] Der Würfel zeigt { $die }: 1 Figur fällt ({ $plate }), { $left } übrig.
   *[other] Der Würfel zeigt { $die }: { $dead } Figuren fallen ({ $plate }), { $left } übrig.
}
removed = Auf { $cell } ist niemand mehr; die Platte kommt vom Feld.
unmanned = Das Geschütz auf { $cell } bedient niemand mehr.
destroyed = { $dead ->
    [0] Der Würfel zeigt 5: Das Geschütz auf { $cell } ist zerstört; das Wrack bleibt.
    [1] Der Würfel zeigt 5: Das Geschütz auf { $cell } ist samt seinem Kanonier zerstört; das Wrack bleibt.
   *[other] Der Würfel zeigt 5: Das Geschütz auf { $cell } ist samt seinen { $dead } Kanonieren zerstört; das Wrack bleibt.
}
defeated = { $name } können nichts mehr tun.
won = { $name } gewinnen.
both-unable = Keine der Armeen kann mehr etwas tun: unentschieden.
quiet-draw = { $turns } Züge ohne Verlust: unentschieden.
quiet-won = { $turns } Züge ohne Verlust: { $name } haben mehr Figuren übrig und gewinnen.

## Was gefragt ist
prompt-over = Die Partie ist zu Ende.
prompt-rolling = Für den Schuss auf { $target } wird gewürfelt.
prompt-orienting = { $who ->
    [you] Du drehst jede deiner Platten halb links oder halb rechts.
   *[other] { $name } drehen jede ihrer Platten halb links oder halb rechts.
}
prompt-moving = { $who ->
    [you] Du bewegst. Bewegungen übrig: Geschütze { $cannon }, Soldaten { $soldier }, Reiter { $cavalry }.
   *[other] { $name } bewegen. Bewegungen übrig: Geschütze { $cannon }, Soldaten { $soldier }, Reiter { $cavalry }.
}
prompt-firing = { $who ->
    [you] Du darfst feuern: Wähle eine Platte, dann ihr Ziel.
   *[other] { $name } dürfen feuern.
}

## Was zu wählen ist
label-die = der Würfel zeigt { $die }
label-end-move = Bewegungen beenden
label-end-fire = Feuer einstellen
label-half-left = { $cell }: halb links
label-half-right = { $cell }: halb rechts
label-left = { $cell }: nach links drehen
label-right = { $cell }: nach rechts drehen
label-forward = { $cell }: vorwärts
label-back = { $cell }: rückwärts
label-shot = { $cell } feuert auf { $target }
label-give = { $kind ->
    [cavalry] { $figures ->
        [1] 1 Reiter nach { $target }
       *[other] { $figures } Reiter nach { $target }
    }
   *[soldier] { $figures ->
        [1] 1 Soldat nach { $target }
       *[other] { $figures } Soldaten nach { $target }
    }
}
label-way = { $cell } nach { $end }, { $price ->
    [1] 1 Bewegung
   *[other] { $price } Bewegungen
}: { $steps }
order = { $order ->
    [half-left] halb links
    [half-right] halb rechts
    [left] links
    [right] rechts
    [back] zurück
   *[forward] vor
}

## Abgelehnt
refusal-chance = Hier entscheidet der Würfel und sonst niemand.
refusal-not-your-turn = Jetzt ist die andere Armee am Zug.
refusal-other-arm = Diese Waffengattung befehligt ein anderer Spieler deiner Armee.
word-said = { $name } hat die Bewegungen beendet.
word-given = Du hast die Bewegungen beendet; noch nicht fertig: { $others }. Nimm es zurück, um weiterzubewegen.
refusal-plate-first = Wähle zuerst eine deiner Platten, dann, was sie tut.
refusal-shooter-first = Wähle zuerst die Platte, die feuert, dann ihr Ziel.
refusal-one-cell = Die Platte auf { $cell } geht ein Feld voraus, nicht nach { $target }; dreh sie zuerst.
refusal-count-moves = Das hier zählt nur die übrigen Bewegungen.
refusal-count-shots = Das hier zeigt nur, welche Waffengattungen noch feuern dürfen.
refusal-orient-first = Vor dem ersten Zug dreht sich jede Platte halb links oder halb rechts, und sonst nichts.
refusal-already-firing = Die Bewegungen sind schon vorbei; ein Punkt beendet das Feuer.
refusal-still-moving = Zuerst kommen die Bewegungen; ein Schrägstrich beendet sie.
refusal-shot-too-early = Niemand feuert, bevor die Bewegungen beendet sind.
refusal-late-transfer = Hat das Feuer begonnen, wird nichts mehr abgegeben.
refusal-late-move = Hat das Feuer begonnen, bewegt sich niemand mehr.
refusal-nobody = Auf { $cell } steht keine Platte.
refusal-not-yours = Die Platte auf { $cell } gehört dir nicht.
refusal-wreck = Das Geschütz auf { $cell } ist zerstört.
refusal-flat = Auf diesem Brett schauen alle Platten von Anfang an durch eine Seite; es gibt keine halbe Drehung.
refusal-oriented = Die Platte auf { $cell } hat ihre halbe Drehung schon gemacht.
refusal-unmanned = Das Geschütz auf { $cell } bedient niemand: Es steht still.
refusal-unoriented = Die Platte auf { $cell } muss sich zuerst halb links oder halb rechts drehen.
refusal-budget = { $arm ->
    [cannon] Die { $most } Bewegungen der Geschütze in diesem Zug sind verbraucht.
    [cavalry] Die { $most } Bewegungen der Reiter in diesem Zug sind verbraucht.
   *[soldier] Die { $most } Bewegungen der Soldaten in diesem Zug sind verbraucht.
}
refusal-gunners = { $gunners ->
    [0] Das Geschütz auf { $cell } bedient niemand: Es steht still.
    [1] Ein Kanonier allein kann das Geschütz auf { $cell } nicht bewegen.
   *[other] Mit { $gunners } Kanonieren macht das Geschütz auf { $cell } höchstens { $most } der Bewegungen eines Zuges.
}
refusal-gunners-turn = Mit { $gunners } Kanonieren kann sich das Geschütz auf { $cell } nur drehen; zum Rollen braucht es vier.
refusal-backward = Platten gehen nur vorwärts; dreh sie zuerst um.
refusal-edge = Die Platte auf { $cell } schaut auf den Rand des Feldes.
refusal-occupied = { $cell } ist besetzt; niemand wird verdrängt, und niemand kommt vorbei.
refusal-not-facing = Die Figuren auf { $cell } schauen nicht nach { $target }.
refusal-no-receiver = Auf { $target } steht keine Platte deiner Armee.
refusal-mixed = Figuren von { $cell } haben keinen Platz auf der Platte auf { $target }.
refusal-too-few = { $figures ->
    [1] Auf { $cell } ist nur 1 Figur.
   *[other] Auf { $cell } sind nur { $figures } Figuren.
}
refusal-full = Die Platte auf { $target } hat nicht so viel Platz: höchstens { $most }.
refusal-transfers = { $most ->
    [0] In dieser Partie wird nichts abgegeben.
    [1] In einem Zug wird höchstens einmal abgegeben.
   *[other] In einem Zug wird höchstens { $most }-mal abgegeben.
}
refusal-fired = { $arm ->
    [cannon] Ein Geschütz hat in diesem Zug schon gefeuert.
    [cavalry] Die Reiter haben in diesem Zug schon zugeschlagen.
   *[soldier] Die Soldaten haben in diesem Zug schon gefeuert.
}
refusal-no-gunner = Das Geschütz auf { $cell } bedient niemand: Es kann nicht feuern.
refusal-rearward = Die Platte auf { $cell } schaut zum eigenen Lager; niemand feuert nach hinten.
refusal-range = { $arm ->
    [cannon] Ein Geschütz reicht { $reach } Felder weit, nicht { $distance }.
    [cavalry] Reiter schlagen nur auf das nächste Feld, nicht { $distance } Felder weit.
   *[soldier] Soldaten reichen { $reach } Felder weit, nicht { $distance }.
}
refusal-no-enemy = Auf { $target } steht kein Feind.
refusal-wreck-target = Das Geschütz auf { $target } ist schon zerstört.
refusal-no-effect = Dem unbemannten Geschütz auf { $target } kann nur ein Geschütz schaden.
refusal-blocked = Eine Platte versperrt die Linie von { $cell } nach { $target }.

## Das Bild
picture-label = Kriegspiel: das Schlachtfeld
picture-plate = { $army ->
    [english] Engländer
   *[french] Franzosen
}: { $arm ->
    [cannon] Geschütz auf { $cell }, Kanoniere { $figures }
    [cavalry] Reiter auf { $cell }, Figuren { $figures }
   *[soldier] Soldaten auf { $cell }, Figuren { $figures }
}, Blick nach { $facing }
picture-wreck = Zerstörtes Geschütz auf { $cell }
picture-budget = { $arm ->
    [cannon] Bewegungen der Geschütze übrig: { $left } von { $total }
    [cavalry] Bewegungen der Reiter übrig: { $left } von { $total }
   *[soldier] Bewegungen der Soldaten übrig: { $left } von { $total }
}
picture-shot = { $arm ->
    [cannon] Schuss der Geschütze
    [cavalry] Schlag der Reiter
   *[soldier] Schuss der Soldaten
}: { $used ->
    [yes] abgegeben
   *[no] steht noch aus
}
picture-arm = { $arm ->
    [cannon] Geschütze
    [cavalry] Reiter
   *[soldier] Soldaten
}
picture-army = { $army ->
    [english] Engländer
   *[french] Franzosen
}
picture-kind = { $kind ->
    [guns] Geschütze
    [gunners] Kanoniere
    [soldiers] Soldaten
   *[cavaliers] Reiter
}
picture-moves-left = Bewegungen übrig
picture-range-fire = Reichweite
picture-ready = { $state ->
    [fired] hat gefeuert
    [may] darf feuern
   *[one] 1 Schuss
}
picture-quiet = Kein Verlust
picture-of-turns = { $turns } von { $most } Zügen
picture-quiet-why = { $then ->
    [figures] Bei { $most } gewinnt die größere Armee. Wer fällt, stellt auf 0 zurück.
   *[draw] Bei { $most } ist die Partie remis. Wer fällt, stellt auf 0 zurück.
}
picture-aim = { $arm ->
    [cannon] Geschütz { $cell } feuert auf { $target }
    [cavalry] Reiter { $cell } schlagen { $target }
   *[soldier] Soldaten { $cell } feuern auf { $target }
}
picture-who-fires = { $here } hier, { $there } dort; Augen 0–5, je 1 von 6
picture-odds-mean = Es fallen im Mittel
picture-odds-some = Mindestens einer fällt
picture-odds-cleared = { $arm ->
    [cannon] Niemand bedient es mehr
   *[other] Die Platte ist leer
}
picture-odds-destroyed = Das Geschütz ist zerstört
picture-mean = { $fall } von { $of }
picture-mean-fall = im Mittel fallen { $fall }
picture-in-six = { $count } von 6
picture-fire = Feuer
picture-chosen = { $arm ->
    [cannon] Geschütz
    [cavalry] Reiter
   *[soldier] Soldaten
} auf { $cell }: Bewegungen { $left }. Feld antippen oder drehen.
picture-fall = { $dead ->
    [0] niemand fällt
    [1] 1 fällt
   *[other] { $dead } fallen
}
picture-stand = { $left ->
    [0] { $arm ->
        [cannon] niemand bedient es
       *[other] die Platte ist leer
    }
    [1] einer steht noch
   *[other] { $left } stehen noch
}
picture-wrecked = zerstört
picture-winner = { $who ->
    [french] Die Franzosen siegen
    [english] Die Engländer siegen
   *[draw] unentschieden
}
picture-reason = { $reason ->
    [defeat] Die anderen können nichts mehr tun.
    [unable] beide handlungsunfähig
   *[quiet] ohne Verlust
}

## Optionen, die nicht passen
options-layout-twice = ist doppelt angegeben, im Brett und daneben
options-layout-missing = ein eigenes Brett braucht eine Aufstellung, die Liste seiner Platten
options-plates = höchstens { $most } Platten, nicht { $got }
options-no-cell = „{ $cell }“ ist kein Feld dieses Brettes
options-two-plates = zwei Platten auf { $cell } (K2)
options-figures = { $arm ->
    [soldier] eine Soldatenplatte hat { $least } bis { $most }, nicht { $got } (K2)
    [cavalry] eine Reiterplatte hat { $least } bis { $most }, nicht { $got } (K2)
   *[cannon] eine Geschützplatte hat { $least } bis { $most }, nicht { $got } (K2)
}
options-split = erwartet wird, wie viele Leute, oder wie viele Franzosen und Engländer, etwa [1, 3], nicht { $got }

## Tabellen
figure-field = Feld
figure-size = Spalten × Reihen
figure-towards = zum Feind hin
figure-lines = Englische Reihen, Grundlinie zuerst
figure-pointy = eine Ecke
figure-flat = eine Seite
figure-gunners = Kanoniere
figure-moves = Bewegungen je Zug
figure-displaces = Ortswechsel
figure-fires = feuert
figure-shot = Würfel
figure-pair = { $firer ->
    [cannon] Geschütz
    [cavalry] Reiter
   *[soldier] Soldaten
} auf { $target ->
    [cannon] ein Geschütz
    [cavalry] Reiter
   *[soldier] Soldaten
}
figure-destroyed = zerstört
figure-yes = ja
figure-no = nein

## Eine Stellung aufbauen
set-up-face = Drehen
set-up-fewer = Eine Figur weniger
