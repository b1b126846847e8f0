from caracole.games.kriegspiel cimport names, position
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel.state cimport Actions

cpdef void list_legal(Position state, Actions out) noexcept nogil
cpdef bint is_redundant(Position state, int candidate) noexcept nogil
cpdef bint commutes(Position state, int candidate) noexcept nogil
