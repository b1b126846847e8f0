from caracole.games.generalowsky cimport evaluate, names, piles
from caracole.games.generalowsky.state cimport GeneralowskyState
from caracole.kernel cimport names as kernel

cpdef double appraise(GeneralowskyState state, int player) noexcept nogil
cpdef double told(GeneralowskyState state) noexcept nogil
cpdef int foremost(GeneralowskyState state, int general, int due) noexcept nogil
cpdef void put_general(GeneralowskyState state, int order, int place) noexcept nogil
cpdef void put(GeneralowskyState state, int row, float share) noexcept nogil
cpdef double concluded(GeneralowskyState state) noexcept nogil
