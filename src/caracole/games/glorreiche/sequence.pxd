from caracole.games.glorreiche cimport names
from caracole.games.glorreiche.phases cimport arriving, marching, rolling
from caracole.games.glorreiche.state cimport GlorreicheState
from caracole.kernel cimport names as kernel
from caracole.kernel.state cimport Actions

cpdef void begin(GlorreicheState state) noexcept nogil
cpdef void list_legal(GlorreicheState state, Actions out) noexcept nogil
cpdef void list_odds(GlorreicheState state, Actions out) noexcept nogil
cpdef void act(GlorreicheState state, int action) noexcept nogil
cpdef void next_entry(GlorreicheState state) noexcept nogil
cpdef void roll(GlorreicheState state, int cell) noexcept nogil
cpdef void choose(GlorreicheState state, int recruit) noexcept nogil
cpdef void enter(GlorreicheState state) noexcept nogil
cpdef void march(GlorreicheState state, int action) noexcept nogil
cpdef void begin_turn(GlorreicheState state) noexcept nogil
cpdef void end(GlorreicheState state) noexcept nogil
cpdef double payoff(GlorreicheState state, int player) noexcept nogil
