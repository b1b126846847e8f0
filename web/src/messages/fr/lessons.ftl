# Leçons

lesson-lede = Un jeu s’apprend en jouant, en dix minutes : une position, un exercice, et la règle une fois qu’on l’a sentie.
lesson-none = Ce jeu n’a pas encore de leçons.
lesson-count = { $done } sur { $all }
lesson-on = Continuer
lesson-begin = Commencer
lesson-lessons = Leçons
lesson-is-done = faite
lesson-guided = avec le guide
lesson-over = Cet essai est fini.
lesson-solved = L’exercice est réussi.
lesson-left =
    { $left ->
        [one] Une action. Choisissez quelque chose qui luit.
       *[other] { $left } actions au plus. Choisissez quelque chose qui luit.
    }
lesson-again = Recommencer
lesson-at = Leçon { $number } sur { $all }
lesson-next = Leçon suivante
lesson-all = Tous les jeux
lesson-skip = Passer
lesson-well = Bien joué.
lesson-so = Voilà comment.
lesson-not-yet = Pas encore.
lesson-next-is = Suite : { $title }
lesson-hint-1 = Premier indice
lesson-hint-2 = Second indice
lesson-show = Montrez-moi
lesson-after = Après les leçons
lesson-puzzle = Un problème sur cette règle
lesson-match = Première partie, avec le guide
