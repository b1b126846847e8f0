## Armies
army-0 = Sud
    .the = le Sud
army-1 = Nord
    .the = le Nord
army-AU = Autriche
    .the = l’Autriche
army-BR = Grande-Bretagne
    .the = la Grande-Bretagne
army-FR = France
    .the = la France
army-OT = Empire ottoman
    .the = l’Empire ottoman
army-PR = Prusse
    .the = la Prusse
army-RU = Russie
    .the = la Russie
army-SP = Espagne
    .the = l’Espagne
army-US = États-Unis
    .the = les États-Unis
    .many = 2

## Units
unit-A1 = 1er régiment
    .the = le 1er régiment
unit-A3 = 3e régiment
    .the = le 3e régiment
unit-A4 = 4e régiment
    .the = le 4e régiment
unit-G6 = 6e Grenzers
    .the = les 6e Grenzers
    .many = 2
unit-A9 = 9e régiment
    .the = le 9e régiment
unit-A14 = 14e régiment
    .the = le 14e régiment
unit-JD = Dragons de Johann
    .the = les Dragons de Johann
    .many = 2
unit-OC = Chevau-légers d’O’Reilly
    .the = les Chevau-légers d’O’Reilly
    .many = 2
unit-FG = 1re Garde à pied
    .the = la 1re Garde à pied
unit-B4 = 4e régiment à pied
    .the = le 4e régiment à pied
unit-B32 = 32e régiment à pied
    .the = le 32e régiment à pied
unit-B42 = 42e régiment à pied
    .the = le 42e régiment à pied
unit-B52 = 52e régiment à pied
    .the = le 52e régiment à pied
unit-DB = Belgo-Hollandais
    .the = les Belgo-Hollandais
    .many = 2
unit-KD = Dragons de la Garde du Roi
    .the = les Dragons de la Garde du Roi
    .many = 2
unit-QL = 9e lanciers de la Reine
    .the = les 9e lanciers de la Reine
    .many = 2
unit-IG = Garde impériale
    .the = la Garde impériale
unit-F2 = 2e régiment léger
    .the = le 2e régiment léger
unit-F4 = 4e régiment suisse
    .the = le 4e régiment suisse
unit-F8 = 8e régiment léger
    .the = le 8e régiment léger
unit-F19 = 19e régiment léger
    .the = le 19e régiment léger
unit-F45 = 45e régiment léger
    .the = le 45e régiment léger
unit-GC = Cavalerie de la Garde
    .the = la Cavalerie de la Garde
unit-CU = 1er cuirassiers
    .the = les 1er cuirassiers
    .many = 2
unit-J1 = 1ers janissaires
    .the = les 1ers janissaires
    .many = 2
unit-J2 = 2es janissaires
    .the = les 2es janissaires
    .many = 2
unit-AF = Corps féodal albanais
    .the = le Corps féodal albanais
unit-GF = Corps féodal grec
    .the = le Corps féodal grec
unit-AP = Cavalerie d’Ali Pacha
    .the = la Cavalerie d’Ali Pacha
unit-AC = Cavalerie arabe
    .the = la Cavalerie arabe
unit-IC = Cavalerie irrégulière
    .the = la Cavalerie irrégulière
unit-RC = Cavalerie régulière
    .the = la Cavalerie régulière
unit-GG = Grenadiers de la Garde
    .the = les Grenadiers de la Garde
    .many = 2
unit-P1 = 1er régiment d’infanterie
    .the = le 1er régiment d’infanterie
unit-P13 = 13e régiment d’infanterie
    .the = le 13e régiment d’infanterie
unit-P25 = 25e régiment d’infanterie
    .the = le 25e régiment d’infanterie
unit-P27 = 27e régiment d’infanterie
    .the = le 27e régiment d’infanterie
unit-P32 = 32e régiment d’infanterie
    .the = le 32e régiment d’infanterie
unit-RE = Escorte royale
    .the = l’Escorte royale
unit-D10 = 10e dragons
    .the = les 10e dragons
    .many = 2
unit-RG = Garde russe
    .the = la Garde russe
unit-KX = Régiment de Kexholm
    .the = le Régiment de Kexholm
unit-KO = Régiment de Koursk
    .the = le Régiment de Koursk
unit-LG = Grenadiers Leib
    .the = les Grenadiers Leib
    .many = 2
unit-MO = Régiment de Moscou
    .the = le Régiment de Moscou
unit-OR = Régiment d’Orlov
    .the = le Régiment d’Orlov
unit-C1 = 1re cavalerie
    .the = la 1re cavalerie
unit-BC = Cosaques de la mer Noire
    .the = les Cosaques de la mer Noire
    .many = 2
unit-WG = Gardes wallonnes
    .the = les Gardes wallonnes
    .many = 2
unit-S1 = 1er régiment de ligne
    .the = le 1er régiment de ligne
unit-S7 = 7e régiment navarrais
    .the = le 7e régiment navarrais
unit-S20 = 20e régiment de ligne
    .the = le 20e régiment de ligne
unit-CA = Régiment de Castille
    .the = le Régiment de Castille
unit-II = Infanterie impériale
    .the = l’Infanterie impériale
unit-H3 = 3e hussards
    .the = les 3e hussards
    .many = 2
unit-DR = Dragons Del Rey
    .the = les Dragons Del Rey
    .many = 2
unit-U1 = 1er régiment d’infanterie
    .the = le 1er régiment d’infanterie
unit-U2 = 2e régiment d’infanterie
    .the = le 2e régiment d’infanterie
unit-U3 = 3e régiment d’infanterie
    .the = le 3e régiment d’infanterie
unit-U10 = 10e régiment d’infanterie
    .the = le 10e régiment d’infanterie
unit-U22 = 22e régiment d’infanterie
    .the = le 22e régiment d’infanterie
unit-M4 = 4e milice
    .the = la 4e milice
unit-M13 = 13e milice
    .the = la 13e milice
unit-VC = Cavalerie volontaire
    .the = la Cavalerie volontaire

## Leaders
leader-CHARLES = Archiduc Charles
    .the = l’archiduc Charles
leader-SCHWARZENBERG = Duc de Schwarzenberg
    .the = le duc de Schwarzenberg
leader-FRANCIS = Empereur François II
    .the = l’empereur François II
leader-MACK = Karl Mack von Leiberich
leader-WELLINGTON = Lord Wellington
leader-MOORE = Sir John Moore
leader-BERESFORD = William Beresford
leader-HILL = Rowland Hill
leader-UXBRIDGE = Comte d’Uxbridge
    .the = le comte d’Uxbridge
leader-NAPOLEON = Napoléon Bonaparte
leader-DAVOUT = Louis Nicolas Davout
leader-SOULT = Nicolas Soult
leader-NEY = Michel Ney
leader-MURAT = Joachim Murat
leader-LANNES = Jean Lannes
leader-PECHLIVAN = Pechlivan Khan
leader-MUHAMMAD = Muhammad Ali
leader-OMAR = Omar Agha
leader-VISIER = Pacha grand vizir
    .the = le pacha grand vizir
leader-BLUCHER = Gebhard von Blücher
leader-YORCK = Yorck von Wartenburg
leader-KLEIST = Kleist von Nollendorf
leader-BRUNSWICK = Duc de Brunswick
    .the = le duc de Brunswick
leader-KUTUZOV = Mikhail Kutuzov
leader-BARCLAY = Barclay de Tolly
leader-BAGRATION = Pyotr Bagration
leader-BENNIGSEN = Levin Bennigsen
leader-BUXHOEVDEN = Friedrich Buxhoevden
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

## Orders
order-AMB = Embuscade
order-COM = Attaque suicide
order-FM = Marche forcée
order-GUE = Guérilla
order-RED = Fortification
order-REG = Regroupement
order-SAP = Sapeurs
order-SKI = Escarmouche
order-SPY = Éclaireur / Espion
order-SUP = Ravitaillement
order-WD = Désengagement
effect-AMB = Attaquez toute unité ennemie, 1d10
effect-COM = 2d6 de plus ; une perte chez vous
effect-FM = Une case de plus pour l’unité déplacée
effect-GUE = Annule ravitaillement, marche ou renfort
effect-RED = Une redoute sous une de vos unités
effect-REG = Rétablit une unité réduite
effect-SAP = La redoute ne compte pas
effect-SKI = Rompez l’assaut, puis 2 cases au plus
effect-SPY = Regardez la main adverse
effect-SUP = Une 2e unité bouge, ou en rétablir une
effect-WD = Votre unité se replie avant le combat

## Terrain
terrain-clear = plaine
terrain-D = champ
terrain-H = colline
terrain-T = ville
terrain-F = bois
terrain-M = marais
terrain-L = lac

## What happened: before the battle
rolled-for-first = { $army } { $army_n ->
    [one] fait
   *[other] font
} { $roll }.
rolled-equal = { $army } { $army_n ->
    [one] fait
   *[other] font
} aussi { $roll } : on relance.
first-decided = { $army } { $army_n ->
    [one] commence
   *[other] commencent
}, { $high } contre { $low }.
laid-tile = { $army } { $army_n ->
    [one] pose
   *[other] posent
} la tuile { $tile } au { $corner ->
    [NW] nord-ouest
    [NE] nord-est
    [SW] sud-ouest
   *[SE] sud-est
}{ $turns ->
    [0] {""}, telle quelle
    [1] , tournée d’un quart à droite
    [2] , à l’envers
   *[3] , tournée d’un quart à gauche
}.
chose-nations = { $army } { $army_n ->
    [one] nomme
   *[other] nomment
} les armées de la partie : { $one } et { $two }.
chose-nation = { $army } { $army_n ->
    [one] prend
   *[other] prennent
} { $one } ; { $two } { $two_n ->
    [one] revient
   *[other] reviennent
} à l’autre camp.
chose-edge = { $army } { $army_n ->
    [one] prend
   *[other] prennent
} le bord { $edge ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
} de la carte.
dealt = { $army } { $army_n ->
    [one] reçoit
   *[other] reçoivent
} une première carte : { $card }.
dealt-unseen = { $army } { $army_n ->
    [one] reçoit
   *[other] reçoivent
} une première carte.
picked = { $army } { $army_n ->
    [one] choisit
   *[other] choisissent
} { $card }.
picked-unseen = { $army } { $army_n ->
    [one] choisit
   *[other] choisissent
} une carte de départ.
placed = { $unit } { $unit_n ->
    [one] prend
   *[other] prennent
} position en { $square }.

## What happened: turn, cards, movement
turn-began = Tour { $turn } : { $army } { $army_n ->
    [one] joue
   *[other] jouent
}.
discarded = { $army } { $army_n ->
    [one] défausse
   *[other] défaussent
} { $card }.
discarded-unseen = { $army } { $army_n ->
    [one] défausse
   *[other] défaussent
} une carte face cachée.
discard-shown = { $army } : la défausse montre maintenant { $card }.
drew = { $army } { $army_n ->
    [one] pioche
   *[other] piochent
} { $card }.
drew-unseen = { $army } { $army_n ->
    [one] pioche
   *[other] piochent
} une carte.
reshuffled = { $army } { $army_n ->
    [one] mélange
   *[other] mélangent
} la défausse, qui devient la pioche.
exhausted = { $army } { $army_n ->
    [one] a pioché
   *[other] ont pioché
} la dernière carte de la première pioche.
ran-out = { $army } { $army_n ->
    [one] a pioché
   *[other] ont pioché
} la dernière carte de la première pioche ; les cartes en main doivent encore partir.
deck-spent = { $army } : la dernière carte de la première pioche a quitté la main.
spied = { $army } { $army_n ->
    [one] envoie un espion et regarde
   *[other] envoient un espion et regardent
} la main adverse.
spied-seen = { $army } { $army_n ->
    [one] envoie un espion et voit
   *[other] envoient un espion et voient
} : { $cards }.
marched = { $unit } { $unit_n ->
    [one] va
   *[other] vont
} de { $start } en { $end }.
marched-second = { $unit } { $unit_n ->
    [one] va à son tour
   *[other] vont à leur tour
} de { $start } en { $end }.
force-marched = { $unit } { $unit_n ->
    [one] force
   *[other] forcent
} la marche de { $start } en { $end }.
played-march = { $army } { $army_n ->
    [one] joue
   *[other] jouent
} Marche forcée pour { $unit }.
played-supply = { $army } { $army_n ->
    [one] joue
   *[other] jouent
} Ravitaillement : une deuxième unité peut bouger.
guerrillas = { $army } { $army_n ->
    [one] joue
   *[other] jouent
} Guérilla : { $card } reste sans effet.

## What happened: combat
assaulted = { $unit } { $unit_n ->
    [one] donne
   *[other] donnent
} l’assaut contre { $target }, de { $start } en { $end }, avec { $dice }.
ambushed = { $army } { $army_n ->
    [one] tend
   *[other] tendent
} une embuscade contre { $target } en { $end }, avec { $dice }.
bombarded = { $unit } { $unit_n ->
    [one] bombarde
   *[other] bombardent
} { $target }, de { $start } en { $end }, avec { $dice }.
volleyed = { $unit } { $unit_n ->
    [one] tire
   *[other] tirent
} une salve sur { $target }, de { $start } en { $end }, avec { $dice }.
battery-fired = { $card } masse ses canons : { $unit } { $unit_n ->
    [one] bombarde
   *[other] bombardent
} { $target }, de { $start } en { $end }, avec { $dice }.
withdrew-by-card = { $army } { $army_n ->
    [one] joue
   *[other] jouent
} Désengagement : { $unit } n’{ $unit_n ->
    [one] attend
   *[other] attendent
} pas l’assaut.
tried-withdrawal = { $unit } { $unit_n ->
    [one] tente
   *[other] tentent
} de se replier : 1 à { $most } au dé.
withdrawal-made = Le dé fait { $die } : le repli réussit.
withdrawal-failed = Le dé fait { $die } : le repli échoue, { $card } compte encore { $value } en défense.
defended = { $army } { $army_n ->
    [one] répond
   *[other] répondent
} avec { $card } : { $value } de plus en défense.
reinforced = { $army } { $army_n ->
    [one] ajoute
   *[other] ajoutent
} { $card } : { $dice } de plus.
led = { $card } mène l’attaque : { $value } de plus.
commanded = { $card } commande : { $units ->
    [one] une unité peut
   *[other] jusqu’à { $units } unités peuvent
} se joindre à l’attaque.
supported = { $unit } se { $unit_n ->
    [one] joint
   *[other] joignent
} à l’attaque depuis { $start } : { $value } de plus.
committed = { $army } { $army_n ->
    [one] risque
   *[other] risquent
} tout : 2d6 de plus, au prix d’une perte.
sapped = Les sapeurs ouvrent une brèche : la redoute ne compte pas.
skirmished = { $army } { $army_n ->
    [one] rompt
   *[other] rompent
} par une Escarmouche : aucun résultat, { $card } revient en main.
skirmish-moved = { $unit } { $unit_n ->
    [one] glisse
   *[other] glissent
} de { $start } en { $end }.
skirmish-stayed = { $unit } { $unit_n ->
    [one] reste
   *[other] restent
} en { $start }.
totalled = Les dés font { $roll } : { $attack } = { $total } contre { $defense } = { $against }.
result-lt = { $total } est moins que { $against } : les assaillants subissent une perte.
result-eq = Totaux égaux : rien ne se passe.
result-x1 = Plus que { $against }, moins que le double : le défenseur choisit la perte ou la retraite.
result-x2 = Au moins deux fois { $against } : l’assaillant choisit la perte ou la retraite.
result-x3 = Au moins trois fois { $against } : une perte et la retraite.
result-x4 = Au moins quatre fois { $against } : le défenseur est éliminé.
fire-hit = Le tir porte : { $total } est plus que { $against }.
fire-missed = Le tir reste sans effet : { $total } n’est pas plus que { $against }.
chose-hit = { $army } { $army_n ->
    [one] choisit
   *[other] choisissent
} la perte.
chose-retreat = { $army } { $army_n ->
    [one] choisit
   *[other] choisissent
} la retraite.
reduced = { $unit } { $unit_n ->
    [one] subit
   *[other] subissent
} une perte : la force passe de { $from } à { $to }.
eliminated = { $unit } { $unit_n ->
    [one] est
   *[other] sont
} hors de combat : { $army } { $army_n ->
    [one] a
   *[other] ont
} perdu { $lost ->
    [one] une unité
   *[other] { $lost } unités
}.
cornered = { $unit } ne { $unit_n ->
    [one] peut
   *[other] peuvent
} reculer nulle part.
retreated = { $unit } { $unit_n ->
    [one] recule
   *[other] reculent
} de { $start } en { $end }.
withdrew = { $unit } se { $unit_n ->
    [one] replie
   *[other] replient
} de { $start } en { $end }.
advanced = { $unit } { $unit_n ->
    [one] avance
   *[other] avancent
} de { $start } en { $end }.
stayed = Les assaillants n’avancent pas.
pursued = { $unit } { $unit_n ->
    [one] poursuit
   *[other] poursuivent
} : le dé fait { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}{ $modifier }
}, { $most } ou moins touche.
pursuit-missed = { $unit } { $unit_n ->
    [one] poursuit
   *[other] poursuivent
} : le dé fait { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}{ $modifier }
}, plus que { $most } : manqué.
paid = { $unit } { $unit_n ->
    [one] paie
   *[other] paient
} le prix de l’attaque suicide.
redoubt-gone = La redoute en { $square } disparaît.

## What happened: restoration and the end
restoring = { $army } { $army_n ->
    [one] joue
   *[other] jouent
} { $card } pour rétablir { $unit }.
rallying = { $card } rallie { $unit } : 1 à { $most } au dé.
rallied-at-once = { $card } rallie { $unit } sans dé.
rallied = Le dé fait { $die } : le ralliement réussit.
rally-failed = Le dé fait { $die } : le ralliement échoue.
restored = { $unit } { $unit_n ->
    [one] retrouve sa
   *[other] retrouvent leur
} pleine force, { $to }.
entrenched = { $unit } { $unit_n ->
    [one] élève
   *[other] élèvent
} une redoute en { $square }.
night-fell = La nuit tombe : { $one } { $one_n ->
    [one] tient
   *[other] tiennent
} { $one_squares ->
    [one] { $one_squares } case
   *[other] { $one_squares } cases
} au-delà de la ligne, { $two } { $two_squares }.
cap-reached = Le dernier tour est joué : { $one } { $one_n ->
    [one] tient
   *[other] tiennent
} { $one_squares ->
    [one] { $one_squares } case
   *[other] { $one_squares } cases
} au-delà de la ligne, { $two } { $two_squares }.
won-attrition = { $army } { $army_n ->
    [one] gagne
   *[other] gagnent
} : cinq unités ennemies sont éliminées.
won-nightfall = { $army } { $army_n ->
    [one] gagne
   *[other] gagnent
} la journée.
won-cap = { $army } { $army_n ->
    [one] gagne
   *[other] gagnent
} au décompte.
part-dice = dés
part-hill = colline
part-terrain = terrain
part-redoubt = redoute

## What is asked
prompt-over = { $army } { $army_n ->
    [one] a
   *[other] ont
} gagné.
prompt-chance-card = { $army } { $army_n ->
    [one] pioche
   *[other] piochent
} une carte.
prompt-chance-dice = Les dés roulent : { $dice }.
prompt-chance-die = Un dé roule pour { $unit }.
prompt-chance-first = Les dés disent qui commence.
prompt-tile = { $who ->
    [you] À vous : posez une tuile au { $corner ->
        [NW] nord-ouest
        [NE] nord-est
        [SW] sud-ouest
       *[SE] sud-est
    } ; choisissez-la, puis tournez-la.
   *[other] { $army } { $army_n ->
       [one] pose
      *[other] posent
    } une tuile.
}
prompt-nations = { $who ->
    [you] À vous : nommez les deux armées de la partie.
   *[other] { $army } { $army_n ->
       [one] nomme
      *[other] nomment
    } les deux armées.
}
prompt-nation = { $who ->
    [you] À vous : choisissez votre armée.
   *[other] { $army } { $army_n ->
       [one] choisit
      *[other] choisissent
    } une armée.
}
prompt-edge = { $who ->
    [you] À vous : choisissez votre bord de la carte.
   *[other] { $army } { $army_n ->
       [one] choisit
      *[other] choisissent
    } un bord de la carte.
}
prompt-pick = { $who ->
    [you] À vous : choisissez une carte de départ ; { $left ->
        [one] c’est la dernière.
       *[other] encore { $left }.
    }
   *[other] { $army } { $army_n ->
       [one] choisit
      *[other] choisissent
    } les cartes de départ.
}
prompt-place = { $who ->
    [you] À vous : placez { $unit } sur vos deux premières rangées.
   *[other] { $army } { $army_n ->
       [one] place
      *[other] placent
    } { $unit }.
}
prompt-discard = { $who ->
    [you] À vous : défaussez des cartes, ou gardez le reste.
   *[other] { $army } { $army_n ->
       [one] réfléchit
      *[other] réfléchissent
    } à la défausse.
}
prompt-drawn = { $who ->
    [you] Vous avez pioché ; continuez.
   *[other] { $army } { $army_n ->
       [one] a
      *[other] ont
    } pioché.
}
prompt-move = { $who ->
    [you] À vous : une unité doit bouger.
   *[other] { $army } { $army_n ->
       [one] doit
      *[other] doivent
    } bouger une unité.
}
prompt-moved = { $who ->
    [you] { $unit } { $unit_n ->
        [one] a
       *[other] ont
     } bougé : jouez Marche forcée ou Ravitaillement, ou continuez.
   *[other] { $army } { $army_n ->
       [one] peut
      *[other] peuvent
    } poursuivre la marche.
}
prompt-fmstep = { $who ->
    [you] À vous : encore une case pour { $unit }.
   *[other] { $army } { $army_n ->
       [one] force
      *[other] forcent
    } la marche avec { $unit }.
}
prompt-move2 = { $who ->
    [you] À vous : bougez une deuxième unité.
   *[other] { $army } { $army_n ->
       [one] bouge
      *[other] bougent
    } une deuxième unité.
}
prompt-guer = { $who ->
    [you] À vous : répondez à { $card } par Guérilla, ou laissez faire.
   *[other] { $army } { $army_n ->
       [one] peut
      *[other] peuvent
    } répondre à { $card } par Guérilla.
}
prompt-combat = { $who ->
    [you] À vous : attaquez en choisissant une carte, puis la cible.
   *[other] { $army } { $army_n ->
       [one] peut
      *[other] peuvent
    } attaquer.
}
prompt-restore = { $who ->
    [you] À vous : rétablissez une unité ou élevez une redoute.
   *[other] { $army } { $army_n ->
       [one] peut
      *[other] peuvent
    } rétablir une unité ou élever une redoute.
}
prompt-defend = { $who ->
    [you] À vous de défendre { $square } : ajoutez une carte ou tenez bon.
   *[other] { $army } { $army_n ->
       [one] défend
      *[other] défendent
    } { $square }.
}
prompt-attack = { $who ->
    [you] À vous d’attaquer { $square } : ajoutez une carte ou laissez parler les dés.
   *[other] { $army } { $army_n ->
       [one] peut
      *[other] peuvent
    } renforcer l’attaque de { $square }.
}
prompt-support = { $who ->
    [you] À vous : choisissez une unité qui se joint à l’attaque de { $square }.
   *[other] { $army } { $army_n ->
       [one] appelle
      *[other] appellent
    } un soutien contre { $square }.
}
prompt-skimove = { $who ->
    [you] À vous : deux cases au plus pour { $unit }, ou restez.
   *[other] { $army } { $army_n ->
       [one] peut
      *[other] peuvent
    } déplacer { $unit } de deux cases au plus.
}
prompt-choice = { $who ->
    [you] À vous de choisir pour { $unit } : une perte ou la retraite.
   *[other] { $army } { $army_n ->
       [one] choisit
      *[other] choisissent
    } une perte ou la retraite pour { $unit }.
}
prompt-retreat = { $who ->
    [you] À vous de choisir où { $unit } { $unit_n ->
        [one] recule
       *[other] reculent
     }.
   *[other] { $army } { $army_n ->
       [one] choisit
      *[other] choisissent
    } où { $unit } { $unit_n ->
       [one] recule
      *[other] reculent
    }.
}
prompt-advance = { $who ->
    [you] À vous de choisir qui avance en { $square }{ $may ->
        [1] {""}, ou restez
       *[other] {""}
    }.
   *[other] { $army } { $army_n ->
       [one] choisit
      *[other] choisissent
    } qui avance en { $square }.
}
prompt-loss = { $who ->
    [you] À vous de choisir qui paie l’attaque suicide.
   *[other] { $army } { $army_n ->
       [one] choisit
      *[other] choisissent
    } qui paie l’attaque suicide.
}

## What may be chosen
label-pass = Continuer
label-keep = Garder le reste
label-stand = Tenir bon
label-dice = Laisser parler les dés
label-let-pass = Laisser faire
label-no-combat = Pas de combat
label-enough = Assez de soutien
label-stay = Rester
label-done = Finir le tour
label-card-drawn = { $card }
label-number = { $number }
label-tile = Tuile { $tile }{ $turns ->
    [0] {""}
    [1] , un quart à droite
    [2] , à l’envers
   *[3] , un quart à gauche
}
label-nations = { $one } et { $two }
label-nation = { $one }
label-edge = { $edge ->
    [N] Bord nord
    [E] Bord est
    [S] Bord sud
   *[W] Bord ouest
}
label-pick = Choisir { $card }
label-place = { $unit } en { $square }
label-discard = Défausser { $card }
label-move = { $unit } de { $start } en { $end }
label-play = Jouer { $card }
label-spy = Envoyer l’espion
label-assault = { $card } : assaut de { $start } en { $end }
label-volley = { $card } : salve de { $start } en { $end }
label-bombard = { $card } : bombarder { $end } depuis { $start }
label-ambush = Embuscade en { $end }
label-withdraw = Se désengager
label-attempt = Tenter le repli avec { $card }
label-defend = { $card } : défendre, +{ $value }
label-reinforce = { $card } : { $dice } de plus
label-lead = { $card } : combat, +{ $value }
label-command = { $card } : commandement, { $units ->
    [one] une unité
   *[other] { $units } unités
} au plus
label-support = Soutien : { $unit }
label-hit = Subir la perte
label-hit-them = Infliger la perte
label-retreat = Reculer
label-retreat-them = Imposer la retraite
label-loss = La perte pour { $unit }
label-restore = { $card } : rétablir { $unit }
label-redoubt = Redoute en { $square }

## Words in the picture
picture-attack = attaque
picture-leader = Chef
picture-total = total
picture-key = Ce que vaut le terrain
picture-defense-bonus = défense { $bonus }
picture-chance = { $percent } % touché
picture-chances = Sur chaque cible : la chance que votre attaque l’emporte, si personne n’ajoute de carte.
picture-beyond = hors de portée
picture-likely = c’était probable à { $percent }
picture-holds = { $army } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
picture-lost-of = { $lost } sur { $of } perdues
picture-board = Manoeuvre : { $south } au sud, { $north } au nord
picture-undrafted = Manoeuvre : la mise en place
picture-counter = { $army }, { $unit }, { $where ->
    [lost] perdue
    [waiting] à placer
   *[square] en { $square }
} : { $arm }, { $state ->
    [reduced] réduite à { $strength } (pleine { $full })
   *[full] pleine force { $strength } (réduite { $reduced })
}
picture-inf = infanterie
picture-cav = cavalerie
picture-free = n’est pas tenue d’avancer
picture-automatic = auto
picture-command = command.
picture-combat = combat
picture-rally = ralliement
picture-pursuit = poursuite
picture-battery = { $dice } · portée { $range }
picture-nightfall = Si la nuit tombait
picture-redoubt = redoute
picture-attack-bonus = attaque +{ $bonus }
picture-ends-move = arrête le mouvement
picture-no-assault = pas d’assaut d’ici
picture-blocks-sight = bouche la vue
picture-hand = Votre main
picture-deck-choice = Choisissez une carte pour votre main
picture-tiles = Tuiles
picture-corner = { $corner ->
    [NW] NO
    [NE] NE
    [SW] SO
   *[SE] SE
}
picture-armies = Armées
picture-units = 8 unités, { $cavalry } montées
picture-reserve = À placer
picture-deck-size = pioche { $count }
picture-pile-size = défausse { $count }
picture-top = dessus : { $card }
picture-exhausted = première pioche épuisée
picture-spent = première pioche jouée
picture-old = première pioche épuisée, { $count } encore en main
picture-old-card = première pioche
picture-known = vu : { $cards }
picture-turn = Tour { $turn }
picture-phase-discard = défausse
picture-phase-draw = pioche
picture-phase-move = mouvement
picture-phase-combat = combat
picture-phase-restore = restauration
picture-assault = Assaut
picture-ambush = Embuscade
picture-bombard = Bombardement
picture-volley = Salve
picture-attacker = Assaillant
picture-defender = Défenseur
picture-step-attack = attaque
picture-step-defend = défense
picture-step-reinforce = renforts
picture-step-dice = dés
picture-step-result = résultat
picture-odds = Chances du jet avec les cartes posées, sur tous les jets de ces dés.
picture-part-strength = force
picture-part-support = en soutien
picture-part-combat = combat
picture-part-defense = défense
picture-part-cancelled = annulée
picture-part-none = aucune
picture-part-breached = brèche
picture-zone-fight-lt = assaillants touchés
picture-zone-fight-eq = aucun effet
picture-zone-fight-x1 = choix du défenseur
picture-zone-fight-x2 = choix de l’assaillant
picture-zone-fight-x3 = perte et retraite
picture-zone-fight-x4 = élimination
picture-zone-fire-lt = aucun effet
picture-zone-fire-x1 = perte
picture-stopped-withdraw = le défenseur s’est replié
picture-stopped-skirmish = combat rompu, sans résultat
picture-won = { $army } { $army_n ->
    [one] gagne
   *[other] gagnent
}
picture-reason-attrition = cinq unités éliminées
picture-reason-nightfall = tombée de la nuit, { $south } : { $north }
picture-reason-cap = dernier tour, { $south } : { $north }
picture-can-discard = défausser
picture-can-play = jouer
picture-can-assault = assaut
picture-can-volley = salve
picture-can-bombard = bombarder
picture-can-ambush = embuscade
picture-can-withdraw = se replier
picture-can-defend = défense +{ $value }
picture-can-reinforce = plus { $dice }
picture-can-lead = combat +{ $value }
picture-can-command = commander
picture-can-restore = rétablir
picture-can-redoubt = fortifier
picture-can-pick = choisir
picture-die-rally = ralliement
picture-die-withdraw = repli
picture-die-pursuit = poursuite

## Refusals

refusal-chance = Ce sont les dés et les cartes qui décident ici, personne d’autre.
refusal-not-your-turn = C’est à l’autre camp de décider.
refusal-not-yours = Cette unité n’est pas à vous.
refusal-not-in-hand = Vous n’avez pas { $card } en main.
refusal-no-such-card = Le paquet de { $army } n’a pas cette carte.
refusal-not-in-deck = Votre paquet n’a plus de { $card }.
refusal-spy-turn = Un espion se joue seulement pendant son propre tour.
refusal-tile-laid = La tuile { $tile } est déjà posée.
refusal-other-army = Les armées de cette partie sont { $one } et { $other }.
refusal-next-unit = { $unit } est la prochaine unité à placer.
refusal-own-ranks = { $square } n’est pas sur vos deux rangées, { $side ->
    [0] 1 et 2
   *[other] 7 et 8
}.
refusal-occupied = Une unité se trouve déjà en { $square }.
refusal-no-entry = Aucune unité ne peut entrer en { $square }.
refusal-no-unit = Aucune de vos unités n’est en { $square }.
refusal-off-board = { $unit } n’est pas sur le plateau.
refusal-same-unit = { $unit } a déjà bougé ; le ravitaillement fait bouger une autre unité.
refusal-too-far = { $unit } bouge { $reach ->
    [one] d’une case
   *[other] de { $reach } cases au plus
}.
refusal-slow-start = { $unit } part d’un terrain qui la ralentit à une case.
refusal-no-way = Aucune case libre et traversable ne mène à { $square }.
refusal-supplied = Un seul ravitaillement fait bouger une unité par phase.
refusal-no-second-unit = Le ravitaillement fait bouger une seconde unité après la première, et ici aucune ne peut.
refusal-marched = { $unit } a déjà eu sa marche forcée.
refusal-march-ground = Le terrain de { $square } interdit la marche forcée à { $unit }.
refusal-no-exit = { $unit } n’a aucune case libre à côté d’elle.
refusal-marching-unit = La marche forcée est pour { $unit }.
refusal-one-square = La marche forcée mène { $unit } une case plus loin.
refusal-no-enemy = Aucune unité ennemie n’est en { $square }.
refusal-marsh = On n’attaque pas depuis { $square }.
refusal-not-adjacent = { $square } n’est pas à côté de l’unité attaquante.
refusal-range = { $square } est hors de portée ; la portée est de { $range }.
refusal-no-sight = { $square } n’est pas en vue.
refusal-no-volley = { $card } n’a pas de dés de tir.
refusal-no-battery = { $army } n’a pas de Grande Batterie.
refusal-not-defending = Seules les cartes de { $unit }, l’unité attaquée, comptent ici.
refusal-one-guard = Une seule carte de { $unit } peut être jouée.
refusal-second-leader = Un chef est déjà joué ; un second n’est pas permis.
refusal-no-withdrawal = { $card } ne permet pas à { $unit } de se désengager.
refusal-nowhere = { $unit } n’a aucune case libre où se retirer.
refusal-one-attempt = Une tentative de retrait a échoué ; il n’y en a pas d’autre.
refusal-cards-played = Le retrait vient avant toute autre carte.
refusal-ambush-leader = Une embuscade n’admet ici que la valeur de combat d’un chef et des sapeurs.
refusal-command = { $card } ne commande que l’unité attaquante.
refusal-nobody-to-bring = Aucune unité n’est prête à soutenir.
refusal-no-attack-dice = { $card } n’a pas de dés d’attaque.
refusal-not-attacking = { $unit } n’attaque ni ne soutient.
refusal-committed = { $units ->
    [0] Aucune unité n’attaque : pas d’attaque suicide.
   *[other] Une attaque suicide par unité engagée, pas plus.
}
refusal-sappers = Les sapeurs sont déjà à l’œuvre.
refusal-no-redoubt = Il n’y a pas de redoute à saper.
refusal-skirmish-leader = Pas d’escarmouche une fois qu’un chef est joué.
refusal-skirmish-ambush = Seul un assaut peut être rompu par une escarmouche.
refusal-no-support = Aucune de vos unités à côté de { $target } n’est en { $square }.
refusal-takes-part = L’unité en { $square } est déjà engagée.
refusal-loss = Aucune unité en { $square } ne peut subir cette perte.
refusal-redoubt = { $square } a déjà une redoute.
refusal-no-restorer = { $card } ne rétablit personne.
refusal-attempted = Une récupération a déjà été tentée ce tour.
refusal-other-unit = { $card } ne rétablit pas { $unit }.
refusal-not-reduced = { $unit } est à pleine force.
refusal-due-tile = Posez d’abord une tuile.
refusal-due-nations = Nommez d’abord les deux armées.
refusal-due-nation = Prenez d’abord une des deux armées.
refusal-due-edge = Choisissez d’abord votre bord de la carte.
refusal-due-pick = Choisissez d’abord cinq cartes de départ.
refusal-due-place = Placez d’abord vos unités.
refusal-due-discard = C’est la phase de défausse.
refusal-due-drawn = Jouez un espion ou passez au mouvement.
refusal-due-move = C’est la phase de mouvement : une unité doit bouger.
refusal-due-moved = Jouez marche forcée ou ravitaillement, ou continuez.
refusal-due-fmstep = Faites la case de plus de la marche forcée.
refusal-due-move2 = Une seconde unité doit bouger maintenant.
refusal-due-guer = Jouez une guérilla ou laissez faire.
refusal-due-combat = C’est la phase de combat : engagez un combat ou continuez.
refusal-due-restore = C’est la phase de récupération.
refusal-due-defend = Le défenseur joue maintenant ses cartes.
refusal-due-attack = L’attaquant joue maintenant ses autres cartes.
refusal-due-support = Au moins une unité de soutien doit être nommée.
refusal-due-skimove = Déplacez l’unité en escarmouche de deux cases libres au plus, ou restez.
refusal-due-choice = Choisissez : perte ou retraite.
refusal-due-retreat = L’unité recule sur l’un de ses flancs.
refusal-due-advance = Une des unités engagées doit avancer.
refusal-due-loss = Nommez l’unité qui subit la perte de l’attaque suicide.

## Options that do not fit
options-players = deux armées s’affrontent : il y a 2 joueurs
options-edition = 2010 ou 2008 est attendu, et non { $got }
options-letters = les lettres de terrain sont { $letters }
options-open = manque ; seul un choix à tour de rôle le laisse ouvert
options-same-army = deux armées différentes s’affrontent (il n’y en a qu’une de chaque dans la boîte)
options-tiles-or-board = donnez soit des tuiles, soit un terrain ; l’autre est null
options-drafted = se décide au choix à tour de rôle et doit être null
options-draft-room = avec ce terrain, une carte choisie pourrait ne pas laisser la place aux 8 unités d’un camp
options-same-tile = les quatre tuiles sont différentes
options-tile-numbers = les tuiles sont numérotées de 1 à 24
options-tile-turns = une tuile se tourne de 0 à 3 quarts
options-rows = 8 rangées de 8 lettres sont attendues, la rangée 8 d’abord
options-room = les rangées { $first } et { $second } ont besoin d’au moins 8 cases où les unités peuvent entrer, il y en a { $free }

# Tables of the rulebook
figure-terrain = terrain
figure-defense = défense
figure-attack = attaque
figure-enter = on peut y entrer
figure-ends-move = arrête le mouvement
figure-march = marche forcée
figure-assault = assaut depuis la case
figure-sight = bloque la vue
figure-yes = oui
figure-no = non
figure-tile = tuile
figure-row = rangée { $row }
figure-place = rang
figure-nation = nation
figure-unit = unité
figure-arm = arme
figure-full = pleine force
figure-reduced = force réduite
figure-inf = infanterie
figure-cav = cavalerie

## Composer une position
set-up-reduce = Réduite ou entière
set-up-redoubt = Redoute
