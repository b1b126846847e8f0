cimport cython

from caracole.games.generalowsky cimport names, position
from caracole.games.generalowsky.position cimport Position
from caracole.kernel cimport names as kernel

cpdef double evaluate(Position state, int player) noexcept nogil
cdef double strength(Position state, int player, double* hoped, double hopes) noexcept nogil
cdef double nearness(Position state, double share) noexcept nogil
cdef double expected(Position state, int general, double hoped, double hopes) noexcept nogil
cdef double hope(Position state, int general) noexcept nogil
