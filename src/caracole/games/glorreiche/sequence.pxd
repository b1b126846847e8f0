from caracole.games.glorreiche cimport names
from caracole.games.glorreiche.phases cimport arriving, marching, rolling
from caracole.games.glorreiche.position cimport Position
from caracole.kernel cimport names as kernel
from caracole.kernel.state cimport Actions

cpdef void begin(Position state) noexcept nogil
cpdef void list_legal(Position state, Actions out) noexcept nogil
cpdef void list_odds(Position state, Actions out) noexcept nogil
cpdef void act(Position state, int action) noexcept nogil
cdef void next_entry(Position state) noexcept nogil
cdef void ask_who(Position state) noexcept nogil
cdef void roll(Position state, int face) noexcept nogil
cdef void choose(Position state, int which) noexcept nogil
cdef void enter(Position state) noexcept nogil
cdef void march(Position state, int action) noexcept nogil
cdef void begin_turn(Position state) noexcept nogil
cdef void next_turn(Position state) noexcept nogil
