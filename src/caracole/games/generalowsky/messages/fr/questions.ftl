# Questions que les règles imprimées laissent ouvertes, et ce que nous avons décidé (`[[question]]` de rulebook.toml).

question-board = Le vieux plan et la flèche étaient-ils ainsi ?
answer-board = Aucune image n’a été trouvée. L’anneau de 21 cases est celui des éditions sœurs ; les douze secteurs de chaque bande sont de nous, réglés pour que chaque bande soit quelque part le meilleur choix.

question-landing = À qui va la médaille quand on arrive sur quelqu’un ?
answer-landing = Au pot de Moscou. Des options la donnent à qui arrive, ou à ceux sur qui l’on monte.

question-several = Une médaille ou plusieurs si j’arrive sur plusieurs à Moscou ?
answer-several = Une pour chaque général en dessous ; une option n’en paie qu’une.

question-x = Qui part en exil sur un X dans une pile ?
answer-x = Le général qui avance et tous ceux au-dessus de lui. Ceux d’en dessous restent.

question-less = Puis-je avancer de moins que ne montre la flèche ?
answer-less = Non, sauf si l’option le permet ; alors le commandant choisit.

question-jump = Un saut par-dessus Moscou prend-il le pot ?
answer-jump = Non. Un saut n’encaisse que s’il arrive sur une pile à Moscou.

question-red-again = Une boule rouge alors que je suis à Moscou ?
answer-red-again = Vous arrivez de nouveau : vous montez sur ceux restés dessous et prenez le pot.

question-two = Avec deux généraux, les deux poitrines comptent-elles ensemble ?
answer-two = Non, une poitrine de 21 gagne. Une option demande 42 à elles deux.
