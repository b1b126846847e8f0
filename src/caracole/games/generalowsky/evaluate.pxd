from caracole.games.generalowsky cimport names
from caracole.games.generalowsky.state cimport GeneralowskyState
from caracole.kernel cimport names as kernel

cpdef double evaluate(GeneralowskyState state, int player) noexcept nogil
cpdef double strength(GeneralowskyState state, int player, double hopes) noexcept nogil
cpdef double nearness(GeneralowskyState state, double share) noexcept nogil
cpdef double expected(GeneralowskyState state, int general, double hopes) noexcept nogil
cpdef double hope(GeneralowskyState state, int general) noexcept nogil
