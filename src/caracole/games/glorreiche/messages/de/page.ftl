# What the page says of the game: served to it as it is.

# The game in a few words
about = Führ deine Rekruten von hinten heim: Je weiter hinten und je höher im Stapel, desto länger der Schritt.
time = 45 min
luck = wenig Glück
counted = { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }

# The guide
guide = Bring deine Rekruten um den Plan in die Kaserne: Der Erste bezieht Platz 12, der Nächste 11 und so weiter abwärts; die höchste Summe gewinnt. In deinem Zug marschiert jeder freie Rekrut einmal: sein Rang, mal seine Höhe im Stapel, mal der Stein darunter.
guide-choosing = Der Würfel hat ein Feld gezeigt. Wähle, welcher deiner Rekruten dorthin geht; steht dort schon jemand, klettert er auf ihn.
guide-marching = Wähle einen freien Rekruten: Er muss oben auf seinem Stapel stehen. Das Schild sagt, wie weit er höchstens kommt. Jedes besetzte Feld vor ihm erhöht seinen Rang, also treiben die Letzten das Rennen an.

# Presets
preset-fr = Französische Regeln
preset-fr_literal = Französische Regeln, wörtlich
preset-nl = Niederländische Regeln

# Options
option-first = Wer beginnt
option-setup = Steine und Chips am Anfang
option-gray_zone = Wo graue Chips liegen dürfen
option-rank = Der Rang zählt
option-rank_timing = Der Rang wird gemessen
option-bonus_is_level = Ein Stein ist eine Lage des Stapels
option-cap_counts_bonus = Der Stein zählt zu den drei Lagen
option-base_scope = Ein Stein hilft
option-self_block = Den eigenen Kameraden bedecken
option-gray_pickup = Graue Chips nimmt man
option-tiebreak = Gleiche Punkte
option-v1 = Disziplinierte Truppen
option-v2 = Sanktionen
option-v1_doubles = Disziplin verdoppelt
option-rollin_choice = Welcher Rekrut hineinkommt, wird angesagt
option-chips = Wo Steine und Chips liegen

# Values of options
value-suggested = wie vorgeschlagen
value-even_random = zufällig verteilt
value-custom = von Hand
value-cells = Felder
value-cell_colour = Felder einer Farbe
value-dynamic = bei jedem Schritt
value-turn_start = zu Beginn des Zuges
value-pile = dem ganzen Stapel
value-direct = wer darauf steht
value-allow = erlaubt
value-forbid = nur wenn nichts anderes geht
value-auto = sofort
value-optional = wenn man will
value-highest_slot = der höchste Platz entscheidet
value-shared = geteilt
value-total = die ganze Punktzahl
value-slots_only = nur die Plätze
value-after = nach dem Wurf
value-before = vor dem Wurf
value-ascending = niedrigste Nummer zuerst

# Chapters of the rulebook
chapter-chips-arrival-end = Chips, Ankunft, Ende
chapter-how-far = Wie weit
chapter-roll-in = Einwürfeln
chapter-set-up = Aufbau
chapter-the-turn = Der Zug
chapter-variants = Varianten

# Was die Dinge des Bildes sind (`legend.toml`)
thing-recruit = Rekrut
thing-recruit-is = Er marschiert einmal im Zug seines Spielers, wenn ihm niemand auf dem Kopf steht. Seine Nummer zählt nur in den Varianten.
thing-ring = Ring um einen Rekruten
thing-ring-is = Er ist frei und darf in diesem Zug noch marschieren.
thing-dock = Karte unter dem Plan
thing-dock-is = Wie weit jeder deiner Rekruten höchstens kommt: Rang × Höhe × Stein.
thing-black = Schwarzer Stein
thing-black-is = Wer von ihm aufbricht, kommt dreimal so weit. Er ist eine Lage des Stapels.
thing-white = Weißer Stein
thing-white-is = Wer von ihm aufbricht, kommt doppelt so weit. Er ist eine Lage des Stapels.
thing-chip = Grauer Chip
thing-chip-is = Der erste Rekrut, der darauf stehen bleibt, nimmt ihn: so viele Punkte, wie er zeigt.
thing-slot = Platz in der Kaserne
thing-slot-is = Wer zuerst heimkommt, bezieht 12, der Nächste 11 und so weiter: so viele Punkte wie seine Nummer.
