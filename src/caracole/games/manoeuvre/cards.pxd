from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef bint holds(ManoeuvreState state, int side, int code) noexcept nogil
cpdef void leave(ManoeuvreState state, int side, int code) noexcept nogil
cpdef void let_go(ManoeuvreState state, int side, int code) noexcept nogil
cpdef void forget(ManoeuvreState state, int seer, int code) noexcept nogil
cpdef void take(ManoeuvreState state, int side, int code) noexcept nogil
cpdef void lay(ManoeuvreState state, int side, int code) noexcept nogil
cpdef void play(ManoeuvreState state, int side, int code) noexcept nogil
cpdef void spy(ManoeuvreState state) noexcept nogil
cpdef void discard(ManoeuvreState state, int code) noexcept nogil
cpdef void close_discards(ManoeuvreState state) noexcept nogil
cpdef bint can_draw(ManoeuvreState state, int side) noexcept nogil
cpdef void list_draws(ManoeuvreState state, int side, Actions out) noexcept nogil
cpdef void draw(ManoeuvreState state, int side, int code) noexcept nogil
cpdef void run_out(ManoeuvreState state, int side) noexcept nogil
cpdef void pick(ManoeuvreState state, int side, int code) noexcept nogil
cpdef void reshuffle(ManoeuvreState state, int side) noexcept nogil
