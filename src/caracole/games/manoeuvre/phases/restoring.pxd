from caracole.games.manoeuvre cimport cards, names
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef bint is_due(ManoeuvreState state) noexcept nogil
cpdef bint has_reduced(ManoeuvreState state) noexcept nogil
cpdef bint has_site(ManoeuvreState state) noexcept nogil
cpdef bint is_site(ManoeuvreState state, int unit) noexcept nogil
cpdef void list_legal(ManoeuvreState state, Actions out) noexcept nogil
cpdef void list_attempts(ManoeuvreState state, int unit, int square, Actions out) noexcept nogil
cpdef void act(ManoeuvreState state, int action) noexcept nogil
cpdef void attempt(ManoeuvreState state, int code, int unit) noexcept nogil
cpdef void rally(ManoeuvreState state, int face) noexcept nogil
cpdef void restore(ManoeuvreState state, int unit) noexcept nogil
