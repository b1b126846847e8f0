from caracole.games.generalowsky cimport names, piles, position
from caracole.games.generalowsky.position cimport Position
from caracole.kernel.state cimport Actions

cpdef void list_legal(Position state, int general, Actions out) noexcept nogil
cdef int next_target(Position state, int general, int after) noexcept nogil
cpdef bint has_target(Position state, int general) noexcept nogil
cpdef bint meets_moscow(Position state, int general, int space) noexcept nogil
cpdef void act(Position state, int general, int space) noexcept nogil
