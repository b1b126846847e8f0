cimport cython

from caracole.kernel cimport names

cdef inline unsigned long long stirred(unsigned long long word) noexcept nogil:
    word = ((word ^ (word >> 30)) * names.MIX1) & names.MASK64
    word = ((word ^ (word >> 27)) * names.MIX2) & names.MASK64
    return word ^ (word >> 31)

cpdef unsigned long long mixed(unsigned long long word) noexcept nogil
cpdef unsigned long long absorbed(unsigned long long key, long long value) noexcept nogil

@cython.final
cdef class Random:
    cdef public unsigned long long word
    cdef inline unsigned long long drawn(self) noexcept nogil:
        self.word = (self.word + names.GAMMA) & names.MASK64
        return stirred(self.word)
    cdef inline int drawn_below(self, unsigned int bound) noexcept nogil:
        return ((self.drawn() >> 32) * bound) >> 32
    cdef inline long long drawn_within(self, unsigned long long bound) noexcept nogil:
        if bound >> 31:
            return self.drawn() % bound
        return self.drawn_below(bound)
    cpdef unsigned long long next(self) noexcept nogil
    cpdef long long below(self, unsigned long long bound) noexcept nogil
    cpdef double unit(self) noexcept nogil
