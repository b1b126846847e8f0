cimport cython

from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.position cimport Position
from caracole.kernel cimport names as kernel
from caracole.kernel.random cimport Random, absorbed

cpdef void conceal(Position state, int seat) noexcept nogil
cpdef void gather(Position state, int side, int seat) noexcept nogil
cpdef void keep(Position state, int side, int code) noexcept nogil
cpdef void forget_all(Position state, int side) noexcept nogil
cpdef void hide_first_deck(Position state, int side) noexcept nogil
cpdef int noticed(Position state, int action, int seat) noexcept nogil
cpdef int drawing(Position state) noexcept nogil
cpdef int owner(Position state) noexcept nogil
cdef int spied(Position state) noexcept nogil
cpdef void redeal(Position state, int seat, Random random) noexcept nogil
cpdef int below(Random random, int bound) noexcept nogil
@cython.locals(loose=cython.short[64])
cpdef void deal_known(Position state, int side, int seat, Random random) noexcept nogil
cpdef int staying(int count, int hidden, Random random) noexcept nogil
@cython.locals(loose=cython.short[64])
cpdef void deal_rest(Position state, int side, Random random) noexcept nogil
@cython.locals(loose=cython.short[64])
cpdef void guess_old(Position state, int side, Random random) noexcept nogil
cdef int shuffle_out(short* loose, int start, int wanted, int count, Random random) noexcept nogil
cpdef int drawn_from_pile(Position state, int side, Random random) noexcept nogil
