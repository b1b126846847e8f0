## Armeen
army-0 = Süden
    .the = der Süden
army-1 = Norden
    .the = der Norden
army-AU = Österreich
army-BR = Großbritannien
army-FR = Frankreich
army-OT = Osmanisches Reich
    .the = das Osmanische Reich
army-PR = Preußen
army-RU = Russland
army-SP = Spanien
army-US = Vereinigte Staaten
    .the = die Vereinigten Staaten
    .many = 2

## Einheiten
unit-A1 = 1. Regiment
    .the = das 1. Regiment
unit-A3 = 3. Regiment
    .the = das 3. Regiment
unit-A4 = 4. Regiment
    .the = das 4. Regiment
unit-G6 = 6. Grenzer
    .the = die 6. Grenzer
    .many = 2
unit-A9 = 9. Regiment
    .the = das 9. Regiment
unit-A14 = 14. Regiment
    .the = das 14. Regiment
unit-JD = Johann-Dragoner
    .the = die Johann-Dragoner
    .many = 2
unit-OC = O’Reilly-Chevaulegers
    .the = die O’Reilly-Chevaulegers
    .many = 2
unit-FG = 1. Fußgarde
    .the = die 1. Fußgarde
unit-B4 = 4. Fußregiment
    .the = das 4. Fußregiment
unit-B32 = 32. Fußregiment
    .the = das 32. Fußregiment
unit-B42 = 42. Fußregiment
    .the = das 42. Fußregiment
unit-B52 = 52. Fußregiment
    .the = das 52. Fußregiment
unit-DB = Niederländer und Belgier
    .the = die Niederländer und Belgier
    .many = 2
unit-KD = Königsdragoner
    .the = die Königsdragoner
    .many = 2
unit-QL = 9. Ulanen der Königin
    .the = die 9. Ulanen der Königin
    .many = 2
unit-IG = Kaisergarde
    .the = die Kaisergarde
unit-F2 = 2. leichtes Regiment
    .the = das 2. leichte Regiment
unit-F4 = 4. Schweizer Regiment
    .the = das 4. Schweizer Regiment
unit-F8 = 8. leichtes Regiment
    .the = das 8. leichte Regiment
unit-F19 = 19. leichtes Regiment
    .the = das 19. leichte Regiment
unit-F45 = 45. leichtes Regiment
    .the = das 45. leichte Regiment
unit-GC = Gardekavallerie
    .the = die Gardekavallerie
unit-CU = 1. Kürassiere
    .the = die 1. Kürassiere
    .many = 2
unit-J1 = 1. Janitscharen
    .the = die 1. Janitscharen
    .many = 2
unit-J2 = 2. Janitscharen
    .the = die 2. Janitscharen
    .many = 2
unit-AF = Albanisches Lehnskorps
    .the = das Albanische Lehnskorps
unit-GF = Griechisches Lehnskorps
    .the = das Griechische Lehnskorps
unit-AP = Ali Paschas Reiterei
    .the = die Reiterei Ali Paschas
unit-AC = Arabische Reiterei
    .the = die Arabische Reiterei
unit-IC = Irreguläre Reiterei
    .the = die Irreguläre Reiterei
unit-RC = Reguläre Reiterei
    .the = die Reguläre Reiterei
unit-GG = Gardegrenadiere
    .the = die Gardegrenadiere
    .many = 2
unit-P1 = 1. Infanterieregiment
    .the = das 1. Infanterieregiment
unit-P13 = 13. Infanterieregiment
    .the = das 13. Infanterieregiment
unit-P25 = 25. Infanterieregiment
    .the = das 25. Infanterieregiment
unit-P27 = 27. Infanterieregiment
    .the = das 27. Infanterieregiment
unit-P32 = 32. Infanterieregiment
    .the = das 32. Infanterieregiment
unit-RE = Königliche Eskorte
    .the = die Königliche Eskorte
unit-D10 = 10. Dragoner
    .the = die 10. Dragoner
    .many = 2
unit-RG = Russische Garde
    .the = die Russische Garde
unit-KX = Regiment Kexholm
    .the = das Regiment Kexholm
unit-KO = Regiment Kursk
    .the = das Regiment Kursk
unit-LG = Leibgrenadiere
    .the = die Leibgrenadiere
    .many = 2
unit-MO = Regiment Moskau
    .the = das Regiment Moskau
unit-OR = Regiment Orlow
    .the = das Regiment Orlow
unit-C1 = 1. Kavallerie
    .the = die 1. Kavallerie
unit-BC = Schwarzmeerkosaken
    .the = die Schwarzmeerkosaken
    .many = 2
unit-WG = Wallonische Garde
    .the = die Wallonische Garde
unit-S1 = 1. Linienregiment
    .the = das 1. Linienregiment
unit-S7 = 7. Regiment Navarra
    .the = das 7. Regiment Navarra
unit-S20 = 20. Linienregiment
    .the = das 20. Linienregiment
unit-CA = Regiment Kastilien
    .the = das Regiment Kastilien
unit-II = Infanteria Imperial
    .the = die Infanteria Imperial
unit-H3 = 3. Husaren
    .the = die 3. Husaren
    .many = 2
unit-DR = Dragoner des Königs
    .the = die Dragoner des Königs
    .many = 2
unit-U1 = 1. Infanterieregiment
    .the = das 1. Infanterieregiment
unit-U2 = 2. Infanterieregiment
    .the = das 2. Infanterieregiment
unit-U3 = 3. Infanterieregiment
    .the = das 3. Infanterieregiment
unit-U10 = 10. Infanterieregiment
    .the = das 10. Infanterieregiment
unit-U22 = 22. Infanterieregiment
    .the = das 22. Infanterieregiment
unit-M4 = 4. Miliz
    .the = die 4. Miliz
unit-M13 = 13. Miliz
    .the = die 13. Miliz
unit-VC = Freiwillige Reiterei
    .the = die Freiwillige Reiterei

## Anführer
leader-CHARLES = Erzherzog Karl
leader-SCHWARZENBERG = Fürst Schwarzenberg
leader-FRANCIS = Kaiser Franz II.
leader-MACK = Karl Mack von Leiberich
leader-WELLINGTON = Lord Wellington
leader-MOORE = Sir John Moore
leader-BERESFORD = William Beresford
leader-HILL = Rowland Hill
leader-UXBRIDGE = Graf Uxbridge
leader-NAPOLEON = Napoléon Bonaparte
leader-DAVOUT = Louis Nicolas Davout
leader-SOULT = Nicolas Soult
leader-NEY = Michel Ney
leader-MURAT = Joachim Murat
leader-LANNES = Jean Lannes
leader-PECHLIVAN = Pechlivan Khan
leader-MUHAMMAD = Muhammad Ali
leader-OMAR = Omar Agha
leader-VISIER = Großwesir Pascha
leader-BLUCHER = Gebhard von Blücher
leader-YORCK = Yorck von Wartenburg
leader-KLEIST = Kleist von Nollendorf
leader-BRUNSWICK = Herzog von Braunschweig
leader-KUTUZOV = Michail Kutusow
leader-BARCLAY = Barclay de Tolly
leader-BAGRATION = Pjotr Bagration
leader-BENNIGSEN = Levin Bennigsen
leader-BUXHOEVDEN = Friedrich Buxhoeveden
leader-WITTGENSTEIN = Sayn-Wittgenstein
leader-CASTANOS = Francisco Castaños
leader-BLAKE = Joaquín Blake
leader-CUESTA = Gregorio de la Cuesta
leader-CARO = Pedro Caro
leader-PALAFOX = José de Palafox
leader-MACOMB = Alexander Macomb
leader-JACKSON = Andrew Jackson
leader-HARRISON = William Harrison
leader-DEARBORN = Henry Dearborn
leader-SCOTT = Winfield Scott

## Befehle
order-AMB = Hinterhalt
order-COM = Angriff um jeden Preis
order-FM = Gewaltmarsch
order-GUE = Guerilla
order-RED = Redoute
order-REG = Sammeln
order-SAP = Sappeure
order-SKI = Scharmützel
order-SPY = Späher / Spion
order-SUP = Nachschub
order-WD = Rückzug
effect-AMB = Eine feindliche Einheit mit 1d10 angreifen
effect-COM = 2d6 mehr; ein Angreifer nimmt einen Treffer
effect-FM = Ein Feld mehr für eine gezogene Einheit
effect-GUE = Hebt Nachschub, Marsch oder Sammeln auf
effect-RED = Eine Redoute unter einer eigenen Einheit
effect-REG = Eine geschwächte Einheit auffrischen
effect-SAP = Eine Redoute zählt bei diesem Angriff nicht
effect-SKI = Angriff abbrechen, dann bis zu 2 Felder ziehen
effect-SPY = Die andere Hand ansehen
effect-SUP = Eine zweite Einheit zieht, oder auffrischen
effect-WD = Deine Einheit weicht vor dem Kampf

## Gelände
terrain-clear = freies Feld
terrain-D = Acker
terrain-H = Hügel
terrain-T = Ort
terrain-F = Wald
terrain-M = Sumpf
terrain-L = See

## Was geschah: vor der Schlacht
rolled-for-first = { $army } { $army_n ->
    [one] würfelt
   *[other] würfeln
} { $roll }.
rolled-equal = { $army } { $army_n ->
    [one] würfelt
   *[other] würfeln
} auch { $roll }: Beide würfeln noch einmal.
first-decided = { $army } { $army_n ->
    [one] beginnt
   *[other] beginnen
}, { $high } gegen { $low }.
laid-tile = { $army } { $army_n ->
    [one] legt
   *[other] legen
} Kartenteil { $tile } in den { $corner ->
    [NW] Nordwesten
    [NE] Nordosten
    [SW] Südwesten
   *[SE] Südosten
}{ $turns ->
    [0] {""}, wie gedruckt
    [1] , eine Vierteldrehung nach rechts
    [2] , auf den Kopf gestellt
   *[3] , eine Vierteldrehung nach links
}.
chose-nations = { $army } { $army_n ->
    [one] nennt
   *[other] nennen
} die Armeen dieser Partie: { $one } und { $two }.
chose-nation = { $army } { $army_n ->
    [one] nimmt
   *[other] nehmen
} { $one }; { $two } { $two_n ->
    [one] geht
   *[other] gehen
} an die andere Seite.
chose-edge = { $army } { $army_n ->
    [one] nimmt
   *[other] nehmen
} den { $edge ->
    [N] nördlichen
    [E] östlichen
    [S] südlichen
   *[W] westlichen
} Rand der Karte.
dealt = { $army } { $army_n ->
    [one] zieht
   *[other] ziehen
} eine erste Karte: { $card }.
dealt-unseen = { $army } { $army_n ->
    [one] zieht
   *[other] ziehen
} eine erste Karte.
picked = { $army } { $army_n ->
    [one] sucht
   *[other] suchen
} { $card } aus.
picked-unseen = { $army } { $army_n ->
    [one] sucht
   *[other] suchen
} eine Startkarte aus.
placed = { $unit } { $unit_n ->
    [one] bezieht
   *[other] beziehen
} Stellung auf { $square }.

## Was geschah: Zug, Karten, Bewegung
turn-began = Runde { $turn }: { $army } { $army_n ->
    [one] ist
   *[other] sind
} am Zug.
discarded = { $army } { $army_n ->
    [one] wirft
   *[other] werfen
} { $card } ab.
discarded-unseen = { $army } { $army_n ->
    [one] wirft
   *[other] werfen
} eine Karte verdeckt ab.
discard-shown = Die Ablage zeigt jetzt { $card } ({ $army }).
drew = { $army } { $army_n ->
    [one] zieht
   *[other] ziehen
} { $card }.
drew-unseen = { $army } { $army_n ->
    [one] zieht
   *[other] ziehen
} eine Karte.
reshuffled = { $army } { $army_n ->
    [one] mischt
   *[other] mischen
} die Ablage zu einem neuen Stapel.
exhausted = { $army } { $army_n ->
    [one] hat
   *[other] haben
} die letzte Karte des ersten Stapels gezogen.
spied = { $army } { $army_n ->
    [one] schickt
   *[other] schicken
} einen Spion aus und { $army_n ->
    [one] sieht
   *[other] sehen
} sich die andere Hand an.
spied-seen = { $army } { $army_n ->
    [one] schickt
   *[other] schicken
} einen Spion aus und { $army_n ->
    [one] sieht
   *[other] sehen
}: { $cards }.
marched = { $unit } { $unit_n ->
    [one] zieht
   *[other] ziehen
} von { $start } nach { $end }.
marched-second = { $unit } { $unit_n ->
    [one] zieht
   *[other] ziehen
} als zweite Einheit von { $start } nach { $end }.
force-marched = { $unit } { $unit_n ->
    [one] drängt
   *[other] drängen
} weiter von { $start } nach { $end }.
played-march = { $army } { $army_n ->
    [one] spielt
   *[other] spielen
} Gewaltmarsch für { $unit }.
played-supply = { $army } { $army_n ->
    [one] spielt
   *[other] spielen
} Nachschub: Eine zweite Einheit darf ziehen.
guerrillas = { $army } { $army_n ->
    [one] spielt
   *[other] spielen
} Guerilla: { $card } bleibt ohne Wirkung.

## Was geschah: Kampf
assaulted = { $unit } { $unit_n ->
    [one] stürmt
   *[other] stürmen
} gegen { $target }, von { $start } nach { $end }, mit { $dice }.
ambushed = { $army } { $army_n ->
    [one] überfällt
   *[other] überfallen
} { $target } auf { $end }, mit { $dice }.
bombarded = { $unit } { $unit_n ->
    [one] beschießt
   *[other] beschießen
} { $target }, von { $start } nach { $end }, mit { $dice }.
volleyed = { $unit } { $unit_n ->
    [one] feuert
   *[other] feuern
} eine Salve auf { $target }, von { $start } nach { $end }, mit { $dice }.
battery-fired = { $card } fasst die Geschütze zusammen: { $unit } { $unit_n ->
    [one] beschießt
   *[other] beschießen
} { $target }, von { $start } nach { $end }, mit { $dice }.
withdrew-by-card = { $army } { $army_n ->
    [one] spielt
   *[other] spielen
} Rückzug: { $unit } { $unit_n ->
    [one] wartet
   *[other] warten
} den Sturm nicht ab.
tried-withdrawal = { $unit } { $unit_n ->
    [one] versucht
   *[other] versuchen
} sich zurückzuziehen: 1 bis { $most } auf dem Würfel.
withdrawal-made = Der Würfel zeigt { $die }: Der Rückzug gelingt.
withdrawal-failed = Der Würfel zeigt { $die }: Der Rückzug misslingt, { $card } zählt trotzdem { $value } in der Verteidigung.
defended = { $army } { $army_n ->
    [one] antwortet
   *[other] antworten
} mit { $card }: { $value } mehr in der Verteidigung.
reinforced = { $army } { $army_n ->
    [one] legt
   *[other] legen
} { $card } dazu: { $dice } mehr.
led = { $card } führt den Angriff: { $value } mehr.
commanded = { $card } befiehlt: { $units ->
    [one] Eine Einheit darf
   *[other] Bis zu { $units } Einheiten dürfen
} mitkommen.
supported = { $unit } { $unit_n ->
    [one] kommt
   *[other] kommen
} von { $start } dazu: { $value } mehr.
committed = { $army } { $army_n ->
    [one] setzt
   *[other] setzen
} alles ein: 2d6 mehr, bezahlt mit einem Treffer.
sapped = Sappeure sprengen eine Bresche: Die Redoute zählt nicht.
skirmished = { $army } { $army_n ->
    [one] bricht
   *[other] brechen
} mit einem Scharmützel ab: kein Ergebnis, { $card } kommt zurück auf die Hand.
skirmish-moved = { $unit } { $unit_n ->
    [one] löst
   *[other] lösen
} sich von { $start } nach { $end }.
skirmish-stayed = { $unit } { $unit_n ->
    [one] bleibt
   *[other] bleiben
} auf { $start }.
totalled = Die Würfel zeigen { $roll }: { $attack } = { $total } gegen { $defense } = { $against }.
result-lt = { $total } ist weniger als { $against }: Die Angreifer nehmen einen Treffer.
result-eq = Gleiche Summen: Nichts geschieht.
result-x1 = Mehr als { $against }, weniger als das Doppelte: Der Verteidiger wählt Treffer oder Weichen.
result-x2 = Mindestens das Doppelte von { $against }: Der Angreifer wählt Treffer oder Weichen.
result-x3 = Mindestens das Dreifache von { $against }: ein Treffer und Weichen.
result-x4 = Mindestens das Vierfache von { $against }: Der Verteidiger ist vernichtet.
fire-hit = Das Feuer sitzt: { $total } ist mehr als { $against }.
fire-missed = Das Feuer bleibt ohne Wirkung: { $total } ist nicht mehr als { $against }.
chose-hit = { $army } { $army_n ->
    [one] wählt
   *[other] wählen
} den Treffer.
chose-retreat = { $army } { $army_n ->
    [one] wählt
   *[other] wählen
} das Weichen.
reduced = { $unit } { $unit_n ->
    [one] ist
   *[other] sind
} getroffen: Aus Stärke { $from } wird { $to }.
eliminated = { $unit } { $unit_n ->
    [one] ist
   *[other] sind
} vernichtet: { $army } { $army_n ->
    [one] hat
   *[other] haben
} { $lost ->
    [one] eine Einheit
   *[other] { $lost } Einheiten
} verloren.
cornered = { $unit } { $unit_n ->
    [one] kann
   *[other] können
} nirgendwohin weichen.
retreated = { $unit } { $unit_n ->
    [one] weicht
   *[other] weichen
} von { $start } nach { $end }.
withdrew = { $unit } { $unit_n ->
    [one] zieht
   *[other] ziehen
} sich von { $start } nach { $end } zurück.
advanced = { $unit } { $unit_n ->
    [one] rückt
   *[other] rücken
} von { $start } nach { $end } vor.
stayed = Die Angreifer rücken nicht vor.
pursued = { $unit } { $unit_n ->
    [one] verfolgt
   *[other] verfolgen
}: Der Würfel zeigt { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}{ $modifier }
}, { $most } oder weniger trifft.
pursuit-missed = { $unit } { $unit_n ->
    [one] verfolgt
   *[other] verfolgen
}: Der Würfel zeigt { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}{ $modifier }
}, mehr als { $most }: kein Treffer.
paid = { $unit } { $unit_n ->
    [one] zahlt
   *[other] zahlen
} für den Angriff um jeden Preis.
redoubt-gone = Die Redoute auf { $square } ist fort.

## Was geschah: Auffrischen und das Ende
restoring = { $army } { $army_n ->
    [one] spielt
   *[other] spielen
} { $card }, um { $unit } aufzufrischen.
rallying = { $card } sammelt { $unit }: 1 bis { $most } auf dem Würfel.
rallied-at-once = { $card } sammelt { $unit } ohne Würfel.
rallied = Der Würfel zeigt { $die }: Das Sammeln gelingt.
rally-failed = Der Würfel zeigt { $die }: Das Sammeln misslingt.
restored = { $unit } { $unit_n ->
    [one] hat
   *[other] haben
} wieder die volle Stärke { $to }.
entrenched = { $unit } { $unit_n ->
    [one] wirft
   *[other] werfen
} auf { $square } eine Redoute auf.
night-fell = Die Nacht fällt: { $one } { $one_n ->
    [one] hält
   *[other] halten
} { $one_squares ->
    [one] ein Feld
   *[other] { $one_squares } Felder
} jenseits der Linie, { $two } { $two_squares }.
cap-reached = Die letzte Runde ist vorbei: { $one } { $one_n ->
    [one] hält
   *[other] halten
} { $one_squares ->
    [one] ein Feld
   *[other] { $one_squares } Felder
} jenseits der Linie, { $two } { $two_squares }.
won-attrition = { $army } { $army_n ->
    [one] gewinnt
   *[other] gewinnen
}: Fünf feindliche Einheiten sind vernichtet.
won-nightfall = { $army } { $army_n ->
    [one] gewinnt
   *[other] gewinnen
} den Tag.
won-cap = { $army } { $army_n ->
    [one] gewinnt
   *[other] gewinnen
} nach Punkten.
part-dice = Würfel
part-hill = Hügel
part-terrain = Gelände
part-redoubt = Redoute

## Was gefragt ist
prompt-over = { $army } { $army_n ->
    [one] hat
   *[other] haben
} gewonnen.
prompt-chance-card = { $army } { $army_n ->
    [one] zieht
   *[other] ziehen
} eine Karte.
prompt-chance-dice = Die Würfel rollen: { $dice }.
prompt-chance-die = Ein Würfel rollt für { $unit }.
prompt-chance-first = Die Würfel entscheiden, wer beginnt.
prompt-tile = { $who ->
    [you] Du legst ein Kartenteil in den { $corner ->
        [NW] Nordwesten
        [NE] Nordosten
        [SW] Südwesten
       *[SE] Südosten
    }: Such es aus, dann dreh es.
   *[other] { $army } { $army_n ->
       [one] legt
      *[other] legen
    } ein Kartenteil.
}
prompt-nations = { $who ->
    [you] Du nennst die beiden Armeen dieser Partie.
   *[other] { $army } { $army_n ->
       [one] nennt
      *[other] nennen
    } die beiden Armeen.
}
prompt-nation = { $who ->
    [you] Du wählst deine Armee.
   *[other] { $army } { $army_n ->
       [one] wählt
      *[other] wählen
    } eine Armee.
}
prompt-edge = { $who ->
    [you] Du wählst deinen Rand der Karte.
   *[other] { $army } { $army_n ->
       [one] wählt
      *[other] wählen
    } einen Rand der Karte.
}
prompt-pick = { $who ->
    [you] Du suchst eine Startkarte aus; { $left ->
        [one] es ist die letzte.
       *[other] noch { $left }.
    }
   *[other] { $army } { $army_n ->
       [one] sucht
      *[other] suchen
    } Startkarten aus.
}
prompt-place = { $who ->
    [you] Du stellst { $unit } auf deine ersten beiden Reihen.
   *[other] { $army } { $army_n ->
       [one] stellt
      *[other] stellen
    } { $unit } auf.
}
prompt-discard = { $who ->
    [you] Du darfst abwerfen: Wähle Karten, oder behalte den Rest.
   *[other] { $army } { $army_n ->
       [one] überlegt
      *[other] überlegen
    }, was abgeworfen wird.
}
prompt-drawn = { $who ->
    [you] Du hast gezogen; weiter.
   *[other] { $army } { $army_n ->
       [one] hat
      *[other] haben
    } gezogen.
}
prompt-move = { $who ->
    [you] Du musst mit einer Einheit ziehen.
   *[other] { $army } { $army_n ->
       [one] muss
      *[other] müssen
    } mit einer Einheit ziehen.
}
prompt-moved = { $who ->
    [you] { $unit } { $unit_n ->
        [one] ist
       *[other] sind
     } gezogen: Spiel Gewaltmarsch oder Nachschub, oder weiter.
   *[other] { $army } { $army_n ->
       [one] darf
      *[other] dürfen
    } weitermarschieren.
}
prompt-fmstep = { $who ->
    [you] Du treibst { $unit } weiter: ein Feld mehr.
   *[other] { $army } { $army_n ->
       [one] drängt
      *[other] drängen
    } weiter: { $unit }.
}
prompt-move2 = { $who ->
    [you] Du ziehst mit einer zweiten Einheit.
   *[other] { $army } { $army_n ->
       [one] zieht
      *[other] ziehen
    } mit einer zweiten Einheit.
}
prompt-guer = { $who ->
    [you] Du darfst auf { $card } mit Guerilla antworten, oder es gelten lassen.
   *[other] { $army } { $army_n ->
       [one] entscheidet
      *[other] entscheiden
    }, ob Guerilla auf { $card } antwortet.
}
prompt-combat = { $who ->
    [you] Du darfst angreifen: Wähle eine Karte, dann das Ziel.
   *[other] { $army } { $army_n ->
       [one] entscheidet
      *[other] entscheiden
    } über einen Angriff.
}
prompt-restore = { $who ->
    [you] Du darfst eine Einheit auffrischen oder eine Redoute bauen.
   *[other] { $army } { $army_n ->
       [one] entscheidet
      *[other] entscheiden
    }, ob eine Einheit aufgefrischt oder eine Redoute gebaut wird.
}
prompt-defend = { $who ->
    [you] Du verteidigst { $square }: Leg eine Karte dazu, oder halte stand.
   *[other] { $army } { $army_n ->
       [one] verteidigt
      *[other] verteidigen
    } { $square }.
}
prompt-attack = { $who ->
    [you] Du greifst { $square } an: Leg eine Karte dazu, oder lass die Würfel entscheiden.
   *[other] { $army } { $army_n ->
       [one] entscheidet
      *[other] entscheiden
    }, ob der Angriff auf { $square } verstärkt wird.
}
prompt-support = { $who ->
    [you] Du wählst eine Einheit, die beim Angriff auf { $square } mitkommt.
   *[other] { $army } { $army_n ->
       [one] ruft
      *[other] rufen
    } Unterstützung gegen { $square }.
}
prompt-skimove = { $who ->
    [you] Du darfst bis zu zwei Felder ziehen ({ $unit }), oder bleiben.
   *[other] { $army } { $army_n ->
       [one] zieht
      *[other] ziehen
    } bis zu zwei Felder ({ $unit }) oder { $army_n ->
       [one] bleibt
      *[other] bleiben
    }.
}
prompt-choice = { $who ->
    [you] Du wählst für { $unit }: ein Treffer oder Weichen.
   *[other] { $army } { $army_n ->
       [one] wählt
      *[other] wählen
    } Treffer oder Weichen für { $unit }.
}
prompt-retreat = { $who ->
    [you] Du wählst, wohin { $unit } { $unit_n ->
        [one] weicht
       *[other] weichen
     }.
   *[other] { $army } { $army_n ->
       [one] wählt
      *[other] wählen
    }, wohin { $unit } { $unit_n ->
       [one] weicht
      *[other] weichen
    }.
}
prompt-advance = { $who ->
    [you] Du wählst, wer nach { $square } vorrückt{ $may ->
        [1] {""}, oder bleibst
       *[other] {""}
    }.
   *[other] { $army } { $army_n ->
       [one] wählt
      *[other] wählen
    }, wer nach { $square } vorrückt.
}
prompt-loss = { $who ->
    [you] Du wählst, wer für den Angriff um jeden Preis zahlt.
   *[other] { $army } { $army_n ->
       [one] wählt
      *[other] wählen
    }, wer für den Angriff um jeden Preis zahlt.
}

## Was zu wählen ist
label-pass = Weiter
label-keep = Den Rest behalten
label-stand = Standhalten
label-dice = Die Würfel entscheiden lassen
label-let-pass = Gelten lassen
label-no-combat = Kein Kampf
label-enough = Keine weitere Unterstützung
label-stay = Bleiben
label-done = Den Zug beenden
label-card-drawn = { $card }
label-number = { $number }
label-tile = Kartenteil { $tile }{ $turns ->
    [0] {""}
    [1] , ein Viertel nach rechts
    [2] , auf dem Kopf
   *[3] , ein Viertel nach links
}
label-nations = { $one } und { $two }
label-nation = { $one }
label-edge = { $edge ->
    [N] Nordrand
    [E] Ostrand
    [S] Südrand
   *[W] Westrand
}
label-pick = { $card } aussuchen
label-place = { $unit } auf { $square }
label-discard = { $card } abwerfen
label-move = { $unit } von { $start } nach { $end }
label-play = { $card } spielen
label-spy = Den Spion ausschicken
label-assault = { $card }: Sturm auf { $end } von { $start }
label-volley = { $card }: Salve auf { $end } von { $start }
label-bombard = { $card }: Beschuss von { $end } aus { $start }
label-ambush = Hinterhalt auf { $end }
label-withdraw = Rückzug
label-attempt = Rückzug versuchen mit { $card }
label-defend = { $card }: verteidigen, +{ $value }
label-reinforce = { $card }: { $dice } mehr
label-lead = { $card }: Kampfwert, +{ $value }
label-command = { $card }: Befehl, bis zu { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}
label-support = { $unit } kommt mit
label-hit = Den Treffer nehmen
label-hit-them = Den Treffer geben
label-retreat = Weichen
label-retreat-them = Zum Weichen zwingen
label-loss = { $unit } nimmt den Treffer
label-restore = { $card }: { $unit } auffrischen
label-redoubt = Redoute auf { $square }

## Wörter im Bild
picture-attack = Angriff
picture-leader = Anführer
picture-total = Summe
picture-key = Was das Gelände wert ist
picture-defense-bonus = Verteidigung { $bonus }
picture-chance = { $percent } % Treffer
picture-chances = Über jedem Ziel: die Chance, dass dein Angriff es schlägt, wenn niemand eine Karte dazulegt.
picture-beyond = außer Reichweite
picture-likely = Chance war { $percent }
picture-holds = { $army }: { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
picture-lost-of = { $lost } von { $of } verloren
picture-board = Manoeuvre: { $south } im Süden, { $north } im Norden
picture-undrafted = Manoeuvre: die Auswahl
picture-counter = { $army }, { $unit }, { $where ->
    [lost] verloren
    [waiting] noch aufzustellen
   *[square] auf { $square }
}: { $arm }, { $state ->
    [reduced] geschwächt auf { $strength } (voll { $full })
   *[full] volle Stärke { $strength } (geschwächt { $reduced })
}
picture-inf = Infanterie
picture-cav = Kavallerie
picture-free = muss nicht vorrücken
picture-automatic = sofort
picture-command = Befehl
picture-combat = Kampf
picture-rally = Sammeln
picture-pursuit = Verfolgung
picture-battery = { $dice } · Reichweite { $range }
picture-nightfall = Wenn jetzt Nacht würde
picture-redoubt = Redoute
picture-attack-bonus = Angriff +{ $bonus }
picture-ends-move = beendet den Zug
picture-no-assault = kein Sturm von hier
picture-blocks-sight = nimmt die Sicht
picture-hand = Deine Hand
picture-deck-choice = Such eine Karte für deine Hand aus
picture-tiles = Kartenteile
picture-corner = { $corner ->
    [NW] NW
    [NE] NO
    [SW] SW
   *[SE] SO
}
picture-armies = Armeen
picture-units = 8 Einheiten, { $cavalry } beritten
picture-reserve = Noch aufzustellen
picture-deck-size = Stapel { $count }
picture-pile-size = Ablage { $count }
picture-top = obenauf: { $card }
picture-exhausted = erster Stapel leer
picture-known = gesehen: { $cards }
picture-turn = Runde { $turn }
picture-phase-discard = abwerfen
picture-phase-draw = ziehen
picture-phase-move = bewegen
picture-phase-combat = kämpfen
picture-phase-restore = auffrischen
picture-assault = Sturm
picture-ambush = Hinterhalt
picture-bombard = Beschuss
picture-volley = Salve
picture-attacker = Angreifer
picture-defender = Verteidiger
picture-step-attack = Angriff
picture-step-defend = Abwehr
picture-step-reinforce = Verstärkung
picture-step-dice = Würfel
picture-step-result = Ergebnis
picture-odds = Chancen des Wurfs, wie die Karten jetzt liegen, von allen Würfen dieser Würfel.
picture-part-strength = Stärke
picture-part-support = unterstützend
picture-part-combat = Kampf
picture-part-defense = Abwehr
picture-part-cancelled = aufgehoben
picture-part-none = keine
picture-part-breached = gesprengt
picture-zone-fight-lt = Angreifer getroffen
picture-zone-fight-eq = ohne Wirkung
picture-zone-fight-x1 = Verteidiger wählt
picture-zone-fight-x2 = Angreifer wählt
picture-zone-fight-x3 = Treffer und Weichen
picture-zone-fight-x4 = vernichtet
picture-zone-fire-lt = ohne Wirkung
picture-zone-fire-x1 = Treffer
picture-stopped-withdraw = der Verteidiger hat sich zurückgezogen
picture-stopped-skirmish = abgebrochen, kein Ergebnis
picture-won = { $army } { $army_n ->
    [one] gewinnt
   *[other] gewinnen
}
picture-reason-attrition = fünf Einheiten vernichtet
picture-reason-nightfall = Einbruch der Nacht, { $south } : { $north }
picture-reason-cap = letzte Runde, { $south } : { $north }
picture-can-discard = abwerfen
picture-can-play = spielen
picture-can-assault = Sturm
picture-can-volley = Salve
picture-can-bombard = Beschuss
picture-can-ambush = Hinterhalt
picture-can-withdraw = Rückzug
picture-can-defend = Abwehr +{ $value }
picture-can-reinforce = { $dice } dazu
picture-can-lead = Kampf +{ $value }
picture-can-command = Befehl
picture-can-restore = auffrischen
picture-can-redoubt = bauen
picture-can-pick = aussuchen
picture-die-rally = Sammeln
picture-die-withdraw = Rückzug
picture-die-pursuit = Verfolgung

## Abgelehnt

refusal-chance = Hier entscheiden die Würfel und die Karten und sonst niemand.
refusal-not-your-turn = Jetzt entscheidet die andere Seite.
refusal-not-yours = Diese Einheit gehört dir nicht.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-no-such-card = Der Stapel hat keine solche Karte ({ $army }).
refusal-not-in-deck = In deinem Stapel ist keine Karte { $card } mehr.
refusal-spy-turn = Einen Spion spielt man nur im eigenen Zug.
refusal-tile-laid = Kartenteil { $tile } liegt schon auf dem Tisch.
refusal-other-army = Die Armeen dieser Partie sind { $one } und { $other }.
refusal-next-unit = Als Nächstes ist { $unit } aufzustellen.
refusal-own-ranks = { $square } liegt nicht auf deinen beiden Reihen, { $side ->
    [0] 1 und 2
   *[other] 7 und 8
}.
refusal-occupied = Auf { $square } steht schon eine Einheit.
refusal-no-entry = { $square } kann keine Einheit betreten.
refusal-no-unit = Auf { $square } steht keine deiner Einheiten.
refusal-off-board = { $unit } ist nicht auf dem Brett.
refusal-same-unit = { $unit } ist schon gezogen; Nachschub bewegt eine andere Einheit.
refusal-too-far = { $unit } zieht { $reach ->
    [one] ein Feld
   *[other] bis zu { $reach } Felder
} weit.
refusal-slow-start = { $unit } steht auf einem Grund, der nur ein Feld weit kommen lässt.
refusal-no-way = Kein freies Feld, über das man gehen kann, führt nach { $square }.
refusal-supplied = Nur eine Nachschubkarte bewegt in einer Phase eine Einheit.
refusal-no-second-unit = Nachschub bewegt nach der ersten eine zweite Einheit, und hier kann keine.
refusal-marched = { $unit } hatte schon den Gewaltmarsch.
refusal-march-ground = Der Grund von { $square } erlaubt keinen Gewaltmarsch ({ $unit }).
refusal-no-exit = Neben dieser Einheit ist kein Feld frei ({ $unit }).
refusal-marching-unit = Der Gewaltmarsch gilt für { $unit }.
refusal-one-square = Ein Gewaltmarsch bringt { $unit } ein Feld weiter.
refusal-no-enemy = Auf { $square } steht keine feindliche Einheit.
refusal-marsh = Aus { $square } heraus greift niemand an.
refusal-not-adjacent = { $square } liegt nicht neben der angreifenden Einheit.
refusal-range = { $square } ist außer Reichweite; die Reichweite ist { $range }.
refusal-no-sight = { $square } ist nicht in Sicht.
refusal-no-volley = { $card } hat keine Salvenwürfel.
refusal-no-battery = Eine Große Batterie gibt es hier nicht ({ $army }).
refusal-not-defending = Hier zählen nur Karten der verteidigenden Einheit ({ $unit }).
refusal-one-guard = Mehr als eine Karte darf hier nicht gespielt werden ({ $unit }).
refusal-second-leader = Ein Anführer ist gespielt; ein zweiter ist nicht erlaubt.
refusal-no-withdrawal = { $card } lässt { $unit } sich nicht zurückziehen.
refusal-nowhere = Zum Rückzug ist kein Feld frei ({ $unit }).
refusal-one-attempt = Ein Versuch des Rückzugs ist misslungen; einen zweiten gibt es nicht.
refusal-cards-played = Der Rückzug kommt vor allen anderen Karten.
refusal-ambush-leader = Zu einem Hinterhalt passen hier nur der Kampfwert eines Anführers und Sappeure.
refusal-command = { $card } befiehlt niemandem außer der angreifenden Einheit.
refusal-nobody-to-bring = Keine Einheit steht zur Unterstützung bereit.
refusal-no-attack-dice = { $card } hat keine Angriffswürfel.
refusal-not-attacking = { $unit } greift weder an noch unterstützt.
refusal-committed = { $units ->
    [0] Keine Einheit greift an, also gibt es keinen Angriff um jeden Preis.
   *[other] Ein Angriff um jeden Preis für jede angreifende und unterstützende Einheit, mehr nicht.
}
refusal-sappers = Die Sappeure sind schon am Werk.
refusal-no-redoubt = Hier ist keine Redoute zu sprengen.
refusal-skirmish-leader = Kein Scharmützel mehr, wenn ein Anführer gespielt ist.
refusal-skirmish-ambush = Nur ein Sturm kann durch ein Scharmützel abgebrochen werden.
refusal-no-support = Neben { $target } steht auf { $square } keine deiner Einheiten.
refusal-takes-part = Die Einheit auf { $square } nimmt schon teil.
refusal-loss = Keine Einheit auf { $square } kann diesen Treffer nehmen.
refusal-redoubt = Auf { $square } ist schon eine Redoute.
refusal-no-restorer = { $card } frischt niemanden auf.
refusal-attempted = In diesem Zug ist schon ein Auffrischen versucht worden.
refusal-other-unit = { $card } frischt diese Einheit nicht auf ({ $unit }).
refusal-not-reduced = Diese Einheit hat ihre volle Stärke ({ $unit }).
refusal-due-tile = Leg zuerst ein Kartenteil.
refusal-due-nations = Nenn zuerst die beiden Armeen.
refusal-due-nation = Nimm zuerst eine der beiden Armeen.
refusal-due-edge = Wähle zuerst deinen Rand der Karte.
refusal-due-pick = Such zuerst fünf Startkarten aus.
refusal-due-place = Stell zuerst deine Einheiten auf.
refusal-due-discard = Jetzt wird abgeworfen.
refusal-due-drawn = Spiel einen Spion, oder geh weiter zum Bewegen.
refusal-due-move = Jetzt wird bewegt: Eine Einheit muss ziehen.
refusal-due-moved = Spiel Gewaltmarsch oder Nachschub, oder geh weiter.
refusal-due-fmstep = Zieh das zusätzliche Feld des Gewaltmarschs.
refusal-due-move2 = Jetzt muss eine zweite Einheit ziehen.
refusal-due-guer = Spiel Guerilla, oder lass es gelten.
refusal-due-combat = Jetzt wird gekämpft: Beginne einen Kampf, oder geh weiter.
refusal-due-restore = Jetzt wird aufgefrischt.
refusal-due-defend = Jetzt spielt der Verteidiger seine Karten.
refusal-due-attack = Jetzt spielt der Angreifer seine weiteren Karten.
refusal-due-support = Mindestens eine unterstützende Einheit muss genannt werden.
refusal-due-skimove = Zieh die scharmützelnde Einheit bis zu zwei freie Felder, oder bleib.
refusal-due-choice = Wähle: Treffer oder Weichen.
refusal-due-retreat = Die Einheit weicht auf eine ihrer Flanken.
refusal-due-advance = Eine der angreifenden und unterstützenden Einheiten muss vorrücken.
refusal-due-loss = Nenn die Einheit, die den Treffer des Angriffs um jeden Preis nimmt.

## Optionen, die nicht passen
options-players = zwei Armeen treffen aufeinander, also gibt es 2 Spieler
options-edition = erwartet wird 2010 oder 2008, nicht { $got }
options-letters = die Buchstaben des Geländes sind { $letters }
options-open = fehlt; nur eine Auswahl lässt es offen
options-same-army = zwei verschiedene Armeen treffen aufeinander (ein Satz in der Schachtel)
options-tiles-or-board = gib entweder Kartenteile oder ein Brett an, das andere ist null
options-drafted = wird in der Auswahl entschieden und muss null sein
options-draft-room = mit diesem Gelände ließe manches ausgewählte Brett einer Seite keinen Platz für ihre 8 Einheiten
options-same-tile = die vier Kartenteile sind verschieden
options-tile-numbers = die Kartenteile haben die Nummern 1 bis 24
options-tile-turns = ein Kartenteil wird um 0 bis 3 Viertel gedreht
options-rows = erwartet werden 8 Reihen zu 8 Buchstaben, Reihe 8 zuerst
options-room = die Reihen { $first } und { $second } brauchen mindestens 8 Felder, die Einheiten betreten können, es sind { $free }

## Die letzte Karte des ersten Stapels
ran-out = { $army } { $army_n ->
    [one] hat
   *[other] haben
} die letzte Karte des ersten Stapels gezogen; was jetzt auf der Hand ist, muss noch gehen.
deck-spent = Die letzte Karte des ersten Stapels ist von der Hand ({ $army }).
picture-spent = erster Stapel ausgespielt
picture-old = erster Stapel gezogen, { $count } davon auf der Hand
picture-old-card = erster Stapel

## Tabellen
figure-terrain = Gelände
figure-defense = Abwehr
figure-attack = Angriff
figure-enter = zu betreten
figure-ends-move = beendet den Zug
figure-march = Gewaltmarsch
figure-assault = Sturm von hier
figure-sight = nimmt die Sicht
figure-yes = ja
figure-no = nein
figure-tile = Kartenteil
figure-row = Reihe { $row }
figure-place = Rang
figure-nation = Nation
figure-unit = Einheit
figure-arm = Waffe
figure-full = voll
figure-reduced = geschwächt
figure-inf = Fuß
figure-cav = Pferd

## Eine Stellung aufbauen
set-up-reduce = Geschwächt oder ganz
set-up-redoubt = Schanze
