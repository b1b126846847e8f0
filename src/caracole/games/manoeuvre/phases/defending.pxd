from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef bint is_due(ManoeuvreState state) noexcept nogil
cpdef int unit_cards(ManoeuvreState state) noexcept nogil
cpdef bint has_leader(ManoeuvreState state) noexcept nogil
cpdef void list_legal(ManoeuvreState state, Actions out) noexcept nogil
cpdef bint may_withdraw(ManoeuvreState state) noexcept nogil
cpdef bint may_attempt(ManoeuvreState state) noexcept nogil
cpdef bint may_guard(ManoeuvreState state) noexcept nogil
cpdef void act(ManoeuvreState state, int action) noexcept nogil
cpdef void add(ManoeuvreState state, int code) noexcept nogil
cpdef void try_withdrawal(ManoeuvreState state, int face) noexcept nogil
cpdef void withdraw(ManoeuvreState state) noexcept nogil
