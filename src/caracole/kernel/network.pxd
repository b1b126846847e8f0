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
    @cython.locals(start=cython.Py_ssize_t, unit=cython.Py_ssize_t)
    cpdef double concluded(self) noexcept nogil
    @cython.locals(unit=cython.Py_ssize_t)
    cdef void add(self, Py_ssize_t start, float share) noexcept nogil
    @cython.locals(bias=cython.Py_ssize_t, row=cython.Py_ssize_t, unit=cython.Py_ssize_t)
    cdef double judged(self, Py_ssize_t start) noexcept nogil
    cpdef list told(self)
