from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.state cimport ManoeuvreState

cpdef bint is_free(ManoeuvreState state, int square) noexcept nogil
cpdef bint has_exit(ManoeuvreState state, int square) noexcept nogil
cpdef void put(ManoeuvreState state, int number, int square) noexcept nogil
cpdef void lift(ManoeuvreState state, int number) noexcept nogil
cpdef bint enemy_on(ManoeuvreState state, int square) noexcept nogil
cpdef bint is_open(ManoeuvreState state, int square) noexcept nogil
cpdef bint sees(ManoeuvreState state, int square, int line) noexcept nogil
cpdef bint can_strike_from(ManoeuvreState state, int square) noexcept nogil
cpdef int bonus(ManoeuvreState state, int square, int target) noexcept nogil
cpdef int backward(int side) noexcept nogil
cpdef int retreats(ManoeuvreState state, int square, int side) noexcept nogil
