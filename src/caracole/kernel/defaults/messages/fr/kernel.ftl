colour = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
    [green] Vert
    [violet] Violet
   *[grey] Gris
}

## What happened
played = { $name } : { $action }.
played-hidden = { $name } fait quelque chose qui n’est pas montré.
happened = Le sort décide : { $action }.
happened-hidden = Il se passe quelque chose qui n’est pas montré.
ended = { $count ->
    [0] La partie est nulle.
    [1] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## What is asked
prompt = { $who ->
    [you] { $name }, à vous de choisir.
   *[other] { $name } choisit.
}
prompt-chance = Le sort décide.
prompt-over = La partie est finie.

## Why not
refusal-not-offered = « { $action } » n’est pas proposé maintenant.
refusal-over = La partie est finie.
refusal-chance = C’est le sort qui décide.
refusal-not-your-turn = C’est à quelqu’un d’autre de décider.

## The rulebook of a game that has none
rule-R1 = Qui doit décider choisit l’une des actions proposées ; rien d’autre n’est permis.
source-G = le fichier du jeu

## Leçons
lesson-off-the-line = C’est permis, mais ce n’est pas ce que demande l’exercice. Recommencez.
lesson-missed = C’était la dernière action possible ici. Recommencez.

## Composer une position
set-up-off = Retirer
set-up-turn = au trait
