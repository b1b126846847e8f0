from caracole.games.manoeuvre cimport forces, ground, names
from caracole.games.manoeuvre.phases cimport losing
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel.state cimport Actions

cdef void list_faces(Position state, Actions out) noexcept nogil
cdef void list_totals(Position state, Actions out) noexcept nogil
cpdef void list_sums(int d6, int d8, int d10, Actions out) noexcept nogil
cdef void roll(Position state, int outcome) noexcept nogil
cpdef int attack_without_dice(Position state) noexcept nogil
cdef int hill(Position state) noexcept nogil
cpdef int defense(Position state) noexcept nogil
cdef void fire(Position state, int outcome) noexcept nogil
cpdef int fire_defense(Position state) noexcept nogil
cpdef int row(int attack, int defense) noexcept nogil
cdef void result(Position state, int argument) noexcept nogil
cdef void hit_and_retreat(Position state) noexcept nogil
cdef void list_choices(Position state, Actions out) noexcept nogil
cdef void choose(Position state, int action) noexcept nogil
