# De lessen: hun opdrachten, en wat er onderweg gezegd wordt.

lesson-ground-title = Goed terrein
lesson-ground-task = Breng de eenheid op d2 naar het terrein dat het meest helpt bij de verdediging.
lesson-ground-text = { guide } Bos en heuvel geven 2 bij de verdediging van de eenheid die erop staat, een stad geeft 3.
lesson-ground-hint-1 = Naast d2 ligt een stad.
lesson-ground-hint-2 = Klik op de eenheid op d2, dan op c2.
lesson-ground-done = Een stad geeft 3 bij de verdediging. Terrein kost niets en helpt elke keer.
lesson-ground-try-open = Open terrein geeft niets. Eén veld opzij ligt een stad.
lesson-ground-try-diagonal = Niets gaat schuin, geen beweging en geen aanval.

lesson-set-up-title = Opstellen
lesson-set-up-task = Stel de cavalerie op waar ze meteen kan wegrijden.
lesson-set-up-text = { guide-place } Elke kant staat op zijn eerste twee rijen, één eenheid per veld.
lesson-set-up-hint-1 = Er moet niemand voor haar staan.
lesson-set-up-hint-2 = Vooraan is rij 2: h2, a2 en f2 zijn vrij.
lesson-set-up-done = Vooraan en op een flank: volgende beurt rijdt ze twee velden. Achter de eigen infanterie zou ze wachten.
lesson-set-up-try-behind = Achter je eigen infanterie wacht ze tot iemand plaats maakt. Niemand gaat door een eenheid heen.
lesson-set-up-try-far = Je stelt alleen op rij 1 en 2 op; d3 is niemandsland.

lesson-discard-title = Afleggen en trekken
lesson-discard-task = Twee van je kaarten horen bij een uitgeschakelde eenheid. Haal er twee nieuwe voor.
lesson-discard-text = { guide-discard } Een eenheid vecht alleen met haar eigen kaarten.
lesson-discard-hint-1 = Het 52e regiment is uitgeschakeld.
lesson-discard-hint-2 = Klik op beide kaarten van het 52e regiment, en houd dan de rest.
lesson-discard-done = Twee dode kaarten weg, twee nieuwe erbij. Wie nooit aflegt, vecht met wat het toeval hem liet.
lesson-discard-try-guard = De Garde leeft nog, en dit is haar beste kaart. Leg weg wat niemand kan gebruiken.
lesson-discard-try-none = Zo blijven beide dode kaarten in je hand, en trek je twee kaarten minder.
lesson-discard-try-one = Eén nieuwe kaart. De andere dode houdt nog steeds een plaats in je hand bezet.

lesson-march-title = Te voet en te paard
lesson-march-task = Breng de Garde in één beurt naar f5.
lesson-march-text = { guide-move } Een geforceerde mars, meteen erna gespeeld, geeft de eenheid een veld meer.
lesson-march-hint-1 = Eerst de gewone beweging, dan de kaart.
lesson-march-hint-2 = Van f3 naar f4; speel dan Geforceerde mars; dan f5.
lesson-march-done = Twee velden te voet in één beurt. De kaart is weg, gebruik die dus als het veld het waard is.
lesson-march-try-at-once = Infanterie gaat één veld. Het tweede komt van de kaart, en na het eerste.
lesson-march-try-go-on = Je bent doorgegaan zonder de kaart. Die speel je meteen na de beweging.
lesson-march-try-horse = Cavalerie rijdt twee velden zonder kaart. Maar per beurt beweegt één eenheid, en nu is dat niet de Garde.

lesson-assault-title = Waar aanvallen
lesson-assault-task = Val de vijand aan die niet door het terrein geholpen wordt.
lesson-assault-text = { guide-combat } De dobbelstenen en de sterkte van je eenheid staan tegenover sterkte, kaarten en terrein van de ander.
lesson-assault-hint-1 = Een van de twee staat in het bos.
lesson-assault-hint-2 = Neem de kaart van de Garde, dan het doel op h4.
lesson-assault-done = Vijf tegen je in plaats van acht: het bos had er twee bij gegeven, en de ander is één sterker.
lesson-assault-try-woods = Hij staat in het bos, dat 2 bij zijn verdediging geeft, en is toch al sterker. De ander staat in het open veld.
lesson-assault-try-other-card = Een kaart vecht alleen voor de eenheid die ze noemt, en die moet naast het doel staan.

lesson-defend-title = Aangevallen
lesson-defend-task = Je wordt aangevallen op d4. Speel de kaart die het meest helpt.
lesson-defend-text = { guide-defend }
lesson-defend-hint-1 = Alleen kaarten van de aangevallen eenheid tellen.
lesson-defend-hint-2 = De kanonkaart van het 4e geeft zeven.
lesson-defend-done = Zeven erbij. Een kanonkaart kan niet aanvallen, maar verdedigt het best van alle.
lesson-defend-try-bare = Zonder kaart staat jouw zeven tegenover acht en twee dobbelstenen. Dat had je minstens een treffer gekost.
lesson-defend-try-guard = De Garde wordt niet aangevallen. Haar kaart helpt alleen haarzelf.

lesson-together-title = Samen
lesson-together-task = Val d4 aan met de Garde, en haal de kurassiers erbij.
lesson-together-text = Een leider kan vechten of bevelen: dan doen eenheden naast het doel mee, met al hun sterkte.
lesson-together-hint-1 = Eerst de kaart van de Garde en het doel. Dan de leider, om te bevelen.
lesson-together-hint-2 = Speel Ney om te bevelen, klik dan op de kurassiers op e4.
lesson-together-done = Twee eenheden, één aanval: hun sterktes worden opgeteld. Daar zijn leiders voor.
lesson-together-try-alone = Ney vecht nu zelf en telt zijn gevechtswaarde erbij. De kurassiers kijken toe. Als bevelhebber brengt hij een hele eenheid mee.

lesson-retreat-title = Treffer of terugtocht
lesson-retreat-task = Je eenheid op c2 is al verzwakt. Houd haar in leven.
lesson-retreat-text = { guide-choice }
lesson-retreat-hint-1 = Wat doet een treffer met een verzwakte eenheid?
lesson-retreat-hint-2 = Houd stand, en trek je terug als de dobbelstenen gevallen zijn.
lesson-retreat-done = Ze leeft, één veld terug. Terrein win je terug, een uitgeschakelde eenheid niet.
lesson-retreat-try-hit = Een treffer neemt een verzwakte eenheid weg. Nu is ze uitgeschakeld, en wie er vijf verliest, verliest de partij.

lesson-pursue-title = Erachteraan
lesson-pursue-task = Verdrijf de vijand van d4 met je cavalerie, en rijd hem na.
lesson-pursue-text = { guide-advance } Een dobbelsteen per kaart van de cavalerie: niet meer dan het getal op de kaart, en de vluchtende eenheid is geraakt.
lesson-pursue-hint-1 = Je gooit twee keer zijn som: jij kiest. Wie vlucht, kan achtervolgd worden.
lesson-pursue-hint-2 = Laat hem terugtrekken, ruk dan op van d3 naar d4.
lesson-pursue-done = Hij verloor het terrein, en kreeg bij de achtervolging een treffer. Cavalerie slaat twee keer toe op wie vlucht.
lesson-pursue-try-hit = Een treffer, en hij staat waar hij stond. Was hij gevlucht, dan had je cavalerie het terrein kunnen nemen en hem ook raken.
lesson-pursue-try-stay = Je laat hem gaan. Ruk op, dan wordt voor de achtervolging gegooid.

lesson-bombard-title = Van ver
lesson-bombard-task = Bombardeer een vijand op twee velden afstand.
lesson-bombard-text = Een kanonkaart reikt twee velden, als het veld ertussen open is. Geen oprukken, geen antwoord: meer dan de sterkte van het doel is een treffer.
lesson-bombard-hint-1 = Heuvels, steden, bossen en eenheden versperren het zicht.
lesson-bombard-hint-2 = Op g5 staat niets. Vuur op g6.
lesson-bombard-done = Twee velden open terrein, en niemand kan antwoorden. Kanonnen vuren van achter de linie.
lesson-bombard-try-hidden = Tussen g4 en e4 ligt een heuvel. Daar kijk je niet doorheen.

lesson-volley-title = Een salvo
lesson-volley-task = Raak de vijand op g5 zonder je zwakke eenheid in gevaar te brengen.
lesson-volley-text = Een salvokaart vuurt op het veld ernaast: haar dobbelstenen tegen zijn sterkte en zijn terrein. Meer is een treffer; minder kost je niets. Hij speelt geen kaarten bij.
lesson-volley-hint-1 = De kaart van het 42e kan op twee manieren gespeeld worden.
lesson-volley-hint-2 = Klik op de kaart, op de vijand op g5, dan op het salvo.
lesson-volley-done = Twee dobbelstenen tegen vijf, en niets te verliezen. Een salvo kan ook vanuit een moeras; een aanval begint daar nooit.
lesson-volley-try-assault = Bij een aanval speelt hij kaarten bij, en met minder dan zijn som is je zwakke eenheid uitgeschakeld. Met een salvo riskeer je niets.
lesson-volley-try-hold = Niemand hoeft te vechten. Maar het salvo had je alleen de kaart gekost.
lesson-volley-try-far = Een salvo reikt alleen tot het veld ernaast. Voor twee velden heb je een kanonkaart nodig.

lesson-restore-title = Weer op sterkte
lesson-restore-task = Herstel de Garde met zekerheid.
lesson-restore-text = { guide-restore }
lesson-restore-hint-1 = De leider moet goed gooien. Wat heeft geen worp nodig?
lesson-restore-hint-2 = Speel de kaart van de Garde zelf.
lesson-restore-done = Weer op volle sterkte, zonder dobbelsteen. De eigen kaart werkt altijd, als guerrilla’s die niet tegenhouden.
lesson-restore-try-leader = Een leider moet laag genoeg gooien. Het kan lukken; met de kaart van de Garde lukt het zeker.
lesson-restore-try-other = Een eenheidskaart herstelt alleen haar eigen eenheid. Deze is van de Koningsdragonders.

lesson-night-title = De nacht valt
lesson-night-task = De nacht valt aan het eind van deze beurt. Win op terrein.
lesson-night-text = Zijn beide stapels op, dan beslissen de velden: die van de vijandelijke helft waarop je staat, of waar je zonder vijand naast staat. Of eerder, als van één kant vijf eenheden zijn uitgeschakeld.
lesson-night-hint-1 = Je eenheden tellen alleen in de bovenste helft.
lesson-night-hint-2 = Rijd van e3 naar e5; niemand betwist daar de velden eromheen. Beëindig dan de beurt.
lesson-night-done = Vier velden tegen drie. Ver van de vijand telt een eenheid voor alle velden om haar heen.
lesson-night-try-contested = Op d5 betwist de Keizerlijke Garde op b5 je een veld: drie tegen drie, en de vijand verloor minder eenheden.
lesson-night-try-home = Dat is je eigen helft. Alleen velden in die van de vijand tellen.

lesson-match-title = Een korte partij
lesson-match-task = Schakel de vijfde vijandelijke eenheid uit.
lesson-match-text = { guide }
lesson-match-hint-1 = Val met de Garde op d4 een eenheid aan die al zwak is.
lesson-match-hint-2 = Een kaart van de Garde, doel d5; speel de leider bij als de kansen daarom vragen.
lesson-match-done = Uitgespeeld. Twee volle legers doen hetzelfde, met elk 60 kaarten.
