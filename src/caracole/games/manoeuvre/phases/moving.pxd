from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef bint has_mover(Position state, int but) noexcept nogil
cdef void list_moves(Position state, int but, Actions out) noexcept nogil
cdef bint has_first(Position state) noexcept nogil
cdef void list_first(Position state, Actions out) noexcept nogil
cdef void list_second(Position state, Actions out) noexcept nogil
cpdef void list_steps(Position state, int square, Actions out) noexcept nogil
cpdef void list_rides(Position state, int square, Actions out) noexcept nogil
cdef bint passes(Position state, int square) noexcept nogil
cpdef bint slow(Position state, int square) noexcept nogil
cdef void move(Position state, int action, int k) noexcept nogil
cdef void move_first(Position state, int action) noexcept nogil
cdef void move_second(Position state, int action) noexcept nogil
cdef void list_march(Position state, Actions out) noexcept nogil
cdef void step(Position state, int action) noexcept nogil
cdef bint may_march(Position state, int k) noexcept nogil
cdef bint may_supply(Position state, int k) noexcept nogil
cdef bint may_add(Position state) noexcept nogil
cdef void list_extras(Position state, Actions out) noexcept nogil
cdef void play_extra(Position state, int action) noexcept nogil
