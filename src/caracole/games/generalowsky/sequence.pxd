from caracole.games.generalowsky cimport medals, names
from caracole.games.generalowsky.phases cimport declaring, ordering, spinning, striding, targeting
from caracole.games.generalowsky.state cimport GeneralowskyState
from caracole.kernel cimport names as kernel
from caracole.kernel.state cimport Actions

cpdef void begin(GeneralowskyState state) noexcept nogil
cpdef void list_legal(GeneralowskyState state, Actions out) noexcept nogil
cpdef void list_odds(GeneralowskyState state, Actions out) noexcept nogil
cpdef void act(GeneralowskyState state, int action) noexcept nogil
cpdef void begin_turn(GeneralowskyState state) noexcept nogil
cpdef void plan(GeneralowskyState state, int general) noexcept nogil
cpdef void order(GeneralowskyState state, int first) noexcept nogil
cpdef void spin(GeneralowskyState state, int general, int result) noexcept nogil
cpdef void end_spin(GeneralowskyState state) noexcept nogil
cpdef void go_on(GeneralowskyState state) noexcept nogil
cpdef bint is_between_spins(GeneralowskyState state) noexcept nogil
cpdef double payoff(GeneralowskyState state, int player) noexcept nogil
