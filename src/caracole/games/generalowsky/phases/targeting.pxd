from caracole.games.generalowsky cimport names, piles
from caracole.games.generalowsky.state cimport GeneralowskyState
from caracole.kernel.state cimport Actions

cpdef void list_legal(GeneralowskyState state, int general, Actions out) noexcept nogil
cpdef bint is_target(GeneralowskyState state, int general, int space) noexcept nogil
cpdef bint has_target(GeneralowskyState state, int general) noexcept nogil
cpdef bint meets_moscow(GeneralowskyState state, int general, int space) noexcept nogil
cpdef void act(GeneralowskyState state, int general, int space) noexcept nogil
