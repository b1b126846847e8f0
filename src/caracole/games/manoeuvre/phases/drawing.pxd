from caracole.games.manoeuvre cimport cards, names
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef void list_discards(ManoeuvreState state, Actions out) noexcept nogil
cpdef void discard(ManoeuvreState state, int action) noexcept nogil
cpdef bint may_redraw(ManoeuvreState state) noexcept nogil
