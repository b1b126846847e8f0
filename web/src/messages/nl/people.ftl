# Mensen: een partij zoeken, de besten, de pagina van een speler
people = Tegen mensen
people-lede = Zeg wat je wilt spelen; wie past, wordt gevonden.
nav-people = Mensen
kind = Soort
player = Speler
rated = gewaardeerd
casual = vrij
rated-why = voor het getal naast je naam
rated-member = met een eigen wachtwoord
casual-why = met iedereen, er staat niets op het spel
find-opponent = Zoek een tegenstander
by-lot = Kanten en begin worden geloot. Je laatste keuze blijft bewaard.
pace-brisk = vlot
pace-sitting = één avond
pace-slow = langzaam
pace-days = per post
looking = { $count ->
    [0] niemand zoekt
    [one] één zoekt
   *[other] { $count } zoeken
}
looking-now = Wie nu zoekt
nobody-looks = Op dit moment zoekt verder niemand. Zoek zelf, en speel intussen tegen een bot.
seeking = We zoeken iemand: { $game }
seeking-why = Wie ongeveer even sterk is komt eerst; hoe langer het duurt, hoe wijder we zoeken. Houd deze pagina open: de partij opent hier.
waited = wacht { $time }
seek-link = De link naar deze zoektocht: wie hem opent, kan tegen je spelen
seek-sent = { $name } wacht op je: { $game }
stop-seeking = Niet meer zoeken
fill-bots = Begin met bots voor de rest
bot-meanwhile = Intussen tegen een bot spelen
met = { $names } is er
met-why = De partij tegen de bot staat stil; ze kan later verder. Wie niet antwoordt, zoekt niet langer.
met-play = Nu spelen
met-not = Nu niet
met-waits = Je komt; de anderen worden nog gevraagd.
met-asked = { $names } zou passen, en wordt gevraagd om de bot voor jou te laten staan.
met-missed = Er was iemand, en je hebt niet geantwoord: je zoekt niemand meer
seeking-aside = Je speelt tegen een bot tot er iemand is; waar je op deze site ook bent, je wordt het dan gevraagd.
for-players = met { $count }
leaders = De besten
leaders-why = Gewaardeerde partijen; ± zegt hoe zeker het getal is. De bots staan ernaast als vaste punten.
provisional = Voorlopig: nog te weinig partijen
ratings = Ratings
no-ratings = Nog geen gewaardeerde partij.
rated-matches = { $count ->
    [one] één gewaardeerde partij
   *[other] { $count } gewaardeerde partijen
}
here-since = Hier sinds { $day }
profile-hidden = { $name } houdt deze pagina privé.
profile-keep-private = Laat anderen alleen mijn naam zien
follow = Volgen
unfollow = Niet meer volgen
challenge-in = Daag uit: { $game }
scores = Score per kant, leger en speelvolgorde
played-as = Gespeeld als
order-of-play = als { $place }e aan zet
activity = Activiteit
activity-sum = { $count ->
    [one] één partij in 26 weken
   *[other] { $count } partijen in 26 weken
}
activity-label = Partijen per dag, een kolom per week: op { $days } dagen, hoogstens { $most }
honours = Eretekens
honour-every-game = Overal thuis
honour-every-game-why = elk spel een keer gewonnen
honour-every-side = Van elke kant
honour-every-side-why = een spel vijf keer gewonnen van elk van zijn kanten
honour-to-the-end = Tot het einde
honour-to-the-end-why = vijftig partijen gespeeld, geen enkele verlaten
side = Kant
all-sides = alle
matches = Partijen
score = Score
interval = 95 %
interval-why = De stip is de score, de lijn het 95%-interval. Waar die het midden van een gelijke partij kruist, is nog niets bewezen.
came-out = Uitslag
all-games = Alle spellen
all-results = Alle uitslagen
result-won = gewonnen
result-tied = gelijk
result-lost = verloren
no-matches = Geen partijen om te tonen.
rated-printed = Een gewaardeerde partij wordt volgens de gedrukte regels gespeeld: wat wordt geloot, wordt bij het begin geloot, er loopt een klok, en wie door de tijd gaat of vertrekt, heeft verloren.
any-live = Elk van de live klokken is goed: dan is er eerder iemand
judged = Beslissingen en geluk
judged-why = Uit de partijen die zijn nagespeeld. Een beslissing verliest kansen op winst, geluk geeft of neemt ze; ± is het 95 %-interval.
reviewed-matches = Nagespeeld
mean-loss = Verloren per beslissing
mean-luck = Geluk per partij
fortunes-label = Geluk tegen beslissingen, partij voor partij: naar rechts meer geluk, naar boven betere beslissingen dan de anderen; gevuld is gewonnen, open niet
axis-luck = geluk
axis-decisions = beslissingen
matches-against = Tegen
live-now = Nu live
nobody-plays = Op dit moment wordt geen openbare partij gespeeld.
now-daily = Opgave van de dag
verb-solve = Los het op
on-device = Op dit apparaat
on-device-why = De pagina’s en je laatste borden worden hier bewaard en getoond als er geen verbinding is. De site kan vanuit het menu van de browser als app worden geïnstalleerd.
keep-on-device = Bewaar ze
forget-on-device = Bewaar hier niets
kept-on-device = Op dit apparaat bewaard.
forgotten-on-device = Op dit apparaat wordt niets meer bewaard.
offline-boards = Geen verbinding: je borden zoals je ze het laatst zag
seen-at = gezien { $when }

# Told while away
away = Als je er niet bent
push-why = Dit apparaat kan bericht krijgen als je aan de beurt bent, als je tijd opraakt en als een ronde van je toernooi begint, ook zonder open pagina. De pushdienst van de browser brengt het over en kan er niets van lezen. De client wordt daarvoor op het apparaat bewaard.
push-begin = Dit apparaat bericht geven
push-stop = Geen bericht meer
push-on = Dit apparaat krijgt voortaan bericht.
push-off = Dat apparaat krijgt geen bericht meer.
push-denied = De browser staat het niet toe: kijk in zijn instellingen voor deze pagina.
calendar-why = Je toernooien, en wanneer je in partijen over dagen uiterlijk beslist, als agenda. Wie de link heeft, kan hem lezen; een nieuwe link beëindigt de oude.
calendar-make = Link naar mijn agenda maken
calendar-renew = Nieuwe link maken
calendar-withdraw = Link beëindigen
calendar-made = De link wordt één keer getoond. Geef hem je agenda als abonnement.
calendar-gone = De link geldt niet meer.
calendar-link = De link naar mijn agenda
