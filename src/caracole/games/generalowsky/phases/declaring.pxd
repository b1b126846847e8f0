from caracole.games.generalowsky cimport names, position
from caracole.games.generalowsky.position cimport Position
from caracole.kernel.state cimport Actions

cpdef int decider(Position state, int general) noexcept nogil
cpdef void list_legal(Position state, Actions out) noexcept nogil
cpdef void act(Position state, int general, int band) noexcept nogil
cpdef void forget(Position state) noexcept nogil
