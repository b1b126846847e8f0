from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.phases cimport transferring
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel.state cimport Actions

cpdef void list_legal(KriegspielState state, Actions out) noexcept nogil
cpdef void list_moves(KriegspielState state, int plate, Actions out) noexcept nogil
cpdef void list_half_turns(KriegspielState state, int plate, Actions out) noexcept nogil
cpdef bint can_half_turn(KriegspielState state, int plate) noexcept nogil
cpdef int mobility(KriegspielState state, int plate) noexcept nogil
cpdef int budget(int arm) noexcept nogil
cpdef int most_moves(int gunners) noexcept nogil
cpdef bint is_free(KriegspielState state, int plate, int turn) noexcept nogil
cpdef void act(KriegspielState state, int plate, int kind) noexcept nogil
cpdef void rotate(KriegspielState state, int plate, int twelfths) noexcept nogil
cpdef void displace(KriegspielState state, int plate, int turn) noexcept nogil
cpdef void pay(KriegspielState state, int plate) noexcept nogil
cpdef void refresh(KriegspielState state) noexcept nogil
