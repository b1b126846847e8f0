from caracole.games.manoeuvre cimport cards, names
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef bint may_answer(ManoeuvreState state) noexcept nogil
cpdef void list_legal(ManoeuvreState state, Actions out) noexcept nogil
cpdef void act(ManoeuvreState state, int action) noexcept nogil
