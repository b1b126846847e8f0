# The shell
skip = Naar de inhoud
skip-board = Naar het bord
brand-label = Caracole, voorpagina
nav = Hoofdmenu
nav-games = Spellen
nav-replays = Terugkijken
my-tables = Mijn tafels
open-tables = Open tafels
language = Taal
theme-to-dark = Licht. Naar donker
theme-to-light = Donker. Naar licht
foot-luck = Hoe eerlijk toeval werkt
foot-rules = Regels en bronnen
foot-keys = Toetsenbord en schermlezer
foot-account = Mijn naam bewaren met een wachtwoord
loading = Een ogenblik.
close = Sluiten
cancel = Annuleren
save = Bewaren
saved = Bewaard.
send = Versturen
copy = Kopiëren
copied = Gekopieerd
yes = ja
no = nee
new = nieuw
guest = Gast
somebody = Iemand
nobody = niemand
you = Jij
name = Naam
to-front = Naar de voorpagina
nowhere-title = Hier is niets
nowhere = Deze pagina bestaat niet, of niet meer.
error-offline = De server antwoordt niet. Probeer het opnieuw.

# The front page
front-title = Caracole: vier oude bordspellen, in de browser
hero = Vier oude bordspellen van marcheren en vechten, klaar om te spelen.
hero-lede = Tegen een vriend, of een bot die niet kan valsspelen. Geen account, niet wachten.
play-as = Je speelt als
change-name = Naam wijzigen
opponent = Tegenstander
your-turn = Jouw beurt
at-tables =
    aan { $count ->
             [one] één tafel
            *[other] { $count } tafels
        }
the-games = De spellen
players = Spelers
players-range = { $least }–{ $most } spelers
players-exactly = { $most } spelers
split = Hoeveel aan elke kant
play-bot = Tegen een bot
invite = Een vriend uitnodigen
more-options = Meer opties
read-rules = Regels
no-tables = Nog geen tafels. Eén klik hierboven begint een partij.
no-open = Geen open tafels.
open-one = Open er een.
new-here = Nieuw bij een spel?
new-here-text = De gids speelt de eerste beurten met je mee en toont bij elke stap de regel.
game-glorreiche = Breng je rekruten van achteren thuis: hoe verder naar achter en hoe hoger op de stapel, hoe groter de stap.
game-glorreiche-time = 45 min
game-glorreiche-luck = weinig geluk
game-generalowsky = Van Siberië naar Moskou op elkaars schouders. Wie bovenop staat, geeft de bevelen.
game-generalowsky-time = 40 min
game-generalowsky-luck = veel geluk
game-kriegspiel = Infanterie, ruiters en kanonnen op zeshoeken. Draaien, marcheren en vuren, met weinig zetten voor elk wapen.
game-kriegspiel-time = 60 min
game-kriegspiel-luck = wat geluk
game-manoeuvre = Acht eenheden, zestig kaarten, één slag voor de nacht. Bluf met je hand, win met het terrein.
game-manoeuvre-time = 60 min
game-manoeuvre-luck = wat geluk
finished = Afgelopen
running = bezig
waiting-name = Wachten op { $name }
seats-free = { $free } van { $all } plaatsen vrij
clock-none-short = geen klok
clock-live-short = live, { $minutes } min + { $seconds } s
clock-days-short =
    { $days ->
             [one] één dag
            *[other] { $days } dagen
        } per beurt
days-left =
    { $n ->
             [one] één dag
            *[other] { $n } dagen
        }
verb-play = Spelen
verb-look = Kijken
verb-watch = Toekijken
verb-join = Meedoen
verb-replay = Terugkijken

# Sides, seats and bots
colour-red = Rood
colour-yellow = Geel
colour-blue = Blauw
colour-green = Groen
colour-violet = Paars
colour-grey = Grijs
seat-bot = Bot: { $name }
seat-open = vrije plaats
seat-invited = vrij, via link
seat-out = uit
seat-away = door een vervanger bezet
seat-offline = niet hier
seat-score = { $score } punten
seat-number = Plaats { $n }, { $colour }
bot-unknown = Bot
bot-random = Toeval
bot-random-character = Doet maar wat, alles even waarschijnlijk.
bot-greedy = Gulzig
bot-greedy-character = Neemt wat meteen het beste lijkt en kijkt niet verder.
bot-tambour = Tambour
bot-tambour-character = Speelt op het gehoor en vergeeft alles.
bot-conscript = Loteling
bot-conscript-character = Ziet één zet vooruit.
bot-voltigeur = Voltigeur
bot-voltigeur-character = Snel en brutaal, pakt alles wat je openlaat.
bot-cuirassier = Kurassier
bot-cuirassier-character = Geduldig, telt je antwoorden.
bot-old-guard = Oude Garde
bot-old-guard-character = De sterkste die we hebben.

# The table
table-heading = { $game }, tafel met { $others }
against = tegen { $others }
no-table = Zo’n tafel is er niet
no-table-why = Hij bestaat niet, of hij is niet voor jou.
board = Bord
asked = Wat er gevraagd wordt
actions = Acties
panel = Verslag, zetten, regels, praten en notities
to-decide = aan zet
time-left = Resterende tijd
time-short = weinig tijd
winner = wint
reconnecting = De verbinding is weg; ze wordt hersteld.
match-over = De partij is afgelopen.
paused = De partij is onderbroken.
hint-choose =
    { $count ->
             [one] Eén ding kan worden aangeklikt; het gloeit.
            *[other] { $count } dingen kunnen worden aangeklikt; ze gloeien.
        }
hint-picked = Gekozen: klik waarheen, of Escape om terug te gaan.
hint-picked-touch = Gekozen: tik waarheen, of tik nog eens om terug te gaan.
hint-confirm = { $what }: bevestig, of ga terug.
hint-bot = De bot denkt na.
hint-gone = { $name } is er niet. Via het menu, rechtsboven, speelt een bot of iemand anders verder.
hint-free = De plaats is vrij: wie de link heeft, mag gaan zitten en verder spelen.
choice-of = { $first }; { $count } keuzes
news-choose = Gekozen. Er volgen { $count } keuzes.
news-confirm = { $what }. Enter bevestigt, Escape gaat terug.
news-back = Eén stap terug.
nothing-there = Daar kan nu niets.
undo = Ongedaan
restart = Beurt opnieuw
restart-short = Opnieuw
step-back = Terug
confirm-on = Elke actie wordt eerst bevestigd.
back-to-now = Terug naar nu
past-step = Stap { $step }
looking-at = Je kijkt naar stap { $step }.
tab-log = Verslag
tab-moves = Zetten
tab-rules = Regels
tab-chat = Praten
tab-notes = Notities
log-empty = Er is nog niets gebeurd.
recap = Sinds je laatste beurt
recap-steps =
    { $count ->
             [one] 1 stap
            *[other] { $count } stappen
        }
recap-short = Terugblik
step-of = Stap { $step } van { $last }
pos = { $step } van { $last }
live = live
past = eerder
look-back = Terugkijken in deze partij
one-back = Eén stap terug
one-forward = Eén stap vooruit
rule-label = Regel { $id }: { $text }
rule-option = optie: { $name }
origin-printed = gedrukt
origin-found = elders gevonden
origin-ours = van ons
rule-shown = alleen getoond
sure-certain = Zeker.
sure-likely = Waarschijnlijk.
sure-guess = Een gok.
rule-table = Tabel van regel { $id }
rules-marks = Naast elke regel staat waar hij vandaan komt: gedrukt, elders dan in de gedrukte regels gevonden, of van ons, geheel of deels: gereconstrueerd of beslist waar de tekst zwijgt. Wat niets afdwingt, wordt alleen getoond. Open de vermelding voor de plaats, hoe zeker we zijn en waarom.
rule-cited = in het verslag, stap { $step }
rules-search = Zoek in de regels
rules-found = { $count } regels
rules-none = Geen regel heeft deze woorden.
rules-own-words = De regels in onze eigen woorden, met de nummers die het verslag en elke weigering noemen.
year-before = vóór { $year }
year-decade = jaren { $year }
moves-count =
    { $count ->
             [one] Eén actie is mogelijk.
            *[other] { $count } acties zijn mogelijk.
        }
moves-none = Er wordt nu niets van je gevraagd.
moves-search = Zoek een actie
moves-more = Nog { $count }; zoek, of klik op het bord.
pieces = Wat het bord toont
chat-empty = Niemand heeft iets gezegd.
chat-say = Zeg iets
notes-label = Notities die alleen jij kunt lezen
notes-saving = Wordt bewaard.
notes-saved = Bewaard.
notes-failed = Deze notities konden niet worden bewaard.
menu = Tafelmenu: terugnemen, pauze, opgeven, instellingen
menu-title = Deze tafel
sound-on = Geluid uit. Zet het aan
sound-off = Geluid aan. Zet het uit
ask-takeback = Vragen om terug te nemen
offer-a-draw = Remise aanbieden
ask-pause = Om een pauze vragen
resume = Verder spelen
resign = Opgeven
resign-sure = Deze partij opgeven? Dat is niet terug te draaien.
gone = { $name } is niet verbonden.
gone-wait = De plaats kan over { $time } aan een ander worden gegeven.
gone-bot = Een bot laten verderspelen
gone-link = De plaats via een link aanbieden
gone-send = Stuur deze link naar wie hier verder speelt:
comeback = Mijn plaats terugnemen
offer-draw = { $name } biedt remise aan.
offer-takeback = { $name } wil terugnemen.
offer-pause = { $name } vraagt een pauze.
offer-mine-draw = Je biedt remise aan.
offer-mine-takeback = Je wilt terugnemen.
offer-mine-pause = Je vraagt een pauze.
offer-to = terug naar stap { $step }
agree = Akkoord
decline = Weigeren
withdraw = Intrekken
set-confirm = Elke actie eerst bevestigen
set-guide = Gids voor de eerste partij
set-sound = Geluid
set-desktop = Melding op het bureaublad als het mijn beurt is
time-runs-out = Je tijd raakt op.
set-dark = Donker
you-won = Je hebt gewonnen.
you-lost = Je hebt verloren.
won = { $names } wint.
no-winner = Niemand wint.
ending-rules = De partij is volgens de regels afgelopen.
ending-resigned = Door opgave.
ending-time = Op tijd.
ending-agreed = In overleg.
ending-imported = Een ingelezen partij.
rematch = Revanche
waiting-join = Er is een plaats vrij. Ga zitten om te spelen.
waiting-for =
    { $count ->
             [one] Eén plaats is nog vrij.
            *[other] { $count } plaatsen zijn nog vrij.
        } De partij begint als alles bezet is.
waiting-open = Wie deze link heeft, mag gaan zitten.
waiting-invited = { $name } nodigt je uit voor een partij. Ga zitten om te spelen.
waiting-substitute = Iemand heeft deze partij verlaten. Ga zitten om op de vrije plaats verder te spelen.
waiting-send = Stuur deze link naar wie hier gaat zitten. De partij begint vanzelf.
sit-here = Hier zitten
invite-link = Link voor deze plaats
table-link = Link naar deze tafel
leave = De tafel verlaten
cancelled = Deze tafel is gesloten.
curtain = Geef het apparaat aan { $name }.
curtain-why = Wat volgt, is alleen voor { $name }.
curtain-lift = Ik ben { $name }
keys = Toetsen
key-walk = langs wat gekozen kan worden
key-board = naar het bord
key-pick = kiezen of bevestigen
key-back = een stap terug
key-undo = ongedaan maken
key-log = verslag
key-moves = lijst van alle mogelijke acties
key-rules = regels
key-chat = praten
key-notes = notities
key-help = deze lijst
key-space = Spatie
keys-step = stap
keys-turn = beurt
keys-play = afspelen

# The guide
guide = Gids
guide-end = Gids sluiten
guide-mine =
    Jij bent aan zet. { $count ->
             [one] Eén ding gloeit
            *[other] { $count } dingen gloeien
        }: klik er een aan om te zien wat het kan. Niets wordt gespeeld voor de laatste klik, en Ongedaan neemt die terug.
guide-hint = Toon me een goede zet
guide-picked = Klik nu waarheen. Een ander gloeiend stuk verandert je keuze; Escape gaat terug.
guide-picked-touch = Tik nu waarheen. Een ander gloeiend stuk verandert je keuze; er nog eens op tikken gaat terug.
guide-wait = De anderen beslissen. Het verslag zegt wat er gebeurt, en waarom.
guide-only = Iets anders kan op dit moment niet: klik op „{ $what }”.
guide-why = „{ $line }” Dit is waarom:
guide-glorreiche = Breng je rekruten naar de kazerne: wie het eerst thuis is krijgt plaats 12, de volgende 11, en zo verder; de hoogste som wint. In je beurt marcheert elke vrije rekruut één keer: zijn rang, maal zijn hoogte op de stapel, maal de steen eronder.
guide-generalowsky = Generaals klimmen op elkaars schouders; de bovenste beveelt de stapel. Kies een band, draai de pijl, en haal medailles uit Moskou: 21 winnen.
guide-kriegspiel = Schiet tot de vijand niet meer kan bewegen of vuren. Eerst bewegen: elk wapen heeft zijn eigen kleine budget, en een plateau gaat alleen vooruit, dus draai het eerst. Vuur dan, op wat ervoor en binnen bereik staat.
guide-manoeuvre = Schakel vijf van de acht vijandelijke eenheden uit, of bezet bij het vallen van de nacht meer velden van zijn helft dan de vijand van de jouwe. Elke beurt: afleggen, trekken, één eenheid bewegen, eventueel vechten met kaarten, herstellen.

# A new table
new-table = Nieuwe tafel
game = Spel
rules = Regels
options = Opties
seats = Plaatsen
clock = Klok
who-sees = Wie het ziet
summary = Samenvatting
differs =
    { $count ->
             [one] één punt wijkt af
            *[other] { $count } punten wijken af
        }
back-to-preset = Terug naar het voorbeeld
all-readings = Alle lezingen
readings =
    { $count ->
             [one] één punt
            *[other] { $count } punten
        } waarover de teksten verschillen of zwijgen
kind-me = Ik
kind-open = Open
kind-invite = Via link
kind-bot = Bot
kind-here = Zelfde apparaat
level = Niveau
clock-none = Geen
clock-none-why = neem de tijd
clock-live = Live
clock-live-why = in één zitting
clock-days = Over dagen
clock-days-why = dagen per beurt
clock-bank = Minuten elk
clock-increment = plus seconden per beurt
clock-turn = Dagen per beurt
clock-reserve = en in reserve
timeout = Tijd op
timeout-bot = een bot neemt de plaats
timeout-loses = de partij verliest
private = Besloten
private-why = alleen wie de link heeft
public = Openbaar
public-why = bij de open tafels, iedereen mag kijken
open-the-table = De tafel openen
starts-when-full = Je krijgt een link om te sturen. De partij begint als alle plaatsen bezet zijn.
starts-at-once = De partij begint meteen.
option-refused = { $option }: { $why }
value-derived = geloot of afgeleid
preset-none = Standaardregels
preset-glorreiche-fr = Franse regels
preset-glorreiche-fr_literal = Franse regels, naar de letter
preset-glorreiche-nl = Nederlandse regels
preset-generalowsky-spin12 = De pijl
preset-generalowsky-dice6 = Een dobbelsteen
preset-kriegspiel-default = Het veld
preset-kriegspiel-narrow = Smal veld
preset-kriegspiel-wide = Breed veld
preset-kriegspiel-flat = Platte zeshoeken
preset-manoeuvre-2010 = Uitgave van 2010
preset-manoeuvre-2008 = Uitgave van 2008
preset-manoeuvre-draft = Legers om beurten gekozen
preset-manoeuvre-tournament = Toernooi

# Replay, fair luck
replay = Terugkijken
link-moment = Link naar dit moment
to-table = Naar de tafel
to-start = Naar het begin
to-end = Naar het eind
play = Afspelen
stop = Stoppen
moment = Moment van de partij
knowledge = Wiens kennis
seen-by-all = Door iedereen gezien
seen-by = Zoals { $name } het zag
fork = Verder spelen vanaf hier
fork-why = Neem deze stelling, stap { $step }, mee naar een nieuwe tafel.
fork-side = Welke kant
fork-as = op de plaats van { $name }
fork-as-me = op je eigen plaats
fork-against = tegen { $name }
fork-go = Verder spelen
take-along = Meenemen
record = Partijbestand
fair = Eerlijk toeval
fair-ok = De dobbelstenen kloppen met de belofte.
fair-commitment = Beloofd voor de eerste worp
fair-seed = Zaad, getoond aan het eind
fair-contributions = Bijgemengd door de spelers
fair-none = niets
fair-check = Controleer het zelf
fair-later = Het zaad wordt getoond als de partij over is; tot dan is alleen de hash bekend, en niemand kan het veranderen.
fair-how = Voor een partij toont de server de hash van een geheim getal, en elke speler mag eigen woorden bijmengen. Alle dobbelstenen, kaarten en pijlen volgen daaruit. Na de partij wordt het getal getoond: iedereen kan nagaan dat het de beloofde hash heeft en dat elke worp eruit volgt.
fair-copied = De eerste { $count } stappen komen uit een andere partij.
fair-own-yes = Je browser heeft de hash berekend: het is de beloofde.
fair-own-no = De berekende hash wijkt af van de belofte.
fair-command = Het partijbestand draagt het bewijs; elke stap wordt opnieuw gecontroleerd door

# Account, help
account = Mijn naam
you-are = Je bent { $name }; deze naam is bewaard met een wachtwoord.
you-are-guest = Je bent { $name }, gast op dit apparaat.
you-are-nobody = Je hebt nog niet gezegd wie je bent. Een naam is genoeg.
arrive = Onder deze naam spelen
keep-name = Deze naam bewaren
keep-why = Met een wachtwoord kun je op elk apparaat terugkomen.
keep = Bewaren
kept = Deze naam is nu van jou.
password = Wachtwoord, ten minste 8 tekens
come-back = Terugkomen met een wachtwoord
enter = Binnenkomen
welcome-back = Welkom terug.
left = Je bent weg.
sign-out = Dit apparaat verlaten
tell-me = Waarschuw me als ik aan de beurt ben
by-mail = Per mail
by-webhook = Per webhook
webhook-secret = Dit ondertekent wat de webhook ontvangt; het wordt één keer getoond:
my-bots = Mijn bots
my-bots-why = Een programma van jou mag onder een eigen naam spelen. De interface:
bot-name = Naam van de bot
make-bot = Een botaccount maken
bot-made = Het token wordt één keer getoond; bewaar het goed.
new-token = Nieuw token
help = Hulp
help-keys = Alles is met alleen het toetsenbord te spelen.
help-reader = Het tabblad Zetten toont elke mogelijke actie als knop, en daaronder alle stukken op het bord. Wat er gebeurt wordt gemeld, en ook wat er van je wordt gevraagd.

# Options of the games; names without a text here are shown as they are written in a record
option-first = Wie begint
option-setup = Stenen en fiches aan het begin
option-gray_zone = Waar grijze fiches liggen
option-rank = Rang telt per
option-rank_timing = Rang wordt gemeten
option-bonus_is_level = Een steen is een laag van de stapel
option-cap_counts_bonus = De steen telt mee voor drie lagen
option-base_scope = Een steen helpt
option-self_block = Een eigen kameraad bedekken
option-gray_pickup = Grijze fiches pakken
option-tiebreak = Gelijke stand
option-v1 = Gedisciplineerde troepen
option-v2 = Sancties
option-v1_doubles = Discipline verdubbelt
option-rollin_choice = Welke rekruut binnenkomt, zegt men
option-L = Lengte van het parcours
option-M = Waar Moskou ligt
option-players = Spelers
option-stride = Een getal leidt
option-landing_medal = De medaille van een landing gaat naar
option-moscow_landing = Aankomen in Moskou levert op
option-x_scope = X verbant
option-black_adds = Zwarte cijfers tellen op
option-black_loss = Zwart kost
option-gen_jump = Een generaal springt
option-two_gen_declare = Met twee generaals een band voor
option-two_gen_win = Met twee generaals tellen medailles
option-supply = Medailles in de doos
option-max_spins = De partij eindigt na zoveel keer draaien
option-half_turn = Eerste richting
option-reverse = Achteruit gaan
option-fire_over = Vuur gaat over
option-cannon_hits_gunners = Kanonnen raken kanonniers
option-gunners_between_cannons = Kanonniers gaan van kanon naar kanon
option-defeat = Een leger is verslagen als het is
option-draw_after = Remise na beurten zonder treffer
option-adjudicate = Dan wordt het
option-max_transfers = Hoogstens overdrachten
option-board = Veld
option-edition = Uitgave
option-ambush_cards = Hinderlaag met
option-defense_cards = Kaarten in de verdediging
option-los_diagonal = Velden die open moeten zijn voor schuin zicht
option-fm_end = Geen geforceerde mars na een beweging die in akker of moeras eindigde
option-spy_redraw = Een spion na het trekken wordt vervangen
option-day_end = De dag eindigt met
option-guerrilla_combat = Guerrilla’s houden verdere eenheidskaarten in een gevecht tegen
option-draft = Legers om beurten gekozen
option-tournament = Toernooiregels
option-turn_cap = Hoogstens beurten
option-hill_bonus = De heuvel helpt
option-redoubt_fire = Redoutes helpen tegen vuur
option-us_attempts = Pogingen van de Verenigde Staten
option-nra_withdraw = Verlof om te blijven telt ook na een terugtrekking
option-fm_late = Geforceerde mars later
option-slow_start = Cavalerie die in akker of moeras begint gaat één veld
option-reshuffle = De stapel wordt geschud
option-discards = Afleg
option-last_card = De eerste stok is op als zijn laatste kaart
value-suggested = voorgesteld
value-even_random = gelijkmatig geloot
value-custom = met de hand
value-cells = velden
value-cell_colour = velden van een kleur
value-dynamic = bij elke stap
value-turn_start = aan het begin van de beurt
value-pile = de hele stapel
value-direct = wie erop staat
value-allow = toegestaan
value-forbid = alleen als niets anders kan
value-auto = meteen
value-optional = als men wil
value-highest_slot = de hoogste plaats beslist
value-shared = gedeeld
value-total = de hele score
value-slots_only = alleen de plaatsen
value-after = na de worp
value-before = voor de worp
value-ascending = laagste nummer eerst
value-exact = precies zo ver
value-up_to = hoogstens zo ver
value-covered = wie bedekt wordt
value-pot = de pot
value-arriver = wie aankomt
value-k = één per generaal op de stapel
value-one = één
value-group = de hele groep
value-mover = wie beweegt
value-teleport = in één keer
value-walk = stap voor stap
value-each = elk
value-both = beide
value-single = van één
value-sum42 = samen
value-lazy = vrij bij de eerste beurt
value-setup = gekozen vóór de partij
value-wrecks = wrakken
value-wrecks-friends = wrakken en vrienden
value-all = alles
value-no_action = niets meer te doen
value-immobile = niets dat beweegt
value-draw = remise
value-figures = beslist door figuren
value-leader = een leider
value-any = zoveel men wil
value-game_turn = de spelronde
value-player_turn = de beurt van de speler
value-once = één keer
value-initiator = wie het gevecht begint
value-needed = als het nodig is
value-at_once = meteen
value-hidden = verborgen
value-open = open
value-drawn = getrokken is
value-played = getrokken is en alle dan gehouden kaarten weg zijn

# Pointing, hints, the recap
choose-first =
    { $count ->
        [one] Kies eerst wat daarheen gaat: { $what }.
       *[other] Kies eerst wat daarheen gaat. Bijvoorbeeld: { $what }.
    }
looks-closer = Onder je vinger liggen twee keuzes: het bord is groter, tik nog eens.
zoom-fit = Toon het hele bord
zoom-double = Groter
tip-more = en nog { $count }
hint = Tip
hint-thinking = De Oude Garde denkt voor je na.
hint-told = De Oude Garde zou spelen: { $what }
hint-play = Speel dat
key-hint = vraag om een tip, tegen bots
recap-begin = Hoe het begon
recap-at = { $step } van { $last }
recap-end = Naar nu

# Luck, records, analysis
contribution = Jouw aandeel in het toeval
contribution-like = een paar woorden naar keuze
contribution-why = Wordt voor de partij in de bron gemengd, zodat zelfs de server de worpen niet kan kennen. Iedereen ziet het.
seat-place = plaats { $n }
draw-lots = Loten
write-own = Geavanceerd: zelf uitschrijven
preview = Het bord van { $game } zoals het zou beginnen
part-tile = tegel { $n }
part-turns =
    { $n ->
        [0] rechtop
        [1] een kwartslag
        [2] een halve slag
       *[3] driekwart slag
    }
option-armies = Legers
option-tiles = Kaarttegels en hun kwartslagen
option-terrain = Wijzigingen van het terrein
option-layout = Plateaus aan het begin
option-spinner = De vakken van de draaischijf
option-chips = Waar stenen en fiches liggen
value-AU = Oostenrijk
value-BR = Groot-Brittannië
value-FR = Frankrijk
value-OT = Ottomaanse Rijk
value-PR = Pruisen
value-RU = Rusland
value-SP = Spanje
value-US = Verenigde Staten
import = Een partij inlezen
import-why = Een verslag is één regel JSON, zoals Caracole die schrijft. De partij wordt stap voor stap gecontroleerd; daarna kun je haar bekijken, ontleden en vanaf elk moment verder spelen.
import-file = Verslagbestand
import-choose = Een bestand kiezen
import-text = of plak het hier
import-private = alleen voor mij
import-go = Inlezen
import-bad = Dit is geen verslag: het is geen leesbare JSON.
foot-import = Een partij inlezen
analysis = Hoe het ging
analysis-ask = Toon kansen en geluk
analysis-thinking = Elke stelling wordt bekeken …
chances = Winstkansen
chances-why = Wat elke partij bij elke stap mocht hopen, met alle kaarten open: het gemiddelde van een korte zoektocht van onze sterkste bot.
luck = Geluk
luck-why = Wat het toeval elke partij tot dan toe boven verwachting heeft gegeven, in winstkansen. Over veel partijen is de som nul.
chart-at = Stap { $step }: { $values }
chart-steps = { $n } stappen

# The guide, phase by phase
guide-glorreiche-choosing = De dobbelsteen toont een veld. Kies welke rekruut daarheen gaat; hij klimt op wie er al staat.
guide-glorreiche-marching = Kies een vrije rekruut: hij moet boven op zijn stapel staan. Het plaatje zegt hoe ver hij hoogstens mag. Elk bezet veld voor hem verhoogt zijn rang: de achterhoede drijft de race.
guide-generalowsky-declaring = Kies een band: klik op een van de vier gloeiende kaarten. Geel is traag en veilig, oranje snel en gevaarlijk: een X stuurt de hele groep naar Siberië. Wie bovenop staat, beslist voor de generaal eronder.
guide-generalowsky-ordering = Je hebt twee generaals. Zeg welke eerst gaat.
guide-generalowsky-striding = De pijl heeft een getal getoond: klik op een veld, hoogstens zo ver weg. Eerder stoppen kan je op iemands schouders zetten.
guide-generalowsky-targeting = Het portret van Generalowski: spring op een stapel naar keuze. Bovenop voer jij het bevel.
guide-kriegspiel-moving = Draai of verplaats plateaus zolang het budget van hun wapen reikt; onderaan wordt geteld. Kies een plateau: velden gloeien met hun prijs. Kijk naar de vijand voor je klaar bent.
guide-kriegspiel-firing = Kies een plateau dat mag schieten, dan het doel, recht vooruit: cavalerie raakt het volgende veld, soldaten reiken twee velden ver, kanonnen drie. De dobbelsteen zegt hoeveel er vallen.
guide-manoeuvre-place = Stel de omringde eenheid op je eerste twee rijen op. Bos, heuvel en stad helpen wie erop staat.
guide-manoeuvre-discard = Leg kaarten weg die niet gauw helpen, of geen. Daarna wordt de hand aangevuld.
guide-manoeuvre-move = Verplaats één eenheid: infanterie één veld, cavalerie één of twee. Er moet er één bewegen als dat kan.
guide-manoeuvre-combat = Val aan als je wilt: eerst een kaart van de eenheid die aanvalt, dan het doel. Het paneel toont de precieze kansen voor je je vastlegt.
guide-manoeuvre-defend = Je wordt aangevallen. Speel kaarten van de verdedigende eenheid of een leider bij zolang je som stijgt, en houd dan stand.
guide-manoeuvre-drawn = Je hebt je nieuwe kaarten. Speel nu een spion als je er een hebt, of ga gewoon door.
guide-manoeuvre-moved = Een geforceerde mars geeft deze eenheid nog een veld, bevoorrading laat een tweede eenheid bewegen. Heb je ze niet nodig, houd ze dan en ga door.
guide-manoeuvre-attack = De verdediger heeft geantwoord. Speel kaarten met aanvalsdobbelstenen van je eenheid of een leider bij als de kansen daarom vragen, en laat dan de dobbelstenen beslissen.
guide-manoeuvre-choice = Een treffer draait een volle eenheid op haar zwakke kant en neemt een verzwakte weg. Terugtrekken kost terrein, en de ander rukt op.
guide-manoeuvre-advance = Het veld is nu leeg: een van de eenheden die aanvielen rukt op. Cavalerie mag achtervolgen.
guide-manoeuvre-restore = Eén poging per beurt: een verzwakte eenheid krijgt haar volle sterkte terug met een eigen kaart, een leider die goed genoeg gooit, bevoorrading of hergroepering. Anders: beëindig de beurt.

# Arms of a side
arm-soldier = soldaten
arm-cavalry = cavalerie
arm-cannon = kanonnen

# Chapters of the rulebooks
chapter-board-and-pieces = Bord en stukken
chapter-chips-arrival-end = Fiches, aankomst, einde
chapter-combat = Gevecht
chapter-end = Einde
chapter-fire = Vuur
chapter-how-far = Hoe ver
chapter-material = Materiaal
chapter-medals-and-victory = Medailles en overwinning
chapter-movement = Beweging
chapter-moving = Verplaatsen
chapter-restoration = Herstel
chapter-results = Uitkomsten
chapter-roll-in = Binnenkomst
chapter-sequence-of-play = Spelverloop
chapter-set-up = Opstelling
chapter-the-turn = De beurt
chapter-two-or-three-players = Met twee of drie spelers
chapter-variants = Varianten
chapter-victory = Overwinning
