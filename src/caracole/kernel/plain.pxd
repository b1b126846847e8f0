from caracole.kernel cimport names
from caracole.kernel.random cimport Random
from caracole.kernel.state cimport Actions, State

cdef class PlainState(State):
    cdef public bint failed
    cdef void list_legal(self, Actions out) noexcept nogil
    cdef void list_odds(self, Actions out) noexcept nogil
    cdef void act(self, int action) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef unsigned long long digest(self) noexcept nogil
    cdef unsigned long long visible(self) noexcept nogil
    cdef double payoff(self, int side) noexcept nogil
    cdef double estimate(self, int side) noexcept nogil
    cdef int noticed(self, int action, int seat) noexcept nogil
    cdef void redeal(self, int seat, Random random) noexcept nogil
    cdef Py_ssize_t observe(self, int seat, float[::1] out, Py_ssize_t start) noexcept nogil
    cpdef Actions filled(self)
    cpdef list legal(self)
    cpdef object odds(self)
    cpdef bint can(self, object action)
    cpdef apply(self, object action, object before=*)
    cpdef object clone(self)
