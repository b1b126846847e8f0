# What `caracole rules` says beside a rule, and the legend of its marks.
origin-printed = In the printed rules
origin-found = Found outside the printed rules
origin-ours = Ours, in whole or in part: reconstructed, or settled where the text is silent
enforced-rules = the rules enforce it
enforced-shown = a matter of display or manners, nothing enforces it
sure-certain = Certain
sure-likely = Likely
sure-guess = A guess
option = option { $names }
legend-option = an option changes it
legend-more = “caracole rules { $game } ID” says where a rule is from and how sure we are of it.
rules-aim = The aim
rules-contents = Contents
rules-questions = Questions and answers
rules-marks = Marks

# Tables: games, options, bots.
head-option = option
head-meaning = what it says
head-values = values
head-default = default
head-rules = rules
head-preset = preset
head-options = options
head-name = name
head-title = who
head-character = character
option-players = Players
default-open = left open
kind-integer = a whole number
kind-array = a list, as JSON
kind-array-of = a list, as JSON, of { $values }
kind-object = an object, as JSON
kind-string = a text
options-presets = Presets, chosen by --preset:
options-how = Asked for as in “caracole play { $game } --option NAME=VALUE”; “caracole rules { $game } ID” tells a rule.
bots-how = Who sits opposite in “caracole play” if nobody says otherwise: { $bot }. After an @ stands a budget: old-guard@300 for 300 simulations a decision, old-guard@0.5s for half a second.
