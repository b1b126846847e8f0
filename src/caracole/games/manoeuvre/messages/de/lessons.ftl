# Die Lektionen: ihre Aufgaben, und was unterwegs gesagt wird.

lesson-ground-title = Gutes Gelände
lesson-ground-task = Zieh die Einheit auf d2 in das Gelände, das ihr bei der Verteidigung am meisten hilft.
lesson-ground-text = { guide } Wald und Hügel geben der Einheit, die darauf steht, 2 zur Verteidigung, ein Ort gibt 3.
lesson-ground-hint-1 = Neben d2 liegt ein Ort.
lesson-ground-hint-2 = Klick die Einheit auf d2 an, dann c2.
lesson-ground-done = Ein Ort gibt 3 zu ihrer Verteidigung. Gelände kostet nichts und hilft jedes Mal.
lesson-ground-try-open = Offenes Gelände gibt nichts. Ein Feld daneben liegt ein Ort.
lesson-ground-try-diagonal = Nichts geht schräg, weder Bewegungen noch Angriffe.

lesson-set-up-title = Aufstellen
lesson-set-up-task = Stell die Reiter auf, wo sie sofort losreiten können.
lesson-set-up-text = { guide-place } Jede Seite steht auf ihren ersten beiden Reihen, eine Einheit je Feld.
lesson-set-up-hint-1 = Vor ihnen sollte niemand stehen.
lesson-set-up-hint-2 = Vorn ist Reihe 2: h2, a2 und f2 sind frei.
lesson-set-up-done = Vorn und auf einer Flanke: Im nächsten Zug reiten sie zwei Felder. Hinter dem eigenen Fußvolk würden sie warten.
lesson-set-up-try-behind = Hinter dem eigenen Fußvolk warten sie, bis jemand Platz macht. Niemand zieht durch eine Einheit.
lesson-set-up-try-far = Man stellt nur auf Reihe 1 und 2 auf; d3 ist Niemandsland.

lesson-discard-title = Abwerfen und ziehen
lesson-discard-task = Zwei deiner Karten gehören einer vernichteten Einheit. Hol dir zwei neue dafür.
lesson-discard-text = { guide-discard } Eine Einheit kämpft nur mit ihren eigenen Karten.
lesson-discard-hint-1 = Das 52. Regiment ist vernichtet.
lesson-discard-hint-2 = Klick beide Karten des 52. Regiments an, dann behalte den Rest.
lesson-discard-done = Zwei tote Karten weg, zwei neue da. Wer nie abwirft, kämpft mit dem, was der Zufall ihm lässt.
lesson-discard-try-guard = Die Garde lebt, und das ist ihre beste Karte. Wirf weg, was niemand brauchen kann.
lesson-discard-try-none = So bleiben beide toten Karten auf der Hand, und du ziehst zwei Karten weniger.
lesson-discard-try-one = Eine neue Karte. Die andere tote nimmt weiter einen Platz auf deiner Hand ein.

lesson-march-title = Zu Fuß und zu Pferd
lesson-march-task = Bring die Garde in einem Zug nach f5.
lesson-march-text = { guide-move } Ein Gewaltmarsch, gleich danach gespielt, gibt der Einheit ein Feld mehr.
lesson-march-hint-1 = Zuerst der gewöhnliche Zug, dann die Karte.
lesson-march-hint-2 = Von f3 nach f4; dann spiel Gewaltmarsch; dann f5.
lesson-march-done = Zu Fuß zwei Felder in einem Zug. Die Karte ist fort, also spiel sie, wenn das Feld es wert ist.
lesson-march-try-at-once = Fußvolk geht ein Feld. Das zweite kommt von der Karte, und nach dem ersten.
lesson-march-try-go-on = Du bist ohne die Karte weitergegangen. Sie wird gleich nach dem Zug der Einheit gespielt.
lesson-march-try-horse = Reiter ziehen ohne Karte zwei Felder weit. Aber in einem Zug bewegt sich nur eine Einheit, und nun ist es nicht die Garde.

lesson-assault-title = Wo angreifen
lesson-assault-task = Greif den Feind an, dem das Gelände nicht hilft.
lesson-assault-text = { guide-combat } Die Würfel und die Stärke deiner Einheit stehen gegen Stärke, Karten und Gelände des anderen.
lesson-assault-hint-1 = Einer der beiden steht im Wald.
lesson-assault-hint-2 = Nimm die Karte der Garde, dann das Ziel auf h4.
lesson-assault-done = Fünf gegen dich statt acht: Der Wald hätte zwei gegeben, und der andere ist um eins stärker.
lesson-assault-try-woods = Er steht im Wald, der 2 zu seiner Verteidigung gibt, und ist ohnehin stärker. Der andere steht im Offenen.
lesson-assault-try-other-card = Eine Karte kämpft nur für die Einheit, die sie nennt, und die muss neben dem Ziel stehen.

lesson-defend-title = Angegriffen
lesson-defend-task = Du wirst auf d4 angegriffen. Leg die Karte dazu, die am meisten hilft.
lesson-defend-text = { guide-defend }
lesson-defend-hint-1 = Nur Karten der angegriffenen Einheit zählen.
lesson-defend-hint-2 = Die Geschützkarte des 4. gibt sieben.
lesson-defend-done = Sieben mehr. Eine Geschützkarte kann nicht stürmen, aber sie verteidigt am besten.
lesson-defend-try-bare = Ohne Karte stehen deine Sieben gegen acht und zwei Würfel. Das hätte mindestens einen Treffer gekostet.
lesson-defend-try-guard = Die Garde wird nicht angegriffen. Ihre Karte hilft nur ihr selbst.

lesson-together-title = Gemeinsam
lesson-together-task = Greif d4 mit der Garde an, und hol die Kürassiere dazu.
lesson-together-text = Ein Anführer kann kämpfen oder befehlen: Dann greifen Einheiten neben dem Ziel mit an, mit ihrer ganzen Stärke.
lesson-together-hint-1 = Zuerst die Karte der Garde und das Ziel. Dann der Anführer, zum Befehlen.
lesson-together-hint-2 = Spiel Ney zum Befehlen, dann klick die Kürassiere auf e4 an.
lesson-together-done = Zwei Einheiten, ein Angriff: Ihre Stärken werden zusammengezählt. Dafür sind Anführer da.
lesson-together-try-alone = Ney kämpft jetzt selbst und gibt seinen Kampfwert dazu. Die Kürassiere sehen zu. Zum Befehlen gespielt, bringt er eine ganze Einheit mit.

lesson-retreat-title = Treffer oder Weichen
lesson-retreat-task = Deine Einheit auf c2 ist schon geschwächt. Halt sie am Leben.
lesson-retreat-text = { guide-choice }
lesson-retreat-hint-1 = Was tut ein Treffer einer geschwächten Einheit?
lesson-retreat-hint-2 = Halt stand, und wenn die Würfel gefallen sind, weich zurück.
lesson-retreat-done = Sie lebt, ein Feld weiter hinten. Gelände gewinnt man zurück, eine vernichtete Einheit nicht.
lesson-retreat-try-hit = Ein Treffer nimmt eine geschwächte Einheit vom Brett. Nun ist sie fort, und wer fünf verliert, verliert die Partie.

lesson-pursue-title = Hinterher
lesson-pursue-task = Vertreib den Feind mit deinen Reitern von d4, und reite ihm nach.
lesson-pursue-text = { guide-advance } Ein Würfel für jede Karte der Reiter: nicht mehr als die Zahl der Karte, und die fliehende Einheit ist getroffen.
lesson-pursue-hint-1 = Du hast das Doppelte seiner Summe: Du wählst. Wer flieht, kann verfolgt werden.
lesson-pursue-hint-2 = Zwing ihn zum Weichen, dann rück von d3 nach d4 vor.
lesson-pursue-done = Er verlor das Feld und bekam bei der Verfolgung einen Treffer. Reiter schlagen zweimal auf den ein, der flieht.
lesson-pursue-try-hit = Ein Treffer, und er steht, wo er stand. Wäre er geflohen, hätten deine Reiter das Feld nehmen und ihn auch treffen können.
lesson-pursue-try-stay = Du lässt ihn ziehen. Rück vor, dann wird für die Verfolgung gewürfelt.

lesson-bombard-title = Aus der Ferne
lesson-bombard-task = Beschieß einen Feind, der zwei Felder entfernt steht.
lesson-bombard-text = Eine Geschützkarte reicht zwei Felder weit, wenn das Feld dazwischen offen ist. Kein Vorrücken, keine Antwort: Mehr als die Stärke des Ziels ist ein Treffer.
lesson-bombard-hint-1 = Hügel, Orte, Wald und Einheiten versperren die Sicht.
lesson-bombard-hint-2 = Auf g5 steht nichts. Feuere auf g6.
lesson-bombard-done = Zwei Felder offenes Gelände, und niemand kann antworten. Geschütze feuern hinter der Linie hervor.
lesson-bombard-try-hidden = Zwischen g4 und e4 liegt ein Hügel. Man sieht nicht hindurch.

lesson-volley-title = Eine Salve
lesson-volley-task = Triff den Feind auf g5, ohne deine schwache Einheit zu gefährden.
lesson-volley-text = Eine Salvenkarte feuert auf das Nachbarfeld: ihre Würfel gegen seine Stärke und sein Gelände. Mehr ist ein Treffer, weniger kostet dich nichts. Karten legt er keine dazu.
lesson-volley-hint-1 = Die Karte des 42. lässt sich auf zwei Arten spielen.
lesson-volley-hint-2 = Klick die Karte an, den Feind auf g5, dann die Salve.
lesson-volley-done = Zwei Würfel gegen fünf, und nichts zu verlieren. Eine Salve geht auch aus dem Sumpf; ein Sturm beginnt dort nie.
lesson-volley-try-assault = Beim Sturm legt er Karten dazu, und mit weniger als seiner Summe ist deine schwache Einheit fort. Mit einer Salve riskierst du nichts.
lesson-volley-try-hold = Niemand muss kämpfen. Aber die Salve hätte dich nur die Karte gekostet.
lesson-volley-try-far = Eine Salve reicht nur auf das Nachbarfeld. Für zwei Felder braucht es eine Geschützkarte.

lesson-restore-title = Wieder bei Kräften
lesson-restore-task = Frische die Garde sicher auf.
lesson-restore-text = { guide-restore }
lesson-restore-hint-1 = Der Anführer muss gut würfeln. Was kommt ohne Würfel aus?
lesson-restore-hint-2 = Spiel die eigene Karte der Garde.
lesson-restore-done = Wieder volle Stärke, ohne Würfel. Die eigene Karte wirkt immer, wenn keine Guerilla sie aufhält.
lesson-restore-try-leader = Ein Anführer muss niedrig genug würfeln. Das kann gelingen; mit der Karte der Garde gelingt es sicher.
lesson-restore-try-other = Eine Einheitenkarte frischt nur ihre eigene Einheit auf. Diese gehört den Königsdragonern.

lesson-night-title = Einbruch der Nacht
lesson-night-task = Am Ende dieses Zuges wird es Nacht. Gewinn durch Gelände.
lesson-night-text = Sind beide Stapel aufgebraucht, entscheiden die Felder: die der feindlichen Hälfte, auf denen du stehst, oder neben denen du ohne einen Feind stehst. Oder früher, wenn einer Seite fünf Einheiten fehlen.
lesson-night-hint-1 = Deine Einheiten zählen nur in der oberen Hälfte.
lesson-night-hint-2 = Reite von e3 nach e5; dort macht dir niemand die Felder ringsum streitig. Dann beende den Zug.
lesson-night-done = Vier Felder zu drei. Fern vom Feind zählt eine Einheit für alle Felder um sie herum.
lesson-night-try-contested = Auf d5 macht dir die Kaisergarde auf b5 ein Feld streitig: drei zu drei, und der Feind hat weniger Einheiten verloren.
lesson-night-try-home = Das ist deine eigene Hälfte. Es zählen die Felder in der des Feindes.

lesson-match-title = Eine kurze Partie
lesson-match-task = Vernichte die fünfte feindliche Einheit.
lesson-match-text = { guide }
lesson-match-hint-1 = Greif mit der Garde auf d4 eine Einheit an, die schon schwach ist.
lesson-match-hint-2 = Eine Karte der Garde, Ziel d5; leg den Anführer dazu, wenn die Aussichten es verlangen.
lesson-match-done = Zu Ende gespielt. Zwei volle Armeen tun dasselbe, mit je 60 Karten.
