# De lessen: hun opdrachten, en wat er onderweg gezegd wordt.

lesson-exile-title = Weg uit Siberië
lesson-exile-task = Kom zo zeker mogelijk uit de ballingschap.
lesson-exile-text = { guide } Elke band heeft twaalf sectoren. Elke kaart toont haar kans op ballingschap.
lesson-exile-hint-1 = Vergelijk de vier kaarten: hoe vaak komt er een X voor?
lesson-exile-hint-2 = Geel heeft één X op twaalf sectoren. Klik op die kaart.
lesson-exile-done = Twee stappen: het veld Siberië, en nog één. Geel is traag, maar elf keer van de twaalf kom je ergens.
lesson-exile-try-red = Rood heeft helemaal geen getallen, en negen van de twaalf sectoren houden je in ballingschap. Dat is een gok, geen weg.
lesson-exile-try-orange = Oranje gaat ver, maar vier van de twaalf sectoren zijn een X. Hier werd om zekerheid gevraagd.
lesson-exile-try-white = Wit gaat verder, maar twee van de twaalf sectoren zijn een X. Geel heeft er maar één.

lesson-odds-title = Welke band?
lesson-odds-task = Haal de vijf medailles in Moskou. Kies de band met de beste kans.
lesson-odds-text = Moskou ligt vier velden verder. Wie er aankomt of het passeert, neemt de hele pot.
lesson-odds-hint-1 = Vier of meer is genoeg. Welke band toont het vaakst vier of meer?
lesson-odds-hint-2 = Oranje: vier, vijf, zes en zeven zijn allemaal genoeg.
lesson-odds-done = Acht van de twaalf sectoren waren genoeg. Geen risico is op zichzelf groot of klein; tel wat je nodig hebt.
lesson-odds-try-white = Wit is veiliger, maar slechts drie van de twaalf sectoren zijn een vier. Met de rest strand je vóór Moskou.
lesson-odds-try-yellow = Geel toont enen en tweeën. Daarmee kom je er nooit.
lesson-odds-try-red = Eén rode bal op twaalf brengt je meteen naar Moskou. Oranje komt er met acht sectoren.

lesson-command-title = Wie bovenop staat, heeft het bevel
lesson-command-task = Geel is aan de beurt, en jij staat op zijn schouders. Rijd zo zeker mogelijk naar Moskou.
lesson-command-text = Wie boven op een stapel staat, voert het bevel. De generaal eronder loopt, jij kiest, en de pot is voor wie bovenop staat.
lesson-command-hint-1 = Moskou is één veld verder.
lesson-command-hint-2 = Geel: elk getal is genoeg, en één X op twaalf is het kleinste risico.
lesson-command-done = Hij liep, jij incasseerde. Bovenop geef je de bevelen en neem je de medailles.
lesson-command-try-orange = Oranje komt er ook, maar met vier X op twaalf. Eén stap is alles wat je nodig hebt.
lesson-command-try-red = Rood brengt je er met één sector op de twaalf. Je had maar één stap nodig.
lesson-command-try-white = Wit komt er ook, maar met twee X op twaalf. Geel heeft er maar één, en elk getal ervan is genoeg.

lesson-shoulders-title = Wie blijft, wie rijdt mee
lesson-shoulders-task = Jij bent blauw, bovenop. Land op groen, twee velden verder.
lesson-shoulders-text = Rood gaat nu. Hij draagt wie op hem staat; wie onder hem staat, blijft achter. Elke generaal op wie iemand landt, legt een medaille in de pot.
lesson-shoulders-hint-1 = Je hebt precies een twee nodig.
lesson-shoulders-hint-2 = Geel toont een twee in zes van de twaalf sectoren.
lesson-shoulders-done = Rood en jij staan nu op groen; geel bleef achter. En de pot is een medaille rijker.
lesson-shoulders-try-white = Wit toont een twee in drie sectoren. De helft van de gele band is een twee.
lesson-shoulders-try-orange = Oranje toont niets onder vier; je zou over groen heen vliegen.
lesson-shoulders-try-red = Alleen de twee tekeningen brengen je op groen, en negen sectoren zijn ballingschap. De helft van de gele band is een twee.

lesson-bold-title = Niets te verliezen
lesson-bold-task = Je bent in ballingschap, de anderen zijn ver vooruit. Haal ze zo snel mogelijk in.
lesson-bold-text = Een X stuurt de hele bewegende groep in ballingschap en legt voor ieder van hen een medaille in de pot. Maar wie er al zit, blijft gewoon zitten.
lesson-bold-hint-1 = Wat kan een X je hier kosten?
lesson-bold-hint-2 = Niets. Neem dus de band met de hoogste getallen.
lesson-bold-done = Zes velden ineens. In ballingschap kosten de gevaarlijke banden niets: wees daar stoutmoedig, en voorzichtig met medailles en vrienden op je schouders.
lesson-bold-try-yellow = Voorzichtig waar niets te vrezen is: met enen en tweeën blijf je achter. Een X had je alleen laten staan waar je staat.
lesson-bold-try-white = Twee tot vier velden: dat is traag, en de X die je mijdt had je hier niets gekost. Oranje gaat tot zeven.
lesson-bold-try-red = Rood haalt je eruit met drie sectoren op twaalf, en de zwarte ballen kosten een medaille. Oranje brengt je vier tot zeven velden ver, met acht.

lesson-jump-title = De tekening
lesson-jump-task = De pijl toont Generalowski. Spring op de stapel die het meest waard is.
lesson-jump-text = De tekening zet je boven op elke stapel met een tegenstander erin. Bovenop voer je het bevel, en elke generaal onder je legt een medaille in de pot.
lesson-jump-hint-1 = Welke stapel is gauw in Moskou?
lesson-jump-hint-2 = Veld 18: twee generaals, twee velden van Moskou.
lesson-jump-done = Twee medailles voor de pot, twee velden naar Moskou, en jij geeft er de bevelen.
lesson-jump-try-near = Groen staat alleen en ver van Moskou. Eén medaille voor de pot, en nog een lange weg.
lesson-jump-try-nobody = Daar staat niemand. Je springt op een stapel met een tegenstander.

lesson-red-title = De rode band
lesson-red-task = Blauw heeft nog één medaille nodig en staat vlak voor Moskou. Vind de enige band die hem kan stoppen.
lesson-red-text = Rood: zes sectoren zijn een X; drie zwarte ballen zijn een X die ook een medaille kost; één rode bal brengt je meteen naar Moskou; met twee tekeningen spring je op wie je wilt.
lesson-red-hint-1 = Vanuit ballingschap brengt geen getal je bij hem in de buurt.
lesson-red-hint-2 = Rood. En komt de tekening, spring dan op blauw.
lesson-red-done = Nu sta je op blauw, en jij geeft hem bevelen. Vanuit ballingschap riskeert de rode band hoogstens een medaille.
lesson-red-try-orange = Oranje haalt je uit ballingschap, maar niemand stopt blauw: in zijn volgende beurt wordt hij Maarschalk.
lesson-red-try-other = Je voert nu het bevel over geel, maar blauw was het gevaar: hij gaat alleen verder en wordt Maarschalk.
lesson-red-try-yellow = Geel haalt je uit ballingschap, maar niet in de buurt van blauw: in zijn volgende beurt wordt hij Maarschalk.
lesson-red-try-white = Wit brengt je hoogstens vier velden ver, en blauw staat veel verder: in zijn volgende beurt wordt hij Maarschalk.

lesson-star-title = De ster
lesson-star-task = Haal je ster: je hebt acht medailles, drie liggen in Moskou.
lesson-star-text = Bij de elfde medaille worden alle elf geruild voor een ster, die er elf waard is.
lesson-star-hint-1 = Moskou is twee velden verder.
lesson-star-hint-2 = Wit: twee, drie en vier zijn allemaal genoeg, tien van de twaalf sectoren.
lesson-star-done = Elf: een ster. Nog tien medailles erbij en je bent Maarschalk.
lesson-star-try-yellow = Bijna de helft van geel is een één, en die strandt vóór Moskou. Wit heeft tien goede sectoren op twaalf.
lesson-star-try-orange = Oranje heeft acht goede sectoren, wit tien. Twee velden is niet ver.
lesson-star-try-red = Eén rode bal op twaalf gaat naar Moskou, en negen sectoren zijn ballingschap. Wit heeft tien goede sectoren.

lesson-marshal-title = Maarschalk
lesson-marshal-task = Win nu, vóór geel het doet.
lesson-marshal-text = 21 medailles, een ster en tien, maken een Maarschalk, en de partij is meteen uit. Je hebt er achttien, drie liggen in Moskou.
lesson-marshal-hint-1 = Eén veld is genoeg.
lesson-marshal-hint-2 = Geel is de zekerste band.
lesson-marshal-done = Achttien en drie: Maarschalk. Is niemand dat na de laatste draai, dan winnen de meeste medailles.
lesson-marshal-try-orange = Dat lukt acht keer van de twaalf. Geel lukt elf keer, en je had maar één poging.
lesson-marshal-try-white = Dat lukt tien keer van de twaalf. Geel lukt elf keer, en je had maar één poging.
lesson-marshal-try-red = Eén rode bal op twaalf maakt je Maarschalk, en negen sectoren zijn ballingschap. Geel lukt elf keer.

lesson-two-title = Twee generaals
lesson-two-task = Je hebt twee generaals. Zorg dat de bovenste twee keer vooruitgaat.
lesson-two-text = Met twee of drie spelers heeft ieder twee generaals en zet ze na elkaar. Zeg eerst wie begint. Elke generaal heeft een eigen borst, en 21 op één ervan wint.
lesson-two-hint-1 = Wie gaat, neemt mee wie boven hem staat.
lesson-two-hint-2 = Laat de onderste beginnen: hij draagt de bovenste, die daarna zelf gaat.
lesson-two-done = De onderste draagt zijn kameraad, die daarna zelf verdergaat. Twee zetten voor één generaal.
lesson-two-try-top = De bovenste loopt weg, en de onderste heeft niemand te dragen. Andersom waren het twee zetten voor één generaal.
lesson-two-try-theirs = Die is niet van jou.

lesson-match-title = Een korte partij
lesson-match-task = Speel deze partij uit.
lesson-match-text = { guide-declaring }
lesson-match-hint-1 = Tel de velden tot Moskou, kies dan de band.
lesson-match-hint-2 = Zeker als je voor Moskou staat; stoutmoedig als je in ballingschap zit.
lesson-match-done = Uitgespeeld. De hele baan is langer, de rest is hetzelfde.
