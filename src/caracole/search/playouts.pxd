from caracole.kernel cimport names
from caracole.kernel.random cimport Random
from caracole.kernel.state cimport Actions, State

cdef class Playouts:
    cdef State root, scratch
    cdef Actions out
    cdef Random random
    cdef readonly long long steps
    cdef double[6] worth
    cpdef long long run(self, int count, int longest=*)
    cdef void repeat(self, int count, int longest) noexcept nogil
    cpdef copies(self, int count)
    cdef void copy_repeatedly(self, int count) noexcept nogil
    cpdef double mean(self, int side)

cdef int played_out(State state, Actions out, Random random, int longest) noexcept nogil
