from caracole.games.glorreiche cimport names, position
from caracole.games.glorreiche.position cimport Position

cpdef Py_ssize_t observe(Position state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef int place(Position state, int player, int own) noexcept nogil
cpdef Py_ssize_t put_piles(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_ground(Position state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_players(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_turn(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
