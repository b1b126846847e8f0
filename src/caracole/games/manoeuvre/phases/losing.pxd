from caracole.games.manoeuvre cimport cards, ground, names
from caracole.games.manoeuvre.phases cimport attacking
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef void hit(ManoeuvreState state, int side, int unit) noexcept nogil
cpdef void eliminate(ManoeuvreState state, int side, int unit) noexcept nogil
cpdef void judge(ManoeuvreState state, int side) noexcept nogil
cpdef void hit_attackers(ManoeuvreState state) noexcept nogil
cpdef bint can_pay(ManoeuvreState state, int unit) noexcept nogil
cpdef int payers(ManoeuvreState state) noexcept nogil
cpdef bint is_due(ManoeuvreState state) noexcept nogil
cpdef void list_losses(ManoeuvreState state, Actions out) noexcept nogil
cpdef void choose_loss(ManoeuvreState state, int action) noexcept nogil
cpdef void pay(ManoeuvreState state, int unit) noexcept nogil
cpdef void pay_all(ManoeuvreState state) noexcept nogil
cpdef void clean(ManoeuvreState state) noexcept nogil
cpdef void clear_cards(ManoeuvreState state) noexcept nogil
