cimport cython

from caracole.games.generalowsky cimport evaluate, features, insight, names, sequence
from caracole.games.generalowsky.terms cimport Terms
from caracole.kernel.random cimport absorbed
from caracole.kernel.state cimport Actions, State

@cython.final
cdef class GeneralowskyState(State):
    cdef readonly Terms terms
    cdef public short[6] space
    cdef public short[6] level
    cdef public int[6] medals
    cdef public short[6] band
    cdef double[6] hoped
    cdef float[64] inner
    cdef float[32] outer
    cdef public int pot, spins, shown, turn
    cdef void copy_position(self, GeneralowskyState other) noexcept nogil
    cpdef int owner(self, int general) noexcept nogil
    cpdef int height(self, int space) noexcept nogil
    cpdef int commander(self, int general) noexcept nogil
    cpdef dict piles(self)
    cpdef list exiles(self)
