from caracole.games.glorreiche cimport names
from caracole.games.glorreiche.state cimport GlorreicheState

cpdef Py_ssize_t observe(GlorreicheState state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef int place(GlorreicheState state, int player, int own) noexcept nogil
cpdef Py_ssize_t put_piles(GlorreicheState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_ground(GlorreicheState state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_players(GlorreicheState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_turn(GlorreicheState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
