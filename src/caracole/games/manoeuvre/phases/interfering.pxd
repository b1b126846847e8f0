from caracole.games.manoeuvre cimport cards, names
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef bint may_answer(Position state) noexcept nogil
cdef void list_legal(Position state, Actions out) noexcept nogil
cdef void act(Position state, int action) noexcept nogil
