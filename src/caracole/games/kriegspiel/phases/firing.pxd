from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel.state cimport Actions

cpdef void list_legal(KriegspielState state, Actions out) noexcept nogil
cpdef void list_shots(KriegspielState state, int plate, Actions out) noexcept nogil
cpdef bint has_shot(KriegspielState state, int army) noexcept nogil
cpdef int next_target(KriegspielState state, int plate, int beyond) noexcept nogil
cpdef bint can_fire(KriegspielState state, int plate) noexcept nogil
cpdef int reach(int arm) noexcept nogil
cpdef bint is_target(KriegspielState state, int plate, int other) noexcept nogil
cpdef bint blocks(KriegspielState state, int plate, int other) noexcept nogil
cpdef void act(KriegspielState state, int plate, int distance) noexcept nogil
