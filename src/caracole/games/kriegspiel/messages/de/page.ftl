# What the page says of the game: served to it as it is.

# The game in a few words
about = Fußvolk, Reiter und Geschütze auf Sechsecken. Drehen, marschieren, feuern, mit knappen Bewegungen für jede Waffengattung.
time = 60 min
luck = etwas Glück
counted = { $count ->
        [one] noch eine Figur
       *[other] { $count } Figuren übrig
    }

# The guide
guide = Schieß, bis der Feind weder ziehen noch feuern kann. Zuerst bewegen: Jede Waffengattung hat wenige Bewegungen, und eine Platte geht nur dorthin, wohin sie schaut; also dreh sie zuerst. Dann feuern, auf das, was vor ihr und in Reichweite steht.
guide-moving = Dreh oder beweg Platten, solange die Bewegungen ihrer Waffengattung reichen; neben dem Brett wird mitgezählt. Wähle eine Platte: Felder leuchten mit ihrem Preis. Schau den Feind an, bevor du aufhörst.
guide-firing = Wähle eine Platte, die feuern darf, dann ihr Ziel geradeaus: Reiter schlagen auf das nächste Feld, Soldaten reichen zwei Felder weit, Geschütze drei. Der Würfel sagt, wie viele fallen.

# How its pieces may look
look-coloured = Geschütze wie gedruckt: grün und blau

# Presets
preset-default = Das Feld
preset-narrow = Schmales Feld
preset-wide = Breites Feld
preset-flat = Flache Sechsecke

# Options
option-first = Wer beginnt
option-half_turn = Erster Blick
option-reverse = Rückwärts gehen
option-fire_over = Feuer geht hinweg über
option-cannon_hits_gunners = Geschütze treffen Kanoniere
option-gunners_between_cannons = Kanoniere wechseln von Geschütz zu Geschütz
option-defeat = Geschlagen ist eine Armee mit
option-draw_after = Unentschieden nach Zügen ohne Treffer
option-adjudicate = Dann ist es
option-max_transfers = Höchstens Übergaben
option-board = Feld
option-layout = Platten am Anfang

# Values of options
value-lazy = frei bei der ersten Bewegung
value-setup = vor der Partie gewählt
value-wrecks = Wracks
value-wrecks-friends = Wracks und Freunde
value-all = alles
value-no_action = nichts mehr zu tun
value-immobile = nichts, was sich bewegt
value-draw = unentschieden
value-figures = nach Figuren entschieden

# Arms
arm-soldier = Soldaten
arm-cavalry = Reiter
arm-cannon = Geschütze

# Chapters of the rulebook
chapter-end = Ende
chapter-fire = Feuer
chapter-material = Material
chapter-moving = Bewegung

# Who wins between equals
balance-default = Unter Gleichen gewinnen die Engländer { $english } %: Keine der Armeen ist im Vorteil.

# Was die Dinge des Bildes sind (`legend.toml`)
thing-soldier = Soldaten
thing-soldier-is = Bis zu fünf auf einer Platte. Zusammen vier Bewegungen im Zug; sie reichen zwei Felder weit.
thing-cavalry = Reiter
thing-cavalry-is = Bis zu zwei auf einer Platte. Zusammen fünf Bewegungen im Zug; sie schlagen auf das nächste Feld.
thing-cannon = Geschütz
thing-cannon-is = Es reicht drei Felder weit. Ohne Kanoniere schweigt es, mit vieren rollt es.
thing-count = Zahl auf einer Platte
thing-count-is = Wie viele Figuren dort stehen. Mehr treffen mehr und werden mehr getroffen.
thing-nose = Pfeil einer Platte
thing-nose-is = Wohin sie schaut: Dorthin geht sie und dorthin feuert sie. Zwei kleine: Sie hat ihre kostenlose halbe Drehung noch vor sich.
thing-budget = Punkte neben dem Brett
thing-budget-is = Die Bewegungen, die eine Waffengattung in diesem Zug noch hat; auch Drehen kostet eine.
thing-shot = Schuss
thing-shot-is = Ob die Waffengattung noch feuern darf: jede einmal im Zug.
thing-forty = Skala
thing-forty-is = Züge in Folge ohne Verlust. Bei vierzig endet die Partie unentschieden.
