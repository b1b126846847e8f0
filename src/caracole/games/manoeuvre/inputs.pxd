cimport cython

from caracole.games.manoeuvre cimport appraise, evaluate, forces, names
from caracole.games.manoeuvre.phases cimport ending
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel cimport names as kernel

cpdef double judged(Position state, int side) noexcept nogil
cpdef double list_rows(Position state) noexcept nogil
cdef void put_turn(Position state) noexcept nogil
cdef void put_option(Position state, int number, bint holds) noexcept nogil
cdef void put_decks(Position state, int ahead) noexcept nogil
cdef int left(Position state, int side) noexcept nogil
@cython.locals(gauge=cython.double[23])
cdef double put_side(Position state, int side, int place, double gone) noexcept nogil
cdef void put_unit(Position state, int side, int place, int unit) noexcept nogil
cdef void put_hand(Position state, int side, int place) noexcept nogil
cpdef bint is_told(Position state) noexcept nogil
cpdef tuple told(Position state)
