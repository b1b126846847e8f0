from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.phases cimport attacking
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef void list_legal(ManoeuvreState state, Actions out) noexcept nogil
cpdef void list_unit_card(ManoeuvreState state, int code, Actions out) noexcept nogil
cpdef void list_adjacent(ManoeuvreState state, int square, int action, Actions out) noexcept nogil
cpdef void list_far(ManoeuvreState state, int square, int action, Actions out) noexcept nogil
cpdef void list_batteries(ManoeuvreState state, int code, Actions out) noexcept nogil
cpdef void list_ambushes(ManoeuvreState state, Actions out) noexcept nogil
cpdef void act(ManoeuvreState state, int action) noexcept nogil
cpdef int battery(ManoeuvreState state) noexcept nogil
cpdef void begin(ManoeuvreState state, int kind, int code, int attacker, int target) noexcept nogil
cpdef void begin_fire(ManoeuvreState state, int kind, int code, int unit, int target) noexcept nogil
cpdef void begin_assault(ManoeuvreState state, int code, int target) noexcept nogil
cpdef void begin_ambush(ManoeuvreState state, int target) noexcept nogil
cpdef void push_steps(ManoeuvreState state) noexcept nogil
