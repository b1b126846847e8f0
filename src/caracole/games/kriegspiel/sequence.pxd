from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.phases cimport ending, firing, moving, orienting, rolling, transferring
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel cimport names as kernel
from caracole.kernel.state cimport Actions

cpdef void begin(KriegspielState state) noexcept nogil
cpdef void list_legal(KriegspielState state, Actions out) noexcept nogil
cpdef void list_odds(KriegspielState state, Actions out) noexcept nogil
cpdef void act(KriegspielState state, int action) noexcept nogil
cpdef void order(KriegspielState state, int plate, int kind) noexcept nogil
cpdef void orient(KriegspielState state) noexcept nogil
cpdef void end_orienting(KriegspielState state) noexcept nogil
cpdef void begin_turn(KriegspielState state) noexcept nogil
cpdef void cease_moving(KriegspielState state) noexcept nogil
cpdef void shoot(KriegspielState state, int plate, int distance) noexcept nogil
cpdef void roll(KriegspielState state, int die) noexcept nogil
cpdef void end_turn(KriegspielState state) noexcept nogil
cpdef double payoff(KriegspielState state, int side) noexcept nogil
