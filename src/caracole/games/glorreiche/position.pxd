from caracole.games.glorreiche cimport names
from caracole.games.glorreiche.terms cimport Terms
from caracole.kernel.random cimport absorbed
from caracole.kernel.state cimport State

cdef class Position(State):
    cdef readonly Terms terms
    cdef public short[12] cell
    cdef public short[344] pile
    cdef public short[86] height
    cdef public short[12] below
    cdef public short[12] ground
    cdef public short[86] chip
    cdef public short[4] taken
    cdef public short[12] slot
    cdef public short[4] arrived
    cdef public short[4] in_order
    cdef public int low, high, home
    cdef public int turn
    cdef public short[12] moved
    cdef public short[86] ahead
    cdef public int entering, die
    cdef void copy_position(self, Position other) noexcept nogil

cpdef void set_up(Position state) noexcept nogil
cpdef int owner(Position state, int recruit) noexcept nogil
cpdef int number(Position state, int recruit) noexcept nogil
cpdef bint waits(Position state, int recruit) noexcept nogil
cpdef int on_top(Position state, int cell) noexcept nogil
cpdef void stand(Position state, int recruit, int cell) noexcept nogil
cpdef int lift(Position state, int cell) noexcept nogil
