colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [violet] Violett
   *[grey] Grau
}

## Was geschah
played = { $name }: { $action }.
played-hidden = { $name } tut etwas, das nicht gezeigt wird.
happened = Der Zufall will es so: { $action }.
happened-hidden = Es geschieht etwas, das nicht gezeigt wird.
ended = { $count ->
    [0] Die Partie ist unentschieden.
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

## Was gefragt ist
prompt = { $who ->
    [you] { $name }, wähle.
   *[other] { $name } wählt.
}
prompt-chance = Der Zufall entscheidet.
prompt-over = Die Partie ist zu Ende.

## Warum nicht
refusal-not-offered = „{ $action }“ steht jetzt nicht zur Wahl.
refusal-over = Die Partie ist zu Ende.
refusal-chance = Das bleibt dem Zufall überlassen.
refusal-not-your-turn = Jetzt entscheidet jemand anders.

## Das Regelbuch eines Spiels, das keines hat
rule-R1 = Wer zu entscheiden hat, nimmt eine der angebotenen Aktionen; sonst darf nichts getan werden.
source-G = die eigene Datei des Spiels

## Lektionen
lesson-off-the-line = Das ist erlaubt, aber nicht das, was die Aufgabe verlangt. Noch einmal.
lesson-missed = Das war die letzte Aktion, die du hier hattest. Noch einmal.

## Eine Stellung aufbauen
set-up-off = Wegnehmen
set-up-turn = am Zug
