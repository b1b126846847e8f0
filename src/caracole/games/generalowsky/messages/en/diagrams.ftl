# Captions of the pictures of the rules (`diagrams.toml`).

diagram-start = The beginning: everybody is in exile, one medal waits in the pot at Moscow, the chests are bare.
diagram-command = It is yellow’s turn, at the bottom. But red stands on top: red chooses the band for the general who moves.
diagram-bands = The four bands in twelfths. The signs around the ring show where each number of a band would lead.
diagram-middle = Yellow moved out of the middle: it carried blue along and left red behind. Blue, on top, now moves alone.
diagram-exile = Out of exile green goes to space 1 with a 2: the first step is the Siberia space.
diagram-x = An X for blue, who carried red: both go into exile and two medals into the pot. Yellow, below, stays where it is.
diagram-jump = The drawing lets red jump onto any opponent. Onto yellow it arrives at Moscow and takes the pot; onto blue it does not.
diagram-landing = Red has landed on two generals: it stands on top, commands them, and two medals go into the pot.
diagram-moscow = Red carried yellow past Moscow onto two others. Two medals join the four in the pot, and yellow, on top, takes all six. Red gets none.
diagram-leaving = Red leaves Moscow with a 3 and comes to space 2. The medal stays in the pot: only who arrives or passes takes it.
diagram-star = Eleven medals have become one with a star. Blue needs one more for the same.
diagram-marshal = A 1 takes red onto yellow and into Moscow: one medal for the landing, then the whole pot. That makes 21, and red is Marshal.
diagram-two = With two players each has two generals. Red says which of his own moves first; the others are not his to move.
