# What the page says of the game: served to it as it is.

# The game in a few words
about = Ein Rennen von Sibirien nach Moskau, einer auf des anderen Schultern. Wer oben steht, befiehlt.
time = 40 min
luck = viel Glück
counted = { $count ->
        [one] ein Orden
       *[other] { $count } Orden
    }

# The guide
guide = Generäle steigen einander auf die Schultern; der oberste befehligt den Stapel. Sag ein Band an, dreh den Pfeil und hol Orden aus Moskau: 21 gewinnen.
guide-declaring = Wähle ein Band: Klick eine der vier leuchtenden Karten an. Gelb ist langsam und sicher, Orange schnell und gefährlich: Ein X schickt die ganze Gruppe nach Sibirien. Wer oben steht, entscheidet für die unter ihm.
guide-ordering = Du hast zwei Generäle. Sag, welcher zuerst zieht.
guide-targeting = Die Generalowski-Zeichnung: Spring auf irgendeinen Stapel. Oben befehligst du ihn.
guide-striding = Der Pfeil hat eine Zahl gezeigt: Klick ein Feld an, das höchstens so weit weg ist. Wer kürzer geht, kommt vielleicht auf jemandes Schultern.

# Presets
preset-spin12 = Die Drehscheibe
preset-dice6 = Ein Würfel stattdessen

# Options
option-first = Wer beginnt
option-L = Länge der Strecke
option-M = Wo Moskau liegt
option-landing_medal = Der Orden einer Landung geht an
option-moscow_landing = Eine Landung in Moskau bringt
option-x_scope = X verbannt
option-black_adds = Schwarz legt dazu
option-black_loss = Schwarz kostet
option-gen_jump = Ein General springt
option-two_gen_declare = Bei zwei Generälen ein Band für
option-two_gen_win = Bei zwei Generälen zählen die Orden
option-supply = Orden in der Schachtel
option-max_spins = Die Partie endet nach so vielen Drehungen
option-spinner = Die Abschnitte der Scheibe
option-stride = Wie weit eine Zahl führt

# Values of options
value-pile = den ganzen Stapel
value-pot = den Topf
value-arriver = wer ankommt
value-k = einen für jeden im Stapel
value-one = einen
value-group = die ganze Gruppe
value-mover = wer zieht
value-teleport = auf einmal
value-walk = Schritt für Schritt
value-each = jeden
value-both = beide
value-single = eines einzelnen
value-sum42 = zusammen
value-exact = genau so weit
value-up_to = bis zu so weit
value-covered = wer bedeckt wird

# Chapters of the rulebook
chapter-medals-and-victory = Orden und Sieg
chapter-set-up = Aufbau
chapter-the-turn = Der Zug
chapter-two-or-three-players = Zu zweit oder zu dritt

# Was die Dinge des Bildes sind (`legend.toml`)
thing-general = General
thing-general-is = Im Stapel befehligt der oberste. Wer zieht, trägt die über ihm mit.
thing-band = Karte eines Bandes
thing-band-is = Seine zwölf Abschnitte: X ist Verbannung, Zahlen sind Felder. Darunter steht die Gefahr. Klick sie an, um das Band anzusagen.
thing-landing = Kleines Zeichen an einem Feld
thing-landing-is = Wohin eine Zahl des Bandes dieser Farbe führen würde.
thing-moscow = Moskau
thing-moscow-is = Wer ankommt oder vorbeizieht, nimmt den ganzen Topf: der oberste der Gruppe.
thing-pot = Topf
thing-pot-is = Orden, die in Moskau warten. Jedes X und jede Landung legt dazu.
thing-exile = Verbannung
thing-exile-is = Wer hier ist, betritt den Ring mit der nächsten Zahl bei Sibirien.
thing-chest = Brust
thing-chest-is = Die Orden eines Generals. Elf werden ein Stern, 21 gewinnen.

# Who wins between equals
balance-two = Unter Gleichen gewinnt, wer zuerst wählt, { $first } %: Anzufangen ist kein Vorteil, der sich zeigt.
