cimport cython

from caracole.kernel cimport names
from caracole.kernel.random cimport absorbed
from caracole.kernel.state cimport Actions, State

@cython.final
cdef class Beam:
    cdef State scratch, later
    cdef Actions out, chances
    cdef int side, phase, held, size
    cdef public long long positions
    cdef public bint stop
    cdef public double overlook
    cdef public unsigned long long glance
    cdef unsigned long long[::1] seen
    cdef int[::1] places
    cdef double[1024] worth
    cdef int[1024] kind
    cpdef double worth_of(self, State state, int side)
    cpdef look(self, State state)
    cdef void expand(self, State state) noexcept nogil
    cdef bint is_overlooked(self, int action, int kind) noexcept nogil
    cdef double evaluate_leaf(self) noexcept nogil
    cdef double weigh(self, State state) noexcept nogil
    cdef double valued(self, State state) noexcept nogil
    cpdef forget(self)
    cdef void wipe(self) noexcept nogil
    cdef bint is_new(self, unsigned long long key) noexcept nogil
