# Wat elk spel te zeggen kan hebben. Een spel met een gelijknamig bericht zegt het in eigen woorden.
refusal-over = De partij is afgelopen.
refusal-chance = Hier beslist het toeval, en niemand anders.
refusal-not-your-turn = Een andere speler beslist nu.
colour-red = Rood
colour-yellow = Geel
colour-blue = Blauw
colour-green = Groen
colour-violet = Violet
colour-grey = Grijs
