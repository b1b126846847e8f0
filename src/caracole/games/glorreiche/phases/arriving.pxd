from caracole.games.glorreiche cimport names
from caracole.games.glorreiche.state cimport GlorreicheState

cpdef void arrive(GlorreicheState state, int recruit) noexcept nogil
cpdef int last_one(GlorreicheState state) noexcept nogil
cpdef int score(GlorreicheState state, int player) noexcept nogil
cpdef int best_slot(GlorreicheState state, int player) noexcept nogil
cpdef int standing(GlorreicheState state, int player) noexcept nogil
