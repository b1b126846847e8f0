cimport cython

from caracole.kernel cimport names
from caracole.kernel.random cimport absorbed
from caracole.kernel.state cimport Actions, State

cdef int NEAR, MOST
cdef double UNKNOWN, LOOKED

@cython.final
cdef class Offers:
    cdef int count
    cdef double base
    cdef int[1024] order
    cdef double[1024] worth

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
    cdef public bint hasty
    cdef double[1024] hope
    cdef double[16] ahead
    cpdef double worth_of(self, State state, int side)
    cpdef look(self, State state)
    cpdef look_on(self, State state, Offers before, int chosen, Offers offers, int width)
    cdef void expand(self, State state) noexcept nogil
    cdef void weigh_order(self, State state, int i) noexcept nogil
    @cython.locals(i=int, k=int)
    cdef void look_again(self, State state, Offers before, int chosen, Offers offers, int width) noexcept nogil
    @cython.locals(place=int, i=int)
    cdef void expect(self, Offers before, int chosen, double base) noexcept nogil
    @cython.locals(found=int, most=double, i=int)
    cdef int most_promising(self) noexcept nogil
    @cython.locals(k=int)
    cdef void rank(self, double worth, int width) noexcept nogil
    @cython.locals(i=int)
    cdef void note(self, Offers offers) noexcept nogil
    cdef bint is_overlooked(self, int action, int kind) noexcept nogil
    cdef double evaluate_leaf(self) noexcept nogil
    cdef double weigh(self, State state) noexcept nogil
    cdef double valued(self, State state) noexcept nogil
    cpdef forget(self)
    cdef void wipe(self) noexcept nogil
    cdef bint is_new(self, unsigned long long key) noexcept nogil
