cimport cython

from caracole.games.glorreiche cimport names
from caracole.games.glorreiche.phases cimport arriving, marching
from caracole.games.glorreiche.position cimport Position
from caracole.kernel cimport names as kernel

cpdef double evaluate(Position state, int player) noexcept nogil
cpdef double lead(Position state) noexcept nogil
cdef double spread(Position state) noexcept nogil
cdef void expect(Position state, double* expected) noexcept nogil
cdef void measure(Position state, double* progress) noexcept nogil
cdef void compare(Position state, double* progress, double* expected, int one, int player, int rival) noexcept nogil
cpdef bint is_lost(Position state, int player) noexcept nogil
cpdef bint is_won(Position state, int player) noexcept nogil
cpdef int lowest(Position state, int player) noexcept nogil
cpdef int highest(Position state, int player) noexcept nogil
cpdef int chips(Position state, int player) noexcept nogil
