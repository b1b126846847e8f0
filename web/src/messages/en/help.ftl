# Rules with pictures
rules-aim = The aim
rules-contents = Contents
rules-questions = Questions and answers
rules-print = Print
rules-larger = { $caption } (opens larger)

# Help at the table
ask = Help
ask-title = What can I do? What is this?
ask-now = What can I do?
ask-click = Choose one of these on the board; each says what it can do:
ask-goes = Chosen. Now one of these:
ask-buttons = Or press a button:
ask-show = Show me
ask-do = Do it
ask-ways = { $count ->
        [one] one way
       *[other] { $count } ways
    }
ask-more = { $count } more are in the tab “{ $tab }”.
ask-wait = It is not your turn. The log tells what happens, and why.
ask-over = The match is over.
ask-why = Choose anything else, and you are told which rule forbids it.
ask-things = What is this?
ask-point = Point at a piece, or press it long with a finger, to see its name and what it can do.
ask-lessons = Lessons
key-ask = help: what can I do, what is this?
