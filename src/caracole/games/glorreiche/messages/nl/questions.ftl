# Vragen die de gedrukte regels openlaten, en wat we besloten hebben (`[[question]]` van rulebook.toml).

question-board = Zag het oude bord er zo uit?
answer-board = De lengte wel: 84 velden en 12 plaatsen. Hoe de weg slingert is van ons, en geen regel hangt ervan af.

question-stone-level = Is een steen een laag van de stapel?
answer-stone-level = Ja, voor de hoogte en voor de grens van drie: op een steen staan hoogstens twee rekruten. De Nederlandse tekst telt alleen rekruten; dat is een optie.

question-stone-who = Wie heeft iets aan een steen?
answer-stone-who = Wie vertrekt van een stapel die erop staat, op elke hoogte. Over een steen heen gaan geeft niets.

question-rank-pile = Tellen twee kleuren op één veld dubbel voor de rang?
answer-rank-pile = Nee. Bezette velden tellen, hoeveel rekruten er ook staan en van welke kleur ook.

question-rank-when = Wanneer wordt de rang geteld?
answer-rank-when = Op het moment dat de rekruut marcheert. Wat je eerder in dezelfde beurt verzette, heeft hem al veranderd.

question-own-cover = Mag ik mijn eigen rekruut bedekken?
answer-own-cover = Ja. Wie nog niet gemarcheerd heeft en bedekt wordt, verliest de mars van deze beurt.

question-overshoot = Moet ik precies uitkomen om thuis te komen?
answer-overshoot = Nee. Elke afstand tot het bereik mag gekozen worden, en wat over is, vervalt.

question-tie = Wie wint bij gelijke stand?
answer-tie = Wie de hoogste plaats heeft. De Franse tekst zegt er niets over; met die regels wordt de zege gedeeld.
