from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.phases cimport moving
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef bint takes_part(Position state, int unit) noexcept nogil
cpdef int units(Position state) noexcept nogil
cdef void list_legal(Position state, Actions out) noexcept nogil
cdef bint may_add(Position state, int code) noexcept nogil
cdef void list_leaders(Position state, int full, Actions out) noexcept nogil
cdef bint may_commit(Position state) noexcept nogil
cdef bint may_sap(Position state) noexcept nogil
cdef bint may_skirmish(Position state) noexcept nogil
cdef void act(Position state, int action) noexcept nogil
cdef void add(Position state, int code) noexcept nogil
cdef void play_unit_card(Position state, int code) noexcept nogil
cdef void count_card(Position state, int code) noexcept nogil
cdef void add_card_dice(Position state, int code) noexcept nogil
cdef void add_dice(Position state, int count, int sides) noexcept nogil
cdef void commit(Position state) noexcept nogil
cdef void skirmish(Position state) noexcept nogil
cdef void list_skirmish_moves(Position state, Actions out) noexcept nogil
cdef void skirmish_move(Position state, int action) noexcept nogil
cdef void play_leader(Position state, int code, int commands) noexcept nogil
cdef bint may_support(Position state, int square) noexcept nogil
cdef bint has_support(Position state) noexcept nogil
cdef bint may_bring(Position state) noexcept nogil
cdef void list_support(Position state, Actions out) noexcept nogil
cdef void support(Position state, int action) noexcept nogil
