colour = { $colour ->
    [red] Rood
    [yellow] Geel
    [blue] Blauw
    [green] Groen
    [violet] Paars
   *[grey] Grijs
}

## What happened
played = { $name }: { $action }.
played-hidden = { $name } doet iets dat niet getoond wordt.
happened = Het lot beslist: { $action }.
happened-hidden = Er gebeurt iets dat niet getoond wordt.
ended = { $count ->
    [0] De partij is gelijkspel.
    [1] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}

## What is asked
prompt = { $who ->
    [you] { $name }, kies.
   *[other] { $name } kiest.
}
prompt-chance = Het lot beslist.
prompt-over = De partij is afgelopen.

## Why not
refusal-not-offered = “{ $action }” wordt nu niet aangeboden.
refusal-over = De partij is afgelopen.
refusal-chance = Dit wordt aan het lot overgelaten.
refusal-not-your-turn = Iemand anders is nu aan zet.

## The rulebook of a game that has none
rule-R1 = Wie aan zet is kiest een van de aangeboden acties; iets anders mag niet.
source-G = het bestand van het spel

## Lessen
lesson-off-the-line = Dat mag, maar het is niet wat de opdracht vraagt. Probeer het opnieuw.
lesson-missed = Dat was de laatste actie die je hier had. Probeer het opnieuw.

## Een stelling opzetten
set-up-off = Wegnemen
set-up-turn = aan zet
