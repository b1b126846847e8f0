from caracole.games.manoeuvre cimport ground, names
from caracole.games.manoeuvre.phases cimport attacking, losing
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef bint has_choice(Position state) noexcept nogil
cdef void list_retreats(Position state, Actions out) noexcept nogil
cdef void choose_retreat(Position state, int action) noexcept nogil
cdef void retreat_to(Position state, int square) noexcept nogil
cdef void retreat(Position state, int argument) noexcept nogil
cdef bint is_vacated(Position state) noexcept nogil
cpdef bint may_stay(Position state) noexcept nogil
cdef bint has_options(Position state) noexcept nogil
cdef void list_advances(Position state, Actions out) noexcept nogil
cdef void advance_alone(Position state, int argument) noexcept nogil
cdef void choose_advance(Position state, int action) noexcept nogil
cdef void advance(Position state, int unit) noexcept nogil
cdef bint is_pursued(Position state) noexcept nogil
cdef void pursue(Position state, int outcome) noexcept nogil
cpdef int modifier(Position state) noexcept nogil
