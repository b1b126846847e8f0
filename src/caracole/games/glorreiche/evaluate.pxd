from caracole.games.glorreiche cimport names
from caracole.games.glorreiche.phases cimport arriving, marching
from caracole.games.glorreiche.state cimport GlorreicheState
from caracole.kernel cimport names as kernel

cpdef double evaluate(GlorreicheState state, int player) noexcept nogil
cpdef void measure(GlorreicheState state) noexcept nogil
cpdef void expect(GlorreicheState state) noexcept nogil
cdef void compare(GlorreicheState state, int one, int player, int rival) noexcept nogil
cpdef double first_home(GlorreicheState state, int one, int other) noexcept nogil
cpdef bint is_lost(GlorreicheState state, int player) noexcept nogil
cpdef bint is_won(GlorreicheState state, int player) noexcept nogil
cpdef int lowest(GlorreicheState state, int player) noexcept nogil
cpdef int highest(GlorreicheState state, int player) noexcept nogil
cpdef int chips(GlorreicheState state, int player) noexcept nogil
