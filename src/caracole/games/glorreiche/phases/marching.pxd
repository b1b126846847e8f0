from caracole.games.glorreiche cimport names
from caracole.games.glorreiche.phases cimport arriving
from caracole.games.glorreiche.state cimport GlorreicheState
from caracole.kernel.state cimport Actions

cpdef void list_legal(GlorreicheState state, Actions out) noexcept nogil
cpdef void list_marches(GlorreicheState state, int recruit, Actions out) noexcept nogil
cpdef bint is_free(GlorreicheState state, int recruit) noexcept nogil
cpdef bint can_march(GlorreicheState state, int recruit) noexcept nogil
cpdef bint must_march(GlorreicheState state) noexcept nogil
cpdef bint has_room(GlorreicheState state, int cell) noexcept nogil
cpdef bint blocks_own(GlorreicheState state, int cell) noexcept nogil
cpdef bint has_other(GlorreicheState state, int recruit, int farthest) noexcept nogil
cpdef int reach(GlorreicheState state, int recruit) noexcept nogil
cpdef int rank(GlorreicheState state, int cell) noexcept nogil
cpdef int ahead_of(GlorreicheState state, int cell) noexcept nogil
cpdef bint adds_colour(GlorreicheState state, int recruit) noexcept nogil
cpdef int level(GlorreicheState state, int recruit) noexcept nogil
cpdef int base(GlorreicheState state, int recruit) noexcept nogil
cpdef void act(GlorreicheState state, int action) noexcept nogil
cpdef void freeze(GlorreicheState state) noexcept nogil
