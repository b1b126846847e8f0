cimport cython

@cython.final
cdef class Network:
    cdef readonly float[::1] weights
    cdef readonly int inputs, inner, outer
    cdef int rows
    cdef int[256] row
    cdef float[256] share
    cdef float[64] first
    cdef float[32] second
    cpdef Network twin(self)
    cpdef void begin(self) noexcept nogil
    cpdef void put(self, int row, float share) noexcept nogil
    cpdef double concluded(self) noexcept nogil
    cdef void add(self, int start, float share) noexcept nogil
    cdef double judged(self, int start) noexcept nogil
    cpdef list told(self)
