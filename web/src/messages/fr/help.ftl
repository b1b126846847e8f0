# Les règles en images
rules-aim = Le but
rules-contents = Sommaire
rules-questions = Questions et réponses
rules-print = Imprimer
rules-larger = { $caption } (s’ouvre en plus grand)

# L’aide à la table
ask = Aide
ask-title = Que puis-je faire ? Qu’est-ce que c’est ?
ask-now = Que puis-je faire ?
ask-click = Choisissez l’une de ces pièces ; chacune dit ce qu’elle peut faire :
ask-goes = Choisi. Maintenant l’une de ces possibilités :
ask-buttons = Ou un bouton :
ask-show = Montrer
ask-do = Faire
ask-ways = { $count ->
        [one] une possibilité
       *[other] { $count } possibilités
    }
ask-more = { $count } autres sont dans l’onglet « { $tab } ».
ask-wait = Ce n’est pas votre tour. Le journal dit ce qui se passe, et pourquoi.
ask-over = La partie est finie.
ask-why = Choisissez autre chose, et l’on vous dit quelle règle l’interdit.
ask-things = Qu’est-ce que c’est ?
ask-point = Pointez une pièce, ou appuyez longuement du doigt, pour voir son nom et ce qu’elle peut faire.
ask-lessons = Leçons
key-ask = aide : que puis-je faire, qu’est-ce que c’est ?
