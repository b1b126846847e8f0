from caracole.games.manoeuvre cimport cards, names
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef bint has_cards(Position state) noexcept nogil
cdef void list_discards(Position state, Actions out) noexcept nogil
cdef void discard(Position state, int action) noexcept nogil
cdef void keep(Position state, int argument) noexcept nogil
cdef bint can_draw(Position state) noexcept nogil
cdef void list_draws(Position state, Actions out) noexcept nogil
cdef void draw(Position state, int outcome) noexcept nogil
cdef bint may_redraw(Position state) noexcept nogil
cdef void list_redraw(Position state, Actions out) noexcept nogil
cdef void stop_drawing(Position state, int action) noexcept nogil
cdef void spy(Position state) noexcept nogil
