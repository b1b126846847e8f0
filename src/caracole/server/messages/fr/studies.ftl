## Studies
study-refused = Cette étude est refusée : { $why }
study-shape = ce n’est pas une étude : { $why }
study-chapter = chapitre { $chapter } : { $why }
study-long = il a plus de { $most } pas
study-position = ce n’est pas une position du jeu ({ $why })
studies-many = Vous avez autant d’études qu’il est permis ({ $most }).
study-not-yours = Cette étude est à quelqu’un d’autre.
