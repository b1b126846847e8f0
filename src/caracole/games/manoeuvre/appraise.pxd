cimport cython

from caracole.games.manoeuvre cimport evaluate, forces, ground, names
from caracole.games.manoeuvre.phases cimport ending, resolving
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel cimport names as kernel

cpdef double appraise(Position state, int side) noexcept nogil
cdef double lead(Position state, int side) noexcept nogil
@cython.locals(gauge=cython.double[23])
cpdef double standing(Position state, int side) noexcept nogil
cpdef double value(Position state, int number, double gone) noexcept nogil
@cython.locals(gauge=cython.double[23])
cpdef list measured(Position state, int side)
cdef void measure(Position state, int side, double* gauge) noexcept nogil
cdef void measure_unit(Position state, int side, int unit, int square, double* gauge) noexcept nogil
cpdef int rank(int side, int square) noexcept nogil
cpdef int assailants(Position state, int square, int side) noexcept nogil
cpdef double placed(Position state, int side, int unit, int square) noexcept nogil
cpdef double hand(Position state, int side) noexcept nogil
cpdef double card(Position state, int side, int code) noexcept nogil
cpdef double unit_card(Position state, int side, int code) noexcept nogil
cpdef bint is_near(Position state, int square, int side) noexcept nogil
cpdef double pending(Position state) noexcept nogil
cpdef bint is_attacking(int frame) noexcept nogil
cpdef double expected(Position state, double hit, int frame) noexcept nogil
cpdef double choice(Position state, double hit, int chooser) noexcept nogil
cpdef double at_least(Position state, int total) noexcept nogil
cpdef int guards(Position state) noexcept nogil
cpdef int best_leader(Position state, int side) noexcept nogil
cpdef int reserves(Position state) noexcept nogil
cpdef double blow(Position state, int side, int unit) noexcept nogil
cpdef double removal(Position state, int side, int unit) noexcept nogil
cpdef double fallback(Position state) noexcept nogil
cpdef double failure(Position state) noexcept nogil
cpdef double price(Position state) noexcept nogil
