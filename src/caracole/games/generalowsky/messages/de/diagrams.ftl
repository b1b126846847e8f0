# Bildunterschriften der Regeln (`diagrams.toml`).

diagram-start = Der Anfang: Alle sind in der Verbannung, ein Orden wartet im Topf von Moskau, die Brüste sind leer.
diagram-command = Gelb, ganz unten, ist am Zug. Aber Rot steht oben: Rot wählt das Band für den General, der zieht.
diagram-bands = Die vier Bänder in Zwölfteln. Die Zeichen am Ring zeigen, wohin jede Zahl eines Bandes führen würde.
diagram-middle = Gelb zog aus der Mitte: Es trug Blau mit und ließ Rot zurück. Blau, obenauf, zieht jetzt allein.
diagram-exile = Aus der Verbannung kommt Grün mit einer 2 auf Feld 1: Der erste Schritt ist das Feld Sibirien.
diagram-x = Ein X für Blau, das Rot trug: Beide gehen in die Verbannung und zwei Orden in den Topf. Gelb, darunter, bleibt stehen.
diagram-jump = Die Zeichnung lässt Rot auf jeden Gegner springen. Auf Gelb kommt es in Moskau an und nimmt den Topf; auf Blau nicht.
diagram-landing = Rot ist auf zwei Generälen gelandet: Es steht oben, befehligt sie, und zwei Orden gehen in den Topf.
diagram-moscow = Rot trug Gelb an Moskau vorbei auf zwei andere. Zwei Orden kommen zu den vieren im Topf, und Gelb, obenauf, nimmt alle sechs. Rot bekommt keinen.
diagram-leaving = Rot verlässt Moskau mit einer 3 und kommt auf Feld 2. Der Orden bleibt im Topf: Nur wer ankommt oder vorbeizieht, nimmt ihn.
diagram-star = Aus elf Orden ist einer mit Stern geworden. Blau fehlt einer dazu.
diagram-marshal = Eine 1 bringt Rot auf Gelb und nach Moskau: ein Orden für die Landung, dann der ganze Topf. Das macht 21, und Rot ist Marschall.
diagram-two = Zu zweit hat jeder zwei Generäle. Rot sagt, welcher der eigenen zuerst zieht; die anderen gehören ihm nicht.
