from caracole.games.glorreiche cimport names, position
from caracole.games.glorreiche.position cimport Position

cpdef void arrive(Position state, int recruit) noexcept nogil
cpdef void bring_home(Position state) noexcept nogil
cpdef int score(Position state, int player) noexcept nogil
cpdef int best_slot(Position state, int player) noexcept nogil
cpdef int standing(Position state, int player) noexcept nogil
