from caracole.kernel cimport names
from caracole.kernel.random cimport Random
from caracole.kernel.state cimport Actions, State

cdef class Mcts:
    cdef State root, scratch, probe
    cdef Actions out
    cdef Random random
    cdef readonly int sides, size, used
    cdef readonly long long simulations, steps
    cdef public bint stop
    cdef public double exploration, sharpness, trust, doubt
    cdef public int horizon
    cdef int[::1] action, first, count, mover, visits
    cdef float[::1] prior, guess
    cdef double[::1] total
    cdef double[6] value
    cdef int[4096] path
    cpdef long long run(self, int simulations)
    cdef void repeat(self, int simulations) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef void look(self) noexcept nogil
    cdef bint forced(self) noexcept nogil
    cdef bint grow(self, int node) noexcept nogil
    cdef void expect(self, int node) noexcept nogil
    cdef double worth(self, int side) noexcept nogil
    cdef int chosen(self, int node) noexcept nogil
    cdef int drawn(self, int child, int count) noexcept nogil
    cdef void judge(self) noexcept nogil
    cdef void take(self, Mcts other, int top) noexcept nogil

cdef void adopt(Mcts fresh, Mcts tree, int top)
