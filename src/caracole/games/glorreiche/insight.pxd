from caracole.games.glorreiche cimport evaluate, names
from caracole.games.glorreiche.phases cimport arriving, marching
from caracole.games.glorreiche.state cimport GlorreicheState

cpdef double appraise(GlorreicheState state, int player) noexcept nogil
cpdef void list_rows(GlorreicheState state) noexcept nogil
cpdef void list_recruit(GlorreicheState state, int recruit) noexcept nogil
cpdef int standing(GlorreicheState state, int recruit) noexcept nogil
cdef bint is_to_march(GlorreicheState state, int recruit) noexcept nogil
cdef void put(GlorreicheState state, int row) noexcept nogil
cpdef double formula(GlorreicheState state) noexcept nogil
cpdef double told(GlorreicheState state) noexcept nogil
cdef void add(GlorreicheState state, int row) noexcept nogil
cpdef double concluded(GlorreicheState state) noexcept nogil
cpdef list rows(GlorreicheState state)
