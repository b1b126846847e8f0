from caracole.kernel cimport names
from caracole.kernel.random cimport Random
from caracole.kernel.state cimport Actions, State

cdef class Ismcts:
    cdef State root, scratch, probe
    cdef Actions out
    cdef Random random
    cdef readonly int seat, sides, size, used
    cdef readonly long long simulations, steps
    cdef public bint stop
    cdef public double exploration, sharpness
    cdef public int horizon
    cdef int[::1] action, first, follower, visits, offered
    cdef int[::1] child_of
    cdef float[::1] guess
    cdef double[::1] total
    cdef double[6] value
    cdef int[1024] path
    cdef int[1024] options
    cpdef long long run(self, int simulations)
    cdef void repeat(self, int simulations) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef void look(self) noexcept nogil
    cdef void skip(self) noexcept nogil
    cdef bint offer(self, int node) noexcept nogil
    cdef int born(self, int node, int action) noexcept nogil
    cdef int chosen(self, int node) noexcept nogil
    cdef void judge(self) noexcept nogil
