from caracole.games.manoeuvre cimport appraise, evaluate, names
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel cimport names as kernel

cpdef double judged(Position state, int side) noexcept nogil
cpdef double list_rows(Position state) noexcept nogil
cdef void put_options(Position state) noexcept nogil
cdef void put_option(Position state, int number, bint holds) noexcept nogil
cdef void put_decks(Position state) noexcept nogil
cdef int left(Position state, int side) noexcept nogil
cpdef bint is_told(Position state) noexcept nogil
cpdef tuple told(Position state)
