from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel.state cimport Actions

cpdef void list_legal(KriegspielState state, Actions out) noexcept nogil
cpdef bint is_redundant(KriegspielState state, int candidate) noexcept nogil
cpdef bint commutes(KriegspielState state, int candidate) noexcept nogil
