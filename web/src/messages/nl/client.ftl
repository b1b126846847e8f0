# The shell
skip = Naar de inhoud
skip-board = Naar het bord
brand-label = Caracole, voorpagina
nav = Hoofdmenu
nav-phone = Hoofdmenu, op de telefoon
nav-games = Spellen
nav-replays = Terugkijken
my-tables = Mijn tafels
open-tables = Open tafels
language = Taal
language-is = Taal: { $name }
your-page = Je pagina
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
nobody = niemand
you = Jij
you-small = jij
name = Naam
to-front = Naar de voorpagina
nowhere-title = Hier is niets
nowhere = Deze pagina bestaat niet, of niet meer.
error-offline = De server antwoordt niet. Probeer het opnieuw.

# The front page
front-title = Caracole: vier oude bordspellen, in de browser
hero = Vier oude bordspellen over marcheren en vechten, klaar om te spelen.
hero-lede = Tegen anderen, vrienden, of een bot die niet vals kan spelen.
play-as = Je speelt als
change-name = Naam wijzigen
opponent = Tegenstander
your-turn = Jouw beurt
your-turn-at =
    Jij bent aan zet, aan { $count ->
             [one] één tafel
            *[other] { $count } tafels
        }
now = Nu
now-live = Bezig
now-open = Een vrije plaats
now-last = Je laatste partij
continue = Verder spelen
the-games = De spellen
players = Spelers
players-range = { $least }–{ $most } spelers
players-exactly = { $most } spelers
split = Hoeveel aan elke kant
play-bot = Tegen een bot
play-person = Iemand
play-friend = Een vriend
learn = Leren
more-options = Opties
read-rules = Regels
no-tables = Nog geen tafels. Eén klik hierboven begint een partij.
no-open = Geen open tafels.
open-one = Open er een.
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
verb-answer = Antwoorden

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
seat-away = door een vervanger gespeeld
seat-stand-in = invaller voor { $name }
seat-absent = afwezig
seat-handed = mag via een link worden overgenomen
seat-asked = { $name }, gevraagd
seat-offline = niet hier
seat-share = dacht { $percent } % van zijn tijd na
seat-number = Plaats { $n }, { $colour }
bot-unknown = Bot

# The table
table-heading = { $game }, tafel met { $others }
no-table = Zo’n tafel is er niet
no-table-why = Hij bestaat niet, of hij is niet voor jou.
no-replay = Deze partij is niet voor iedereen
no-replay-why = Hij bestaat niet, of de spelers hebben hem niet openbaar gemaakt.
board = Bord
asked = Wat er gevraagd wordt
actions = Acties
panel = Verslag, zetten, regels, chat en notities
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
hint-playing = Spatie of een klik gaat naar het einde.
hint-playing-touch = Een tik gaat naar het einde.
hint-picked = Gekozen: klik waarheen, of Escape om terug te gaan.
hint-picked-touch = Gekozen: tik waarheen, of tik nog eens om terug te gaan.
hint-confirm = { $what }: bevestig, of ga terug.
hint-bot = De bot denkt na.
hint-gone = { $name } is niet verbonden.
hint-absent = { $name } is afwezig. Het menu, rechtsboven, zegt wat er kan.
clock-waits = De klokken lopen zodra iedereen er geweest is, uiterlijk over { $time }.
bot-place = Plaats { $place } in de rij.
bot-share = Velen wachten: hij denkt { $percent } % van zijn tijd.
bot-stuck = De bot is bij deze beslissing telkens weer vastgelopen. Wie de server beheert kan het zien; hervat de partij om hem het opnieuw te laten proberen.
bots-alone = Hier spelen alleen bots, en alleen zolang er iemand kijkt.
bots-alone-short = alleen bots: spelen als er iemand kijkt
hint-place = De Oude Garde denkt straks voor je na: plaats { $place } in de rij.
choice-of = { $first }; { $count } keuzes
news-choose = Gekozen. Er volgen { $count } keuzes.
news-confirm = { $what }. Enter bevestigt, Escape gaat terug.
news-back = Eén stap terug.
nothing-there = Daar kan nu niets.
undo = Ongedaan
restart = Beurt opnieuw
step-back = Terug
confirm-on = Elke actie wordt eerst bevestigd.
back-to-now = Terug naar nu
looking-at = Je kijkt naar stap { $step }.
tab-log = Verslag
tab-moves = Zetten
tab-rules = Regels
tab-chat = Chat
tab-notes = Notities
log-empty = Er is nog niets gebeurd.
log-new = Nieuwe regels onderaan
recap = Sinds je laatste beurt
recap-steps =
    { $count ->
             [one] 1 stap
            *[other] { $count } stappen
        }
skip-steps = Overslaan
set-pace = Hoe snel de stappen van anderen verlopen
pace-instant = meteen
pace-quick = vlot
pace-calm = rustig
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
room-players = Spelers
room-players-why = Alleen wie speelt leest dit.
room-watchers = Kijkers
room-watchers-why = Voor wie kijkt. Spelers lezen het na de partij.
person-menu = { $name }: dempen, blokkeren of melden
mute = Dempen
mute-why = Je leest niet meer wat deze persoon zegt.
unmute = Weer horen
block = Blokkeren
block-why = Jullie lezen elkaar niet, zitten niet samen aan een tafel en vragen elkaar geen revanche.
unblock = Deblokkeren
report = Melden bij de beheerder
report-line = Deze regel melden bij de beheerder
report-send = De melding versturen
report-sent = De beheerder heeft je melding.
ties = Gedempt en geblokkeerd
operator-says = Van de beheerder van deze server
sanction-warning = Waarschuwing.
sanction-mute = Je mag niet praten.
sanction-ban = Geweerd.
sanction-until = tot { $when }
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
gone-wait = De afwezigheid kan over { $time } worden vastgesteld.
gone-claim = Wat nu? Iedereen die er is moet het eens zijn; of wacht gewoon.
gone-clock = De klok beslist.
gone-never = Deze tafel wacht op iedereen, hoe lang ook.
claim-adjourn = De partij schorsen
claim-stand-in = Een invaller laten spelen
claim-forfeit = De winst opeisen
claim-substitute = De plaats via een link aanbieden
handover = Mijn plaats via een link overdragen
handover-send = Stuur deze link naar wie voor jou verder speelt. Die ziet wat jij ziet. Je kunt je plaats altijd terugnemen.
handover-withdraw = De link intrekken
gone-send = Stuur deze link naar wie hier verder speelt:
comeback = Mijn plaats terugnemen
comeback-kept = Je plaats wordt voor je bewaard.
offer-draw = { $name } biedt remise aan.
offer-takeback = { $name } wil terugnemen.
offer-pause = { $name } vraagt een pauze.
offer-adjourn = { $name } wil schorsen, omdat { $absent } afwezig is.
offer-stand-in = { $name } wil een invaller laten spelen voor { $absent }, die afwezig is.
offer-forfeit = { $name } eist de winst op tegen { $absent }, die afwezig is.
offer-substitute = { $name } wil de plaats van { $absent }, die afwezig is, via een link aanbieden.
offer-mine-draw = Je biedt remise aan.
offer-mine-takeback = Je wilt terugnemen.
offer-mine-pause = Je vraagt een pauze.
offer-mine-adjourn = Je wilt schorsen, omdat { $absent } afwezig is.
offer-mine-stand-in = Je wilt een invaller laten spelen voor { $absent }.
offer-mine-forfeit = Je eist de winst op tegen { $absent }.
offer-mine-substitute = Je wilt de plaats van { $absent } via een link aanbieden.
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
show-match = Iedereen mag deze partij zien, met mijn naam in het partijbestand
show-public = Iedereen met de link kan de partij zien.
show-waits = Iedereen ziet de partij zodra { $names } het ook goed vinden.
show-private = Alleen wie meespeelde, kan de partij zien.
won =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } winnen.
    }
several-won = { $names } delen de winst.
you-share = Je deelt de winst met { $names }.
you-won-with = Je hebt gewonnen, samen met { $names }.
match-drawn = Het is remise.
no-winner = Niemand wint.
ending-rules = De partij is volgens de regels afgelopen.
ending-resigned = Door opgave.
ending-time = Op tijd.
ending-absent = De andere kant was afwezig.
ending-agreed = In overleg.
ending-imported = Een ingelezen partij.
rematch = Revanche
rematch-propose = Revanche voorstellen
rematch-proposed = Er is een revanche voorgesteld.
rematch-waiting = De revanche die je voorstelt wacht op antwoord.
rematch-no = De revanche is afgeslagen of ingetrokken.
rematch-agree = Revanche aannemen
rematch-go = Naar de revanche
rematch-asked = { $name } wil graag een revanche.
rematch-waits = De revanche begint zodra { $name } instemt.
rematch-chip = Revanche?
waiting-join = Er is een plaats vrij. Ga zitten om te spelen.
waiting-for =
    { $count ->
             [one] Eén plaats is nog vrij.
            *[other] { $count } plaatsen zijn nog vrij.
        } De partij begint als alles bezet is.
waiting-open = Wie deze link heeft, mag gaan zitten.
waiting-invited = { $name } nodigt je uit voor een partij. Ga zitten om te spelen.
waiting-substitute = Je wordt gevraagd in deze partij voor iemand verder te spelen.
sit-in = Gaan zitten en verder spelen
waiting-send = Stuur deze link naar wie hier gaat zitten. De partij begint vanzelf.
sit-here = Hier zitten
give-to-bot = Laat { $bot } spelen
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
key-chat = chat
key-notes = notities
key-help = deze lijst

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
clock-bank = Minuten per speler
clock-increment = plus seconden per beurt
clock-turn = Dagen per beurt
clock-reserve = en in reserve
absence = Iemand is afwezig
absence-after = na { $time } zonder verbinding
absence-never = nooit
absence-why = Dan mogen de anderen schorsen of een invaller laten spelen. Wie terugkomt krijgt de plaats terug.
forfeit = De anderen mogen ook de winst opeisen
span-minutes = { $n } min
span-hours =
    { $n ->
             [one] één uur
            *[other] { $n } uur
        }
span-days =
    { $n ->
             [one] één dag
            *[other] { $n } dagen
        }
terms-absence = Zonder klok. Wie { $time } weg is kan afwezig worden genoemd: de anderen mogen schorsen of een invaller laten spelen.
terms-forfeit = Zonder klok. Wie { $time } weg is kan afwezig worden genoemd: de anderen mogen schorsen, een invaller laten spelen of de winst opeisen.
terms-never = Zonder klok, en niemand wordt ooit afwezig genoemd.
terms-bot = Met klok. Is de tijd van een kant op, dan speelt een invaller tot de speler terug is.
terms-loses = Met klok. Een kant zonder tijd verliest.
timeout = Tijd op
timeout-bot = een invaller neemt de plaats
timeout-loses = de kant verliest
private = Besloten
private-why = alleen wie de link heeft
public = Openbaar
public-why = bij de open tafels, iedereen mag kijken
open-the-table = De tafel openen
balance-lots = Gemeten over { $count } partijen tussen gelijke bots. Wie begint wordt geloot, en bij een revanche schuift iedereen een plaats op.
balance-set = Gemeten over { $count } partijen tussen gelijke bots. Bij een revanche schuift iedereen een plaats op.
balance-draw = Loten wie begint
starts-when-full = Je krijgt een link om te sturen. De partij begint als alle plaatsen bezet zijn.
starts-at-once = De partij begint meteen.
option-refused = { $option }: { $why }
drawn-value = geloot of afgeleid
preset-none = Standaardregels

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
enter = Aanmelden
welcome-back = Welkom terug.
left = Je bent afgemeld.
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
change-password = Wachtwoord wijzigen
change-password-why = Alle andere apparaten worden afgemeld.
old-password = Huidig wachtwoord
new-password = Nieuw wachtwoord, ten minste 8 tekens
password-changed = Het wachtwoord is gewijzigd; alle andere apparaten zijn afgemeld.
devices = Aangemeld op
some-device = Een apparaat
this-device = dit apparaat
session-times = sinds { $since }, laatst gebruikt { $seen }
end-session = Afmelden
session-ended = Dat apparaat is afgemeld.
sign-out-everywhere = Overal afmelden
left-everywhere = Je bent overal afgemeld.
guest-leaves = Een gast die zich afmeldt kan niet terugkomen: bewaar de naam eerst met een wachtwoord.
stored = Wat er is opgeslagen
stored-why = Naam, apparaten, bots, tafels, gesprekken, notities en elke actie van jou, in één bestand.
export-account = Downloaden
delete-account = Account verwijderen
delete-why = Je naam, apparaten, notities en bots verdwijnen voorgoed. Partijen blijven, onder „een vroegere speler”; een bot speelt op jouw plaatsen verder.
delete-for-good = Voorgoed verwijderen
account-gone = Je account bestaat niet meer.
former-player = een vroegere speler
forgotten = Wachtwoord vergeten
forgotten-why = Als er een mailadres bij de naam hoort, krijgt dat een link naar een nieuw wachtwoord.
forgotten-ask = Deze server stuurt geen mails. Wie hem beheert kan je een link naar een nieuw wachtwoord geven.
send-link = Stuur me een link
reset-sent = Als de naam een mailadres heeft, is er een link onderweg; hij is { $minutes } minuten geldig.
reset-title = Een nieuw wachtwoord
reset-why = Met de link die je volgde kies je één keer een nieuw wachtwoord. Alle apparaten worden afgemeld.
help = Hulp
help-keys = Alles is met alleen het toetsenbord te spelen.
help-reader = Het tabblad Zetten toont elke mogelijke actie als knop, en daaronder alle stukken op het bord. Wat er gebeurt wordt gemeld, en ook wat er van je wordt gevraagd.
letters = Letters
letters-text = De pagina’s zijn gezet in Source Serif 4 en Source Sans 3, getekend voor Adobe en vrij onder de SIL Open Font License:
letters-licence = licentie van { $name }

# Options of the games; names without a text here are shown as they are written in a record
own-value = met de hand

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
contribution-why = Wordt voor de partij in het zaad gemengd, zodat zelfs de server de worpen niet kan kennen. Iedereen ziet het.
seat-place = plaats { $n }
draw-lots = Loten
write-own = Geavanceerd: zelf uitschrijven
preview = Het bord van { $game } zoals het zou beginnen
import = Een partij inlezen
import-why = Een partijbestand is één regel JSON, zoals Caracole die schrijft. De partij wordt stap voor stap gecontroleerd; daarna kun je ze bekijken, ontleden en vanaf elk moment verder spelen.
import-file = Partijbestand
import-choose = Een bestand kiezen
import-text = of plak het hier
import-private = alleen voor mij
import-go = Inlezen
import-bad = Dit is geen partijbestand: het is geen leesbare JSON.
foot-import = Een partij inlezen
analysis-thinking = Elke stelling wordt bekeken …
analysis-place = Anderen gaan voor: plaats { $place } in de rij.
analysis-done = { $done } van { $pieces } delen zijn klaar.
luck = Geluk
chart-at = Stap { $step }: { $values }
take-along = Wat ik hier als gast speelde, gaat mee
take-why = Heb je al een account? Ga binnen, en de partijen op dit apparaat zijn daar van jou.
panel-fold = Paneel inklappen
panel-unfold = Paneel openen
turn-board = Bord omdraaien
connected-again = De verbinding is er weer.
reconnecting-kept = De verbinding is weg. “{ $what }” wordt bewaard en verstuurd zodra ze er weer is.
share = Delen
course-show = Hoe het ging
course-working = Wordt uitgerekend …
course-of = Kans om te winnen: { $name }
course-told = Van { $from } naar { $to }
turning-point = Stap { $step } · { $change }
