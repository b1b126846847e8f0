from caracole.games.generalowsky cimport medals, names
from caracole.games.generalowsky.phases cimport striding
from caracole.games.generalowsky.state cimport GeneralowskyState
from caracole.games.generalowsky.terms cimport Terms

cpdef Py_ssize_t observe(GeneralowskyState state, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef int seen(GeneralowskyState state, int player, int own) noexcept nogil
cpdef int place(GeneralowskyState state, int general, int own) noexcept nogil
cpdef Py_ssize_t put_generals(GeneralowskyState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_medals(GeneralowskyState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_turn(GeneralowskyState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_agenda(GeneralowskyState state, int own, float[::1] out, Py_ssize_t start) noexcept nogil
cpdef Py_ssize_t put_terms(Terms terms, float[::1] out, Py_ssize_t start) noexcept nogil
