from caracole.games.generalowsky cimport names
from caracole.games.generalowsky.state cimport GeneralowskyState
from caracole.kernel.state cimport Actions

cpdef void list_legal(GeneralowskyState state, Actions out) noexcept nogil
cpdef int partner(GeneralowskyState state, int general) noexcept nogil
