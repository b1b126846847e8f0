from caracole.games.manoeuvre cimport cards, dealing, names
from caracole.games.manoeuvre cimport phase_rows as rows
from caracole.games.manoeuvre.phases cimport attacking, defending, deploying, drafting, drawing, ending, engaging, following, interfering, losing, moving, resolving, restoring
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef void tabulate()
cpdef start(Position state)
cdef void begin_turn(Position state, int argument) noexcept nogil
cdef void list_legal(Position state, Actions out) noexcept nogil
cdef void list_odds(Position state, Actions out) noexcept nogil
cdef void act(Position state, int action) noexcept nogil
