# Légendes des images des règles (`diagrams.toml`).

diagram-start = Le début : tous sont en exil, une médaille attend au pot de Moscou, les poitrines sont nues.
diagram-command = C’est le tour du jaune, tout en bas. Mais le rouge est au sommet : il choisit la bande pour le général qui avance.
diagram-bands = Les quatre bandes en douzièmes. Les signes autour de l’anneau montrent où mènerait chaque nombre d’une bande.
diagram-middle = Le jaune est parti du milieu : il a emporté le bleu et laissé le rouge. Le bleu, au sommet, avance maintenant seul.
diagram-exile = Sorti d’exil, le vert va sur la case 1 avec un 2 : le premier pas est la case Sibérie.
diagram-x = Un X pour le bleu, qui portait le rouge : tous deux vont en exil et deux médailles au pot. Le jaune, dessous, reste.
diagram-jump = Le dessin permet au rouge de sauter sur tout adversaire. Sur le jaune il arrive à Moscou et prend le pot ; sur le bleu, non.
diagram-landing = Le rouge est arrivé sur deux généraux : il est au sommet, les commande, et deux médailles vont au pot.
diagram-moscow = Le rouge a porté le jaune au-delà de Moscou, sur deux autres. Deux médailles rejoignent les quatre du pot, et le jaune, au sommet, prend les six. Le rouge n’a rien.
diagram-leaving = Le rouge quitte Moscou avec un 3 et arrive sur la case 2. La médaille reste au pot : seul qui arrive ou passe la prend.
diagram-star = Onze médailles sont devenues une médaille à étoile. Il en manque une au bleu pour autant.
diagram-marshal = Un 1 amène le rouge sur le jaune et à Moscou : une médaille pour l’arrivée, puis tout le pot. Cela fait 21, et le rouge est maréchal.
diagram-two = À deux joueurs chacun a deux généraux. Le rouge dit lequel des siens avance d’abord ; les autres ne sont pas à lui.
