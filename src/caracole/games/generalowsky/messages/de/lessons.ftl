# Die Lektionen: ihre Aufgaben, und was unterwegs gesagt wird.

lesson-exile-title = Weg aus Sibirien
lesson-exile-task = Verlass die Verbannung so sicher, wie du kannst.
lesson-exile-text = { guide } Jedes Band hat zwölf Abschnitte. Jede Karte zeigt ihre Gefahr der Verbannung.
lesson-exile-hint-1 = Vergleich die vier Karten: Wie oft kommt ein X?
lesson-exile-hint-2 = Gelb hat ein X in zwölf Abschnitten. Klick die gelbe Karte an.
lesson-exile-done = Zwei Schritte: das Feld Sibirien, und eins weiter. Gelb ist langsam, aber in elf von zwölf Fällen kommt man voran.
lesson-exile-try-red = Rot hat gar keine Zahlen, und neun seiner zwölf Abschnitte lassen dich in der Verbannung. Das ist ein Wagnis, kein Weg.
lesson-exile-try-orange = Orange kommt weit, aber vier von zwölf Abschnitten sind ein X. Hier war Sicherheit gefragt.
lesson-exile-try-white = Weiß kommt weiter, aber zwei von zwölf Abschnitten sind ein X. Gelb hat nur eins.

lesson-odds-title = Welches Band?
lesson-odds-task = Hol die fünf Orden in Moskau. Wähle das Band mit den besten Aussichten.
lesson-odds-text = Moskau ist vier Felder entfernt. Wer dort ankommt oder vorbeizieht, nimmt den ganzen Topf.
lesson-odds-hint-1 = Vier oder mehr genügt. Welches Band zeigt am häufigsten vier oder mehr?
lesson-odds-hint-2 = Orange: Vier, fünf, sechs und sieben genügen alle.
lesson-odds-done = Acht von zwölf Abschnitten genügten. Keine Gefahr ist an sich groß oder klein; zähl, was du brauchst.
lesson-odds-try-white = Weiß ist sicherer, aber nur drei seiner zwölf Abschnitte sind eine Vier. Mit dem Rest bleibst du vor Moskau stehen.
lesson-odds-try-yellow = Gelb zeigt Einsen und Zweien. Damit kommst du nie hin.
lesson-odds-try-red = Eine rote Kugel von zwölf führt geradewegs nach Moskau. Orange kommt mit acht Abschnitten hin.

lesson-command-title = Wer oben steht, befiehlt
lesson-command-task = Gelb ist am Zug, und du stehst auf seinen Schultern. Reite so sicher wie möglich nach Moskau.
lesson-command-text = Wer oben auf einem Stapel steht, befehligt ihn. Der General darunter geht, du wählst, und der Topf gehört dem, der oben steht.
lesson-command-hint-1 = Moskau ist ein Feld entfernt.
lesson-command-hint-2 = Gelb: Jede Zahl genügt, und ein X in zwölf Abschnitten ist die kleinste Gefahr.
lesson-command-done = Er ging, du hast kassiert. Oben gibt man die Befehle und nimmt die Orden.
lesson-command-try-orange = Auch Orange kommt hin, aber mit vier X in zwölf Abschnitten. Du brauchst nur einen Schritt.
lesson-command-try-red = Rot bringt dich mit einem von zwölf Abschnitten hin. Du brauchtest nur einen einzigen Schritt.
lesson-command-try-white = Auch Weiß kommt hin, aber mit zwei X in zwölf Abschnitten. Gelb hat nur eins, und jede seiner Zahlen genügt.

lesson-shoulders-title = Wer bleibt, wer reitet mit
lesson-shoulders-task = Du bist Blau, ganz oben. Lande auf Grün, zwei Felder voraus.
lesson-shoulders-text = Jetzt zieht Rot. Er trägt, wer auf ihm steht; wer unter ihm steht, bleibt zurück. Jeder General, auf dem jemand landet, legt einen Orden in den Topf.
lesson-shoulders-hint-1 = Du brauchst genau eine Zwei.
lesson-shoulders-hint-2 = Gelb zeigt die Zwei in sechs von zwölf Abschnitten.
lesson-shoulders-done = Rot und du stehen jetzt auf Grün; Gelb blieb zurück. Und der Topf ist um einen Orden reicher.
lesson-shoulders-try-white = Weiß zeigt die Zwei in drei Abschnitten. Die Hälfte des gelben Bandes sind Zweien.
lesson-shoulders-try-orange = Orange zeigt nichts unter vier; du würdest über Grün hinwegfliegen.
lesson-shoulders-try-red = Nur seine zwei Zeichnungen brächten dich auf Grün, und neun Abschnitte sind Verbannung. Die Hälfte des gelben Bandes sind Zweien.

lesson-bold-title = Nichts zu verlieren
lesson-bold-task = Du bist verbannt, alle anderen sind weit voraus. Hol so schnell wie möglich auf.
lesson-bold-text = Ein X schickt die ganze ziehende Gruppe in die Verbannung und legt für jeden einen Orden in den Topf. Aber wer schon verbannt ist, bleibt es einfach.
lesson-bold-hint-1 = Was kann dir ein X hier anhaben?
lesson-bold-hint-2 = Nichts. Nimm also das Band mit den höchsten Zahlen.
lesson-bold-done = Sechs Felder auf einmal. In der Verbannung kosten die gefährlichen Bänder nichts: Sei dort kühn, und vorsichtig mit Orden und Freunden auf den Schultern.
lesson-bold-try-yellow = Vorsichtig, wo nichts zu fürchten ist: Mit Einsen und Zweien bleibst du hinten. Ein X hätte dich nur dort gelassen, wo du bist.
lesson-bold-try-white = Zwei bis vier Felder: Das ist langsam, und das X, das du meidest, hätte dich hier nichts gekostet. Orange geht bis sieben.
lesson-bold-try-red = Rot holt dich mit drei von zwölf Abschnitten heraus, und seine schwarzen Kugeln kosten einen Orden. Orange bringt dich mit acht vier bis sieben Felder weit.

lesson-jump-title = Die Zeichnung
lesson-jump-task = Der Pfeil zeigt Generalowski. Spring auf den Stapel, der am meisten wert ist.
lesson-jump-text = Die Zeichnung stellt dich auf jeden Stapel, in dem ein Gegner steht. Oben befehligst du, und jeder General unter dir legt einen Orden in den Topf.
lesson-jump-hint-1 = Welcher Stapel ist bald in Moskau?
lesson-jump-hint-2 = Feld 18: zwei Generäle, zwei Felder vor Moskau.
lesson-jump-done = Zwei Orden für den Topf, zwei Felder bis Moskau, und die Befehle gibst du.
lesson-jump-try-near = Grün steht allein und weit von Moskau. Ein Orden für den Topf, und noch ein langer Weg.
lesson-jump-try-nobody = Dort steht niemand. Man springt auf einen Stapel mit einem Gegner.

lesson-red-title = Das rote Band
lesson-red-task = Blau fehlt noch ein Orden, und er steht vor Moskau. Finde das einzige Band, das ihn aufhalten kann.
lesson-red-text = Rot: Sechs Abschnitte sind ein X; drei schwarze Kugeln sind ein X, das dazu einen Orden kostet; eine rote Kugel bringt dich geradewegs nach Moskau; zwei Zeichnungen lassen dich auf jeden springen.
lesson-red-hint-1 = Aus der Verbannung bringt dich keine Zahl in seine Nähe.
lesson-red-hint-2 = Rot. Und kommt die Zeichnung, spring auf Blau.
lesson-red-done = Jetzt stehst du auf Blau, und du befehligst ihn. Aus der Verbannung riskiert man mit Rot höchstens einen Orden.
lesson-red-try-orange = Orange bringt dich aus der Verbannung, aber niemand hält Blau auf: In seinem nächsten Zug ist er Marschall.
lesson-red-try-other = Du befehligst jetzt Gelb, aber Blau war die Gefahr: Er zieht allein weiter und ist Marschall.
lesson-red-try-yellow = Gelb bringt dich aus der Verbannung, aber nicht in die Nähe von Blau: In seinem nächsten Zug ist er Marschall.
lesson-red-try-white = Weiß bringt dich höchstens vier Felder weit, und Blau steht viel weiter vorn: In seinem nächsten Zug ist er Marschall.

lesson-star-title = Der Stern
lesson-star-task = Hol dir den Stern: Du hast acht Orden, drei liegen in Moskau.
lesson-star-text = Mit dem elften Orden werden alle elf gegen einen Stern getauscht, der elf wert ist.
lesson-star-hint-1 = Moskau ist zwei Felder entfernt.
lesson-star-hint-2 = Weiß: Zwei, drei und vier genügen alle, zehn von zwölf Abschnitten.
lesson-star-done = Elf: ein Stern. Noch zehn Orden dazu, und du bist Marschall.
lesson-star-try-yellow = Fast die Hälfte von Gelb sind Einsen, die vor Moskau enden. Weiß hat zehn gute Abschnitte von zwölf.
lesson-star-try-orange = Orange hat acht gute Abschnitte, Weiß hat zehn. Zwei Felder sind nicht weit.
lesson-star-try-red = Eine rote Kugel von zwölf führt nach Moskau, und neun Abschnitte sind Verbannung. Weiß hat zehn gute Abschnitte.

lesson-marshal-title = Marschall
lesson-marshal-task = Gewinn jetzt, bevor Gelb es tut.
lesson-marshal-text = 21 Orden, ein Stern und zehn, machen einen Marschall, und die Partie ist sofort zu Ende. Du hast achtzehn, drei liegen in Moskau.
lesson-marshal-hint-1 = Ein Feld genügt.
lesson-marshal-hint-2 = Gelb ist das sicherste Band.
lesson-marshal-done = Achtzehn und drei: Marschall. Ist es nach der letzten erlaubten Drehung niemand, gewinnen die meisten Orden.
lesson-marshal-try-orange = Das gelingt in acht von zwölf Fällen. Gelb gelingt in elf, und du hattest nur einen Versuch.
lesson-marshal-try-white = Das gelingt in zehn von zwölf Fällen. Gelb gelingt in elf, und du hattest nur einen Versuch.
lesson-marshal-try-red = Eine rote Kugel von zwölf macht dich zum Marschall, und neun Abschnitte sind Verbannung. Gelb gelingt elfmal.

lesson-two-title = Zwei Generäle
lesson-two-task = Du hast zwei Generäle. Zieh so, dass der obere zweimal vorankommt.
lesson-two-text = Zu zweit oder zu dritt hat jeder zwei Generäle und zieht mit beiden nacheinander. Sag zuerst, wer beginnt. Jeder General hat seine eigene Brust, und 21 auf einer davon gewinnen.
lesson-two-hint-1 = Wer zieht, trägt die mit, die über ihm stehen.
lesson-two-hint-2 = Lass den unteren beginnen: Er trägt den oberen, der dann selbst zieht.
lesson-two-done = Der untere trägt seinen Kameraden, der dann selbst weitergeht. Zwei Züge für einen General.
lesson-two-try-top = Der obere geht davon, und der untere hat niemanden zu tragen. Andersherum wären es zwei Züge für einen General.
lesson-two-try-theirs = Der gehört nicht dir.

lesson-match-title = Eine kurze Partie
lesson-match-task = Spiel diese Partie zu Ende.
lesson-match-text = { guide-declaring }
lesson-match-hint-1 = Zähl die Felder bis Moskau, dann wähle das Band.
lesson-match-hint-2 = Sicher, wenn du vor Moskau stehst; kühn, wenn du verbannt bist.
lesson-match-done = Zu Ende gespielt. Die ganze Bahn ist länger, der Rest ist gleich.
