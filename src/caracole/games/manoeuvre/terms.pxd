# once a match: compiled in less time, because nothing here runs often

cimport cython

@cython.final
cdef class Terms:
    cdef public short[260] beside
    cdef public short[512] far, over, other_over
    cdef public short[4096] gap
    cdef public short[8] enter, ends_move, march, assault, cover, height, blocks
    cdef public short[400] tiles
    cdef public short[64] wasted
    cdef public short[513] copies, attack_dice, attack_sides, fire_dice, fire_sides, volley_dice, volley_sides
    cdef public short[513] guard, lead, command, rally, pursuit, withdraw, stays
    cdef public short[72] full, reduced, mounted
    cdef public short[9] tie
    cdef public double[10] weight
    cdef public double[69] trend
    cdef public double[11956] chance
    cpdef measure(self)
    cpdef survey(self, dict terrain)
    cpdef enlist(self, int number, army)
    cpdef enlist_card(self, int at, card)
    cpdef enlist_leader(self, int at, leader)
