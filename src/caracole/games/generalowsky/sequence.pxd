from caracole.games.generalowsky cimport medals, names, position
from caracole.games.generalowsky.phases cimport declaring, ordering, spinning, striding, targeting
from caracole.games.generalowsky.position cimport Position
from caracole.kernel cimport names as kernel
from caracole.kernel.state cimport Actions

cpdef void begin(Position state) noexcept nogil
cpdef void list_legal(Position state, Actions out) noexcept nogil
cpdef void list_odds(Position state, Actions out) noexcept nogil
cpdef void act(Position state, int action) noexcept nogil
cdef void begin_turn(Position state) noexcept nogil
cdef void plan(Position state, int general) noexcept nogil
cdef void order(Position state, int first) noexcept nogil
cdef void spin(Position state, int general, int result) noexcept nogil
cdef void end_spin(Position state) noexcept nogil
cpdef void go_on(Position state) noexcept nogil
cpdef bint is_between_spins(Position state) noexcept nogil
