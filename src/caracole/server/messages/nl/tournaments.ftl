## Weigeringen: toernooien
tournament-title = Een toernooi heeft een titel van één regel nodig, hoogstens { $most } letters.
tournament-clock = Elke ronde van een toernooi heeft een klok nodig, anders komt er geen einde aan.
tournament-arena-clock = Een arena wordt met live klokken gespeeld.
tournament-least = Alleen bots kunnen tot een aantal aanvullen: kies hun niveau.
tournament-robin = Bij allen tegen allen ontmoet iedereen iedereen: hoogstens { $most } doen mee.
tournament-when = Een toernooi begint tussen nu en over een jaar.
tournament-seats = Met deze regels heeft dit spel geen tafel van { $seats } waar ieder voor zichzelf speelt.
tournaments-many = Je houdt al { $most } toernooien.
tournament-full = Dit toernooi is vol: { $most } doen mee.
tournament-over = Dit toernooi is voorbij.
tournament-late = Het is te laat om aan dit toernooi mee te doen.
tournament-absent = Je doet niet mee aan dit toernooi.
tournament-begun = Dit toernooi is al begonnen.
tournament-few = Er moeten minstens twee meedoen.
tournament-owner = Alleen wie het toernooi houdt, kan dat doen.
tournament-table = Deze partij hoort bij een toernooi: niemand onderbreekt haar of geeft haar uit handen.
tournament-sealed = Andere tafels spelen hetzelfde spel nog; als alle klaar zijn, is alles open.
