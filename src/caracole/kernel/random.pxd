cimport cython

from caracole.kernel cimport names

cpdef unsigned long long mixed(unsigned long long word) noexcept nogil
cpdef unsigned long long absorbed(unsigned long long key, long long value) noexcept nogil

@cython.final
cdef class Random:
    cdef public unsigned long long word
    cpdef unsigned long long next(self) noexcept nogil
    cpdef long long below(self, unsigned long long bound) noexcept nogil
    cpdef double unit(self) noexcept nogil
