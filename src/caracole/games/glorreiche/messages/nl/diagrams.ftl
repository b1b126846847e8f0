# Bijschriften van de plaatjes bij de regels (`diagrams.toml`).

diagram-start = Voor het binnenkomen: vier zwarte stenen die een stap verdrievoudigen, zes witte die hem verdubbelen, en drie grijze fiches.
diagram-roll-in = De dobbelsteen toont 2: een van de rode rekruten klimt op geel. Veld 4 is vol; een 4 zou overgegooid worden.
diagram-free = Twee van de drie rode rekruten zijn vrij. Die op 13 draagt geel op zijn hoofd en kan niet weg.
diagram-uncover = Nummer 2 is van 10 naar 12 gemarcheerd; dat veld is nu vol. Dus is nummer 1 vrij en moet ook marcheren, en nummer 3 heeft maar één stap.
diagram-self-block = Toegestaan, en een fout: op 11 staat hij op zijn eigen kameraad, die deze beurt niet meer kan marcheren.
diagram-full = De steen is een laag: met twee rekruten erop is veld 24 vol. Rood gaat naar 23, of erlangs naar 25 en neemt het fiche.
diagram-rank = Rangen, geteld vanaf de kop: één voor het eerste bezette veld, één meer voor elk daarachter. Een stapel is één veld.
diagram-factors = Rang 4, laag 2 omdat de steen een laag is, zwarte steen 3: rood mag tot 24 velden ver, tot 44.
diagram-chip = Wie op een fiche stopt, neemt het. De stap reikt verder; voor twee punten mag je eerder stoppen.
diagram-home = Negen zijn thuis. Rood 1 gaat naar huis en neemt plaats 3; dan kan nummer 2 volgen op plaats 2. Dat is de elfde: geel krijgt plaats 1, en de partij is uit.
diagram-tie = Rood heeft 38 punten en een fiche van 2, geel heeft er 40: gelijk. Rood heeft plaats 12 en wint.
diagram-disciplined = Groen kwam op volgorde thuis, op de plaatsen 10, 6 en 1. Met een fiche van 3 is dat 20, verdubbeld 40.
diagram-sanction = Groens nummer 2 kwam het eerst thuis en wordt naar plaats 1 gestuurd. Nummer 1 komt daarna als tweede en is ook niet op volgorde.
