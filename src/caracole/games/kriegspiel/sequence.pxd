from caracole.games.kriegspiel cimport names, position
from caracole.games.kriegspiel.phases cimport ending, firing, moving, orienting, rolling
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel cimport names as kernel
from caracole.kernel.state cimport Actions

cpdef void begin(Position state) noexcept nogil
cpdef void list_legal(Position state, Actions out) noexcept nogil
cpdef void list_odds(Position state, Actions out) noexcept nogil
cpdef void act(Position state, int action) noexcept nogil
cpdef void enter(Position state, int phase) noexcept nogil
cpdef void orient(Position state, int action) noexcept nogil
cpdef void begin_turn(Position state) noexcept nogil
cpdef void move(Position state, int action) noexcept nogil
cpdef void fire(Position state, int action) noexcept nogil
cpdef void roll(Position state, int action) noexcept nogil
cpdef void end_turn(Position state) noexcept nogil
