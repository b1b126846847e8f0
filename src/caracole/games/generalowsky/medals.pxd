from caracole.games.generalowsky cimport names
from caracole.games.generalowsky.position cimport Position

cpdef int plain(int medals) noexcept nogil
cpdef int stock(Position state) noexcept nogil
cpdef int paid(Position state, int wanted) noexcept nogil
cpdef void feed(Position state, int count) noexcept nogil
cpdef void land(Position state, int top, int landed, bint at_moscow) noexcept nogil
cpdef void decorate(Position state, int space, int height, int count) noexcept nogil
cpdef void collect(Position state, int top) noexcept nogil
cpdef void lose(Position state, int general) noexcept nogil
cpdef int total(Position state, int player) noexcept nogil
cpdef int best(Position state, int player) noexcept nogil
cpdef int standing(Position state, int player) noexcept nogil
cpdef int worn(Position state, int player) noexcept nogil
cpdef int needed(Position state) noexcept nogil
cpdef bint has_marshal(Position state) noexcept nogil
cpdef int marshals(Position state) noexcept nogil
