# once a match: compiled in less time, because nothing here runs often

cimport cython

from caracole.games.generalowsky cimport names

@cython.final
cdef class Terms:
    cdef readonly int players, generals, each, first, length, moscow, supply, max_spins
    cdef readonly bint up_to, to_arriver, to_covered, one_at_moscow, exile_pile, black_adds, black_group, walks
    cdef readonly bint both_first, sums, is_default
    cdef readonly int[4] count
    cdef readonly int[252] kind
    cdef readonly int[252] sectors
    cdef int[256] outcomes
    cdef long long[256] chances
    cdef public double[10] weight
    cdef float[::1] network
    cdef readonly double[20] offer
