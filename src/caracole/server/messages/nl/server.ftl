# Wat de server zelf aan mensen schrijft. Pagina’s hebben hun eigen berichten.
mail-turn = Jouw beurt: { $game }
mail-turn-text = { $name },

    het is jouw beurt.
    { $link }

    Je hebt daar in je instellingen om deze mails gevraagd.
mail-late = Je tijd raakt op: { $game }
mail-late-text = { $name },

    het is jouw beurt, en je tijd is op om { $until }.
    { $link }

    Je hebt daar in je instellingen om deze mails gevraagd.
mail-reset = Een nieuw wachtwoord voor { $name }
mail-reset-text = { $name },

    iemand heeft hier een nieuw wachtwoord voor je naam gevraagd. Met deze link kun je er één keer een kiezen, binnen { $minutes } minuten:
    { $link }

    Was jij het niet, doe dan niets: er is niets veranderd.
mail-round = Jouw ronde begint: { $game }
mail-round-text = { $name },

    een ronde van je toernooi is begonnen, en je tafel staat klaar.
    { $link }

    Je hebt daar in je instellingen om deze mails gevraagd.
calendar-due = { $game }: jouw beslissing is nu nodig

## Refusals: who somebody is
who = Zeg eerst wie je bent: een naam is genoeg.
token = Dit token is niet bekend.
csrf = De pagina moet haar X-CSRF-Token meesturen.
origin = Deze pagina mag hier niets doen.
bad-name = Een naam heeft één tot veertig zichtbare letters.
name-taken = Iemand met een wachtwoord heeft deze naam al.
unknown-login = Deze naam en dit wachtwoord horen niet bij elkaar.
bot-has-token = Een bot heeft een token, geen wachtwoord.
bot-has-no-bots = Een bot heeft geen bots.
bots-enough = Twintig bots zijn genoeg.
no-mails = Deze server stuurt geen mails.
no-pushes = Deze server stuurt geen pushberichten.
pushes-many = Hoogstens { $most } apparaten krijgen bericht.
push-keys = Dat is geen sleutel van de pushdienst van een browser.
no-webhooks = Deze server roept geen webhooks aan.
webhook-address = Een webhook is een https-adres, op poort 443 of 8443, zonder wachtwoord erin.
webhook-host = De host van de webhook is niet bekend.
webhook-inside = De host van de webhook staat niet op het open internet.
host = Deze server is onder die naam niet bekend; wie hem beheert kan de naam toelaten.
wrong-password = Dit is niet je wachtwoord.
reset-over = Deze link is al gebruikt, of zijn tijd is om; vraag een andere aan.
no-reset-mails = Deze server stuurt geen mails; vraag wie hem beheert om een link naar een nieuw wachtwoord.
bot-has-owner = Een bot gaat mee met het account van zijn eigenaar.
flood-guesses = Voor deze naam zijn te veel wachtwoorden geprobeerd; wacht een kwartier.

## Refusals: the server
unknown = Hier is niets, of niets voor jou.
docs-not-built = De documentatie is hier niet gebouwd; in een kloon bouwt “make docs” haar.
method = Zoiets kan hier niet.
too-large = Dat is te groot.
media-type = Deze server leest JSON.
request = Dit verzoek is niet te begrijpen.
field = { $field }: { $why }
field-name = { $field ->
    [name] naam
    [password] wachtwoord
    [email] mailadres
    [text] bericht
   *[other] { $field }
}
conflict = Iemand anders was eerder; probeer het opnieuw.
unavailable = De database antwoordt niet; probeer het opnieuw.
database = { $kind ->
    [full] De schijf van de database is vol.
    [locked] Een ander programma houdt de database op slot.
    [readonly] De database kan alleen gelezen worden.
    [slow] De database antwoordt niet op tijd.
    [broken] De database is beschadigd, of niet van dit programma.
   *[away] De database antwoordt niet.
}
closing = Deze server gaat uit.
failure = Hier ging iets mis; het is genoteerd.
flood-requests = Te veel verzoeken; wacht even.
flood-messages = Te veel berichten; wacht even.
flood-newcomers = Te veel nieuwkomers daarvandaan; wacht een minuut.
message-long = Het bericht is te lang.
message-shape = Dit bericht is niet te begrijpen: { $why }
no-number = “{ $text }” is geen getal.
out-of-range = { $value } valt buiten de grenzen.
other = geweigerd door het programma: { $detail }

## Refusals: tables before and after their match
no-such-game = Er is geen spel “{ $game }”.
no-such-bot = Er is geen bot “{ $bot }”; er zijn { $known }.
no-such-seat = Er is geen plaats { $seat }; er zijn 0 tot en met { $last }.
seats-many = Deze partij heeft { $seats } plaatsen, niet { $wanted }.
one-seat = Je kunt maar op één plaats zitten; laat anderen “Zelfde apparaat” zijn.
mixed-side = Een bot voert een hele kant aan; hij kan er geen met mensen delen.
host-only = Alleen wie de tafel heeft geopend kan dat doen.
tables-many = Je hebt te veel tafels open; speel er eerst een uit of verlaat er een.
table-closed = Aan deze tafel kan niemand meer aanschuiven.
sitting-already = Je zit al aan deze tafel.
seat-taken = Iemand anders heeft die plaats genomen.
no-seat-free = Die plaats is niet vrij, of er is er geen meer.
started-already = De partij is begonnen; geef op, of laat haar aan een bot.
not-sitting = Je zit niet aan deze tafel.
did-not-play = Je hebt niet aan deze tafel gespeeld.
not-over = De partij is niet afgelopen.
only-finished = Alleen een afgelopen partij kan worden voortgezet.
steps-only = { $steps ->
    [one] De partij heeft { $steps } stap.
   *[other] De partij heeft { $steps } stappen.
}
nothing-left = Na die stap valt er niets meer te spelen.

## Refusals: at the table
illegal = { $why }
not-an-action = “{ $text }” is geen actie van dit spel.
stale = De tafel is intussen bij stap { $number }.
seat-not-yours = Die plaats is niet van jou.
no-seat = Je hebt geen plaats aan deze tafel.
cannot-go-on = Deze partij kan niet verder: { $why }.
broken-rules = ze is gespeeld volgens regels { $told }, hier gelden regels { $here }
broken-row = { $part ->
    [seats] haar plaatsen zijn niet bewaard zoals het hoort
    [clock] haar klok is niet bewaard zoals het hoort
    [game] haar spel is hier niet geïnstalleerd
   *[options] haar opties zijn niet bewaard zoals het hoort
}
broken-step = stap { $step } volgt niet uit de regels
not-started = De partij is niet begonnen.
match-over = De partij is afgelopen.
match-paused = De partij is onderbroken.
time-out = Je tijd is op.
others-decide = Iemand anders beslist nu.
others-arm = Een andere speler voert dit wapen aan.
nothing-to-take-back = Er is niets terug te nemen sinds de laatste worp, getoonde kaart of beurtwissel.
no-such-step = Naar die stap kun je niet terug.
resigned-already = Je hebt al opgegeven.
no-draw = Dit spel kent geen remise.
offer-waiting = Een ander voorstel wacht nog op antwoord.
nothing-offered = Er is niets voorgesteld.
own-offer = Dit voorstel is van jou.
not-paused = De partij is niet onderbroken.
nobody-there = Daar zit niemand anders.
player-here = Die speler is hier, of was dat net nog.
no-seat-kept = Geen plaats van jou is door iemand anders bezet.
side-out = Jouw kant ligt uit de partij.
nothing-said = Er staat niets in.
hints = Tips zijn er alleen tegen bots en zonder klok.
no-bot-thinks = Op deze server denkt geen bot.
hints-many = Je hebt al om meerdere tips gevraagd; wacht daar eerst op.
reviews-many = Je hebt al om meerdere terugblikken gevraagd; wacht daar eerst op.
thinking-void = De partij is verdergegaan sinds je vraag.
thinking-failed = Hierover nadenken is mislukt; het is genoteerd.
hung-up = Wie het vroeg is weg.

## Refusals: seats, absence, rematches, talk
clock-decides = Aan deze tafel loopt een klok: die beslist, en niemand wordt door anderen vervangen.
absence-never = Aan deze tafel is afgesproken dat niemand afwezig wordt verklaard.
server-fresh = Deze server is net gestart; geef iedereen even de tijd om terug te komen.
hidden-hand = Deze speler heeft verborgen zaken; een ander ziet ze alleen als de speler de plaats zelf overdraagt.
no-forfeit = Aan deze tafel kan de winst tegen een afwezige niet worden opgeëist.
side-here = Iemand van die kant is hier.
stand-in-silent = Een plaats wordt bewaard voor iemand die kan terugkomen; wie haar bewaart stemt nergens mee in.
kept-seat = Je bewaart deze plaats alleen voor een ander; opgeven kun je niet.
only-holder = Alleen de houder van de plaats kan haar overdragen.
no-link = Er is geen link om in te trekken.
rematch-declined = De revanche is vaak genoeg afgeslagen.
blocked-rematch = Er komt geen revanche tussen deze spelers.
blocked-table = Je kunt niet aan deze tafel gaan zitten: iemand daar en jij spelen niet met elkaar.
tie-oneself = Dat ben jezelf.
ties-many = Je hebt genoeg mensen gedempt en geblokkeerd.
players-talk = Alleen wie zit praat hier; kijkers hebben hun eigen gesprek.
watchers-later = Wat kijkers zeggen is pas na de partij voor spelers.
silenced = De beheerder van deze server heeft je het woord ontnomen; je accountpagina zegt waarom.
banned = De beheerder van deze server heeft dit account geweerd.
flood-chat = Twintig regels per minuut zijn genoeg; wacht even.
flood-reports = Je hebt vandaag genoeg gemeld.

## Options
option = optie { $option }: { $why }
option-unknown = deze optie bestaat niet
option-unknown-of = deze optie bestaat niet; er zijn { $known }
option-missing = ontbreekt
option-choice = { $got } is geen van { $known }
option-none-such = er is geen “{ $got }”; er zijn { $known }
option-range = verwacht: { $least } tot en met { $most }, gekregen: { $got }
options-unreadable = deze opties zijn niet te lezen

## The shape of what was sent
shape-type = verwacht: { $expected }, gekregen: { $got }
shape-noun = { $kind ->
    [int] een geheel getal
    [float] een getal
    [str] een tekst
    [bool] waar of onwaar
    [array] een lijst
    [object] een object
    [null] niets
   *[other] { $kind }
}
shape-short = { $least ->
    [1] minstens 1 teken
   *[other] minstens { $least } tekens
}
shape-long = hoogstens { $most } tekens
shape-few = minstens { $least } in de lijst
shape-many = hoogstens { $most } in de lijst
shape-count = precies { $count } in de lijst
shape-low = minstens { $least }
shape-high = hoogstens { $most }
shape-pattern = is niet geschreven zoals het hoort
shape-missing = { $field } ontbreekt
shape-unknown = er is hier geen { $field }
shape-value = { $got } is geen van de waarden
shape-json = dit is geen leesbare JSON

## Records
record-refused = Dit verslag wordt geweigerd: { $why }
record-unreadable = het is niet te lezen
record-shape = dit is geen verslag: { $why }
record-format = formaat “{ $got }” is onbekend; dit programma leest “{ $known }”
record-game = er is geen spel “{ $game }”
record-rules = het volgt regels { $told }, hier gelden regels { $here }
record-step = stap { $step }: { $why }
record-over = de partij is al afgelopen
record-decider = { $due ->
    [-1] het toeval beslist hier
    [-2] niemand beslist hier
   *[other] kant { $due } beslist hier
}, { $told ->
    [-1] niet het toeval
    [-2] niet niemand
   *[other] niet kant { $told }
}
record-illegal = { $play } mag niet ({ $rule }: { $why }); wel: { $legal }
record-no-action = { $play } kan niet; mogelijk: { $possible }
record-legal = de toegestane acties verschillen; onmogelijk: { $extra }; ontbreekt: { $missing }
record-odds = de kansen verschillen; onmogelijk: { $extra }; ontbreekt: { $missing }
record-result = de uitslag volgt niet; het is { $expected }
record-unfinished = het noemt een uitslag, en de partij is niet afgelopen
record-seed = toeval: het getoonde zaad is niet het beloofde
record-drawn = toeval: de getrokken opties van deze partij volgen niet uit het getoonde zaad
record-players = origin: de opname noemt meer spelers dan het spel plaatsen heeft
record-die = toeval: { $played } is gespeeld, het zaad geeft { $given }
