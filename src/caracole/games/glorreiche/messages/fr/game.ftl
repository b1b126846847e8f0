colour = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
   *[green] Vert
}

## What happened
threw = { $name } fait { $cell }.
chose = { $name } fera entrer la recrue { $number }.
entered = { $height ->
    [1] { $name } fait { $cell } : la recrue { $number } se place sur la case { $cell }.
   *[other] { $name } fait { $cell } : la recrue { $number } monte sur la pile de la case { $cell }.
}
marched = { $stone ->
    [white] { $name } avance de { $cells } cases, de { $start } à { $end } : rang { $rank } × hauteur { $height } × pierre blanche 2.
    [black] { $name } avance de { $cells } cases, de { $start } à { $end } : rang { $rank } × hauteur { $height } × pierre noire 3.
   *[none] { $cells ->
        [1] { $name } avance d’une case, de { $start } à { $end } : rang { $rank } × hauteur { $height }.
       *[other] { $name } avance de { $cells } cases, de { $start } à { $end } : rang { $rank } × hauteur { $height }.
    }
}
marched-home = { $stone ->
    [white] { $name } rentre de la case { $start } : rang { $rank } × hauteur { $height } × pierre blanche 2.
    [black] { $name } rentre de la case { $start } : rang { $rank } × hauteur { $height } × pierre noire 3.
   *[none] { $name } rentre de la case { $start } : rang { $rank } × hauteur { $height }.
}
took-chip = { $name } prend le jeton gris de valeur { $value }.
left-chip = { $name } laisse le jeton gris de valeur { $value } sur place.
arrived = La recrue { $number } de { $name } prend la place { $slot }.
sanctioned = La recrue { $number } de { $name } rentre hors de son rang et va à la place { $slot }.
passed = { $name } n’a aucune recrue libre et passe.
last-home = Onze sont rentrées. La dernière, la recrue { $number } de { $name }, prend la place { $slot }.
doubled = { $name } est rentré en bon ordre et double : { $score }.
won = { $name } gagne, { $scores }.
won-tie = { $name } gagne à égalité grâce à la plus haute place, { $scores }.
shared = { $names } partagent la victoire, { $scores }.

## What is asked
prompt-over = La partie est terminée.
prompt-rolling = On lance le dé pour { $name }.
prompt-choosing = { $who ->
    [you] À vous de choisir la recrue qui entre.
   *[other] { $name } choisit la recrue qui entre.
}
prompt-choosing-after = { $who ->
    [you] À vous de choisir la recrue qui entre sur la case { $cell }.
   *[other] { $name } choisit la recrue qui entre sur la case { $cell }.
}
prompt-marching = { $who ->
    [you] { $free ->
        [1] À vous : faites marcher la dernière recrue libre.
       *[other] À vous : faites marcher une recrue ; { $free } sont libres.
    }
   *[other] { $name } fait marcher une recrue.
}

## What may be chosen
label-die = le dé montre { $cell }
label-enter = la recrue { $number } entre
label-march = de { $start } à { $end }
label-leave = de { $start } à { $end }, en laissant le jeton
label-home = de { $start } à la caserne

## Tables of the rulebook
figure-colour = Couleur
figure-box = Dans la boîte
figure-players = À { $count } joueurs

## Refusals
refusal-chance = Ici c’est le dé qui décide, personne d’autre.
refusal-not-your-turn = C’est le tour d’un autre joueur.
refusal-recruit-first = Choisissez d’abord une de vos recrues libres, puis où elle va.
refusal-who-enters = Choisissez d’abord la recrue qui entre ; le dé dit où.
refusal-backward = Les recrues ne vont qu’en avant, d’une case au moins.
refusal-not-yours = Cette recrue n’est pas à vous.
refusal-home = Cette recrue est rentrée et ne marche plus.
refusal-slot = Les places se remplissent d’elles-mêmes, à partir de 12, quand les recrues rentrent.
refusal-stone = Les pierres restent où elles sont ; elles aident la recrue qui en part.
refusal-chip = Un jeton revient à la première recrue qui s’arrête sur sa case.
refusal-roll-in-first = Personne ne marche avant que toutes les recrues soient entrées.
refusal-roll-in-over = L’entrée est finie ; toutes les recrues sont en place.
refusal-no-such-recruit = Il n’y a pas de recrue { $number } dans cette partie ; chaque joueur en a { $each }.
refusal-already-in = La recrue { $number } est déjà entrée.
refusal-nobody-there = Aucune de vos recrues n’est sur la case { $cell }.
refusal-covered = Votre recrue de la case { $cell } est recouverte et ne peut bouger.
refusal-has-moved = La recrue de la case { $cell } a déjà bougé ce tour-ci.
refusal-too-far = La portée de la recrue est { $reach }, pas { $distance }.
refusal-too-far-home = La portée de la recrue est { $reach } ; la caserne est à { $distance }.
refusal-full = La case { $cell } est pleine. Une pile ne dépasse jamais trois niveaux.
refusal-no-chip-to-leave = Il n’y a pas de jeton à laisser sur la case { $cell }.
refusal-covers-own = Sur la case { $cell } vous couvririez une de vos recrues qui n’a pas bougé ; il y a un autre chemin.

## Picture

picture-label = Plateau des Glorieuses Manœuvres
picture-start = départ
picture-home = arrivée
picture-rank = rang
picture-height = hauteur
picture-base = base
picture-count = { $home } sur { $all } à la caserne
picture-throws = { $side } lance le dé
picture-chooses = { $side } choisit une recrue
picture-marches = { $side } marche
picture-wins = Victoire : { $side }
picture-recruits = { $side } : recrues
picture-covered = couverte
picture-moved = a marché
picture-waits = attend
picture-stays = reste
picture-at-home = rentrée, { $slot }
picture-recruit = { $side } { $number }, case { $cell }, niveau { $level }
picture-recruit-home = { $side } { $number }, à la caserne, place { $slot }
picture-recruit-yard = { $side } { $number }, attend dans la cour

## Options that do not fit
options-custom = une mise en place à la main dit où se trouvent les pierres et les jetons
options-suggested = la mise en place conseillée est fixe (M4) ; choisissez setup=custom
options-even = une mise en place répartie demande 4 pierres noires, 6 blanches et 3 jetons gris (M4')
options-black = il y a 4 pierres noires (M1)
options-white = il y a 6 pierres blanches (M1)
options-two-stones = deux pierres sur une même case (M4')
options-stone-cells = les pierres se placent sur les cases 7 à 78 (M4')
options-no-cell = « { $cell } » n’est pas une case
options-gray-cells = les jetons gris se placent sur les cases 7 à { $last } (gray_zone)
options-gray-stone = un jeton gris n’est jamais sur une pierre (M4')
options-gray-once = chaque valeur grise n’existe qu’une fois (M1)
options-gray-values = les jetons gris valent 1, 2 et 3 (M1)

## Composer une position
set-up-chip = Jeton de { $value }
