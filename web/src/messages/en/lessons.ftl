# Lessons

lesson-lede = A game learned by playing it, ten minutes: a position, a task, and the rule once you have felt it.
lesson-none = This game has no lessons yet.
lesson-count = { $done } of { $all }
lesson-on = Go on learning
lesson-begin = Begin
lesson-lessons = Lessons
lesson-is-done = done
lesson-guided = with the guide
lesson-over = This try is over.
lesson-solved = The task is solved.
lesson-left =
    { $left ->
        [one] One action. Choose something that glows.
       *[other] At most { $left } actions. Choose something that glows.
    }
lesson-again = Again
lesson-at = Lesson { $number } of { $all }
lesson-next = Next lesson
lesson-all = All games
lesson-skip = Skip
lesson-well = Well done.
lesson-so = This is how it goes.
lesson-not-yet = Not yet.
lesson-next-is = Next: { $title }
lesson-hint-1 = First hint
lesson-hint-2 = Second hint
lesson-show = Show me
lesson-after = After the lessons
lesson-puzzle = A puzzle on this rule
lesson-match = First match, with the guide
