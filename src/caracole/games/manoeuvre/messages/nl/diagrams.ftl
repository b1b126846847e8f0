# Bijschriften van de plaatjes bij de regels (`diagrams.toml`).

diagram-ground = Een stad geeft drie bij de verdediging, heuvels en bossen twee. Het terrein van een eenheid staat bij haar hoek.
diagram-set-up = De opstelling van het regelboek: elk acht eenheden op de eigen twee rijen, één per veld.
diagram-moves = Cavalerie gaat één of twee velden, ook om de hoek; infanterie één. Twee velden is te ver voor de infanterie op f3.
diagram-cards = Een hand: drie eenheidskaarten met aanvalsdobbelstenen, verdediging en achtervolging, een leider met bevel, gevecht en verzamelen, en een bevoorrading.
diagram-assault = De Garde te voet mag met haar eigen kaart elk van beide buren aanvallen. Die in het open veld is het makkelijkste doel.
diagram-support = Het bevel van een leider brengt een tweede eenheid die naast het doel staat: haar sterkte telt, en haar kaarten mogen volgen.
diagram-sums = Beide sommen zoals het paneel ze toont: sterktes, dobbelstenen, kaarten, leiders en terrein; eronder de kansen op elke uitslag.
diagram-retreat = Het veld erachter is bezet, dus kiest de verdediger een flank. Naar de aanvaller zou hij alleen gaan als beide dicht waren.
diagram-pursuit = Het doel is teruggeweken: een van de twee aanvallers rukt op. Is het de cavalerie, dan achtervolgt zij.
diagram-sight = Vanaf c4 reikt het vuur tot c2 en, tussen twee velden waarvan er één open is, tot d5; a4 ligt achter het bos verborgen. Vanaf f5 reikt het tot h5.
diagram-restore = Twee verzwakte eenheden, één poging: de keizerlijke garde met haar eigen kaart, of een van beide met bevoorrading.
diagram-night = De nacht valt. Vier velden voor zuid, vier voor noord; gekruiste zwaarden tonen wat betwist is. Noord heeft er meer uitgeschakeld en wint.
