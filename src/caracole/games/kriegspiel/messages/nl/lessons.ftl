# De lessen: hun opdrachten, en wat er onderweg gezegd wordt.

lesson-fill-title = Een vol plateau
lesson-fill-task = Vul het soldatenplateau op b4 aan.
lesson-fill-text = { guide } Een plateau draagt hoogstens vijf soldaten, of twee ruiters, of een kanon met vier kanonniers.
lesson-fill-hint-1 = Op b4 staan drie soldaten. Hoeveel passen er nog bij?
lesson-fill-hint-2 = Klik op het plateau op c5, dan op b4, en laat er twee overgaan.
lesson-fill-done = Vijf: een vol plateau. Soldaten vellen er zoveel als de dobbelsteen toont, maar nooit meer dan er schieten.
lesson-fill-try-one = Vier op b4; er past er nog één bij.
lesson-fill-try-more = Drie en drie is zes. Een soldatenplateau draagt er vijf.

lesson-budget-title = Vier bewegingen voor allen
lesson-budget-task = Breng de soldaten van c6 naar a2.
lesson-budget-text = Per beurt heeft een leger drie bewegingen voor kanonnen, vier voor soldaten en vijf voor ruiters. Ze horen bij het wapen, niet bij het plateau.
lesson-budget-hint-1 = Het is vier velden rechtuit.
lesson-budget-hint-2 = Gebruik alle vier de bewegingen voor dit plateau: vier keer vooruit.
lesson-budget-done = Vier velden, vier bewegingen, en de soldaten zijn klaar voor deze beurt. Ruiters en kanonnen hebben hun eigen bewegingen.
lesson-budget-try-other = De andere soldaten hebben een van de vier bewegingen genomen. Er zijn er drie over, voor vier velden.
lesson-budget-try-turn = Draaien kost ook een beweging, en het plateau keek al de goede kant op.

lesson-half-title = De eerste halve draai
lesson-half-task = Laat de soldaten naar de Engelsen op b4 kijken.
lesson-half-text = In het begin kijkt een plateau over een hoek, tussen twee velden. Half links of half rechts draaien is gratis, en komt vóór al het andere.
lesson-half-hint-1 = De Engelsen staan links.
lesson-half-hint-2 = Kies het plateau, dan de pijl naar links.
lesson-half-done = Nu kijkt het door een zijde: het kan marcheren en ziet de vijand. De halve draai kostte niets.
lesson-half-try-right = Rechts staat niemand. Denk na vóór de halve draai: elke latere draai is een beweging.
lesson-half-try-march = Het kijkt over een hoek; door een hoek marcheert niemand. Eerst de halve draai.

lesson-facing-title = Waarheen het kijkt
lesson-facing-task = Rijd naar b4.
lesson-facing-text = Een plateau gaat één veld in de richting waarin het kijkt, en in geen andere. Draaien naar de volgende zijde is ook een beweging.
lesson-facing-hint-1 = Waarheen kijkt het, en waar ligt b4?
lesson-facing-hint-2 = Draai het naar links, ga dan vooruit.
lesson-facing-done = Eén draai, één veld: twee van de vijf ruiterbewegingen. Kijk in de richting waarin je wilt gaan.
lesson-facing-try-straight = Het reed naar c4: rechtuit, waar het naartoe keek. Draai het eerst.
lesson-facing-try-wrong-way = Nu kijkt het nog verder van b4 weg. Andersom is het één draai.

lesson-way-title = Niemand wordt geduwd
lesson-way-task = Breng het plateau van c5 naar c4.
lesson-way-text = Eén plateau per veld, vriend of vijand; niemand wordt geduwd, niemand gaat erdoorheen. En niemand gaat achteruit.
lesson-way-hint-1 = Ervoor staat je eigen plateau. Waar ligt c4?
lesson-way-hint-2 = Draai naar rechts, dan vooruit.
lesson-way-done = Eromheen, niet erdoorheen. Eigen plateaus staan in de weg zoals alle andere, en wrakken voor altijd.
lesson-way-try-push = Je eigen soldaten staan op b4. Niemand wordt geduwd, en niemand gaat erdoor.
lesson-way-try-back = Naar links gedraaid kijkt het van c4 weg.

lesson-gunners-title = De bemanning van het kanon
lesson-gunners-task = Rol het kanon naar b4.
lesson-gunners-text = Een kanon heeft bemanning nodig: met één blijft het staan, met twee draait het één keer, met drie twee keer, en pas met vier rolt het.
lesson-gunners-hint-1 = Twee bedienen het. Wie kan helpen?
lesson-gunners-hint-2 = Twee soldaten gaan van c6 naar het kanon. Dan vooruit.
lesson-gunners-done = Vier kanonniers, en het rolt. Soldaten gaan vrij naar een kanon en terug, vóór het schieten.
lesson-gunners-try-two = Twee kanonniers kunnen het alleen draaien. Om te rollen zijn er vier nodig.
lesson-gunners-try-three = Drie kanonniers: het kan draaien, maar om te rollen zijn er vier nodig.

lesson-join-title = Doorgeven
lesson-join-task = Maak van twee plateaus één van vijf.
lesson-join-text = Vóór het schieten mogen figuren vrij overgaan naar een plateau van hun leger op het volgende veld, als ze ernaar kijken. Een leeg soldaten- of ruiterplateau wordt weggenomen.
lesson-join-hint-1 = De twee op c5 kijken langs b4 heen.
lesson-join-hint-2 = Draai c5 naar links; dan gaan er twee over naar b4.
lesson-join-done = Vijf samen, en het lege plateau is weg. Overgaan kost geen beweging, ernaartoe draaien wel.
lesson-join-try-blind = Ze kijken niet naar b4. Draai ze eerst.
lesson-join-try-away = Ze kijken nu nog verder weg.

lesson-empty-title = Het lege kanon
lesson-empty-task = Vuur met het kanon op c5 op de Engelsen.
lesson-empty-text = Een kanon zonder bemanning blijft staan, en één soldaat is genoeg om het af te vuren. Maar als het schieten begint, gaat niemand meer over.
lesson-empty-hint-1 = Vlak achter het kanon staan soldaten, die ernaar kijken.
lesson-empty-hint-2 = Eén gaat over naar c5. Beëindig dan het bewegen, en vuur van c5 op a2.
lesson-empty-done = Eén man, een heel kanon: het treft alsof er vier bij staan. Houd iemand bij de kanonnen.
lesson-empty-try-early = Het bewegen is klaar, en daarmee ook het overgaan. Niemand bedient het kanon nu.

lesson-range-title = Hoe ver ze reiken
lesson-range-task = Raak de Engelsen op b3.
lesson-range-text = Bij het schieten heeft elk wapen één schot per beurt, rechtuit: ruiters raken het volgende veld, soldaten reiken er twee, kanonnen drie.
lesson-range-hint-1 = Beide kijken naar b3, van twee velden afstand.
lesson-range-hint-2 = De soldaten op c5 reiken twee velden. Klik erop, dan op b3.
lesson-range-done = Twee velden is precies goed voor soldaten. Ruiters moeten dichtbij komen, kanonnen blijven ver.
lesson-range-try-horse = Twee velden is te ver voor een sabel. Ruiters raken alleen het volgende veld.
lesson-range-try-cease = Niemand hoeft te vuren, maar hier kon een van je plateaus het wel.

lesson-blocked-title = De lijn is versperd
lesson-blocked-task = Eén van de Engelse plateaus kan geraakt worden. Raak het.
lesson-blocked-text = Een schot gaat naar het eerste plateau op zijn lijn. Vrienden staan in de weg zoals vijanden, en alleen een wrak laat het door.
lesson-blocked-hint-1 = Kijk langs beide lijnen: wat staat ertussen?
lesson-blocked-hint-2 = Het kanon op c6 vuurt over het wrak heen op b3.
lesson-blocked-done = Over het wrak, de soldaten in. Je eigen plateaus versperren je eigen lijn: denk eraan als je beweegt.
lesson-blocked-try-friend = Je eigen ruiters op c4 staan ertussen. Niemand schiet door vrienden heen.
lesson-blocked-try-cease = Je kanon heeft een vrije lijn; gebruik die.

lesson-silence-title = Leg het kanon het zwijgen op
lesson-silence-task = Leg het Engelse kanon het zwijgen op, met de beste kans.
lesson-silence-text = Alleen een kanon vernielt een kanon, en alleen met een vijf. Elk ander schot treft de bemanning: soldaten vellen er zoveel als de dobbelsteen toont.
lesson-silence-hint-1 = Hoeveel bedienen het kanon op b3?
lesson-silence-hint-2 = Eén. Je soldaten treffen hem met alles behalve een nul.
lesson-silence-done = Zonder bemanning draait of vuurt een kanon niet. Dit lukt vijf keer van de zes; een kanon had een vijf nodig.
lesson-silence-try-gun = Kanon tegen kanon: alleen een vijf telt, één keer op zes. Zijn enige kanonnier is het zwakke punt.

lesson-beaten-title = Verslagen
lesson-beaten-task = Win nu.
lesson-beaten-text = Een leger is verslagen als zijn beurt begint en het niets kan: niet draaien, niet marcheren, niet overgaan, niet schieten. Het aantal figuren telt niet.
lesson-beaten-hint-1 = Een kanon met één kanonnier kan niet bewegen. Wat kunnen de Engelsen nog?
lesson-beaten-hint-2 = Vuur met de soldaten op de ruiter op b4, en staak dan het vuren.
lesson-beaten-done = Een kanon dat niemand ziet is geen leger. Je kunt winnen van kanonnen, zelfs met één enkele ruiter.
lesson-beaten-try-gun = Het kanon was geen gevaar: met één kanonnier kijkt het naar de rand. De ruiter kan nog vrij rijden.

lesson-match-title = Een korte partij
lesson-match-task = Win deze kleine slag.
lesson-match-text = { guide-moving }
lesson-match-hint-1 = Soldaten reiken twee velden. Eén stap vooruit is genoeg.
lesson-match-hint-2 = Vooruit van b5, beëindig het bewegen, vuur dan van b4 op c2.
lesson-match-done = Uitgespeeld. Op het hele veld doen twaalf plateaus per kant hetzelfde.
