# Légendes des images des règles (`diagrams.toml`).

diagram-start = Avant l’entrée : quatre pierres noires qui triplent un pas, six blanches qui le doublent, et trois jetons gris.
diagram-roll-in = Le dé montre 2 : une des recrues rouges monte sur la jaune. La case 4 est pleine ; un 4 serait relancé.
diagram-free = Deux des trois recrues rouges sont libres. Celle de la case 13 porte une jaune sur la tête et ne peut pas partir.
diagram-uncover = Le numéro 2 est allé de 10 à 12, désormais pleine. Le numéro 1 est donc libre et doit avancer aussi ; le numéro 3 n’a qu’un pas.
diagram-self-block = Permis, et une erreur : sur 11 elle se met sur sa propre camarade, qui ne peut plus avancer ce tour-ci.
diagram-full = La pierre est un niveau : avec deux recrues dessus, la case 24 est pleine. Rouge va à 23, ou au-delà à 25, et prend le jeton.
diagram-rank = Les rangs se comptent depuis la tête : un pour la première case occupée, un de plus pour chacune derrière. Une pile est une case.
diagram-factors = Rang 4, niveau 2 car la pierre en est un, pierre noire 3 : rouge peut aller jusqu’à 24 cases plus loin, à la case 44.
diagram-chip = Qui s’arrête sur un jeton le prend. Le pas irait plus loin ; on peut s’arrêter avant pour deux points.
diagram-home = Neuf sont rentrées. Le numéro 1 rouge rentre et prend la place 3 ; puis le numéro 2 peut suivre à la place 2. C’est la onzième : jaune reçoit la place 1, et la partie est finie.
diagram-tie = Rouge a 38 points et un jeton de 2, jaune en a 40 : égalité. Rouge tient la place 12 et gagne.
diagram-disciplined = Les verts sont rentrés dans l’ordre, aux places 10, 6 et 1. Avec un jeton de 3 cela fait 20, doublé 40.
diagram-sanction = Le numéro 2 vert est rentré le premier : il va à la place 1. Le numéro 1, deuxième, n’est pas dans l’ordre non plus.
