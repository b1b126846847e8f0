from caracole.games.generalowsky cimport medals, names
from caracole.games.generalowsky.position cimport Position

cpdef bint stands_on(Position state, int other, int general) noexcept nogil
cpdef bint goes_with(Position state, int general, int other) noexcept nogil
cpdef int group_size(Position state, int general) noexcept nogil
cpdef int ahead(Position state, int general, int steps) noexcept nogil
cpdef int distance(Position state, int general, int space) noexcept nogil
cpdef bint passes_moscow(Position state, int general, int steps) noexcept nogil
cpdef void advance(Position state, int general, int steps) noexcept nogil
cpdef void move(Position state, int general, int space, bint at_moscow) noexcept nogil
cdef void carry(Position state, int general, int space, int rise) noexcept nogil
cpdef void banish(Position state, int general, bint pays) noexcept nogil
