# once a match: compiled in less time, because nothing here runs often

cimport cython

@cython.final
cdef class Terms:
    cdef readonly bint ambush_all, many_guards, both_open, march_end, spy_redraw, day_ends_at_once, guerrilla_combat
    cdef readonly bint tournament, redoubt_fire, many_attempts, stay_withdraw, late_march, slow_start
    cdef readonly bint last_played, reshuffle_at_once, open_discards
    cdef readonly int turn_cap, hill
    cdef readonly short[65][4] beside
    cdef readonly short[64][8] far, over, other_over
    cdef readonly short[8] enter, ends_move, march, assault, cover, height, blocks
    cdef readonly short[25][16] tiles
    cdef readonly short[8][8] wasted
    cdef readonly short[9][57] copies, attack_dice, attack_sides, fire_dice, fire_sides, volley_dice, volley_sides
    cdef readonly short[9][57] guard, lead, command, rally, pursuit, withdraw, stays
    # not short: Cython 3 takes two arrays of as many arrays for one type, however long these are
    cdef readonly int[9][8] full, reduced, mounted
    cdef readonly short[9] tie
    cdef public double[10] weight
    cdef public double[23][3] trend
    cdef readonly double[7][7][4][61] chance
    cpdef choose(self, options)
    cpdef measure(self)
    cpdef survey(self, dict terrain)
    cpdef enlist(self, int number, army)
    cpdef enlist_card(self, int army, int code, card)
    cpdef enlist_leader(self, int army, int code, leader)
