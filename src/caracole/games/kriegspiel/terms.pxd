# once a match: compiled in less time, because nothing here runs often

cimport cython

from caracole.games.kriegspiel cimport casualties, names

@cython.final
cdef class Terms:
    cdef public short[3126] near
    cdef public short[520] across
    cdef public short[520] down
    cdef public short[24] aims
    cdef public short[42] army
    cdef public short[42] arm
    cdef readonly short[40] start
    cdef readonly short[40] full
    cdef public short[80] own
    cdef public short[2] count
    cdef public double[4] goal
    cdef public short[4356] costs
    cdef public short[31974] steps
    cdef public double[16] weight
    cdef public double[324] gain
    cdef readonly list called
    cdef readonly int rows, cols, plates, first, odd
    cdef readonly bint orient_first, reverse
    cdef readonly int fire_over
    cdef readonly bint cannon_hits_gunners, gunners_between_cannons, immobile, by_figures
    cdef readonly int draw_after, max_transfers
