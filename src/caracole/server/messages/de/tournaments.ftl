## Ablehnungen: Turniere
tournament-title = Ein Turnier braucht einen Titel in einer Zeile, höchstens { $most } Buchstaben.
tournament-clock = Jede Runde eines Turniers braucht eine Uhr, sonst nähme es kein Ende.
tournament-arena-clock = Eine Arena wird mit laufenden Uhren gespielt.
tournament-least = Nur Bots können bis zu einer Zahl auffüllen: Wähle ihre Stufe.
tournament-robin = Bei jeder gegen jeden trifft jeder auf jeden: Höchstens { $most } nehmen teil.
tournament-when = Ein Turnier beginnt zwischen jetzt und in einem Jahr.
tournament-seats = Mit diesen Regeln hat dieses Spiel keinen Tisch für { $seats }, an dem jeder für sich spielt.
tournaments-many = Du veranstaltest schon { $most } Turniere.
tournament-full = Dieses Turnier ist voll: { $most } nehmen teil.
tournament-over = Dieses Turnier ist vorbei.
tournament-late = Für dieses Turnier ist es zu spät.
tournament-absent = Du nimmst an diesem Turnier nicht teil.
tournament-begun = Dieses Turnier hat schon begonnen.
tournament-few = Mindestens zwei müssen teilnehmen.
tournament-owner = Das kann nur, wer das Turnier hält.
tournament-table = Diese Partie gehört zu einem Turnier: Niemand unterbricht sie oder gibt sie aus der Hand.
tournament-sealed = Andere Tische spielen dieselbe Auslosung noch; wenn alle fertig sind, liegt alles offen.
