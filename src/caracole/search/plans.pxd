cimport cython

from caracole.kernel cimport names
from caracole.kernel.state cimport Actions, State

cdef int LONGEST, HASTE

@cython.final
cdef class Plans:
    cdef State scratch, later, here
    cdef Actions out, chances
    cdef int side, phase, held, size
    cdef public long long positions
    cdef public bint stop
    cdef unsigned long long[::1] seen
    cdef double[1024] worth
    cdef int[1024] kind
    cdef int[60] line
    cpdef look(self, State state)
    cdef void expand(self, State state) noexcept nogil
    cdef double judge(self) noexcept nogil
    cdef double weigh(self, State state) noexcept nogil
    cdef double valued(self, State state) noexcept nogil
    cdef void walk(self, State state) noexcept nogil
    cdef int best_of_kind(self, int kind) noexcept nogil
    cdef double draw(self, State state, int side, double point) noexcept nogil
    cpdef forget(self)
    cdef void wipe(self) noexcept nogil
    cdef bint is_new(self, unsigned long long key) noexcept nogil
