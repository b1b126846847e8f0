from caracole.games.kriegspiel cimport names, position
from caracole.games.kriegspiel.phases cimport moving
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel.state cimport Actions

cpdef void draw_up(Position state) noexcept nogil
cdef void list_legal(Position state, Actions out) noexcept nogil
cpdef bint is_due(Position state, int army) noexcept nogil
