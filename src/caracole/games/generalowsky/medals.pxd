from caracole.games.generalowsky cimport names
from caracole.games.generalowsky.state cimport GeneralowskyState

cpdef int plain(int medals) noexcept nogil
cpdef int stock(GeneralowskyState state) noexcept nogil
cpdef int paid(GeneralowskyState state, int wanted) noexcept nogil
cpdef void feed(GeneralowskyState state, int count) noexcept nogil
cpdef void land(GeneralowskyState state, int top, int landed, bint at_moscow) noexcept nogil
cpdef void decorate(GeneralowskyState state, int space, int height, int count) noexcept nogil
cpdef void collect(GeneralowskyState state, int top) noexcept nogil
cpdef void lose(GeneralowskyState state, int general) noexcept nogil
cpdef int total(GeneralowskyState state, int player) noexcept nogil
cpdef int best(GeneralowskyState state, int player) noexcept nogil
cpdef int standing(GeneralowskyState state, int player) noexcept nogil
cpdef int needed(GeneralowskyState state) noexcept nogil
cpdef int marshals(GeneralowskyState state) noexcept nogil
