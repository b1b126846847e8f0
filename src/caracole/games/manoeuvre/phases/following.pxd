from caracole.games.manoeuvre cimport ground, names
from caracole.games.manoeuvre.phases cimport attacking, losing
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef bint has_choice(ManoeuvreState state) noexcept nogil
cpdef void list_retreats(ManoeuvreState state, Actions out) noexcept nogil
cpdef void choose_retreat(ManoeuvreState state, int action) noexcept nogil
cpdef void retreat_to(ManoeuvreState state, int square) noexcept nogil
cpdef void retreat(ManoeuvreState state) noexcept nogil
cpdef bint is_vacated(ManoeuvreState state) noexcept nogil
cpdef bint may_stay(ManoeuvreState state) noexcept nogil
cpdef bint has_options(ManoeuvreState state) noexcept nogil
cpdef void list_advances(ManoeuvreState state, Actions out) noexcept nogil
cpdef void choose_advance(ManoeuvreState state, int action) noexcept nogil
cpdef void advance(ManoeuvreState state, int unit) noexcept nogil
cpdef bint is_pursued(ManoeuvreState state) noexcept nogil
cpdef void pursue(ManoeuvreState state, int face) noexcept nogil
cpdef int modifier(ManoeuvreState state) noexcept nogil
