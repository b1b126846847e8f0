from caracole.games.kriegspiel cimport names, position
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel.state cimport Actions

cdef void list_legal(Position state, Actions out) noexcept nogil
cpdef void list_shots(Position state, int plate, Actions out) noexcept nogil
cpdef bint has_shot(Position state, int army) noexcept nogil
cpdef int next_target(Position state, int plate, int beyond) noexcept nogil
cpdef bint can_fire(Position state, int plate) noexcept nogil
cpdef int reach(int arm) noexcept nogil
cpdef bint is_target(Position state, int plate, int other) noexcept nogil
cpdef bint blocks(Position state, int plate, int other) noexcept nogil
cpdef void act(Position state, int action) noexcept nogil
