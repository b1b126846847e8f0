cimport cython

from caracole.games.generalowsky cimport evaluate, names, piles, position
from caracole.games.generalowsky.position cimport Position
from caracole.kernel cimport names as kernel

cpdef double appraise(Position state, int player) noexcept nogil
cdef double reckoned(Position state) noexcept nogil
cdef int foremost(Position state, int general, int due) noexcept nogil
cdef void put_general(Position state, float* inner, int order, int place) noexcept nogil
cdef void put(Position state, float* inner, int row, float share) noexcept nogil
cdef double concluded(Position state, float* inner) noexcept nogil
