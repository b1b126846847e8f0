from caracole.games.glorreiche cimport names
from caracole.games.glorreiche.phases cimport arriving, marching
from caracole.games.glorreiche.state cimport GlorreicheState
from caracole.kernel cimport names as kernel

cpdef double evaluate(GlorreicheState state, int player) noexcept nogil
cpdef double expected(GlorreicheState state, int player) noexcept nogil
cpdef double ahead(GlorreicheState state, int recruit) noexcept nogil
cpdef double progress(GlorreicheState state, int recruit) noexcept nogil
