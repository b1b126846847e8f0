from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cpdef void muster(Position state, int side, int army) noexcept nogil
cpdef bint lists(Position state, int side, int code) noexcept nogil
cpdef bint holds(Position state, int side, int code) noexcept nogil
cpdef void leave(Position state, int side, int code) noexcept nogil
cpdef void let_go(Position state, int side, int code) noexcept nogil
cpdef void forget(Position state, int seer, int code) noexcept nogil
cpdef void take(Position state, int side, int code) noexcept nogil
cpdef void lay(Position state, int side, int code) noexcept nogil
cpdef void play(Position state, int side, int code) noexcept nogil
cpdef void spy(Position state) noexcept nogil
cpdef void discard(Position state, int code) noexcept nogil
cpdef void close_discards(Position state) noexcept nogil
cpdef bint can_draw(Position state, int side) noexcept nogil
cpdef void list_draws(Position state, int side, Actions out) noexcept nogil
cpdef void draw(Position state, int side, int code) noexcept nogil
cpdef void run_out(Position state, int side) noexcept nogil
cpdef void pick(Position state, int side, int code) noexcept nogil
cpdef void reshuffle(Position state, int side) noexcept nogil
