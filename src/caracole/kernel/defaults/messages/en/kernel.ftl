colour = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
    [green] Green
    [violet] Violet
   *[grey] Grey
}

## What happened
played = { $name }: { $action }.
played-hidden = { $name } does something that is not shown.
happened = It turns out: { $action }.
happened-hidden = Something happens that is not shown.
ended = { $count ->
    [0] The match is a draw.
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
}

## What is asked
prompt = { $who ->
    [you] { $name }, choose.
   *[other] { $name } chooses.
}
prompt-chance = Chance decides.
prompt-over = The match is over.

## Why not
refusal-not-offered = “{ $action }” is not offered now.
refusal-over = The match is over.
refusal-chance = This is left to chance.
refusal-not-your-turn = Somebody else decides now.

## The rulebook of a game that has none
rule-R1 = Whoever is to decide takes one of the actions that are offered; nothing else may be done.
source-G = the game’s own file

## Lessons
lesson-off-the-line = That is allowed, but it is not what the task asks for. Try again.
lesson-missed = That was the last action you had here. Try again.

## Setting up
set-up-off = Take away
set-up-turn = to move
