# Lessons: their tasks, and what is said on the way.

lesson-ground-title = Good ground
lesson-ground-task = Move the unit on d2 onto the ground that helps it most in defense.
lesson-ground-text = { guide } Woods and hills add 2 to the defense of a unit that stands there, a town adds 3.
lesson-ground-hint-1 = Beside d2 lies a town.
lesson-ground-hint-2 = Click the unit on d2, then c2.
lesson-ground-done = A town adds three to its defense. Ground costs nothing and is there every time.
lesson-ground-try-open = Open ground adds nothing. One square to the side lies a town.
lesson-ground-try-diagonal = Nothing goes diagonally, neither moves nor attacks.

lesson-set-up-title = Set up
lesson-set-up-task = Set up the cavalry where it can ride off at once.
lesson-set-up-text = { guide-place } Each side stands on its first two ranks, one unit on each square.
lesson-set-up-hint-1 = It should have nobody in front of it.
lesson-set-up-hint-2 = The front is rank 2: h2, a2 and f2 are free.
lesson-set-up-done = In front and on a flank: next turn it can ride two squares. Behind your own foot it would wait.
lesson-set-up-try-behind = Behind your own foot it waits until somebody makes way. Nobody passes through a unit.
lesson-set-up-try-far = You set up on ranks 1 and 2 only; d3 is no-man’s-land.

lesson-discard-title = Discard and draw
lesson-discard-task = Two of your cards belong to a unit that is out. Get two new ones for them.
lesson-discard-text = { guide-discard } A unit fights only through its own cards.
lesson-discard-hint-1 = The 52nd Regiment is out.
lesson-discard-hint-2 = Click both cards of the 52nd Regiment, then keep the rest.
lesson-discard-done = Two dead cards out, two new ones in. Whoever never discards fights with what chance left him.
lesson-discard-try-guard = The Guards are alive, and this is their best card. Throw away what nobody can use.
lesson-discard-try-none = So both dead cards stay in your hand, and you draw two cards fewer.
lesson-discard-try-one = One new card. The other dead one still takes up a place in your hand.

lesson-march-title = On foot, on horse
lesson-march-task = Bring the Guards to f5 in one turn.
lesson-march-text = { guide-move } A Forced March, played right after, gives the unit one square more.
lesson-march-hint-1 = First the ordinary move, then the card.
lesson-march-hint-2 = From f3 to f4; then play Forced March; then f5.
lesson-march-done = Two squares on foot in one turn. The card is gone, so use it when the square is worth it.
lesson-march-try-at-once = Foot goes one square. The second comes from the card, and after the first.
lesson-march-try-go-on = You have gone on without the card. It is played right after the unit has moved.
lesson-march-try-horse = Cavalry rides two squares without a card. But one unit moves in a turn, and now it is not the Guards.

lesson-assault-title = Where to attack
lesson-assault-task = Attack the enemy who has no help from the ground.
lesson-assault-text = { guide-combat } The dice and the strength of your unit stand against strength, cards and ground of the other.
lesson-assault-hint-1 = One of the two stands in the woods.
lesson-assault-hint-2 = Take the Guards’ card, then the target on h4.
lesson-assault-done = Five against you instead of eight: the woods would have added two, and the other is stronger by one.
lesson-assault-try-woods = He stands in the woods, which add 2 to his defense, and he is stronger anyway. The other one stands in the open.
lesson-assault-try-other-card = A card fights only for the unit it names, and that unit must stand beside the target.

lesson-defend-title = Under attack
lesson-defend-task = You are attacked on d4. Add the card that helps most.
lesson-defend-text = { guide-defend }
lesson-defend-hint-1 = Only cards of the attacked unit count.
lesson-defend-hint-2 = The gun card of the 4th adds seven.
lesson-defend-done = Seven more. A gun card cannot assault, but it defends best of all.
lesson-defend-try-bare = Without a card your seven stand against eight and two dice. It would have cost you a hit, at least.
lesson-defend-try-guard = The Guards are not attacked. Their card helps them alone.

lesson-together-title = Together
lesson-together-task = Attack d4 with the Guard, and bring the cuirassiers in.
lesson-together-text = A leader can fight, or he can command: then units beside the target join in, with all their strength.
lesson-together-hint-1 = First the Guard’s card and the target. Then the leader, for command.
lesson-together-hint-2 = Play Ney to command, then click the cuirassiers on e4.
lesson-together-done = Two units, one attack: their strengths add up. That is what leaders are for.
lesson-together-try-alone = Ney fights himself now and adds his combat value. The cuirassiers stand by. Played for command, he brings a whole unit.

lesson-retreat-title = Hit or retreat
lesson-retreat-task = Your unit on c2 is weak already. Keep it alive.
lesson-retreat-text = { guide-choice }
lesson-retreat-hint-1 = What does a hit do to a unit that is reduced?
lesson-retreat-hint-2 = Stand, and when the dice have fallen, retreat.
lesson-retreat-done = It lives, one square back. Ground comes back; a unit that is out does not.
lesson-retreat-try-hit = A hit removes a unit that is reduced. Now it is out, and whoever loses five has lost the match.

lesson-pursue-title = After them
lesson-pursue-task = Drive the enemy off d4 with your cavalry, and ride after him.
lesson-pursue-text = { guide-advance } A die for each card of the cavalry: not more than the number on the card, and the fleeing unit is hit.
lesson-pursue-hint-1 = You roll twice his sum: you choose. A unit that flees can be pursued.
lesson-pursue-hint-2 = Let him retreat, then advance from d3 to d4.
lesson-pursue-done = He lost the ground, and took a hit in the pursuit. Cavalry strikes twice at whoever runs.
lesson-pursue-try-hit = A hit, and he stands where he stood. Had he fled, your cavalry could have taken the ground, and hit him too.
lesson-pursue-try-stay = You let him go. Advance, and the pursuit is thrown for.

lesson-bombard-title = From afar
lesson-bombard-task = Bombard an enemy two squares away.
lesson-bombard-text = A gun card reaches two squares, if the square between is open. No advance, no answer: more than the target’s strength is a hit.
lesson-bombard-hint-1 = Hills, towns, woods and units block the sight.
lesson-bombard-hint-2 = Nothing stands on g5. Fire at g6.
lesson-bombard-done = Two squares of open ground, and nobody can answer. Guns fire from behind the line.
lesson-bombard-try-hidden = Between g4 and e4 lies a hill. Nobody sees through it.

lesson-volley-title = A volley
lesson-volley-task = Hit the enemy on g5 without putting your weak unit at risk.
lesson-volley-text = A volley card fires at the next square: its dice against his strength and his ground. More is a hit; less costs you nothing. He adds no cards.
lesson-volley-hint-1 = The 42nd’s card can be played in two ways.
lesson-volley-hint-2 = Click the card, the enemy on g5, then the volley.
lesson-volley-done = Two dice against five, and nothing to lose. You may fire a volley out of a marsh, too; an assault never begins there.
lesson-volley-try-assault = In an assault he adds cards, and with less than his sum your weak unit is out. A volley risks nothing.
lesson-volley-try-hold = Nobody has to fight. But the volley would have cost you no more than the card.
lesson-volley-try-far = A volley reaches the next square only. For two squares it takes a gun card.

lesson-restore-title = Back to strength
lesson-restore-task = Restore the Guards for sure.
lesson-restore-text = { guide-restore }
lesson-restore-hint-1 = The leader needs a good roll. What needs none?
lesson-restore-hint-2 = Play the Guards’ own card.
lesson-restore-done = Full strength again, without a die. A unit’s own card always works, if guerrillas do not stop it.
lesson-restore-try-leader = A leader must roll low enough. It may work; the Guards’ own card works surely.
lesson-restore-try-other = A unit card restores its own unit alone. That one belongs to the King’s Dragoons.

lesson-night-title = Nightfall
lesson-night-task = Night falls at the end of this turn. Win by ground.
lesson-night-text = When both decks are used up, squares decide: those of the enemy half on which you stand, or beside which you stand with no enemy there. Or earlier, when five units of a side are out.
lesson-night-hint-1 = Your units count only in the upper half of the board.
lesson-night-hint-2 = Ride from e3 to e5; nobody disputes the squares around it. Then finish the turn.
lesson-night-done = Four squares to three. Far from the enemy a unit counts for all squares around it.
lesson-night-try-contested = On d5 the Imperial Guard on b5 disputes a square with you: three to three, and the enemy has lost fewer units.
lesson-night-try-home = That is your own half. Squares count in the enemy’s.

lesson-match-title = A short match
lesson-match-task = Take out the fifth enemy unit.
lesson-match-text = { guide }
lesson-match-hint-1 = With the Guards on d4, attack a unit that is weak already.
lesson-match-hint-2 = A card of the Guards, target d5; add the leader if the odds ask for it.
lesson-match-done = Played to the end. Two full armies do the same, with 60 cards each.
