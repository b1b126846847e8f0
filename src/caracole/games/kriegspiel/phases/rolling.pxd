from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.phases cimport transferring
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel.state cimport Actions

cpdef void list_odds(KriegspielState state, Actions out) noexcept nogil
cpdef void act(KriegspielState state, int die) noexcept nogil
cpdef bint destroys(KriegspielState state, int die) noexcept nogil
cpdef int casualties(KriegspielState state, int die) noexcept nogil
cpdef int losses(int firer, int target, int shooters, int aimed_at, int die, int hits_gunners) noexcept nogil
