from caracole.games.generalowsky cimport medals, names
from caracole.games.generalowsky.state cimport GeneralowskyState

cpdef bint goes_with(GeneralowskyState state, int general, int other) noexcept nogil
cpdef int group_size(GeneralowskyState state, int general) noexcept nogil
cpdef int ahead(GeneralowskyState state, int general, int steps) noexcept nogil
cpdef int distance(GeneralowskyState state, int general, int space) noexcept nogil
cpdef bint passes_moscow(GeneralowskyState state, int general, int steps) noexcept nogil
cpdef void move(GeneralowskyState state, int general, int space, bint at_moscow) noexcept nogil
cpdef void banish(GeneralowskyState state, int general, bint pays) noexcept nogil
