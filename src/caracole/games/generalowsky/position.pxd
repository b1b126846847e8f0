from caracole.games.generalowsky cimport names
from caracole.games.generalowsky.terms cimport Terms
from caracole.kernel.random cimport absorbed
from caracole.kernel.state cimport State

cdef class Position(State):
    cdef readonly Terms terms
    cdef public int[6] space
    cdef public int[6] level
    cdef public int[6] medals
    cdef public int[6] band
    cdef public int pot, spins, shown, turn
    cdef void copy_position(self, Position other) noexcept nogil

cpdef void set_up(Position state) noexcept nogil
cpdef int owner(Position state, int general) noexcept nogil
cpdef int height(Position state, int space) noexcept nogil
cpdef int commander(Position state, int general) noexcept nogil
cpdef int decider(Position state, int general) noexcept nogil
