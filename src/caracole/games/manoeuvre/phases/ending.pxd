from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.state cimport ManoeuvreState

cpdef void end_turn(ManoeuvreState state) noexcept nogil
cpdef void nightfall(ManoeuvreState state, int reason) noexcept nogil
cpdef int ahead(ManoeuvreState state) noexcept nogil
cpdef int controlled(ManoeuvreState state, int side) noexcept nogil
cpdef bint controls(ManoeuvreState state, int side, int square) noexcept nogil
cpdef int reduced(ManoeuvreState state, int side) noexcept nogil
