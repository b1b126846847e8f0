from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.phases cimport moving, transferring
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel cimport names as kernel

cpdef Py_ssize_t observe(KriegspielState state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef void clear(KriegspielState state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t fill(KriegspielState state, float[::1] out, Py_ssize_t start, float value) noexcept nogil
cpdef void put_plate(KriegspielState state, int plate, int own, float[::1] out, Py_ssize_t at) noexcept nogil
cpdef Py_ssize_t put_turn(KriegspielState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_options(KriegspielState state, float[::1] out, Py_ssize_t start) noexcept nogil
