from caracole.games.kriegspiel cimport appraise, evaluate, names
from caracole.games.kriegspiel.phases cimport moving
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel cimport names as kernel

cpdef double judged(Position state, int side) noexcept nogil
cpdef double list_rows(Position state, int side) noexcept nogil
cdef double formula(Position state, int side, double own, double other) noexcept nogil
cdef double put_shots(Position state, int army, int place) noexcept nogil
cdef void put_turn(Position state, int side) noexcept nogil
cdef void put_army(Position state, int army, int place) noexcept nogil
cdef void put_sums(Position state, double own, double other) noexcept nogil
cpdef bint is_told(Position state) noexcept nogil
cpdef tuple told(Position state)
