from caracole.games.manoeuvre cimport evaluate, ground, names
from caracole.games.manoeuvre.phases cimport ending, resolving
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel cimport names as kernel

cpdef double appraise(ManoeuvreState state, int side) noexcept nogil
cpdef double standing(ManoeuvreState state, int side) noexcept nogil
cpdef double value(ManoeuvreState state, int number, double gone) noexcept nogil
cpdef void measure(ManoeuvreState state, int side) noexcept nogil
cpdef void measure_unit(ManoeuvreState state, int side, int unit, int square) noexcept nogil
cpdef int rank(int side, int square) noexcept nogil
cpdef int assailants(ManoeuvreState state, int square, int side) noexcept nogil
cpdef double placed(ManoeuvreState state, int side, int unit, int square) noexcept nogil
cpdef double hand(ManoeuvreState state, int side) noexcept nogil
cpdef double card(ManoeuvreState state, int side, int code) noexcept nogil
cpdef double unit_card(ManoeuvreState state, int side, int code) noexcept nogil
cpdef bint is_near(ManoeuvreState state, int square, int side) noexcept nogil
cpdef double pending(ManoeuvreState state) noexcept nogil
cpdef bint is_attacking(int frame) noexcept nogil
cpdef double expected(ManoeuvreState state, double hit, int frame) noexcept nogil
cpdef double choice(ManoeuvreState state, double hit, int chooser) noexcept nogil
cpdef double at_least(ManoeuvreState state, int total) noexcept nogil
cpdef int guards(ManoeuvreState state) noexcept nogil
cpdef int best_leader(ManoeuvreState state, int side) noexcept nogil
cpdef int reserves(ManoeuvreState state) noexcept nogil
cpdef double blow(ManoeuvreState state, int side, int unit) noexcept nogil
cpdef double removal(ManoeuvreState state, int side, int unit) noexcept nogil
cpdef double fallback(ManoeuvreState state) noexcept nogil
cpdef double failure(ManoeuvreState state) noexcept nogil
cpdef double price(ManoeuvreState state) noexcept nogil
