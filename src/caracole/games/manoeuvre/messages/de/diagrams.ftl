# Bildunterschriften der Regeln (`diagrams.toml`).

diagram-ground = Orte geben der Verteidigung drei, Hügel und Wälder zwei. Das Gelände einer Einheit steht an ihrer Ecke.
diagram-set-up = Die Aufstellung des Regelhefts: je acht Einheiten auf den eigenen zwei Reihen, eine auf jedem Feld.
diagram-moves = Reiter gehen ein oder zwei Felder, auch um die Ecke; Fußvolk eines. Zwei Felder sind zu weit für das Fußvolk auf f3.
diagram-cards = Eine Hand: drei Einheitenkarten mit Angriffswürfeln, Verteidigung und Verfolgung, ein Anführer mit Befehl, Kampf und Sammeln, und ein Nachschub.
diagram-assault = Die Fußgarde darf mit der eigenen Karte jeden der beiden Nachbarn stürmen. Der im Freien ist das leichtere Ziel.
diagram-support = Der Befehl eines Anführers bringt eine zweite Einheit, die neben dem Ziel steht: Ihre Stärke zählt, und ihre Karten dürfen folgen.
diagram-sums = Beide Summen, wie die Tafel sie zeigt: Stärken, Würfel, Karten, Anführer und Gelände; darunter die Aussichten jedes Ergebnisses.
diagram-retreat = Das Feld dahinter ist besetzt, also wählt der Verteidiger eine Flanke. Zum Angreifer hin ginge er nur, wenn beide versperrt wären.
diagram-pursuit = Das Ziel ist gewichen: Eine der beiden angreifenden Einheiten rückt nach. Sind es die Reiter, verfolgen sie.
diagram-sight = Von c4 reicht das Feuer bis c2 und, zwischen zwei Feldern, von denen eines offen ist, bis d5; a4 liegt hinter dem Wald verborgen. Von f5 reicht es bis h5.
diagram-restore = Zwei geschwächte Einheiten, ein Versuch: die Kaisergarde mit der eigenen Karte, oder eine von beiden mit Nachschub.
diagram-night = Die Nacht bricht ein. Vier Felder für den Süden, vier für den Norden; gekreuzte Säbel zeigen, was umstritten ist. Der Norden hat mehr vernichtet und gewinnt.
