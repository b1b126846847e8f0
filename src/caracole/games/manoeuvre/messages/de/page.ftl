# What the page says of the game: served to it as it is.

# The game in a few words
about = Acht Einheiten, sechzig Karten, eine Schlacht vor Einbruch der Nacht. Täusche mit der Hand, siege mit dem Gelände.
time = 60 min
luck = etwas Glück
counted = { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    }

# The guide
guide = Vernichte fünf der acht feindlichen Einheiten, oder halte bei Einbruch der Nacht mehr Felder in der feindlichen Hälfte als der Feind in deiner. Jeder Zug: abwerfen, ziehen, eine Einheit bewegen, mit Karten kämpfen, wenn du magst, auffrischen.
guide-place = Stell die Einheit im Ring auf deine ersten beiden Reihen. Wald, Hügel und Orte helfen der Einheit, die darauf steht.
guide-discard = Wirf Karten ab, die so bald nicht helfen, oder keine. Danach wird die Hand wieder aufgefüllt.
guide-move = Beweg eine Einheit: Fußvolk ein Feld, Reiter ein oder zwei. Eine Einheit muss ziehen, wenn eine kann.
guide-combat = Greif an, wenn du magst: zuerst eine Karte der Einheit, die angreift, dann das Ziel. Die Tafel zeigt die genauen Aussichten, bevor du dich festlegst.
guide-defend = Du wirst angegriffen. Leg Karten der verteidigenden Einheit oder einen Anführer dazu, soweit sie deine Summe heben, dann halte stand.
guide-drawn = Du hast deine neuen Karten. Spiel jetzt einen Spion, wenn du einen hast, oder geh einfach weiter.
guide-moved = Ein Gewaltmarsch gibt dieser Einheit ein Feld mehr, eine Nachschubkarte lässt eine zweite Einheit ziehen. Behalte sie, wenn du beides nicht brauchst, und geh weiter.
guide-attack = Der Verteidiger hat geantwortet. Leg Karten mit Angriffswürfeln deiner Einheit oder einen Anführer dazu, soweit die Aussichten es verlangen, dann lass die Würfel entscheiden.
guide-choice = Ein Treffer dreht eine volle Einheit auf ihre schwächere Seite und nimmt eine geschwächte vom Brett. Weichen kostet Gelände, und die andere Seite rückt nach.
guide-advance = Das Feld ist jetzt leer: Eine der angreifenden Einheiten rückt nach. Reiter dürfen verfolgen.
guide-restore = Ein Versuch pro Zug: Eine geschwächte Einheit bekommt ihre volle Stärke zurück, mit einer eigenen Karte, einem Anführer, der gut genug würfelt, Nachschub oder Sammeln. Sonst beende den Zug.

# Presets
preset-2010 = Ausgabe von 2010
preset-2008 = Ausgabe von 2008
preset-draft = Armeen nach Auswahl
preset-tournament = Turnier

# Options
option-first = Wer beginnt
option-board = Feld
option-edition = Ausgabe
option-ambush_cards = Hinterhalt mit
option-defense_cards = Karten zur Verteidigung
option-los_diagonal = Schräge Sicht versperren
option-fm_end = Der Gewaltmarsch beendet den Zug
option-spy_redraw = Der Spion zieht nach
option-day_end = Der Tag endet mit
option-guerrilla_combat = Guerilla im Kampf
option-draft = Armeen nach Auswahl
option-tournament = Turnierregeln
option-turn_cap = Runden höchstens
option-hill_bonus = Der Hügel hilft
option-redoubt_fire = Redouten helfen gegen Feuer
option-us_attempts = Versuche der Vereinigten Staaten
option-nra_withdraw = Rückzug ohne Einheit
option-fm_late = Gewaltmarsch später
option-slow_start = Langsamer Aufbruch
option-reshuffle = Die Ablage wird gemischt
option-discards = Abgeworfene Karten
option-armies = Armeen
option-tiles = Kartenteile und ihre Vierteldrehungen
option-terrain = Änderungen am Gelände
option-last_card = Der erste Stapel ist verbraucht, wenn seine letzte Karte

# Values of options
value-one = einer
value-each = jedem
value-both = beide
value-all = alle
value-leader = einem Anführer
value-any = beliebig viele
value-game_turn = der Runde
value-player_turn = dem Zug des Spielers
value-once = einmal
value-initiator = wer den Kampf beginnt
value-needed = wenn nötig
value-at_once = sofort
value-hidden = verdeckt
value-open = offen
part-tile = Teil { $n }
part-turns =
    { $n ->
        [0] wie gedruckt
        [1] eine Vierteldrehung
        [2] eine halbe Drehung
       *[3] drei Viertel
    }
value-AU = Österreich
value-BR = Großbritannien
value-FR = Frankreich
value-OT = Osmanisches Reich
value-PR = Preußen
value-RU = Russland
value-SP = Spanien
value-US = Vereinigte Staaten
value-drawn = gezogen ist
value-played = gezogen und alles dann Gehaltene fort ist

# Chapters of the rulebook
chapter-board-and-pieces = Brett und Figuren
chapter-combat = Kampf
chapter-fire = Feuer
chapter-movement = Bewegung
chapter-restoration = Auffrischen
chapter-results = Ergebnisse
chapter-sequence-of-play = Ablauf
chapter-set-up = Aufbau
chapter-victory = Sieg

# Who wins between equals
balance-pair = Unter Gleichen gewinnt Großbritannien im Süden { $first } %, wenn es beginnt, und { $second } %, wenn es als Zweites zieht: Wer vor der Nacht zuletzt zieht, nimmt die Felder.
balance-any = Unter Gleichen gewinnt, wer beginnt, { $first } %. Von den Armeen gewinnen die Osmanen am meisten, { $most } %, die Vereinigten Staaten am wenigsten, { $least } %.

# Was die Dinge des Bildes sind (`legend.toml`)
thing-unit = Einheit
thing-unit-is = Die Zahl ist ihre Stärke. Ein Mann ist Fußvolk und geht ein Feld, ein Pferd ein oder zwei.
thing-reduced = Gestreifte Einheit
thing-reduced-is = Geschwächt: noch ein Treffer, und sie ist fort. Sie kann aufgefrischt werden.
thing-value = Zahl an einer Ecke
thing-value-is = Was das Gelände der Verteidigung der Einheit gibt, die dort steht.
thing-card = Einheitenkarte
thing-card-is = Sie gilt nur für die genannte Einheit: Die Waffen sind ihre Angriffswürfel, der Schild ihre Verteidigung, das Pferd ihre Verfolgung.
thing-leader = Anführer
thing-leader-is = Der Stern ist der Befehl: ab 2 bringt er weitere Einheiten in den Angriff. Die Säbel zählen zum Kampf, die Fahne sammelt.
thing-order = Andere Karte
thing-order-is = Sie tut, was darauf steht, für jede Einheit, oder hält die andere Seite auf.
thing-back = Kartenrücken
thing-back-is = Die Hand der anderen Seite: Man sieht, wie viele, nicht welche.
thing-roster = Kleine Einheiten neben dem Brett
thing-roster-is = Beide Armeen: welche Einheiten heil, geschwächt oder fort sind. Wer fünf verliert, hat verloren.
