## Studies
study-chapter = Kapitel { $chapter }: { $why }
study-long = es hat mehr als { $most } Schritte
study-position = das ist keine Stellung des Spiels ({ $why })
studies-many = Du hast so viele Studien, wie man haben darf ({ $most }).
study-not-yours = Diese Studie gehört jemand anderem.
