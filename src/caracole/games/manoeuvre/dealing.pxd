from caracole.games.manoeuvre cimport names
from caracole.games.manoeuvre.state cimport ManoeuvreState
from caracole.kernel.random cimport Random

cpdef void conceal(ManoeuvreState state, int seat) noexcept nogil
cpdef void gather(ManoeuvreState state, int side, int seat) noexcept nogil
cpdef void keep(ManoeuvreState state, int side, int code) noexcept nogil
cpdef void forget_all(ManoeuvreState state, int side) noexcept nogil
cpdef void blur(ManoeuvreState state, int side) noexcept nogil
cpdef void redeal(ManoeuvreState state, int seat, Random random) noexcept nogil
cpdef int below(Random random, int bound) noexcept nogil
cpdef void deal_known(ManoeuvreState state, int side, int seat, Random random) noexcept nogil
cpdef int staying(int count, int hidden, Random random) noexcept nogil
cpdef void deal_rest(ManoeuvreState state, int side, Random random) noexcept nogil
cpdef void guess_old(ManoeuvreState state, int side, Random random) noexcept nogil
cpdef int shuffle_out(ManoeuvreState state, int start, int wanted, int count, Random random) noexcept nogil
cpdef int drawn_from_pile(ManoeuvreState state, int side, Random random) noexcept nogil
