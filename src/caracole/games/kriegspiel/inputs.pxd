from caracole.games.kriegspiel cimport appraise, evaluate, names
from caracole.games.kriegspiel.phases cimport moving
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel cimport names as kernel
from caracole.kernel.network cimport Network

cpdef double judged(KriegspielState state, int side) noexcept nogil
cpdef double list_rows(KriegspielState state, int side) noexcept nogil
cdef double formula(KriegspielState state, int side, double own, double other) noexcept nogil
cdef double put_shots(KriegspielState state, int army, int place) noexcept nogil
cdef void put_turn(KriegspielState state, int side) noexcept nogil
cdef double put_army(KriegspielState state, int army, int place) noexcept nogil
cdef double put_way(KriegspielState state, int plate, int place) noexcept nogil
cdef void put_sums(KriegspielState state, int side, double own, double other) noexcept nogil
cpdef bint is_told(KriegspielState state) noexcept nogil
cpdef tuple told(KriegspielState state)
