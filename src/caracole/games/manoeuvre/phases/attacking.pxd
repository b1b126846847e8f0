from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.phases cimport moving
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef bint takes_part(ManoeuvreState state, int unit) noexcept nogil
cpdef int units(ManoeuvreState state) noexcept nogil
cpdef void list_legal(ManoeuvreState state, Actions out) noexcept nogil
cpdef bint may_add(ManoeuvreState state, int code) noexcept nogil
cpdef void list_leaders(ManoeuvreState state, int full, Actions out) noexcept nogil
cpdef bint may_commit(ManoeuvreState state) noexcept nogil
cpdef bint may_sap(ManoeuvreState state) noexcept nogil
cpdef bint may_skirmish(ManoeuvreState state) noexcept nogil
cpdef void act(ManoeuvreState state, int action) noexcept nogil
cpdef void add(ManoeuvreState state, int code) noexcept nogil
cpdef void play_unit_card(ManoeuvreState state, int code) noexcept nogil
cpdef void count_card(ManoeuvreState state, int code) noexcept nogil
cpdef void add_card_dice(ManoeuvreState state, int code) noexcept nogil
cpdef void add_dice(ManoeuvreState state, int count, int sides) noexcept nogil
cpdef void commit(ManoeuvreState state) noexcept nogil
cpdef void skirmish(ManoeuvreState state) noexcept nogil
cpdef void list_skirmish_moves(ManoeuvreState state, Actions out) noexcept nogil
cpdef void skirmish_move(ManoeuvreState state, int action) noexcept nogil
cpdef void play_leader(ManoeuvreState state, int code, int commands) noexcept nogil
cpdef bint may_support(ManoeuvreState state, int square) noexcept nogil
cpdef bint has_support(ManoeuvreState state) noexcept nogil
cpdef void list_support(ManoeuvreState state, Actions out) noexcept nogil
cpdef void support(ManoeuvreState state, int action) noexcept nogil
