cimport cython

from caracole.kernel cimport names
from caracole.kernel.state cimport Actions, State

@cython.final
cdef class Frame:
    cdef State state
    cdef Actions out
    cdef Frame below
    cdef double[1024] order
    cdef double[6] value
    cdef double[6] sum_of

@cython.final
cdef class Expectimax:
    cdef Frame top
    cdef readonly int frames, sides, size
    cdef readonly long long nodes
    cdef public long long limit
    cdef public bint stop, exact, careful, guessed
    cdef unsigned long long[::1] keys
    cdef float[::1] low
    cdef float[::1] high
    cdef short[::1] deep
    cpdef list worth(self, int action, int depth, double alpha=*, double beta=*)
    cdef void solve(self, Frame frame, int action, int depth, double alpha, double beta) noexcept nogil
    cdef bint spent(self) noexcept nogil
    cdef bint is_leaf(self, Frame frame, int depth) noexcept nogil
    cdef double guess(self, Frame frame, int side) noexcept nogil
    cdef void sort(self, Frame frame, int depth) noexcept nogil
    cdef double duel(self, Frame frame, int depth, int plies_left, double alpha, double beta) noexcept nogil
    cdef double leaf(self, Frame frame) noexcept nogil
    cdef double expect(self, Frame frame, int depth, int plies_left, double alpha, double beta) noexcept nogil
    cdef double decide(self, Frame frame, int depth, int plies_left, double alpha, double beta) noexcept nogil
    cdef void melee(self, Frame frame, int depth, int plies_left) noexcept nogil
    cdef void evaluate_leaf(self, Frame frame) noexcept nogil
    cdef void melee_chance(self, Frame frame, int depth, int plies_left) noexcept nogil
    cdef void melee_choice(self, Frame frame, int depth, int plies_left) noexcept nogil

cdef list found(Frame frame, int sides)
cdef void set_root(Frame frame, State root)
