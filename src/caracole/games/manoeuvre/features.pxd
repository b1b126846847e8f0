from caracole.games.manoeuvre cimport forces, names
from caracole.games.manoeuvre.position cimport Position

cpdef Py_ssize_t observe(Position state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_ground(Position state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_units(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_own_cards(Position state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef int not_placed(Position state, int side, int seat, int code) noexcept nogil
cpdef Py_ssize_t put_piles(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_turn(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef void put_combat(Position state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef void put_course(Position state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_options(Position state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_old(Position state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
