from caracole.games.kriegspiel cimport evaluate, names, position
from caracole.games.kriegspiel.phases cimport firing, moving
from caracole.games.kriegspiel.position cimport Position
from caracole.kernel cimport names as kernel

cpdef double appraise(Position state, int side) noexcept nogil
cpdef double raised(Position state, double strength) noexcept nogil
cpdef double material(Position state, int army) noexcept nogil
cpdef double worth(Position state, int plate) noexcept nogil
cpdef double approach(Position state, int army) noexcept nogil
cpdef double apart(Position state, int plate) noexcept nogil
cpdef bint is_nearer(Position state, int there, int here, int goal) noexcept nogil
cpdef int between(Position state, int here, int there) noexcept nogil
cpdef int distance(Position state, int one, int other) noexcept nogil
cpdef bint is_intact(Position state, int plate) noexcept nogil
cpdef double promise(Position state, int army, int fresh) noexcept nogil
cpdef double best_of_arm(Position state, int army, int arm, int moves, int fresh) noexcept nogil
cpdef int moves_of(Position state, int plate, int moves, int fresh) noexcept nogil
cpdef double best_of_plate(Position state, int plate, int moves, double best) noexcept nogil
cpdef bint can_reach(Position state, int plate, int target, int moves) noexcept nogil
cpdef int cost(Position state, int plate, int cell, int direction) noexcept nogil
