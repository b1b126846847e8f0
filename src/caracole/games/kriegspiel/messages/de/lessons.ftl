# Die Lektionen: ihre Aufgaben, und was unterwegs gesagt wird.

lesson-fill-title = Eine volle Platte
lesson-fill-task = Füll die Soldatenplatte auf b4 auf.
lesson-fill-text = { guide } Eine Platte trägt höchstens fünf Soldaten, oder zwei Reiter, oder ein Geschütz mit vier Kanonieren.
lesson-fill-hint-1 = Auf b4 stehen drei Soldaten. Wie viele passen noch dazu?
lesson-fill-hint-2 = Klick die Platte auf c5 an, dann b4, und lass zwei hinübergehen.
lesson-fill-done = Fünf: eine volle Platte. Soldaten treffen so viele, wie der Würfel zeigt, aber nie mehr, als feuern.
lesson-fill-try-one = Vier auf b4; einer passt noch.
lesson-fill-try-more = Drei und drei sind sechs. Eine Soldatenplatte trägt fünf.

lesson-budget-title = Vier Bewegungen für alle
lesson-budget-task = Bring die Soldaten von c6 nach a2.
lesson-budget-text = In jedem Zug hat eine Armee drei Bewegungen für Geschütze, vier für Soldaten und fünf für Reiter. Sie gehören der Waffengattung, nicht der Platte.
lesson-budget-hint-1 = Es sind vier Felder geradeaus.
lesson-budget-hint-2 = Nutze alle vier Bewegungen für diese Platte: viermal vorwärts.
lesson-budget-done = Vier Felder, vier Bewegungen, und die Soldaten sind für diesen Zug fertig. Reiter und Geschütze haben ihre eigenen Bewegungen.
lesson-budget-try-other = Die anderen Soldaten haben eine der vier Bewegungen genommen. Drei sind übrig, und es sind vier Felder.
lesson-budget-try-turn = Auch Drehen kostet eine Bewegung, und die Platte schaute schon in die richtige Richtung.

lesson-half-title = Die erste halbe Drehung
lesson-half-task = Lass die Soldaten zu den Engländern auf b4 schauen.
lesson-half-text = Am Anfang schaut eine Platte über eine Ecke, zwischen zwei Felder. Sie halb links oder halb rechts zu drehen kostet nichts und kommt vor allem anderen.
lesson-half-hint-1 = Die Engländer stehen links.
lesson-half-hint-2 = Wähle die Platte, dann den Pfeil nach links.
lesson-half-done = Jetzt schaut sie durch eine Seite: Sie kann marschieren und sieht den Feind. Die halbe Drehung hat nichts gekostet.
lesson-half-try-right = Rechts ist niemand. Denk vor der halben Drehung nach: Jede spätere Drehung kostet eine Bewegung.
lesson-half-try-march = Sie schaut über eine Ecke; durch eine Ecke marschiert niemand. Zuerst die halbe Drehung.

lesson-facing-title = Wohin sie schaut
lesson-facing-task = Reite nach b4.
lesson-facing-text = Eine Platte geht ein Feld in die Richtung, in die sie schaut, und in keine andere. Sie zur nächsten Seite zu drehen ist auch eine Bewegung.
lesson-facing-hint-1 = Wohin schaut sie, und wo liegt b4?
lesson-facing-hint-2 = Dreh sie nach links, dann vorwärts.
lesson-facing-done = Eine Drehung, ein Feld: zwei von fünf Bewegungen der Reiter. Schau dorthin, wohin du willst.
lesson-facing-try-straight = Sie ritt nach c4: geradeaus, wohin sie schaute. Dreh sie zuerst.
lesson-facing-try-wrong-way = Jetzt schaut sie noch weiter an b4 vorbei. Andersherum genügt eine Drehung.

lesson-way-title = Niemand wird geschoben
lesson-way-task = Bring die Platte von c5 nach c4.
lesson-way-text = Eine Platte je Feld, Freund oder Feind; niemand wird geschoben, niemand geht hindurch. Und niemand geht rückwärts.
lesson-way-hint-1 = Davor steht deine eigene Platte. Wo liegt c4?
lesson-way-hint-2 = Dreh nach rechts, dann vorwärts.
lesson-way-done = Außen herum, nicht hindurch. Eigene Platten stehen im Weg wie alle anderen, und Wracks für immer.
lesson-way-try-push = Auf b4 stehen deine eigenen Soldaten. Niemand wird geschoben, und niemand geht hindurch.
lesson-way-try-back = Nach links gedreht, schaut sie von c4 weg.

lesson-gunners-title = Die Mannschaft des Geschützes
lesson-gunners-task = Roll das Geschütz nach b4.
lesson-gunners-text = Ein Geschütz braucht seine Mannschaft: mit einem steht es, mit zweien dreht es sich einmal, mit dreien zweimal, und nur vier können es rollen.
lesson-gunners-hint-1 = Zwei bedienen es. Wer könnte helfen?
lesson-gunners-hint-2 = Zwei Soldaten gehen von c6 zum Geschütz. Dann vorwärts.
lesson-gunners-done = Vier Kanoniere, und es rollt. Soldaten gehen vor dem Feuer frei zu einem Geschütz und zurück.
lesson-gunners-try-two = Zwei Kanoniere können es nur drehen. Zum Rollen braucht es vier.
lesson-gunners-try-three = Drei Kanoniere: Es kann sich drehen, aber zum Rollen braucht es vier.

lesson-join-title = Weitergeben
lesson-join-task = Mach aus zwei Platten eine von fünf.
lesson-join-text = Vor dem Feuer dürfen Figuren frei auf eine Platte ihrer Armee im nächsten Feld übergehen, wenn sie zu ihr schauen. Eine leere Soldaten- oder Reiterplatte kommt vom Feld.
lesson-join-hint-1 = Die zwei auf c5 schauen an b4 vorbei.
lesson-join-hint-2 = Dreh c5 nach links; dann gehen zwei nach b4.
lesson-join-done = Fünf beisammen, und die leere Platte ist fort. Hinübergehen kostet keine Bewegung, sich hindrehen schon.
lesson-join-try-blind = Sie schauen nicht nach b4. Dreh sie zuerst.
lesson-join-try-away = Jetzt schauen sie noch weiter weg.

lesson-empty-title = Das leere Geschütz
lesson-empty-task = Feuere mit dem Geschütz auf c5 auf die Engländer.
lesson-empty-text = Ein Geschütz ohne Mannschaft bleibt stehen, und ein einziger Soldat genügt, um es abzufeuern. Aber wenn das Feuer beginnt, geht niemand mehr hinüber.
lesson-empty-hint-1 = Gleich hinter dem Geschütz stehen Soldaten und schauen hin.
lesson-empty-hint-2 = Einer geht nach c5. Dann beende das Bewegen und feuere von c5 auf a2.
lesson-empty-done = Ein Mann, ein ganzes Geschütz: Es trifft, als wären es vier. Halt jemanden bei den Geschützen.
lesson-empty-try-early = Das Bewegen ist beendet, und damit auch das Hinübergehen. Niemand bedient jetzt das Geschütz.

lesson-range-title = Wie weit sie reichen
lesson-range-task = Triff die Engländer auf b3.
lesson-range-text = Beim Feuern hat jede Waffengattung einen Schuss im Zug, geradeaus: Reiter schlagen auf das nächste Feld, Soldaten reichen zwei Felder weit, Geschütze drei.
lesson-range-hint-1 = Beide schauen aus zwei Feldern Entfernung auf b3.
lesson-range-hint-2 = Die Soldaten auf c5 reichen zwei Felder weit. Klick sie an, dann b3.
lesson-range-done = Zwei Felder sind für Soldaten gerade recht. Reiter müssen nah heran, Geschütze bleiben fern.
lesson-range-try-horse = Zwei Felder sind zu weit für einen Säbel. Reiter schlagen nur auf das nächste Feld.
lesson-range-try-cease = Niemand muss feuern, aber hier konnte es eine deiner Platten.

lesson-blocked-title = Die Linie ist versperrt
lesson-blocked-task = Eine der englischen Platten kann getroffen werden. Triff sie.
lesson-blocked-text = Ein Schuss geht auf die erste Platte seiner Linie. Freunde stehen im Weg wie Feinde, und nur ein Wrack lässt ihn vorbei.
lesson-blocked-hint-1 = Schau beide Linien entlang: Was steht dazwischen?
lesson-blocked-hint-2 = Das Geschütz auf c6 feuert über das Wrack auf b3.
lesson-blocked-done = Über das Wrack hinweg in die Soldaten. Eigene Platten versperren die eigene Linie: Denk beim Ziehen daran.
lesson-blocked-try-friend = Deine eigenen Reiter auf c4 stehen dazwischen. Niemand feuert durch Freunde.
lesson-blocked-try-cease = Dein Geschütz hat freie Bahn; nutze sie.

lesson-silence-title = Das Geschütz zum Schweigen bringen
lesson-silence-task = Bring das englische Geschütz zum Schweigen, mit den besten Aussichten.
lesson-silence-text = Nur ein Geschütz zerstört ein Geschütz, und nur mit einer Fünf. Jeder andere Schuss trifft die Mannschaft: Soldaten treffen so viele, wie der Würfel zeigt.
lesson-silence-hint-1 = Wie viele bedienen das Geschütz auf b3?
lesson-silence-hint-2 = Einer. Deine Soldaten treffen ihn mit allem außer einer Null.
lesson-silence-done = Ohne Mannschaft dreht sich ein Geschütz nicht und feuert nicht. Das gelingt fünfmal von sechs; ein Geschütz hätte eine Fünf gebraucht.
lesson-silence-try-gun = Geschütz gegen Geschütz: Nur eine Fünf zählt, einmal von sechs. Sein einziger Kanonier ist die schwache Stelle.

lesson-beaten-title = Geschlagen
lesson-beaten-task = Gewinn jetzt.
lesson-beaten-text = Eine Armee ist geschlagen, wenn ihr Zug beginnt und sie nichts kann: nicht drehen, nicht marschieren, nichts weitergeben, nicht feuern. Wie viele Figuren sie hat, zählt nicht.
lesson-beaten-hint-1 = Ein Geschütz mit einem Kanonier kann sich nicht bewegen. Was können die Engländer noch?
lesson-beaten-hint-2 = Feuere mit den Soldaten auf den Reiter auf b4, dann stell das Feuer ein.
lesson-beaten-done = Ein Geschütz, das niemanden sieht, ist keine Armee. Man kann gegen Geschütze gewinnen, sogar mit einem einzigen Reiter.
lesson-beaten-try-gun = Das Geschütz war keine Gefahr: Mit einem Kanonier schaut es nur auf den Rand. Der Reiter kann noch frei reiten.

lesson-match-title = Eine kurze Partie
lesson-match-task = Gewinn diese kleine Schlacht.
lesson-match-text = { guide-moving }
lesson-match-hint-1 = Soldaten reichen zwei Felder weit. Ein Schritt vorwärts genügt.
lesson-match-hint-2 = Vorwärts von b5, beende das Bewegen, dann feuere von b4 auf c2.
lesson-match-done = Zu Ende gespielt. Auf dem ganzen Feld tun zwölf Platten je Seite dasselbe.
