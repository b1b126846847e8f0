from caracole.games.kriegspiel cimport names, position
from caracole.games.kriegspiel.phases cimport transferring
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel.state cimport Actions

cdef void list_legal(Position state, Actions out) noexcept nogil
cpdef void list_moves(Position state, int plate, Actions out) noexcept nogil
cpdef void list_half_turns(Position state, int plate, Actions out) noexcept nogil
cpdef bint can_half_turn(Position state, int plate) noexcept nogil
cpdef int mobility(Position state, int plate) noexcept nogil
cpdef int budget(int arm) noexcept nogil
cpdef int most_moves(int gunners) noexcept nogil
cpdef bint is_free(Position state, int plate, int turn) noexcept nogil
cpdef void act(Position state, int action) noexcept nogil
cpdef void move(Position state, int plate, int kind) noexcept nogil
cpdef void rotate(Position state, int plate, int twelfths) noexcept nogil
cpdef void displace(Position state, int plate, int turn) noexcept nogil
cpdef void pay(Position state, int plate) noexcept nogil
cpdef void refresh(Position state) noexcept nogil
