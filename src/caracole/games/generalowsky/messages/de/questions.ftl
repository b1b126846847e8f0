# Fragen, die die gedruckten Regeln offenlassen, und wie wir sie entschieden haben (`[[question]]` in rulebook.toml).

question-board = Sahen der alte Plan und der Pfeil so aus?
answer-board = Es fand sich kein Bild. Der Ring von 21 Feldern ist der der Schwesterausgaben; die zwölf Abschnitte jedes Bandes sind von uns, so gewählt, dass jedes Band irgendwo das beste ist.

question-landing = Wer bekommt den Orden, wenn man auf jemandem landet?
answer-landing = Der Topf von Moskau. Optionen geben ihn dem, der ankommt, oder denen, auf denen er steht.

question-several = Ein Orden oder mehrere, wenn ich in Moskau auf mehreren lande?
answer-several = Einer für jeden General darunter; eine Option zahlt im Ganzen einen.

question-x = Wen schickt ein X im Stapel in die Verbannung?
answer-x = Den General, der zieht, und alle über ihm. Die darunter bleiben.

question-less = Darf ich weniger Felder ziehen, als der Pfeil zeigt?
answer-less = Nein, außer die Option sagt es; dann wählt der Befehlende.

question-jump = Nimmt ein Sprung über Moskau den Topf?
answer-jump = Nein. Ein Sprung kassiert nur, wenn er auf einem Stapel in Moskau landet.

question-red-again = Eine rote Kugel, während ich in Moskau stehe?
answer-red-again = Du kommst noch einmal an: Du landest auf denen, die unten blieben, und nimmst den Topf.

question-two = Zählen bei zwei Generälen beide Brüste zusammen?
answer-two = Nein, eine Brust mit 21 gewinnt. Eine Option verlangt 42 auf beiden.
