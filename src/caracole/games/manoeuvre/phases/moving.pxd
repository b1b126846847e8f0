from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef bint has_mover(ManoeuvreState state, int but) noexcept nogil
cpdef void list_moves(ManoeuvreState state, int but, Actions out) noexcept nogil
cpdef void list_steps(ManoeuvreState state, int square, Actions out) noexcept nogil
cpdef void list_rides(ManoeuvreState state, int square, Actions out) noexcept nogil
cpdef bint passes(ManoeuvreState state, int square) noexcept nogil
cpdef bint slow(ManoeuvreState state, int square) noexcept nogil
cpdef void move(ManoeuvreState state, int action, int k) noexcept nogil
cpdef void step(ManoeuvreState state, int action) noexcept nogil
cpdef bint may_march(ManoeuvreState state, int k) noexcept nogil
cpdef bint may_supply(ManoeuvreState state, int k) noexcept nogil
cpdef void list_extras(ManoeuvreState state, int k, Actions out) noexcept nogil
cpdef void play_extra(ManoeuvreState state, int action, int k) noexcept nogil
