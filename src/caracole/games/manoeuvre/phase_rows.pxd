from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel cimport names as kernel
from caracole.kernel.state cimport Actions

ctypedef bint (*Asks)(Position state) noexcept nogil
ctypedef void (*Lists)(Position state, Actions out) noexcept nogil
ctypedef void (*Acts)(Position state, int action) noexcept nogil

cdef int[38] DECIDERS
cdef Asks[38] ASKS
cdef Lists[38] LISTS
cdef Acts[38] ACTS
cdef Acts[38] GOES_ON

cdef bint always(Position state) noexcept nogil
cdef void nothing(Position state, int argument) noexcept nogil
cdef void list_nothing(Position state, Actions out) noexcept nogil
cdef void phase(int number, int decider, Asks asks, Lists lists, Acts acts, Acts goes_on)
cdef void asked(int number, int decider, Asks asks, Lists lists, Acts acts)
cdef void automatic(int number, Acts goes_on)
cdef void list_due(Position state, Actions out) noexcept nogil
cdef void act(Position state, int action) noexcept nogil
cpdef void settle(Position state) noexcept nogil
cdef int decider(Position state, int who) noexcept nogil
