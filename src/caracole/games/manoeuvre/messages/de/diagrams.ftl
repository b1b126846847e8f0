# Bildunterschriften der Regeln (`diagrams.toml`).

diagram-ground = Orte geben der Verteidigung drei, Hügel und Wälder zwei. Das Gelände einer Einheit steht an ihrer Ecke.
diagram-set-up = Die Aufstellung des Regelhefts: je acht Einheiten auf den eigenen zwei Reihen, eine auf jedem Feld.
diagram-draft = Die Karte, wie sie gelegt ist: Teile 21, 18, 6 und 24. Spanien beginnt, also wählt Österreich, im Süden, seinen Rand: den Westen.
diagram-turned = Dieselbe Karte, gedreht: Der alte Westrand ist jetzt Reihe 1, und die Seen liegen auf b1 und b3.
diagram-seen = Der Spion hat nachgesehen: zwei französische Karten, eine Einheitenkarte und ein Rückzug. Nur Großbritannien sieht diese Zeile.
diagram-spy = Fünf Karten gezogen und noch nichts bewegt: Ein Spion, der jetzt gespielt wird, wird durch eine andere Karte ersetzt.
diagram-moves = Reiter gehen ein oder zwei Felder, auch um die Ecke; Fußvolk eines. Zwei Felder sind zu weit für das Fußvolk auf f3.
diagram-guerrillas = Ein Gewaltmarsch brächte die Kürassiere von d4 auf eines von vier Feldern. Antwortet Preußen mit Guerilla, bleiben sie stehen; beide Karten sind verloren, und ein zweiter Gewaltmarsch hilft ihnen nicht.
diagram-cards = Eine Hand: drei Einheitenkarten mit Angriffswürfeln, Verteidigung und Verfolgung, ein Anführer mit Befehl, Kampf und Sammeln, und ein Nachschub.
diagram-assault = Die Fußgarde darf mit der eigenen Karte jeden der beiden Nachbarn stürmen. Der im Freien ist das leichtere Ziel.
diagram-far = Kein Österreicher ist in der Nähe, und doch kann f4 in einen Hinterhalt geraten. Mit Karl und einer Sieben steht es 4 + 7 = 11 gegen 5 + 2 für den Hügel: Der Verteidiger wählt.
diagram-attempt = Die Karte lässt das amerikanische Regiment bei einer 1 oder 2 auf d7 zurückgehen. Dann darf die Fußgarde stehen bleiben: Ihre Karte befreit sie vom Vorrücken.
diagram-support = Der Befehl eines Anführers bringt eine zweite Einheit, die neben dem Ziel steht: Ihre Stärke zählt, und ihre Karten dürfen folgen.
diagram-sums = Beide Summen, wie die Tafel sie zeigt: Stärken, Würfel, Karten, Anführer und Gelände; darunter die Aussichten jedes Ergebnisses.
diagram-equal = Eine Fünf ergibt 8 + 2 + 5 = 15 gegen 8 + 7 = 15: Nichts geschieht. Mit einer Vier würde die Russische Garde getroffen.
diagram-skirmish = Das Scharmützel beendet den Sturm: Die Kaisergarde geht bis zu zwei Felder weit, nur über freie. d5 liegt hinter dem Feind.
diagram-ambush = Der Hinterhalt zählt als die erste Einheit, also bringt Karl zwei. Ein Wurf von 25 ergibt 7 + 6 + 25 = 38 gegen 5 + 6 + 3 = 14: Der Angreifer wählt.
diagram-failed = Eine Drei: Das Regiment bleibt, und die Karte zählt. Eine Neun ergibt 8 + 9 + 2 = 19 gegen 8 + 5 + 5 = 18: Der Verteidiger wählt.
diagram-retreat = Das Feld dahinter ist besetzt, also wählt der Verteidiger eine Flanke. Zum Angreifer hin ginge er nur, wenn beide versperrt wären.
diagram-pursuit = Das Ziel ist gewichen: Eine der beiden angreifenden Einheiten rückt nach. Sind es die Reiter, verfolgen sie.
diagram-committed = 38 gegen 12: Spanien wurde getroffen und ist gewichen, Ali Paschas Reiterei ist nachgerückt. Der Angriff um jeden Preis kostet eine der drei einen Treffer; die Reiterei wäre vernichtet.
diagram-sight = Von c4 reicht das Feuer bis c2 und, zwischen zwei Feldern, von denen eines offen ist, bis d5; a4 liegt hinter dem Wald verborgen. Von f5 reicht es bis h5.
diagram-restore = Zwei geschwächte Einheiten, ein Versuch: die Kaisergarde mit der eigenen Karte, oder eine von beiden mit Nachschub.
diagram-dear = Beide Seiten haben vier Einheiten verloren. Eine 20 ergibt 25 gegen 4 und vernichtet Spaniens fünfte; dann kostet der Angriff um jeden Preis die Janitscharen, die fünfte der Osmanen, und Spanien gewinnt.
diagram-night = Die Nacht bricht ein. Vier Felder für den Süden, vier für den Norden; gekreuzte Säbel zeigen, was umstritten ist. Der Norden hat mehr vernichtet und gewinnt.
