## Refus : tournois
tournament-title = Un tournoi porte un titre d’une ligne, de { $most } lettres au plus.
tournament-clock = Chaque ronde d’un tournoi a besoin d’une pendule, sinon il ne finirait jamais.
tournament-arena-clock = Une arène se joue avec des pendules en direct.
tournament-least = Seuls des robots peuvent compléter jusqu’à un nombre : choisissez leur niveau.
tournament-robin = Dans un toutes-rondes chacun rencontre chacun : { $most } participants au plus.
tournament-when = Un tournoi commence entre maintenant et dans un an.
tournament-seats = Avec ces règles, ce jeu n’a pas de table de { $seats } où chacun joue pour soi.
tournaments-many = Vous tenez déjà { $most } tournois.
tournament-full = Ce tournoi est complet : { $most } participants.
tournament-over = Ce tournoi est terminé.
tournament-late = Il est trop tard pour entrer dans ce tournoi.
tournament-absent = Vous ne participez pas à ce tournoi.
tournament-begun = Ce tournoi a déjà commencé.
tournament-few = Il faut au moins deux participants.
tournament-owner = Seule la personne qui tient le tournoi peut le faire.
tournament-table = Cette partie appartient à un tournoi : on ne la suspend ni ne la confie à personne.
tournament-sealed = D’autres tables jouent encore la même donne ; quand toutes auront fini, tout sera ouvert.
