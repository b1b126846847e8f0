from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cpdef empty(Position state)
cdef void begin(Position state) noexcept nogil
cdef bint is_short(Position state) noexcept nogil
cdef void list_deal(Position state, Actions out) noexcept nogil
cdef void deal(Position state, int outcome) noexcept nogil
cdef void list_picks(Position state, Actions out) noexcept nogil
cdef void pick(Position state, int action) noexcept nogil
cpdef int next_unit(Position state, int side) noexcept nogil
cdef bint has_unit(Position state) noexcept nogil
cdef void list_places(Position state, Actions out) noexcept nogil
cdef void place(Position state, int action) noexcept nogil
