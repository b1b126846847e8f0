from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.phases cimport firing, moving, transferring
from caracole.games.kriegspiel.state cimport KriegspielState

cpdef void check_able(KriegspielState state) noexcept nogil
cpdef void check_quiet(KriegspielState state) noexcept nogil
cpdef void decide(KriegspielState state, int reason, int winner) noexcept nogil
cpdef void clear_turn(KriegspielState state) noexcept nogil
cpdef bint is_able(KriegspielState state, int army) noexcept nogil
cpdef bint can_move(KriegspielState state, int plate) noexcept nogil
cpdef bint can_give(KriegspielState state, int plate) noexcept nogil
cpdef int strength(KriegspielState state, int army) noexcept nogil
