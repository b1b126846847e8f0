from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef void list_picks(ManoeuvreState state, int side, Actions out) noexcept nogil
cpdef void pick(ManoeuvreState state, int action) noexcept nogil
cpdef int next_unit(ManoeuvreState state, int side) noexcept nogil
cpdef void list_places(ManoeuvreState state, int side, Actions out) noexcept nogil
cpdef void place(ManoeuvreState state, int action) noexcept nogil
