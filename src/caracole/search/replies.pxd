cimport cython

from caracole.kernel cimport names
from caracole.kernel.state cimport State
from caracole.search.plans cimport Plans

@cython.final
cdef class Replies:
    cdef readonly Plans plans, narrow
    cdef State state
    cdef double[6] steps
    cdef readonly int most
    cdef readonly list candidates
    cpdef double trial(self, State ending, int side, int number)
    cdef double run(self, State ending, int side, int number) noexcept nogil
