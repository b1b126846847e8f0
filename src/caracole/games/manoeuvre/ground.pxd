from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.position cimport Position

cpdef bint is_free(Position state, int square) noexcept nogil
cpdef bint has_exit(Position state, int square) noexcept nogil
cpdef void put(Position state, int side, int unit, int square) noexcept nogil
cpdef void lift(Position state, int side, int unit) noexcept nogil
cpdef bint enemy_on(Position state, int square) noexcept nogil
cpdef bint is_open(Position state, int square) noexcept nogil
cpdef bint sees(Position state, int square, int line) noexcept nogil
cpdef bint can_strike_from(Position state, int square) noexcept nogil
cpdef int bonus(Position state, int square, int target) noexcept nogil
cpdef int backward(int side) noexcept nogil
cpdef int retreats(Position state, int square, int side) noexcept nogil
