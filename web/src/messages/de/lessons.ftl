# Lektionen

lesson-lede = Ein Spiel lernt man, indem man es spielt, in zehn Minuten: eine Stellung, eine Aufgabe, und die Regel, sobald man sie gespürt hat.
lesson-none = Dieses Spiel hat noch keine Lektionen.
lesson-count = { $done } von { $all }
lesson-on = Weiterlernen
lesson-begin = Anfangen
lesson-lessons = Lektionen
lesson-is-done = erledigt
lesson-guided = mit der Anleitung
lesson-over = Dieser Versuch ist vorbei.
lesson-solved = Die Aufgabe ist gelöst.
lesson-left =
    { $left ->
        [one] Eine Aktion. Wähle etwas, das leuchtet.
       *[other] Höchstens { $left } Aktionen. Wähle etwas, das leuchtet.
    }
lesson-again = Noch einmal
lesson-at = Lektion { $number } von { $all }
lesson-next = Nächste Lektion
lesson-all = Alle Spiele
lesson-skip = Überspringen
lesson-well = Gut gemacht.
lesson-so = So geht es.
lesson-not-yet = Noch nicht.
lesson-next-is = Weiter: { $title }
lesson-hint-1 = Erster Hinweis
lesson-hint-2 = Zweiter Hinweis
lesson-show = Zeig es mir
lesson-after = Nach den Lektionen
lesson-puzzle = Eine Aufgabe zu dieser Regel
lesson-match = Erste Partie, mit Anleitung
