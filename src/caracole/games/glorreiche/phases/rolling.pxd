from caracole.games.glorreiche cimport names, position
from caracole.games.glorreiche.position cimport Position
from caracole.kernel.state cimport Actions

cpdef void list_odds(Position state, Actions out) noexcept nogil
cpdef void list_choices(Position state, Actions out) noexcept nogil
cpdef int lowest(Position state) noexcept nogil
cpdef int yard(Position state) noexcept nogil
cpdef void throw(Position state, int face) noexcept nogil
cpdef void choose(Position state, int which) noexcept nogil
cpdef void enter(Position state) noexcept nogil
