# Questions que les règles imprimées laissent ouvertes, et ce que nous avons décidé (`[[question]]` de rulebook.toml).

question-board = Le vieux plan était-il ainsi ?
answer-board = Sa longueur, oui : 84 cases et 12 places. Le tracé du chemin est de nous, et aucune règle n’en dépend.

question-stone-level = Une pierre est-elle un niveau de la pile ?
answer-stone-level = Oui, pour la hauteur comme pour la limite de trois : deux recrues au plus tiennent sur une pierre. Le texte néerlandais ne compte que les recrues ; c’est une option.

question-stone-who = À qui profite une pierre ?
answer-stone-who = À qui part d’une pile posée dessus, à toute hauteur. Passer par-dessus une pierre ne donne rien.

question-rank-pile = Deux couleurs sur une case comptent-elles double pour le rang ?
answer-rank-pile = Non. Ce sont les cases occupées qui comptent, quel que soit le nombre de recrues et leur couleur.

question-rank-when = Quand lit-on le rang ?
answer-rank-when = Au moment où la recrue avance. Ce que vous avez bougé avant dans le même tour l’a déjà changé.

question-own-cover = Puis-je recouvrir ma propre recrue ?
answer-own-cover = Oui. Celle qui n’a pas encore avancé et se trouve recouverte perd sa marche de ce tour.

question-overshoot = Faut-il rentrer d’un compte exact ?
answer-overshoot = Non. Toute distance jusqu’à la portée peut être choisie, et le reste est perdu.

question-tie = Qui gagne à égalité ?
answer-tie = Qui tient la place la plus haute. Le texte français n’en dit rien ; avec ses règles la victoire est partagée.
