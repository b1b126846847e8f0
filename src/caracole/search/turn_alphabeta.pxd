cimport cython

from caracole.kernel cimport names
from caracole.kernel.state cimport Actions, State

@cython.final
cdef class Best:
    cdef int capacity, count, size, least
    cdef int[16] draft
    cdef double[256] value
    cdef unsigned long long[256] key
    cdef int[256] length
    cdef int[4096] line
    cdef bint wants(self, double value) noexcept nogil
    cdef int worst(self) noexcept nogil
    cdef void offer(self, double value, unsigned long long key) noexcept nogil
    cdef void write(self, int place, double value, unsigned long long key) noexcept nogil
    cdef void copy(self, Best other) noexcept nogil
    cdef void swap(self, int one, int other) noexcept nogil
    cdef void sort(self) noexcept nogil

@cython.final
cdef class Sheet:
    cdef State state, start, after
    cdef Actions out
    cdef Best begun, longer, done
    cdef Sheet below

@cython.final
cdef class TurnAlphaBeta:
    cdef readonly tuple shape
    cdef Sheet top
    cdef readonly int deepest
    cdef public bint careful
    cdef int known
    cdef double hair
    cdef readonly long long nodes
    cdef public long long limit
    cdef public bint stop
    cdef unsigned long long[::1] keys
    cdef short[::1] deep
    cdef double[::1] low
    cdef double[::1] high
    cdef short[::1] best
    cpdef double worth(self, int turn, int depth, double alpha=*, double beta=*)
    cdef bint is_spent(self) noexcept nogil
    cdef void find_turns(self, Sheet sheet) noexcept nogil
    cdef void lengthen(self, Sheet sheet, int begun) noexcept nogil
    cdef double judged(self, State state, int side) noexcept nogil
    cdef void cut_short(self, Sheet sheet) noexcept nogil
    cdef double follow(self, Sheet sheet, int turn, int depth, double alpha, double beta) noexcept nogil
    cdef double value_of(self, Sheet sheet, int depth, double alpha, double beta) noexcept nogil
    cdef bint is_known(self, unsigned long long key, int place, int depth) noexcept nogil
    cdef double choose(self, Sheet sheet, int place, int depth, double alpha, double beta) noexcept nogil
    cdef double compared(self, Sheet sheet, int turn, int nth, int depth, double alpha, double beta) noexcept nogil

cdef void begin(TurnAlphaBeta turns, State root)
cdef list listed(Best best)
cdef list valued(Best best)
