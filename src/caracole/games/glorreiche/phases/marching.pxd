cimport cython

from caracole.games.glorreiche cimport names, position
from caracole.games.glorreiche.phases cimport arriving
from caracole.games.glorreiche.position cimport Position
from caracole.kernel.state cimport Actions

cpdef void list_legal(Position state, Actions out) noexcept nogil
cpdef void list_marches(Position state, int recruit, Actions out) noexcept nogil
cdef void list_with_room(Position state, int start, int farthest, Actions out) noexcept nogil
cdef void list_by_option(Position state, int recruit, int farthest, Actions out) noexcept nogil
cdef int number(int start, int end) noexcept nogil
cdef bint is_ready(Position state, int recruit) noexcept nogil
cdef int above(Position state, int recruit) noexcept nogil
cpdef bint is_free(Position state, int recruit) noexcept nogil
cpdef bint can_march(Position state, int recruit) noexcept nogil
cpdef bint must_march(Position state) noexcept nogil
cpdef bint has_room(Position state, int cell) noexcept nogil
cpdef bint blocks_own(Position state, int cell) noexcept nogil
cpdef bint has_other(Position state, int recruit, int farthest) noexcept nogil
cpdef int reach(Position state, int recruit) noexcept nogil
cpdef int rank(Position state, int cell) noexcept nogil
@cython.locals(count=cython.int)
cpdef int ahead_of(Position state, int cell) noexcept nogil
cpdef bint adds_colour(Position state, int recruit) noexcept nogil
cpdef int level(Position state, int recruit) noexcept nogil
cpdef int base(Position state, int recruit) noexcept nogil
cpdef void act(Position state, int action) noexcept nogil
cpdef void refresh(Position state) noexcept nogil
cpdef void freeze(Position state) noexcept nogil
