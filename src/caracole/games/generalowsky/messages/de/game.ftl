colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [violet] Violett
   *[grey] Grau
}

## Was geschah
ordered = { $name } lässt { $general } zuerst ziehen.
declared = { $band ->
    [yellow] { $general } wählt das gelbe Band.
    [white] { $general } wählt das weiße Band.
    [orange] { $general } wählt das orange Band.
   *[red] { $general } wählt das rote Band.
}
commanded = { $band ->
    [yellow] { $commander } befiehlt für { $general } das gelbe Band.
    [white] { $commander } befiehlt für { $general } das weiße Band.
    [orange] { $commander } befiehlt für { $general } das orange Band.
   *[red] { $commander } befiehlt für { $general } das rote Band.
}
entered = { $general } dreht { $steps } und kommt aus der Verbannung auf Feld { $end }.
moved = { $carried ->
    [0] { $general } dreht { $steps }: von Feld { $start } nach { $end }.
    [1] { $general } dreht { $steps } und trägt einen Vorgesetzten von Feld { $start } nach { $end }.
   *[other] { $general } dreht { $steps } und trägt { $carried } Vorgesetzte von Feld { $start } nach { $end }.
}
summoned = { $carried ->
    [0] Die rote Kugel: { $general } geht geradewegs nach Moskau.
    [1] Die rote Kugel: { $general } geht geradewegs nach Moskau, den Vorgesetzten auf den Schultern.
   *[other] Die rote Kugel: { $general } geht geradewegs nach Moskau, { $carried } Vorgesetzte auf den Schultern.
}
drew = Generalowski! { $general } darf auf einen Gegner springen.
drew-nobody = Generalowski! Aber es ist niemand da, auf den { $general } springen könnte.
jumped = { $carried ->
    [0] { $general } springt auf Feld { $space }.
    [1] { $general } springt auf Feld { $space } und trägt einen Vorgesetzten.
   *[other] { $general } springt auf Feld { $space } und trägt { $carried } Vorgesetzte.
}
crossed = { $gone ->
    [1] Ein X: { $general } geht nach Sibirien. Im Topf { $pot }.
   *[other] Ein X: { $general } und wer bei ihm ist, { $gone } Generäle, gehen nach Sibirien. Im Topf { $pot }.
}
crossed-again = Ein X: { $general } bleibt in Sibirien. Im Topf { $pot }.
disgraced = { $gone ->
    [1] Die schwarze Kugel: { $general } geht in Ungnade nach Sibirien. Im Topf { $pot }.
   *[other] Die schwarze Kugel: { $general } und wer bei ihm ist, { $gone } Generäle, gehen in Ungnade nach Sibirien. Im Topf { $pot }.
}
disgraced-again = Die schwarze Kugel: { $general } bleibt in Ungnade in Sibirien. Im Topf { $pot }.
lost-medal = { $general } verliert einen Orden und behält { $medals }.
landed = { $landed ->
    [1] { $general } befehligt jetzt auf Feld { $space } einen General mehr; Orden in den Topf: { $medals }.
   *[other] { $general } befehligt jetzt auf Feld { $space } { $landed } Generäle mehr; Orden in den Topf: { $medals }.
}
landed-arriver = { $landed ->
    [1] { $general } befehligt jetzt auf Feld { $space } einen General mehr; Orden erhalten: { $medals }.
   *[other] { $general } befehligt jetzt auf Feld { $space } { $landed } Generäle mehr; Orden erhalten: { $medals }.
}
collected = { $taken ->
    [0] { $general } findet in Moskau keinen Orden.
    [1] { $general } nimmt den Orden in Moskau und hat { $medals }.
   *[other] { $general } nimmt die { $taken } Orden in Moskau und hat { $medals }.
}
starred = { $general } tauscht elf Orden gegen den Stern.
marshal = { $general } wird Marschall und gewinnt mit { $medals } Orden.
most = Nach der letzten Drehung hat { $name } die meisten Orden, { $medals }, und gewinnt.
shared = Nach der letzten Drehung teilen sich { $names } den Sieg mit je { $medals } Orden.

## Was gefragt ist
prompt-over = Die Partie ist zu Ende.
prompt-ordering = { $who ->
    [you] Du sagst, welcher deiner Generäle zuerst zieht.
   *[other] { $name } sagt, welcher General zuerst zieht.
}
prompt-declaring = { $who ->
    [you] Du wählst ein Band für { $general }.
   *[other] { $general } wählt ein Band.
}
prompt-declaring-below = { $who ->
    [you] Du befiehlst: Wähle ein Band für { $general }, der { $commander } trägt.
   *[other] { $commander } befiehlt und wählt ein Band für { $general }.
}
prompt-spinning = { $band ->
    [yellow] Der Pfeil dreht sich für { $general }, auf dem gelben Band.
    [white] Der Pfeil dreht sich für { $general }, auf dem weißen Band.
    [orange] Der Pfeil dreht sich für { $general }, auf dem orangen Band.
   *[red] Der Pfeil dreht sich für { $general }, auf dem roten Band.
}
prompt-targeting = { $who ->
    [you] Du wählst den Stapel, auf den { $general } springt.
   *[other] { $general } wählt einen Stapel zum Springen.
}
prompt-targeting-below = { $who ->
    [you] Du befiehlst: Wähle den Stapel, auf den { $general } mit dir springt.
   *[other] { $commander } befiehlt und wählt den Stapel, auf den { $general } springt.
}

## Was zu wählen ist
label-order = { $general } zieht zuerst
label-band = { $band ->
    [yellow] gelbes Band, Verbannung { $risk } %
    [white] weißes Band, Verbannung { $risk } %
    [orange] oranges Band, Verbannung { $risk } %
   *[red] rotes Band, Verbannung { $risk } %
}
label-target = auf { $names } (Feld { $space })
label-spin = { $result ->
    [x] X
    [black] schwarze Kugel
    [gen] Generalowski
    [red] rote Kugel
   *[number] { $steps }
}

## Auf dem Bild
picture-title = Generalowsky: { $spins } Drehungen, { $pot } Orden in Moskau
picture-siberia = Sibirien
picture-moscow = Moskau
picture-exile = Verbannung
picture-pot = Topf in Moskau
picture-moves = zieht
picture-first = zuerst?
picture-band = { $band ->
    [yellow] Gelb
    [white] Weiß
    [orange] Orange
   *[red] Rot
}
picture-bands = Bänder, in Zwölfteln
picture-bands-parts = Bänder und ihre Chancen
picture-keys = Tasten 1–{ $most }
picture-part = { $kind ->
    [x] Exil { $count }
    [black] Sibirien { $count }
    [gen] Sprung { $count }
   *[red] Moskau { $count }
}
picture-parts = { $list } von { $total }
picture-mean = im Mittel { $mean } weit
picture-mean-most = im Mittel höchstens { $mean }
picture-medals = { $count ->
    [one] { $count } Orden
   *[other] { $count } Orden
}
picture-in-exile = verbannt
picture-in-moscow = in Moskau
picture-on-space = auf { $space }
picture-below = unter { $general }
picture-carried = getragen von { $general }
picture-marshal = Marschall

## Abgelehnt
refusal-chance = Hier entscheidet der Pfeil und sonst niemand.
refusal-not-your-turn = Jetzt entscheidet ein anderer Spieler.
refusal-declare-first = Jetzt sagt der General obenauf ein Band an; dann zeigt der Pfeil, wohin die Gruppe geht.
refusal-pot = Niemand nimmt Orden mit der Hand: Der Topf gehört dem General, der nach Moskau kommt.
refusal-exile = In der Verbannung steht niemand auf jemandem; spring auf einen Stapel der Strecke.
refusal-order-first = Sag zuerst, welcher deiner beiden Generäle zuerst zieht.
refusal-order-is-set = Welcher General zuerst zieht, ist schon gesagt.
refusal-one-general = Zu viert und mehr hat jeder einen General; es gibt keine Reihenfolge zu wählen.
refusal-no-such-general = In dieser Partie gibt es keinen General { $number }; es gibt { $generals }.
refusal-not-yours = General { $number } gehört nicht zu den beiden Generälen des Spielers, der am Zug ist.
refusal-band-first = Zuerst wird ein Band angesagt und der Pfeil gedreht; gesprungen wird nur nach der Generalowski-Zeichnung.
refusal-target-first = Der Pfeil hat Generalowski gezeigt; jetzt wählt man einen Stapel zum Springen, kein Band.
refusal-nobody-there = Auf Feld { $space } steht niemand.
refusal-own-space = Auf Feld { $space } steht die Gruppe selbst; sie ist schon über denen darunter.
refusal-no-opponent = Auf Feld { $space } steht kein Gegner des Generals, der springt.

## Optionen, die nicht passen
options-moscow = Moskau ist ein Feld der Strecke, 0 bis { $last }
options-supply = erwartet wird null oder eine Zahl von Orden von 1 bis { $most } (P3: einer liegt in Moskau)
options-sector = Band { $band }: Kein Abschnitt kann „{ $told }“ zeigen
options-sectors-below = Band { $band }: { $told } auf { $count } Abschnitten
options-round = Band { $band }: { $told } führt um die ganze Strecke von { $length } Feldern
options-sectors = Band { $band } hat { $total } Abschnitte, nicht 1 bis { $most }

## Bis zu so weit (stride)
allowed = { $general } dreht { $steps } und darf so viele Felder gehen, oder weniger.
strode-out = { $steps ->
    [1] { $general } kommt mit einem Schritt aus der Verbannung auf Feld { $end }.
   *[other] { $general } kommt mit { $steps } Schritten aus der Verbannung auf Feld { $end }.
}
strode = { $carried ->
    [0] { $general } geht { $steps } der erlaubten Felder: von Feld { $start } nach { $end }.
    [1] { $general } geht { $steps } der erlaubten Felder und trägt einen Vorgesetzten von Feld { $start } nach { $end }.
   *[other] { $general } geht { $steps } der erlaubten Felder und trägt { $carried } Vorgesetzte von Feld { $start } nach { $end }.
}
landed-covered = { $landed ->
    [1] { $general } befehligt jetzt auf Feld { $space } einen General mehr; Orden für den General darunter: { $medals }.
   *[other] { $general } befehligt jetzt auf Feld { $space } { $landed } Generäle mehr; Orden für die Generäle darunter: { $medals }.
}
marshal-too = { $general } wird mit { $medals } Orden Marschall und teilt den Sieg.
prompt-striding = { $who ->
    [you] Du wählst, wie weit { $general } geht, 1 bis { $steps } Felder.
   *[other] { $general } wählt, wie weit es geht, 1 bis { $steps } Felder.
}
prompt-striding-below = { $who ->
    [you] Du befiehlst: Wähle, wie weit { $general } mit dir geht, 1 bis { $steps } Felder.
   *[other] { $commander } befiehlt und wählt, wie weit { $general } geht, 1 bis { $steps } Felder.
}
label-stride = { $steps ->
    [1] ein Feld, nach Feld { $space }
   *[other] { $steps } Felder, nach Feld { $space }
}
refusal-exact = Die Gruppe geht genau so viele Felder, wie der Pfeil zeigt; niemand wählt, wie weit.
refusal-spin-first = Zuerst wird ein Band angesagt und der Pfeil gedreht; wie weit es geht, wählt man danach.
refusal-stride-first = Der Pfeil hat eine Zahl gezeigt; jetzt wird gewählt, wie viele Felder die Gruppe geht, sonst nichts.
refusal-too-far = Der Pfeil zeigt { $shown }: Die Gruppe geht 1 bis { $shown } Felder, nicht { $steps }.

## Tabellen
figure-spinner = Drehscheibe
figure-band = Band
figure-exile = Verbannung
figure-sectors = Abschnitte
figure-sector = { $result ->
    [x] X ×{ $count }
    [black] schwarze Kugel ×{ $count }
    [gen] Generalowski ×{ $count }
    [red] rote Kugel ×{ $count }
   *[number] { $steps } ×{ $count }
}

## Eine Stellung aufbauen
set-up-general = General
set-up-medal-more = Ein Orden mehr
set-up-medal-fewer = Ein Orden weniger
set-up-pot-more = Einer mehr im Topf
set-up-pot-fewer = Einer weniger im Topf
