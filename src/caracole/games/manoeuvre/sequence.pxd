from caracole.games.manoeuvre cimport cards, names
from caracole.games.manoeuvre.phases cimport attacking, defending, deploying, drafting, drawing, ending, engaging, following, interfering, losing, moving, resolving, restoring
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel cimport names as kernel
from caracole.kernel.state cimport Actions

cpdef void begin_draft(ManoeuvreState state) noexcept nogil
cpdef void begin(ManoeuvreState state) noexcept nogil
cpdef void begin_turn(ManoeuvreState state) noexcept nogil
cpdef void settle(ManoeuvreState state) noexcept nogil
cpdef bint opens(ManoeuvreState state, int frame, int argument) noexcept nogil
cpdef void go_on(ManoeuvreState state, int frame, int argument) noexcept nogil
cpdef int decider(ManoeuvreState state, int frame, int argument) noexcept nogil
cpdef bint is_chance(int frame) noexcept nogil
cpdef void list_legal(ManoeuvreState state, Actions out) noexcept nogil
cpdef void list_before(ManoeuvreState state, int frame, int argument, Actions out) noexcept nogil
cpdef void list_combat(ManoeuvreState state, int frame, Actions out) noexcept nogil
cpdef void list_odds(ManoeuvreState state, Actions out) noexcept nogil
cpdef void act(ManoeuvreState state, int action) noexcept nogil
cpdef void happen(ManoeuvreState state, int frame, int outcome) noexcept nogil
cpdef void act_before(ManoeuvreState state, int frame, int action) noexcept nogil
cpdef void act_turn(ManoeuvreState state, int frame, int action) noexcept nogil
cpdef void act_combat(ManoeuvreState state, int frame, int action) noexcept nogil
