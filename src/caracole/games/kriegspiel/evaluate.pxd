from caracole.games.kriegspiel cimport names
from caracole.games.kriegspiel.phases cimport ending, firing, rolling
from caracole.games.kriegspiel.state cimport KriegspielState
from caracole.kernel cimport names as kernel

cpdef double evaluate(KriegspielState state, int side) noexcept nogil
cpdef double adjudicated(KriegspielState state, int side) noexcept nogil
cpdef double cubed(double value) noexcept nogil
cpdef double strength(KriegspielState state, int army) noexcept nogil
cpdef double worth(int arm, int figures) noexcept nogil
cpdef double closeness(KriegspielState state, int plate) noexcept nogil
cpdef double to_go(KriegspielState state, int cell, int army) noexcept nogil
cpdef int distance(KriegspielState state, int one, int other) noexcept nogil
cpdef double menace(KriegspielState state, int army) noexcept nogil
cpdef double best_shot(KriegspielState state, int plate) noexcept nogil
