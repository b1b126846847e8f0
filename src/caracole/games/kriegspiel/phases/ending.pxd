from caracole.games.kriegspiel cimport names, position
from caracole.games.kriegspiel.phases cimport firing, moving, transferring
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel cimport names as kernel

cpdef void check_able(Position state) noexcept nogil
cpdef void check_quiet(Position state) noexcept nogil
cpdef void decide(Position state, int reason, int winner) noexcept nogil
cpdef void clear_turn(Position state) noexcept nogil
cpdef bint is_able(Position state, int army) noexcept nogil
cpdef bint can_move(Position state, int plate) noexcept nogil
cpdef bint can_give(Position state, int plate) noexcept nogil
cpdef int strength(Position state, int army) noexcept nogil
cpdef double payoff(Position state, int side) noexcept nogil
