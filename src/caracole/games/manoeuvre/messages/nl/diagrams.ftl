# Bijschriften van de plaatjes bij de regels (`diagrams.toml`).

diagram-ground = Een stad geeft drie bij de verdediging, heuvels en bossen twee. Het terrein van een eenheid staat bij haar hoek.
diagram-set-up = De opstelling van het regelboek: elk acht eenheden op de eigen twee rijen, één per veld.
diagram-draft = De kaart zoals ze ligt: tegels 21, 18, 6 en 24. Spanje begint, dus kiest Oostenrijk, in het zuiden, zijn rand: het westen.
diagram-turned = Dezelfde kaart, gedraaid: de oude westrand is nu rij 1, en de meren liggen op b1 en b3.
diagram-seen = De spion heeft gekeken: twee Franse kaarten, een eenheidskaart en een terugtrekking. Alleen Groot-Brittannië ziet deze regel.
diagram-spy = Vijf kaarten getrokken en nog niets bewogen: een spion die nu gespeeld wordt, wordt door een andere kaart vervangen.
diagram-moves = Cavalerie gaat één of twee velden, ook om de hoek; infanterie één. Twee velden is te ver voor de infanterie op f3.
diagram-guerrillas = Een geforceerde mars zou de kurassiers van d4 naar een van vier velden brengen. Antwoordt Pruisen met guerrilla’s, dan blijven ze staan; beide kaarten zijn weg, en een tweede geforceerde mars helpt hun niet.
diagram-cards = Een hand: drie eenheidskaarten met aanvalsdobbelstenen, verdediging en achtervolging, een leider met bevel, gevecht en verzamelen, en een bevoorrading.
diagram-assault = De Garde te voet mag met haar eigen kaart elk van beide buren aanvallen. Die in het open veld is het makkelijkste doel.
diagram-far = Er is geen Oostenrijker in de buurt, en toch kan f4 in een hinderlaag vallen. Met Karel en een zeven is het 4 + 7 = 11 tegen 5 + 2 voor de heuvel: de verdediger kiest.
diagram-attempt = De kaart laat het Amerikaanse regiment bij een 1 of een 2 naar d7 wijken. Dan mag de Garde te voet blijven staan: haar kaart verplicht niet tot oprukken.
diagram-support = Het bevel van een leider brengt een tweede eenheid die naast het doel staat: haar sterkte telt, en haar kaarten mogen volgen.
diagram-sums = Beide sommen zoals het paneel ze toont: sterktes, dobbelstenen, kaarten, leiders en terrein; eronder de kansen op elke uitslag.
diagram-equal = Een vijf geeft 8 + 2 + 5 = 15 tegen 8 + 7 = 15: er gebeurt niets. Met een vier zou de Russische garde getroffen worden.
diagram-skirmish = De schermutseling beëindigt de aanval: de keizerlijke garde gaat tot twee velden ver, alleen over vrije velden. d5 ligt achter de vijand.
diagram-ambush = De hinderlaag telt als de eerste eenheid, dus brengt Karel er twee. Een worp van 25 geeft 7 + 6 + 25 = 38 tegen 5 + 6 + 3 = 14: de aanvaller kiest.
diagram-failed = Een drie: het regiment blijft, en de kaart telt mee. Een negen geeft 8 + 9 + 2 = 19 tegen 8 + 5 + 5 = 18: de verdediger kiest.
diagram-retreat = Het veld erachter is bezet, dus kiest de verdediger een flank. Naar de aanvaller zou hij alleen gaan als beide dicht waren.
diagram-pursuit = Het doel is teruggeweken: een van de twee aanvallers rukt op. Is het de cavalerie, dan achtervolgt zij.
diagram-committed = 38 tegen 12: Spanje is getroffen en teruggeweken, de cavalerie van Ali Pasja is opgerukt. De aanval tot het uiterste kost een van de drie een treffer; de cavalerie zou uitgeschakeld zijn.
diagram-sight = Vanaf c4 reikt het vuur tot c2 en, tussen twee velden waarvan er één open is, tot d5; a4 ligt achter het bos verborgen. Vanaf f5 reikt het tot h5.
diagram-restore = Twee verzwakte eenheden, één poging: de keizerlijke garde met haar eigen kaart, of een van beide met bevoorrading.
diagram-dear = Beide partijen zijn vier eenheden kwijt. Een 20 geeft 25 tegen 4 en schakelt de vijfde van Spanje uit; dan kost de aanval tot het uiterste de janitsaren, de vijfde van de Ottomanen, en Spanje wint.
diagram-night = De nacht valt. Vier velden voor zuid, vier voor noord; gekruiste zwaarden tonen wat betwist is. Noord heeft er meer uitgeschakeld en wint.
