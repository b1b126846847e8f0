from caracole.games.glorreiche cimport names
from caracole.games.glorreiche.state cimport GlorreicheState
from caracole.kernel.state cimport Actions

cpdef void list_odds(GlorreicheState state, Actions out) noexcept nogil
cpdef void list_choices(GlorreicheState state, Actions out) noexcept nogil
cpdef int lowest(GlorreicheState state) noexcept nogil
cpdef int yard(GlorreicheState state) noexcept nogil
cpdef void enter(GlorreicheState state) noexcept nogil
