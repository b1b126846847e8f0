# once a match: compiled in less time, because nothing here runs often

cimport cython

from caracole.games.glorreiche cimport names

@cython.final
cdef class Terms:
    cdef readonly int players, each, first, entry
    cdef readonly short[86] stone
    cdef readonly short[86] room
    cdef readonly short[86] chip
    cdef readonly bint count_colours, frozen_ranks, stone_is_level, cap_counts_stone, direct_base, no_self_block
    cdef readonly bint may_leave_chip, share_ties, discipline, sanctions, double_slots_only, is_default
    cdef public double[7] weight
    cdef float[::1] network
    cpdef lay_out(self, object chips)
