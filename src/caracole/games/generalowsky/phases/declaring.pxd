from caracole.games.generalowsky cimport names
from caracole.games.generalowsky.position cimport Position
from caracole.kernel.state cimport Actions

cpdef void list_legal(Position state, Actions out) noexcept nogil
cpdef void act(Position state, int general, int band) noexcept nogil
cpdef void forget(Position state) noexcept nogil
