from caracole.games.kriegspiel cimport names, position
from caracole.games.kriegspiel.phases cimport ending, firing, moving, orienting, rolling
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel cimport names as kernel
from caracole.kernel.state cimport Actions

ctypedef void (*Lists)(Position state, Actions out) noexcept nogil
ctypedef void (*Acts)(Position state, int action) noexcept nogil

cdef Lists[4] LISTS
cdef Acts[4] ACTS

cpdef void begin(Position state) noexcept nogil
cdef void tabulate()
cdef void phase(int number, Lists lists, Acts acts)
cdef void list_due(Position state, Actions out) noexcept nogil
cdef void act(Position state, int action) noexcept nogil
cdef void enter(Position state, int number) noexcept nogil
cdef void orient(Position state, int action) noexcept nogil
cdef void begin_turn(Position state) noexcept nogil
cdef void move(Position state, int action) noexcept nogil
cdef void fire(Position state, int action) noexcept nogil
cdef void roll(Position state, int action) noexcept nogil
cdef void end_turn(Position state) noexcept nogil
