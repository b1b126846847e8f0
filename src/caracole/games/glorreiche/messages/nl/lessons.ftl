# De lessen: hun opdrachten, en wat er onderweg gezegd wordt.

lesson-stone-title = De zwarte steen
lesson-stone-task = Laat de rekruut op veld 9 naar de zwarte steen marcheren.
lesson-stone-text = { guide } Klik op de rekruut, dan op een veld dat gloeit.
lesson-stone-hint-1 = De zwarte steen ligt op veld 12.
lesson-stone-hint-2 = Klik op de rekruut op veld 9, dan op veld 12.
lesson-stone-done = Daar staat hij. Vertrekt hij van de zwarte steen, dan telt zijn stap driedubbel.
lesson-stone-try-past = Dertien is verder, maar de steen ligt nu achter je. Hij helpt alleen wie ervan vertrekt.
lesson-stone-try-far = De rekruut reikt zeven velden: zes bezette velden voor hem, en één telt altijd. Veld 20 is te ver.

lesson-yard-title = Van het plein
lesson-yard-task = De dobbelsteen toont 4. Stuur de rekruut naar binnen die als eerste thuis moet zijn.
lesson-yard-text = Vóór de mars brengt de dobbelsteen iedereen binnen. In deze les tellen de nummers: wie in de volgorde 1, 2, 3 thuiskomt, verdubbelt zijn score.
lesson-yard-hint-1 = Op veld 4 klim je op geel en sta je hoger dan wie ook.
lesson-yard-hint-2 = Nummer 1 moet vóór alle andere thuis zijn.
lesson-yard-done = Nummer 1 staat op de schouders van geel, met de langste stap. Een goed begin voor wie als eerste thuis moet zijn.
lesson-yard-try-late = Nummer 5 heeft de tijd: vier kameraden moeten eerder thuis zijn. Geef de beste plaats aan wie die het eerst nodig heeft.
lesson-yard-try-again = Nummer 6 is al binnen: hij staat op veld 5.

lesson-once-title = Iedereen één keer
lesson-once-task = Marcheer met alle rekruten die vrij zijn, tot geel aan de beurt is.
lesson-once-text = In je beurt marcheert elke vrije rekruut precies één keer. Een rekruut is vrij als niemand op zijn hoofd staat.
lesson-once-hint-1 = Twee van je drie zijn vrij.
lesson-once-hint-2 = De ene staat alleen op veld 10, de andere boven op veld 17.
lesson-once-done = Beiden hebben gemarcheerd, dus de beurt is om. Je derde moet wachten tot geel eraf klimt.
lesson-once-try-covered = Geel staat op zijn hoofd. Wie iemand draagt, kan niet weg.
lesson-once-try-twice = Hij heeft deze beurt al gemarcheerd. Ieder één keer, dan zijn de anderen aan de beurt.

lesson-uncover-title = Het deksel eraf
lesson-uncover-task = Er zijn maar twee van je rekruten vrij. Marcheer met alle drie.
lesson-uncover-text = Een rekruut die door een kameraad wordt blootgelegd is meteen vrij, en moet in dezelfde beurt marcheren.
lesson-uncover-hint-1 = Begin met de stapel op veld 10.
lesson-uncover-hint-2 = Eerst de bovenste, maar niet naar veld 17. Dan de onderste, en als laatste die op 17.
lesson-uncover-done = Drie marsen met twee vrije rekruten: de bovenste maakte de weg vrij voor de onderste.
lesson-uncover-try-cover = Nu sta je op je eigen kameraad op veld 17. Hij had nog niet gemarcheerd, en nu kan hij niet meer.

lesson-three-title = Drie hoog
lesson-three-task = Zet de rekruut van veld 8 op de schouders van twee anderen.
lesson-three-text = Hoogte vermenigvuldigt de stap, dus klimmen loont. Maar een stapel heeft hoogstens drie lagen, en een steen is er één van.
lesson-three-hint-1 = Zoek een stapel van twee zonder steen.
lesson-three-hint-2 = Op veld 15 staan twee gele rekruten, zonder steen.
lesson-three-done = De derde laag. Vanaf hier telt je volgende stap driedubbel.
lesson-three-try-stone = Veld 20 is vol: twee rekruten en de steen zijn al drie lagen.
lesson-three-try-alone = Een witte steen verdubbelt, en telt als laag. Maar er staat niemand op wiens schouders je kunt klimmen.

lesson-rear-title = De laatsten zijn het snelst
lesson-rear-task = Marcheer tien velden met één rekruut.
lesson-rear-text = Hier draagt niemand een ander. De stap is dan alleen de rang: één, en één meer voor elk bezet veld ervoor.
lesson-rear-hint-1 = Wie heeft de meeste bezette velden voor zich?
lesson-rear-hint-2 = De allerachterste, op veld 10.
lesson-rear-done = Negen bezette velden ervoor en één: rang tien. De achterhoede drijft de race.
lesson-rear-try-front = De voorste heeft maar één bezet veld voor zich en reikt er twee. In dit spel kruipt de koploper.
lesson-rear-try-far = Hij staat vooraan, dus zijn rang is klein. Kijk naar het andere eind van de rij.

lesson-reach-title = Drie factoren
lesson-reach-task = Neem in één mars het fiche op veld 40.
lesson-reach-text = Hoe ver? Rang maal hoogte maal steen. Een zwarte steen telt drie, een witte twee, en een steen is ook een laag.
lesson-reach-hint-1 = Rang alleen is niet genoeg. Wie staat hoog, en waarop?
lesson-reach-hint-2 = Op veld 12: laag drie, op zwart, met rang vijf: 5 × 3 × 3.
lesson-reach-done = Vijf maal drie maal drie is 45 velden. Rang, hoogte en steen worden vermenigvuldigd; één ervan alleen is weinig.
lesson-reach-try-rank = Hij heeft de hoogste rang, zeven, en verder niets. Rang is één factor van drie.
lesson-reach-try-far = Zeven velden, niet meer: rang zeven, hoogte één, geen steen.

lesson-order-title = In de juiste volgorde
lesson-order-task = Neem het fiche op veld 25. Het ligt nu nog één veld te ver.
lesson-order-text = De rang wordt geteld op het moment van de mars. De rekruut die je eerst verzet, verandert hem voor de andere.
lesson-order-hint-1 = De rekruut op 18 heeft rang zes en heeft rang zeven nodig.
lesson-order-hint-2 = Zet de andere op een leeg veld ertussen, op 19 of 20. Dan ligt er één bezet veld meer voor hem.
lesson-order-done = Eén bezet veld meer, één rang meer: de kameraad vooraan leent een stap aan wie achter hem staat.
lesson-order-try-climb = Op iemands schouders bezet je geen nieuw veld, dus verandert er niets voor je kameraad. Een leeg veld zou tellen.
lesson-order-try-first = Hij komt zes velden ver en moet er zeven. Laat eerst de andere marcheren.

lesson-chip-title = Grijze fiches
lesson-chip-task = Neem het fiche dat 2 waard is.
lesson-chip-text = Een fiche is voor de eerste rekruut die erop stopt. Het telt zoveel punten als erop staat.
lesson-chip-hint-1 = Het fiche ligt op veld 40.
lesson-chip-hint-2 = Marcheer precies drie velden vanaf 37, of twee vanaf 38.
lesson-chip-done = Twee punten, veilig. Je hoeft niet de hele stap te gebruiken: stop waar het loont.
lesson-chip-try-over = Je liep eroverheen. Alleen wie erop stopt, pakt het fiche.

lesson-home-title = Thuis
lesson-home-task = Kom als eerste thuis.
lesson-home-text = Een rekruut die voorbij veld 84 kan, mag de kazerne in. De eerste krijgt plaats 12, de volgende 11, en zo verder. Elke plaats is zoveel punten waard.
lesson-home-hint-1 = Van 83 naar huis zijn het twee stappen.
lesson-home-hint-2 = Geel op 84 brengt de rang van de rekruut op 83 op twee. Ga met hem naar huis.
lesson-home-done = Plaats 12, de beste die er is. Wat van de stap overblijft, vervalt.
lesson-home-try-shoulders = Hoog, maar niet thuis. Geel kan nu niet weg, maar er lagen twaalf punten voor het grijpen.
lesson-home-try-far = Het is nog 25 velden naar huis, en hij komt er twaalf ver: rang drie, hoogte twee, witte steen twee.

lesson-last-title = De laatste plaats
lesson-last-task = Maak nu een eind aan de partij, en win.
lesson-last-text = Is de elfde rekruut thuis, dan krijgt de laatste de plaats die over is. De som van plaatsen en fiches beslist; bij gelijke som de hoogste plaats.
lesson-last-hint-1 = Tien zijn thuis. De jouwe zou de elfde zijn.
lesson-last-hint-2 = Ga naar huis vanaf veld 83.
lesson-last-done = 39 tegen 39, en jij hebt plaats 12: gewonnen. Tel beide sommen voor je op het einde speelt.
lesson-last-try-wait = De partij gaat door, en je hebt er niets mee gewonnen. Je had er meteen een eind aan kunnen maken.

lesson-variants-title = Op nummer
lesson-variants-task = Breng beide rekruten thuis zonder sanctie.
lesson-variants-text = Een variant: de eerste van een kleur die thuiskomt moet nummer 1 dragen, de volgende nummer 2. Wie buiten de volgorde thuiskomt, gaat naar de laagste plaats.
lesson-variants-hint-1 = De voorste is niet nummer 1.
lesson-variants-hint-2 = Eerst vanaf 83, dan vanaf 84.
lesson-variants-done = In de juiste volgorde, op goede plaatsen. Met gedisciplineerde troepen verdubbelt zo’n thuiskomst de hele score.
lesson-variants-try-first = Nummer 2 kwam eerst en wordt naar plaats 1 gestuurd. In deze variant telt orde meer dan haast.

lesson-match-title = Een korte partij
lesson-match-task = Speel deze partij uit.
lesson-match-text = { guide-marching }
lesson-match-hint-1 = Breng iedereen thuis die het kan halen; elke plaats telt.
lesson-match-hint-2 = Laat eerst de achtersten voorbij de anderen gaan; zij hebben de langste stap.
lesson-match-done = Uitgespeeld. Hetzelfde met elk zes rekruten, en je kent het hele spel.
