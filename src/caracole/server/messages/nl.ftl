# Wat de server zelf aan mensen schrijft. Pagina’s hebben hun eigen berichten.
mail-turn = Jouw beurt: { $game }
mail-turn-text = { $name },

    het is jouw beurt.
    { $link }

    Je hebt daar in je instellingen om deze mails gevraagd.
mail-late = Je tijd raakt op: { $game }
mail-late-text = { $name },

    het is jouw beurt, en je tijd is op om { $until }.
    { $link }

    Je hebt daar in je instellingen om deze mails gevraagd.
