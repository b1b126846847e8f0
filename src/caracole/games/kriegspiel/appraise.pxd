from caracole.games.kriegspiel cimport evaluate, names
from caracole.games.kriegspiel.phases cimport firing, moving
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel cimport names as kernel

cpdef double appraise(KriegspielState state, int side) noexcept nogil
cpdef double raised(KriegspielState state, double strength) noexcept nogil
cpdef double material(KriegspielState state, int army) noexcept nogil
cpdef double worth(KriegspielState state, int plate) noexcept nogil
cpdef double approach(KriegspielState state, int army) noexcept nogil
cpdef double apart(KriegspielState state, int plate) noexcept nogil
cpdef bint is_nearer(KriegspielState state, int there, int here, int goal) noexcept nogil
cpdef int between(KriegspielState state, int here, int there) noexcept nogil
cpdef int distance(KriegspielState state, int one, int other) noexcept nogil
cpdef bint is_intact(KriegspielState state, int plate) noexcept nogil
cpdef double promise(KriegspielState state, int army, int fresh) noexcept nogil
cpdef double best_of_arm(KriegspielState state, int army, int arm, int moves, int fresh) noexcept nogil
cpdef int moves_of(KriegspielState state, int plate, int moves, int fresh) noexcept nogil
cpdef double best_of_plate(KriegspielState state, int plate, int moves, double best) noexcept nogil
cpdef bint can_reach(KriegspielState state, int plate, int target, int moves) noexcept nogil
cpdef int cost(KriegspielState state, int plate, int cell, int direction) noexcept nogil
