from caracole.games.manoeuvre cimport ground, names
from caracole.games.manoeuvre.phases cimport losing
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.state cimport Actions

cpdef void list_totals(ManoeuvreState state, Actions out) noexcept nogil
cpdef void list_sums(int d6, int d8, int d10, Actions out) noexcept nogil
cpdef void roll(ManoeuvreState state, int total) noexcept nogil
cpdef int attack_without_dice(ManoeuvreState state) noexcept nogil
cpdef int hill(ManoeuvreState state) noexcept nogil
cpdef int defense(ManoeuvreState state) noexcept nogil
cpdef void fire(ManoeuvreState state, int total) noexcept nogil
cpdef int fire_defense(ManoeuvreState state) noexcept nogil
cpdef int row(int attack, int defense) noexcept nogil
cpdef void result(ManoeuvreState state) noexcept nogil
cpdef void hit_and_retreat(ManoeuvreState state) noexcept nogil
cpdef void list_choices(ManoeuvreState state, Actions out) noexcept nogil
cpdef void choose(ManoeuvreState state, int action) noexcept nogil
