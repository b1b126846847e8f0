cimport cython

from caracole.games.glorreiche cimport evaluate, names, position
from caracole.games.glorreiche.phases cimport arriving, marching
from caracole.games.glorreiche.position cimport Position

cpdef double appraise(Position state, int player) noexcept nogil
cdef int list_rows(Position state, short* row) noexcept nogil
cdef void list_recruit(Position state, int recruit, short* row, int at) noexcept nogil
cdef int standing(Position state, int recruit) noexcept nogil
cdef bint is_to_march(Position state, int recruit) noexcept nogil
cpdef list rows(Position state)
cdef double reckoned(Position state, short* row, int rows) noexcept nogil
cdef double concluded(Position state, float* inner) noexcept nogil
