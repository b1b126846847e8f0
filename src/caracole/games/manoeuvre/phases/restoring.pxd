from caracole.games.manoeuvre cimport cards, names
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef bint is_due(Position state) noexcept nogil
cdef bint has_reduced(Position state) noexcept nogil
cdef bint has_site(Position state) noexcept nogil
cdef bint is_site(Position state, int unit) noexcept nogil
cdef void list_legal(Position state, Actions out) noexcept nogil
cdef void list_attempts(Position state, int unit, int square, Actions out) noexcept nogil
cdef void act(Position state, int action) noexcept nogil
cdef void attempt(Position state, int code, int unit) noexcept nogil
cdef void rally(Position state, int outcome) noexcept nogil
cdef void restore(Position state, int unit) noexcept nogil
