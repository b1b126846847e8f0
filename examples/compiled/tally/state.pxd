from caracole.kernel.state cimport Actions, State

cdef class Tally(State):
    cdef readonly int heap, last
    cdef void list_legal(self, Actions out) noexcept nogil
    cdef void act(self, int action) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef void take(self, Tally other) noexcept nogil
    cdef unsigned long long digest(self) noexcept nogil
    cdef double payoff(self, int side) noexcept nogil
