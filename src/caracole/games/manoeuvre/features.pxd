from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.state cimport ManoeuvreState

cpdef Py_ssize_t observe(ManoeuvreState state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_ground(ManoeuvreState state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_units(ManoeuvreState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_own_cards(ManoeuvreState state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef int not_placed(ManoeuvreState state, int side, int seat, int code) noexcept nogil
cpdef Py_ssize_t put_piles(ManoeuvreState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_turn(ManoeuvreState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef void put_combat(ManoeuvreState state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef void put_course(ManoeuvreState state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_options(ManoeuvreState state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_old(ManoeuvreState state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
