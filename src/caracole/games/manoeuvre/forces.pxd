from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.position cimport Position

cpdef int strength(Position state, int side, int unit) noexcept nogil
cpdef int lost(Position state, int side) noexcept nogil
cpdef int reduced(Position state, int side) noexcept nogil
