from caracole.games.kriegspiel cimport names, position
from caracole.games.kriegspiel.phases cimport moving, transferring
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel cimport names as kernel

cpdef Py_ssize_t observe(Position state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef void clear(Position state, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t fill(Position state, float[::1] out, Py_ssize_t start, float value) noexcept nogil
cpdef void put_plate(Position state, int plate, int own, float[::1] out, Py_ssize_t at) noexcept nogil
cpdef Py_ssize_t put_turn(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_options(Position state, float[::1] out, Py_ssize_t start) noexcept nogil
