# Questions que les règles imprimées laissent ouvertes, et ce que nous avons décidé (`[[question]]` de rulebook.toml).

question-hexes = Pourquoi des hexagones ?
answer-hexes = Les images sont perdues. Mais seuls des hexagones font passer par les côtés, regarder un angle au départ, et tirer dans quatre directions, ou trois sur le champ pris dans l’autre sens.

question-half = Quand faire la demi-rotation gratuite ?
answer-half = Avec chaque plateau avant qu’il fasse autre chose, au tour que vous voulez.

question-backward = Un plateau peut-il reculer ?
answer-backward = Non, il doit tourner. Avec l’option, reculer coûte autant qu’avancer.

question-gunners = Quels servants comptent pour les mouvements d’un canon ?
answer-gunners = Ceux qui sont sur son plateau à ce moment. Ce qu’il a déjà fait ce tour-ci compte dans sa limite.

question-over = Par-dessus quoi peut-on tirer ?
answer-over = Des épaves seulement. Tout plateau intact sur la ligne arrête le tir, le sien aussi.

question-gun-gun = Un canon touche-t-il les servants d’un autre ?
answer-gun-gun = Non. Un cinq détruit le canon ; moins ne fait rien. Soldats et cavaliers touchent les servants.

question-unable = Quand une armée est-elle vaincue ?
answer-unable = Quand son tour commence et qu’elle ne peut ni tourner, ni bouger, ni transférer, ni tirer.

question-commands = Qui commande quoi quand plusieurs jouent une armée ?
answer-commands = À deux : soldats d’un côté, cavaliers et canons de l’autre ; à trois, une arme chacun. Le tir commence quand tous ont fini de bouger.
