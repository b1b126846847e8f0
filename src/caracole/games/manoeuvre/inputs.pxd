from caracole.games.manoeuvre cimport appraise, evaluate, names
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel cimport names as kernel
from caracole.kernel.network cimport Network

cpdef double judged(ManoeuvreState state, int side) noexcept nogil
cpdef double list_rows(ManoeuvreState state) noexcept nogil
cdef void put_turn(ManoeuvreState state) noexcept nogil
cdef void put_option(ManoeuvreState state, int number, bint holds) noexcept nogil
cdef void put_decks(ManoeuvreState state, int ahead) noexcept nogil
cdef int left(ManoeuvreState state, int side) noexcept nogil
cdef double put_side(ManoeuvreState state, int side, int place, double gone) noexcept nogil
cdef void put_unit(ManoeuvreState state, int side, int place, int unit) noexcept nogil
cdef void put_hand(ManoeuvreState state, int side, int place) noexcept nogil
cpdef bint is_told(ManoeuvreState state) noexcept nogil
cpdef tuple told(ManoeuvreState state)
