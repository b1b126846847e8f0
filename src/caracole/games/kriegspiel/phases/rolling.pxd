from caracole.games.kriegspiel cimport casualties, names
from caracole.games.kriegspiel.phases cimport transferring
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel.state cimport Actions

cdef void list_odds(Position state, Actions out) noexcept nogil
cpdef void act(Position state, int die) noexcept nogil
