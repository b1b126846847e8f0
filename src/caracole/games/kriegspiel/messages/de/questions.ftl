# Fragen, die die gedruckten Regeln offenlassen, und wie wir sie entschieden haben (`[[question]]` in rulebook.toml).

question-hexes = Warum Sechsecke?
answer-hexes = Die Bilder sind verloren. Aber nur mit Sechsecken gehen Platten durch Seiten, schauen am Anfang zu einer Ecke und feuern in vier Richtungen, oder in drei auf einem andersherum benutzten Feld.

question-half = Wann mache ich die kostenlose halbe Drehung?
answer-half = Mit jeder Platte, bevor sie etwas anderes tut, in einem Zug deiner Wahl.

question-backward = Darf eine Platte rückwärts gehen?
answer-backward = Nein, sie muss sich drehen. Mit der Option kostet rückwärts so viel wie vorwärts.

question-gunners = Welche Kanoniere zählen für die Bewegungen eines Geschützes?
answer-gunners = Die in diesem Augenblick auf seiner Platte stehen. Was es im Zug schon bewegt hat, zählt gegen seine Grenze.

question-over = Worüber darf man hinwegfeuern?
answer-over = Nur über Wracks. Jede heile Platte auf der Linie hält den Schuss auf, auch eine eigene.

question-gun-gun = Trifft ein Geschütz die Kanoniere eines anderen?
answer-gun-gun = Nein. Eine Fünf zerstört das Geschütz; weniger bewirkt nichts. Soldaten und Reiter treffen Kanoniere.

question-unable = Wann ist eine Armee geschlagen?
answer-unable = Wenn ihr Zug beginnt und sie weder drehen noch ziehen, übergeben oder feuern kann.

question-commands = Wer befehligt was, wenn mehrere eine Armee spielen?
answer-commands = Zu zweit: Soldaten gegen Reiter und Geschütze; zu dritt jeder eine Waffengattung. Das Feuer beginnt, wenn alle mit dem Ziehen fertig sind.
