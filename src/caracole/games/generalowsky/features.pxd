from caracole.games.generalowsky cimport medals, names, position
from caracole.games.generalowsky.phases cimport striding
from caracole.games.generalowsky.position cimport Position
from caracole.games.generalowsky.terms cimport Terms

cpdef Py_ssize_t observe(Position state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef int seen(Position state, int player, int own) noexcept nogil
cpdef int place(Position state, int general, int own) noexcept nogil
cpdef Py_ssize_t put_generals(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_medals(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_turn(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_agenda(Position state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_terms(Terms terms, float[::1] out, Py_ssize_t start) noexcept nogil
