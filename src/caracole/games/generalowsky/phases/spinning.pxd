from caracole.games.generalowsky cimport medals, names, piles
from caracole.games.generalowsky.phases cimport targeting
from caracole.games.generalowsky.position cimport Position
from caracole.kernel.state cimport Actions

cpdef void list_odds(Position state, int general, Actions out) noexcept nogil
cpdef int act(Position state, int general, int result) noexcept nogil
cpdef bint asks_stride(Position state, int result) noexcept nogil
cpdef void degrade(Position state, int general) noexcept nogil
