# Ce que le serveur écrit lui-même aux personnes. Les pages ont leurs propres messages.
mail-turn = À vous de jouer : { $game }
mail-turn-text = { $name },

    c’est à vous de jouer.
    { $link }

    Vous avez demandé ces courriels dans vos réglages, à la même adresse.
mail-late = Votre temps s’écoule : { $game }
mail-late-text = { $name },

    c’est à vous de jouer, et votre temps sera écoulé le { $until }.
    { $link }

    Vous avez demandé ces courriels dans vos réglages, à la même adresse.
