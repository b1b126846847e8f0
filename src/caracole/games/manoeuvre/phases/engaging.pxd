from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.phases cimport attacking
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef void list_legal(Position state, Actions out) noexcept nogil
cdef void list_unit_card(Position state, int code, Actions out) noexcept nogil
cdef void list_adjacent(Position state, int square, int action, Actions out) noexcept nogil
cdef void list_far(Position state, int square, int action, Actions out) noexcept nogil
cdef void list_batteries(Position state, int code, Actions out) noexcept nogil
cdef void list_ambushes(Position state, Actions out) noexcept nogil
cdef void act(Position state, int action) noexcept nogil
cdef int battery(Position state) noexcept nogil
cdef void begin(Position state, int kind, int code, int attacker, int target) noexcept nogil
cdef void begin_fire(Position state, int kind, int code, int unit, int target) noexcept nogil
cdef void begin_assault(Position state, int code, int target) noexcept nogil
cdef void begin_ambush(Position state, int target) noexcept nogil
cdef void push_steps(Position state) noexcept nogil
