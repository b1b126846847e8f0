# Bijschriften van de plaatjes bij de regels (`diagrams.toml`).

diagram-start = Het begin: iedereen is in ballingschap, één medaille wacht in de pot bij Moskou, de borsten zijn kaal.
diagram-command = Geel, onderaan, is aan de beurt. Maar rood staat bovenop: rood kiest de band voor de generaal die gaat.
diagram-bands = De vier banden in twaalfden. De tekens rond de ring tonen waarheen elk getal van een band zou leiden.
diagram-middle = Geel vertrok uit het midden: hij nam blauw mee en liet rood achter. Blauw, bovenop, gaat nu alleen.
diagram-exile = Uit ballingschap komt groen met een 2 op veld 1: de eerste stap is het veld Siberië.
diagram-x = Een X voor blauw, die rood droeg: beiden gaan in ballingschap en twee medailles in de pot. Geel, eronder, blijft staan.
diagram-jump = De tekening laat rood op elke tegenstander springen. Op geel komt hij in Moskou aan en neemt de pot; op blauw niet.
diagram-landing = Rood is op twee generaals geland: hij staat bovenop, beveelt hen, en twee medailles gaan in de pot.
diagram-moscow = Rood droeg geel langs Moskou op twee anderen. Twee medailles komen bij de vier in de pot, en geel, bovenop, neemt ze alle zes. Rood krijgt niets.
diagram-leaving = Rood vertrekt met een 3 uit Moskou en komt op veld 2. De medaille blijft in de pot: alleen wie aankomt of passeert neemt haar.
diagram-star = Elf medailles zijn één met een ster geworden. Blauw heeft er nog één nodig voor hetzelfde.
diagram-marshal = Een 1 brengt rood op geel en in Moskou: één medaille voor de landing, dan de hele pot. Dat maakt 21, en rood is maarschalk.
diagram-two = Met twee spelers heeft ieder twee generaals. Rood zegt welke van de zijne eerst gaat; de andere zijn niet van hem.
