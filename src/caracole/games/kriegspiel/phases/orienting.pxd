from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.phases cimport moving
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel.state cimport Actions

cpdef void list_legal(KriegspielState state, Actions out) noexcept nogil
cpdef bint is_due(KriegspielState state, int army) noexcept nogil
