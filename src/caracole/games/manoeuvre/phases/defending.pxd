from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef bint is_due(Position state) noexcept nogil
cdef int unit_cards(Position state) noexcept nogil
cdef bint has_leader(Position state) noexcept nogil
cdef void list_legal(Position state, Actions out) noexcept nogil
cdef bint may_withdraw(Position state) noexcept nogil
cdef bint may_attempt(Position state) noexcept nogil
cdef bint may_guard(Position state) noexcept nogil
cdef void act(Position state, int action) noexcept nogil
cdef void add(Position state, int code) noexcept nogil
cdef void try_withdrawal(Position state, int outcome) noexcept nogil
cdef void withdraw(Position state) noexcept nogil
