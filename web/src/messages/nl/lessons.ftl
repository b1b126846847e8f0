# Lessen

lesson-lede = Een spel leer je door het te spelen, in tien minuten: een stelling, een opdracht, en de regel als je hem gevoeld hebt.
lesson-none = Dit spel heeft nog geen lessen.
lesson-count = { $done } van { $all }
lesson-on = Verder leren
lesson-begin = Beginnen
lesson-lessons = Lessen
lesson-is-done = gedaan
lesson-guided = met de gids
lesson-over = Deze poging is voorbij.
lesson-solved = De opdracht is volbracht.
lesson-left =
    { $left ->
        [one] Eén actie. Kies iets dat gloeit.
       *[other] Hoogstens { $left } acties. Kies iets dat gloeit.
    }
lesson-again = Opnieuw
lesson-at = Les { $number } van { $all }
lesson-next = Volgende les
lesson-all = Alle spellen
lesson-skip = Overslaan
lesson-well = Goed gedaan.
lesson-so = Zo gaat het.
lesson-not-yet = Nog niet.
lesson-next-is = Verder: { $title }
lesson-hint-1 = Eerste hint
lesson-hint-2 = Tweede hint
lesson-show = Toon het
lesson-after = Na de lessen
lesson-puzzle = Een opgave over deze regel
lesson-match = Eerste partij, met de gids
