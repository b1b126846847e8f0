from caracole.games.generalowsky cimport names, piles
from caracole.games.generalowsky.position cimport Position
from caracole.kernel.state cimport Actions

cpdef int allowed(Position state) noexcept nogil
cpdef void list_legal(Position state, Actions out) noexcept nogil
cpdef void act(Position state, int general, int steps) noexcept nogil
