cimport cython

from caracole.games.glorreiche cimport evaluate, names, position
from caracole.games.glorreiche.phases cimport arriving, marching
from caracole.games.glorreiche.position cimport Position

cpdef double judged(Position state, int player) noexcept nogil
cpdef bint is_asked(Position state) noexcept nogil
cpdef double list_rows(Position state, int player) noexcept nogil
@cython.locals(total=double)
cdef double formula(Position state, int player, double* expected) noexcept nogil
cdef void put_recruit(Position state, int recruit, int theirs) noexcept nogil
cdef int stands(Position state, int recruit) noexcept nogil
@cython.locals(others=int, best=int, slot=int, ordered=int)
cdef void put_score(Position state, int player) noexcept nogil
@cython.locals(away=int)
cdef void put_match(Position state, int player) noexcept nogil
cdef void put_options(Position state) noexcept nogil
cdef void put_option(Position state, int number, bint holds) noexcept nogil
cdef void put_sums(Position state, int player, double lead, double* expected) noexcept nogil
cpdef bint is_told(Position state) noexcept nogil
cdef int speaker(Position state) noexcept nogil
cpdef tuple told(Position state)
