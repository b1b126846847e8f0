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
