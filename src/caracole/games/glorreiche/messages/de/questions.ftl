# Fragen, die die gedruckten Regeln offenlassen, und wie wir sie entschieden haben (`[[question]]` in rulebook.toml).

question-board = Sah der alte Plan so aus?
answer-board = Die Länge stimmt: 84 Felder und 12 Plätze. Wie der Weg sich windet, ist von uns, und keine Regel hängt davon ab.

question-stone-level = Ist ein Stein eine Lage des Stapels?
answer-stone-level = Ja, für die Höhe und für die Grenze von drei: Auf einem Stein stehen höchstens zwei Rekruten. Der niederländische Text zählt nur Rekruten; das ist eine Option.

question-stone-who = Wem nützt ein Stein?
answer-stone-who = Jedem, der von einem Stapel darauf aufbricht, in jeder Höhe. Über einen Stein hinwegzuziehen bringt nichts.

question-rank-pile = Zählen zwei Farben auf einem Feld für den Rang doppelt?
answer-rank-pile = Nein. Besetzte Felder zählen, wie viele Rekruten auch darauf stehen und in welcher Farbe.

question-rank-when = Wann wird der Rang gezählt?
answer-rank-when = In dem Augenblick, in dem der Rekrut marschiert. Was du im selben Zug vorher bewegt hast, hat ihn schon geändert.

question-own-cover = Darf ich den eigenen Rekruten zudecken?
answer-own-cover = Ja. Wer noch nicht marschiert ist und zugedeckt wird, verliert den Marsch dieses Zuges.

question-overshoot = Muss ich genau auskommen, um heimzukehren?
answer-overshoot = Nein. Jede Strecke bis zur Reichweite darf gewählt werden, und was übrig ist, verfällt.

question-tie = Wer gewinnt bei Gleichstand?
answer-tie = Wer den höchsten Platz hat. Der französische Text sagt nichts davon; mit seinen Regeln wird der Sieg geteilt.
