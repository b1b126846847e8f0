from caracole.games.manoeuvre cimport cards, forces, ground, names
from caracole.games.manoeuvre.phases cimport attacking
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef void hit(Position state, int side, int unit) noexcept nogil
cdef void eliminate(Position state, int side, int unit) noexcept nogil
cdef void check_defeat(Position state, int side) noexcept nogil
cdef void hit_attackers(Position state) noexcept nogil
cdef bint can_pay(Position state, int unit) noexcept nogil
cdef int payers(Position state) noexcept nogil
cdef bint is_due(Position state) noexcept nogil
cdef void list_losses(Position state, Actions out) noexcept nogil
cdef void choose_loss(Position state, int action) noexcept nogil
cdef void pay(Position state, int unit) noexcept nogil
cdef void pay_all(Position state, int argument) noexcept nogil
cdef void clean(Position state, int argument) noexcept nogil
cdef void clear_cards(Position state) noexcept nogil
