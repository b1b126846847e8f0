from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel.state cimport Actions

cpdef void list_gifts(KriegspielState state, int plate, Actions out) noexcept nogil
cpdef int most(KriegspielState state, int plate) noexcept nogil
cpdef bint fits(KriegspielState state, int giver, int receiver) noexcept nogil
cpdef int capacity(int arm) noexcept nogil
cpdef void act(KriegspielState state, int giver, int figures) noexcept nogil
cpdef void reduce(KriegspielState state, int plate, int figures) noexcept nogil
