from caracole.games.kriegspiel cimport names, position
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel.state cimport Actions

cpdef void list_gifts(Position state, int plate, Actions out) noexcept nogil
cpdef int most(Position state, int plate) noexcept nogil
cpdef bint fits(Position state, int giver, int receiver) noexcept nogil
cpdef int capacity(int arm) noexcept nogil
cpdef void act(Position state, int giver, int figures) noexcept nogil
cpdef void reduce(Position state, int plate, int figures) noexcept nogil
