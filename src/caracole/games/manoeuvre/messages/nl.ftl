## Refusals

refusal-over = De partij is voorbij.
refusal-chance = Hier beslissen de dobbelstenen en de kaarten, niemand anders.
refusal-not-in-hand = U hebt { $card } niet in de hand.
refusal-no-such-card = De stapel van { $army } heeft zo'n kaart niet.
refusal-not-in-deck = Uw stapel heeft geen { $card } meer.
refusal-spy-turn = Een spion speelt men alleen in de eigen beurt.
refusal-tile-laid = Tegel { $tile } ligt al op tafel.
refusal-other-army = De legers van deze partij zijn { $one } en { $other }.
refusal-next-unit = { $unit } is de volgende eenheid om op te stellen.
refusal-own-ranks = { $square } ligt niet op uw twee rijen, { $side ->
    [0] 1 en 2
   *[other] 7 en 8
}.
refusal-occupied = Op { $square } staat al een eenheid.
refusal-no-entry = Geen eenheid kan op { $square } komen.
refusal-no-unit = Geen van uw eenheden staat op { $square }.
refusal-off-board = { $unit } staat niet op het bord.
refusal-same-unit = { $unit } heeft al bewogen; bevoorrading beweegt een andere eenheid.
refusal-too-far = { $unit } beweegt { $reach ->
    [one] één veld
   *[other] tot { $reach } velden
}.
refusal-slow-start = { $unit } begint op grond die haar tot één veld vertraagt.
refusal-no-way = Geen vrij veld waar men overheen kan leidt naar { $square }.
refusal-supplied = Eén bevoorrading beweegt een eenheid per fase, niet meer.
refusal-no-second-unit = Bevoorrading beweegt na de eerste een tweede eenheid, en hier kan er geen.
refusal-marched = { $unit } heeft haar geforceerde mars gehad.
refusal-march-ground = De grond van { $square } staat { $unit } geen geforceerde mars toe.
refusal-no-exit = { $unit } heeft geen vrij veld naast zich.
refusal-marching-unit = De geforceerde mars is voor { $unit }.
refusal-one-square = Een geforceerde mars brengt { $unit } één veld verder.
refusal-no-enemy = Op { $square } staat geen vijandelijke eenheid.
refusal-marsh = Vanuit { $square } valt niemand aan.
refusal-not-adjacent = { $square } ligt niet naast de aanvallende eenheid.
refusal-range = { $square } is buiten bereik; het bereik is { $range }.
refusal-no-sight = { $square } is niet in zicht.
refusal-no-volley = { $card } heeft geen salvodobbelstenen.
refusal-no-battery = { $army } heeft geen Grote Batterij.
refusal-not-defending = Alleen kaarten van { $unit }, de verdedigende eenheid, tellen hier.
refusal-one-guard = Er mag maar één kaart van { $unit } gespeeld worden.
refusal-second-leader = Er is al een leider gespeeld; een tweede mag niet.
refusal-no-withdrawal = { $card } laat { $unit } zich niet terugtrekken.
refusal-nowhere = { $unit } heeft geen vrij veld om zich op terug te trekken.
refusal-one-attempt = Eén poging om terug te trekken is mislukt; een andere is er niet.
refusal-cards-played = Terugtrekken komt vóór alle andere kaarten.
refusal-ambush-leader = Een hinderlaag neemt hier alleen de gevechtswaarde van een leider en sappeurs.
refusal-command = { $card } beveelt alleen de aanvallende eenheid.
refusal-nobody-to-bring = Geen eenheid staat klaar om te steunen.
refusal-no-attack-dice = { $card } heeft geen aanvalsdobbelstenen.
refusal-not-attacking = { $unit } valt niet aan en steunt niet.
refusal-committed = { $units ->
    [0] Geen eenheid valt aan, dus geen aanval tot het uiterste.
   *[other] Eén aanval tot het uiterste per deelnemende eenheid, niet meer.
}
refusal-sappers = De sappeurs zijn al aan het werk.
refusal-no-redoubt = Er is geen redoute om te ondergraven.
refusal-skirmish-leader = Geen schermutseling als er een leider gespeeld is.
refusal-skirmish-ambush = Alleen een aanval kan door een schermutseling afgebroken worden.
refusal-no-support = Geen eenheid van u naast { $target } staat op { $square }.
refusal-takes-part = De eenheid op { $square } doet al mee.
refusal-loss = Geen eenheid op { $square } kan deze treffer krijgen.
refusal-redoubt = { $square } heeft al een redoute.
refusal-no-restorer = { $card } herstelt niemand.
refusal-attempted = Deze beurt is al een herstel geprobeerd.
refusal-other-unit = { $card } herstelt { $unit } niet.
refusal-not-reduced = { $unit } is op volle sterkte.
refusal-due-tile = Leg eerst een tegel.
refusal-due-nations = Noem eerst de twee legers.
refusal-due-nation = Neem eerst een van de twee legers.
refusal-due-edge = Kies eerst uw rand van de kaart.
refusal-due-pick = Kies eerst vijf beginkaarten.
refusal-due-place = Stel eerst uw eenheden op.
refusal-due-discard = Dit is de aflegfase.
refusal-due-drawn = Speel een spion of ga door naar de beweging.
refusal-due-move = Dit is de bewegingsfase: één eenheid moet bewegen.
refusal-due-moved = Speel een geforceerde mars of bevoorrading, of ga door.
refusal-due-fmstep = Zet het extra veld van de geforceerde mars.
refusal-due-move2 = Een tweede eenheid moet nu bewegen.
refusal-due-guer = Speel guerrilla's of laat het gaan.
refusal-due-combat = Dit is de gevechtsfase: begin een gevecht of ga door.
refusal-due-restore = Dit is de herstelfase.
refusal-due-defend = De verdediger speelt nu zijn kaarten.
refusal-due-attack = De aanvaller speelt nu zijn verdere kaarten.
refusal-due-support = Er moet minstens één steunende eenheid genoemd worden.
refusal-due-skimove = Beweeg de schermutselende eenheid tot twee vrije velden, of blijf.
refusal-due-choice = Kies: verlies of terugtocht.
refusal-due-retreat = De eenheid gaat terug naar een van haar flanken.
refusal-due-advance = Een van de deelnemende eenheden moet oprukken.
refusal-due-loss = Noem de eenheid die de treffer van de aanval tot het uiterste krijgt.
