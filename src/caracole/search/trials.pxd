cimport cython

from caracole.kernel cimport names
from caracole.kernel.random cimport absorbed
from caracole.kernel.state cimport Actions, State
from caracole.search.beam cimport Beam, Offers

@cython.final
cdef class Trials:
    cdef readonly Beam beam
    cdef State live, front
    cdef Actions chances
    cdef unsigned long long seed
    cdef bint turned
    cdef int[6] thrown
    cdef int[64] orders
    cdef int longest, patience, tried
    cdef Offers even, odd
    cpdef double worth(self, State state, int side, int turns, unsigned long long seed, bint turned)
    @cython.locals(mover=int)
    cdef double played(self, State state, int side, int turns) noexcept nogil
    @cython.locals(word='unsigned long long', left='long long')
    cdef void throw(self, int mover) noexcept nogil
    @cython.locals(best=double, ahead=double, length=int, last=int, made=int, chosen=int, i=int)
    cdef int go_on(self) noexcept nogil
