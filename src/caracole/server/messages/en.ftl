# What the server writes to people itself. Pages have their own messages.
mail-turn = Your turn: { $game }
mail-turn-text = { $name },

    it is your turn.
    { $link }

    You asked for these mails in your settings there.
mail-late = Your time is running out: { $game }
mail-late-text = { $name },

    it is your turn, and your time will be out at { $until }.
    { $link }

    You asked for these mails in your settings there.
