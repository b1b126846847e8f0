# data only
cdef enum:
    CELLS = 84
    HOME = 85
    YARD = 0
    RECRUITS = 12
    WIDTH = 4
    MOST_RECRUITS = 3
    MOST_LEVELS = 3
    ROLLING = 0
    CHOOSING = 1
    MARCHING = 2
    AFTER = 0
    BEFORE = 1
    ASCENDING = 2
    MARCHES = 7056
    CHOICES = 14112
    OUTCOMES = 14118
