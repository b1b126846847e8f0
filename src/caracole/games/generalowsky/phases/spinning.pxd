from caracole.games.generalowsky cimport medals, names, piles
from caracole.games.generalowsky.state cimport GeneralowskyState
from caracole.kernel.state cimport Actions

cpdef void list_odds(GeneralowskyState state, int general, Actions out) noexcept nogil
cpdef void act(GeneralowskyState state, int general, int result) noexcept nogil
cpdef bint asks_stride(GeneralowskyState state, int result) noexcept nogil
cpdef void advance(GeneralowskyState state, int general, int steps) noexcept nogil
cpdef void degrade(GeneralowskyState state, int general) noexcept nogil
