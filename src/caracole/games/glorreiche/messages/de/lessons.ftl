# Die Lektionen: ihre Aufgaben, und was unterwegs gesagt wird.

lesson-stone-title = Der schwarze Stein
lesson-stone-task = Lass den Rekruten auf Feld 9 auf den schwarzen Stein marschieren.
lesson-stone-text = { guide } Klick den Rekruten an, dann ein Feld, das leuchtet.
lesson-stone-hint-1 = Der schwarze Stein liegt auf Feld 12.
lesson-stone-hint-2 = Klick den Rekruten auf Feld 9 an, dann Feld 12.
lesson-stone-done = Da steht er. Bricht er vom schwarzen Stein auf, zählt sein Schritt dreifach.
lesson-stone-try-past = Dreizehn ist weiter, aber der Stein liegt jetzt hinter dir. Er hilft nur dem, der von ihm aufbricht.
lesson-stone-try-far = Der Rekrut kommt sieben Felder weit: sechs besetzte Felder vor ihm, und eins zählt immer. Feld 20 ist zu weit.

lesson-yard-title = Aus dem Hof
lesson-yard-task = Der Würfel zeigt 4. Schick den Rekruten hinein, der zuerst heimkommen soll.
lesson-yard-text = Vor dem Marsch bringt der Würfel alle herein. In dieser Lektion zählen die Nummern: Wer in der Reihenfolge 1, 2, 3 heimkommt, verdoppelt seine Punkte.
lesson-yard-hint-1 = Auf Feld 4 steigt man auf Gelb und steht höher als alle.
lesson-yard-hint-2 = Nummer 1 muss vor allen anderen heim.
lesson-yard-done = Nummer 1 steht auf den Schultern von Gelb und hat den längsten Schritt. Ein guter Anfang für den, der zuerst heim muss.
lesson-yard-try-late = Nummer 5 hat Zeit: Vier Kameraden müssen vor ihm heim. Gib den besten Platz dem, der ihn am nötigsten hat.
lesson-yard-try-again = Nummer 6 ist schon drin; er steht auf Feld 5.

lesson-once-title = Jeder einmal
lesson-once-task = Marschier mit allen freien Rekruten, bis Gelb am Zug ist.
lesson-once-text = In deinem Zug marschiert jeder freie Rekrut genau einmal. Frei ist ein Rekrut, dem niemand auf dem Kopf steht.
lesson-once-hint-1 = Zwei von deinen dreien sind frei.
lesson-once-hint-2 = Einer steht allein auf Feld 10, der andere oben auf Feld 17.
lesson-once-done = Beide sind marschiert, also ist der Zug vorbei. Dein dritter muss warten, bis Gelb heruntersteigt.
lesson-once-try-covered = Gelb steht ihm auf dem Kopf. Wer jemanden trägt, kann nicht ziehen.
lesson-once-try-twice = Er ist in diesem Zug schon marschiert. Jeder einmal, dann sind die anderen dran.

lesson-uncover-title = Den Deckel heben
lesson-uncover-task = Nur zwei deiner Rekruten sind frei. Marschier mit allen dreien.
lesson-uncover-text = Ein Rekrut, den ein Kamerad aufdeckt, ist sofort frei und muss im selben Zug marschieren.
lesson-uncover-hint-1 = Fang mit dem Stapel auf Feld 10 an.
lesson-uncover-hint-2 = Zuerst der obere, aber nicht auf Feld 17. Dann der untere, zuletzt der auf 17.
lesson-uncover-done = Drei Märsche mit zwei freien Rekruten: Der obere hat dem unteren den Weg geöffnet.
lesson-uncover-try-cover = Jetzt stehst du auf deinem eigenen Kameraden auf Feld 17. Er war noch nicht marschiert, und nun kann er nicht mehr.

lesson-three-title = Drei hoch
lesson-three-task = Stell den Rekruten von Feld 8 auf die Schultern von zwei anderen.
lesson-three-text = Die Höhe vervielfacht den Schritt, Klettern lohnt sich also. Aber ein Stapel hat höchstens drei Lagen, und ein Stein ist eine davon.
lesson-three-hint-1 = Such einen Stapel von zweien ohne Stein.
lesson-three-hint-2 = Auf Feld 15 stehen zwei gelbe Rekruten, ohne Stein.
lesson-three-done = Dritte Lage. Von hier aus zählt dein nächster Schritt dreifach.
lesson-three-try-stone = Feld 20 ist voll: Zwei Rekruten und der Stein sind schon drei Lagen.
lesson-three-try-alone = Ein weißer Stein verdoppelt und zählt als Lage. Aber dort steht niemand, auf dessen Schultern du steigen könntest.

lesson-rear-title = Die Letzten sind die Schnellsten
lesson-rear-task = Marschier mit einem Rekruten zehn Felder weit.
lesson-rear-text = Hier trägt keiner einen anderen. Der Schritt ist dann der Rang allein: eins, und eins mehr für jedes besetzte Feld davor.
lesson-rear-hint-1 = Wer hat die meisten besetzten Felder vor sich?
lesson-rear-hint-2 = Der Allerletzte, auf Feld 10.
lesson-rear-done = Neun besetzte Felder davor und eins: Rang zehn. Die Letzten treiben das Rennen an.
lesson-rear-try-front = Der Vorderste hat ein einziges besetztes Feld vor sich und kommt zwei weit. In diesem Spiel kriecht, wer führt.
lesson-rear-try-far = Er steht vorn, also ist sein Rang klein. Schau ans andere Ende der Kolonne.

lesson-reach-title = Drei Faktoren
lesson-reach-task = Nimm den Chip auf Feld 40 in einem Marsch.
lesson-reach-text = Wie weit? Rang mal Höhe mal Stein. Ein schwarzer Stein zählt drei, ein weißer zwei, und ein Stein ist auch eine Lage.
lesson-reach-hint-1 = Der Rang allein genügt nicht. Wer steht hoch, und worauf?
lesson-reach-hint-2 = Auf Feld 12: dritte Lage, auf Schwarz, mit Rang fünf: 5 × 3 × 3.
lesson-reach-done = Fünf mal drei mal drei sind 45 Felder. Rang, Höhe und Stein werden malgenommen; eins davon allein ist wenig.
lesson-reach-try-rank = Er hat den höchsten Rang, sieben, und sonst nichts. Der Rang ist ein Faktor von dreien.
lesson-reach-try-far = Sieben Felder, nicht mehr: Rang sieben, Höhe eins, kein Stein.

lesson-order-title = In der richtigen Reihenfolge
lesson-order-task = Nimm den Chip auf Feld 25. Noch liegt er ein Feld zu weit weg.
lesson-order-text = Der Rang wird im Augenblick des Marsches gezählt. Der Rekrut, den du zuerst ziehst, ändert ihn für die anderen.
lesson-order-hint-1 = Der Rekrut auf 18 hat Rang sechs und braucht sieben.
lesson-order-hint-2 = Stell den anderen auf ein leeres Feld dazwischen, auf 19 oder 20. Dann liegt ein besetztes Feld mehr davor.
lesson-order-done = Ein besetztes Feld mehr, ein Rang mehr: Der Kamerad vorn leiht dem hinteren einen Schritt.
lesson-order-try-climb = Auf fremden Schultern besetzt du kein neues Feld, also ändert sich für deinen Kameraden nichts. Ein leeres Feld würde zählen.
lesson-order-try-first = Er kommt sechs Felder weit und braucht sieben. Lass zuerst den anderen marschieren.

lesson-chip-title = Graue Chips
lesson-chip-task = Nimm den Chip, der 2 wert ist.
lesson-chip-text = Ein Chip gehört dem ersten Rekruten, der auf ihm anhält. Er zählt so viele Punkte, wie er zeigt.
lesson-chip-hint-1 = Der Chip liegt auf Feld 40.
lesson-chip-hint-2 = Marschier genau drei Felder von 37 oder zwei von 38.
lesson-chip-done = Zwei Punkte, sicher. Du musst nicht den ganzen Schritt nutzen: Halt an, wo es sich lohnt.
lesson-chip-try-over = Du bist darüber hinweggezogen. Nur wer dort anhält, nimmt den Chip.

lesson-home-title = Daheim
lesson-home-task = Komm als Erster heim.
lesson-home-text = Wer über Feld 84 hinauskommt, darf in die Kaserne. Der Erste bezieht Platz 12, der Nächste 11 und so weiter abwärts. Jeder Platz ist so viele Punkte wert.
lesson-home-hint-1 = Von 83 sind es zwei Schritte bis nach Hause.
lesson-home-hint-2 = Gelb auf 84 hebt den Rang des Rekruten auf 83 auf zwei. Geh mit ihm heim.
lesson-home-done = Platz 12, der beste, den es gibt. Was vom Schritt übrig ist, verfällt.
lesson-home-try-shoulders = Hoch oben, aber nicht daheim. Gelb kann jetzt nicht ziehen, aber zwölf Punkte waren zum Greifen nah.
lesson-home-try-far = Bis nach Hause sind es 25 Felder, und er kommt zwölf weit: Rang drei, Höhe zwei, weißer Stein zwei.

lesson-last-title = Der letzte Platz
lesson-last-task = Beende die Partie jetzt, und gewinn sie.
lesson-last-text = Ist der elfte Rekrut daheim, bezieht der letzte den Platz, der übrig bleibt. Die Summe aus Plätzen und Chips entscheidet; ist sie gleich, der höchste Platz.
lesson-last-hint-1 = Zehn sind daheim. Deiner wäre der elfte.
lesson-last-hint-2 = Geh von Feld 83 heim.
lesson-last-done = 39 zu 39, und du hast Platz 12: gewonnen. Zähl beide Summen, bevor du auf das Ende spielst.
lesson-last-try-wait = Die Partie geht weiter, und gewonnen hast du damit nichts. Du hättest sie sofort beenden können.

lesson-variants-title = Der Nummer nach
lesson-variants-task = Bring beide Rekruten ohne Sanktion heim.
lesson-variants-text = Eine Variante: Der Erste einer Farbe, der heimkommt, muss die Nummer 1 tragen, der Nächste die 2. Wer außer der Reihe kommt, geht auf den niedrigsten Platz.
lesson-variants-hint-1 = Der Vordere ist nicht Nummer 1.
lesson-variants-hint-2 = Zuerst von 83, dann von 84.
lesson-variants-done = In guter Ordnung, auf guten Plätzen. Bei disziplinierten Truppen verdoppelt so eine Heimkehr alle Punkte.
lesson-variants-try-first = Nummer 2 kam zuerst und wird auf Platz 1 geschickt. In dieser Variante zählt die Ordnung mehr als die Eile.

lesson-match-title = Eine kurze Partie
lesson-match-task = Spiel diese Partie zu Ende.
lesson-match-text = { guide-marching }
lesson-match-hint-1 = Bring jeden heim, der es schafft; jeder Platz zählt.
lesson-match-hint-2 = Lass zuerst die Letzten an den anderen vorbeiziehen; sie haben den längsten Schritt.
lesson-match-done = Zu Ende gespielt. Dasselbe mit je sechs Rekruten, und du kennst das ganze Spiel.
