from caracole.games.manoeuvre cimport forces, names
from caracole.games.manoeuvre.position cimport Position

cdef void end_turn(Position state, int argument) noexcept nogil
cdef void nightfall(Position state, int reason) noexcept nogil
cdef int ahead(Position state) noexcept nogil
cpdef int controlled(Position state, int side) noexcept nogil
cpdef bint controls(Position state, int side, int square) noexcept nogil
cdef double payoff(Position state, int side) noexcept nogil
