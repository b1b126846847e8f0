from caracole.games.generalowsky cimport names
from caracole.games.generalowsky.phases cimport spinning
from caracole.games.generalowsky.state cimport GeneralowskyState
from caracole.kernel.state cimport Actions

cpdef int allowed(GeneralowskyState state) noexcept nogil
cpdef void list_legal(GeneralowskyState state, Actions out) noexcept nogil
cpdef void act(GeneralowskyState state, int general, int steps) noexcept nogil
